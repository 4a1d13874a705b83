"""One running game for a learner: chance draws by itself, everything else is asked."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from antilles.kernel.chance import Rng
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, NOBODY, State, actor_of
from antilles.kernel.step import random_move


@mypyc_attr(acyclic=True)
class Episode:
    state: State
    rng: Rng
    seat: i64  # who is asked next; NOBODY at the end
    drawn: bool  # has chance had a say since the last answer?
    moves: Moves  # what this seat may do
    nothing: Moves  # what a seat may do that is not asked
    weights: Moves

    def __init__(self, state: State, rng: Rng) -> None:
        self.state = state
        self.rng = rng
        self.moves = Moves()
        self.nothing = Moves()
        self.weights = Moves()
        self.settle()

    def settle(self) -> None:
        """Let chance draw until a seat is asked or the game is over."""
        state = self.state
        seat = actor_of(state)
        self.drawn = seat == CHANCE
        while seat == CHANCE:
            state.question.answer(state, CHANCE, random_move(state, CHANCE, self.rng, self.moves, self.weights))
            seat = actor_of(state)
        self.seat = seat
        self.moves.clear()
        if seat != NOBODY:
            state.question.legal(state, seat, self.moves)

    def actor(self) -> i64:
        return self.seat

    def options(self, seat: i64) -> Moves:
        """What a seat may do, asked next or with others; nothing if it is not asked."""
        moves = Moves()
        self.state.question.legal(self.state, seat, moves)
        return moves

    def answer(self, seat: i64, move: i64) -> bool:
        """Make a move of one of the seats that are asked; False, and nothing changes, if it is not legal.

        Whoever has taken all answers lets the game settle.
        """
        if not self.options(seat).has(move):
            return False
        self.state.question.answer(self.state, seat, move)
        return True

    def step(self, move: i64) -> bool:
        """The actor's answer, and what chance does after it."""
        if not self.moves.has(move):
            return False
        self.state.question.answer(self.state, self.seat, move)
        self.settle()
        return True
