"""Components, set-up, supply: SD-001 … SD-023, X-01, X-02, E-08."""

from __future__ import annotations

import pytest

from antilles.games.santo_domingo.components import ALL_CARDS, CARDS, TRACKS, cards_in
from antilles.games.santo_domingo.game import GAME
from antilles.kernel.game import SetupError
from antilles.testing import rule
from tests.games.santo_domingo.table import choose, table


@rule("SD-001", "SD-005")
def test_six_sets_of_eight_cards_in_six_colours() -> None:
    assert CARDS == ("captain", "admiral", "governor", "frigate", "galleon", "customs", "trader", "beggar")
    assert GAME.data()["card_names"].value == list(CARDS)
    assert GAME.data()["back_colours"].value == ["green", "blue", "red", "yellow", "white", "grey"]
    assert GAME.seats[-1] == len(GAME.data()["back_colours"].value)


@rule("SD-002", "SD-003", "SD-004")
def test_three_rows_with_one_marker_each_and_sixteen_spaces() -> None:
    assert set(GAME.data()["start_marker"].value) == {"vp", "goods", "exchange"}
    assert GAME.data()["row_max"].value == GAME.data()["goods_max"].value == 15
    assert [len(track) for track in TRACKS] == [16, 16]


@rule("SD-010", "SD-081")
def test_the_standard_side_is_the_default_and_winter_can_be_chosen_by_any_number() -> None:
    for seats in GAME.seats:
        assert GAME.settle(seats)["board"] == "standard"
        assert GAME.settle(seats, {"board": "winter"})["board"] == "winter"


@rule("SD-011", "SD-012", "SD-013", "SD-014")
@pytest.mark.parametrize("seats", GAME.seats)
def test_x01_everybody_starts_with_eight_cards_no_vp_and_goods_for_the_players(seats: int) -> None:
    state = GAME.begin(seats, GAME.settle(seats))

    assert [*state.goods] == [seats] * seats
    assert [*state.vp] == [0] * seats
    assert [*state.hand] == [ALL_CARDS] * seats
    assert GAME.data()["start_marker"].value == {"vp": 1, "goods": 1, "exchange": 1}


@rule("SD-015")
def test_there_is_no_start_player_all_are_asked_at_once() -> None:
    assert table(5).actors() == [0, 1, 2, 3, 4]


@rule("SD-020", "SD-021", "SD-023")
@pytest.mark.parametrize(("seats", "markers"), [(2, 4), (3, 6), (4, 4), (5, 5), (6, 6)])
def test_x02_the_first_round_begins_with_a_supply(seats: int, markers: int) -> None:
    state = table(seats)

    assert (state.round, state.vp_row, state.goods_row, state.exchange_row) == (1, markers, markers, markers)


@rule("SD-022")
def test_e08_a_marker_stays_on_the_last_space() -> None:
    state = choose(table(5, rows=(13, 15, 12)), "3", "3", "3", "3", "3")

    assert (state.vp_row, state.goods_row, state.exchange_row) == (15, 15, 15)


@rule("SD-106")
@pytest.mark.parametrize(
    ("seats", "from_start", "after_reset"),
    [
        (2, [4, 7, 10, 13, 15], [3, 6, 9, 12, 15]),
        (3, [6, 11, 15], [5, 10, 15]),
        (4, [4, 7, 10, 13, 15], [3, 6, 9, 12, 15]),
        (5, [5, 9, 13, 15], [4, 8, 12, 15]),
        (6, [6, 11, 15], [5, 10, 15]),
    ],
)
def test_the_exchange_marker_without_traders(seats: int, from_start: list[int], after_reset: list[int]) -> None:
    assert markers_without_traders(seats, len(from_start), None) == from_start
    assert markers_without_traders(seats, len(after_reset), 0) == after_reset


def markers_without_traders(seats: int, rounds: int, reset: int | None) -> list[int]:
    state = table(seats)
    if reset is not None:
        state = table(seats, goods=[0] * seats)
        state = choose(state, *(["78"] * seats if seats < 4 else ["7"] * seats))
    seen: list[int] = []
    for _ in range(rounds):
        seen.append(state.exchange_row)
        for seat in range(seats):
            state.hand[seat] = ALL_CARDS
        state = choose(state, *(["38"] * seats if seats < 4 else ["8"] * seats))
    return seen


@rule("SD-080", "SD-082")
def test_45_points_only_with_two_or_three_players_also_in_winter() -> None:
    for seats in (2, 3):
        assert table(seats, target="45", board="winter").target == 45
    for seats in (4, 5, 6):
        with pytest.raises(SetupError) as error:
            GAME.settle(seats, {"target": "45"})
        assert error.value.key == "setup-value-seats"


@rule("SD-082")
def test_options_reach_the_state() -> None:
    state = table(2, target="45", board="winter", trader_vp_from_row="on")

    assert (state.target, state.side, state.from_row) == (45, 1, True)


@rule("SD-026")
def test_a_set_has_one_card_of_each_number() -> None:
    assert cards_in(ALL_CARDS) == CARDS
