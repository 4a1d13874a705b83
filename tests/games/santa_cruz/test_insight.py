"""What bots may use: positions are judged as a player would, and a late lead counts for more than an early one."""

from __future__ import annotations

import pytest

from antilles.games.santa_cruz.game import GAME
from antilles.games.santa_cruz.insight import SantaCruzInsight
from antilles.games.santa_cruz.state import SantaCruz
from tests.games.santa_cruz.table import table

WEIGHTS = GAME.tuning.weights
INSIGHT = SantaCruzInsight(WEIGHTS)


def worth(state: SantaCruz, seat: int = 0) -> float:
    return INSIGHT.worth(state, seat)


def test_the_card_that_builds_twice_is_worth_more_than_one_that_builds_once() -> None:
    with_double = table(cards=["double", "road"])
    with_road = table(cards=["road", "road"])

    assert worth(with_double) - worth(with_road) == pytest.approx(WEIGHTS["double"] - WEIGHTS["card"])


def test_each_card_reaches_the_best_free_site_that_is_left() -> None:
    """The best of the coast are C06 and a church with a bird; V8 is the best by road. Somebody else may be quicker."""
    tiles = {"C06": "TC06", "C13": "TC07", "V8": "TV08", "V9": "TV01"}
    free = table(tiles=tiles, built=["C13"], cards=["ship ship road", ""])
    taken = table(tiles=tiles, built=["C13", "C06"], cards=["ship ship road", ""])

    assert INSIGHT.in_reach(free, 0) == 3 + 3 + 6
    assert INSIGHT.in_reach(taken, 0) == 3 + 2 + 6
    assert INSIGHT.in_reach(table(cards=["double", "ship"]), 0) == 0


def test_a_bird_and_an_unseen_tile_are_worth_their_mean() -> None:
    river = table(tiles={"C08": "TC01"}, built=["C08"], cards=["river", ""])

    assert INSIGHT.in_reach(river, 0) == 4
    assert INSIGHT.in_reach(table(tiles={"C06": "TC09"}, cards=["ship ship ship ship", ""]), 0) == 3 + 3 + 2 + 2


def test_an_eruption_costs_more_than_its_points() -> None:
    threatened = table(built=["V8"], objectives=["", "eruption"], cards=["", ""])
    safe = table(built=["V8"], cards=["", ""])

    assert worth(threatened) - worth(safe) < -2


def test_a_late_lead_decides_more_than_an_early_one() -> None:
    def hope(round: int, cards: str) -> float:
        return GAME.insight.value(table(points=[30, 26], round=round, cards=[cards, cards], turn=1), 0)

    assert hope(2, "") > hope(2, "ship") > hope(2, "ship road river") > hope(1, "ship road river") > 0.5
