"""The checked door to a state, and random play."""

from __future__ import annotations

from mypy_extensions import i64

from antilles.kernel.chance import Rng, outcome
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, NOBODY, SEAT, Refusal, State


def legal_moves(state: State, seat: i64) -> list[int]:
    """A fresh list of the seat's legal moves; empty for a seat that is not asked."""
    moves = Moves()
    if seat in state.actors():
        state.legal(seat, moves)
    return moves.list()


def step(state: State, seat: i64, move: i64) -> State | Refusal:
    """A new state after a checked move, or the reason against it; ``state`` stays as it is."""
    if state.outside(seat, move) is None and state.question.against(state, seat, move) is None:
        return after(state, seat, move)
    refusal = state.refusal(seat, move)
    return refusal if refusal is not None else Refusal("", "refusal-not-asked")


def after(state: State, seat: i64, move: i64) -> State:
    """A new state after a legal move; ``state`` stays as it is."""
    new = state.copy()
    new.question.answer(new, seat, move)
    return new


def odds(state: State) -> tuple[Moves, Moves]:
    """Chance moves and their weights, side by side."""
    moves = Moves()
    weights = Moves()
    state.legal(CHANCE, moves)
    state.odds(weights)
    return moves, weights


def chance_move(state: State, rng: Rng) -> i64:
    """Draw by the odds."""
    moves, weights = odds(state)
    return outcome(moves, weights, rng.below(weights.sum()))


def random_move(state: State, seat: i64, rng: Rng, moves: Moves, weights: Moves) -> i64:
    """Chance by its odds, a seat uniformly."""
    return state.question.pick(state, seat, rng, moves, weights)


def playout(state: State, rng: Rng, moves: Moves, weights: Moves) -> i64:
    """Play to the end at random, in place; the number of decisions, chance not counted."""
    decisions: i64 = 0
    while True:
        question = state.question  # held once for both calls: one pair of reference counts
        seat = question.who
        if seat == SEAT:
            seat = state.asked
            decisions += 1
        elif seat == NOBODY:
            return decisions
        question.answer(state, seat, question.pick(state, seat, rng, moves, weights))
