"""Positions as numbers of a fixed size, for learners: what a seat may see, and what it may do."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from antilles.kernel.chance import Rng
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, State
from antilles.kernel.step import random_move


class Field:
    """A stretch of an observation: ``count`` numbers from 0 (or below, where ``least`` says so) to ``most``."""

    def __init__(self, name: str, count: int, most: int, meaning: str, least: int = 0) -> None:
        self.name: Final = name
        self.count: Final = count
        self.most: Final = most
        self.meaning: Final = meaning
        self.least: Final = least


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes what a seat may see into numbers. Seats are counted from the viewer: their own come first."""

    size: i64

    def __init__(self, size: i64) -> None:
        self.size = size

    def observe(self, state: State, seat: i64, out: vec[i16], start: i64) -> None:
        """Fill ``size`` numbers from ``start`` on."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Desk:
    """One running game for a learner: chance draws by itself, everything else is asked."""

    state: State
    rng: Rng
    moves: Moves
    weights: Moves

    def __init__(self, state: State, rng: Rng) -> None:
        self.state = state
        self.rng = rng
        self.moves = Moves()
        self.weights = Moves()
        self.settle()

    def settle(self) -> None:
        """Let chance draw until a seat is asked or the game is over."""
        while self.state.actor() == CHANCE:
            self.state.advance(CHANCE, random_move(self.state, CHANCE, self.rng, self.moves, self.weights))

    def actor(self) -> i64:
        return self.state.actor()

    def step(self, move: i64) -> bool:
        """Make the actor's move; False, and nothing changes, if it is not legal."""
        seat = self.state.actor()
        self.moves.clear()
        self.state.legal(seat, self.moves)
        if not self.moves.has(move):
            return False
        self.state.advance(seat, move)
        self.settle()
        return True

    def mask(self, seat: i64, out: vec[u8], start: i64) -> None:
        """Set 1 for each legal move of the seat; the caller has zeroed the rest."""
        self.moves.clear()
        self.state.legal(seat, self.moves)
        for index in range(self.moves.count):
            out[start + self.moves.items[index]] = 1

    def unmask(self, out: vec[u8], start: i64) -> None:
        """Take back what the last ``mask`` has set."""
        for index in range(self.moves.count):
            out[start + self.moves.items[index]] = 0
