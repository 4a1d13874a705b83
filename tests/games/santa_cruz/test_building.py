"""One construction, step by step, and its special cases."""

from __future__ import annotations

from typing import Any

import pytest

from antilles.games.santa_cruz.building import REVEAL
from antilles.games.santa_cruz.cards import LANDING
from antilles.games.santa_cruz.components import RIVER, ROAD
from antilles.games.santa_cruz.game import GAME
from antilles.games.santa_cruz.sites import possible_sites
from antilles.games.santa_cruz.state import SantaCruz
from antilles.kernel.chance import Rng
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, NOBODY
from antilles.kernel.step import random_move
from antilles.testing import rule
from tests.games.santa_cruz.table import (
    BOARD,
    birds_of,
    has_building,
    is_up,
    legal,
    move,
    phase,
    refused,
    settle,
    site,
    supply_of,
    table,
)

HOUSE_RIVER = {"L20": "TL02", "L03": "TL06", "L02": "TL12", "L01": "TL16", "V7": "TV01"}
"""The west river above its mouth, a house on every tile."""


# --- one construction -------------------------------------------------------------------------------


@rule("SC-060", "SC-061", "SC-062", "SC-063", "SC-064", "SC-066")
def test_the_example_of_the_rulebook() -> None:
    """Test case 1: a lighthouse for −2 and a bird on the small volcanic island, both tiles beside it turn up."""
    state = move(table(tiles={"C15": "TC01"}, points=[5, 9]), "build ship C15")
    assert has_building(state, 0, "C15")
    assert supply_of(state, 0) == (8, 3, 1)
    assert state.points[0] == 3
    assert phase(state) == "bird"

    state = move(state, "bird 3")
    assert birds_of(state, 0) == 1
    assert phase(state) == "reveal"
    state = move(state, "tile TV11", "tile TV02")
    assert (state.tile[site("V8")], state.tile[site("V9")]) == (BOARD.tiles.index("TV11"), BOARD.tiles.index("TV02"))
    assert (phase(state), state.actor()) == ("cards", 1)


@rule("SC-063")
def test_a_bird_token_is_drawn_by_how_many_are_left_and_shown_to_its_owner() -> None:
    state = move(table(tiles={"C15": "TC01"}, birds=[[1, 1], [3, 3, 3, 3, 3, 3]]), "build ship C15")
    weights = Moves()
    state.odds(weights)

    assert legal(state) == ["bird 1", "bird 2"]
    assert weights.list() == [6, 8]
    assert state.audience(CHANCE, GAME.parse("bird 1")) == 1 << 0
    after = [move(state, f"bird {value}") for value in (1, 2)]
    assert GAME.view(after[0], 1) == GAME.view(after[1], 1)
    assert GAME.view(after[0], 0).players[0].bird_values == (1, 1, 1)
    assert GAME.view(after[0], 1).players[0].birds == 3
    assert GAME.view(after[0], 1).players[0].bird_values == ()


@rule("SC-063")
def test_an_empty_supply_of_birds_gives_nothing() -> None:
    state = table(tiles={"C15": "TC01"}, birds=[[1] * 8 + [2] * 8, [3] * 6], open_up=True)
    state = move(state, "build ship C15")

    assert birds_of(state, 0) == 16
    assert state.actor() == 1


@rule("SC-063")
def test_every_construction_on_a_bird_tile_draws() -> None:
    state = table(tiles={"C09": "TC04"}, built=["C09", ""], first=0, turn=1, open_up=True)
    state = move(state, "build ship C09")

    assert phase(state) == "bird"
    assert birds_of(move(state, "bird 2"), 1) == 1


@rule("SC-064", "SC-065")
def test_neighbours_by_road_and_the_next_sites_of_the_river_turn_up() -> None:
    state = settle(move(table(tiles=HOUSE_RIVER | {"C12": "TC14"}), "build ship C12"))
    assert is_up(state, "L05")  # by road
    state = table(tiles={"L02": "TL02"}, built=["C12", ""])
    state = settle(move(state, "build river L02"))

    assert [is_up(state, name) for name in ("L01", "L03")] == [True, True]  # up and down the river
    assert [is_up(state, name) for name in ("V7", "L20", "L11", "L04")] == [False] * 4


@rule("SC-064")
def test_tiles_turn_up_in_the_order_of_the_map_and_for_everybody() -> None:
    state = move(table(tiles={"C15": "TC14"}), "build ship C15")
    assert BOARD.sites[REVEAL.site(state)] == "V8"
    assert state.audience(CHANCE, GAME.parse("tile TV01")) == -1

    state = move(state, "tile TV05")
    assert BOARD.sites[REVEAL.site(state)] == "V9"
    assert legal(state) == [f"tile TV{number:02}" for number in range(1, 12) if number != 5]


@rule("SC-060")
def test_nobody_decides_before_the_tiles_are_up() -> None:
    state = move(table(tiles={"C15": "TC14"}), "build ship C15")

    assert state.actors() == [CHANCE]
    assert refused(state, 1, "build ship C01") == ("SC-060", "refusal-draw-first", {})


@rule("SC-067", "SC-068")
def test_goods_and_fish_bonus_bring_nothing_when_building() -> None:
    state = move(table(tiles={"C03": "TC02"}, points=[5, 9], open_up=True), "build ship C03")

    assert state.points[0] == 4


@rule("SC-085")
def test_road_neighbours_of_a_building_are_always_face_up() -> None:
    """Test case 15, and 16: at most 9 constructions a player and round."""
    for seed in range(6):
        state = GAME.start(2 + seed % 3)
        assert isinstance(state, SantaCruz)
        rng, moves, weights = Rng(seed), Moves(), Moves()
        while state.actor() != NOBODY:
            if state.actor() != CHANCE:
                for seat in range(state.seats):
                    assert not state.near[seat] & ~state.up
                    assert not possible_sites(state, seat, ROAD) & ~state.up
                    assert sum(supply_of(state, seat)) >= 13 - 9
            state.advance(state.actor(), random_move(state, state.actor(), rng, moves, weights))


# --- must and cannot --------------------------------------------------------------------------------


@rule("SC-070")
def test_who_can_build_must() -> None:
    state = table(built=["C12", "C11"], open_up=True)

    assert refused(state, 0, "spend ship") == ("SC-070", "refusal-must-build", {"card": "ship", "n": 16})
    assert refused(state, 0, "spend river")[:2] == ("SC-070", "refusal-must-build")
    assert refused(state, 0, "spend double")[:2] == ("SC-070", "refusal-must-build-double")
    assert legal(state, "spend") == []


@rule("SC-070")
def test_a_hidden_river_site_obliges() -> None:
    state = table(tiles=HOUSE_RIVER | {"L02": "TL18"}, built=["C12", ""], supply={0: (0, 0, 2)})
    assert legal(state, "spend") == ["river", "double"]

    del_one = {name: face for name, face in HOUSE_RIVER.items() if name != "V7"}
    state = table(tiles=del_one, built=["C12", ""], supply={0: (0, 0, 2)})
    assert legal(state, "build river") == ["V7"]
    assert "river" not in legal(state, "spend")


@rule("SC-070", "SC-062")
def test_even_for_negative_points() -> None:
    state = table(tiles={"C15": "TC01"}, supply={0: (0, 0, 1)})
    state.wants[2] = 1 << site("C15")

    assert legal(state, "build ship") == ["C15"]
    assert "ship" not in legal(state, "spend")


@rule("SC-071", "SC-073")
def test_no_church_left_for_the_only_free_tile() -> None:
    """Test case 7: the card is spent, nothing is scored."""
    state = table(tiles=HOUSE_RIVER | {"V7": "TV07"}, built=["C12 L20 L03", "L02 L01"], supply={0: (4, 0, 2)})
    assert legal(state, "build river") == []
    assert refused(state, 0, "build river V7") == (
        "SC-073",
        "refusal-no-building",
        {"site": "V7", "building": "church", "n": 3},
    )

    after = move(state, "spend river")
    assert list(after.points) == list(state.points)
    assert list(after.built) == list(state.built)
    assert after.actor() == 1
    assert after.cards[RIVER] == 0


@rule("SC-072")
def test_a_card_may_be_wasted_while_others_could_build() -> None:
    state = table(built=["C01", ""], cards=["ship river", "ship river"])

    assert legal(state, "spend") == ["river"]
    assert legal(state, "build ship")


@rule("SC-070")
def test_a_site_without_its_building_cannot_be_chosen_to_waste_the_card() -> None:
    state = table(supply={0: (8, 3, 0)})
    lighthouses = [name for name in BOARD.sites if state.wants[2] >> site(name) & 1]

    assert not set(lighthouses) & set(legal(state, "build ship"))


# --- the last player's exception --------------------------------------------------------------------


@rule("SC-080", "SC-082", "SC-190")
def test_the_last_player_may_build_on_an_occupied_site_once() -> None:
    """Test case 14, first part."""
    state = table(built=["C14 C18", ""], turn=1, cards=["ship ship", "ship ship"], open_up=True)
    assert {"C14", "C18"} <= set(legal(state, "build ship"))

    state = settle(move(state, "build ship C14"))
    assert has_building(state, 0, "C14")
    assert has_building(state, 1, "C14")
    assert state.overbuilt
    state = settle(move(state, legal(state)[0]))
    assert "C18" not in legal(state, "build ship")
    assert refused(state, 1, "build ship C18") == ("SC-080", "refusal-exception-used", {"site": "C18"})


@rule("SC-080")
def test_not_on_ones_own_building() -> None:
    state = table(built=["C01", "C18"], turn=1)

    assert refused(state, 1, "build ship C18") == ("SC-080", "refusal-own-building", {"site": "C18"})
    state = table(built=["C01", "C01"], turn=1)
    assert "C01" not in legal(state, "build ship")


@rule("SC-080")
def test_the_others_may_not() -> None:
    state = table(3, built=["", "C01", "C02"], turn=0)

    assert not {"C01", "C02"} & set(legal(state, "build ship"))


@rule("SC-080")
def test_also_when_landing() -> None:
    state = table(built=["C05", ""], turn=1)
    state.question = LANDING
    state.landings = 1

    assert "C05" in legal(state, "land")
    assert settle(move(state, "land C05")).overbuilt


@rule("SC-080", "SC-070")
def test_occupied_sites_never_oblige() -> None:
    """Test case 19."""
    blocked: dict[str, Any] = {
        "tiles": {"C13": "TC14", "V8": "TV01"},
        "built": ["V8", "C13"],
        "cards": ["road", "road"],
    }
    state = table(**blocked, turn=1)
    assert legal(state) == ["build road V8", "spend road"]
    assert has_building(settle(move(state, "build road V8")), 1, "V8")

    state = table(**blocked, first=1, turn=1)
    assert legal(state) == ["spend road"]
    state = table(
        tiles={"C15": "TC14", "V8": "TV01", "V9": "TV02"}, built=["V8", "C15"], cards=["road", "road"], turn=1
    )
    assert legal(state) == ["build road V8", "build road V9"]


@rule("SC-080", "SC-092")
def test_the_second_half_on_an_occupied_site_may_be_declined() -> None:
    """Test case 20."""
    tiles = {"C13": "TC14", "V8": "TV01", "V9": "TV02", "C14": "TC15", "C15": "TC18"}
    built = ["V8 C15 C14", "C13"]
    state = table(tiles=tiles, built=["V9 C15 C14", "C13"], cards=["ship", "double"], turn=1)
    state = settle(move(state, "double road V8"))
    assert legal(state) == ["second C15", "second V9", "no-second"]

    after = move(state, "no-second")
    assert after.actor() == 0
    assert not after.overbuilt
    assert settle(move(state, "second V9")).overbuilt

    state = table(tiles=tiles, built=["V9 C15 C14", "C13"], cards=["ship", "double"], turn=1)
    state.overbuilt = True
    assert settle(move(state, "double road V8")).actor() == 0
    assert refused(table(built=built, turn=1), 1, "no-second")[:2] == ("SC-045", "refusal-play-card")


@rule("SC-080")
def test_at_most_one_half_of_a_double_is_the_exception() -> None:
    state = table(built=["C01 C02", ""], cards=["ship", "double"], turn=1, open_up=True)
    state = settle(move(state, "double ship C01"))

    assert "C02" not in legal(state, "second")
    assert "no-second" not in legal(state)
    assert refused(state, 1, "no-second")[:2] == ("SC-070", "refusal-must-build")


# --- face-down tiles --------------------------------------------------------------------------------


@rule("SC-086", "SC-060")
def test_a_hidden_tile_is_turned_up_and_built_on() -> None:
    state = move(table(built=["C12", ""], points=[5, 9]), "build river L02")
    assert phase(state) == "look"
    assert state.actors() == [CHANCE]
    assert len(legal(state, "tile")) == 25

    state = move(state, "tile TL17")
    assert has_building(state, 0, "L02")
    assert state.points[0] == 8


@rule("SC-087")
def test_a_failed_look() -> None:
    state = table(built=["C12", ""], supply={0: (7, 0, 2)}, points=[5, 9])
    after = move(state, "build river L02", "tile TL21")

    assert is_up(after, "L02")
    assert not has_building(after, 0, "L02")
    assert after.points[0] == 5
    assert birds_of(after, 0) == 0
    assert not is_up(after, "L01")
    assert not is_up(after, "L03")
    assert (phase(after), after.actor()) == ("cards", 1)
    assert after.cards[RIVER] == 0


@rule("SC-087", "SC-090")
def test_a_failed_look_costs_both_halves_of_a_double() -> None:
    """Test case 18, first part."""
    state = table(built=["C12", ""], supply={0: (7, 0, 2)}, cards=["double ship", "ship ship"])
    after = move(state, "double river L02", "tile TL22")

    assert is_up(after, "L02")
    assert after.actor() == 1


@rule("SC-087")
def test_by_option_only_the_failed_half_is_lost() -> None:
    """Test case 18, second part."""
    state = table(built=["C12", ""], supply={0: (7, 0, 2)}, second_after_failed_look="on")
    after = move(state, "double river L02", "tile TL22")

    assert (phase(after), after.actor()) == ("second", 0)
    assert legal(after) == ["second L01", "second L03", "second L20", "second V7"]
    after = settle(move(after, "second L01", "tile TL16"))
    assert has_building(after, 0, "L01")
    assert after.actor() == 1


@rule("SC-087")
def test_the_option_does_not_help_a_single_river_card_or_a_second_half() -> None:
    state = table(built=["C12", ""], supply={0: (7, 0, 2)}, second_after_failed_look="on")
    assert move(state, "build river L02", "tile TL22").actor() == 1
    state = move(state, "double river L02", "tile TL22", "second L01", "tile TL23")
    assert state.actor() == 1


# --- the double -------------------------------------------------------------------------------------


@rule("SC-090", "SC-091")
def test_the_second_construction_may_use_the_first() -> None:
    """Test case 13: two roads away, through the first."""
    state = table(tiles={"C13": "TC14", "V8": "TV01", "V9": "TV02"}, built=["C13", ""])
    state = settle(move(state, "double road V8"))

    assert (phase(state), state.actor()) == ("second", 0)
    assert legal(state, "second") == ["C15", "V9"]
    assert refused(state, 0, "build ship C01") == ("SC-090", "refusal-finish-double", {"card": "road"})
    assert refused(state, 0, "second C14") == ("SC-052", "refusal-no-road", {"site": "C14"})
    before = state.points[0]
    state = settle(move(state, "second V9"))
    assert state.points[0] == before + 4
    assert state.actor() == 1


@rule("SC-091")
def test_points_and_tiles_after_each_half() -> None:
    state = table(tiles={"C13": "TC14", "V8": "TV01"}, built=["C13", ""], points=[0, 50])
    state = move(state, "double road V8")

    assert state.points[0] == 4
    assert phase(state) == "reveal"
    state = move(state, "tile TV02")
    assert "V9" in legal(state, "second")  # just revealed


@rule("SC-092")
def test_if_only_one_is_possible_only_that_one_is_made() -> None:
    state = table(tiles={"C13": "TC14", "V8": "TV01", "V9": "TV07"}, built=["C13", "C15"], supply={0: (1, 0, 0)})
    state = settle(move(state, "double road V8"))

    assert has_building(state, 0, "V8")
    assert state.actor() == 1


@rule("SC-093")
def test_two_rivers_in_one_double() -> None:
    state = table(tiles=HOUSE_RIVER, built=["C12 C10", ""])
    state = settle(move(state, "double river L20"))

    assert {"L03", "L19", "V6"} <= set(legal(state, "second"))


@rule("SC-072", "SC-070")
@pytest.mark.parametrize(("built", "may_spend"), [("C01", True), ("C12", False)])
def test_a_double_may_be_wasted_on_a_way_that_cannot_build(built: str, may_spend: bool) -> None:
    state = table(built=[built, ""], cards=["double", "double"], open_up=True)

    assert ("double" in legal(state, "spend")) == may_spend
    assert legal(state, "double ship")
