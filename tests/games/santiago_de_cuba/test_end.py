"""Ships and the end: SdC-130 … SdC-143, T-14, E-15."""

from __future__ import annotations

import pytest

from antilles.games.santiago_de_cuba.components import VALUES
from antilles.games.santiago_de_cuba.game import GAME
from antilles.games.santiago_de_cuba.ships import OVER
from antilles.games.santiago_de_cuba.state import SantiagoDeCuba
from antilles.kernel.chance import Rng
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE
from antilles.kernel.step import random_move
from antilles.testing import rule
from tests.games.santiago_de_cuba.table import demand, goods, moved, options, roll, table

LAST_SUGAR = {"sugar": 1, "citrus": 0, "tobacco": 0, "rum": 0}


@rule("SdC-130", "SdC-131", "SdC-132")
def test_a_new_ship_enters_at_2_and_its_demand_comes_at_the_end_of_the_turn() -> None:
    state = table(before="port", value=4, ship=5, demand=LAST_SUGAR)

    state = moved(state, "drive 1", "deliver sugar 1")

    assert (state.ship, VALUES[state.flag], demand(state)) == (6, 2, {})
    state = moved(state, *roll(2, 4, 1, 0, 3), "exclude cigar")
    assert demand(state) == {"sugar": 2, "citrus": 4, "tobacco": 1}
    assert state.actor() == 1


@rule("SdC-134")
def test_four_zeros_send_the_ship_off_and_the_same_player_rolls_again() -> None:
    state = moved(table(before="port", ship=5, demand=LAST_SUGAR), "drive 1", "deliver sugar 1")

    state = moved(state, *roll(0, 0, 3, 0, 0), "exclude tobacco")

    assert (state.ship, VALUES[state.flag], state.actor(), state.turn) == (7, 2, CHANCE, 0)
    state = moved(state, *roll(0, 0, 3, 0, 0))
    assert state.actor() == 0
    assert moved(state, "exclude sugar").actor() == 1


@rule("SdC-134", "SdC-140", "SdC-033")
def test_four_zeros_on_the_seventh_ship_end_the_game_after_the_owner_was_paid() -> None:
    state = table(
        before="port", ship=6, demand=LAST_SUGAR, brokers=["bank", ""], deeds=[[], ["bank"]], goods=[{"sugar": 1}, {}]
    )
    state = moved(state, "drive 1", "deliver sugar 1", *roll(0, 0, 3, 0, 0))
    assert list(state.vp) == [4, 3]

    after = moved(state, "exclude tobacco")

    assert (after.actors(), after.ship, list(after.vp)) == ([], 7, [4, 3])


@rule("SdC-134")
def test_with_the_switch_four_zeros_are_rolled_again() -> None:
    state = table(before="port", ship=6, demand=LAST_SUGAR, zero_demand="reroll")
    state = moved(state, "drive 1", "deliver sugar 1", *roll(0, 0, 3, 0, 0), "exclude tobacco")

    assert (state.ship, state.actor(), state.turn) == (7, CHANCE, 0)
    assert state.sailed, "the new demand is still to be rolled"
    state = moved(state, *roll(1, 0, 3, 0, 0), "exclude tobacco")
    assert (state.actor(), state.sailed) == (1, False)


@rule("SdC-135")
def test_at_most_one_ship_leaves_before_the_roll() -> None:
    rng = Rng(11)
    moves, weights = Moves(), Moves()
    for game in range(12):
        state = GAME.start(2 + game % 3)
        assert isinstance(state, SantiagoDeCuba)
        while state.actors():
            seat, ship = state.actor(), state.ship
            excluding = GAME.text(random_move(state, seat, rng, moves, weights))
            sailed = state.sailed
            state.advance(seat, GAME.parse(excluding))
            if state.ship > ship:
                assert state.ship == ship + 1
                assert not sailed or excluding.startswith("exclude")


@rule("SdC-131", "SdC-140")
@pytest.mark.parametrize(
    ("position", "moves"),
    [
        ({"before": "port", "demand": LAST_SUGAR}, ["drive 1", "deliver sugar 1"]),
        ({"before": "pedro", "demand": LAST_SUGAR}, ["drive 1", "go office", "use office sugar"]),
        ({"before": "maria", "demand": LAST_SUGAR}, ["drive 1", "go customs", "use customs sugar"]),
        ({"before": "pedro", "value": 4}, ["drive 1", "go harbour_office", "use harbour_office right"]),
        ({"car": 8, "value": 4}, ["drive 3"]),
        ({"before": "port", "value": 4}, ["drive 1", "0 pass", "1 pass"]),
    ],
    ids=["delivery", "office", "customs", "harbour office", "passing the port", "chequered flag"],
)
def test_every_way_the_seventh_ship_can_leave(position: dict[str, object], moves: list[str]) -> None:
    state = table(ship=7, **position)  # type: ignore[arg-type]

    after = moved(state, *moves)

    assert (after.question, after.actors(), after.ship, options(after)) == (OVER, [], 7, [])


@rule("SdC-140", "SdC-108")
def test_no_ownership_point_after_the_last_departure() -> None:
    state = table(before="pedro", value=4, ship=7, deeds=[[], ["harbour_office"]], goods=[{}, {}])

    after = moved(state, "drive 1", "go harbour_office", "use harbour_office right")

    assert after.vp[1] == 2


@rule("SdC-140", "SdC-075")
def test_the_game_may_end_in_alonsos_office() -> None:
    state = table(before="alonso", value=4, ship=7, deeds=[["harbour_office"], []])

    after = moved(state, "drive 1", "use harbour_office right")

    assert (after.actors(), after.broker[0]) == ([], -1)


@rule("SdC-141", "SdC-142", "SdC-143")
def test_t14_final_scoring() -> None:
    seven = {"sugar": 3, "rum": 2, "wood": 2}
    state = table(car=8, value=4, ship=7, vp=[10, 12], pesos=[7, 9], goods=[seven, {}])

    after = moved(state, "drive 3")

    assert list(after.vp) == [12, 12]
    assert sum(goods(after, 0).values()) == 1
    assert after.pesos[0] == 5
    assert after.ranking() == [1, 2], "12 each, but one piece left"


@rule("SdC-143")
@pytest.mark.parametrize(
    ("vp", "left", "pesos", "places"),
    [
        ([12, 12, 12], [1, 1, 1], [4, 6, 5], [3, 1, 2]),
        ([12, 12, 12], [1, 1, 2], [9, 9, 0], [2, 2, 1]),
        ([12, 12, 11], [1, 1, 2], [5, 5, 9], [1, 1, 3]),
        ([10, 12, 11], [2, 0, 1], [9, 0, 0], [3, 1, 2]),
    ],
)
def test_tie_breaks_and_shared_places(vp: list[int], left: list[int], pesos: list[int], places: list[int]) -> None:
    state = table(3, car=8, value=4, ship=7, vp=vp, pesos=pesos, goods=[{"wood": n} for n in left])
    state.pesos[0] += 2

    assert moved(state, "drive 3").ranking() == places


@rule("SdC-142", "SdC-141")
def test_the_ranking_before_the_end_is_as_if_it_were_the_end() -> None:
    state = table(vp=[10, 12], goods=[{"rum": 5, "cigar": 4, "wood": 1}, {"sugar": 1}])

    assert state.ranking() == [1, 2]
    assert state.scores() == [10, 12]


@rule("SdC-003", "SdC-008", "SdC-023")
def test_e15_conservation() -> None:
    rng = Rng(3)
    moves, weights = Moves(), Moves()
    for game in range(12):
        state = GAME.start(2 + game % 3)
        assert isinstance(state, SantiagoDeCuba)
        while state.actors():
            seat = state.actor()
            state.advance(seat, random_move(state, seat, rng, moves, weights))
            for kind in range(6):
                assert state.supply[kind] + sum(state.goods[seat * 6 + kind] for seat in range(state.seats)) == 8
            assert min([*state.supply, *state.goods, *state.pesos, *state.vp, *state.dice]) >= 0
