"""The bot that looks one move ahead, by the game's own insight."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from antilles.bots.bot import Bot
from antilles.kernel.chance import Rng, outcome
from antilles.kernel.game import Game
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, Belief, Insight, State
from antilles.kernel.step import random_move
from antilles.kernel.view import View

SAMPLES: Final = 24
LONGEST_TURN: Final = 60


class Greedy(Bot):
    """For each move: draw what is hidden, let the others choose, finish the turn, look at the value."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.name = "greedy"

    def choose(self, game: Game, view: View) -> int:
        assert view.seat is not None
        return best_move(game.belief(view), game.insight, view.seat, self.rng)


def best_move(belief: Belief, insight: Insight[Any], seat: i64, rng: Rng) -> i64:
    """The move with the highest mean value over samples; all moves meet the same luck."""
    moves = Moves()
    belief.draw(rng).legal(seat, moves)
    if moves.count == 1:
        return moves.items[0]
    totals = vec[float]([0.0] * moves.count)
    for _ in range(SAMPLES):
        luck = rng.next32()
        state = belief.draw(rng)
        for index in range(moves.count):
            after = state.copy()
            play_out_turn(after, insight, seat, moves.items[index], Rng(luck))
            totals[index] += insight.value(after, seat)
    best: i64 = 0
    for index in range(moves.count):
        if totals[index] > totals[best]:
            best = index
    return moves.items[best]


def play_out_turn(state: State, insight: Insight[Any], seat: i64, move: i64, luck: Rng) -> None:
    """Make the move, let sealed choices and chance come in, and end one's own turn by the bias."""
    others = [other for other in state.actors() if other != seat]
    state.advance(seat, move)
    moves = Moves()
    weights = Moves()
    for other in others:
        state.advance(other, biased_move(state, insight, other, luck, moves, weights))
    for _ in range(LONGEST_TURN):
        actor = state.actor()
        if actor == CHANCE:
            state.advance(CHANCE, random_move(state, CHANCE, luck, moves, weights))
        elif actor == seat and len(state.actors()) == 1:
            state.advance(seat, favourite(state, insight, seat, moves, weights))
        else:
            return


def biased_move(state: State, insight: Insight[Any], seat: i64, rng: Rng, moves: Moves, weights: Moves) -> i64:
    """A move drawn by the weights of the game's bias."""
    moves.clear()
    weights.clear()
    state.legal(seat, moves)
    insight.bias(state, seat, moves, weights)
    return outcome(moves, weights, rng.below(weights.sum()))


def favourite(state: State, insight: Insight[Any], seat: i64, moves: Moves, weights: Moves) -> i64:
    """The heaviest move of the game's bias; the first of equals."""
    moves.clear()
    weights.clear()
    state.legal(seat, moves)
    insight.bias(state, seat, moves, weights)
    best: i64 = 0
    for index in range(weights.count):
        if weights.items[index] > weights.items[best]:
            best = index
    return moves.items[best]
