"""The cards 1 to 6 and the Beggar: SD-030 … SD-046, SD-052 … SD-055, X-03, X-04, X-07, E-01 … E-05, E-11, E-12."""

from __future__ import annotations

import pytest

from antilles.games.santo_domingo.cards import share
from antilles.games.santo_domingo.components import ALL_CARDS
from antilles.testing import rule
from tests.games.santo_domingo.table import choose, hand_of, move, resolved, table


@rule("SD-030", "SD-040", "SD-041", "SD-042", "SD-033")
def test_x03_captain_admirals_governor() -> None:
    state = resolved(table(4, rows=(9, 5, 5), goods=[0, 0, 0, 0]), "1", "2", "2", "3")

    assert [*state.vp] == [2, 3, 3, 0]
    assert state.vp_row == 1
    assert [*state.goods] == [0, 0, 0, 8]
    assert state.goods_row == 5


@rule("SD-030", "SD-043", "SD-044", "SD-045", "SD-033")
def test_x04_frigate_galleon_customs() -> None:
    state = resolved(table(4, rows=(6, 10, 5), goods=[0, 0, 0, 0]), "4", "5", "6", "3")

    assert [*state.goods] == [3, 7, 0, 0]
    assert state.goods_row == 0
    assert [*state.vp] == [0, 0, 4, 0]
    assert state.vp_row == 6


@rule("SD-052", "SD-053", "SD-054", "SD-055")
def test_x07_beggar_with_own_trader() -> None:
    state = table(3, goods=[0, 4, 0], hands=["1278", "12345678", "12345678"], rows=(5, 5, 5))
    state = choose(state, "78", "17", "23")
    assert state.actors() == [1], "Alex has nothing to exchange and is not asked"

    after = move(state, 1, "exchange 0 0")

    assert after.goods[0] == 3 + 2
    assert after.hand[0] == ALL_CARDS


@rule("SD-032")
def test_e01_three_captains_with_two_points_get_nothing() -> None:
    state = resolved(table(4, rows=(2, 5, 5)), "1", "1", "1", "6")

    assert [*state.vp][:3] == [0, 0, 0]
    assert state.vp_row == 2


@rule("SD-031", "SD-032", "SD-041")
def test_e02_the_admiral_takes_what_the_captains_left() -> None:
    state = resolved(table(4, rows=(3, 5, 5)), "1", "1", "2", "3")

    assert [*state.vp] == [1, 1, 1, 0]
    assert state.vp_row == 0


@rule("SD-034", "SD-044")
def test_e03_goods_over_fifteen_are_lost_but_leave_the_row() -> None:
    state = resolved(table(4, rows=(5, 6, 5), goods=[13, 0, 0, 0]), "5", "1", "2", "6")

    assert state.goods[0] == 15
    assert state.goods_row == 0


@rule("SD-036")
def test_a_full_store_does_not_change_the_share_of_the_others() -> None:
    state = resolved(table(4, rows=(5, 7, 5), goods=[15, 0, 0, 0]), "5", "5", "2", "3")

    assert [state.goods[0], state.goods[1], state.goods_row] == [15, 3, 1]


@rule("SD-042", "SD-045")
def test_e04_own_captain_does_not_count_with_two_players() -> None:
    state = resolved(table(2, rows=(4, 4, 4), goods=[0, 0]), "13", "26")

    assert state.goods[0] == 2
    assert state.vp[1] == 2, "only the Admiral's share: Customs brings nothing"


@rule("SD-045", "SD-043", "SD-044")
def test_e05_frigates_galleon_and_customs_with_two_players() -> None:
    state = resolved(table(2, rows=(4, 7, 4), goods=[0, 0]), "46", "45")

    assert [*state.goods] == [3, 4]
    assert state.goods_row == 0
    assert state.vp[0] == 4


@rule("SD-042", "SD-045", "SD-053")
def test_own_cards_do_not_count_with_three_players_either() -> None:
    state = resolved(table(3, rows=(4, 6, 4), goods=[0, 0, 0]), "13", "46", "12")

    assert state.goods[0] == 4 + 2, "the Captain and the Admiral of seat 2, not one's own Captain"
    assert state.vp[1] == 0, "one's own Frigate does not count"


@rule("SD-046")
def test_cards_count_whatever_they_brought() -> None:
    state = resolved(table(4, rows=(0, 0, 5), goods=[0, 0, 0, 0]), "1", "1", "3", "6")
    more = resolved(table(4, rows=(0, 0, 5), goods=[0, 0, 0, 0]), "4", "4", "5", "6")

    assert [*state.vp][:2] == [0, 0]
    assert state.goods[2] == 8
    assert [*more.goods][:3] == [0, 0, 0]
    assert more.vp[3] == 7


@rule("SD-032")
def test_e11_six_frigates() -> None:
    six = resolved(table(6, rows=(5, 6, 5), goods=[0] * 6), *["4"] * 6)
    five = resolved(table(6, rows=(5, 5, 5), goods=[0] * 6), *["4"] * 6)

    assert ([*six.goods], six.goods_row) == ([1] * 6, 0)
    assert ([*five.goods], five.goods_row) == ([0] * 6, 5)


@rule("SD-044")
def test_e12_two_galleons_share_seven() -> None:
    state = resolved(table(4, rows=(5, 7, 5), goods=[0] * 4), "5", "5", "1", "2")

    assert [*state.goods] == [3, 3, 0, 0]
    assert state.goods_row == 1


@rule("SD-032", "SD-040", "SD-041", "SD-043")
@pytest.mark.parametrize(
    ("row", "takers", "most", "each"),
    [(15, 1, 2, 2), (1, 1, 2, 1), (0, 1, 2, 0), (15, 2, 5, 5), (9, 2, 5, 4), (8, 3, 3, 2), (15, 1, 3, 3)],
)
def test_equal_shares(row: int, takers: int, most: int, each: int) -> None:
    assert share(row, takers, most) == each


@rule("SD-040", "SD-041", "SD-043")
def test_the_most_a_card_takes() -> None:
    state = resolved(table(4, rows=(15, 15, 5), goods=[0] * 4), "1", "2", "4", "3")

    assert [*state.vp][:2] == [2, 5]
    assert state.goods[2] == 3
    assert (state.vp_row, state.goods_row) == (8, 12)


@rule("SD-034")
def test_the_limit_holds_after_each_gain_and_trading_makes_room_for_the_beggar() -> None:
    state = table(3, rows=(0, 0, 12), goods=[14, 0, 0], hands=["12345678", "12345678", "12345678"])
    state.hand[0] = hand_of("78")
    state = choose(state, "78", "13", "26")

    after = move(state, 0, "exchange 14 14")

    assert (after.vp[0], after.goods[0]) == (14, 4)


@rule("SD-052")
@pytest.mark.parametrize(("left", "goods"), [(0, 4), (1, 3), (2, 3), (3, 2), (4, 2), (5, 1), (6, 1), (7, 1)])
def test_the_beggar_by_cards_in_hand(left: int, goods: int) -> None:
    state = table(4, goods=[0, 0, 0, 0], hands=["1234567"[:left] + "8"])

    assert choose(state, "8", "1", "2", "3").goods[0] == goods


@rule("SD-052", "SD-054")
@pytest.mark.parametrize(("hand", "goods"), [("12345678", 1), ("123458", 2), ("1238", 3), ("18", 4)])
def test_a10_the_card_played_with_the_beggar_is_not_in_hand(hand: str, goods: int) -> None:
    after = choose(table(2, goods=[0, 0], hands=[hand]), "18", "23")

    assert after.goods[0] == goods
    assert after.hand[0] == ALL_CARDS


@rule("SD-053")
def test_the_beggar_gets_two_goods_for_each_trader() -> None:
    after = choose(table(5, goods=[0] * 5), "8", "7", "7", "7", "1")

    assert after.goods[0] == 1 + 6


@rule("SD-035")
def test_points_have_no_limit() -> None:
    after = choose(table(2, rows=(15, 5, 5), vp=[44, 0], target="45"), "12", "34")

    assert after.vp[0] >= 44 + 2 + 5


@rule("SD-061")
def test_markers_stay_at_the_end_of_a_round_and_the_next_supply_starts_from_there() -> None:
    after = choose(table(4, rows=(9, 8, 7), goods=[0] * 4), "1", "3", "6", "8")

    assert (after.vp_row, after.goods_row, after.exchange_row) == (7 + 3, 8 + 3, 7 + 3)
