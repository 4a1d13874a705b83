"""Random games and cheap looks for the tests of the ledger."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import cast
from zlib import crc32

from antilles.analysis import QUICK
from antilles.analysis.appraiser import Appraiser
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.move import Moves
from antilles.kernel.record import Record, new_record
from antilles.kernel.state import State
from antilles.kernel.step import random_move

COMPLETE = bool(os.environ.get("ANTILLES_COMPLETE"))
CHEAP = replace(
    QUICK, name="cheap", rollouts=0, least=0, most=0, worlds=1, profiles=1, candidates=0, pairs=2, explained=0
)
"""The insight alone, no rollouts: for thousands of games."""
BRIEF = replace(
    QUICK, name="brief", rollouts=0, least=1, most=1, worlds=2, profiles=2, candidates=6, pairs=16, explained=2,
    continuations=20,
)  # fmt: skip


def random_game(game: Game, seats: int, seed: int, options: dict[str, str] | None = None) -> Record:
    """A game of uniformly random moves, played to its end."""
    record = new_record(game, seats, options)
    state: State = game.start(seats, record.options)
    rng, moves, weights = Rng(seed), Moves(), Moves()
    while state.actors():
        seat = state.actor()
        move = random_move(state, seat, rng, moves, weights)
        record.add(seat, game.text(move))
        state.advance(seat, move)
    record.finish(state)
    return record


class Nonsense:
    """An appraiser that knows nothing: another number for every state; its rewards add up all the same."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def appraise(self, state: State, seed: int, mover: int = -1) -> list[float]:
        rng = Rng(crc32(state.snapshot().encode()) ^ seed)
        raw = [rng.real() for _ in range(self.seats)]
        mean = sum(raw) / self.seats
        rewards = [number - mean + 0.5 for number in raw]
        return rewards + rewards + rewards

    def after_each(self, state: State, seat: int, moves: Moves, seed: int) -> list[list[float]]:
        found = []
        for move in moves.list():
            after = state.copy()
            after.advance(seat, move)
            found.append(self.appraise(after, seed, seat))
        return found


def nonsense(seats: int) -> Appraiser:
    return cast(Appraiser, Nonsense(seats))
