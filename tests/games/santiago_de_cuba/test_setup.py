"""Components, board and set-up: SdC-001 … SdC-029, T-01, T-11."""

from __future__ import annotations

from collections import Counter

import pytest

from antilles.games.santiago_de_cuba.components import (
    BUILDINGS,
    CHEQUERED,
    CUBANS,
    DICE,
    DIE_COLOURS,
    FLOWER_OF,
    FLOWERS,
    GOODS,
    KINDS,
    STOPS,
    VALUES,
)
from antilles.games.santiago_de_cuba.game import GAME
from antilles.games.santiago_de_cuba.state import SantiagoDeCuba
from antilles.kernel.state import CHANCE
from antilles.kernel.step import odds
from antilles.testing import play, rule, texts
from tests.games.santiago_de_cuba.table import demand, goods, moved, options, roll, supply, table

PLACING = [*(f"* building {name}" for name in BUILDINGS), *(f"* cuban {name}" for name in CUBANS)]
DATA = GAME.data()


def start(seats: int, **switches: str) -> SantiagoDeCuba:
    state = GAME.start(seats, switches)
    assert isinstance(state, SantiagoDeCuba)
    return state


@rule("SdC-001", "SdC-002")
def test_the_box() -> None:
    assert (len(BUILDINGS), len(CUBANS), len(GOODS)) == (12, 9, 5)
    assert DATA["player_colours"].value == ["red", "yellow", "blue", "green"]
    assert 4 * DATA["markers"].value == 12
    assert GAME.seats == range(2, 5)


@rule("SdC-003", "SdC-004", "SdC-005")
def test_pieces_chips_and_coins() -> None:
    assert len(KINDS) * DATA["pieces_each"].value == 48
    chips = DATA["vp_chips"].value
    coins = DATA["coins"].value
    assert (sum(chips.values()), sum(int(value) * n for value, n in chips.items())) == (60, 230)
    assert (sum(coins.values()), sum(int(value) * n for value, n in coins.items())) == (36, 60)


@rule("SdC-006", "SdC-008")
def test_pesos_and_points_are_plain_numbers_without_limit() -> None:
    state = table(before="maria", pesos=[500, 0], vp=[400, 0])

    after = moved(state, "drive 1")

    assert (after.vp[0], after.pesos[0]) == (402, 500)


@rule("SdC-007")
def test_t11_dice() -> None:
    assert dict(zip(GOODS, DIE_COLOURS, strict=True)) == {
        "sugar": "white",
        "citrus": "orange",
        "tobacco": "green",
        "rum": "red",
        "cigar": "black",
    }
    for good, faces in zip(GOODS, DICE, strict=True):
        assert sorted(faces) == ([0, 1, 2, 2, 3, 4] if good == "citrus" else [0, 1, 1, 2, 2, 3])


@rule("SdC-007", "SdC-152")
def test_dice_fall_by_their_faces() -> None:
    state = play(GAME, start(2), *PLACING)
    seen = {}
    for good in GOODS:
        moves, weights = odds(state)
        seen[good] = {GAME.text(move): weight for move, weight in zip(moves.list(), weights.list(), strict=True)}
        state = play(GAME, state, f"* roll {good} 1")

    plain = {0: 1, 1: 2, 2: 2, 3: 1}
    for good in GOODS:
        faces = {0: 1, 1: 1, 2: 2, 3: 1, 4: 1} if good == "citrus" else plain
        assert seen[good] == {f"roll {good} {face}": weight for face, weight in faces.items()}


@rule("SdC-010", "SdC-013", "SdC-014", "SdC-015")
def test_the_board() -> None:
    assert STOPS == 10
    assert DATA["ship_dice"].value == 4 == len(GOODS) - 1
    assert DATA["ships"].value == 7
    assert VALUES == (2, 3, 4)
    assert CHEQUERED == 3


@rule("SdC-010")
def test_after_the_ninth_cuban_comes_the_port_then_the_first() -> None:
    state = moved(table(car=9, goods=[{}, {}]), "drive 1")
    assert state.car == 0
    assert moved(state, "drive 1").car == 1


@rule("SdC-011", "SdC-012")
def test_three_building_spaces_for_each_flower() -> None:
    view = GAME.view(table(), None)

    assert [site.flower for site in view.town] == ["yellow"] * 3 + ["blue"] * 3 + ["red"] * 3 + ["white"] * 3


@rule("SdC-016")
def test_flowers_of_the_cubans() -> None:
    flowers = {cuban: DATA[f"flower_{cuban}"].value for cuban in CUBANS}
    assert flowers == {
        "pedro": "white",
        "alonso": "white",
        "miguel": "blue",
        "pablo": "blue",
        "jose": "yellow",
        "martinez": "yellow",
        "conchita": "red",
        "maria": "red",
        "el_zorro": "none",
    }
    unknown = {name for name, datum in DATA.items() if datum.provenance == "reconstructed"}
    assert unknown == {"flower_martinez", "flower_conchita", "flower_maria"}


@rule("SdC-017")
def test_each_flower_is_on_two_cubans() -> None:
    counts = Counter(FLOWERS[flower] for flower in FLOWER_OF if flower >= 0)
    assert counts == {"yellow": 2, "blue": 2, "red": 2, "white": 2}


@rule("SdC-020", "SdC-021", "SdC-152")
def test_tiles_are_drawn_one_by_one_all_alike() -> None:
    state = start(2)
    left = list(BUILDINGS)
    for space in range(12):
        moves, weights = odds(state)
        assert [GAME.text(move) for move in moves.list()] == [f"building {name}" for name in left]
        assert set(weights.list()) == {1}
        drawn = left.pop((space * 5) % len(left))
        state = moved(state, f"* building {drawn}")
        assert BUILDINGS[state.town[space]] == drawn
    left = list(CUBANS)
    for stop in range(1, 10):
        assert texts(GAME, state) == [f"cuban {name}" for name in left]
        drawn = left.pop(-1)
        state = moved(state, f"* cuban {drawn}")
        assert CUBANS[state.street[stop]] == drawn
    assert state.inactive == 0
    assert texts(GAME, state)[0] == "roll sugar 0"


@rule("SdC-022", "SdC-023", "SdC-026")
def test_car_ship_value_and_brokers_at_the_start() -> None:
    state = start(3)

    assert (state.car, state.ship, VALUES[state.flag]) == (0, 1, 2)
    assert list(state.broker) == [-1, -1, -1]
    assert supply(state)["rum"] == 8


@rule("SdC-024")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t01_starting_goods(seats: int) -> None:
    state = start(seats)

    for seat in range(seats):
        assert (state.pesos[seat], state.vp[seat]) == (3, 2)
        assert goods(state, seat) == {"sugar": 1, "citrus": 1, "tobacco": 1}
        player = GAME.view(state, None).players[seat]
        assert (player.markers, player.broker) == (3, "")


@rule("SdC-025")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_supplies_after_the_set_up(seats: int) -> None:
    left = 8 - seats
    assert supply(start(seats)) == {"sugar": left, "citrus": left, "tobacco": left, "rum": 8, "cigar": 8, "wood": 8}


@rule("SdC-027", "SdC-028")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_right_hand_neighbour_sets_the_first_demand_and_seat_0_starts(seats: int) -> None:
    state = moved(start(seats), *PLACING, *roll(3, 4, 0, 2, 1))

    assert state.actor() == seats - 1
    assert options(state) == [f"exclude {good}" for good in GOODS]
    state = moved(state, "exclude citrus")
    assert demand(state) == {"sugar": 3, "rum": 2, "cigar": 1}
    assert GAME.view(state, None).set_aside == "citrus"
    assert state.actor() == 0
    assert state.question.name == "car"


@rule("SdC-028")
def test_a_die_is_chosen_also_when_all_show_the_same() -> None:
    state = moved(start(2), *PLACING, *roll(1, 1, 1, 1, 1))

    assert len(options(state)) == 5


@rule("SdC-029", "SdC-134")
def test_a_first_demand_of_four_zeros_is_a_departed_ship() -> None:
    state = moved(start(2), *PLACING, *roll(0, 0, 0, 0, 2), "exclude cigar")

    assert state.ship == 2
    assert state.actor() == CHANCE
    state = moved(state, *roll(1, 1, 1, 1, 1))
    assert state.actor() == 1, "the same player rolls again"
    assert moved(state, "exclude sugar").actor() == 0


@rule("SdC-029", "SdC-134")
def test_with_the_switch_a_first_demand_of_four_zeros_is_rolled_again() -> None:
    state = moved(start(2, zero_demand="reroll"), *PLACING, *roll(0, 0, 0, 0, 2), "exclude cigar")

    assert (state.ship, state.actor()) == (1, CHANCE)
    state = moved(state, *roll(1, 1, 1, 1, 1), "exclude sugar")
    assert (state.ship, state.actor()) == (1, 0)
