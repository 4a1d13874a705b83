"""The action phase: turns, characters, alternatives, market: CU-040 to CU-083 and CU-120 to CU-133."""

from __future__ import annotations

from antilles.games.cuba.components import BUILDINGS, KINDS
from antilles.testing import rule
from tests.games.cuba.table import (
    building_on,
    cargo,
    courtyard,
    go,
    has,
    in_store,
    lies_on_market,
    load_ship,
    on,
    parliament,
    phase,
    refused,
    table,
)

# --- turns ------------------------------------------------------------------------------------------


@rule("CU-040", "CU-041", "DP-030", "DP-003", "DP-005")
def test_four_cards_each_clockwise_and_the_fifth_is_the_delegate() -> None:
    state = table(3, turn=1, hands=dict.fromkeys(range(3), "worker mayor"))
    assert on(state) == ["play worker", "play mayor"]

    state = go(state, "play mayor", "main")
    assert state.actor() == 2
    state = go(state, "play mayor", "main", "play mayor", "main")

    assert phase(state) == "bid"
    assert list(state.hand) == [1, 1, 1]
    assert refused(table(hands={0: "worker mayor"}), "play foreman") == ("CU-040", "refusal-not-in-hand")


@rule("CU-041", "CU-040")
def test_the_last_card_may_not_be_played() -> None:
    state = table(2, hands={0: "worker mayor", 1: "worker mayor"})
    state = go(state, "play mayor", "main", "play mayor", "main")

    assert phase(state) == "bid"


@rule("CU-043", "CU-044")
def test_a_card_may_be_played_without_using_it() -> None:
    state = table(yard={0: {"rum": 1}}, docks="3 4 - 5")
    state = go(state, "play mayor", "main")
    assert "done" in on(state)
    state = go(state, "done")

    assert state.actor() == 1
    assert has(state, 0, "rum") == 1


@rule("CU-043")
def test_gains_without_a_choice_are_always_taken() -> None:
    state = go(table(), "play worker", "move 1 1")

    assert has(state, 0, "wood") == 1


@rule("CU-045")
def test_the_highest_fourth_card_makes_the_start_player_last_of_equals() -> None:
    last = ["foreman", "mayor", "architect", "mayor"]
    state = table(4, hands={seat: f"worker {card}" for seat, card in enumerate(last)})
    state = go(state, "play foreman", "play mayor", "main", "play architect", "main", "play mayor", "main")

    assert state.start == 3
    assert phase(state) == "bid"


@rule("CU-045", "CU-215")
def test_the_old_start_player_loses_the_tie() -> None:
    state = table(2, hands={0: "worker mayor", 1: "worker mayor"})
    state = go(state, "play mayor", "main", "play mayor", "main")

    assert state.start == 1


@rule("CU-206")
def test_the_foreman_may_come_before_the_worker() -> None:
    state = table(yard={0: {"citrus": 1}})
    state = go(state, "play foreman", "activate warehouse")

    assert in_store(state, 0, "citrus") == 1


# --- worker -----------------------------------------------------------------------------------------


@rule("CU-050", "DP-040", "CU-051", "CU-055")
def test_the_pawn_goes_anywhere_and_takes_all_resources() -> None:
    state = go(table(tiles={0: {(2, 2): "bank"}}), "play worker")
    assert len(on(state)) == 12
    assert {"move 1 1", "move 2 2"} <= set(on(state))

    state = go(state, "move 3 4")
    assert [courtyard(state, 0, kind) for kind in ("wood", "stone", "water")] == [2, 1, 0]


@rule("CU-051", "CU-052", "CU-053", "CU-054", "DP-041", "DP-042", "CU-024")
def test_pawn_in_the_middle_of_the_identical_side() -> None:
    state = go(table(), "play worker", "move 2 2")
    assert [has(state, 0, kind) for kind in ("wood", "stone", "water")] == [0, 2, 1]
    assert on(state) == ["harvest citrus", "harvest sugar", "harvest tobacco", "done"]

    state = go(state, "harvest citrus", "harvest sugar")
    assert on(state) == ["irrigate tobacco", "done"]
    assert refused(state, "irrigate citrus") == ("CU-053", "refusal-parcel-used")
    state = go(state, "irrigate tobacco")

    assert [has(state, 0, kind) for kind in ("citrus", "sugar", "tobacco", "water")] == [1, 1, 1, 0]
    assert state.actor() == 1


@rule("CU-052", "CU-053")
def test_two_parcels_of_one_kind_may_both_be_harvested() -> None:
    state = table(yard={0: {"water": 1}}, individual_sides="off")
    state = go(state, "play worker", "move 1 3")
    assert on(state) == ["harvest citrus", "harvest sugar", "done"]
    state = go(state, "harvest sugar", "harvest citrus")

    assert state.actor() == 1
    assert has(state, 0, "water") == 1


@rule("CU-053")
def test_stopping_the_free_harvest_ends_the_action() -> None:
    state = table(yard={0: {"water": 3}})
    state = go(state, "play worker", "move 2 2", "harvest citrus", "done")

    assert state.actor() == 1
    assert has(state, 0, "water") == 4


@rule("CU-053")
def test_irrigation_may_cost_more() -> None:
    state = go(table(irrigation_cost="2"), "play worker", "move 2 2", "harvest citrus", "harvest sugar")
    assert state.actor() == 1

    state = table(yard={0: {"water": 1}}, irrigation_cost="2")
    state = go(state, "play worker", "move 2 2", "harvest citrus", "harvest sugar", "irrigate tobacco")
    assert has(state, 0, "water") == 0


@rule("CU-205")
def test_the_worker_activates_no_building() -> None:
    state = table(tiles={0: {(2, 1): "bank"}}, pesos=[0, 0])
    state = go(state, "play worker", "move 2 2")

    assert state.pesos[0] == 0


@rule("CU-217")
def test_built_parcels_simply_yield_less() -> None:
    state = table(tiles={0: {(2, 2): "bank", (2, 3): "cafe", (3, 2): "dam", (2, 1): "church"}})
    state = go(state, "play worker", "move 2 2")

    assert [has(state, 0, kind) for kind in ("wood", "stone", "water")] == [0, 0, 0]
    assert on(state) == ["harvest sugar", "harvest tobacco", "done"]


@rule("CU-210")
def test_the_harvest_act_leaves_one_free_parcel_and_irrigation() -> None:
    state = go(table(laws="IV-1"), "play worker", "move 2 2", "harvest citrus")

    assert on(state) == ["irrigate sugar", "irrigate tobacco", "done"]


# --- tradeswoman and market -------------------------------------------------------------------------


@rule("CU-060", "DP-050", "CU-120", "CU-121")
def test_sales_go_to_the_dearest_free_space_and_then_to_the_supply() -> None:
    state = table(pesos=[0, 0], yard={0: {"citrus": 4}})
    supply = state.supply[0]
    state = go(state, "play tradeswoman", "main", "sell citrus", "sell citrus", "sell citrus", "sell citrus")

    assert state.pesos[0] == 3 + 2 + 1 + 1
    assert lies_on_market(state, "citrus") == 5
    assert state.supply[0] == supply + 2


@rule("CU-121", "CU-122", "CU-123")
def test_goods_sell_and_buy_beyond_their_row() -> None:
    state = table(pesos=[0, 0], yard={0: {"rum": 3}})
    state = go(state, "play tradeswoman", "main", "sell rum", "sell rum", "sell rum")
    assert state.pesos[0] == 4 + 3 + 3

    state = table(pesos=[25, 0])
    supply = state.supply[4]
    state = go(state, "play tradeswoman", "main", *["buy cigars"] * 4)
    assert state.pesos[0] == 25 - (5 + 6 + 7 + 7)
    assert lies_on_market(state, "cigars") == 0
    assert state.supply[4] == supply - 2
    assert courtyard(state, 0, "cigars") == 4


@rule("CU-122")
def test_the_example_of_the_market() -> None:
    state = table(pesos=[0, 9], yard={0: {"citrus": 3}})
    state = go(state, "play tradeswoman", "main", "sell citrus", "sell citrus", "sell citrus")
    assert state.pesos[0] == 6

    state = go(state, "done", "play tradeswoman", "main", "buy citrus")
    assert state.pesos[1] == 7


@rule("CU-061", "CU-222")
def test_no_kind_both_ways_in_one_action() -> None:
    state = table(yard={0: {"citrus": 2}})
    state = go(state, "play tradeswoman", "main", "sell citrus")
    assert "buy citrus" not in on(state)
    assert refused(state, "buy citrus") == ("CU-061", "refusal-roundtrip")
    state = go(state, "buy sugar")
    assert "sell sugar" not in on(state)


@rule("CU-061")
def test_with_round_trips_an_action_ends_after_sixty_transactions() -> None:
    state = table(pesos=[999, 0], yard={0: {"citrus": 1}}, no_roundtrip_trade="off")
    state = go(state, "play tradeswoman", "main", *["sell citrus", "buy citrus"] * 30)

    assert state.actor() == 1


@rule("CU-121", "CU-122")
def test_without_trade_beyond_the_rows() -> None:
    state = table(
        pesos=[50, 0],
        yard={0: {"sugar": 1}},
        market={"citrus": 0, "sugar": 5},
        market_empty_price="none",
        market_full_sale="none",
    )
    state = go(state, "play tradeswoman", "main")

    assert "buy citrus" not in on(state)
    assert "sell sugar" not in on(state)
    assert refused(state, "buy citrus") == ("CU-122", "refusal-nothing-to-buy")
    assert refused(state, "sell sugar") == ("CU-121", "refusal-row-full")


@rule("CU-120")
def test_longer_rows() -> None:
    state = table(
        pesos=[0, 0],
        yard={0: {"citrus": 4, "rum": 5}},
        market_prices="6,5,4,3,2,1",
        market_prices_goods="6,5,4,3,2,1",
    )
    state = go(state, "play tradeswoman", "main", *["sell citrus"] * 4)
    assert state.pesos[0] == 3 + 2 + 1 + 1
    state = go(state, *["sell rum"] * 5)
    assert state.pesos[0] == 7 + 4 + 3 + 2 + 1 + 3


@rule("CU-122")
def test_a_purchase_must_be_paid() -> None:
    state = go(table(pesos=[3, 0], yard={0: {"rum": 1}}), "play tradeswoman", "main")

    assert refused(state, "buy citrus") == ("CU-122", "refusal-pesos")
    assert on(state) == ["sell rum", "done"]


@rule("CU-222", "CU-060")
def test_the_market_act_counts_every_purchase_and_sale() -> None:
    state = table(pesos=[99, 0], yard={0: {"citrus": 3}}, market={"citrus": 5, "sugar": 0}, laws="IV-4")
    state = go(state, "play tradeswoman", "main", "sell citrus", "sell citrus", "buy sugar")

    assert "sell citrus" not in on(state)
    assert refused(state, "sell citrus") == ("CU-222", "refusal-market-act")
    state = go(state, "buy sugar")
    assert state.actor() == 1


@rule("CU-062", "CU-044", "DP-051")
def test_her_alternative_gives_a_resource_or_a_product_of_the_lowest_price() -> None:
    state = table(3, market={"citrus": 2, "sugar": 4, "tobacco": 3})
    state = go(state, "play tradeswoman", "alternative")
    assert on(state) == ["take sugar", "take wood", "take stone", "take water"]
    assert refused(state, "take citrus") == ("CU-062", "refusal-not-cheapest")
    assert refused(state, "take rum") == ("CU-062", "refusal-no-goods")

    state = go(state, "take sugar", "play tradeswoman", "alternative")
    assert on(state) == ["take wood", "take stone", "take water"]
    state = go(state, "take wood", "play tradeswoman")
    assert on(state) == ["main"]


@rule("CU-062")
def test_equal_lowest_prices_and_empty_supplies() -> None:
    state = go(table(), "play tradeswoman", "alternative")
    assert on(state)[:3] == ["take citrus", "take sugar", "take tobacco"]

    state = table(market={"citrus": 5})
    state.supply[0] = 0
    state = go(state, "play tradeswoman", "alternative")
    assert on(state)[:2] == ["take sugar", "take tobacco"]


@rule("CU-044")
def test_one_place_for_each_alternative() -> None:
    state = table(3, market={"citrus": 0}, alternative_places="1")
    state = go(state, "play tradeswoman", "alternative")
    assert on(state) == ["take citrus", "take sugar", "take tobacco", "take wood", "take stone", "take water"]
    state = go(state, "take citrus", "play tradeswoman")
    assert on(state) == ["main"]

    state = go(table(alternative_places="1"), "play mayor", "alternative", "play mayor")
    assert state.pesos[0] == 14
    assert on(state) == ["main"]


# --- architect --------------------------------------------------------------------------------------


@rule("CU-065", "CU-066", "DP-060", "DP-062", "CU-201")
def test_building_costs_resources_and_scores_nothing_yet() -> None:
    state = table(yard={0: {"wood": 2, "stone": 1}}, vp=[0, 0])
    state = go(state, "play architect", "main")
    assert on(state) == [
        "build distillery",
        "build juice_press",
        "build cement_factory",
        "build cafe",
        "build fruit_stand",
        "build second_warehouse",
        "build market_hall",
        "done",
    ]
    assert refused(state, "build bank") == ("CU-065", "refusal-resources")
    supply = state.supply[KINDS.index("wood")]
    state = go(state, "build distillery")
    assert len(on(state)) == 11
    assert refused(state, "place 1 1") == ("CU-025", "refusal-warehouse-parcel")
    state = go(state, "place 2 2")

    assert building_on(state, 0, (2, 2)) == "distillery"
    assert state.vp[0] == 0
    assert state.supply[KINDS.index("wood")] == supply + 2
    assert state.available[BUILDINGS.index("distillery")] == 1


@rule("CU-065", "CU-216")
def test_a_built_parcel_cannot_be_built_on() -> None:
    state = table(yard={0: {"wood": 1}}, tiles={0: {(2, 2): "bank"}})
    state = go(state, "play architect", "main", "build fruit_stand")

    assert "place 2 2" not in on(state)
    assert refused(state, "place 2 2") == ("CU-025", "refusal-built-over")


@rule("CU-221", "CU-065")
def test_the_tile_must_be_placed_before_anything_else_and_needs_a_parcel() -> None:
    names = ["bank", "cafe", "dam", "church", "casino"]
    full = {(row, column): names[column] for row in (1, 2, 3) for column in (1, 2, 3, 4) if (row, column) != (1, 1)}
    state = go(table(yard={0: {"wood": 5}}, tiles={0: full}), "play architect", "main")
    assert state.actor() == 1

    state = go(table(yard={0: {"wood": 1}}), "play architect", "main", "build fruit_stand")
    assert refused(state, "done")[0] == "DP-062"


@rule("CU-067", "CU-010")
def test_two_copies_may_have_one_owner() -> None:
    state = table(yard={0: {"wood": 2, "stone": 1}}, tiles={0: {(2, 1): "distillery"}})
    state = go(state, "play architect", "main", "build distillery", "place 2 2", "play architect", "main")

    assert building_on(state, 0, (2, 2)) == "distillery"
    assert state.available[BUILDINGS.index("distillery")] == 0
    assert state.actor() == 0


@rule("CU-065", "DP-061")
def test_the_building_act_costs_one_more_resource_of_choice() -> None:
    state = table(yard={0: {"wood": 1, "water": 1}}, laws="IV-5")
    state = go(state, "play architect", "main")
    assert on(state) == ["build fruit_stand", "done"]
    state = go(state, "build fruit_stand")
    assert on(state) == ["extra water"]
    assert refused(state, "extra wood") == ("CU-065", "refusal-resources")
    state = go(state, "extra water", "place 2 2")

    assert [has(state, 0, kind) for kind in ("wood", "water")] == [0, 0]
    assert go(table(yard={0: {"wood": 1}}, laws="IV-5"), "play architect", "main").actor() == 1


@rule("CU-068", "CU-044", "CU-224", "DP-031")
def test_the_architects_alternative_in_a_row() -> None:
    state = table(3)
    for seat in range(2):
        state = go(state, "play architect")
        assert on(state) == ["main", "alternative"]
        state = go(state, "alternative")
        assert state.vp[seat] == 2 - seat
    state = go(state, "play architect")
    assert on(state) == ["main"]
    assert refused(state, "alternative") == ("CU-044", "refusal-places-marked")

    assert go(table(architect_alt_vp="3,2"), "play architect", "alternative").vp[0] == 3


@rule("CU-083", "CU-214", "CU-112")
def test_the_mayors_alternative_in_a_row() -> None:
    state = table(3, pesos=[0, 0, 0])
    state = go(state, "play mayor", "alternative", "play mayor", "alternative", "play mayor")

    assert list(state.pesos) == [4, 2, 0]
    assert on(state) == ["main"]
    assert go(table(pesos=[0, 0], mayor_alt_pesos="5,3"), "play mayor", "alternative").pesos[0] == 5


# --- mayor and harbour ------------------------------------------------------------------------------


@rule("CU-080", "CU-081", "CU-131", "CU-213", "DP-080")
def test_one_ship_a_mayor_and_vp_by_the_dock() -> None:
    state = table(yard={0: {"citrus": 2, "sugar": 3, "tobacco": 1, "rum": 1}}, docks="1 2 3 4", vp=[0, 0])
    state = go(state, "play mayor", "main")
    assert on(state) == [
        "load 1 citrus",
        "load 1 sugar",
        "load 2 sugar",
        "load 2 tobacco",
        "load 3 tobacco",
        "load 3 rum",
        "done",
    ]
    state = go(state, "load 2 sugar")
    assert on(state) == ["load 2 sugar", "load 2 tobacco", "done"]
    assert refused(state, "load 1 citrus") == ("CU-213", "refusal-one-ship")
    state = go(state, "load 2 tobacco", "done")

    assert state.vp[0] == 4
    assert cargo(state, 2) == ["sugar", "-", "-", "tobacco", "-"]


@rule("CU-080", "CU-133")
def test_a_full_ship_takes_no_more_and_nothing_fits_where_nothing_is_printed() -> None:
    state = table(yard={0: {"citrus": 2, "water": 1}}, docks="1 2 - 3")
    load_ship(state, 1, "citrus", "citrus", "citrus", "sugar", "sugar")
    state = go(state, "play mayor", "main")
    assert state.actor() == 1

    state = go(table(yard={0: {"citrus": 1}}, docks="1 2 - 3"), "play mayor", "main")
    assert refused(state, "load 2 citrus") == ("CU-080", "refusal-no-slot")
    assert refused(state, "load 3 citrus") == ("CU-080", "refusal-no-ship")
    assert refused(state, "load 1 sugar") == ("CU-080", "refusal-no-piece")


@rule("CU-211")
def test_the_export_ban_keeps_rum_and_cigars_ashore() -> None:
    state = table(yard={0: {"rum": 1, "citrus": 1}}, docks="9 4 - 3", laws="IV-2")
    state = go(state, "play mayor", "main")

    assert on(state) == ["load 1 citrus", "done"]
    assert refused(state, "load 1 rum") == ("CU-211", "refusal-export-ban")


@rule("EP-136", "EP-137")
def test_the_export_law_pays_two_in_any_dock() -> None:
    state = table(yard={0: {"citrus": 1}}, docks="1 2 - 3", laws="IV-7", vp=[0, 0])
    state = go(state, "play mayor", "main", "load 1 citrus")

    assert state.vp[0] == 2


@rule("DP-002", "DP-003")
def test_an_answer_to_another_question_is_refused() -> None:
    state = go(table(), "play worker")

    assert refused(state, "buy citrus") == ("DP-040", "refusal-other-question")
    assert refused(state, "play mayor", seat=1) == ("DP-001", "refusal-not-your-turn")


@rule("CU-105")
def test_a_law_of_type_four_holds_until_it_is_replaced() -> None:
    state = table(hands={0: "worker", 1: "mayor"}, laws="IV-1", bills="I-1 II-1 III-1 IV-4", pesos=[0, 0])
    state = go(parliament(state), "0 bid 0", "1 bid 0", "pass I IV")

    assert state.laws[3] == 4
