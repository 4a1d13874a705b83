"""From what each seat has to what it may hope for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import ClassVar, Final, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antilles.kernel.reward import place_rewards
from antilles.kernel.state import NOBODY, Insight, S, State, actor_of, fields

LOWEST: Final = 300.0
"""So far behind that nothing smaller is told apart, and nothing is divided by zero."""
KNOTS: Final = 6
"""Where along the game a calibration has numbers: at its beginning, at each fifth and at its end."""
COUNTS: Final = 8
"""Seat counts that a table of calibrations has rows for, from 0 on."""


class Standing(Insight[State]):
    """For a game that says nothing better: what a seat would have now, as a share of what the best one would have."""

    def value(self, state: State, seat: i64) -> float:
        points = [merit[0] for merit in state.merits()]
        return float(max(0, points[seat])) / float(max(1, max(points)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Prospects(Insight[S], Generic[S]):
    """An insight that reckons in points: ``worth`` is what a seat may count on, ``lead`` how many decide a game."""

    lead: float
    """With so many points more than another, a seat comes in ahead of it in 73 games of 100."""
    scale: vec[float]
    """Times the decisive lead, by seats and knot; empty as long as nobody has calibrated it."""

    own_terms: ClassVar[tuple[str, ...]] = ()
    """The names of ``terms``."""
    common_terms: ClassVar[tuple[str, ...]] = ()
    """The names of ``common``."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        """Each weight that the class declares has its number in ``insight.toml``."""
        self.scale = vec[float]()
        for name in fields(self):
            if name in weights:
                setattr(self, name, float(weights[name]))

    def calibrate(self, scale: Mapping[int, Sequence[float]]) -> None:
        """Rows of knots by number of seats; a number without a row takes the nearest one's."""
        if not scale:
            return
        rows: list[float] = []
        for seats in range(COUNTS):
            nearest = min([(abs(known - seats), known) for known in scale])[1]
            rows += [float(number) for number in scale[nearest]]
        self.scale = vec[float](rows)

    def worth(self, state: S, seat: i64) -> float:
        """Points of a seat in a game under way, with what its pieces, cards and money promise."""
        raise NotImplementedError

    def worths(self, state: S, found: vec[float], seats: i64) -> None:
        """The worth of every seat. What a game reckons for all of them it may keep, for the ``terms`` asked next."""
        for seat in range(seats):
            found[seat] = self.worth(state, seat)

    def decisive_lead(self, state: S) -> float:
        """``lead`` where a game can tell that it takes fewer points, or more, as time goes by."""
        return self.lead

    def measured_lead(self, state: S, seats: i64) -> float:
        """The decisive lead as games of bots have shown it, by seats and by how much of the game is over."""
        lead = self.decisive_lead(state)
        if not len(self.scale):
            return lead
        return lead * between(self.scale, self.progress(state), KNOTS * seats)

    def terms(self, state: S, seat: i64, row: vec[i64]) -> None:
        """What a learned evaluation looks at after the worths: whole numbers about a seat, by ``own_terms``."""

    def common(self, state: S, row: vec[i64]) -> None:
        """The same about what is common to all seats, by ``common_terms``."""

    def value(self, state: S, seat: i64) -> float:
        found = vec[float]([0.0] * len(state.scores()))
        self.values(state, found)
        return found[seat]

    def values(self, state: S, found: vec[float]) -> None:
        """The reward that each seat may expect: half for winning, half by place, as at the end (Luce's model).

        A seat wins, or comes in ahead of another, by its share of strength, and strength grows with e to the worth.
        """
        seats = i64(len(found))
        if actor_of(state) == NOBODY:
            rewards = place_rewards(state.ranking())
            for seat in range(seats):
                found[seat] = rewards[seat]
            return
        self.worths(state, found, seats)
        share_out(found, vec[float]([0.0] * seats), self.measured_lead(state, seats))


def share_out(found: vec[float], strength: vec[float], lead: float) -> float:
    """What each seat is worth becomes the reward that it may expect; ``strength`` its strength, the sum is returned."""
    seats = i64(len(found))
    best = -1000000.0
    for seat in range(seats):
        best = max(best, found[seat])
    total = 0.0
    for seat in range(seats):
        strength[seat] = exp(max(-LOWEST, (found[seat] - best) / lead))
        total += strength[seat]
    for seat in range(seats):
        ahead = 0.0
        for other in range(seats):
            if other != seat:
                ahead += strength[seat] / (strength[seat] + strength[other])
        found[seat] = 0.5 * strength[seat] / total + 0.5 * ahead / float(seats - 1)
    return total


def between(knots: vec[float], progress: float, first: i64 = 0) -> float:
    """A straight line from knot to knot; the row begins at ``first``."""
    along = max(0.0, min(1.0, progress)) * float(KNOTS - 1)
    before = min(i64(along), i64(KNOTS - 2))
    part = along - float(before)
    return knots[first + before] * (1.0 - part) + knots[first + before + 1] * part
