"""The worker: pawn, resources, harvest, irrigation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from antilles.games.cuba import laws, stock
from antilles.games.cuba.moves import DONE, MOVE, REAP, WATERED
from antilles.games.cuba.tables import (
    ACTIVE,
    ALL_KINDS,
    HARVEST,
    IRRIGATE,
    MERCHANDISE,
    NEXT_TURN,
    PARCELS,
    PAWN,
    PRODUCTS,
    WATER,
    YIELDS,
    count_bits,
)
from antilles.kernel.move import Moves

if TYPE_CHECKING:
    from antilles.games.cuba.state import Cuba


def layout(state: Cuba, seat: i64) -> i64:
    """CU-018: the identical side, or individual sides dealt by seat."""
    if state.switches.individual_sides:
        return seat + 1
    return 0


def yielding(state: Cuba, seat: i64, kind: i64) -> i64:
    """CU-024, CU-025, CU-217: active parcels of a kind that are not built over, as bits."""
    parcels = YIELDS[layout(state, seat) * ALL_KINDS + kind]
    return parcels & ACTIVE[state.pawn[seat]] & ~state.built[seat]


def start(state: Cuba) -> None:
    state.phase = PAWN


def legal_pawn(moves: Moves) -> None:
    """CU-050, DP-040: any parcel; one's own means staying."""
    for parcel in range(PARCELS):
        moves.add(MOVE + parcel)


def move_pawn(state: Cuba, seat: i64, move: i64) -> None:
    """CU-050 … CU-055, CU-205: move, take all resources, then harvest; buildings do nothing."""
    state.pawn[seat] = move - MOVE
    take_resources(state, seat)
    ask_harvest(state, seat)


def take_resources(state: Cuba, seat: i64) -> None:
    """CU-051, CU-055: one for every active parcel, to the courtyard."""
    for kind in range(MERCHANDISE, ALL_KINDS):
        stock.gain(state, seat, kind, count_bits(yielding(state, seat, kind)))


def can_harvest(state: Cuba, seat: i64, product: i64) -> bool:
    """CU-052, CU-053: an active parcel that has not yielded in this action, and a piece in the supply."""
    return state.supply[product] > 0 and yielding(state, seat, product) & ~state.used != 0


def anything_to_harvest(state: Cuba, seat: i64) -> bool:
    for product in range(PRODUCTS):
        if can_harvest(state, seat, product):
            return True
    return False


def ask_harvest(state: Cuba, seat: i64) -> None:
    """CU-052, CU-053: the free parcels first, then those that water buys."""
    if not anything_to_harvest(state, seat):
        state.phase = NEXT_TURN
    elif state.count < laws.free_harvest(state):
        state.phase = HARVEST
    elif stock.owned(state, seat, WATER) >= state.switches.irrigation_cost:
        state.phase = IRRIGATE
    else:
        state.phase = NEXT_TURN


def legal_harvest(state: Cuba, seat: i64, moves: Moves, first: i64) -> None:
    """DP-041, DP-042: each product that can still be harvested."""
    for product in range(PRODUCTS):
        if can_harvest(state, seat, product):
            moves.add(first + product)
    moves.add(DONE)


def harvest(state: Cuba, seat: i64, move: i64) -> None:
    """CU-052: one product for a free parcel."""
    if move == DONE:
        state.phase = NEXT_TURN
        return
    reap(state, seat, move - REAP)


def irrigate(state: Cuba, seat: i64, move: i64) -> None:
    """CU-053, CU-054: water to the supply, a product for a further parcel."""
    if move == DONE:
        state.phase = NEXT_TURN
        return
    stock.spend(state, seat, WATER, state.switches.irrigation_cost)
    reap(state, seat, move - WATERED)


def reap(state: Cuba, seat: i64, product: i64) -> None:
    """CU-053: a parcel yields once an action; parcels of one kind are alike."""
    parcels = yielding(state, seat, product) & ~state.used
    state.used |= parcels & -parcels
    state.count += 1
    stock.gain(state, seat, product, 1)
    ask_harvest(state, seat)
