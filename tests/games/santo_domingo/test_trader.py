"""The Trader and the exchange row: SD-047 … SD-051, SD-100 … SD-105, X-05, X-06, E-06, E-07, A-03."""

from __future__ import annotations

import pytest

from antilles.games.santo_domingo import rules
from antilles.games.santo_domingo.components import TRACKS, rate
from antilles.games.santo_domingo.game import GAME
from antilles.kernel.data import DataError
from antilles.testing import rule, texts
from tests.games.santo_domingo.table import choose, lots, move, refused, resolved, table


@rule("SD-047")
@pytest.mark.parametrize(("traders", "back"), [(1, 0), (2, 2), (3, 4), (4, 6)])
@pytest.mark.parametrize("space", [15, 5, 1, 0])
def test_x05_each_further_trader_moves_the_marker_back_two(traders: int, back: int, space: int) -> None:
    cards = ["7"] * traders + ["3"] * (4 - traders)

    assert resolved(table(4, rows=(5, 5, space)), *cards).exchange_row == max(0, space - back)


@rule("SD-047", "SD-048", "SD-050", "SD-051")
@pytest.mark.parametrize("space", [10, 11, 12, 13])
def test_x06_two_traders_at_three_for_two(space: int) -> None:
    state = choose(table(4, rows=(5, 5, space), goods=[11, 4, 0, 0]), "7", "7", "1", "6")

    assert GAME.view(state, 0).rate == "3:2"
    assert lots(state, 0) == [(0, 0), (2, 1), (3, 2), (5, 3), (6, 4), (8, 5), (9, 6), (11, 7)]
    nine = move(state, 0, "exchange 9 6")
    assert (nine.goods[0], nine.vp[0]) == (2, 6)
    both = move(nine, 1, "exchange 0 0")
    assert both.exchange_row == 3, "back to 0, then the next supply of 3"
    assert move(state, 0, "exchange 11 7").vp[0] == 7


@rule("SD-051")
def test_e06_the_marker_goes_to_zero_though_nobody_exchanges() -> None:
    declined = move(choose(table(4, rows=(5, 5, 9), goods=[5, 0, 0, 0]), "7", "1", "2", "3"), 0, "exchange 0 0")
    not_asked = choose(table(4, rows=(5, 5, 9), goods=[0, 0, 0, 0]), "7", "1", "2", "3")

    assert declined.exchange_row == not_asked.exchange_row == 3
    assert (declined.round, not_asked.round) == (2, 2)


@rule("SD-051")
def test_without_a_trader_the_marker_stays() -> None:
    assert choose(table(4, rows=(5, 5, 9)), "1", "2", "3", "4").exchange_row == 12


@rule("SD-047")
def test_e07_the_marker_never_goes_below_zero() -> None:
    state = choose(table(4, rows=(5, 5, 1), goods=[9, 9, 0, 0]), "7", "7", "1", "2")

    assert state.exchange_row == 0
    assert lots(state, 0) == [(0, 0), (3, 1), (6, 2), (9, 3)]


@rule("SD-049")
def test_most_points_trade_first_then_the_lower_seat() -> None:
    state = choose(table(5, vp=[3, 9, 9, 4, 0], goods=[6] * 5), "7", "7", "7", "7", "3")

    order = []
    while state.round == 1:
        order.append(state.actor())
        state = move(state, state.actor(), "exchange 3 1")
    assert order == [1, 2, 3, 0]


@rule("SD-049")
def test_points_of_cards_one_to_six_count_for_the_order() -> None:
    state = choose(table(3, vp=[5, 4, 0], goods=[6, 6, 6], rows=(9, 5, 5)), "57", "27", "34")

    assert state.actor() == 1, "4 VP and the Admiral's 5 make 9"


@rule("SD-050")
def test_neither_row_moves_when_goods_are_exchanged() -> None:
    state = choose(table(4, rows=(5, 6, 13), goods=[8, 0, 0, 0]), "7", "3", "6", "8")
    walk = state.copy()
    rules.pay_exchange(walk, 0, GAME.parse("exchange 8 8"))

    assert (walk.vp_row, walk.goods_row) == (state.vp_row, state.goods_row) == (5, 6)
    assert (walk.vp[0], walk.goods[0]) == (8, 0)


@rule("SD-050")
def test_a03_with_the_switch_the_points_come_off_the_row() -> None:
    state = choose(
        table(4, rows=(3, 6, 14), goods=[8, 5, 0, 0], vp=[1, 0, 0, 0], trader_vp_from_row="on"), "7", "7", "3", "6"
    )

    assert lots(state, 0) == [(0, 0), (1, 1), (2, 2), (3, 3)]
    assert refused(state, 0, "exchange 4 4") == ("SD-050", "refusal-row", {"vp": 4, "row": 3})
    two = move(state, 0, "exchange 2 2")
    assert lots(two, 1) == [(0, 0), (1, 1)]
    assert two.vp_row == 1


@rule("SD-050", "SD-071")
def test_a03_an_empty_row_means_not_asked_and_the_final_exchange_never_touches_it() -> None:
    state = choose(
        table(4, rows=(0, 0, 14), goods=[8, 0, 0, 0], vp=[0, 30, 0, 0], trader_vp_from_row="on"), "7", "3", "3", "6"
    )

    assert state.actors() == []
    assert (state.vp[0], state.goods[0], state.vp_row) == (2, 2, 0)


@rule("SD-101", "SD-102", "SD-100", "SD-103")
def test_the_tracks_are_data_with_their_provenance() -> None:
    standard, winter = GAME.data()["exchange_standard"], GAME.data()["exchange_winter"]

    assert (standard.provenance, winter.provenance) == ("reconstructed", "reconstructed")
    assert list(TRACKS[0]) == standard.value == ["3:1"] * 4 + ["2:1"] * 4 + ["3:2"] * 4 + ["1:1"] * 4
    assert list(TRACKS[1]) == winter.value == ["4:1"] * 4 + ["3:1"] * 4 + ["2:1"] * 4 + ["3:2"] * 4


@rule("SD-100", "SD-104")
@pytest.mark.parametrize("side", [0, 1])
def test_known_facts_of_the_tracks(side: int) -> None:
    values = [vp / goods for goods, vp in map(rate, TRACKS[side])]

    assert values == sorted(values), "higher is better, space 0 is the worst"
    assert "3:2" in TRACKS[side] and "2:1" in TRACKS[side]
    assert all(w <= s for w, s in zip([b / a for a, b in map(rate, TRACKS[1])], values, strict=True) if side == 0)


@rule("SD-105", "SD-048")
@pytest.mark.parametrize("goods", range(16))
@pytest.mark.parametrize(
    ("board", "space", "best"),
    [
        ("standard", 0, lambda g: g // 3),
        ("standard", 7, lambda g: g // 2),
        ("standard", 8, lambda g: 2 * (g // 3) + (g % 3 == 2)),
        ("standard", 15, lambda g: g),
        ("winter", 3, lambda g: g // 4),
        ("winter", 4, lambda g: g // 3),
        ("winter", 11, lambda g: g // 2),
        ("winter", 12, lambda g: 2 * (g // 3) + (g % 3 == 2)),
    ],
)
def test_the_best_for_any_goods(board: str, space: int, best: object, goods: int) -> None:
    state = table(4, rows=(5, 5, space), board=board)

    assert callable(best)
    assert rules.exchange_vp(state, goods) == best(goods)


@rule("SD-048")
def test_refusals_of_an_exchange() -> None:
    state = choose(table(4, rows=(5, 5, 12), vp=[9, 0, 0, 0], goods=[11, 5, 5, 5]), "7", "7", "1", "6")

    assert refused(state, 0, "exchange 12 8") == ("SD-048", "refusal-goods", {"need": 12, "have": 11})
    assert refused(state, 0, "exchange 9 7") == ("SD-048", "refusal-rate", {"goods": 9, "vp": 7, "best": 6})
    assert refused(state, 0, "exchange 10 6") == ("SD-048", "refusal-waste", {"goods": 10, "vp": 6, "need": 9})
    assert refused(state, 2, "exchange 3 2") == ("SD-048", "refusal-no-trader", {})


@rule("SD-049")
def test_a_trader_waits_for_the_leader() -> None:
    state = choose(table(4, rows=(5, 5, 12), vp=[0, 7, 0, 0], goods=[5, 5, 5, 5]), "7", "7", "1", "6")

    assert refused(state, 0, "exchange 3 2") == ("SD-049", "refusal-trader-order", {"who": 1})


@rule("SD-048")
def test_at_three_for_two_no_single_good_is_wasted() -> None:
    state = choose(table(4, rows=(5, 5, 8), goods=[4, 0, 0, 0]), "7", "1", "2", "3")

    assert texts(GAME, state) == ["exchange 0 0", "exchange 2 1", "exchange 3 2"]


@pytest.mark.parametrize("text", ["3", "3:", ":1", "1:2", "0:0", "a:b", "3:0"])
def test_a_rate_that_is_none_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(DataError, match="is no exchange rate"):
        rate(text)
