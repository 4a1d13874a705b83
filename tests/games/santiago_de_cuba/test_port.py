"""The delivery phase and wood: SdC-080 … SdC-093, T-04, T-05, T-06, E-03, E-12."""

from __future__ import annotations

from antilles.games.santiago_de_cuba.components import VALUES
from antilles.kernel.state import CHANCE
from antilles.testing import rule
from tests.games.santiago_de_cuba.table import demand, goods, moved, options, refused, roll, supply, table

CITRUS_4 = {"citrus": 4, "sugar": 2, "rum": 1, "tobacco": 0}
EXAMPLE = [{"citrus": 2, "rum": 1}, {"sugar": 2}, {"sugar": 2, "citrus": 1}, {}]
WOODEN = {"sugar": 2, "rum": 2, "tobacco": 1, "cigar": 0}


@rule("SdC-080", "SdC-081", "SdC-082", "SdC-083", "SdC-084", "SdC-086", "SdC-087", "SdC-088")
def test_t04_delivery_phase() -> None:
    state = table(4, before="port", value=3, demand=CITRUS_4, goods=EXAMPLE, vp=[0, 0, 0, 0], brokers=["bank"])
    state = moved(state, "drive 1", "0 deliver citrus 2")
    assert (state.vp[0], demand(state)["citrus"]) == (6, 2)
    state = moved(state, "1 deliver sugar 2")
    assert (state.vp[1], demand(state)) == (6, {"citrus": 2, "rum": 1})

    assert refused(state, "deliver sugar 1") == ("SdC-082", "refusal-no-demand", {"good": "sugar"})
    assert options(state) == ["deliver citrus 1", "pass"]
    state = moved(state, "2 deliver citrus 1")
    assert (state.vp[2], demand(state)) == (3, {"citrus": 1, "rum": 1})

    assert state.actor() == 0, "Clara passes without being asked"
    state = moved(state, "0 deliver rum 1")

    assert list(state.vp) == [9, 6, 3, 0]
    assert demand(state) == {"citrus": 1}
    assert (state.ship, VALUES[state.flag]) == (1, 4)
    assert supply(state) == {"sugar": 6, "citrus": 8, "tobacco": 8, "rum": 8, "cigar": 8, "wood": 8}
    assert (state.actor(), state.question.name) == (1, "car"), "no building for Juan"


@rule("SdC-083", "SdC-085", "SdC-131", "SdC-132", "SdC-133")
def test_t05_the_last_citrus() -> None:
    holdings = [{"citrus": 2, "rum": 1}, {"sugar": 2, "citrus": 1}, {"sugar": 2, "citrus": 1}, {}]
    state = table(4, before="port", value=3, demand=CITRUS_4, goods=holdings, vp=[0, 0, 0, 0])
    state = moved(state, "drive 1", "0 deliver citrus 2", "1 deliver sugar 2", "2 deliver citrus 1", "0 deliver rum 1")
    assert (state.actor(), demand(state)) == (1, {"citrus": 1})

    state = moved(state, "deliver citrus 1")

    assert list(state.vp) == [9, 9, 3, 0]
    assert (state.ship, VALUES[state.flag], state.actor()) == (2, 2, CHANCE)
    state = moved(state, *roll(1, 2, 1, 0, 3))
    assert state.actor() == 0, "the driver rolls, not the one who delivered last"


@rule("SdC-081", "SdC-084", "SdC-089")
def test_passing_is_allowed_and_final_and_the_last_one_goes_on() -> None:
    state = table(before="port", demand={"sugar": 2, "citrus": 2, "rum": 1, "cigar": 1})
    state = moved(state, "drive 1", "0 pass")
    assert state.actor() == 1

    state = moved(state, "1 deliver sugar 1")
    assert state.actor() == 1
    assert refused(state, "deliver citrus 1", seat=0) == ("SdC-081", "refusal-other-delivers", {"who": 1})
    state = moved(state, "1 deliver citrus 1")

    assert (state.actor(), state.question.name, VALUES[state.flag]) == (1, "car", 3)


@rule("SdC-082")
def test_a_delivery_is_one_kind_up_to_demand_and_stock() -> None:
    state = table(
        before="port",
        demand={"sugar": 2, "citrus": 1, "rum": 3, "cigar": 0},
        goods=[{"sugar": 5, "citrus": 2, "rum": 1, "cigar": 1, "tobacco": 1}, {}],
    )
    state = moved(state, "drive 1")

    assert options(state) == ["deliver sugar 1", "deliver sugar 2", "deliver citrus 1", "deliver rum 1", "pass"]
    assert refused(state, "deliver sugar 3") == ("SdC-082", "refusal-demand", {"good": "sugar", "need": 3, "most": 2})
    assert refused(state, "deliver rum 2") == ("SdC-082", "refusal-goods", {"good": "rum", "need": 2, "have": 1})
    assert refused(state, "deliver tobacco 1")[1] == "refusal-no-demand"


@rule("SdC-086", "SdC-130", "SdC-133")
def test_e12_all_pass_on_the_last_value() -> None:
    state = table(3, before="port", value=4, ship=2, goods=[{}, {"sugar": 1}, {}])

    state = moved(state, "drive 1", "1 pass")

    assert (state.ship, VALUES[state.flag], state.actor()) == (3, 2, CHANCE)
    assert moved(state, *roll(1, 1, 1, 1, 1)).actor() == 0


@rule("SdC-084", "SdC-086")
def test_nobody_can_deliver() -> None:
    state = moved(table(3, before="port", goods=[{}, {}, {}]), "drive 1")

    assert (state.actor(), VALUES[state.flag]) == (1, 3)


@rule("SdC-085", "SdC-140")
def test_a_full_ship_ends_the_phase_in_the_middle_of_a_round() -> None:
    state = table(3, before="port", ship=7, demand={"sugar": 1, "citrus": 0, "rum": 0, "cigar": 0}, vp=[0, 0, 0])

    after = moved(state, "drive 1", "deliver sugar 1")

    assert after.actors() == []
    assert list(after.vp) == [2, 1, 1], "two left of three pieces; the others convert three each"


@rule("SdC-090", "SdC-091", "SdC-092", "SdC-093")
def test_t06_wood() -> None:
    state = table(before="port", value=4, demand=WOODEN, goods=[{"wood": 2, "sugar": 1}, {"tobacco": 1}], vp=[0, 0])
    state = moved(state, "drive 1")

    wooden = [text for text in options(state) if text.startswith("deliver wood")]
    assert wooden == [
        "deliver wood sugar 1",
        "deliver wood sugar 2",
        "deliver wood tobacco 1",
        "deliver wood rum 1",
        "deliver wood rum 2",
    ]
    for good in ("sugar", "rum"):
        after = moved(state, f"deliver wood {good} 2")
        assert after.vp[0] == 2
        assert good not in demand(after)
        assert goods(after, 0) == {"sugar": 1}
        assert after.actor() == 1
    assert refused(state, "deliver wood tobacco 2") == (
        "SdC-091",
        "refusal-demand",
        {"good": "tobacco", "need": 2, "most": 1},
    )
    assert refused(state, "deliver wood cigar 1") == ("SdC-090", "refusal-no-demand", {"good": "cigar"})


@rule("SdC-091")
def test_e03_partial_wood() -> None:
    state = table(before="port", value=3, demand=WOODEN, goods=[{"wood": 1}, {}], vp=[0, 0])

    state = moved(state, "drive 1")
    assert refused(state, "deliver wood rum 2") == ("SdC-091", "refusal-goods", {"good": "wood", "need": 2, "have": 1})
    after = moved(state, "deliver wood rum 1")

    assert (after.vp[0], demand(after)["rum"]) == (1, 1)


@rule("SdC-092")
def test_wood_and_goods_in_later_deliveries_of_one_phase() -> None:
    state = table(before="port", demand=WOODEN, goods=[{"wood": 2, "sugar": 1}, {}], vp=[0, 0])

    after = moved(state, "drive 1", "deliver wood sugar 1", "deliver sugar 1", "deliver wood rum 1")

    assert after.vp[0] == 1 + 2 + 1
    assert demand(after) == {"rum": 1, "tobacco": 1}
