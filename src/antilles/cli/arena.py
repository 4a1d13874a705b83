"""``antilles arena``: bots play each other, and their strength is measured."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from rich.text import Text

from antilles.arena.cluster import NoCluster
from antilles.arena.entrants import (
    Entrant,
    NoSuchProgram,
    bots_on_offer,
    introduced,
    numbered,
    our_bot,
    policy as as_policy,
    program,
)
from antilles.arena.file_lock import InUse
from antilles.arena.policy import NoSuchPolicy
from antilles.arena.program_bot import DEFAULT_SECONDS
from antilles.arena.results import OtherTournament, Result, ResultFile, Settings, in_order
from antilles.arena.schedule import schedule
from antilles.arena.tournament import play_tournament
from antilles.bots.kinds import KINDS, NoSuchBot
from antilles.cli.arguments import Argument, Exit, Option
from antilles.cli.play import fresh_record
from antilles.cli.rules import every_game
from antilles.cli.terminal import INTERRUPTED, WRONG, Failure, Terminal, game_called
from antilles.kernel.game import Game

if TYPE_CHECKING:
    from rich.progress import Progress

    from antilles.arena.summary import Measured, Standing, Summary

MOST_GAMES = 1_000_000
MOST_JOBS = 256
LONGEST = 600.0
MOST_FAULTS = 10


def arena(
    terminal: Terminal,
    game: Annotated[str, Argument(help="help-game", metavar="GAME", complete=every_game)],
    bots: Annotated[str, Option("--bots", "-b", help="help-arena-bots", metavar="A,B,…")] = "",
    bot: Annotated[list[str] | None, Option("--bot", help="help-arena-bot", metavar="COMMAND")] = None,
    policy: Annotated[list[str] | None, Option("--policy", help="help-arena-policy", metavar="PLACE")] = None,
    seats: Annotated[int, Option("--seats", "-s", help="help-arena-seats", metavar="N")] = 2,
    games: Annotated[int, Option("--games", "-g", help="help-arena-games", metavar="M")] = 100,
    jobs: Annotated[int, Option("--jobs", "-j", help="help-jobs", metavar="J")] = 1,
    cluster: Annotated[str, Option("--cluster", help="help-cluster", metavar="ADDRESS")] = "",
    seed: Annotated[int, Option("--seed", help="help-arena-seed", metavar="S")] = 1,
    option: Annotated[list[str] | None, Option("--option", "-o", help="help-option", metavar="NAME=VALUE")] = None,
    seconds: Annotated[float, Option("--seconds", help="help-arena-seconds", metavar="S")] = DEFAULT_SECONDS,
    out: Annotated[Path | None, Option("--out", help="help-arena-out", metavar="FILE")] = None,
    plot: Annotated[Path | None, Option("--plot", help="help-arena-plot", metavar="FILE.svg")] = None,
    as_json: Annotated[bool, Option("--json", help="help-json")] = False,
) -> None:
    """help-arena"""
    chosen = game_called(game)
    check_numbers(games=games, jobs=jobs, seconds=seconds)
    entrants = invite(chosen, bots, bot or [], policy or [], seconds)
    options = fresh_record(chosen, seats, option or []).options
    settings = Settings(chosen.name, chosen.edition, seats, options, tuple(entrant.name for entrant in entrants), seed)
    kept = open_results(out, settings)
    results = dict(kept.done) if kept else {}
    interrupted = False
    try:
        play_rest(terminal, settings, entrants, games, jobs, cluster, seconds, results, kept)
    except KeyboardInterrupt:
        interrupted = True
    except NoCluster as error:
        raise Failure("no-cluster", code=WRONG, address=cluster, reason=str(error)) from None
    finally:
        if kept:
            kept.close()
    show_all(terminal, chosen, settings, in_order(results.values()), plot, as_json)
    if interrupted:
        again = terminal.say("arena-again", file=str(out)) if out else ""
        terminal.complain(f"{terminal.say('arena-interrupted', n=len(results))} {again}".strip())
        raise Exit(INTERRUPTED)


def invite(game: Game, bots: str, commands: list[str], policies: list[str], seconds: float) -> list[Entrant]:
    """At least two entrants; a failure for a bot, a policy or a program that is not there."""
    try:
        entrants = [our_bot(kind, game) for kind in bots.split(",") if kind.strip()]
        entrants += [as_policy(place, game) for place in policies]
        entrants += [introduced(program(command), seconds) for command in commands]
    except NoSuchBot as error:
        raise Failure("no-such-bot", name=str(error), bots=bots_on_offer(game, str(error))) from None
    except NoSuchProgram as error:
        raise Failure("no-such-program", name=str(error)) from None
    except NoSuchPolicy as error:
        raise Failure("no-such-policy", reason=str(error)) from None
    if len(entrants) < 2:
        raise Failure("arena-two-bots", bots=", ".join(KINDS))
    return numbered(entrants)


def check_numbers(games: int, jobs: int, seconds: float = DEFAULT_SECONDS) -> None:
    if not 1 <= games <= MOST_GAMES:
        raise Failure("arena-games", most=MOST_GAMES)
    if not 1 <= jobs <= MOST_JOBS:
        raise Failure("arena-jobs", most=MOST_JOBS)
    if not 0 < seconds <= LONGEST:
        raise Failure("bench-seconds", most=LONGEST)


def open_results(out: Path | None, settings: Settings) -> ResultFile | None:
    try:
        return ResultFile(out, settings) if out else None
    except OtherTournament:
        raise Failure("arena-other", file=str(out)) from None
    except InUse:
        raise Failure("arena-in-use", file=str(out)) from None
    except UnicodeDecodeError:
        raise Failure("arena-other", file=str(out)) from None
    except OSError as error:
        raise Failure("file-unwritable", code=WRONG, file=str(out), reason=error.strerror or str(error)) from None


def progress_bar(terminal: Terminal) -> Progress:
    """On standard error, with the time left."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=terminal.err,
        disable=not terminal.err.is_terminal,
    )


def play_rest(
    terminal: Terminal,
    settings: Settings,
    entrants: list[Entrant],
    games: int,
    jobs: int,
    cluster: str,
    seconds: float,
    results: dict[int, Result],
    kept: ResultFile | None,
) -> None:
    """What is not in ``results`` yet."""
    pairings = schedule(len(entrants), settings.seats, games, settings.seed)
    left = [pairing for pairing in pairings if pairing.number not in results]
    with progress_bar(terminal) as bar:
        task = bar.add_task(settings.game, total=len(pairings), completed=len(pairings) - len(left))

        def report(result: Result) -> None:
            results[result.number] = result
            if kept:
                kept.add(result)
            bar.advance(task)

        play_tournament(
            settings.game,
            entrants,
            left,
            settings.options,
            jobs=jobs,
            cluster=cluster,
            seconds=seconds,
            report=report,
        )


def show_all(
    terminal: Terminal, game: Game, settings: Settings, results: list[Result], plot: Path | None, as_json: bool
) -> None:
    from antilles.arena.plot import ladder_svg
    from antilles.arena.summary import summarise

    if not results:
        return
    summary = summarise(results)
    if plot is not None:
        ratings = [standing.rating for standing in summary.standings]
        title = terminal.say("arena-title", game=game.title, seats=settings.seats, games=summary.games)
        try:
            plot.write_text(ladder_svg(title, terminal.say("arena-picture-note"), ratings), encoding="utf-8")
        except OSError as error:
            reason = error.strerror or str(error)
            raise Failure("file-unwritable", code=WRONG, file=str(plot), reason=reason) from None
    if as_json:
        terminal.json({"game": settings.game, "seats": settings.seats, "seed": settings.seed, **summary.as_dict()})
    else:
        print_summary(terminal, game, settings, summary)


def print_summary(terminal: Terminal, game: Game, settings: Settings, summary: Summary) -> None:
    from rich import box
    from rich.table import Table as Grid

    title = terminal.say("arena-title", game=game.title, seats=settings.seats, games=summary.games)
    grid = Grid(box=box.SIMPLE_HEAD, title=title, title_justify="left", pad_edge=False, padding=(0, 1, 0, 0))
    grid.add_column(terminal.say("arena-bot"), no_wrap=True)
    for key in ("wins", "place", "points", "elo", "step", "skill"):
        grid.add_column(terminal.say(f"arena-{key}"), justify="right", no_wrap=True)
    for standing in summary.standings:
        grid.add_row(*row_of(standing))
    terminal.out.print(grid)
    print_rewards(terminal, summary)
    seats = "  ".join(f"{share.seat}: {share.wins:.0%}" for share in summary.seats)
    terminal.tell("arena-seats", seats=seats)
    for pair in summary.pairs:
        terminal.tell(
            "arena-pair", bot=pair.bot, other=pair.other, ahead=pair.ahead, level=pair.level, behind=pair.behind
        )
    terminal.tell("arena-note", "dim")
    for fault, times in sorted(summary.faults.items(), key=lambda item: -item[1])[:MOST_FAULTS]:
        terminal.tell("arena-fault", "yellow", fault=fault, n=times)


def print_rewards(terminal: Terminal, summary: Summary) -> None:
    """Rewards with their intervals, raw and without luck."""
    for standing in summary.standings:
        raw, without = standing.reward, standing.adjusted
        facts: dict[str, str] = {"bot": standing.bot, "raw": interval_text(raw)}
        if without is None or standing.fewer is None:
            terminal.tell("arena-reward", **facts)
        else:
            terminal.tell(
                "arena-reward-adjusted", **facts, adjusted=interval_text(without), fewer=f"{standing.fewer:.1f}"
            )
    terminal.tell("arena-reward-note", "dim")


def interval_text(measured: Measured) -> str:
    return f"{measured.mean:.3f} [{measured.low:.3f} {measured.high:.3f}]"


def row_of(standing: Standing) -> list[Text]:
    rating = standing.rating
    cells = [
        standing.bot,
        f"{standing.wins:.0%}",
        f"{standing.place:.2f}",
        f"{standing.points:.1f}",
        f"{rating.elo:+.0f} [{rating.low:+.0f} {rating.high:+.0f}]",
        "" if rating.step is None else f"{rating.step:+.0f} [{rating.step_low:+.0f} {rating.step_high:+.0f}]",
        f"{standing.skill:.1f}±{standing.doubt:.1f}",
    ]
    return [Text(cell) for cell in cells]
