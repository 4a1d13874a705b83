"""The harbour: loading ships, and their way through the docks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from antilles.games.cuba import laws, stock
from antilles.games.cuba.moves import CARGO_KINDS, DONE, SHIP, SHIP_PIECE, loading
from antilles.games.cuba.tables import (
    BERTH,
    CLEAN_UP,
    DOCKS,
    DRAW_SHIP,
    LOAD,
    NEXT_TURN,
    SEA,
    SHIP_SLOTS,
    SHIPS,
    SLOTS,
)
from antilles.kernel.move import Moves

if TYPE_CHECKING:
    from antilles.games.cuba.state import Cuba

# --- slots ------------------------------------------------------------------------------------------


def free_slot(state: Cuba, dock: i64, printed: i64) -> i64:
    """CU-080, CU-081: the first free slot of a printed kind in a dock (1 to 3), as an index of the cargo; or -1."""
    ship = state.docks[dock - 1]
    if ship < 0:
        return -1
    first = (dock - 1) * SLOTS
    for slot in range(SLOTS):
        if SHIP_SLOTS[ship * SLOTS + slot] == printed and state.cargo[first + slot] < 0:
            return first + slot
    return -1


def slot_with(state: Cuba, dock: i64, printed: i64, kind: i64) -> i64:
    """EP-053: a slot of a printed kind on which a piece of a kind lies; or -1."""
    ship = state.docks[dock - 1]
    if ship < 0:
        return -1
    first = (dock - 1) * SLOTS
    for slot in range(SLOTS):
        if SHIP_SLOTS[ship * SLOTS + slot] == printed and state.cargo[first + slot] == kind:
            return first + slot
    return -1


def is_banned(state: Cuba, kind: i64) -> bool:
    """CU-211: rum and cigars under the export ban."""
    return laws.banned(state) >> kind & 1 != 0


def load_piece(state: Cuba, seat: i64, dock: i64, kind: i64, printed: i64) -> None:
    """CU-080, CU-082, EP-136: the piece stays on the ship; VP by the dock. The first piece fixes the dock."""
    state.cargo[free_slot(state, dock, printed)] = kind
    stock.give_up(state, seat, kind)
    stock.score_vp(state, seat, laws.load_vp(state, dock))
    state.dock = dock


# --- the mayor --------------------------------------------------------------------------------------


def can_load(state: Cuba, seat: i64, dock: i64, kind: i64) -> bool:
    """CU-080, CU-133, EP-050: an own piece and a free slot that prints it, in the dock fixed by the first piece."""
    if state.dock and state.dock != dock:
        return False
    if not stock.owned(state, seat, kind) or is_banned(state, kind):
        return False
    return free_slot(state, dock, kind) >= 0


def ask_load(state: Cuba, seat: i64) -> None:
    """DP-080: until done or nothing fits."""
    state.phase = NEXT_TURN
    for dock in range(1, DOCKS + 1):
        for kind in range(CARGO_KINDS):
            if can_load(state, seat, dock, kind):
                state.phase = LOAD
                return


def legal_loads(state: Cuba, seat: i64, moves: Moves) -> None:
    """DP-080."""
    for dock in range(1, DOCKS + 1):
        for kind in range(CARGO_KINDS):
            if can_load(state, seat, dock, kind):
                moves.add(SHIP_PIECE + loading(dock, kind))
    moves.add(DONE)


def load(state: Cuba, seat: i64, move: i64) -> None:
    """CU-080, CU-213: piece by piece on one ship."""
    if move == DONE:
        state.phase = NEXT_TURN
        return
    place = move - SHIP_PIECE
    kind = place % CARGO_KINDS
    load_piece(state, seat, place // CARGO_KINDS + 1, kind, kind)
    ask_load(state, seat)


# --- end of the round -------------------------------------------------------------------------------


def is_full(state: Cuba, berth: i64) -> bool:
    for slot in range(SLOTS):
        if state.cargo[berth * SLOTS + slot] < 0:
            return False
    return True


def depart(state: Cuba, berth: i64) -> None:
    """CU-082: the ship leaves the game, its pieces return to the supply."""
    state.docks[berth] = -1
    for slot in range(berth * SLOTS, berth * SLOTS + SLOTS):
        if state.cargo[slot] >= 0:
            state.supply[state.cargo[slot]] += 1
            state.cargo[slot] = -1


def shift(state: Cuba, berth: i64) -> None:
    """CU-131: a ship and its pieces advance one dock."""
    state.docks[berth + 1] = state.docks[berth]
    state.docks[berth] = -1
    for slot in range(berth * SLOTS, berth * SLOTS + SLOTS):
        state.cargo[slot + SLOTS] = state.cargo[slot]
        state.cargo[slot] = -1


def sail(state: Cuba) -> None:
    """CU-111, CU-131, CU-132: full ships and the one of dock 3 leave, the others advance, the one at sea comes in."""
    for berth in range(DOCKS):
        last = berth == DOCKS - 1 and state.switches.dock3_leaves
        if state.docks[berth] >= 0 and (last or is_full(state, berth)):
            depart(state, berth)
    for step in range(DOCKS - 1):
        berth = DOCKS - 2 - step
        if state.docks[berth] >= 0 and state.docks[berth + 1] < 0:
            shift(state, berth)
    if state.docks[0] < 0:
        state.docks[0] = state.docks[SEA]
        state.docks[SEA] = -1
    state.phase = BERTH


def next_berth(state: Cuba) -> None:
    """CU-132, CU-134, DP-014: the sea first, then by the switch every empty dock; nothing from an empty pile."""
    berth = empty_berth(state)
    if berth < 0 or not state.ships:
        state.phase = CLEAN_UP
    else:
        state.dock = berth
        state.phase = DRAW_SHIP


def empty_berth(state: Cuba) -> i64:
    if state.docks[SEA] < 0:
        return SEA
    if state.switches.fill_all:
        for berth in range(DOCKS):
            if state.docks[berth] < 0:
                return berth
    return -1


def legal_ships(state: Cuba, moves: Moves) -> None:
    """DP-014: each ship of the pile."""
    for ship in range(len(SHIPS)):
        if state.ships >> ship & 1:
            moves.add(SHIP + ship)


def put_ship(state: Cuba, move: i64) -> None:
    """CU-012, CU-132: the drawn ship takes the berth that waits for it."""
    ship = move - SHIP
    state.ships &= ~(i64(1) << ship)
    state.docks[state.dock] = ship
