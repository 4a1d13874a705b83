"""El Presidente: set-up, Cubans, events, new buildings and laws: EP-001 to EP-057 and EP-101 to EP-156."""

from __future__ import annotations

from typing import Any

import pytest

from antilles.games.cuba import avenue, stock
from antilles.games.cuba.components import (
    ALL_LAWS,
    ALL_TILES,
    AVENUE,
    BASE_TILES,
    BUILDINGS,
    CUBANS,
    KINDS,
    SHIPS,
)
from antilles.games.cuba.game import GAME
from antilles.games.cuba.rules import BaseGame
from antilles.games.cuba.state import Cuba
from antilles.games.cuba.view import read
from antilles.kernel.chance import Rng
from antilles.kernel.move import Moves
from antilles.kernel.step import odds, random_move
from antilles.testing import rule
from tests.games.cuba.table import (
    building_on,
    cargo,
    courtyard,
    end_of_round,
    go,
    has,
    in_store,
    jump,
    lies_on_market,
    load_ship,
    on,
    parliament,
    phase,
    refused,
    settle,
    ship_in,
    statutes,
    table,
)


def ep(seats: int = 2, **arguments: Any) -> Cuba:
    """A table with El Presidente."""
    return table(seats, expansion="on", **arguments)


def begin(seats: int, **options: str) -> Cuba:
    return GAME.begin(seats, GAME.settle(seats, {"expansion": "on", **options}))


def event(space: int, seats: int = 2, **arguments: Any) -> Cuba:
    """The end of the actions with the one Cuban left on a space."""
    avenue = " ".join("musician" if at == space else "-" for at in range(1, 7))
    arguments = {"hands": dict.fromkeys(range(seats), "worker"), "round": 2, **arguments}
    state = ep(seats, avenue=avenue, **arguments)
    jump(state, "end_actions")
    settle(state)
    return state


# --- set-up -----------------------------------------------------------------------------------------


@rule("EP-001", "EP-005", "EP-006", "EP-007", "EP-051")
def test_new_tiles_ships_and_laws_join_in_one_place() -> None:
    state, base = begin(2), GAME.begin(2, GAME.settle(2, {}))

    assert sum(state.available) == 31
    assert sum(ALL_TILES) - sum(BASE_TILES) == 6
    assert sum(base.available) == 25
    assert int(state.ships).bit_count() == 21
    assert int(base.ships).bit_count() == 15
    assert [int(mask).bit_count() for mask in state.unseen] == [8, 8, 8, 8]
    assert type(base.course) is BaseGame
    assert type(state.course) is not BaseGame
    assert (state.vote_tile, state.veto_tile, state.influence_tile) == (-1, -1, -1)


@rule("EP-002")
def test_the_car_starts_in_front_of_space_one_without_an_event() -> None:
    state = begin(2)
    assert state.car == 1
    state = go(ep(2, round=1, car=1), "cuban musician")
    assert list(state.sent) == [0, 0]


@rule("EP-003", "DP-012", "DP-013", "EP-101")
def test_donkeys_replace_cubans_but_never_the_dancer() -> None:
    state = go(begin(3), "* start 0")
    assert on(state) == [f"replace {name}" for name in CUBANS[1:]]
    state = go(state, "* replace lawyer", "* replace musician")

    assert on(state) == ["lay dancer", "lay day_labourer", "lay harbour_master", "lay revolutionary", "lay donkey"]
    _moves, weights = odds(state)
    assert weights.list() == [1, 1, 1, 1, 2]
    state = go(state, "* lay donkey", "* lay donkey", "* lay dancer", "* lay revolutionary", "* lay day_labourer")
    assert on(state) == ["lay harbour_master"]
    state = go(state, "* lay harbour_master")
    assert [AVENUE[card] for card in state.avenue][:3] == ["donkey", "donkey", "dancer"]
    assert phase(state) == "draw_ship"


@rule("EP-003", "EP-152")
@pytest.mark.parametrize(("seats", "donkeys", "quota"), [(2, 1, 2), (3, 2, 1), (4, 1, 1), (5, 0, 1)])
def test_exactly_one_cuban_is_left(seats: int, donkeys: int, quota: int) -> None:
    assert 6 - donkeys - seats * quota == 1
    state = go(begin(seats), "* start 0")
    assert phase(state) == ("draw_missing" if donkeys else "draw_cuban")


@rule("EP-004", "DP-011")
def test_six_base_buildings_may_leave() -> None:
    state = go(begin(2, ep_buildings="25"), "* start 0")
    moves, weights = odds(state)
    by_name = dict(zip([GAME.text(move) for move in moves.list()], weights.list(), strict=True))
    assert by_name["remove distillery"] == 2
    assert by_name["remove bank"] == 1
    assert "remove casino" not in by_name
    state = go(state, "* remove distillery", "* remove distillery", "* remove bank", "* remove dam")
    assert "remove distillery" not in on(state)
    state = go(state, "* remove church", "* remove town_hall")

    assert sum(state.available) == 25
    assert phase(state) == "draw_missing"


@rule("EP-008", "EP-151")
@pytest.mark.parametrize("rounds", ["8", "7", "6"])
def test_six_seven_or_eight_rounds(rounds: str) -> None:
    state = begin(2, ep_rounds=rounds)
    assert list(state.unseen) == list(ALL_LAWS)
    rng, moves, weights = Rng(1), Moves(), Moves()
    while state.actors():
        seat = state.actor()
        state.advance(seat, random_move(state, seat, rng, moves, weights))

    assert state.round == int(rounds)


@rule("EP-033", "EP-101", "CU-015")
def test_every_round_the_avenue_is_laid_anew() -> None:
    state = go(end_of_round(ep(3, round=2, docks="1 2 - 3")), "* ship 9")
    assert phase(state) == "draw_cuban"

    state = ep(3, round=2, donkeys_fixed="off")
    state.missing = 0b1000
    state = go(end_of_round(state), "* ship 9")
    assert phase(state) == "draw_missing"
    assert state.missing == 0


# --- turns ------------------------------------------------------------------------------------------


@rule("EP-010", "EP-011", "EP-013", "DP-030")
def test_a_turn_is_a_character_or_a_cuban() -> None:
    state = ep(3)
    assert on(state)[:6] == [
        "play worker",
        "play tradeswoman",
        "play architect",
        "play foreman",
        "play mayor",
        "cuban dancer",
    ]
    state = go(state, "cuban musician")
    assert state.actor() == 1
    assert "cuban musician" not in on(state)
    assert refused(state, "cuban musician") == ("EP-012", "refusal-cuban-gone")
    assert refused(table(2), "cuban dancer") == ("EP-010", "refusal-no-expansion")


@rule("EP-013", "EP-011")
def test_only_cubans_or_only_characters_may_be_left() -> None:
    state = ep(3, hands={0: "worker"})
    assert on(state) == ["cuban dancer", "cuban musician", "cuban lawyer", "cuban revolutionary"]
    assert refused(state, "play worker") == ("EP-013", "refusal-only-cuban")

    state = ep(3)
    state.cubans[0] = 1
    assert len(on(state)) == 5
    assert refused(state, "cuban dancer") == ("EP-013", "refusal-cuban-quota")


@rule("EP-011", "EP-012")
def test_two_players_take_two_cubans_each() -> None:
    state = ep(2, hands={0: "worker", 1: "worker"}, avenue="dancer musician revolutionary lawyer day_labourer donkey")
    state = go(state, "cuban dancer", "cuban musician", "cuban revolutionary", "cuban lawyer")

    assert state.car == 5
    assert phase(state) == "bid"
    assert next(card for card in state.avenue if card) == AVENUE.index("day_labourer")


@rule("EP-012", "EP-033", "CU-004")
def test_everybody_sees_who_took_whom_until_the_avenue_is_laid_anew() -> None:
    laid = "dancer musician revolutionary lawyer day_labourer donkey"
    state = go(ep(2, hands={0: "worker", 1: "worker"}, avenue=laid), "cuban revolutionary", "cuban dancer")
    for seat in (None, 0, 1):
        view = GAME.view(state, seat)
        assert [taken and (taken.cuban, taken.seat) for taken in view.taken] == [
            ("dancer", 1), None, ("revolutionary", 0), None, None, None,
        ]  # fmt: skip
        known = read(view).known
        assert isinstance(known, Cuba)
        assert known.taken == state.taken
    assert state.copy().taken == state.taken

    avenue.lay_avenue(state)

    assert set(GAME.view(state, None).taken) == {None}


# --- Cubans -----------------------------------------------------------------------------------------


@rule("EP-020", "EP-021", "EP-144", "DP-005")
def test_the_dancer_brings_the_start_player_card_but_not_the_order() -> None:
    state = go(ep(4, turn=1), "cuban musician", "cuban dancer")
    assert state.start == 2
    assert state.actor() == 3
    kept = go(ep(3, turn=0), "cuban dancer")
    assert kept.start == 0


@rule("EP-020", "EP-032", "EP-145")
def test_without_a_dancer_the_card_goes_on_before_the_event() -> None:
    state = ep(3, hands=dict.fromkeys(range(3), "worker"), avenue="- - - - - dancer", start=1)
    jump(state, "end_actions")
    settle(state)

    assert state.start == 2
    assert state.car == 6
    assert (phase(state), state.actor()) == ("gift", 2)


@rule("EP-020")
def test_the_fourth_card_decides_nothing_with_the_dancer() -> None:
    state = ep(2, hands={0: "worker architect", 1: "worker mayor"}, avenue="- - - - musician -")
    state.cubans[0] = state.cubans[1] = 2
    state = go(state, "play architect", "alternative", "play mayor", "alternative")

    assert state.start == 0


@rule("EP-022", "EP-026", "EP-014")
def test_musician_and_revolutionary() -> None:
    assert go(ep(pesos=[1, 0]), "cuban musician").pesos[0] == 3
    assert go(ep(vp=[1, 0]), "cuban revolutionary").vp[0] == 2
    assert go(ep(), "cuban day_labourer").actor() == 1


@rule("EP-023", "EP-148")
def test_the_day_labourer_stores_what_is_there_now() -> None:
    state = ep(yard={0: {"citrus": 2, "sugar": 2, "rum": 1}}, laws="IV-6")
    state = go(state, "cuban day_labourer")
    assert [in_store(state, 0, kind) for kind in ("citrus", "sugar")] == [2, 2]
    assert courtyard(state, 0, "rum") == 1

    limited = go(ep(yard={0: {"citrus": 6}}, warehouse_capacity="4"), "cuban day_labourer")
    assert phase(limited) == "store"
    assert on(limited) == ["store citrus", "done"]
    assert go(limited, *["store citrus"] * 4).actor() == 1
    assert go(limited, "store citrus", "done").actor() == 1


@rule("EP-024", "EP-149", "DP-110", "EP-137")
def test_the_harbour_master_swaps_neighbours_with_their_load() -> None:
    avenue = "dancer musician day_labourer harbour_master lawyer revolutionary"
    state = ep(5, avenue=avenue, docks="1 2 - 4")
    load_ship(state, 1, "citrus")
    state = go(state, "cuban harbour_master")
    assert on(state) == ["swap 1 2", "done"]
    assert refused(state, "swap 2 3") == ("EP-024", "refusal-no-ship")
    state = go(state, "swap 1 2")
    assert [ship_in(state, berth) for berth in (1, 2, 3, 4)] == ["2", "1", "-", "4"]
    assert cargo(state, 2)[0] == "citrus"

    full = go(ep(5, avenue=avenue, docks="1 2 3 4"), "cuban harbour_master")
    assert on(full) == ["swap 1 2", "swap 2 3", "done"]
    assert go(full, "done").actor() == 1
    assert go(ep(5, avenue=avenue, docks="1 - 3 4"), "cuban harbour_master").actor() == 1


@rule("EP-025", "DP-111", "EP-110")
def test_the_lawyer_uses_one_building_for_a_peso_wherever_the_pawn_stands() -> None:
    state = ep(pesos=[2, 0], vp=[0, 0], tiles={0: {(3, 3): "small_hotel"}}, car=3, round=2)
    state = go(state, "cuban lawyer")
    assert on(state) == ["use small_hotel", "done"]
    used = go(state, "use small_hotel")
    assert (used.pesos[0], used.vp[0], used.actor()) == (1, 2, 1)
    assert go(state, "done").pesos[0] == 2
    assert go(ep(pesos=[0, 0], tiles={0: {(3, 3): "small_hotel"}}), "cuban lawyer").actor() == 1


@rule("EP-025", "EP-146")
def test_the_building_must_be_useful_after_the_fee() -> None:
    state = ep(pesos=[5, 0], vp=[0, 0], tiles={0: {(2, 2): "casino"}})
    assert go(state, "cuban lawyer").actor() == 1

    state = ep(pesos=[5, 0], vp=[0, 0], tiles={0: {(2, 2): "casino", (2, 3): "bank"}})
    state = go(state, "cuban lawyer")
    assert on(state) == ["use bank", "done"]
    assert refused(state, "use casino") == ("EP-025", "refusal-no-effect-after-fee")


@rule("EP-121")
def test_the_lawyer_stores_for_a_peso() -> None:
    state = go(ep(yard={0: {"citrus": 2}}, pawn={0: (3, 3)}), "cuban lawyer", "use warehouse")

    assert in_store(state, 0, "citrus") == 2
    assert state.pesos[0] == 9


@rule("EP-122", "EP-154")
def test_lawyer_and_foreman_may_use_one_building_twice_but_for_limits_a_round() -> None:
    state = ep(2, vp=[0, 0], tiles={0: {(1, 2): "small_hotel"}})
    state = go(state, "cuban lawyer", "use small_hotel", "play mayor", "main", "play foreman", "activate small_hotel")
    assert state.vp[0] == 4

    state = ep(2, pesos=[20, 0], vp=[0, 0], tiles={0: {(1, 2): "casino"}})
    state = go(state, "cuban lawyer", "use casino", "casino vp", "casino vp", "play mayor", "main", "play foreman")
    assert state.actor() == 1
    assert state.vp[0] == 4


@rule("EP-123")
def test_a_second_use_of_a_tile_has_no_effect() -> None:
    state = ep(2, tiles={0: {(1, 2): "town_hall"}})
    state = go(state, "cuban lawyer", "use town_hall", "play mayor", "main", "play foreman")

    assert state.vote_tile == 0
    assert state.actor() == 1


# --- the drive --------------------------------------------------------------------------------------


@rule("EP-030", "EP-031")
def test_the_car_drives_to_the_last_cuban_and_past_donkeys() -> None:
    state = ep(3, hands=dict.fromkeys(range(3), "worker"), avenue="donkey donkey - - musician -")
    jump(state, "event")
    settle(state)
    assert state.car == 5

    again = event(5, vp=[9, 3], car=5)
    assert (again.car, list(again.vp)) == (5, [7, 3])


@rule("EP-031", "EP-003")
def test_three_players_two_donkeys_four_cubans_one_is_left() -> None:
    state = ep(3, hands=dict.fromkeys(range(3), "worker"), avenue="donkey dancer musician donkey lawyer revolutionary")
    state = go(state, "cuban dancer", "cuban musician", "cuban lawyer")

    assert state.car == 6
    assert phase(state) == "gift"


@rule("EP-034", "EP-120", "EP-150")
def test_in_the_last_round_events_one_three_and_four_are_void() -> None:
    built = {0: {(2, 2): "playa_cafe"}}
    for space in (1, 3, 4):
        state = event(space, round=8, tiles=built, yard={0: {"water": 1}})
        assert phase(state) == "bid"
        assert state.car == space
    assert phase(event(6, round=8)) == "gift"
    assert list(event(5, round=8, vp=[4, 3]).vp) == [2, 3]
    assert phase(event(2, round=8, pesos=[0, 0])) == "over"


# --- event 1 ----------------------------------------------------------------------------------------


def next_round(state: Cuba) -> Cuba:
    """From the end of a round to the question of event 1."""
    state = go(end_of_round(state), "* ship 9")
    for card in ("dancer", "musician", "day_labourer", "harbour_master", "lawyer", "revolutionary"):
        if f"lay {card}" in on(state):
            state = go(state, f"* lay {card}")
    while phase(state) == "draw_cuban":
        state = go(state, "* lay donkey")
    return state


@rule("EP-040", "EP-102", "DP-130", "DP-001")
def test_two_cards_go_to_parliament_secretly() -> None:
    state = next_round(ep(3, round=1, car=1, docks="1 2 - 3"))
    assert phase(state) == "send"
    assert state.actors() == [0, 1, 2]
    assert len(on(state, 0)) == 10
    state = go(state, "1 send worker mayor")
    assert GAME.view(state, 0).players[1].delegates == ()
    assert len(GAME.view(state, 0).players[1].hand) == 5
    assert GAME.view(state, 1).chosen == ("worker", "mayor")
    assert refused(state, "send worker mayor", seat=1) == ("DP-001", "refusal-already-chosen")
    state = go(state, "2 send architect foreman", "0 send foreman mayor")

    assert phase(state) == "draw_bill"
    assert GAME.view(state, 0).players[1].delegates == ("worker", "mayor")
    assert [int(hand).bit_count() for hand in state.hand] == [3, 3, 3]


@rule("EP-040", "EP-103", "CU-090", "EP-104")
def test_three_characters_are_played_and_both_cards_vote() -> None:
    state = ep(2, round=2, car=1, hands={0: "worker", 1: "worker"}, laws="III-3", vp=[0, 0])
    state.sent[0], state.sent[1] = 0b11000, 0b00110
    state.cubans[0] = state.cubans[1] = 2
    state.avenue[0] = 0
    for space in range(6):
        state.avenue[space] = AVENUE.index("musician") if space == 4 else 0
    state = go(state, "play worker", "move 1 1", "done", "play worker", "move 1 1", "done")
    assert phase(state) == "bid"
    state = go(state, "0 bid 0", "1 bid 0")
    assert list(state.votes) == [9, 5]

    turns = ep(2, round=2, car=1, hands={0: "worker tradeswoman architect"})
    turns.sent[0] = 0b11000
    assert turns.course.has_turn(turns, 0)
    assert len([text for text in on(turns) if text.startswith("play")]) == 3


@rule("EP-102")
def test_the_cards_may_be_chosen_after_the_bills() -> None:
    state = next_round(ep(3, round=1, car=1, docks="1 2 - 3", event1_before_bills="off"))
    assert phase(state) == "draw_bill"
    state = go(state, "* bill I-2", "* bill II-2", "* bill III-2", "* bill IV-2")
    assert phase(state) == "send"
    state = go(state, *[f"{seat} send worker mayor" for seat in range(3)])

    assert phase(state) == "turn"


# --- events 2 and 3 ---------------------------------------------------------------------------------


@rule("EP-041", "EP-105", "EP-106", "EP-108")
def test_all_bills_pass_without_a_vote() -> None:
    state = event(2, pesos=[0, 0], bills="I-1 II-2 III-3 IV-4")

    assert list(state.laws) == [1, 2, 3, 4]
    assert state.winner == -1


@rule("EP-041", "EP-107", "EP-056")
def test_a_veto_leaves_three_and_pays_the_newspaper() -> None:
    state = ep(
        2,
        avenue="- musician - - - -",
        hands={0: "worker", 1: "worker"},
        vp=[0, 0],
        pesos=[0, 0],
        round=2,
        bills="I-4 II-2 III-6 IV-4",
    )
    state.veto_tile, state.influence_tile, state.influence = 1, 0, 3
    jump(state, "end_actions")
    settle(state)
    assert on(state)[0] == "veto I"
    vetoed = go(state, "veto IV")
    assert list(vetoed.laws) == [4, 2, 6, 0]
    assert (vetoed.vp[0], vetoed.pesos[0]) == (1, 1)

    passed = go(state, "done")
    assert (passed.vp[0], passed.pesos[0]) == (0, 0)


@rule("EP-042", "EP-155", "EP-109", "DP-070")
def test_the_foreman_moves_the_pawn_first_and_harvests_nothing() -> None:
    state = ep(2, car=3, round=3, pesos=[0, 0], tiles={0: {(3, 3): "bank"}})
    state = go(state, "play foreman")
    assert phase(state) == "pawn"
    assert len(on(state)) == 12
    state = go(state, "move 3 2")

    assert has(state, 0, "stone") == 0
    assert on(state) == ["activate bank", "done"]
    stayed = go(ep(2, car=3, round=3), "play foreman", "move 1 1")
    assert stayed.pawn[0] == 0
    assert phase(go(ep(2, car=3, round=1), "play foreman")) == "turn"
    worker = go(ep(2, car=3, round=3), "play worker", "move 2 2")
    assert has(worker, 0, "stone") == 2


# --- event 4 ----------------------------------------------------------------------------------------


@rule("EP-043", "EP-044", "DP-120", "DP-121", "EP-153")
def test_casino_over_playa_cafe_and_the_other_way_round() -> None:
    state = event(4, tiles={0: {(2, 2): "playa_cafe"}}, yard={0: {"water": 1}})
    assert on(state) == ["cover 2 2", "done"]
    state = go(state, "cover 2 2")
    assert "build casino" in on(state)
    state = go(state, "build casino")
    assert building_on(state, 0, (2, 2)) == "casino"
    assert (state.pesos[0], has(state, 0, "water")) == (9, 0)
    assert phase(state) == "bid"

    back = event(4, tiles={0: {(2, 2): "casino"}})
    back = go(back, "cover 2 2", "build playa_cafe")
    assert back.pesos[0] == 9
    assert has(back, 0, "water") == 0


@rule("EP-043", "EP-111")
def test_who_may_build_over_what() -> None:
    assert phase(event(4, pesos=[0, 0], tiles={0: {(2, 2): "casino"}})) == "bid"
    state = event(4, tiles={0: {(2, 2): "casino"}, 1: {(3, 3): "bank"}}, start=1)
    assert state.actor() == 1
    assert refused(event(4, tiles={0: {(2, 2): "casino"}}, start=0), "cover 1 1") == (
        "EP-111",
        "refusal-warehouse-parcel",
    )
    assert refused(event(4, tiles={0: {(2, 2): "casino"}}, start=0), "cover 1 2") == (
        "EP-043",
        "refusal-nothing-to-cover",
    )
    again = event(4, tiles={0: {(2, 2): "distillery"}}, start=0)
    assert "build distillery" in on(go(again, "cover 2 2"))
    assert phase(go(again, "done")) == "bid"


@rule("EP-111", "CU-150", "CU-218")
def test_the_warehouse_may_be_covered_by_the_switch() -> None:
    state = event(4, yard={0: {"wood": 1}}, stored={0: {"citrus": 2}}, overbuild_warehouse="on", start=0)
    state = go(state, "cover 1 1", "build fruit_stand")

    assert building_on(state, 0, (1, 1)) == "fruit_stand"
    assert in_store(state, 0, "citrus") == 2
    assert stock.buildings(state, 0) == 1
    jump(state, "turn")
    state.asked, state.hand[0] = 0, 31
    state = go(state, "play foreman")
    assert on(state) == ["activate fruit_stand", "done"]


@rule("EP-045", "EP-112", "EP-113", "EP-126")
def test_a_stack_is_one_building_and_the_covered_tile_is_out_of_play() -> None:
    state = event(4, tiles={0: {(2, 2): "bank"}}, start=0)
    available = state.available[BUILDINGS.index("bank")]
    state = go(state, "cover 2 2", "build newspaper")
    assert stock.buildings(state, 0) == 2
    assert state.available[BUILDINGS.index("bank")] == available
    assert building_on(state, 0, (2, 2)) == "newspaper"

    jump(state, "event")
    settle(state)
    state = go(state, "cover 2 2", "build hacienda")
    assert building_on(state, 0, (2, 2)) == "hacienda"
    assert stock.buildings(state, 0) == 2


@rule("EP-112")
def test_a_tile_held_for_a_covered_building_is_returned() -> None:
    tiles = {0: {(2, 2): "church", (2, 3): "town_hall", (2, 4): "newspaper"}}
    state = ep(
        2,
        avenue="- - - musician - -",
        hands={0: "worker", 1: "worker"},
        round=2,
        tiles=tiles,
        yard={0: {"stone": 2, "wood": 2}},
    )
    state.veto_tile = state.vote_tile = state.influence_tile = 0
    state.influence = 2
    jump(state, "event")
    settle(state)
    assert go(state, "cover 2 2", "build playa_cafe").veto_tile == -1
    assert go(state, "cover 2 3", "build playa_cafe").vote_tile == -1
    covered = go(state, "cover 2 4", "build playa_cafe")
    assert (covered.influence_tile, covered.influence) == (-1, -1)
    assert phase(go(state, "cover 2 2", "build playa_cafe")) == "bid"


@rule("EP-114", "DP-122")
def test_overbuilding_under_the_building_act() -> None:
    state = event(4, tiles={0: {(2, 2): "town_hall"}}, laws="IV-5", start=0)
    state = go(state, "cover 2 2", "build church")
    assert on(state) == ["extra stone"]
    assert refused(state, "extra wood") == ("EP-114", "refusal-resources")
    state = go(state, "extra stone")

    assert state.pesos[0] == 9
    assert building_on(state, 0, (2, 2)) == "church"


@rule("EP-115")
def test_a_statue_may_cover_something_before_the_last_round() -> None:
    state = event(4, round=7, tiles={0: {(2, 2): "dam"}}, yard={0: {"stone": 2, "water": 1}}, start=0)

    assert building_on(go(state, "cover 2 2", "build statue"), 0, (2, 2)) == "statue"


# --- events 5 and 6 ---------------------------------------------------------------------------------


@rule("EP-046", "EP-116", "EP-117")
def test_all_leaders_lose_two_points_before_the_statutes() -> None:
    assert list(event(5, 3, vp=[9, 9, 3]).vp) == [7, 7, 3]
    assert list(event(5, vp=[1, 1]).vp) == [0, 0]
    assert phase(event(5, vp=[20, 10])) == "bid"


@rule("EP-147", "EP-052")
def test_the_casino_may_lower_a_score_before_the_event() -> None:
    state = ep(2, vp=[10, 9], pesos=[0, 0], tiles={0: {(1, 2): "casino"}})
    state = go(state, "play foreman", "activate casino", "casino pesos")

    assert (state.vp[0], state.pesos[0]) == (8, 5)


@rule("EP-047", "EP-118", "EP-119", "DP-125")
def test_a_gift_is_the_cheapest_piece_and_a_product_is_stored() -> None:
    state = event(6, 3, start=1)
    assert state.actor() == 1
    assert on(state) == ["gift citrus", "gift sugar", "gift tobacco", "gift rum", "gift cigars", "done"]
    state = go(state, "gift citrus", "gift rum", "done")

    assert (in_store(state, 1, "citrus"), courtyard(state, 2, "rum")) == (1, 1)
    assert (lies_on_market(state, "citrus"), lies_on_market(state, "rum")) == (2, 1)
    assert phase(state) == "bid"


@rule("EP-118", "EP-047")
def test_gifts_from_an_empty_market_and_into_a_full_warehouse() -> None:
    empty = dict.fromkeys(KINDS[:5], 0)
    assert phase(event(6, market=empty)) == "bid"
    state = event(6, market={**empty, "rum": 1}, start=0)
    assert refused(state, "gift citrus") == ("EP-118", "refusal-row-empty")

    full = event(6, stored={0: {"sugar": 4}}, warehouse_capacity="4", start=0)
    assert courtyard(go(full, "gift citrus"), 0, "citrus") == 1


# --- new buildings ----------------------------------------------------------------------------------


@rule("EP-052", "DP-098", "EP-146")
def test_the_casino_exchanges_twice_a_round() -> None:
    state = ep(2, pesos=[6, 0], vp=[1, 0], tiles={0: {(1, 2): "casino"}})
    state = go(state, "play foreman", "activate casino")
    assert on(state) == ["casino vp", "done"]
    state = go(state, "casino vp")
    assert on(state) == ["casino pesos", "done"]
    state = go(state, "casino pesos")

    assert (state.pesos[0], state.vp[0]) == (6, 1)
    assert state.actor() == 1


@rule("EP-053", "EP-131", "DP-099", "EP-136")
def test_the_custom_house_puts_or_takes_off_one_piece_without_points() -> None:
    state = ep(2, vp=[0, 0], docks="1 4 - 3", tiles={0: {(1, 2): "custom_house"}}, laws="IV-7")
    load_ship(state, 2, "sugar", "rum", "rum", "cigars", "cigars")
    state = go(state, "play foreman", "activate custom_house")
    assert on(state) == [
        "put 1 citrus",
        "put 1 sugar",
        "unload 2 sugar rum",
        "unload 2 rum rum",
        "unload 2 cigars cigars",
        "done",
    ]
    put = go(state, "put 1 sugar")
    assert cargo(put, 1) == ["-", "-", "-", "sugar", "-"]
    off = go(state, "unload 2 sugar rum")
    assert cargo(off, 2) == ["-", "rum", "rum", "cigars", "cigars"]
    assert off.vp[0] == 0
    assert off.actor() == 1


@rule("EP-053", "EP-154")
def test_the_custom_house_works_once_a_round() -> None:
    state = ep(2, docks="1 4 - 3", tiles={0: {(1, 2): "custom_house"}})
    state = go(state, "cuban lawyer", "use custom_house", "put 1 citrus", "play mayor", "main", "play foreman")

    assert state.actor() == 1


@rule("CU-211", "EP-133")
def test_the_custom_house_under_the_export_ban_and_with_an_empty_supply() -> None:
    state = ep(2, docks="9 4 - 3", tiles={0: {(1, 2): "custom_house"}}, laws="IV-2")
    load_ship(state, 2, "rum")
    state.supply[0] = 0
    state = go(state, "play foreman", "activate custom_house")

    assert on(state) == ["put 1 tobacco", "unload 2 rum rum", "done"]


@rule("EP-050", "EP-132", "EP-134", "EP-135", "EP-156")
def test_wood_goes_on_the_wood_freighter_only() -> None:
    state = ep(
        2,
        docks="E1 1 - 3",
        yard={0: {"wood": 2, "citrus": 1}},
        tiles={0: {(1, 2): "trading_office", (2, 1): "custom_house"}},
    )
    state = go(state, "play foreman", "activate trading_office")
    assert on(state) == ["stow 1 wood wood", "stow 2 citrus citrus", "stow 2 citrus sugar", "done"]
    state = go(state, "stow 1 wood wood", "done", "activate custom_house")
    assert "put 1 wood" in on(state)
    assert "unload 1 wood wood" in on(state)
    assert not [text for text in on(state) if "2 wood" in text]

    mayor = go(ep(2, docks="E1 1 - 3", yard={0: {"wood": 1}}, vp=[0, 0]), "play mayor", "main", "load 1 wood")
    assert mayor.vp[0] == 1
    other = go(ep(2, docks="1 2 - 3", yard={0: {"wood": 1, "citrus": 1}}), "play mayor", "main")
    assert refused(other, "load 1 wood") == ("EP-050", "refusal-no-slot")
    trade = go(ep(2, yard={0: {"wood": 3}}, pesos=[0, 0]), "play tradeswoman", "main")
    assert trade.actor() == 1


@rule("EP-136")
def test_the_export_law_holds_for_trading_offices() -> None:
    state = ep(2, docks="1 2 3 4", vp=[0, 0], yard={0: {"rum": 1}}, laws="IV-7", tiles={0: {(1, 2): "trading_office"}})
    state = go(state, "play foreman", "activate trading_office", "stow 3 rum tobacco")

    assert state.vp[0] == 2


@rule("EP-054", "EP-128", "EP-130", "DP-031")
def test_the_playa_cafe_opens_marked_places() -> None:
    state = ep(3, turn=0, vp=[0, 0, 0], tiles={1: {(2, 2): "playa_cafe"}})
    state = go(state, "play architect", "alternative", "play architect", "alternative", "play architect", "alternative")
    assert list(state.vp) == [2, 2, 1]

    state = go(ep(2, tiles={0: {(1, 2): "playa_cafe"}}), "play foreman")
    assert state.actor() == 1
    lawyer = go(ep(2, tiles={0: {(1, 2): "playa_cafe"}}), "cuban lawyer")
    assert lawyer.actor() == 1


@rule("EP-128")
def test_the_owner_marks_a_free_place_and_uses_either_of_the_tradeswomans() -> None:
    state = ep(3, turn=0, tiles={1: {(2, 2): "playa_cafe"}})
    state = go(state, "play tradeswoman", "alternative", "take wood", "play tradeswoman", "alternative")
    assert {"take wood", "take citrus"} <= set(on(state))
    state = go(state, "take wood", "play tradeswoman", "alternative")

    assert on(state) == ["take citrus", "take sugar", "take tobacco"]
    first = go(
        ep(2, pesos=[0, 0], tiles={0: {(2, 2): "playa_cafe"}}), "play mayor", "alternative", "play mayor", "alternative"
    )
    assert list(first.pesos) == [4, 2]


@rule("EP-129", "EP-138", "EP-054")
def test_the_control_law_closes_the_alternatives_for_everybody() -> None:
    state = go(ep(2, laws="IV-8", tiles={0: {(2, 2): "playa_cafe"}}), "play architect")

    assert on(state) == ["main"]
    assert refused(state, "alternative") == ("EP-129", "refusal-control-law")
    passing = go(ep(2, bills="I-1 II-1 III-1 IV-8"), "play architect")
    assert on(passing) == ["main", "alternative"]


@rule("EP-055", "EP-125", "EP-127", "CU-150")
def test_a_statue_active_in_the_last_round_counts_by_itself() -> None:
    tiles = {0: {(1, 2): "statue", (1, 3): "bank", (2, 2): "dam", (2, 3): "church"}}
    state = ep(2, round=8, vp=[0, 0], tiles=tiles, hands={0: "worker foreman", 1: "worker"})
    state = go(state, "play foreman")
    assert "activate statue" not in on(state)
    state = go(state, "done")
    assert state.statues == 1
    assert list(end_of_round(state).vp) == [15, 2]


@rule("EP-125", "EP-055")
def test_one_inactive_building_leaves_the_statue_uncounted() -> None:
    tiles = {0: {(1, 2): "statue", (2, 2): "bank", (2, 1): "small_hotel"}}
    state = go(ep(2, round=8, tiles=tiles), "play foreman")
    assert on(state) == ["activate small_hotel", "activate bank", "done"]

    assert go(state, "activate bank").statues == 0
    assert go(state, "activate small_hotel").statues == 1
    assert go(state, "done").statues == 1
    alone = go(ep(2, round=8, tiles={0: {(1, 2): "statue"}}), "play foreman")
    assert (alone.statues, alone.actor()) == (1, 1)
    early = go(ep(2, round=7, tiles={0: {(1, 2): "statue"}}), "play foreman")
    assert early.statues == 0


@rule("EP-125", "EP-124")
def test_an_inactive_statue_may_be_the_one_building_or_the_lawyers() -> None:
    tiles = {0: {(2, 2): "statue"}}
    state = go(ep(2, round=8, tiles=tiles), "play foreman")
    assert on(state) == ["activate statue", "done"]
    assert go(state, "activate statue").statues == 1
    assert go(state, "done").statues == 0

    lawyer = go(ep(2, round=8, tiles=tiles), "cuban lawyer")
    assert go(lawyer, "use statue").statues == 1
    assert go(ep(2, round=8, tiles=tiles, lawyer_statue="off"), "cuban lawyer").actor() == 1


@rule("EP-125")
def test_the_pawn_of_event_three_decides_which_statue_is_active() -> None:
    state = go(ep(2, round=8, car=3, tiles={0: {(3, 3): "statue"}}), "play foreman", "move 3 4")

    assert state.statues == 1


@rule("EP-056", "DP-100", "EP-150")
def test_the_newspaper_is_paid_when_its_bill_fails() -> None:
    state = ep(
        2, round=8, vp=[0, 0], pesos=[0, 0], tiles={0: {(1, 2): "newspaper"}}, hands={0: "foreman worker", 1: "worker"}
    )
    state = go(state, "play foreman", "activate newspaper")
    assert on(state) == ["influence I", "influence II", "influence III", "influence IV"]
    assert refused(state, "done")[0] == "DP-100"
    state = go(state, "influence III")
    state.hand[0] = 0b10000
    state = go(parliament(state), "0 bid 0", "1 bid 0")
    assert (go(state, "pass I II").vp[0], go(state, "pass I II").pesos[0]) == (1, 1)
    assert go(state, "pass I III").pesos[0] == 0


@rule("EP-057", "DP-093", "EP-134")
def test_the_hacienda_takes_five_different_once_a_round() -> None:
    five = dict.fromkeys(KINDS[:5], 2)
    state = ep(2, vp=[0, 0], yard={0: five}, tiles={0: {(2, 2): "hacienda"}})
    state = go(state, "cuban lawyer", "use hacienda", "set")
    assert state.vp[0] == 9
    state = go(state, "play mayor", "main", "play foreman")
    assert "activate hacienda" not in on(state)

    lacking = ep(2, yard={0: {**five, "rum": 0, "wood": 5}}, tiles={0: {(2, 2): "hacienda"}})
    assert "use hacienda" not in on(go(lacking, "cuban lawyer"))


@rule("EP-051")
def test_costs_of_the_new_buildings() -> None:
    data = GAME.data()
    costs = {name: data[f"building_{name}"].value["cost"] for name in BUILDINGS[-6:]}

    assert costs == {
        "casino": {"wood": 1, "stone": 1, "water": 1},
        "custom_house": {"wood": 1},
        "playa_cafe": {"wood": 1, "stone": 1},
        "statue": {"stone": 5, "water": 1},
        "newspaper": {"wood": 2, "stone": 2},
        "hacienda": {"wood": 2, "stone": 2},
    }
    assert data["ship_e1"].value["wood"] == 5
    assert len(SHIPS) == 21


@rule("CU-141")
def test_nothing_works_by_itself() -> None:
    state = statutes(ep(2, tiles={0: {(1, 2): "bank", (2, 2): "small_hotel"}}, vp=[0, 0], pesos=[0, 0]))

    assert (state.pesos[0], state.vp[0]) == (0, 0)
