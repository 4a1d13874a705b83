"""``antilles train``: an evaluation for a game's bots that learns from their own games."""

from __future__ import annotations

import time
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from antilles.arena.cluster import NoCluster
from antilles.arena.entrants import present
from antilles.cli.arena import check_numbers, progress_bar
from antilles.cli.arguments import Argument, Exit, Option
from antilles.cli.play import fresh_record
from antilles.cli.rules import every_game
from antilles.cli.terminal import INTERRUPTED, WRONG, Failure, Terminal, game_called
from antilles.kernel.game import Game

if TYPE_CHECKING:
    from antilles.arena.training import Generation, Lesson, Run

LONGEST = 1000.0
HOUR = 3600.0
MOST_ITERATIONS = 1_000_000
MOST_HIDDEN = 64


def train(
    terminal: Terminal,
    game: Annotated[str, Argument(help="help-game", metavar="GAME", complete=every_game)],
    hours: Annotated[float, Option("--hours", help="help-train-hours", metavar="H")] = 1.0,
    seed: Annotated[int, Option("--seed", help="help-arena-seed", metavar="S")] = 1,
    games: Annotated[int, Option("--games", "-g", help="help-train-games", metavar="M")] = 400,
    iterations: Annotated[int, Option("--iterations", help="help-train-iterations", metavar="N")] = 200,
    check: Annotated[int, Option("--check", help="help-train-check", metavar="M")] = 120,
    hidden: Annotated[int, Option("--hidden", help="help-train-hidden", metavar="N")] = 16,
    passes: Annotated[int, Option("--passes", help="help-train-passes", metavar="N")] = 30,
    seats: Annotated[int, Option("--seats", help="help-train-seats", metavar="N")] = 0,
    generations: Annotated[int, Option("--generations", help="help-train-generations", metavar="N")] = 0,
    into: Annotated[Path | None, Option("--into", help="help-train-into", metavar="FOLDER")] = None,
    jobs: Annotated[int, Option("--jobs", "-j", help="help-jobs", metavar="J")] = 1,
    cluster: Annotated[str, Option("--cluster", help="help-cluster", metavar="ADDRESS")] = "",
) -> None:
    """help-train"""
    chosen = game_called(game)
    check_numbers(games=games, jobs=jobs)
    check_numbers(games=check, jobs=jobs)
    if not 0 < hours <= LONGEST:
        raise Failure("train-hours", most=int(LONGEST))
    if not (1 <= iterations <= MOST_ITERATIONS and 1 <= hidden <= MOST_HIDDEN and 1 <= passes <= MOST_ITERATIONS):
        raise Failure("train-numbers", iterations=MOST_ITERATIONS, hidden=MOST_HIDDEN)
    if seats:
        fresh_record(chosen, seats, [])
    if not chosen.tuning.weights:
        raise Failure("tune-nothing", game=chosen.name, file="insight.toml")
    if find_spec("numpy") is None:
        raise Failure("train-numpy")
    from antilles.arena.training import Lesson

    lesson = Lesson(chosen.name, chosen.edition, seed, games, iterations, check, hidden, passes, seats)
    run = resume(chosen, lesson, into or Path("training") / chosen.name)
    end = time.monotonic() + hours * HOUR
    try:
        while time.monotonic() < end and not 0 < generations <= run.done:
            tell_about(terminal, one_more(terminal, run, chosen, jobs, cluster))
    except NoCluster as error:
        raise Failure("no-cluster", code=WRONG, address=cluster, reason=str(error)) from None
    except KeyboardInterrupt:
        terminal.complain(terminal.say("train-interrupted", folder=str(run.folder)))
        raise Exit(INTERRUPTED) from None
    finish(terminal, run)


def resume(game: Game, lesson: Lesson, folder: Path) -> Run:
    from antilles.arena.training import OtherRun, open_run

    try:
        return open_run(lesson, folder, present(game, iterations=lesson.iterations))
    except OtherRun:
        raise Failure("train-other", folder=str(folder)) from None
    except OSError as error:
        raise Failure("file-unwritable", code=WRONG, file=str(folder), reason=error.strerror or str(error)) from None


def one_more(terminal: Terminal, run: Run, game: Game, jobs: int, cluster: str) -> Generation:
    """A generation with its bar: a step a game played, a pass made, a game of the comparison."""
    from antilles.arena.training import next_generation

    lesson = run.lesson
    with progress_bar(terminal) as bar:
        total = lesson.games + lesson.passes + len(lesson.tables(game)) * lesson.check
        task = bar.add_task(f"{game.name} {run.done}", total=total)
        return next_generation(run, game, lambda _what, _of: bar.advance(task), jobs, cluster)


def tell_about(terminal: Terminal, made: Generation) -> None:
    shares = ", ".join(f"{seats}: {share}" for seats, share in made.shares.items())
    key = "train-taken" if made.taken else "train-refused"
    terminal.tell(key, number=made.number, before=f"{made.before:.4f}", after=f"{made.after:.4f}", shares=shares)


def finish(terminal: Terminal, run: Run) -> None:
    """The best evaluation as a file; putting it into the package is left to whoever has confirmed it."""
    if not any(entry["taken"] for entry in run.log):
        terminal.tell("train-nothing", n=run.done)
        return
    file = run.folder / "learned.json"
    file.write_text(run.best.nets[run.lesson.seats], encoding="utf-8")
    terminal.tell("train-done", n=run.done, file=str(file))
    for seats, row in run.best.scale.items():
        terminal.print(f"{seats} = {row}", indent=2)
