"""Santiago de Cuba for learners. SdC-150, SdC-151: what lies behind the others' screens is not written."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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
from antilles.kernel.observer import Field, Observer, Sheet
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

    def observe(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, SantiagoDeCuba)
        sheet.one(state.phase, len(PHASES))
        sheet.put(state.seats)
        sheet.flag(state.owner_needs_move)
        sheet.flag(state.reroll)
        sheet.flag(state.open_holdings)
        observe_board(state, sheet)
        observe_port(state, sheet)
        everything = state.open_holdings or state.phase == OVER
        for offset in range(state.seats):
            observe_player(state, (seat + offset) % state.seats, everything or offset == 0, sheet)
        sheet.blank((MOST_SEATS - state.seats) * self.player_size)


def observe_board(state: SantiagoDeCuba, sheet: Sheet) -> None:
    sheet.one(state.car, STOPS)
    for stop in range(1, STOPS):
        sheet.one(state.street[stop], CUBAN_COUNT)
    sheet.bits(~state.inactive >> 1, STOPS - 1)
    for space in range(BUILDING_COUNT):
        sheet.one(state.town[space], BUILDING_COUNT)


def observe_port(state: SantiagoDeCuba, sheet: Sheet) -> None:
    """The ship, and what all own together: it can be seen from the supplies."""
    sheet.put(state.ship)
    sheet.put(VALUE[state.flag] if state.flag < CHEQUERED else 0)
    sheet.row(state.dice, 0, GOOD_COUNT)
    sheet.put(state.space if state.phase == ROLLING else 0)
    sheet.one(state.aside, GOOD_COUNT)
    sheet.flag(state.sailed)
    sheet.flag(state.moved)
    sheet.row(state.supply, 0, KIND_COUNT)
    pesos: i64 = 0
    vp: i64 = 0
    for seat in range(state.seats):
        pesos += state.pesos[seat]
        vp += state.vp[seat]
    sheet.put(pesos)
    sheet.put(vp)


def observe_player(state: SantiagoDeCuba, player: i64, shown: bool, sheet: Sheet) -> None:
    sheet.flag(state.actor() == player)
    sheet.flag(state.turn == player)
    sheet.put(state.passed >> player & 1)
    sheet.one(state.broker[player], BUILDING_COUNT)
    sheet.bits(state.deeds[player], BUILDING_COUNT)
    sheet.put(rules.markers_left(state, player))
    sheet.flag(shown)
    if shown:
        sheet.put(state.vp[player])
        sheet.put(state.pesos[player])
        sheet.row(state.goods, player * KIND_COUNT, KIND_COUNT)
    else:
        sheet.blank(2 + KIND_COUNT)
