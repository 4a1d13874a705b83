"""Puzzles: positions of games of bots where one move is clearly the best; ``tools/mine_puzzles.py`` finds them.

They lie in a game's ``lessons/puzzles.jsonl``: first a line that says how they were made, then one a line.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from antilles.analysis.result import Claim, Interval
from antilles.kernel.game import Game
from antilles.kernel.state import State
from antilles.school.lesson import Line, lines_of
from antilles.school.walk import play

DIFFICULTIES = ("easy", "medium", "hard")
"""Found by a trader; by a captain; by neither."""
KINDS = ("points", "loading", "trading", "building", "route", "timing", "reading")


@dataclass(frozen=True)
class Puzzle:
    id: str
    seats: int
    options: Mapping[str, str]
    seat: int
    kind: str
    difficulty: str
    levels: tuple[int, ...]
    """How often of seven deckhand, trader and captain found the move, overlooking nothing."""
    best: str
    second: str
    gain: float
    interval: Interval
    reasons: tuple[Claim, ...]
    moves: tuple[Line, ...]


def read_puzzle(row: str) -> Puzzle:
    raw = json.loads(row)
    gain, low, high = raw["gain"]
    return Puzzle(
        raw["id"],
        raw["seats"],
        raw["options"],
        raw["seat"],
        raw["kind"],
        raw["difficulty"],
        tuple(raw["levels"]),
        raw["best"],
        raw["second"],
        gain,
        Interval(low, high),
        tuple(Claim(**claim) for claim in raw["reasons"]),
        lines_of(raw["moves"].replace("; ", "\n")),
    )


@cache
def puzzles_of(game: Game) -> Mapping[str, Puzzle]:
    """The puzzles of a game by their ids; none where they were made for another edition of its rules."""
    file = files(game.package).joinpath("lessons", "puzzles.jsonl")
    if not file.is_file():
        return {}
    head, *rows = file.read_text(encoding="utf-8").splitlines()
    if json.loads(head)["edition"] != game.edition:
        return {}
    found = [read_puzzle(row) for row in rows]
    return {puzzle.id: puzzle for puzzle in found}


def state_of(game: Game, puzzle: Puzzle) -> State:
    """The position, every move on the way checked."""
    begun: State = game.start(puzzle.seats, dict(puzzle.options))
    return play(game, begun, puzzle.moves, f"puzzle {puzzle.id}")[0]
