"""Small loops for measuring: they run inside compiled code; whoever calls them takes the time."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from antilles.kernel.chance import Rng
from antilles.kernel.move import Moves
from antilles.kernel.observer import EVERYTHING, LONG, Observer
from antilles.kernel.state import CHANCE, NOBODY, State, actor_of
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
            state.question.legal(state, actor_of(state), moves)
    return rounds * len(states)


class Blind(Observer[Any]):
    """Sees as many numbers as another observer, and writes none: what is left is the cost of the rules."""

    def __init__(self, observer: Observer[Any]) -> None:
        super().__init__(observer.table, observer.player, observer.most_seats)

    def observe(self, state: State, seat: i64, news: i64, sheet: vec[i16], marks: vec[i64], at: i64) -> i64:
        return at + self.size


def write_numbers(states: list[State], observer: Observer[Any], seats: i64, rounds: i64) -> i64:
    """Write what the actor of each state sees, again and again, a sheet a seat; the number of observations."""
    size = observer.size
    sheet = vec[i16]([0] * (seats * size))
    marks = vec[i64]([0] * (seats * size // LONG + 1))
    for _ in range(rounds):
        for state in states:
            seat = state.actor()
            observer.observe(state, seat, EVERYTHING, sheet, marks, seat * size)
    return rounds * len(states)
