"""One running game for a learner: chance draws by itself, everything else is asked."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from antilles.kernel.chance import Rng
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, State
from antilles.kernel.step import random_move


@mypyc_attr(acyclic=True)
class Episode:
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

    def answer(self, seat: i64, move: i64) -> bool:
        """Make a move of one of the seats that are asked; False, and nothing changes, if it is not legal."""
        self.moves.clear()
        self.state.legal(seat, self.moves)
        if not self.moves.has(move):
            return False
        self.state.advance(seat, move)
        return True

    def step(self, move: i64) -> bool:
        """The actor's answer, and what chance does after it."""
        if not self.answer(self.state.actor(), move):
            return False
        self.settle()
        return True


@mypyc_attr(acyclic=True)
class Mask:
    """A row with a 1 for each legal move, written again and again."""

    row: vec[u8]
    moves: Moves

    def __init__(self, actions: i64) -> None:
        self.row = vec[u8]([0] * actions)
        self.moves = Moves()

    def show(self, state: State, seat: i64) -> None:
        """The legal moves of a seat, none if it is not asked; those of the last time are taken back."""
        row = self.row
        moves = self.moves
        for index in range(moves.count):
            row[moves.items[index]] = 0
        moves.clear()
        state.legal(seat, moves)
        for index in range(moves.count):
            row[moves.items[index]] = 1
