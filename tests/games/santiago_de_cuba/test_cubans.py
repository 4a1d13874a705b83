"""The nine Cubans: SdC-050 … SdC-075, T-03, T-12, T-13, E-05, E-06, E-13."""

from __future__ import annotations

import pytest

from antilles.games.santiago_de_cuba.game import GAME
from antilles.testing import rule
from tests.games.santiago_de_cuba.table import goods, moved, options, refused, table

NOTHING: list[dict[str, int]] = [{}, {}, {}, {}]


@rule("SdC-050", "SdC-060", "SdC-062", "SdC-064", "SdC-065")
@pytest.mark.parametrize(
    ("cuban", "kind"), [("pedro", "tobacco"), ("jose", "sugar"), ("conchita", "citrus"), ("miguel", "wood")]
)
def test_two_pieces_without_being_asked(cuban: str, kind: str) -> None:
    after = moved(table(before=cuban, goods=NOTHING[:2]), "drive 1")

    assert goods(after, 0) == {kind: 2}
    assert goods(after, 1) == {}


@rule("SdC-061")
def test_maria_gives_two_points() -> None:
    assert list(moved(table(before="maria"), "drive 1").vp) == [4, 2]


@rule("SdC-063")
def test_martinez_gives_three_pesos() -> None:
    assert list(moved(table(before="martinez"), "drive 1").pesos) == [6, 3]


@rule("SdC-008", "SdC-051")
def test_t12_scarcity() -> None:
    state = table(before="pedro", goods=[{}, {"tobacco": 8}])

    after = moved(state, "drive 1")

    assert goods(after, 0) == {}
    assert after.question.name == "broker", "the broker moves all the same"


@rule("SdC-051")
def test_e05_one_left_of_two() -> None:
    after = moved(table(before="jose", goods=[{}, {"sugar": 7}]), "drive 1")

    assert goods(after, 0) == {"sugar": 1}


@rule("SdC-052")
def test_an_inactive_cuban_gives_nothing() -> None:
    state = table(before="maria", inactive=["maria"], brokers=["bank", ""])

    after = moved(state, "drive 1")

    assert (after.actor(), after.vp[0], after.broker[0]) == (1, 2, 0)


@rule("SdC-066")
def test_pablo_gives_a_good_of_choice_but_no_wood() -> None:
    state = moved(table(before="pablo", goods=[{"rum": 8}, {}]), "drive 1")

    assert options(state) == ["take sugar", "take citrus", "take tobacco", "take cigar", "take nothing"]
    assert refused(state, "take rum") == ("SdC-066", "refusal-supply", {"good": "rum", "need": 1, "have": 0})
    after = moved(state, "take cigar")
    assert goods(after, 0) == {"rum": 8, "cigar": 1}
    assert after.question.name == "broker"


@rule("SdC-050", "SdC-066")
def test_pablo_can_be_skipped_and_is_not_asked_with_empty_supplies() -> None:
    state = moved(table(before="pablo"), "drive 1", "take nothing")
    assert goods(state, 0) == {"sugar": 1, "citrus": 1, "tobacco": 1}

    full = dict.fromkeys(["sugar", "citrus", "tobacco", "rum", "cigar"], 8)
    assert moved(table(before="pablo", goods=[full, {}]), "drive 1").question.name == "broker"


@rule("SdC-067")
def test_the_givers_choose_clockwise_from_the_active_player() -> None:
    state = table(
        4, before="el_zorro", turn=2, pesos=[1, 1, 0, 0], vp=[0, 2, 0, 2], goods=[{}, {"rum": 1}, {}, {"wood": 1}]
    )
    state = moved(state, "drive 1")

    assert (state.actor(), options(state)) == (3, ["give vp"])
    state = moved(state, "give vp")
    assert (state.actor(), options(state)) == (0, ["give peso"])
    state = moved(state, "give peso")
    assert (state.actor(), options(state)) == (1, ["give peso", "give rum", "give vp"])
    state = moved(state, "give rum")
    assert goods(state, 2) == {"rum": 1}
    assert (list(state.pesos), list(state.vp)) == ([0, 1, 1, 0], [0, 2, 1, 1])
    assert state.actor() == 3, "the broker of seat 2 is off the board, so its turn is over"


@rule("SdC-067", "SdC-068")
def test_e06_wood_is_no_gift() -> None:
    state = table(3, before="el_zorro", pesos=[0, 0, 0], vp=[0, 0, 3], goods=[{}, {"wood": 2}, {"cigar": 1}])

    state = moved(state, "drive 1")

    assert state.actor() == 2
    assert options(state) == ["give cigar", "give vp"]
    assert refused(state, "give peso") == ("SdC-067", "refusal-pesos", {"need": 1, "have": 0})
    assert refused(state, "give vp", seat=1)[1] == "refusal-other-gives"


@rule("SdC-069", "SdC-070", "SdC-105")
def test_el_zorro_then_the_building_again_with_what_was_given() -> None:
    state = table(before="el_zorro", brokers=["cafe", ""], goods=[{}, {"rum": 1}])

    state = moved(state, "drive 1", "give rum")

    assert state.actor() == 0
    assert options(state) == ["use cafe rum", "decline"]
    after = moved(state, "use cafe rum")
    assert (after.vp[0], after.broker[0]) == (4, 6)


@rule("SdC-069")
def test_t13_el_zorro_on_the_first_turn() -> None:
    state = moved(table(before="el_zorro"), "drive 1", "give peso")

    assert (state.actor(), state.pesos[0]) == (1, 4)


@rule("SdC-071", "SdC-072", "SdC-074")
def test_alonso_claims_any_building_without_marker_for_nothing() -> None:
    state = table(before="alonso", pesos=[0, 3], deeds=[[], ["bank"]], brokers=["", "cafe"], goods=NOTHING[:2])
    state = moved(state, "drive 1")

    assert options(state)[-1] == "skip"
    assert len(options(state)) == 11 + 1
    assert refused(state, "claim bank") == ("SdC-071", "refusal-claimed", {"building": "bank", "who": 1})
    after = moved(state, "claim cafe")
    assert [site.owner for site in GAME.view(after, None).town if site.building == "cafe"] == [0]
    assert GAME.view(after, None).players[0].markers == 2
    assert (after.pesos[0], after.vp[0]) == (0, 2)


@rule("SdC-073")
def test_a_building_just_claimed_is_not_used_but_may_be_entered() -> None:
    state = moved(table(before="alonso"), "drive 1", "claim office")

    assert options(state) == ["go harbour_office", "go office", "go newspaper"]
    after = moved(state, "go office")
    assert "use office sugar" in options(after)


@rule("SdC-071", "SdC-075", "SdC-110")
def test_t03_alonso_use() -> None:
    state = table(before="alonso", pesos=[1, 3], deeds=[["bank"], []], brokers=["", "bank"])
    state = moved(state, "drive 1")
    assert "use bank" in options(state)

    after = moved(state, "use bank")

    assert (list(after.pesos), list(after.vp), after.broker[0]) == ([3, 3], [2, 2], -1)
    assert options(after) == ["go harbour_office", "go office", "go newspaper"]
    assert "use newspaper" in options(moved(after, "go newspaper"))


@rule("SdC-072", "SdC-074")
def test_e13_three_markers_placed() -> None:
    state = table(before="alonso", deeds=[["bank", "sawmill", "harbour_office"], []], goods=NOTHING[:2])
    state = moved(state, "drive 1")

    assert options(state) == ["use bank", "use harbour_office right", "skip"]
    assert refused(state, "claim cafe") == ("SdC-072", "refusal-no-markers", {"n": 3})
    assert refused(state, "use church") == ("SdC-071", "refusal-not-your-building", {"building": "church"})
    assert refused(state, "use sawmill") == ("SdC-115", "refusal-goods", {"good": "wood", "need": 1, "have": 0})


@rule("SdC-071")
def test_alonso_is_not_asked_when_there_is_nothing_to_do() -> None:
    deeds = [["sawmill", "cafe", "distillery"], []]
    state = moved(table(before="alonso", deeds=deeds, goods=NOTHING[:2]), "drive 1")

    assert state.question.name == "broker"


@rule("SdC-071", "SdC-075")
def test_the_same_building_may_be_used_twice_in_one_turn() -> None:
    state = table(before="alonso", deeds=[["newspaper"], []])

    after = moved(state, "drive 1", "use newspaper", "go newspaper", "use newspaper pedro")

    assert after.pesos[0] == 3 + 1 + 1


@rule("SdC-045", "SdC-075", "SdC-121")
def test_alonso_turned_over_by_his_own_visit_still_sends_the_broker_to_white() -> None:
    state = moved(table(before="alonso", deeds=[["newspaper"], []]), "drive 1", "use newspaper alonso")

    assert options(state) == ["go harbour_office", "go office", "go newspaper"]
