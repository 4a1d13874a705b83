"""From points to what a seat may hope for: the same scale as the reward at the end."""

from __future__ import annotations

from math import e
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from antilles.kernel.chance import Rng
from antilles.kernel.move import Moves
from antilles.kernel.prospects import Prospects
from antilles.kernel.reward import place_rewards
from antilles.kernel.state import State
from antilles.kernel.step import playout
from tests.toy.game import GAME
from tests.toy.state import Pearls


class Coins(Prospects[Any]):
    """Only coins count, and ten of them decide."""

    def __init__(self) -> None:
        super().__init__({"lead": 10.0})

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, Pearls)
        return float(state.coins[seat])


def values(*coins: int) -> list[float]:
    state = GAME.start(len(coins))
    assert isinstance(state, Pearls)
    for seat, number in enumerate(coins):
        state.coins[seat] = number
    found = vec[float]([0.0] * len(coins))
    Coins().values(state, found)
    assert [Coins().value(state, seat) for seat in range(len(coins))] == list(found)
    return list(found)


def test_equals_hope_for_the_mean_of_all_places() -> None:
    assert values(7, 7) == pytest.approx([0.5, 0.5])
    assert values(3, 3, 3) == pytest.approx([0.5 * (1 / 3 + 1 / 2)] * 3)


def test_with_two_a_lead_wins_e_to_one() -> None:
    assert values(15, 5) == pytest.approx([e / (e + 1), 1 / (e + 1)])


def test_more_points_are_never_worse_and_all_is_between_0_and_1() -> None:
    found = values(0, 4, 9, 500)

    assert found == sorted(found)
    assert found[-1] == pytest.approx(1.0)
    assert 0.0 <= found[0] < found[1] < found[2] <= 0.5


def test_even_who_is_hopelessly_behind_has_a_number() -> None:
    assert values(-100_000, 100_000) == pytest.approx([0.0, 1.0])
    assert values(-100_000, -100_000, 100_000)[:2] == pytest.approx([0.125, 0.125])


@pytest.mark.parametrize("seed", range(6))
def test_at_the_end_the_places_count(seed: int) -> None:
    state = GAME.start(3)
    playout(state, Rng(seed), Moves(), Moves())

    assert [Coins().value(state, seat) for seat in range(3)] == list(place_rewards(state.ranking()))
