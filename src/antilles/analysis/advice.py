"""A hint with its reasons: the best move, what it is better than, by how much, and why; all from what a seat knows."""

from __future__ import annotations

from dataclasses import dataclass

from antilles.analysis.mistakes import Judge, Knowledge, is_shown, seeds_for
from antilles.analysis.reasons import reasons
from antilles.analysis.result import Claim, Interval
from antilles.analysis.settings import appraiser_for
from antilles.bots.opinion import Opinion
from antilles.kernel.game import Game
from antilles.kernel.view import View

PAIRS = 200
CONTINUATIONS = 100


@dataclass(frozen=True, slots=True)
class Advice:
    """A move, and why."""

    move: str
    over: str = ""
    """The next best move; empty where there is no choice."""
    gain: float = 0.0
    interval: Interval | None = None
    """Of the gain; None where neither of the two could be shown to be better."""
    reasons: tuple[Claim, ...] = ()


def advise(game: Game, view: View, found: list[Opinion], seed: int = 1, over: str = "") -> Advice:
    """Why the first of a search's opinions is better than the second, or than ``over``, as far as it can be shown."""
    assert view.seat is not None
    best = game.text(found[0].move)
    if len(found) == 1 or over == best:
        return Advice(best)
    over = over or game.text(found[1].move)
    other = game.parse(over)
    appraiser = appraiser_for(game, view.seats, 1)
    knowledge = Knowledge(view.seat, belief=game.belief(view))
    judge = Judge(appraiser, knowledge, view.seats)
    seeds = seeds_for(seed, 0, 1, PAIRS)
    compared = judge.compare(judge.look(found[0].move, seeds), judge.look(other, seeds))
    if not is_shown(compared):
        return Advice(best, over)
    why = reasons(game, appraiser, knowledge, found[0].move, other, seed, CONTINUATIONS)
    return Advice(best, over, compared.gain, compared.interval, why)
