"""The checked door to a state, and random play."""

from __future__ import annotations

from mypy_extensions import i64

from antilles.kernel.chance import Rng, outcome
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, NOBODY, Refusal, State


def legal_moves(state: State, seat: i64) -> list[int]:
    """A fresh list of the seat's legal moves; empty for a seat that is not asked."""
    moves = Moves()
    if seat in state.actors():
        state.legal(seat, moves)
    return moves.list()


def step(state: State, seat: i64, move: i64) -> State | Refusal:
    """A new state after a checked move, or the reason against it; ``state`` stays as it is."""
    if seat in state.actors():
        moves = Moves()
        state.legal(seat, moves)
        if moves.has(move):
            after = state.copy()
            after.advance(seat, move)
            return after
    refusal = state.refusal(seat, move)
    return refusal if refusal is not None else Refusal("", "refusal-not-asked")


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
    moves.clear()
    state.legal(seat, moves)
    if seat == CHANCE:
        weights.clear()
        state.odds(weights)
        return outcome(moves, weights, rng.below(weights.sum()))
    return moves.items[rng.below(moves.count)]


def playout(state: State, rng: Rng, moves: Moves, weights: Moves) -> i64:
    """Play to the end at random, in place; the number of decisions, chance not counted."""
    decisions: i64 = 0
    seat = state.actor()
    while seat != NOBODY:
        state.advance(seat, random_move(state, seat, rng, moves, weights))
        if seat != CHANCE:
            decisions += 1
        seat = state.actor()
    return decisions


def places(keys: list[tuple[int, ...]]) -> list[int]:
    """Places by keys, the greatest first; equal keys share a place and the next is left out."""
    return [1 + sum([1 for other in keys if other > key]) for key in keys]
