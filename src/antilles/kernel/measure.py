"""Small loops for measuring: they run inside compiled code; whoever calls them takes the time."""

from __future__ import annotations

from mypy_extensions import i64

from antilles.kernel.chance import Rng
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, NOBODY, State
from antilles.kernel.step import playout, random_move


def play_games(start: State, games: i64, rng: Rng) -> i64:
    """Whole random games from ``start``; the number of decisions in them, chance not counted."""
    moves = Moves()
    weights = Moves()
    decisions: i64 = 0
    for _ in range(games):
        decisions += playout(start.copy(), rng, moves, weights)
    return decisions


def positions(start: State, rng: Rng) -> list[State]:
    """The positions of one random game in which a seat decides."""
    found: list[State] = []
    moves = Moves()
    weights = Moves()
    state = start.copy()
    seat = state.actor()
    while seat != NOBODY:
        if seat != CHANCE:
            found.append(state.copy())
        state.advance(seat, random_move(state, seat, rng, moves, weights))
        seat = state.actor()
    return found


def copy_states(states: list[State], rounds: i64) -> i64:
    """Copy each of the states again and again; the number of copies."""
    for _ in range(rounds):
        for state in states:
            state.copy()
    return rounds * len(states)


def list_moves(states: list[State], rounds: i64) -> i64:
    """List the legal moves of each state again and again; the number of lists."""
    moves = Moves()
    for _ in range(rounds):
        for state in states:
            moves.clear()
            state.legal(state.actor(), moves)
    return rounds * len(states)
