"""Santiago de Cuba for learners. SdC-150, SdC-151: what lies behind the others' screens is not written."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from antilles.games.santiago_de_cuba import rules
from antilles.games.santiago_de_cuba.state import SantiagoDeCuba
from antilles.games.santiago_de_cuba.tables import (
    BUILDING_COUNT,
    CHEQUERED,
    CUBAN_COUNT,
    GOOD_COUNT,
    HIGHEST_FACE,
    KIND_COUNT,
    MARKERS,
    OVER,
    PHASES,
    PIECES_EACH,
    ROLLING,
    SHIPS,
    STOPS,
    VALUE,
    VALUES,
)
from antilles.kernel.observer import Field, Observer, bits, flag, one, put, row
from antilles.kernel.state import State

MOST_SEATS: Final = 4
MOST: Final = 2000
"""More VP or pesos than any game has seen."""

TABLE: Final = (
    Field("phase", len(PHASES), 1, "one of: " + ", ".join(PHASES)),
    Field("seats", 1, MOST_SEATS, "number of players"),
    Field("owner_needs_move", 1, 1, "option owner_vp_requires_move"),
    Field("reroll", 1, 1, "option zero_demand is reroll"),
    Field("open_holdings", 1, 1, "option open_holdings"),
    Field("car", STOPS, 1, "the car's stop, the port first"),
    Field("street", (STOPS - 1) * CUBAN_COUNT, 1, "for each stop after the port, which Cuban stands there"),
    Field("active", STOPS - 1, 1, "the Cuban of the stop is not turned over"),
    Field("town", BUILDING_COUNT * BUILDING_COUNT, 1, "for each space, which building stands there"),
    Field("ship", 1, SHIPS + 1, "number of the ship"),
    Field("value", 1, max(VALUES), "VP for a delivered good; 0 on the chequered flag"),
    Field("demand", GOOD_COUNT, HIGHEST_FACE, "what the ship still wants of each good"),
    Field("rolled", 1, GOOD_COUNT, "dice rolled so far while five are rolled"),
    Field("set_aside", GOOD_COUNT, 1, "the good whose die is off the ship"),
    Field("sailed", 1, 1, "a ship has left in this turn"),
    Field("broker_moved", 1, 1, "the broker has moved in this turn"),
    Field("supply", KIND_COUNT, PIECES_EACH, "pieces of each good and wood in the supply"),
    Field("pesos_in_play", 1, MOST_SEATS * MOST, "pesos of all players together"),
    Field("vp_in_play", 1, MOST_SEATS * MOST, "VP of all players together"),
)
PLAYER: Final = (
    Field("asked", 1, 1, "is asked now"),
    Field("active_player", 1, 1, "has the turn"),
    Field("passed", 1, 1, "is out of this delivery"),
    Field("broker", BUILDING_COUNT, 1, "the building under the broker"),
    Field("deeds", BUILDING_COUNT, 1, "buildings with the player's marker"),
    Field("markers", 1, MARKERS, "markers left"),
    Field("shown", 1, 1, "the next three fields are known to the viewer; zeros if not"),
    Field("vp", 1, MOST, "VP"),
    Field("pesos", 1, MOST, "pesos"),
    Field("goods", KIND_COUNT, PIECES_EACH, "pieces of each good and wood"),
)


class SantiagoDeCubaObserver(Observer):
    def __init__(self) -> None:
        super().__init__(TABLE, PLAYER, MOST_SEATS)

    def observe(self, state: State, seat: i64, sheet: vec[i16], at: i64) -> i64:
        assert isinstance(state, SantiagoDeCuba)
        at = one(sheet, at, state.phase, len(PHASES))
        at = put(sheet, at, state.seats)
        at = flag(sheet, at, state.owner_needs_move)
        at = flag(sheet, at, state.reroll)
        at = flag(sheet, at, state.open_holdings)
        at = observe_board(state, sheet, at)
        at = observe_port(state, sheet, at)
        everything = state.open_holdings or state.phase == OVER
        for offset in range(state.seats):
            at = observe_player(state, (seat + offset) % state.seats, everything or offset == 0, sheet, at)
        return at + (MOST_SEATS - state.seats) * self.player_size


def observe_board(state: SantiagoDeCuba, sheet: vec[i16], at: i64) -> i64:
    at = one(sheet, at, state.car, STOPS)
    for stop in range(i64(1), STOPS):
        at = one(sheet, at, state.street[stop], CUBAN_COUNT)
    at = bits(sheet, at, ~state.inactive >> 1, STOPS - 1)
    for space in range(i64(BUILDING_COUNT)):
        at = one(sheet, at, state.town[space], BUILDING_COUNT)
    return at


def observe_port(state: SantiagoDeCuba, sheet: vec[i16], at: i64) -> i64:
    """The ship, and what all own together: it can be seen from the supplies."""
    at = put(sheet, at, state.ship)
    at = put(sheet, at, VALUE[state.flag] if state.flag < CHEQUERED else 0)
    at = row(sheet, at, state.dice, 0, GOOD_COUNT)
    at = put(sheet, at, state.space if state.phase == ROLLING else 0)
    at = one(sheet, at, state.aside, GOOD_COUNT)
    at = flag(sheet, at, state.sailed)
    at = flag(sheet, at, state.moved)
    at = row(sheet, at, state.supply, 0, KIND_COUNT)
    pesos: i64 = 0
    vp: i64 = 0
    for seat in range(state.seats):
        pesos += state.pesos[seat]
        vp += state.vp[seat]
    at = put(sheet, at, pesos)
    return put(sheet, at, vp)


def observe_player(state: SantiagoDeCuba, player: i64, shown: bool, sheet: vec[i16], at: i64) -> i64:
    at = flag(sheet, at, state.actor() == player)
    at = flag(sheet, at, state.turn == player)
    at = put(sheet, at, state.passed >> player & 1)
    at = one(sheet, at, state.broker[player], BUILDING_COUNT)
    at = bits(sheet, at, state.deeds[player], BUILDING_COUNT)
    at = put(sheet, at, rules.markers_left(state, player))
    at = flag(sheet, at, shown)
    if not shown:
        return at + 2 + KIND_COUNT
    at = put(sheet, at, state.vp[player])
    at = put(sheet, at, state.pesos[player])
    return row(sheet, at, state.goods, player * KIND_COUNT, KIND_COUNT)
