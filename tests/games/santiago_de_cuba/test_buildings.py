"""The twelve buildings: SdC-110 … SdC-123, T-08, T-09, T-10, E-04, E-11."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from antilles.games.santiago_de_cuba.components import CUBANS, VALUES
from antilles.games.santiago_de_cuba.state import SantiagoDeCuba
from antilles.kernel.state import CHANCE
from antilles.testing import rule
from tests.games.santiago_de_cuba.table import demand, goods, moved, options, refused, supply, table

STREET = {0: "jose", 1: "miguel", 2: "maria", 3: "pedro"}


def inside(building: str, own: Mapping[str, int] | None = None, **position: Any) -> SantiagoDeCuba:
    """Seat 0 has El Zorro's help: the broker stands on the building and may use it."""
    holdings = [dict(own or {}), dict(position.pop("other", {}))]
    state = table(before="el_zorro", brokers=[building, ""], goods=holdings, **position)
    state.pesos[1] += 1
    return moved(state, "drive 1", "1 give peso")


@rule("SdC-110")
def test_bank() -> None:
    state = inside("bank", pesos=[0, 0])
    assert options(state) == ["use bank", "decline"]
    assert moved(state, "use bank").pesos[0] == 1 + 2


@rule("SdC-111")
def test_church() -> None:
    state = inside("church")
    assert options(state) == ["use church", "decline"]
    assert moved(state, "use church").vp[0] == 3


@rule("SdC-112", "SdC-113")
@pytest.mark.parametrize(
    ("building", "raw", "fine", "statement"),
    [("distillery", "sugar", "rum", "SdC-112"), ("cigar_factory", "tobacco", "cigar", "SdC-113")],
)
def test_distillery_and_cigar_factory(building: str, raw: str, fine: str, statement: str) -> None:
    state = inside(building, {raw: 3})

    assert options(state) == [f"use {building} 1", f"use {building} 2", f"use {building} 3", "decline"]
    assert refused(state, f"use {building} 4") == (statement, "refusal-goods", {"good": raw, "need": 4, "have": 3})
    after = moved(state, f"use {building} 2")
    assert goods(after, 0) == {raw: 1, fine: 2}
    assert (supply(after)[raw], supply(after)[fine]) == (7, 6)


@rule("SdC-008", "SdC-112")
def test_e04_one_rum_in_supply() -> None:
    state = inside("distillery", {"sugar": 3}, other={"rum": 7})

    assert options(state) == ["use distillery 1", "decline"]
    assert refused(state, "use distillery 2") == ("SdC-112", "refusal-supply", {"good": "rum", "need": 2, "have": 1})


@rule("SdC-114")
def test_black_market() -> None:
    state = inside("black_market", {"sugar": 1, "rum": 2, "wood": 3}, other={"citrus": 8})

    assert options(state) == [
        "use black_market sugar tobacco",
        "use black_market sugar rum",
        "use black_market sugar cigar",
        "use black_market rum sugar",
        "use black_market rum tobacco",
        "use black_market rum cigar",
        "decline",
    ]
    after = moved(state, "use black_market rum cigar")
    assert goods(after, 0) == {"sugar": 1, "rum": 1, "cigar": 1, "wood": 3}
    missing = ("SdC-114", "refusal-goods", {"good": "cigar", "need": 1, "have": 0})
    assert refused(state, "use black_market cigar rum") == missing
    empty = ("SdC-114", "refusal-supply", {"good": "citrus", "need": 1, "have": 0})
    assert refused(state, "use black_market sugar citrus") == empty


@rule("SdC-114")
def test_the_black_market_trades_no_wood() -> None:
    assert inside("black_market", {"wood": 3}).actor() == 1, "not usable, so the turn is over"


@rule("SdC-115")
def test_sawmill() -> None:
    state = inside("sawmill", {"wood": 2}, pesos=[0, 0])

    after = moved(state, "use sawmill")

    assert (goods(after, 0), after.vp[0], after.pesos[0]) == ({"wood": 1}, 3, 2)


@rule("SdC-116")
def test_t08_cafe_limits() -> None:
    state = inside("cafe", {"cigar": 3, "rum": 3}, vp=[0, 0])

    assert options(state) == ["use cafe cigar", "use cafe rum", "use cafe cigar rum", "decline"]
    assert [moved(state, text).vp[0] for text in options(state)] == [2, 2, 4, 0]
    assert goods(moved(state, "use cafe cigar rum"), 0) == {"cigar": 2, "rum": 2}


@rule("SdC-116")
def test_cafe_with_one_kind() -> None:
    assert options(inside("cafe", {"rum": 1})) == ["use cafe rum", "decline"]
    state = inside("cafe", {"cigar": 2})
    assert options(state) == ["use cafe cigar", "decline"]
    assert refused(state, "use cafe cigar rum") == ("SdC-116", "refusal-goods", {"good": "rum", "need": 1, "have": 0})
    assert refused(inside("cafe", {"rum": 1}), "use cafe cigar rum")[2]["good"] == "cigar"


@rule("SdC-117")
def test_customs_turns_one_die_to_0() -> None:
    state = inside("customs", demand={"sugar": 3, "citrus": 0, "tobacco": 1, "cigar": 2})

    assert options(state) == ["use customs sugar", "use customs tobacco", "use customs cigar", "decline"]
    after = moved(state, "use customs sugar")
    assert demand(after) == {"tobacco": 1, "cigar": 2}
    assert list(after.vp) == [2, 2]
    assert refused(state, "use customs citrus") == ("SdC-117", "refusal-no-demand", {"good": "citrus"})


@rule("SdC-117", "SdC-130", "SdC-133")
def test_e11_customs_on_the_last_die() -> None:
    state = inside("customs", demand={"sugar": 3, "citrus": 0, "tobacco": 0, "cigar": 0}, ship=4)

    after = moved(state, "use customs sugar")

    assert (after.ship, after.actor(), after.turn) == (5, CHANCE, 0)


@rule("SdC-118")
def test_t09_casino() -> None:
    state = inside("casino", pesos=[6, 0], vp=[4, 0])
    assert state.pesos[0] == 7

    assert options(state) == [
        *("use casino buy 1", "use casino buy 2"),
        *("use casino sell 1", "use casino sell 2", "use casino sell 3", "use casino sell 4"),
        "decline",
    ]
    bought = moved(state, "use casino buy 2")
    assert (bought.vp[0], bought.pesos[0]) == (6, 1)
    sold = moved(state, "use casino sell 1")
    assert (sold.vp[0], sold.pesos[0]) == (3, 10)
    assert refused(state, "use casino buy 3") == ("SdC-118", "refusal-pesos", {"need": 9, "have": 7})
    assert refused(state, "use casino sell 5") == ("SdC-118", "refusal-vp", {"need": 5, "have": 4})


@rule("SdC-118")
def test_the_casino_needs_pesos_or_points() -> None:
    assert inside("casino", pesos=[1, 0], vp=[0, 0]).actor() == 1


@rule("SdC-118", "SdC-124")
def test_the_casino_changes_at_most_what_the_box_holds() -> None:
    state = inside("casino", vp=[400, 0], pesos=[2000, 0])

    assert [text for text in options(state) if text.endswith(" 230")] == ["use casino buy 230", "use casino sell 230"]
    assert len(options(state)) == 2 * 230 + 1


@rule("SdC-119", "SdC-130", "SdC-133")
def test_t10_harbour_office() -> None:
    state = inside("harbour_office", value=2)
    assert options(state) == ["use harbour_office right", "decline"]
    assert refused(state, "use harbour_office left") == ("SdC-119", "refusal-lowest-value", {"n": 2})

    state = inside("harbour_office", value=4, ship=2)
    assert options(state) == ["use harbour_office left", "use harbour_office right", "decline"]
    assert VALUES[moved(state, "use harbour_office left").flag] == 3
    after = moved(state, "use harbour_office right")
    assert (after.ship, VALUES[after.flag], after.actor(), after.turn) == (3, 2, CHANCE, 0)
    assert demand(after) == {}


@rule("SdC-120")
def test_office() -> None:
    own = {"sugar": 2, "cigar": 1, "wood": 2}
    state = inside("office", own, value=4, demand={"sugar": 2, "citrus": 1, "tobacco": 0, "rum": 1})

    assert options(state) == ["use office sugar", "decline"]
    after = moved(state, "use office sugar")
    assert (after.vp[0], demand(after)["sugar"], goods(after, 0)) == (4, 1, {"sugar": 1, "cigar": 1, "wood": 2})
    assert refused(state, "use office citrus") == ("SdC-120", "refusal-goods", {"good": "citrus", "need": 1, "have": 0})
    assert refused(state, "use office cigar") == ("SdC-120", "refusal-no-demand", {"good": "cigar"})


@rule("SdC-120", "SdC-130", "SdC-133")
def test_the_office_fills_the_ship() -> None:
    state = inside("office", {"sugar": 2}, demand={"sugar": 1, "citrus": 0, "tobacco": 0, "rum": 0})

    after = moved(state, "use office sugar")

    assert (after.ship, after.actor(), after.turn, after.vp[0]) == (2, CHANCE, 0, 4)


@rule("SdC-121", "SdC-122")
def test_newspaper() -> None:
    state = inside("newspaper", pesos=[0, 0], inactive=["maria", "jose"])

    active = [cuban for cuban in CUBANS if cuban not in ("maria", "jose")]
    assert options(state) == ["use newspaper", *(f"use newspaper {cuban}" for cuban in active), "decline"]
    after = moved(state, "use newspaper pablo")
    assert (after.pesos[0], after.inactive) == (2, 1 << 2 | 1 << 3 | 1 << 8)
    assert moved(state, "use newspaper").inactive == state.inactive
    assert refused(state, "use newspaper maria") == ("SdC-122", "refusal-already-inactive", {"cuban": "maria"})


@rule("SdC-045", "SdC-121")
def test_the_cuban_at_the_car_may_be_turned_over_and_is_turned_back_when_the_car_leaves() -> None:
    state = moved(inside("newspaper"), "use newspaper el_zorro")
    assert state.inactive == 1 << 6

    assert moved(state, "drive 1").inactive == 0


@rule("SdC-123", "SdC-135")
def test_between_two_ships_there_is_no_demand() -> None:
    state = table(before="alonso", value=4, deeds=[["harbour_office", "office", "customs"], []])
    state = moved(state, "drive 1", "use harbour_office right")
    assert (state.ship, VALUES[state.flag]) == (2, 2)

    assert options(moved(state, "go harbour_office")) == ["use harbour_office right", "decline"]
    after = moved(state, "go harbour_office", "use harbour_office right")
    assert (after.ship, VALUES[after.flag], after.actor()) == (2, 3, CHANCE), "the value of the new ship is kept"


@rule("SdC-123")
def test_office_and_customs_have_no_target_between_two_ships() -> None:
    town = (
        *("bank", "church", "distillery"),
        *("cigar_factory", "black_market", "sawmill"),
        *("cafe", "harbour_office", "casino"),
        *("customs", "office", "newspaper"),
    )
    state = table(town=town, before="alonso", value=4, deeds=[["harbour_office"], []])
    state = moved(state, "drive 1", "use harbour_office right")

    assert moved(state, "go customs").actor() == CHANCE
    assert moved(state, "go office").actor() == CHANCE


@rule("SdC-104")
def test_only_the_building_under_the_broker() -> None:
    state = inside("bank")

    assert refused(state, "use church") == ("SdC-104", "refusal-other-building", {"building": "bank"})
    assert refused(state, "drive 1") == ("SdC-104", "refusal-first-use", {"building": "bank"})
    assert state.question.name == "building"
