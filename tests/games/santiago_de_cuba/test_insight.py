"""What bots use: the greedy bot plays far better than chance, and values are sane."""

from __future__ import annotations

from antilles.bots.greedy import Greedy
from antilles.bots.match import play_match
from antilles.bots.uniform import Uniform
from antilles.games.santiago_de_cuba.game import GAME
from tests.games.santiago_de_cuba.table import moved, table


def test_greedy_beats_uniform() -> None:
    for game in range(4):
        seat = game % 2
        bots = [Greedy(game) if one == seat else Uniform(game) for one in range(2)]
        record = play_match(GAME, bots, {}, game)
        assert record.result[seat] == 1, f"game {game}: {record.scores}"


def test_more_points_goods_pesos_and_buildings_are_better() -> None:
    plain = table(vp=[10, 10], pesos=[2, 2], goods=[{}, {}])
    better = [
        table(vp=[11, 10], pesos=[2, 2], goods=[{}, {}]),
        table(vp=[10, 10], pesos=[3, 2], goods=[{}, {}]),
        table(vp=[10, 10], pesos=[2, 2], goods=[{"sugar": 1}, {}]),
        table(vp=[10, 10], pesos=[2, 2], goods=[{}, {}], deeds=[["bank"], []]),
    ]

    assert GAME.insight.value(plain, 0) == 0.5
    assert all(GAME.insight.value(state, 0) > 0.5 > GAME.insight.value(state, 1) for state in better)


def test_goods_in_demand_are_worth_more_than_others() -> None:
    wanted = table(goods=[{"rum": 1}, {}], demand={"sugar": 0, "citrus": 0, "tobacco": 0, "rum": 1}, value=4)
    other = table(goods=[{"cigar": 1}, {}], demand={"sugar": 0, "citrus": 0, "tobacco": 0, "rum": 1}, value=4)

    assert GAME.insight.value(wanted, 0) > GAME.insight.value(other, 0)


def test_at_the_end_the_place_counts() -> None:
    end = moved(table(3, car=8, value=4, ship=7, vp=[9, 5, 7]), "drive 3")

    assert [GAME.insight.value(end, seat) for seat in range(3)] == [1.0, 0.0, 0.25]
