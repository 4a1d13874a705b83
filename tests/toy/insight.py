"""What bots may use of the game."""

from __future__ import annotations

from mypy_extensions import i64

from antilles.kernel.state import Insight, State
from tests.toy.rules import points
from tests.toy.state import Pearls


class PearlsInsight(Insight):
    def value(self, state: State, seat: i64) -> float:
        """The share of the best diver's points."""
        assert isinstance(state, Pearls)
        totals = [points(state, other, everything=True) for other in range(state.seats)]
        return totals[seat] / max(*totals, 1)
