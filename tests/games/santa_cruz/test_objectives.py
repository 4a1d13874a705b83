"""The sixteen objectives, the eruption, and who scores when."""

from __future__ import annotations

import pytest

from antilles.games.santa_cruz import score
from antilles.testing import rule
from tests.games.santa_cruz.table import (
    BOARD,
    has_building,
    is_up,
    legal,
    move,
    settle,
    site,
    supply_of,
    table,
)

FAR = [0, 100, 200, 300]
"""Points so far apart that nobody is in the way."""


def worth(tiles: str, objective: str) -> int:
    """What an objective brings with a building on each of these tiles, laid on sites that no road joins."""
    spread = {
        "C": ["C01", "C04", "C09", "C13", "C16", "C18"],
        "L": ["L11", "L14", "L17", "L21", "L05", "L09"],
        "V": ["V1", "V3", "V5", "V9"],
    }
    places = {spread[name[1]].pop(0): name for name in tiles.split()}
    state = table(tiles=places, built=[" ".join(places), ""])
    return int(score.worth(state, 0, BOARD.objectives.index(objective)))


# --- goods ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tiles", "objective", "points"),
    [
        ("TC07", "sheep", 7),
        ("TC14", "sheep", 0),
        ("TC08", "fish", 6),
        ("TC02 TC08", "fish", 9),
        ("TC07", "fish", 0),
        ("TC16", "wood", 6),
        ("TC17", "rice", 7),
        ("TL10", "gold6", 6),
        ("TV04 TV05", "gold10", 10),
        ("TL09", "wood", 6),
        ("TL09", "gold10", 10),
        ("TC07 TC08", "sheep_fish", 8),
        ("TC07", "sheep_fish", 3),
        ("TC02 TC11", "sheep_fish", 7),
        ("TL08", "wood_rice", 7),
        ("TC16 TC17", "wood_rice", 7),
        ("TC16", "wood_rice", 3),
        ("TC17 TL07", "wood_rice", 3),
        ("TC14", "wood_rice", 0),
    ],
)
@rule(
    "SC-110",
    "SC-111",
    "SC-112",
    "SC-113",
    "SC-114",
    "SC-115",
    "SC-116",
    "SC-117",
    "SC-067",
    "SC-103",
    "SC-130",
    "SC-131",
    "SC-132",
    "SC-133",
    "SC-134",
)
def test_goods(tiles: str, objective: str, points: int) -> None:
    assert worth(tiles, objective) == points


@rule("SC-115", "SC-130")
def test_two_gold_tiles_bring_ten() -> None:
    """Test case 2."""
    state = table(tiles={"V1": "TV04", "V3": "TV05"}, built=["V1 V3", ""], objectives=["gold10", ""], points=[3, 40])

    assert move(state, "objective gold10").points[0] == 13


@rule("SC-116", "SC-133", "SC-134")
def test_fish_without_sheep() -> None:
    """Test cases 3 and 4: bonuses of 3 and 1."""
    tiles = {"C01": "TC12", "C05": "TC11"}
    for objective, points in (("sheep_fish", 7), ("fish", 9)):
        state = table(tiles=tiles, built=["C01 C05", ""], objectives=[objective, ""], points=[0, 50])
        assert move(state, f"objective {objective}").points[0] == points


@rule("SC-100", "SC-101", "SC-131")
def test_wood_pays_both_the_active_player_first() -> None:
    """Test case 5: wood and gold for one, wood for the other."""
    tiles = {"L11": "TL09", "L14": "TL01"}
    state = table(tiles=tiles, built=["L11", "L14"], objectives=["", "wood"], points=[20, 14], turn=1)
    state = move(state, "objective wood")

    assert list(state.points) == [26, 19]  # 20 was still taken when seat 1 moved


# --- buildings --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tiles", "objective", "points"),
    [
        ("TC10 TC11 TC12", "houses4", 0),
        ("TC10 TC11 TC12 TL01", "houses4", 6),
        ("TC10 TC11 TC12 TL01 TL02 TL03", "houses4", 6),
        ("TC10 TC07", "diversity", 0),
        ("TC10 TC07 TC05", "diversity", 6),
        ("TC10 TC07 TC05 TL01 TL18", "diversity", 6),
    ],
)
@rule("SC-118", "SC-119", "SC-103")
def test_buildings_on_the_board(tiles: str, objective: str, points: int) -> None:
    assert worth(tiles, objective) == points


@pytest.mark.parametrize(
    ("built", "points"),
    [
        ("L11 V7 V1 V2", 7),
        ("V7 L01 L02 L03", 0),
        ("L13 L12 L14 C04", 7),
        ("L13 L12 L14 V2", 7),
        ("L12 L13 L14", 0),
        ("C01 C02 C13 V8 V9 C15", 7),
        ("C01 C02 C13 V8 C16 L21", 0),
    ],
)
@rule("SC-120", "SC-135")
def test_road_neighbours(built: str, points: int) -> None:
    """Test case 17: a line, a star, branches; rivers do not join."""
    state = table(built=[built, ""], supply={0: (8, 3, 2)})

    assert score.worth(state, 0, BOARD.objectives.index("road4")) == points


@rule("SC-121", "SC-125", "SC-136", "SC-137")
def test_coast_and_birds() -> None:
    """Test case 6."""
    state = table(built=["C01 C02", "C12"], objectives=["coast birds", ""], points=[10, 50], birds=[[1, 3, 2]])
    state = move(state, "objective coast")
    assert list(state.points) == [16, 53]

    state.asked = 0
    assert move(state, "objective birds").points[0] == 22


@rule("SC-122", "SC-136", "SC-053")
def test_river_counts_mouths_and_springs() -> None:
    state = table(built=["C12 V7 L05 L11", ""], objectives=["river", ""], points=FAR)

    assert move(state, "objective river").points[0] == 9


@rule("SC-123", "SC-082")
def test_volcano_counts_every_building_also_two_on_a_site() -> None:
    state = table(built=["V1 V8", "V8"], objectives=["volcano", ""], points=FAR)
    state = move(state, "objective volcano")

    assert list(state.points) == [6, 103]


# --- how they are played ----------------------------------------------------------------------------


@rule("SC-101", "SC-154")
def test_an_earlier_mover_blocks_with_the_new_total_a_later_one_with_the_old() -> None:
    """Test case 22."""
    state = table(3, built=["C01", "C02", "C03"], objectives=["", "coast", ""], points=[10, 7, 6], turn=1)

    assert list(move(state, "objective coast").points) == [13, 9, 8]


@rule("SC-102", "SC-154")
def test_an_objective_that_nobody_meets_has_no_effect() -> None:
    state = table(objectives=["gold10", ""])
    after = move(state, "objective gold10")

    assert list(after.points) == list(state.points)
    assert after.played[0] and not after.objectives[0]
    assert after.actor() == 1


@rule("SC-045", "SC-100")
def test_an_objective_is_scored_once() -> None:
    state = table(objectives=["coast", ""], built=["C01", ""])
    state = move(state, "objective coast")
    state.asked = 0

    assert "objective coast" not in legal(state)


# --- the eruption -----------------------------------------------------------------------------------


@rule("SC-124", "SC-140", "SC-141", "SC-142")
def test_an_eruption() -> None:
    """Test case 11: all pay, all volcano buildings go, the supply stays, the sites are free."""
    built = ["V1 V2 C13", "V8 V1", "C01"]
    state = table(3, built=built, objectives=["eruption", "", ""], points=[10, 20, 30], open_up=True)
    before = [supply_of(state, seat) for seat in range(3)]
    state = move(state, "objective eruption")

    assert list(state.points) == [6, 16, 30]
    assert not any(has_building(state, seat, name) for seat in range(3) for name in ("V1", "V2", "V8"))
    assert has_building(state, 0, "C13")
    assert [supply_of(state, seat) for seat in range(3)] == before
    assert is_up(state, "V8")
    state.asked = 0
    assert "V8" in legal(state, "build road")
    points = state.points[0]
    state = settle(move(state, "build road V8"))
    assert state.points[0] == points + BOARD.tile_points[state.tile[site("V8")]]


@rule("SC-140")
def test_all_pay_before_anything_is_destroyed_and_ties_are_avoided_on_the_way_down() -> None:
    state = table(3, built=["V1", "V2", ""], objectives=["", "eruption", ""], points=[7, 9, 5], turn=1)
    state = move(state, "objective eruption")

    assert list(state.points) == [4, 6, 5]  # 9 to 7, taken: 6; then 7 to 5, taken: 4


@rule("SC-143")
def test_what_is_destroyed_gives_nothing_any_more() -> None:
    tiles = {"V7": "TV04", "V1": "TV01"}
    state = table(tiles=tiles, built=["V7 V1", ""], objectives=["eruption gold10", ""], points=FAR, open_up=True)
    assert "L01" in legal(state, "build river")
    state = move(state, "objective eruption")
    state.asked = 0

    assert legal(state, "build river") == []
    assert legal(state, "build road") == []
    assert score.worth(state, 0, BOARD.objectives.index("gold10")) == 0
