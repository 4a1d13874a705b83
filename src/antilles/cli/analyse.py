"""``antilles analyse``: who won by what, and why."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from antilles.analysis import DEPTHS, Analysis, Depth, Unfinished, analyse as analyse_record
from antilles.analysis.cache import Cache, name_of
from antilles.analysis.picture import course_svg
from antilles.analysis.recheck import Recheck, recheck as recheck_claims
from antilles.analysis.sentences import as_data, claim_text, gain_text, known_text, moment_text
from antilles.analysis.settings import DEFAULT_SEED
from antilles.cli.arena import progress_bar
from antilles.cli.arguments import Argument, Exit, Option
from antilles.cli.records import DataFile, game_of, read_record, use_data
from antilles.cli.show import names_of
from antilles.cli.terminal import WRONG, Failure, Terminal
from antilles.cli.verify import all_files
from antilles.kernel.game import Game
from antilles.kernel.record import Record, RecordError, verify


@dataclass(frozen=True)
class Study:
    """One record and what was found."""

    file: Path
    game: Game
    record: Record
    names: list[str]
    found: Analysis


def analyse(
    terminal: Terminal,
    files: Annotated[list[Path], Argument(help="help-files", metavar="FILE...")],
    depth: Annotated[
        str, Option("--depth", help="help-analyse-depth", metavar="quick|deep", complete=lambda _: DEPTHS)
    ] = "quick",
    seed: Annotated[int, Option("--seed", help="help-analyse-seed", metavar="N")] = DEFAULT_SEED,
    plot: Annotated[Path | None, Option("--plot", help="help-analyse-plot", metavar="FILE.svg")] = None,
    cache: Annotated[bool, Option("--cache", "--no-cache", help="help-analyse-cache")] = True,
    recheck: Annotated[bool, Option("--recheck", help="help-analyse-recheck")] = False,
    data: DataFile = None,
    as_json: Annotated[bool, Option("--json", help="help-json")] = False,
) -> None:
    """help-analyse"""
    use_data(data)
    if depth not in DEPTHS:
        raise Failure("analyse-depth", name=depth, depths=", ".join(DEPTHS))
    chosen = all_files(files)
    if plot is not None and len(chosen) != 1:
        raise Failure("analyse-one-plot")
    if not 0 <= seed < 2**31:
        raise Failure("analyse-seed", most=2**31 - 1)
    kept = Cache(cache_directory()) if cache else None
    told_at_once = not (recheck or as_json)
    studies: list[Study] = []
    for file in chosen:
        try:
            study = examine(terminal, file, DEPTHS[depth], seed, kept)
        except Failure as failure:
            if len(chosen) == 1:
                raise
            terminal.complain(terminal.say(failure.key, **failure.facts))  # the others are looked at all the same
            continue
        studies.append(study)
        if told_at_once:
            show(terminal, study)
    if plot is not None:
        draw(terminal, plot, studies[0])
    if recheck:
        show_recheck(terminal, [check(terminal, study) for study in studies], as_json)
    elif as_json:
        found = [as_data(study.found, terminal.words, study.game, study.names) for study in studies]
        terminal.json(found[0] if len(chosen) == 1 else found)
    if len(studies) < len(chosen):
        raise Exit(WRONG)


def cache_directory() -> Path:
    given = os.environ.get("XDG_CACHE_HOME", "")
    home = Path(given) if given.startswith("/") else Path.home() / ".cache"
    return home / "antilles" / "analysis"


def examine(terminal: Terminal, file: Path, depth: Depth, seed: int, kept: Cache | None) -> Study:
    """From the cache, or with a bar; whatever is wrong with the record is a sentence with its place."""
    record, game = None, None
    try:
        record = read_record(file)
        game = game_of(record)
        if verify(game, record).actors():
            raise Failure("analyse-unfinished", code=WRONG, file=str(file))
        name = name_of(game, record, depth, seed)
        found = kept.get(name) if kept is not None else None
        if found is None:
            found = run(terminal, file, game, record, depth, seed)
            if kept is not None:
                kept.put(name, found)
    except RecordError as error:
        sentence = terminal.words.record_sentence(error, game, names_of(record) if record else [])
        raise Failure(
            "file-place", code=WRONG, file=str(file), line=str(error.line), column=str(error.column), sentence=sentence
        ) from None
    except Unfinished:
        raise Failure("analyse-unfinished", code=WRONG, file=str(file)) from None
    names = names_of(record)
    return Study(file, game, record, names, replace(found, names=tuple(names)))


def run(terminal: Terminal, file: Path, game: Game, record: Record, depth: Depth, seed: int) -> Analysis:
    with progress_bar(terminal) as bar:
        task = bar.add_task(file.name, total=None)
        return analyse_record(
            game, record, depth, seed, lambda done, all_of: bar.update(task, completed=done, total=all_of)
        )


def draw(terminal: Terminal, plot: Path, study: Study) -> None:
    title = terminal.say("analysis-picture", game=study.game.title)
    try:
        plot.write_text(course_svg(study.found, title, study.names), encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise Failure("file-unwritable", code=WRONG, file=str(plot), reason=reason) from None


# --- for people -------------------------------------------------------------------------------------


def show(terminal: Terminal, study: Study) -> None:
    found = study.found
    title = terminal.say(
        "analysis-title", game=study.game.title, file=str(study.file), depth=found.depth, seed=found.seed
    )
    terminal.print(title, "bold")
    terminal.out.print(ledger_grid(terminal, study))
    if study.game.data_digest:
        terminal.tell("analysis-data", digest=study.game.data_digest)
    terminal.tell("analysis-gifts", "bold")
    terminal.out.print(gift_grid(study))
    terminal.tell("analysis-turning-points" if found.turning_points else "analysis-no-turning-points", "bold")
    words = terminal.words.of(study.game)
    for number, place in enumerate(found.turning_points, start=1):
        moment = found.moments[place]
        head = terminal.say("analysis-moment", number=number, line=moment.line)
        terminal.print(f"{head} {moment_text(words, study.game, moment, study.names)}")
        changes = [f"{name} {signed(change)}" for name, change in zip(study.names, moment.chances, strict=True)]
        terminal.print("  ".join(changes), "dim", indent=4)
        if moment.better is not None and moment.interval is not None:
            terminal.print(gain_text(words, moment.gain, moment.interval), indent=4)
        if known := known_text(words, moment):
            terminal.print(known, indent=4)
        for claim in moment.reasons:
            assert moment.seat is not None
            terminal.print(f"– {claim_text(words, study.game, claim, study.names, moment.seat)}", indent=4)
    terminal.tell("analysis-note", "dim")


def signed(share: float) -> str:
    """In games of 100, with its sign."""
    number = round(100 * share)
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def whole(share: float) -> str:
    """In games of 100; without luck somebody may have less than none."""
    return signed(share).removeprefix("+")


def ledger_grid(terminal: Terminal, study: Study) -> Grid:
    """From start to end, a column a seat."""
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column("")
    for name in study.names:
        grid.add_column(Text(name), justify="right", no_wrap=True)
    found, ledger = study.found, study.found.ledger
    rows: list[tuple[str, list[str]]] = [
        ("start", [f"{100 * reward:.0f}" for reward in found.start]),
        ("luck", [signed(account.luck) for account in ledger]),
        ("skill", [signed(account.skill) for account in ledger]),
        ("blind", [f"({signed(account.skill_blind)})" for account in ledger]),
        ("others", [signed(account.others) for account in ledger]),
        ("residual", [signed(account.residual) for account in ledger]),
        ("end", [f"{100 * reward:.0f}" for reward in found.end]),
        ("adjusted", [whole(account.adjusted) for account in ledger]),
        ("accuracy", ["–" if account.accuracy is None else f"{account.accuracy:.0f}" for account in ledger]),
    ]
    for key, cells in rows:
        grid.add_row(Text(terminal.say(f"analysis-{key}")), *cells)
    return grid


def gift_grid(study: Study) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column("")
    for name in study.names:
        grid.add_column(Text(name), justify="right", no_wrap=True)
    for name, row in zip(study.names, study.found.gifts, strict=True):
        grid.add_row(Text(name), *[signed(number) for number in row])
    return grid


# --- once more --------------------------------------------------------------------------------------


def check(terminal: Terminal, study: Study) -> Recheck:
    with progress_bar(terminal) as bar:
        task = bar.add_task(study.file.name, total=None)
        return recheck_claims(
            study.game, study.record, study.found, lambda done, all_of: bar.update(task, completed=done, total=all_of)
        )


def show_recheck(terminal: Terminal, checks: list[Recheck], as_json: bool) -> None:
    said, held = sum(study.said for study in checks), sum(study.held for study in checks)
    if as_json:
        terminal.json({"games": len(checks), "said": said, "held": held})
    else:
        terminal.tell("analysis-rechecked", n=len(checks), said=said, held=held)
