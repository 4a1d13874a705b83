"""Better moves: measured on pairs of continuations that share the hidden state and the luck, never on those that
suggested them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from antilles.analysis.appraiser import Appraiser
from antilles.analysis.events import Happening
from antilles.analysis.result import Interval, Option
from antilles.analysis.rows import Values, less, seed_from, spread, total
from antilles.bots.rollout import Rollout
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.state import Belief, State
from antilles.kernel.step import after

LEAST_GAIN = 0.01
"""A better move that brings less than a hundredth of a win is not worth a word."""
RIVALS = 3
"""Moves that are tried against the one played."""


class Knowledge:
    """What a seat knew before a decision, as a source of states."""

    def __init__(self, seat: int, state: State | None = None, belief: Belief | None = None) -> None:
        """The state itself, where nothing of it was hidden; else a belief to draw from."""
        self.seat = seat
        self.state = state
        self.belief = belief

    def draw(self, seed: int) -> State:
        if self.belief is not None:
            return self.belief.draw_unsealed(Rng(seed))
        assert self.state is not None
        return self.state


def knowledge_at(game: Game, state: State, seat: int, hidden: bool) -> Knowledge:
    """What a seat knew in a state."""
    return Knowledge(seat, state, game.belief(game.view(state, seat)) if hidden else None)


def made(world: State, seat: int, move: int, rollout: Rollout, seed: int) -> State:
    """A state in which the seat has made the move, and whoever chose beside it has chosen too."""
    done = after(world, seat, move)
    others = [other for other in world.actors() if other != seat]
    rng = Rng(seed)
    for other in others:
        done.question.answer(done, other, rollout.choose(done, done.question, other, rng))
    return done


@dataclass(frozen=True)
class Comparison:
    """One move against another, for the seat that decides."""

    gain: float
    interval: Interval
    chance: float
    chance_interval: Interval
    points: float


class Judge:
    """Compares moves of a seat by what it knows."""

    def __init__(self, appraiser: Appraiser, knowledge: Knowledge, seats: int) -> None:
        self.appraiser = appraiser
        self.knowledge = knowledge
        self.seats = seats

    def look(self, move: int, seeds: Sequence[int]) -> list[Values]:
        """What came of a move in each continuation."""
        seat = self.knowledge.seat
        rollout = self.appraiser.rollout
        return [
            self.appraiser.once(made(self.knowledge.draw(seed), seat, move, rollout, seed), seed + 1, seat)
            for seed in seeds
        ]

    def compare(self, better: list[Values], played: list[Values]) -> Comparison:
        seat = self.knowledge.seat
        found = [less(good, bad) for good, bad in zip(better, played, strict=True)]
        gain, interval = spread([row[seat] for row in found])
        chance, likely = spread([row[self.seats + seat] for row in found])
        points = total(row[2 * self.seats + seat] for row in found) / len(found)
        return Comparison(gain, interval, chance, likely, points)


def seeds_for(seed: int, line: int, turn: int, count: int) -> list[int]:
    return [seed_from(seed, line, turn, number) for number in range(count)]


def better_moves(
    game: Game, appraiser: Appraiser, happening: Happening, seats: int, seed: int, pairs: int
) -> list[tuple[int, Comparison]]:
    """Moves that seemed better than the one played, measured on fresh continuations; the best first."""
    assert happening.state is not None and happening.seat is not None
    judge = Judge(appraiser, knowledge_at(game, happening.state, happening.seat, happening.hidden), seats)
    order = sorted(range(len(happening.legal)), key=lambda index: (-happening.quality[index], index))
    rivals = [happening.legal[index] for index in order if happening.legal[index] != happening.move][:RIVALS]
    first = seeds_for(seed, happening.line, 1, pairs // 2)
    second = seeds_for(seed, happening.line, 2, pairs)
    played = judge.look(happening.move, first)
    tried = [(judge.compare(judge.look(move, first), played).gain, move) for move in rivals]
    tried.sort(key=lambda pair: (-pair[0], pair[1]))
    if not tried or tried[0][0] <= 0.0:
        return []
    played = judge.look(happening.move, second)
    return [(move, judge.compare(judge.look(move, second), played)) for _, move in tried]


def is_shown(comparison: Comparison) -> bool:
    """Whether the gain is beyond doubt and worth a word."""
    return comparison.interval.low > 0.0 and comparison.gain >= LEAST_GAIN


def as_option(game: Game, move: int, found: Comparison) -> Option:
    return Option(game.text(move), found.gain, found.interval, found.chance, found.chance_interval, found.points)


def scale(loss: float) -> float:
    """Accuracy of one decision by what it lost, in rewards: lichess's curve, with rewards in place of its chances."""
    return max(0.0, min(100.0, 103.1668 * exp(-0.04354 * 100.0 * loss) - 3.1669))
