"""``antilles tune``: better parameters for a game's bots, found by playing."""

from __future__ import annotations

import time
from importlib.resources import as_file, files
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

from rich.progress import Progress

from antilles.arena.elo import Rating
from antilles.arena.entrants import Trial, present
from antilles.arena.tuning import Course, Step, compare, tune as find_better, write_toml
from antilles.cli.arena import check_numbers, progress_bar
from antilles.cli.arguments import Argument, Exit, Option
from antilles.cli.bench_search import iterations_per_second
from antilles.cli.rules import every_game
from antilles.cli.terminal import INTERRUPTED, WRONG, Failure, Terminal, game_called, setup_failure
from antilles.kernel.data import Tuning
from antilles.kernel.game import Game, SetupError

WHAT = ("all", "search", "weights")
MOST_STEPS = 1_000_000
MOVES_AN_ITERATION = 20
"""About: what a number of simulated moves is in iterations."""
FILE = "insight.toml"


def tune(
    terminal: Terminal,
    game: Annotated[str, Argument(help="help-game", metavar="GAME", complete=every_game)],
    what: Annotated[str, Option("--what", help="help-tune-what", metavar="WHAT", complete=lambda _: WHAT)] = "all",
    seats: Annotated[int, Option("--seats", "-s", help="help-arena-seats", metavar="N")] = 2,
    rounds: Annotated[int, Option("--rounds", help="help-tune-rounds", metavar="R")] = 20,
    games: Annotated[int, Option("--games", "-g", help="help-tune-games", metavar="M")] = 40,
    check: Annotated[int, Option("--check", help="help-tune-check", metavar="M")] = 200,
    steps: Annotated[int, Option("--steps", help="help-tune-steps", metavar="N")] = 20_000,
    jobs: Annotated[int, Option("--jobs", "-j", help="help-jobs", metavar="J")] = 1,
    seed: Annotated[int, Option("--seed", help="help-arena-seed", metavar="S")] = 1,
    scale: Annotated[bool, Option("--calibrate", help="help-tune-calibrate")] = False,
    second: Annotated[bool, Option("--second", help="help-tune-second")] = False,
    dry: Annotated[bool, Option("--dry-run", help="help-tune-dry")] = False,
) -> None:
    """help-tune"""
    chosen = game_called(game)
    if what not in WHAT:
        raise Failure("tune-what", name=what, names=", ".join(WHAT))
    check_numbers(games=games, jobs=jobs, seconds=1.0)
    check_numbers(games=check, jobs=jobs, seconds=1.0)
    check_numbers(games=max(1, rounds), jobs=jobs, seconds=1.0)
    if not 1 <= steps <= MOST_STEPS:
        raise Failure("tune-steps", most=MOST_STEPS)
    try:
        chosen.settle(seats)
    except SetupError as error:
        setup_failure(error)
    tuning = chosen.tuning
    if (what == "weights" and not tuning.weights) or not tuning.search:
        raise Failure("tune-nothing", game=chosen.name, file=FILE)
    if scale:
        calibrate_formula(terminal, chosen, games, check, steps, seed, jobs, dry)
        return
    before = present(chosen, steps)
    course = Course(seats, rounds, games, check, steps, seed, jobs)
    try:
        after, rating = run(terminal, chosen, before, course, what)
    except KeyboardInterrupt:
        terminal.complain(terminal.say("tune-interrupted"))
        raise Exit(INTERRUPTED) from None
    finish(terminal, chosen, before, after, rating, second, dry)


def run(terminal: Terminal, game: Game, before: Trial, course: Course, what: str) -> tuple[Trial, Rating | None]:
    """Find a champion, then compare it with what was there; no comparison if nothing was better."""
    with progress_bar(terminal) as bar:
        task = bar.add_task(game.name, total=course.rounds * course.games + course.check)
        after = find_better(
            game.name, before, course, what, lambda step: report(terminal, bar, step), lambda _: bar.advance(task)
        )
        if after == before:
            return after, None
        return after, compare(game.name, before, after, course, lambda _: bar.advance(task))


def report(terminal: Terminal, bar: Progress, step: Step) -> None:
    key = "tune-taken" if step.taken else "tune-refused"
    bar.console.print(terminal.say(key, number=step.number, score=f"{step.score:.1%}"))


def finish(
    terminal: Terminal, game: Game, before: Trial, after: Trial, rating: Rating | None, second: bool, dry: bool
) -> None:
    """Say what changed and what it is worth; write it if it is worth something."""
    better = False
    if rating is not None and rating.step is not None and rating.step_low is not None and rating.step_high is not None:
        better = rating.step > 0
        terminal.tell(
            "tune-result", gap=f"{rating.step:+.0f}", low=f"{rating.step_low:+.0f}", high=f"{rating.step_high:+.0f}"
        )
        for table in ("search", "weights"):
            old, new = getattr(before, table), getattr(after, table)
            for name in [name for name in old if old[name] != new[name]]:
                terminal.print(f"{table}.{name}: {old[name]} → {new[name]}", indent=2)
    kept = after if better else before
    search = dict(kept.search)
    if second:
        judge = game.evaluation_of(Tuning(search, kept.weights, scale=kept.scale, learned=game.tuning.learned))
        search["governor"] = two_figures(iterations_per_second(game, search, judge, time.perf_counter))
        terminal.tell("tune-second", n=int(search["governor"]))
    if dry or (search == before.search and kept.weights == before.weights):
        terminal.tell("tune-unchanged", file=FILE)
        return
    tuning = game.tuning
    write(terminal, game, Tuning(search, kept.weights, tuning.levels, tuning.versions, tuning.scale, tuning.learned))


def calibrate_formula(
    terminal: Terminal, game: Game, games: int, check: int, steps: int, seed: int, jobs: int, dry: bool
) -> None:
    """Fit the formula's scale to games of the present bots, and let the result play them."""
    if find_spec("numpy") is None:
        raise Failure("train-numpy")
    from antilles.arena.calibration import calibrate

    before = present(game, iterations=max(8, steps // MOVES_AN_ITERATION))
    with progress_bar(terminal) as bar:
        task = bar.add_task(game.name, total=games * len(game.seats) + 2 * check)
        try:
            found = calibrate(game, before, games, check, seed, jobs, lambda: bar.advance(task))
        except KeyboardInterrupt:
            terminal.complain(terminal.say("tune-interrupted"))
            raise Exit(INTERRUPTED) from None
    for seats, share in found.shares.items():
        terminal.tell("tune-share", seats=seats, share=str(share))
    for seats, row in found.scale.items():
        terminal.print(f"scale.{seats}: {row}", indent=2)
    if dry or not found.better:
        terminal.tell("tune-unchanged", file=FILE)
        return
    tuning = game.tuning
    write(terminal, game, Tuning(tuning.search, tuning.weights, tuning.levels, tuning.versions, found.scale))


def two_figures(rate: float) -> int:
    return int(float(f"{rate:.2g}"))


def write(terminal: Terminal, game: Game, tuning: Tuning) -> None:
    """Into the game's package, whole or not at all."""
    header = f"What bots know of {game.title}. `antilles tune {game.name}` finds and writes these values."
    with as_file(files(game.package).joinpath(FILE)) as path:
        fresh = Path(path).with_suffix(".new")
        try:
            fresh.write_text(write_toml(header, tuning), encoding="utf-8")
            fresh.replace(path)
        except OSError as error:
            raise Failure("file-unwritable", code=WRONG, file=FILE, reason=error.strerror or str(error)) from None
    terminal.tell("tune-written", file=FILE)
