"""The turn and the car: SdC-030 … SdC-052, T-02, E-01, E-02, E-07, E-08, E-14."""

from __future__ import annotations

import pytest

from antilles.games.santiago_de_cuba.components import VALUES
from antilles.games.santiago_de_cuba.game import GAME
from antilles.kernel.state import CHANCE, State
from antilles.testing import rule
from tests.games.santiago_de_cuba.table import demand, goods, moved, options, refused, roll, table


def phase(state: State) -> str:
    return state.question.name


@rule("SdC-030", "SdC-031", "SdC-034")
def test_turns_go_clockwise() -> None:
    state = table(3, before="maria")
    order = []
    for moves in (
        ("drive 1", "go casino", "decline"),
        ("drive 1", "go bank", "decline"),
        ("drive 1", "go church", "decline"),
    ):
        order.append(state.actor())
        state = moved(state, *moves)

    assert order == [0, 1, 2]
    assert state.actor() == 0


@rule("SdC-031", "SdC-034")
def test_car_then_cuban_then_broker_then_building() -> None:
    state = table(before="jose")
    seen = [phase(state)]
    for text in ("drive 1", "go distillery", "use distillery 3"):
        state = moved(state, text)
        seen.append(phase(state))

    assert seen == ["car", "broker", "building", "car"]
    assert goods(state, 0) == {"rum": 3, "citrus": 1, "tobacco": 1}


@rule("SdC-032", "SdC-088")
def test_no_part_b_at_the_port() -> None:
    state = table(before="port", goods=[{}, {}], brokers=["bank", ""])

    assert moved(state, "drive 1").actor() == 1


@rule("SdC-033", "SdC-108")
def test_the_owner_is_paid_before_the_dice_are_rolled() -> None:
    state = table(before="pedro", value=4, brokers=["", ""], deeds=[[], ["harbour_office"]])

    after = moved(state, "drive 1", "go harbour_office", "use harbour_office right")

    assert after.vp[1] == 3
    assert after.actor() == CHANCE


@rule("SdC-040", "SdC-041", "SdC-042")
@pytest.mark.parametrize(("pesos", "farthest"), [(0, 1), (1, 2), (3, 4), (8, 9), (9, 10), (40, 10)])
def test_each_stop_after_the_first_costs_a_peso_up_to_a_lap(pesos: int, farthest: int) -> None:
    state = table(pesos=[pesos, 0])

    assert options(state) == [f"drive {stops}" for stops in range(1, farthest + 1)]


@rule("SdC-041")
def test_e14_without_pesos_one_stop_is_still_a_decision() -> None:
    assert options(table(pesos=[0, 3])) == ["drive 1"]


@rule("SdC-041")
def test_the_price_is_paid() -> None:
    state = table(pesos=[5, 0])

    assert [moved(state, f"drive {stops}").pesos[0] for stops in range(1, 4)] == [5, 4, 3]
    assert refused(state, "drive 7") == ("SdC-041", "refusal-pesos", {"need": 6, "have": 5})


@rule("SdC-041", "SdC-060", "SdC-100")
def test_t02_alicia_drives_from_maria_to_pedro() -> None:
    street = ("jose", "maria", "conchita", "miguel", "pedro", "martinez", "pablo", "alonso", "el_zorro")
    state = table(street=street, car=2, pesos=[2, 0])

    after = moved(state, "drive 3")

    assert after.pesos[0] == 0
    assert goods(after, 0)["tobacco"] == 3
    assert options(after) == ["go harbour_office", "go office", "go newspaper"]


@rule("SdC-042")
def test_port_and_inactive_cubans_count_as_stops() -> None:
    state = table(car=8, pesos=[3, 0], inactive=["alonso"])

    after = moved(state, "drive 3")

    assert (after.car, after.pesos[0]) == (1, 1)


@rule("SdC-043", "SdC-047")
def test_passing_the_port_raises_the_value_and_delivers_nothing() -> None:
    state = table(car=8, value=2)

    after = moved(state, "drive 3")

    assert VALUES[after.flag] == 3
    assert demand(after) == demand(state)
    assert phase(after) == "broker"


@rule("SdC-043", "SdC-044")
@pytest.mark.parametrize(("car", "stops", "value"), [(0, 4, 2), (9, 1, 2), (0, 10, 2), (5, 10, 3), (9, 2, 3)])
def test_starting_from_the_port_or_ending_there_is_not_passing(car: int, stops: int, value: int) -> None:
    state = table(car=car, pesos=[9, 0])

    after = moved(state, f"drive {stops}")

    assert VALUES[after.flag] == value


@rule("SdC-041", "SdC-080")
def test_a_full_lap_from_the_port_starts_a_delivery_phase() -> None:
    after = moved(table(car=0, pesos=[9, 0]), "drive 10")

    assert (after.car, phase(after)) == (0, "deliveries")


@rule("SdC-045", "SdC-121", "SdC-052")
def test_e07_stopping_at_an_inactive_cuban() -> None:
    street = ("pedro", "jose", "alonso", "miguel", "maria", "martinez", "conchita", "pablo", "el_zorro")
    state = table(street=street, car=2, vp=[2, 2], pesos=[3, 3], brokers=["", "bank"])
    state = moved(state, "drive 1", "skip", "go newspaper", "use newspaper maria")
    assert state.car == 3

    state = moved(state, "drive 2")
    assert state.actor() == 0, "no Cuban, no broker, no building"
    assert (state.vp[1], state.broker[1]) == (2, 0)
    assert not GAME.view(state, None).street[4].active

    state = moved(state, "drive 1")
    assert GAME.view(state, None).street[4].active


@rule("SdC-042", "SdC-045")
def test_e08_jumping_over_an_inactive_cuban() -> None:
    street = ("pedro", "jose", "alonso", "miguel", "maria", "martinez", "conchita", "pablo", "el_zorro")
    state = table(street=street, car=3, inactive=["maria"], pesos=[3, 3])

    after = moved(state, "drive 3")

    assert (after.car, after.pesos[0]) == (6, 3 - 2 + 3)
    assert after.inactive == 0


@rule("SdC-045")
def test_after_a_lap_the_inactive_cuban_one_started_from_is_active() -> None:
    state = table(car=2, inactive=["maria", "jose"], pesos=[9, 0])

    after = moved(state, "drive 10")

    assert (after.inactive, after.vp[0]) == (0, 4)


@rule("SdC-045")
def test_cubans_that_the_car_does_not_leave_stay_inactive() -> None:
    state = table(car=2, inactive=["maria", "conchita"])

    after = moved(state, "drive 2")

    assert after.inactive == 1 << 5


@rule("SdC-043", "SdC-046", "SdC-047", "SdC-123", "SdC-133")
def test_e01_passing_the_port_sends_a_ship_off_in_the_middle_of_the_turn() -> None:
    state = table(before="port", value=4, ship=3, goods=[{"sugar": 1}, {}])
    state = moved(state, "drive 2")

    assert (state.ship, VALUES[state.flag], demand(state)) == (4, 2, {})
    assert goods(state, 0) == {"sugar": 1, "tobacco": 2}
    state = moved(state, "go office")
    assert state.actor() == CHANCE, "the Office offers nothing, the dice are rolled"
    state = moved(state, *roll(1, 1, 1, 1, 1))
    assert state.actor() == 0
    assert moved(state, "exclude rum").actor() == 1


@rule("SdC-046", "SdC-140")
def test_e02_the_seventh_ship_leaves_on_the_way() -> None:
    state = table(before="port", value=4, ship=7, pesos=[3, 0], inactive=["pedro"], goods=[{"sugar": 1}, {}])

    after = moved(state, "drive 3")

    assert after.actors() == []
    assert (after.car, after.pesos[0], after.vp[0], after.inactive) == (2, 1, 2, 0)
    assert goods(after, 0) == {"sugar": 1}
