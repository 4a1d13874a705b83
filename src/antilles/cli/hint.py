"""``antilles hint``: what a bot considers in a position of a record."""

from __future__ import annotations

import time
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from antilles.analysis.advice import Advice, advise
from antilles.analysis.sentences import advice_texts
from antilles.bots.opinion import Opinion, continuation, opinions
from antilles.bots.search import Search
from antilles.bots.thinker import Budget, Thinker
from antilles.cli.arguments import Argument, Option
from antilles.cli.records import DataFile, use_data
from antilles.cli.replay import Film, load
from antilles.cli.terminal import Failure, Terminal
from antilles.kernel.chance import Rng
from antilles.kernel.rehearsal import foresee
from antilles.kernel.state import CHANCE, State
from antilles.kernel.view import View

LONGEST = 600.0
MOST_ITERATIONS = 100_000_000
COURSE = 8


def hint(
    terminal: Terminal,
    file: Annotated[Path, Argument(help="help-file", metavar="FILE")],
    at: Annotated[int | None, Option("--at", help="help-hint-at", metavar="N")] = None,
    seat: Annotated[int | None, Option("--seat", help="help-hint-seat", metavar="S")] = None,
    top: Annotated[int, Option("--top", help="help-hint-top", metavar="N")] = 5,
    seconds: Annotated[float, Option("--seconds", help="help-hint-seconds", metavar="S")] = 1.0,
    iterations: Annotated[int, Option("--iterations", help="help-hint-iterations", metavar="N")] = 0,
    seed: Annotated[int, Option("--seed", help="help-hint-seed", metavar="N")] = 1,
    data: DataFile = None,
    as_json: Annotated[bool, Option("--json", help="help-json")] = False,
) -> None:
    """help-hint"""
    use_data(data)
    if not 0 < seconds <= LONGEST:
        raise Failure("bench-seconds", most=LONGEST)
    if not 0 <= iterations <= MOST_ITERATIONS:
        raise Failure("hint-iterations", most=MOST_ITERATIONS)
    film = load(terminal, file, seat, False)
    number = len(film) if at is None else at
    if not 0 <= number <= len(film):
        raise Failure("replay-no-such-move", n=len(film))
    who = asked_seat(film.states[number], seat, film.names)
    budget = Budget(iterations=iterations) if iterations else Budget(seconds=seconds, clock=time.perf_counter)
    with terminal.err.status(terminal.say("play-thinking", who=film.names[who])):
        view = film.game.view(film.states[number], who)
        search = Thinker(seed, budget).consider(film.game, view, explain=True)
        found = opinions(search)
        advice = advise(film.game, view, found, seed)
    found = found[: max(1, top)]
    if as_json:
        terminal.json(as_data(film, number, who, search, found) | {"advice": asdict(advice)})
    else:
        print_hint(terminal, film, number, who, search, found)
        print_advice(terminal, film, view, advice)


def asked_seat(state: State, seat: int | None, names: list[str]) -> int:
    """The seat that decides; a failure where none does, or another."""
    asked = [actor for actor in state.actors() if actor != CHANCE]
    if not asked:
        raise Failure("hint-nobody")
    if seat is None:
        return asked[0]
    if seat not in asked:
        raise Failure("hint-other-seat", who=names[seat], asked=", ".join(names[actor] for actor in asked))
    return seat


def print_hint(terminal: Terminal, film: Film, number: int, who: int, search: Search, found: list[Opinion]) -> None:
    words = terminal.words
    title = terminal.say("hint-title", who=film.names[who], number=number, n=search.iterations)
    grid = Grid(box=box.SIMPLE_HEAD, title=title, title_justify="left")
    grid.add_column(terminal.say("hint-move"))
    for key in ("visits", "reward", "place", "points"):
        grid.add_column(terminal.say(f"hint-{key}"), justify="right", no_wrap=True)
    for opinion in found:
        grid.add_row(
            Text(words.move(film.game, opinion.move, film.names)),
            f"{opinion.visits / max(1, search.iterations):.0%}",
            *([f"{opinion.reward:.2f}", f"{opinion.place:.2f}", f"{opinion.points:.1f}"] if opinion.visits else []),
        )
    terminal.out.print(grid)
    terminal.tell("hint-course")
    for seat, move in continuation(search, found[0].move, COURSE):
        name = terminal.say("chance-name") if seat == CHANCE else film.names[seat]
        terminal.print(f"{name}: {words.move(film.game, move, film.names)}", indent=2)
    terminal.tell("hint-note", "dim")


def print_advice(terminal: Terminal, film: Film, view: View, advice: Advice) -> None:
    """The best move with what it brings, and what it is better than, with reasons."""
    words = terminal.words.of(film.game)
    move = film.game.parse(advice.move)
    prospect = foresee(film.game, view, move, Rng(1))
    text = words.move(film.game, move, film.names)
    if prospect is not None:
        text = words.picked(film.game, move, prospect, film.names)
    terminal.tell("hint-best", "bold", move=text)
    assert view.seat is not None
    for sentence in advice_texts(words, film.game, advice, film.names, view.seat):
        terminal.print(sentence, indent=2)


def as_data(film: Film, number: int, who: int, search: Search, found: list[Opinion]) -> dict[str, Any]:
    return {
        "game": film.game.name,
        "at": number,
        "seat": who,
        "iterations": search.iterations,
        "moves": [
            {
                "move": film.game.text(opinion.move),
                "visits": opinion.visits,
                "reward": round(opinion.reward, 4),
                "place": round(opinion.place, 3),
                "points": round(opinion.points, 2),
                "continuation": [
                    {"seat": None if seat == CHANCE else seat, "move": film.game.text(move)}
                    for seat, move in continuation(search, opinion.move, COURSE)
                ],
            }
            for opinion in found
        ],
    }
