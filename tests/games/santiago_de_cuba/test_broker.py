"""The broker and the owner's point: SdC-100 … SdC-108, T-07, E-09, E-10."""

from __future__ import annotations

import pytest

from antilles.games.santiago_de_cuba.components import BUILDINGS
from antilles.testing import rule
from tests.games.santiago_de_cuba.table import goods, moved, options, refused, table

BLUE_BANK = (
    *("sawmill", "church", "distillery"),
    *("cigar_factory", "black_market", "bank"),
    *("cafe", "customs", "casino"),
    *("harbour_office", "office", "newspaper"),
)


@rule("SdC-100", "SdC-101", "SdC-102", "SdC-108", "SdC-110")
def test_t07_blocked_building_and_ownership() -> None:
    state = table(town=BLUE_BANK, before="miguel", brokers=["black_market", "cigar_factory"], deeds=[[], ["bank"]])
    state = moved(state, "drive 1")

    assert goods(state, 0)["wood"] == 2
    assert options(state) == ["go bank"], "one target is still a decision"
    assert refused(state, "go cigar_factory") == (
        "SdC-101",
        "refusal-occupied",
        {"building": "cigar_factory", "who": 1},
    )
    assert refused(state, "go black_market") == ("SdC-102", "refusal-same-building", {"building": "black_market"})
    assert refused(state, "go cafe") == ("SdC-100", "refusal-flower", {"building": "cafe", "flower": "blue"})
    after = moved(state, "go bank", "use bank")
    assert (after.pesos[0], after.vp[1]) == (5, 3)


@rule("SdC-100")
@pytest.mark.parametrize(
    ("cuban", "group"),
    [
        ("jose", ["bank", "church", "distillery"]),
        ("miguel", ["cigar_factory", "black_market", "sawmill"]),
        ("maria", ["cafe", "customs", "casino"]),
        ("pedro", ["harbour_office", "office", "newspaper"]),
    ],
)
def test_the_flower_names_three_buildings(cuban: str, group: list[str]) -> None:
    state = moved(table(before=cuban), "drive 1")

    assert options(state) == [f"go {building}" for building in group]


@rule("SdC-100")
def test_visiting_is_enough_for_the_broker_to_move() -> None:
    state = moved(table(before="alonso"), "drive 1", "skip")

    assert state.question.name == "broker"


@rule("SdC-103")
def test_the_first_walk_comes_from_off_the_board() -> None:
    after = moved(table(before="maria"), "drive 1", "go casino")

    assert BUILDINGS[after.broker[0]] == "casino"


@rule("SdC-104")
def test_using_is_never_compulsory() -> None:
    state = moved(table(before="jose"), "drive 1", "go bank")

    assert options(state) == ["use bank", "decline"]
    after = moved(state, "decline")
    assert (after.pesos[0], after.actor()) == (3, 1)


@rule("SdC-104")
def test_a_building_without_any_use_is_not_asked() -> None:
    after = moved(table(before="miguel", goods=[{}, {}], supply={"wood": 0}), "drive 1", "go sawmill")

    assert after.actor() == 1


@rule("SdC-101", "SdC-105", "SdC-106", "SdC-108")
def test_e09_no_free_building_of_the_colour() -> None:
    state = table(4, before="conchita", brokers=["bank", "cafe", "customs", "casino"], deeds=[[], [], ["bank"], []])

    state = moved(state, "drive 1")

    assert options(state) == ["use bank", "decline"]
    after = moved(state, "decline")
    assert (after.broker[0], after.vp[2]) == (0, 3)


@rule("SdC-106")
def test_no_free_building_and_broker_off_the_board() -> None:
    state = table(4, before="conchita", brokers=["", "cafe", "customs", "casino"])

    after = moved(state, "drive 1")

    assert (after.actor(), after.broker[0], goods(after, 0)["citrus"]) == (1, -1, 3)


@rule("SdC-106")
def test_two_other_brokers_and_ones_own_leave_no_target() -> None:
    state = table(3, before="conchita", brokers=["casino", "cafe", "customs"])

    assert options(moved(state, "drive 1"))[-1] == "decline"


@rule("SdC-107")
def test_the_broker_stays_and_blocks_until_the_next_turn() -> None:
    state = moved(table(before="jose"), "drive 1", "go bank", "use bank")

    state = moved(state, "drive 1")

    assert options(state) == ["go church", "go distillery"]


@rule("SdC-105", "SdC-108")
def test_e10_port_and_a_rivals_church() -> None:
    state = table(before="port", goods=[{}, {}], brokers=["church", ""], deeds=[[], ["church"]])
    assert moved(state, "drive 1").vp[1] == 3

    with_switch = table(
        before="port", goods=[{}, {}], brokers=["church", ""], deeds=[[], ["church"]], owner_vp_requires_move="on"
    )
    assert moved(with_switch, "drive 1").vp[1] == 2


@rule("SdC-108")
@pytest.mark.parametrize(("switch", "points"), [("off", 3), ("on", 2)])
def test_the_owners_point_at_an_inactive_cuban(switch: str, points: int) -> None:
    state = table(
        before="maria", inactive=["maria"], brokers=["bank"], deeds=[[], ["bank"]], owner_vp_requires_move=switch
    )

    assert moved(state, "drive 1").vp[1] == points


@rule("SdC-108")
@pytest.mark.parametrize("switch", ["off", "on"])
def test_the_owners_point_after_a_move_used_or_not(switch: str) -> None:
    state = table(before="jose", deeds=[[], ["bank"]], owner_vp_requires_move=switch)

    assert moved(state, "drive 1", "go bank", "decline").vp[1] == 3
    assert moved(state, "drive 1", "go bank", "use bank").vp[1] == 3


@rule("SdC-108")
def test_ones_own_building_pays_nothing() -> None:
    state = table(before="jose", deeds=[["bank"], []])

    assert list(moved(state, "drive 1", "go bank", "use bank").vp) == [2, 2]


@rule("SdC-105", "SdC-108")
def test_the_owners_point_after_el_zorro() -> None:
    state = table(before="el_zorro", brokers=["bank", ""], deeds=[[], ["bank"]])

    after = moved(state, "drive 1", "give peso", "use bank")

    assert (after.vp[1], after.pesos[0]) == (3, 6)
