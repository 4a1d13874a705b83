"""From a state to what each seat may expect, calibrated: its reward, its chance of winning and its final points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antilles.kernel.prospects import KNOTS as KNOTS, Prospects, between as between, share_out
from antilles.kernel.reward import place_rewards
from antilles.kernel.state import NOBODY, Insight, State, actor_of

UNMEASURED: Final = 0.25
"""The lead of an insight that does not reckon in points: so much value more makes e to one."""


@mypyc_attr(acyclic=True)
class Gauge:
    """The game's insight, corrected by how the games of bots ended. The bots' own weights stay as they are."""

    insight: Insight[Any]
    lead: vec[float]
    """Times the insight's decisive lead, by knot."""
    keep: vec[float]
    """How much of a lead in worth is still there in the final points, by knot."""
    gain: vec[float]
    """How many points a seat still gains beyond its worth, by knot."""
    worth: vec[float]
    strength: vec[float]

    def __init__(
        self, insight: Insight[Any], seats: i64, lead: Sequence[float], keep: Sequence[float], gain: Sequence[float]
    ) -> None:
        self.insight = insight
        self.lead = vec[float](lead)
        self.keep = vec[float](keep)
        self.gain = vec[float](gain)
        self.worth = vec[float]([0.0] * seats)
        self.strength = vec[float]([0.0] * seats)

    def add(self, state: State, share: float, found: vec[float]) -> None:
        """Add to ``found`` a share of each seat's reward, then of each one's chance to win, then of its points."""
        seats = i64(len(self.worth))
        if actor_of(state) == NOBODY:
            self.add_result(state, share, found)
            return
        lead = self.look(state)
        progress = self.insight.progress(state)
        keep = between(self.keep, progress)
        gain = between(self.gain, progress)
        mean = 0.0
        for seat in range(seats):
            mean += self.worth[seat] / float(seats)
        for seat in range(seats):
            found[2 * seats + seat] += share * (mean + gain + keep * (self.worth[seat] - mean))
        total = share_out(self.worth, self.strength, lead * between(self.lead, progress))
        for seat in range(seats):
            found[seat] += share * self.worth[seat]
            found[seats + seat] += share * (self.strength[seat] / total)

    def look(self, state: State) -> float:
        """What each seat is worth, into ``worth``; and the lead that decides, before it is calibrated."""
        insight = self.insight
        if isinstance(insight, Prospects):
            for seat in range(i64(len(self.worth))):
                self.worth[seat] = insight.worth(state, seat)
            return insight.decisive_lead(state)
        insight.values(state, self.worth)
        return UNMEASURED

    def add_result(self, state: State, share: float, found: vec[float]) -> None:
        """At the end nothing is expected any more."""
        seats = i64(len(self.worth))
        places = state.ranking()
        points = state.scores()
        rewards = place_rewards(places)
        winners = 0.0
        for seat in range(seats):
            winners += 1.0 if places[seat] == 1 else 0.0
        for seat in range(seats):
            found[seat] += share * rewards[seat]
            found[seats + seat] += share / winners if places[seat] == 1 else 0.0
            found[2 * seats + seat] += share * float(points[seat])
