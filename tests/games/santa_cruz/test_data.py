"""The board and the pieces: what is known of them, and that they are data and nothing else."""

from __future__ import annotations

import copy
import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from antilles.games.santa_cruz import components
from antilles.games.santa_cruz.board import load_board, make_board
from antilles.games.santa_cruz.game import GAME, SantaCruzGame
from antilles.games.santa_cruz.screen import Chart
from antilles.games.santa_cruz.state import SantaCruz
from antilles.kernel.chance import Rng
from antilles.kernel.data import DataError
from antilles.kernel.move import Moves
from antilles.kernel.step import playout
from antilles.testing import CASE_CHECKS, Case, Setup, rule
from tests.games.santa_cruz.scramble import scramble

BOX = {name: datum.value for name, datum in GAME.data().items()}


def read(name: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(files(GAME.package).joinpath(name).read_text(encoding="utf-8"))
    return content


MAP = read("map.json")
PIECES = read("tiles.json")
SMALL = json.loads((Path(__file__).parent / "small_map.json").read_text(encoding="utf-8"))
SITES = {site["id"]: site for site in MAP["sites"]}


def tiles(**wanted: Any) -> list[dict[str, Any]]:
    return [tile for tile in PIECES["tiles"] if all(tile[name] == value for name, value in wanted.items())]


def small_game() -> SantaCruzGame:
    return SantaCruzGame(make_board(SMALL["map"], SMALL["pieces"]), Chart(SMALL["map"]))


# --- the map ----------------------------------------------------------------------------------------


@rule("SC-001", "SC-002", "SC-200")
def test_three_islands_two_of_them_with_a_volcano() -> None:
    spread = {
        island["id"]: [
            sum(site["island"] == island["id"] and site["terrain"] == terrain for site in MAP["sites"])
            for terrain in components.TERRAINS
        ]
        for island in MAP["islands"]
    }

    assert spread == {"main": [12, 20, 7], "northwest": [3, 0, 2], "south": [3, 2, 0]}
    assert [island["id"] for island in MAP["islands"] if island["volcano"]] == ["main", "northwest"]
    assert {SITES[name]["island"] for river in MAP["rivers"] for name in river["sites"]} == {"main"}
    assert len(MAP["rivers"]) == 3


@rule("SC-003", "SC-200")
def test_49_sites_of_one_terrain_each() -> None:
    assert len(MAP["sites"]) == BOX["sites"] == 49
    assert MAP["counts"] == {"sites": 49, **BOX["sites_by_terrain"]}
    assert GAME.board.terrain_sites[0] ^ GAME.board.terrain_sites[1] ^ GAME.board.terrain_sites[2] == (1 << 49) - 1


@rule("SC-004")
def test_most_sites_can_be_reached_in_two_ways() -> None:
    ways = [
        (site["terrain"] == "coast") + (site["river"] is not None) + bool(site["road_neighbours"])
        for site in MAP["sites"]
    ]

    assert min(ways) >= 1
    assert sum(number >= 2 for number in ways) > len(ways) / 2


@rule("SC-201")
def test_rivers_run_from_a_volcano_over_land_to_the_coast() -> None:
    for river in MAP["rivers"]:
        assert [SITES[name]["terrain"] for name in river["sites"]] == ["volcano", *["land"] * 4, "coast"]
        for first, second in zip(river["sites"], river["sites"][1:], strict=False):
            assert second in SITES[first]["river_neighbours"]


@rule("SC-202")
def test_55_roads_join_each_island_and_no_two() -> None:
    assert len(MAP["roads"]) == 55
    for island in MAP["islands"]:
        members = {site["id"] for site in MAP["sites"] if site["island"] == island["id"]}
        reached = {min(members)}
        while new := {other for name in reached for other in SITES[name]["road_neighbours"]} - reached:
            reached |= new
        assert reached == members


@rule("SC-203")
def test_the_drawing_has_room_for_every_site() -> None:
    assert MAP["canvas"] == {"width": 1000, "height": 700}
    places = [(site["x"], site["y"]) for site in MAP["sites"]]
    nearest = min((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 for a in places for b in places if a != b)

    assert nearest >= 54**2 - 1
    assert all(Chart(MAP).is_land(x, y) for x, y in places)


# --- the pieces -------------------------------------------------------------------------------------


@rule("SC-005", "SC-006")
def test_54_tiles_of_three_kinds_and_five_left_over() -> None:
    assert len(PIECES["tiles"]) == BOX["box"]["tiles"] == 54
    assert {terrain: len(tiles(terrain=terrain)) for terrain in components.TERRAINS} == {
        "coast": 18,
        "land": 25,
        "volcano": 11,
    }
    assert PIECES["surplus"] == BOX["surplus_tiles"]
    assert sum(PIECES["surplus"].values()) == 54 - 49


@rule("SC-007")
def test_a_tile_has_a_building_points_and_at_most_two_goods() -> None:
    for tile in PIECES["tiles"]:
        assert tile["building"] in components.BUILDINGS
        assert len(tile["goods"]) <= 2
        assert (tile["fish_bonus"] in (1, 2, 3)) == ("fish" in tile["goods"])
    assert min(tile["points"] for tile in PIECES["tiles"]) < 0


@rule("SC-008")
def test_four_groups_of_seven_cards() -> None:
    groups = {
        letter: [group[card] for card in ("ship", "road", "river", "double")]
        for letter, group in PIECES["construction_groups"].items()
    }

    assert groups == {"A": [1, 2, 3, 1], "B": [1, 4, 1, 1], "C": [3, 2, 1, 1], "D": [2, 2, 2, 1]}
    assert sum(sum(cards) for cards in groups.values()) == BOX["box"]["construction_cards"]


@rule("SC-009", "SC-013")
def test_sixteen_different_objectives_that_everybody_can_look_up() -> None:
    assert len(set(GAME.board.objectives)) == BOX["box"]["objectives"] == 16
    assert [f"objective {name}" for name in GAME.board.objectives] == [
        text for text in GAME.moves.texts if text.startswith("objective ")
    ]


@rule("SC-010")
def test_13_buildings_each() -> None:
    assert PIECES["buildings_per_player"] == {"house": 8, "church": 3, "lighthouse": 2}
    assert 4 * sum(PIECES["buildings_per_player"].values()) == BOX["box"]["buildings"]


@rule("SC-011", "SC-215")
def test_22_bird_tokens() -> None:
    assert PIECES["bird_tokens"] == BOX["bird_tokens"] == {"1": 8, "2": 8, "3": 6}
    assert sum(PIECES["bird_tokens"].values()) == BOX["box"]["bird_tokens"]


@rule("SC-054", "SC-210")
def test_what_is_certain_about_the_tiles() -> None:
    assert tiles(terrain="coast", building="lighthouse", points=-2, bird=True)
    assert {tile["fish_bonus"] for tile in PIECES["tiles"]} == {0, 1, 2, 3}
    assert tiles(building="house", goods=["wood", "gold"])
    assert tiles(building="house", goods=["wood"])
    assert tiles(terrain="land", building="house", points=2)
    assert tiles(terrain="coast", building="church")
    assert tiles(terrain="volcano", building="house")


@rule("SC-211")
def test_buildings_that_the_tiles_ask_for() -> None:
    assert [len(tiles(building=kind)) for kind in components.BUILDINGS] == [32, 13, 9]


@rule("SC-212")
def test_bird_tokens_cannot_run_out() -> None:
    birds = tiles(bird=True)

    assert len(birds) == 10
    assert not [tile for tile in birds if tile["terrain"] == "volcano"]
    assert 2 * len(birds) + 2 == BOX["box"]["bird_tokens"]


@rule("SC-213")
def test_goods_on_the_tiles() -> None:
    count = {good: [tile["terrain"] for tile in PIECES["tiles"] if good in tile["goods"]] for good in components.GOODS}

    assert {good: len(where) for good, where in count.items()} == {
        "sheep": 5,
        "fish": 6,
        "wood": 7,
        "rice": 6,
        "gold": 6,
    }
    assert set(count["fish"]) == {"coast"}
    assert sorted(count["gold"]) == ["land"] * 2 + ["volcano"] * 4
    for where in count.values():
        hidden = sum(min(where.count(terrain), PIECES["surplus"][terrain]) for terrain in components.TERRAINS)
        assert len(where) - hidden >= 2


@rule("SC-214")
def test_volcano_tiles_are_the_best() -> None:
    means = [
        round(sum(tile["points"] for tile in tiles(terrain=terrain)) / len(tiles(terrain=terrain)), 1)
        for terrain in components.TERRAINS
    ]

    assert means == [0.7, 1.8, 4.2]


@rule("SC-012")
def test_the_score_track() -> None:
    assert components.LAP == BOX["track_spaces"] == 50
    assert BOX["fifty_markers"] == 8


# --- data, not code ---------------------------------------------------------------------------------


@rule("SC-204")
def test_the_package_is_played_with_its_files() -> None:
    board = load_board()

    assert board.sites == [site["id"] for site in MAP["sites"]]
    assert board.tiles == [tile["id"] for tile in PIECES["tiles"]]
    assert "RECONSTRUCTED" in MAP["provenance"]
    assert set(PIECES["provenance"]) >= {"tiles", "bird_tokens", "objectives", "construction_groups"}


@rule("SC-204")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_another_map_is_played_like_the_first(seats: int) -> None:
    game = small_game()
    state = game.start(seats)
    assert isinstance(state, SantaCruz)
    playout(state, Rng(seats), Moves(), Moves())

    assert not state.actors()
    assert game.moves.texts != GAME.moves.texts
    assert "build river M" in game.moves.texts
    assert sorted(state.ranking()) == list(range(1, seats + 1))


@rule("SC-204")
@pytest.mark.parametrize("check", CASE_CHECKS, ids=lambda check: check.__name__)
def test_another_map_keeps_what_the_kernel_promises(check: Any) -> None:
    check(Case(small_game(), Setup(3), scramble=scramble, games=1))


def spoilt(which: str, path: list[Any], value: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """Map and pieces with one thing changed; with ``...`` as the value it is taken out."""
    both = {"map": copy.deepcopy(SMALL["map"]), "pieces": copy.deepcopy(SMALL["pieces"])}
    place = both[which]
    for step in path[:-1]:
        place = place[step]
    if value is ...:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return both["map"], both["pieces"]


@rule("SC-003", "SC-008", "SC-009", "SC-042", "SC-043", "SC-201", "SC-202", "SC-204")
@pytest.mark.parametrize(
    ("which", "path", "value", "sentence"),
    [
        ("map", ["sites"], ..., "santa_cruz/map.json: 'sites' is missing"),
        ("map", ["provenance"], 3, "'provenance' must say where the map comes from"),
        ("map", ["sites", 0, "terrain"], "swamp", "site A: 'terrain' is 'swamp', not one of coast, land, volcano"),
        ("map", ["sites", 0, "island"], "atoll", "site A: 'island' is 'atoll', not one of isle"),
        ("map", ["sites", 0, "x"], "left", "site A: 'x' must be of type int, not 'left'"),
        ("map", ["sites", 1, "id"], "A", "two sites are called A"),
        ("map", ["sites", 0, "id"], "A B", "site 'A B': an id is one word"),
        ("map", ["sites", 0, "road_neighbours"], ["X"], "site A: 'road_neighbours' names 'X', which is no site"),
        ("map", ["sites", 0, "road_neighbours"], ["A"], "site A: 'road_neighbours' names the site itself"),
        ("map", ["sites", 0, "road_neighbours"], ["M"], "'road_neighbours' names M, but M does not name A"),
        ("map", ["roads", 0], ["A", "X"], "road ['A', 'X'] does not join two sites"),
        ("map", ["roads", 1], ["A", "B"], "road A-B is listed twice"),
        ("map", ["roads", 1], ["A", "D"], "road A-D is not among the 'road_neighbours' of A"),
        ("map", ["roads", 3], ..., "but no road is listed"),
        ("map", ["counts", "coast"], 7, "'counts' says coast 7, but the sites are 4"),
        ("map", ["rivers", 0, "sites"], ["V", "X"], "river R: 'X' is no site"),
        ("map", ["rivers", 0, "sites"], ["V", "V"], "river R: site V is on a river already"),
        ("map", ["rivers", 0, "sites"], ["M", "V", "A"], "'river_neighbours' does not follow from the order"),
        ("pieces", ["tiles", 0, "building"], "castle", "tile a1: 'building' is 'castle'"),
        ("pieces", ["tiles", 0, "goods"], ["rum"], "tile a1: 'goods' is 'rum'"),
        ("pieces", ["tiles", 0, "fish_bonus"], 2, "tile a1: 'fish_bonus' without fish"),
        ("pieces", ["tiles", 0], ..., "1 more coast tiles are needed for the sites of the map"),
        ("pieces", ["surplus", "land"], 5, "'surplus' says land 5, but 1 are left over"),
        ("pieces", ["bird_tokens", "1"], -1, "'bird_tokens' '1': -1 is no number of tokens"),
        ("pieces", ["construction_groups", "A", "ship"], 5, "do not have equally many cards"),
        ("pieces", ["construction_groups", "A"], ..., "3 construction groups, but 4 players need one each"),
        ("pieces", ["construction_groups", "A", "double"], 2, "group A: more than one 'double' card"),
        ("pieces", ["buildings_per_player", "church"], 0, "needs a number of church from 1 up"),
        ("pieces", ["objectives", 0, "kind"], "riddle", "objective SHEEP: 'kind' is 'riddle'"),
        ("pieces", ["objectives", 0, "points"], ..., "objective SHEEP: 'points' is missing"),
        ("pieces", ["objectives", 6, "goods"], ["fish"], "objective SHEEP_FISH: a pair needs two goods"),
        ("pieces", ["objectives"], [], "0 objectives, from 12 to 62 are possible"),
        ("pieces", ["provenance"], "", "'provenance' must say where the tiles come from"),
    ],
)
def test_a_malformed_file_is_refused_with_a_sentence(which: str, path: list[Any], value: Any, sentence: str) -> None:
    with pytest.raises(DataError) as error:
        make_board(*spoilt(which, path, value))

    assert sentence in str(error.value)
    assert str(error.value).startswith(f"santa_cruz/{'map' if which == 'map' else 'tiles'}.json: ")


@rule("SC-043")
def test_a_map_needs_a_coast_site_for_everybody() -> None:
    chart, pieces = spoilt("map", ["sites", 3, "terrain"], "land")
    chart["counts"] = {"sites": 7, "coast": 3, "land": 3, "volcano": 1}

    with pytest.raises(DataError, match="3 coast sites, but 4 players must be able to land"):
        make_board(chart, pieces)


def test_move_numbers_follow_the_files() -> None:
    """Numbers are action ids: within an edition they may not change."""
    assert len(GAME.moves) == 367
    assert [GAME.text(number) for number in (0, 4, 22, 107, 192, 241, 242, 246, 262, 266, 282, 336)] == [
        "group A",
        "land C01",
        "build ship C01",
        "double ship C01",
        "second C01",
        "no-second",
        "spend ship",
        "objective sheep",
        "set 0",
        "discard sheep",
        "tile TC01",
        "deal sheep",
    ]
