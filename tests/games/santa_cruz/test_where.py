"""Where a construction card lets you build."""

from __future__ import annotations

from antilles.games.santa_cruz.components import RIVER, ROAD
from antilles.games.santa_cruz.sites import possible_sites
from antilles.testing import rule
from tests.games.santa_cruz.table import BOARD, legal, move, refused, settle, table

COAST = [name for name in BOARD.sites if name.startswith("C")]


@rule("SC-050")
def test_a_ship_goes_to_every_free_coast_site() -> None:
    state = table(built=["C01", "C15"], supply={0: (8, 3, 2)})

    assert legal(state, "build ship") == [name for name in COAST if name not in ("C01", "C15")]
    assert refused(state, 0, "build river L05")[:2] == ("SC-051", "refusal-not-your-river")


@rule("SC-050", "SC-090")
def test_the_second_half_by_ship_is_on_the_coast_too() -> None:
    state = move(table(tiles={"C01": "TC14"}, open_up=True), "double ship C01")

    assert legal(state, "second") == COAST[1:]
    assert refused(state, 0, "second L01") == ("SC-050", "refusal-not-coast", {"site": "L01"})


@rule("SC-051", "SC-053")
def test_a_river_card_reaches_the_whole_river_past_others() -> None:
    state = table(built=["C12", "L20 L03"])

    assert legal(state, "build river") == ["L01", "L02", "V7"]
    assert refused(state, 0, "build river L04")[:2] == ("SC-051", "refusal-not-your-river")


@rule("SC-051")
def test_without_a_building_on_a_river_a_river_card_reaches_nothing() -> None:
    state = table(built=["C01", "C12"])

    assert legal(state, "build river") == []
    assert "river" in legal(state, "spend")


@rule("SC-053")
def test_the_second_half_by_river_stays_on_rivers() -> None:
    state = move(table(built=["C12"], open_up=True), "double river L20")
    state = settle(state)

    assert refused(state, 0, "second C01") == ("SC-053", "refusal-not-on-river", {"site": "C01"})


@rule("SC-052")
def test_a_road_card_reaches_the_next_site_only() -> None:
    state = table(built=["C02", "C01"], open_up=True)

    assert legal(state, "build road") == ["L02", "L11"]
    assert refused(state, 0, "build road L01") == ("SC-052", "refusal-no-road", {"site": "L01"})


@rule("SC-052")
def test_a_river_is_no_road() -> None:
    state = table(built=["C12"], open_up=True)

    assert legal(state, "build road") == ["C01", "L05"]
    assert "L20" in legal(state, "build river")


@rule("SC-054", "SC-061")
def test_the_tile_decides_what_is_built() -> None:
    state = move(table(tiles={"C05": "TC07", "L14": "TL01"}), "build ship C05")

    assert state.supply[1] == 2


@rule("SC-055")
def test_an_occupied_site_is_not_free() -> None:
    state = table(3, built=["", "C01", ""])

    assert "C01" not in legal(state, "build ship")
    assert refused(state, 0, "build ship C01") == ("SC-055", "refusal-occupied", {"site": "C01"})


@rule("SC-085")
def test_only_a_river_card_goes_for_a_hidden_tile() -> None:
    state = table(built=["C12 C02"])
    hidden = ~state.up

    assert possible_sites(state, 0, RIVER) & hidden
    assert not possible_sites(state, 0, ROAD) & hidden
    assert refused(state, 0, "build road L02") == ("SC-085", "refusal-face-down", {"site": "L02"})


@rule("SC-045")
def test_a_card_must_be_in_hand() -> None:
    state = table(cards=["ship", "ship"], objectives=["coast", "fish"])

    assert refused(state, 0, "build river L01") == ("SC-045", "refusal-card-not-in-hand", {"card": "river"})
    assert refused(state, 0, "double ship C01") == ("SC-045", "refusal-card-not-in-hand", {"card": "double"})
    assert refused(state, 0, "spend road") == ("SC-045", "refusal-card-not-in-hand", {"card": "road"})
    assert refused(state, 0, "objective fish") == ("SC-045", "refusal-objective-not-in-hand", {"objective": "fish"})
    assert refused(state, 0, "land C01")[:2] == ("SC-045", "refusal-play-card")
    assert refused(state, 0, "tile TL01")[:2] == ("SC-021", "refusal-of-chance")
    assert refused(state, -1, "tile TL01")[:2] == ("SC-021", "refusal-nothing-to-draw")
