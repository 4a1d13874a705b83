"""Shapley's four properties, and an example by hand."""

from __future__ import annotations

from itertools import permutations

import pytest

from antilles.analysis.sealed import shapley
from antilles.kernel.chance import Rng

PLAYERS = 4


def a_game(seed: int) -> list[list[float]]:
    rng = Rng(seed)
    return [[rng.real(), rng.real()] for _ in range(1 << PLAYERS)]


def by_orders(values: list[list[float]], player: int) -> list[float]:
    """What a player adds on the mean over all orders in which they might come."""
    sums = [0.0, 0.0]
    orders = list(permutations(range(PLAYERS)))
    for order in orders:
        before = sum(1 << other for other in order[: order.index(player)])
        for index in range(2):
            sums[index] += values[before | 1 << player][index] - values[before][index]
    return [number / len(orders) for number in sums]


@pytest.mark.parametrize("seed", range(20))
def test_it_is_the_mean_over_all_orders_and_shares_out_everything(seed: int) -> None:
    values = a_game(seed)
    shares = shapley(values, PLAYERS)

    for player in range(PLAYERS):
        assert shares[player] == pytest.approx(by_orders(values, player))
    for index in range(2):
        assert sum(share[index] for share in shares) == pytest.approx(values[-1][index] - values[0][index])


def test_equals_get_the_same_and_who_adds_nothing_gets_nothing() -> None:
    """Players 0 and 1 are alike, player 3 changes nothing."""
    worth = [[float((coalition & 0b11).bit_count() ** 2 + (coalition >> 2 & 1))] for coalition in range(16)]
    shares = shapley(worth, PLAYERS)

    assert shares[0] == pytest.approx(shares[1])
    assert shares[3] == pytest.approx([0.0])


def test_the_shares_of_a_sum_are_the_sums_of_the_shares() -> None:
    one, other = a_game(1), a_game(2)
    both = [[a + b for a, b in zip(*rows, strict=True)] for rows in zip(one, other, strict=True)]

    for whole, left, right in zip(shapley(both, 4), shapley(one, 4), shapley(other, 4), strict=True):
        assert whole == pytest.approx([a + b for a, b in zip(left, right, strict=True)])


def test_two_players_by_hand() -> None:
    """Alone 10 and 20, together 60: half of 10 and 60 - 20, half of 20 and 60 - 10."""
    assert shapley([[0.0], [10.0], [20.0], [60.0]], 2) == [[25.0], [35.0]]
