"""What happened, in events: each move told up to the next question."""

from __future__ import annotations

from antilles.games.santiago_de_cuba.game import GAME
from antilles.games.santiago_de_cuba.state import SantiagoDeCuba
from antilles.kernel.state import CHANCE
from antilles.testing import rule
from tests.games.santiago_de_cuba.table import moved, roll, table
from tests.games.santiago_de_cuba.test_setup import PLACING, start

Line = tuple[str, dict[str, int | str]]


def told(state: SantiagoDeCuba, text: str) -> list[Line]:
    seat = state.actor()
    events = GAME.tell(state, seat, GAME.parse(text), moved(state, f"{'*' if seat == CHANCE else seat} {text}"))
    assert all(event.seat is None for event in events), "nothing in this game is told to one seat only"
    return [(event.key.removeprefix("event-"), event.facts) for event in events]


def keys(state: SantiagoDeCuba, text: str) -> list[str]:
    return [key for key, _ in told(state, text)]


@rule("SdC-020", "SdC-021", "SdC-028")
def test_the_set_up_is_told_when_it_is_done() -> None:
    state = start(2)
    keys_told = []
    for text in [*PLACING, *roll(1, 2, 0, 1, 3)]:
        keys_told += keys(state, text.removeprefix("* "))
        state = moved(state, text)

    assert keys_told == ["town-laid", "street-laid", "rolls"]
    dice = {"sugar": 1, "citrus": 2, "tobacco": 0, "rum": 1, "cigar": 3}
    assert told(state, "exclude cigar") == [
        ("sets-aside", {"who": 1, "good": "cigar"}),
        ("demand", {**dice, "cigar": 0}),
    ]


@rule("SdC-134")
def test_four_zeros() -> None:
    state = moved(start(2), *PLACING, *roll(0, 0, 0, 0, 3))

    assert keys(state, "exclude cigar") == ["sets-aside", "no-demand", "ship-leaves", "ship-enters"]
    again = moved(start(2, zero_demand="reroll"), *PLACING, *roll(0, 0, 0, 0, 3))
    assert keys(again, "exclude cigar") == ["sets-aside", "no-demand"]


@rule("SdC-041", "SdC-043", "SdC-045", "SdC-060")
def test_a_drive_past_the_port() -> None:
    state = table(car=8, inactive=["alonso"], pesos=[5, 3])

    assert told(state, "drive 3") == [
        ("drives", {"who": 0, "to": "pedro", "stops": 3, "pesos": 2}),
        ("active-again", {"cuban": "alonso"}),
        ("value-rises", {"n": 3}),
        ("receives", {"who": 0, "good": "tobacco", "n": 2, "cuban": "pedro"}),
    ]


@rule("SdC-047", "SdC-131")
def test_a_ship_leaves_on_the_way() -> None:
    assert keys(table(car=8, value=4), "drive 3") == ["drives", "ship-leaves", "ship-enters", "receives"]


@rule("SdC-051", "SdC-061", "SdC-063")
def test_gains_of_points_pesos_and_nothing() -> None:
    assert told(table(before="maria"), "drive 1")[1] == ("receives-vp", {"who": 0, "n": 2, "cuban": "maria"})
    assert told(table(before="martinez"), "drive 1")[1] == ("receives-pesos", {"who": 0, "n": 3, "cuban": "martinez"})
    empty = table(before="pedro", goods=[{}, {"tobacco": 8}])
    assert told(empty, "drive 1")[1] == ("receives-nothing", {"who": 0, "cuban": "pedro"})


@rule("SdC-052", "SdC-108")
def test_an_inactive_cuban_and_the_owners_point() -> None:
    state = table(before="maria", inactive=["maria"], brokers=["bank"], deeds=[[], ["bank"]])

    assert told(state, "drive 1")[1:] == [
        ("inactive", {"who": 0, "cuban": "maria"}),
        ("owner-gains", {"who": 1, "n": 1, "building": "bank"}),
    ]


@rule("SdC-066", "SdC-106")
def test_pablo_and_no_free_building() -> None:
    brokers = ["bank", "cigar_factory", "black_market", "sawmill"]
    state = moved(table(4, before="pablo", brokers=brokers), "drive 1")

    assert told(state, "take rum") == [
        ("receives", {"who": 0, "good": "rum", "n": 1, "cuban": "pablo"}),
        ("no-free-building", {"who": 0, "flower": "blue"}),
    ]
    assert keys(state, "take nothing")[0] == "takes-nothing"


@rule("SdC-067", "SdC-108")
def test_gifts_are_told_with_giver_and_receiver() -> None:
    state = moved(table(before="el_zorro", deeds=[[], ["sawmill"]], brokers=["sawmill", ""]), "drive 1")

    assert told(state, "give vp") == [
        ("gives-vp", {"who": 1, "whom": 0, "what": "vp"}),
        ("owner-gains", {"who": 1, "n": 1, "building": "sawmill"}),
    ]
    assert told(state, "give citrus")[0] == ("gives", {"who": 1, "whom": 0, "good": "citrus"})
    assert told(state, "give peso")[0] == ("gives-peso", {"who": 1, "whom": 0, "what": "peso"})


@rule("SdC-071")
def test_alonso() -> None:
    state = moved(table(before="alonso", deeds=[["bank"], []]), "drive 1")

    assert told(state, "claim cafe") == [("claims", {"who": 0, "building": "cafe"})]
    assert keys(state, "skip") == ["does-nothing"]
    assert keys(state, "use bank") == ["uses-own", "use-bank"]


@rule("SdC-081", "SdC-084", "SdC-086")
def test_a_delivery_phase() -> None:
    state = table(3, before="port", goods=[{}, {"sugar": 2, "wood": 1}, {}])

    assert keys(state, "drive 1") == ["drives", "deliveries", "cannot-deliver"]
    state = moved(state, "drive 1")
    assert told(state, "deliver sugar 1") == [
        ("delivers", {"who": 1, "good": "sugar", "n": 1, "vp": 2}),
        ("cannot-deliver", {"who": 2}),
    ]
    state = moved(state, "deliver sugar 1")
    assert told(state, "deliver wood rum 1") == [("delivers-wood", {"who": 1, "good": "rum", "n": 1, "vp": 1})]
    assert keys(state, "pass") == ["passes", "all-passed", "value-rises"]


@rule("SdC-085", "SdC-086", "SdC-131")
def test_a_ship_leaves_full_or_on_the_chequered_flag() -> None:
    last = {"sugar": 1, "citrus": 0, "tobacco": 0, "rum": 0}
    full = moved(table(before="port", demand=last), "drive 1")
    assert keys(full, "deliver sugar 1") == ["delivers", "ship-leaves", "ship-enters"]

    nobody = table(before="port", value=4, goods=[{}, {}])
    assert keys(nobody, "drive 1") == [
        *("drives", "deliveries", "cannot-deliver", "cannot-deliver"),
        *("all-passed", "ship-leaves", "ship-enters"),
    ]


@rule("SdC-104")
def test_the_broker_and_the_building() -> None:
    state = moved(table(before="miguel", supply={"wood": 0}, deeds=[[], ["sawmill"]]), "drive 1")

    assert told(state, "go sawmill") == [
        ("goes", {"who": 0, "building": "sawmill"}),
        ("no-use", {"who": 0, "building": "sawmill"}),
        ("owner-gains", {"who": 1, "n": 1, "building": "sawmill"}),
    ]
    state = moved(table(before="jose"), "drive 1", "go bank")
    assert told(state, "use bank") == [("use-bank", {"who": 0, "building": "bank", "n": 2})]
    assert told(state, "decline") == [("declines", {"who": 0, "building": "bank"})]


@rule("SdC-118", "SdC-119")
def test_casino_and_harbour_office() -> None:
    state = moved(table(before="maria", pesos=[7, 0]), "drive 1", "go casino")
    assert told(state, "use casino buy 2")[0][1]["pesos"] == 6

    state = moved(table(before="pedro", value=3), "drive 1", "go harbour_office")
    assert keys(state, "use harbour_office left") == ["use-harbour-office-left", "value-falls"]


@rule("SdC-140", "SdC-141", "SdC-142")
def test_the_end() -> None:
    held = [{"sugar": 1, "rum": 3}, {"wood": 7}]
    last = {"sugar": 1, "citrus": 0, "tobacco": 0, "cigar": 0}
    state = moved(table(before="port", ship=7, demand=last, goods=held), "drive 1")

    assert told(state, "deliver sugar 1") == [
        ("delivers", {"who": 0, "good": "sugar", "n": 1, "vp": 2}),
        ("last-ship-leaves", {"ship": 7}),
        ("converts", {"who": 0, "n": 3, "vp": 1}),
        ("converts", {"who": 1, "n": 6, "vp": 2}),
        ("wins", {"who": 0}),
    ]
    office = moved(
        table(before="pedro", ship=7, demand=last, goods=[{"sugar": 3, "wood": 3}, {}]), "drive 1", "go office"
    )
    assert ("converts", {"who": 0, "n": 6, "vp": 2}) in told(office, "use office sugar")
