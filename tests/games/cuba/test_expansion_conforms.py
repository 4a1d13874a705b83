"""The conformance checks once more with El Presidente: every seat count and every switch of the expansion."""

from __future__ import annotations

import pytest

from antilles.games.cuba.game import GAME
from antilles.testing import Case, Setup
from tests.games.cuba.scramble import scramble
from tests.selection import broken_by, checks_of, word_checks

SETUPS = [
    Setup(2, {"expansion": "on"}),
    Setup(3, {"expansion": "on", "ep_rounds": "7", "donkeys_fixed": "off"}),
    Setup(4, {"expansion": "on", "ep_rounds": "6", "event1_before_bills": "off", "warehouse_capacity": "4"}),
    Setup(5, {"expansion": "on", "ep_buildings": "25", "overbuild_warehouse": "on", "lawyer_statue": "off"}),
]


@pytest.mark.parametrize("index", range(len(SETUPS)), ids=lambda index: str(SETUPS[index]))
def test_play(index: int) -> None:
    case = Case(GAME, SETUPS[index], seed=50 + index, scramble=scramble, games=2)
    broken = broken_by(case, (*checks_of(default=index == 0), *word_checks()))

    assert not broken, "\n".join(broken)
