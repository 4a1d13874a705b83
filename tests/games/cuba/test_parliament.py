"""Parliament, statutes, the end of the round and of the game: CU-090 to CU-113, CU-130 to CU-152."""

from __future__ import annotations

from typing import Any

import pytest

from antilles.games.cuba import score, statutes as statutes_module, stock
from antilles.games.cuba.components import BUILDINGS, SHIPS
from antilles.games.cuba.game import GAME
from antilles.games.cuba.state import Cuba
from antilles.testing import rule
from tests.games.cuba.table import (
    building_on,
    cargo,
    courtyard,
    end_of_round,
    go,
    has,
    in_store,
    jump,
    load_ship,
    on,
    parliament,
    phase,
    refused,
    settle,
    ship_in,
    statutes,
    table,
)

DELEGATES = {0: "worker", 1: "tradeswoman", 2: "mayor"}


def session(**arguments: Any) -> Cuba:
    """Delegates 1, 2 and 5 of seats 0, 1 and 2."""
    return parliament(table(3, hands=DELEGATES, **{"pesos": [10, 10, 10], "start": 2, **arguments}))


# --- bids and the vote ------------------------------------------------------------------------------


@rule("CU-091", "CU-004", "DP-001", "DP-142")
def test_all_bid_at_once_and_secretly() -> None:
    state = session()
    assert state.actors() == [0, 1, 2]
    assert on(state, 1) == [f"bid {votes}" for votes in range(11)]
    state = go(state, "2 bid 3")

    assert state.actors() == [0, 1]
    assert list(state.pesos) == [10, 10, 10]
    assert refused(state, "bid 1", seat=2) == ("DP-001", "refusal-already-chosen")
    assert GAME.view(state, 0).bid is None
    assert GAME.view(state, 2).bid == 3
    assert state.audience(2, 0) == 0b100


@rule("CU-091", "CU-092", "CU-090", "CU-207")
def test_the_highest_total_wins_and_all_pay() -> None:
    state = go(session(), "0 bid 5", "1 bid 0", "2 bid 0")

    assert list(state.votes) == [6, 2, 5]
    assert list(state.pesos) == [5, 10, 10]
    assert (state.winner, phase(state)) == (0, "pass")


@rule("CU-092")
def test_only_the_winner_may_have_to_pay() -> None:
    state = go(session(bids_paid_by_all="off"), "0 bid 5", "1 bid 3", "2 bid 0")

    assert list(state.pesos) == [5, 10, 10]

    tied = go(session(bids_paid_by_all="off"), "0 bid 5", "1 bid 4", "2 bid 1")
    assert on(tied, 0) == [f"bid {votes}" for votes in range(6)]
    tied = go(tied, "0 bid 5", "1 bid 0", "2 bid 0")
    assert list(tied.pesos) == [0, 10, 10]


@rule("CU-093", "DP-143")
def test_the_example_of_a_tie_with_a_second_bid() -> None:
    state = go(session(), "0 bid 5", "1 bid 4", "2 bid 1")
    assert state.actors() == [0, 1, 2]
    assert list(state.pesos) == [5, 6, 9]
    state = go(state, "0 bid 2", "1 bid 2", "2 bid 1")

    assert list(state.votes) == [8, 8, 7]
    assert state.winner == 0
    assert list(state.pesos) == [3, 4, 8]


@rule("CU-093")
def test_only_the_tied_bid_again_and_the_start_player_comes_first() -> None:
    state = go(session(start=1), "0 bid 4", "1 bid 3", "2 bid 0")
    assert state.actors() == [0, 1, 2]
    state = go(session(start=1), "0 bid 5", "1 bid 4", "2 bid 0")
    assert state.actors() == [0, 1]
    assert refused(state, "bid 0", seat=2) == ("CU-093", "refusal-not-tied")
    state = go(state, "0 bid 0", "1 bid 0")

    assert state.winner == 1


@rule("CU-090")
def test_the_vote_tile_adds_two_votes() -> None:
    state = table(3, hands=DELEGATES, pesos=[0, 0, 0])
    state.vote_tile = 0
    state = go(parliament(state), "0 bid 0", "1 bid 0", "2 bid 0")

    assert list(state.votes) == [3, 2, 5]


@rule("CU-090", "CU-104")
def test_laws_on_delegates_count_the_cards_only() -> None:
    state = table(3, hands=DELEGATES, laws="I-6 III-3", vp=[0, 0, 0], pesos=[9, 9, 9])
    state.vote_tile = 0
    state = statutes(state)
    assert list(state.due) == [1, 2, 5]
    state = go(state, "decline tax", "decline tax", "decline tax")

    assert list(state.vp) == [1, 2, 5]


@rule("CU-091", "CU-225")
def test_a_player_without_money_bids_nothing_and_the_table_ends_at_99() -> None:
    state = session(pesos=[0, 500, 3])

    assert on(state, 0) == ["bid 0"]
    assert on(state, 1)[-1] == "bid 99"
    assert refused(state, "bid 4", seat=2) == ("CU-091", "refusal-bid")
    assert on(session(vote_price="2"), 0)[-1] == "bid 5"


@rule("CU-212")
def test_the_corruption_act_doubles_the_price() -> None:
    state = session(laws="IV-3", pesos=[5, 0, 0])
    assert on(state, 0) == ["bid 0", "bid 1", "bid 2"]
    state = go(state, "0 bid 2", "1 bid 0", "2 bid 0")

    assert state.pesos[0] == 1


@rule("CU-094", "CU-208", "DP-145")
def test_the_winner_passes_exactly_two_bills() -> None:
    state = go(session(), "0 bid 0", "1 bid 0", "2 bid 0")
    assert state.actor() == 2
    assert on(state) == ["pass I II", "pass I III", "pass I IV", "pass II III", "pass II IV", "pass III IV"]


@rule("CU-095", "CU-105")
def test_new_laws_replace_the_old_ones_at_once() -> None:
    state = session(laws="III-2", bills="I-2 II-6 III-4 IV-1")
    state = go(state, "0 bid 0", "1 bid 0", "2 bid 0", "pass I III")

    assert list(state.laws) == [2, 0, 4, 0]
    assert list(state.bills) == [0, 0, 0, 0]
    assert list(state.due) == [3, 3, 3]


@rule("CU-096", "DP-140")
def test_a_veto_removes_a_bill_before_any_bid() -> None:
    state = table(3, hands=DELEGATES, pesos=[0, 0, 0])
    state.veto_tile = 1
    state = parliament(state)
    assert state.actor() == 1
    assert on(state) == ["veto I", "veto II", "veto III", "veto IV", "done"]
    vetoed = go(state, "veto III", "0 bid 0", "1 bid 0", "2 bid 0")
    assert on(vetoed) == ["pass I II", "pass I IV", "pass II IV"]
    assert refused(vetoed, "pass I III") == ("CU-096", "refusal-no-bill")

    kept = go(state, "done", "0 bid 0", "1 bid 0", "2 bid 0")
    assert len(on(kept)) == 6


# --- tax, duty, rewards -----------------------------------------------------------------------------


@rule("CU-100", "CU-101", "CU-102", "DP-150", "DP-151", "CU-209")
def test_taxes_of_all_then_duties_of_all_then_rewards() -> None:
    state = table(3, start=1, pesos=[2, 2, 2], yard={0: {"citrus": 1}, 1: {"citrus": 1}}, vp=[0, 0, 0])
    state = statutes(state)
    assert state.actor() == 1
    assert on(state) == ["pay tax", "decline tax"]
    state = go(state, "pay tax", "decline tax", "pay tax")
    assert state.actor() == 1
    assert on(state) == ["pay duty", "decline duty"]
    state = go(state, "pay duty", "decline duty")

    assert list(state.vp) == [2, 5, 0]
    assert list(state.pesos) == [0, 0, 2]


@rule("CU-101")
def test_who_cannot_pay_in_full_is_not_asked() -> None:
    state = statutes(table(2, pesos=[1, 2], laws="II-3", yard={0: {"rum": 1}}))
    assert state.actor() == 1
    state = go(state, "pay tax")
    assert (state.actor(), phase(state)) == (0, "duty")


@rule("CU-101", "CU-220", "DP-152")
def test_compulsory_payment_leaves_only_the_choice_of_pieces() -> None:
    state = table(
        2, pesos=[2, 0], laws="II-5", yard={0: {"citrus": 1, "sugar": 1}}, tax_mandatory_if_able="on", vp=[0, 0]
    )
    state = statutes(state)
    assert state.pesos[0] == 0
    assert on(state) == ["give citrus", "give sugar"]
    state = go(state, "give citrus", "give sugar")

    assert list(state.vp) == [5, 0]


@rule("CU-102")
@pytest.mark.parametrize(
    ("moves", "vp"),
    [
        (("pay tax", "decline duty"), 2),
        (("decline tax", "pay duty"), 2),
        (("pay tax", "pay duty"), 5),
        (("decline tax", "decline duty"), 0),
    ],
)
def test_rewards(moves: tuple[str, ...], vp: int) -> None:
    state = statutes(table(2, pesos=[2, 0], yard={0: {"citrus": 1}}, vp=[0, 0]))

    assert go(state, *moves).vp[0] == vp


@rule("CU-102")
def test_rewards_may_be_other_numbers() -> None:
    options = {"reward_one": "3", "reward_both": "6"}
    state = statutes(table(2, pesos=[2, 2], yard={0: {"citrus": 1}}, vp=[0, 0], **options))  # type: ignore[arg-type]
    state = go(state, "pay tax", "pay tax", "pay duty")

    assert list(state.vp) == [6, 3]


@rule("CU-220", "DP-152", "EP-141")
def test_duty_pieces_are_given_one_by_one_in_the_printed_order() -> None:
    state = table(
        2, pesos=[0, 0], laws="II-8", yard={0: {"citrus": 1, "wood": 1}}, stored={0: {"tobacco": 1}}, vp=[0, 0]
    )
    state = go(statutes(state), "pay duty")
    assert on(state) == ["give citrus", "give tobacco"]
    assert refused(state, "give wood") == ("CU-220", "refusal-other-class")
    state = go(state, "give tobacco")
    assert on(state) == ["give wood"]
    state = go(state, "give wood")

    assert state.vp[0] == 2
    lacking = statutes(table(2, pesos=[0, 0], laws="II-8", yard={0: {"citrus": 5}}))
    assert phase(lacking) != "duty"


@rule("CU-101", "CU-103")
@pytest.mark.parametrize(
    ("law", "pieces", "able"),
    [
        ("II-1", {"sugar": 1}, True),
        ("II-2", {"sugar": 1}, False),
        ("II-3", {"rum": 1}, True),
        ("II-4", {"cigars": 1}, True),
        ("II-5", {"citrus": 1, "rum": 1}, False),
        ("II-5", {"citrus": 2}, True),
        ("II-6", {"wood": 1, "water": 1}, True),
        ("II-6", {"wood": 1}, False),
    ],
)
def test_who_can_pay_a_duty(law: str, pieces: dict[str, int], able: bool) -> None:
    state = table(2, laws=law, yard={0: pieces})

    assert statutes_module.can_pay_duty(state, 0) is able


@rule("CU-101", "CU-106", "CU-218")
def test_taxes_by_the_law_in_force() -> None:
    state = table(2, laws="I-5", tiles={0: {(1, 2): "bank", (2, 2): "dam"}})
    assert [statutes_module.tax(state, seat) for seat in (0, 1)] == [3, 1]
    state = table(2, laws="I-5", tiles={0: {(1, 2): "bank"}}, warehouse_is_building="off")
    assert [statutes_module.tax(state, seat) for seat in (0, 1)] == [1, 0]
    assert [statutes_module.tax(table(2, laws=f"I-{n}"), 0) for n in (1, 2, 3, 4, 7)] == [1, 3, 4, 5, 6]
    assert statutes_module.tax(table(2), 0) == 2


@rule("EP-045", "CU-106", "CU-218")
@pytest.mark.parametrize(("counts", "buildings"), [("on", 2), ("off", 1)])
def test_covering_the_warehouse_changes_no_count_for_laws(counts: str, buildings: int) -> None:
    """A stack on the warehouse counts as the warehouse did: for taxes (I-5) and for subsidies (III-2)."""
    state = table(
        2,
        laws="I-5 III-2",
        tiles={0: {(1, 2): "bank"}},
        warehouse_is_building=counts,
        expansion="on",
        overbuild_warehouse="on",
    )
    before = [statutes_module.tax(state, 0), statutes_module.subsidy(state, 0)]
    stock.erect(state, 0, 0, BUILDINGS.index("casino"))

    assert [statutes_module.tax(state, 0), statutes_module.subsidy(state, 0)] == before
    assert before[0] == buildings


@rule("EP-139")
def test_a_peso_for_each_ten_points() -> None:
    state = table(3, laws="I-8", vp=[7, 20, 39], pesos=[0, 1, 3])
    assert [statutes_module.tax(state, seat) for seat in range(3)] == [0, 2, 3]


@rule("EP-139", "EP-140", "CU-101")
def test_nothing_due_counts_as_paid() -> None:
    state = statutes(table(2, laws="I-8 II-7", vp=[7, 25], pesos=[0, 1]))

    assert list(state.vp) == [12, 25]


@rule("EP-140")
def test_a_duty_equal_to_the_tax_is_paid_apart() -> None:
    state = statutes(table(2, laws="I-8 II-7", vp=[10, 0], pesos=[2, 0]))
    state = go(state, "pay tax", "pay duty")

    assert state.pesos[0] == 0
    assert state.vp[0] == 15


@rule("CU-104")
@pytest.mark.parametrize(
    ("law", "vp"),
    [("III-1", 2), ("III-2", 2), ("III-3", 3), ("III-4", 1), ("III-5", 2), ("III-6", 2), ("III-7", 3), ("III-8", 1)],
)
def test_subsidies(law: str, vp: int) -> None:
    state = table(
        2,
        laws=law,
        pesos=[11, 0],
        hands={0: "architect", 1: "worker"},
        yard={0: {"water": 2, "wood": 3, "stone": 2, "rum": 2, "cigars": 1, "sugar": 4}},
        stored={0: {"citrus": 1}},
        tiles={0: {(2, 2): "bank"}},
    )

    assert statutes_module.subsidy(state, 0) == vp


@rule("CU-104", "CU-014")
def test_without_a_law_there_is_no_subsidy() -> None:
    assert statutes_module.subsidy(table(2, yard={0: {"water": 9}}), 0) == 0


@rule("EP-142")
def test_the_rank_subsidy_of_the_rulebook() -> None:
    state = table(5, laws="III-8", vp=[40, 35, 30, 30, 20], expansion="on")

    assert [statutes_module.subsidy(state, seat) for seat in range(5)] == [1, 2, 3, 3, 5]
    jump(state, "subsidy")
    settle(state)
    assert list(state.vp) == [41, 37, 33, 33, 25]


@rule("EP-143")
def test_the_goods_subsidy_takes_nothing() -> None:
    state = table(2, laws="III-7", yard={0: {"rum": 2, "cigars": 1}}, vp=[0, 0])
    jump(state, "subsidy")
    settle(state)

    assert state.vp[0] == 3
    assert has(state, 0, "rum") == 2


# --- end of the round -------------------------------------------------------------------------------


@rule("CU-110")
def test_products_in_the_courtyard_spoil() -> None:
    state = table(yard={0: {"citrus": 2, "rum": 1, "wood": 1}}, stored={0: {"sugar": 1}})
    supply = state.supply[0]
    state = end_of_round(state)

    assert courtyard(state, 0, "citrus") == 0
    assert state.supply[0] == supply + 2
    assert [has(state, 0, kind) for kind in ("rum", "wood", "sugar")] == [1, 1, 1]


@rule("CU-110", "CU-105", "DP-160")
def test_the_storage_act_leaves_three_products() -> None:
    state = table(start=1, stored={0: {"citrus": 3, "sugar": 2}, 1: {"tobacco": 4}}, laws="IV-6")
    state = end_of_round(state)
    assert state.actor() == 1
    assert on(state) == ["discard tobacco"]
    assert refused(state, "discard citrus") == ("CU-110", "refusal-not-stored")
    state = go(state, "discard tobacco")
    assert on(state) == ["discard citrus", "discard sugar"]
    state = go(state, "discard citrus", "discard sugar")

    assert [in_store(state, 0, kind) for kind in ("citrus", "sugar")] == [2, 1]
    assert phase(state) == "draw_ship"


@rule("CU-111", "CU-131", "CU-132", "CU-133", "CU-082")
def test_the_example_of_the_harbour() -> None:
    state = table(docks="1 2 3 4")
    load_ship(state, 1, "citrus", "-", "-", "-", "-")
    load_ship(state, 2, "sugar", "sugar", "sugar", "tobacco", "tobacco")
    state = end_of_round(state)

    assert [ship_in(state, berth) for berth in (1, 2, 3, 4)] == ["4", "1", "-", "-"]
    assert cargo(state, 2) == ["citrus", "-", "-", "-", "-"]
    assert phase(state) == "draw_ship"
    assert "ship 3" not in on(state)
    state = go(state, "* ship 7")
    assert ship_in(state, 4) == "7"
    assert ship_in(state, 3) == "-"


@rule("CU-132")
def test_the_ship_in_dock_three_may_stay_until_it_is_full() -> None:
    state = end_of_round(table(docks="1 2 3 4", harbour_dock3_leaves="off"))
    assert [ship_in(state, berth) for berth in (1, 2, 3, 4)] == ["1", "2", "3", "4"]
    assert phase(state) == "draw_bill"

    state = table(docks="1 2 3 4", harbour_dock3_leaves="off")
    load_ship(state, 3, "tobacco", "tobacco", "tobacco", "rum", "rum")
    state = end_of_round(state)
    assert [ship_in(state, berth) for berth in (1, 2, 3)] == ["4", "1", "2"]


@rule("CU-132", "DP-014")
def test_empty_docks_may_be_filled_sea_first() -> None:
    state = end_of_round(table(docks="1 - - 4", harbour_fill_all="on"))
    state = go(state, "* ship 7", "* ship 8")

    assert [ship_in(state, berth) for berth in (1, 2, 3, 4)] == ["4", "1", "8", "7"]


@rule("CU-134")
def test_an_empty_pile_sends_no_ship() -> None:
    state = table(docks="1 2 3 4")
    state.ships = 0
    state = end_of_round(state)

    assert phase(state) == "draw_bill"
    assert ship_in(state, 4) == "-"


@rule("CU-112", "CU-044")
def test_cards_markers_and_tiles_go_back_and_pawns_stay() -> None:
    state = table(2, hands={0: "worker", 1: "mayor"}, pawn={0: (3, 3)})
    state.markers = 0b101
    state.vote_tile, state.veto_tile = 0, 1
    state = go(end_of_round(state), "* ship 9")

    assert list(state.hand) == [31, 31]
    assert (state.markers, state.vote_tile, state.veto_tile) == (0, -1, -1)
    assert state.pawn[0] == 10


# --- end of the game --------------------------------------------------------------------------------


@rule("CU-150", "CU-144", "CU-151", "CU-113")
def test_two_points_for_each_building_and_nothing_for_the_rest() -> None:
    state = table(
        2,
        round=6,
        vp=[10, 10],
        tiles={0: {(2, 2): "bank", (2, 3): "dam"}},
        yard={0: {"rum": 3, "citrus": 2}},
        pesos=[30, 0],
    )
    state = end_of_round(state)

    assert state.actors() == []
    assert list(state.vp) == [16, 12]
    assert courtyard(state, 0, "citrus") == 0
    assert [SHIPS[ship] if ship >= 0 else "-" for ship in state.docks] == ["1", "2", "-", "3"]


@rule("CU-113", "CU-110")
def test_the_storage_act_still_bites_in_the_last_round() -> None:
    state = end_of_round(table(2, round=6, stored={0: {"citrus": 4}}, laws="IV-6"))
    assert on(state) == ["discard citrus"]

    assert go(state, "discard citrus").actors() == []


@rule("CU-152", "CU-001")
def test_ties_go_to_pesos_then_merchandise_then_are_shared() -> None:
    def places(pesos: list[int], rum: int, wood: int) -> list[int]:
        state = table(2, round=6, vp=[20, 20], pesos=pesos, yard={0: {"rum": 1, "wood": wood}, 1: {"rum": rum}})
        return end_of_round(state).ranking()

    assert places([5, 4], 9, 0) == [1, 2]
    assert places([5, 5], 2, 9) == [2, 1]
    assert places([5, 5], 1, 9) == [1, 1]


@rule("CU-152")
def test_merits_name_the_criteria_in_order() -> None:
    state = table(2, vp=[3, 4], pesos=[5, 6], stored={0: {"citrus": 2}})

    assert score.merits(state) == [(5, 5, 2), (6, 6, 0)]


@rule("CU-066")
def test_a_new_building_works_from_the_next_activation_on() -> None:
    state = table(2, yard={0: {"wood": 2, "stone": 2}}, pesos=[0, 0])
    state = go(state, "play architect", "main", "build bank", "place 1 2")
    assert building_on(state, 0, (1, 2)) == "bank"
    assert state.pesos[0] == 0
    state = go(state, "play mayor", "main", "play foreman", "activate bank")

    assert state.pesos[0] == 3
