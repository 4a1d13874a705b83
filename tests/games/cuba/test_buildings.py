"""The foreman and what buildings do: CU-070 to CU-074, CU-141 to CU-144 and DP-071, DP-090 to DP-101."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from antilles.games.cuba import buildings, components
from antilles.games.cuba.components import BUILDINGS, KINDS
from antilles.games.cuba.game import GAME
from antilles.kernel.data import DataError
from antilles.testing import rule
from tests.games.cuba.table import cargo, courtyard, end_of_round, go, has, in_store, load_ship, on, refused, table

# --- the foreman ------------------------------------------------------------------------------------


@rule("CU-070", "CU-204", "DP-071", "CU-141")
def test_all_buildings_in_row_and_column_each_once_in_any_order() -> None:
    state = table(
        pesos=[0, 0],
        vp=[0, 0],
        pawn={0: (2, 2)},
        tiles={0: {(2, 1): "bank", (3, 2): "small_hotel", (2, 2): "sawmill", (3, 3): "large_hotel"}},
    )
    state = go(state, "play foreman")
    assert on(state) == [
        "activate small_hotel",
        "activate large_hotel",
        "activate sawmill",
        "activate bank",
        "done",
    ]
    state = go(state, "activate sawmill", "activate bank")
    assert on(state) == ["activate small_hotel", "done"]
    assert refused(state, "activate bank") == ("CU-070", "refusal-used")
    assert refused(state, "activate large_hotel") == ("CU-070", "refusal-not-active")
    assert refused(state, "activate dam") == ("CU-070", "refusal-not-owned")
    state = go(state, "activate small_hotel")

    assert (state.pesos[0], state.vp[0], has(state, 0, "wood")) == (3, 2, 2)
    assert state.actor() == 1


@rule("CU-070", "CU-073", "CU-204", "CU-223")
def test_one_inactive_building_instead_ends_the_action() -> None:
    state = table(pesos=[0, 0], vp=[0, 0], tiles={0: {(1, 2): "bank", (2, 2): "small_hotel"}})
    state = go(state, "play foreman")
    assert on(state) == ["activate small_hotel", "activate bank", "done"]
    either = go(state, "activate small_hotel")
    assert (either.vp[0], either.pesos[0], either.actor()) == (2, 0, 1)
    other = go(state, "activate bank")
    assert (other.vp[0], other.pesos[0]) == (0, 3)
    assert other.actor() == 1


@rule("CU-070", "CU-071")
def test_the_example_of_bank_and_hotel() -> None:
    state = table(pesos=[0, 0], vp=[0, 0], yard={0: {"citrus": 1}}, tiles={0: {(1, 2): "bank", (2, 2): "small_hotel"}})
    state = go(state, "play foreman", "activate bank", "activate warehouse")

    assert (state.pesos[0], in_store(state, 0, "citrus"), state.vp[0]) == (3, 1, 0)


@rule("CU-070")
def test_without_the_choice_only_active_buildings() -> None:
    state = table(tiles={0: {(2, 2): "small_hotel"}}, foreman_any_one="off")
    assert go(state, "play foreman").actor() == 1


@rule("CU-071", "CU-223")
def test_the_warehouse_is_a_building_wherever_the_pawn_stands() -> None:
    state = table(yard={0: {"citrus": 1}}, pawn={0: (3, 3)})
    state = go(state, "play foreman", "activate warehouse")

    assert in_store(state, 0, "citrus") == 1
    assert state.actor() == 1


@rule("CU-070")
def test_results_of_one_building_feed_the_next() -> None:
    state = table(
        vp=[0, 0],
        pawn={0: (2, 2)},
        yard={0: {"sugar": 2}},
        tiles={0: {(2, 1): "distillery", (2, 3): "rum_bar"}},
    )
    state = go(state, "play foreman", "activate distillery", "convert sugar", "convert sugar")
    state = go(state, "activate rum_bar", "hand rum", "hand rum")

    assert state.vp[0] == 4


@rule("CU-070", "CU-067")
def test_two_copies_are_two_buildings() -> None:
    state = table(
        pawn={0: (2, 2)},
        vp=[0, 0],
        yard={0: {"citrus": 4}},
        docks="2 3 - 5",
        tiles={0: {(2, 1): "trading_office", (2, 3): "trading_office"}},
    )
    state = go(state, "play foreman", "activate trading_office", "stow 1 citrus sugar", "stow 1 citrus sugar")
    state = go(state, "activate trading_office", "stow 1 citrus sugar", "stow 1 citrus tobacco")

    assert state.vp[0] == 4


@rule("CU-070")
def test_a_name_means_the_active_copy() -> None:
    state = table(
        pawn={0: (2, 2)},
        yard={0: {"sugar": 2}},
        tiles={0: {(1, 1 + 2): "distillery", (2, 3): "distillery", (2, 1): "bank"}},
    )
    state = go(state, "play foreman", "activate distillery", "convert sugar", "done")

    assert on(state) == ["activate bank", "done"]


@rule("CU-072", "DP-003")
def test_use_is_optional_and_nothing_useful_is_not_asked() -> None:
    state = go(table(tiles={0: {(1, 2): "bank"}}, pesos=[0, 0]), "play foreman", "done")
    assert (state.pesos[0], state.actor()) == (0, 1)
    assert go(table(), "play foreman").actor() == 1


@rule("CU-074")
def test_the_foreman_has_no_alternative() -> None:
    state = go(table(yard={0: {"citrus": 1}}), "play foreman")

    assert "alternative" not in on(state)


# --- effects ----------------------------------------------------------------------------------------


def use(building: str, *moves: str, **table_arguments: Any) -> Any:
    """The foreman uses one building on row 1, column 2."""
    arguments: dict[str, Any] = {"vp": [0, 0], "pesos": [0, 0], **table_arguments}
    tiles = {0: {(1, 2): building, **arguments.pop("tiles", {}).get(0, {})}}
    state = table(tiles=tiles, **arguments)
    return go(state, "play foreman", f"activate {building}", *moves)


@rule("DP-090", "CU-143", "CU-142")
@pytest.mark.parametrize(
    ("building", "kind", "good"), [("distillery", "sugar", "rum"), ("cigar_factory", "tobacco", "cigars")]
)
def test_conversion_goes_on_until_done_or_nothing_is_left(building: str, kind: str, good: str) -> None:
    state = use(building, yard={0: {kind: 1}}, stored={0: {kind: 2}})
    assert on(state) == [f"convert {kind}", "done"]
    assert refused(state, "convert citrus")[0] == "DP-090"
    state = go(state, f"convert {kind}", f"convert {kind}", f"convert {kind}")
    assert courtyard(state, 0, good) == 3

    scarce = table(tiles={0: {(1, 2): building}}, yard={0: {kind: 2}})
    scarce.supply[KINDS.index(good)] = 1
    scarce = go(scarce, "play foreman", f"activate {building}", f"convert {kind}")
    assert has(scarce, 0, good) == 1
    assert has(scarce, 0, kind) == 1


@rule("DP-091", "CU-142")
@pytest.mark.parametrize(
    ("building", "kind", "pesos", "vp"),
    [
        ("juice_press", "citrus", 6, 0),
        ("rum_bar", "rum", 0, 4),
        ("cigar_lounge", "cigars", 0, 4),
        ("fruit_stand", "citrus", 0, 2),
        ("golf_course", "water", 0, 4),
        ("bath_house", "water", 6, 0),
    ],
)
def test_up_to_two_pieces_are_handed_in(building: str, kind: str, pesos: int, vp: int) -> None:
    state = use(building, yard={0: {kind: 3}})
    assert on(state) == [f"hand {kind}", "done"]
    state = go(state, f"hand {kind}", f"hand {kind}")

    assert (state.pesos[0], state.vp[0], has(state, 0, kind)) == (pesos, vp, 1)
    once = go(use(building, yard={0: {kind: 3}}), f"hand {kind}", "done")
    assert has(once, 0, kind) == 2


@rule("DP-092")
def test_the_cafe_takes_one_rum_or_cigars() -> None:
    state = use("cafe", yard={0: {"rum": 1, "cigars": 1}})
    assert on(state) == ["hand rum", "hand cigars", "done"]
    assert refused(state, "hand sugar")[0] == "DP-091"
    state = go(state, "hand cigars")

    assert (state.pesos[0], has(state, 0, "rum"), has(state, 0, "cigars")) == (6, 1, 0)


@rule("DP-093")
def test_the_restaurant_takes_three_different_products() -> None:
    state = use("restaurant", yard={0: {"citrus": 1, "sugar": 1, "tobacco": 1}})
    assert on(state) == ["set", "done"]
    state = go(state, "set")
    assert state.vp[0] == 4

    lacking = table(tiles={0: {(1, 2): "restaurant"}}, yard={0: {"rum": 3, "sugar": 1}})
    assert "activate restaurant" not in on(go(lacking, "play foreman"))


@rule("DP-094")
def test_the_irrigation_plant_turns_water_into_two_products() -> None:
    state = use("irrigation_plant", yard={0: {"water": 1}})
    assert on(state) == ["grow citrus", "grow sugar", "grow tobacco", "done"]
    state = go(state, "grow sugar")
    assert (has(state, 0, "sugar"), has(state, 0, "water")) == (2, 0)

    scarce = use("irrigation_plant", yard={0: {"water": 1}})
    scarce.supply[KINDS.index("sugar")] = 1
    assert has(go(scarce, "grow sugar"), 0, "sugar") == 1


@rule("DP-095", "CU-222")
def test_the_market_hall_makes_three_transactions_whatever_the_market_act_says() -> None:
    state = use("market_hall", yard={0: {"citrus": 4}}, laws="IV-4")
    state = go(state, "sell citrus", "sell citrus")
    assert "buy citrus" not in on(state)
    state = go(state, "sell citrus")

    assert state.pesos[0] == 3 + 2 + 1
    assert has(state, 0, "citrus") == 1
    assert "sell citrus" not in on(state)


@rule("DP-096")
def test_the_material_depot_exchanges_two_resources() -> None:
    state = use("material_depot", yard={0: {"wood": 1}})
    assert on(state) == ["exchange wood stone", "exchange wood water", "done"]
    state = go(state, "exchange wood stone", "exchange stone water")

    assert [has(state, 0, kind) for kind in ("wood", "stone", "water")] == [0, 0, 1]


@rule("DP-097", "CU-219", "CU-080")
def test_the_trading_office_loads_whatever_the_slot_prints() -> None:
    state = use("trading_office", yard={0: {"sugar": 3}}, docks="4 2 - 3")
    assert on(state) == [
        "stow 1 sugar rum",
        "stow 1 sugar cigars",
        "stow 2 sugar sugar",
        "stow 2 sugar tobacco",
        "done",
    ]
    state = go(state, "stow 1 sugar rum")
    assert on(state) == ["stow 1 sugar rum", "stow 1 sugar cigars", "done"]
    state = go(state, "stow 1 sugar rum")

    assert state.vp[0] == 2
    assert cargo(state, 1) == ["sugar", "sugar", "-", "-", "-"]


@rule("CU-211", "DP-097")
def test_the_export_ban_holds_for_the_trading_office_whatever_the_slot() -> None:
    state = use("trading_office", yard={0: {"rum": 1, "sugar": 1}}, docks="1 4 - 3", laws="IV-2")

    assert not [text for text in on(state) if text.startswith(("stow 1 rum", "stow 2 rum"))]
    assert "stow 2 sugar rum" in on(state)


@rule("CU-090", "CU-096")
def test_town_hall_and_church_take_their_tiles_once() -> None:
    state = use("town_hall", tiles={0: {(2, 1): "church"}})
    assert state.vote_tile == 0
    state = go(state, "activate church")
    assert state.veto_tile == 0

    held = table(tiles={0: {(1, 2): "church"}})
    held.veto_tile = 0
    assert go(held, "play foreman").actor() == 1


@rule("CU-043", "CU-142")
@pytest.mark.parametrize(("building", "kind"), [("cement_factory", "stone"), ("sawmill", "wood"), ("dam", "water")])
def test_resources_come_as_far_as_the_supply_lasts(building: str, kind: str) -> None:
    assert has(use(building), 0, kind) == 2

    scarce = table(tiles={0: {(1, 2): building}})
    scarce.supply[KINDS.index(kind)] = 1
    assert has(go(scarce, "play foreman", f"activate {building}"), 0, kind) == 1
    scarce.supply[KINDS.index(kind)] = 0
    assert go(scarce, "play foreman").actor() == 1


@rule("CU-142")
def test_hotels_and_bank() -> None:
    assert use("small_hotel").vp[0] == 2
    assert use("large_hotel").vp[0] == 3
    assert use("bank").pesos[0] == 3


# --- data: a corrected line needs no code ------------------------------------------------------------


@rule("CU-142")
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"effect": "fly"}, "effect 'fly'"),
        ({"effect": "casino", "per_round": 2, "copies": 2}, "only copy"),
    ],
)
def test_a_wrong_building_is_refused_with_its_name(
    change: dict[str, Any], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tile = BUILDINGS.index("bank")
    monkeypatch.setitem(components.BUILDING_DATA, "bank", {**components.BUILDING_DATA["bank"], **change})

    with pytest.raises(DataError, match=f"building_bank.*{sentence}"):
        buildings._effect(tile)


@rule("CU-003", "CU-023", "CU-130", "CU-142")
@pytest.mark.parametrize(
    ("read", "sentence"),
    [
        (lambda: components.whole(-1, "rounds"), r"\[rounds\] must be a whole number from 0 on, not -1"),
        (lambda: components.kind_number("gold", "pieces"), r"\[pieces\] names 'gold'"),
        (lambda: components.counts({"rum": -2}, "ship_1"), r"\[ship_1\] must be a whole number from 0 on, not -2"),
    ],
)
def test_a_wrong_number_or_kind_is_refused_with_its_entry(read: Callable[[], object], sentence: str) -> None:
    with pytest.raises(DataError, match=sentence):
        read()


@rule("CU-023", "CU-101")
@pytest.mark.parametrize(
    ("entry", "value", "read", "sentence"),
    [
        ("layout_blue", ["HSCW", "CABT", "TBWW"], lambda: components._layout("blue"), "needs H first"),
        ("layout_blue", ["SHCW", "CABT", "TBWS"], lambda: components._layout("blue"), "needs H first"),
    ],
)
def test_a_wrong_layout_is_refused(
    entry: str, value: object, read: Callable[[], object], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(components._DATA, entry, value)

    with pytest.raises(DataError, match=f"{entry}.*{sentence}"):
        read()


@rule("CU-101", "CU-130")
def test_wrong_laws_and_ships_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    duty, tax = components.LAWS.index("II-3"), components.LAWS.index("I-3")
    monkeypatch.setitem(components._LAW_DATA, duty, {"effect": "pieces", "pieces": ["product", "rum"]})
    with pytest.raises(DataError, match=r"law_ii_3.*single kinds before classes"):
        components._law_items(duty)
    monkeypatch.setitem(components._LAW_DATA, tax, {"effect": "rank"})
    with pytest.raises(DataError, match=r"law_i_3.*effect 'rank'"):
        components._law_effect(tax)
    monkeypatch.setitem(components._SHIP_DATA, "7", {"rum": 4})
    with pytest.raises(DataError, match=r"ship_7.*4 slots"):
        components._slots("7")


@rule("CU-142")
def test_a_building_may_have_any_effect_with_other_amounts(monkeypatch: pytest.MonkeyPatch) -> None:
    tile = BUILDINGS.index("bank")
    changed = {"copies": 1, "cost": {}, "effect": "hand_in", "kinds": ["stone"], "most": 3, "vp": 5}
    monkeypatch.setitem(components.BUILDING_DATA, "bank", changed)
    effect = buildings._effect(tile)
    state = table(yard={0: {"stone": 1}}, vp=[0, 0])

    assert effect.useful(state, 0, 0)
    effect.answer(state, 0, GAME.parse("hand stone"))
    assert state.vp[0] == 5


@rule("CU-082", "CU-132")
def test_loaded_pieces_return_to_the_supply_when_the_ship_leaves() -> None:
    state = table(docks="1 2 3 4")
    load_ship(state, 3, "tobacco", "tobacco", "-", "rum", "-")
    supply = list(state.supply)
    end_of_round(state)
    assert state.supply[KINDS.index("tobacco")] == supply[KINDS.index("tobacco")] + 2
    assert state.supply[KINDS.index("rum")] == supply[KINDS.index("rum")] + 1
