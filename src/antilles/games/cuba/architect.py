"""The architect: one building, paid in resources."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from antilles.games.cuba import laws, stock
from antilles.games.cuba.moves import ADD, DONE, ERECT, SITE
from antilles.games.cuba.tables import (
    ALL_KINDS,
    BUILD,
    COST,
    EXTRA,
    MERCHANDISE,
    NEXT_TURN,
    PARCELS,
    PLACE,
    TILES,
)
from antilles.kernel.move import Moves

if TYPE_CHECKING:
    from antilles.games.cuba.state import Cuba

ALL_PARCELS = (1 << PARCELS) - 1


def price(tile: i64, under: i64, kind: i64, extra: i64) -> i64:
    """CU-065, EP-044, EP-114: cost in a kind, surcharge included, less what the covered tile cost; never below 0."""
    cost = COST[tile * ALL_KINDS + kind] - COST[under * ALL_KINDS + kind]
    if extra == kind:
        cost += 1
    return max(0, cost)


def can_pay(state: Cuba, seat: i64, tile: i64, under: i64, extra: i64) -> bool:
    """CU-065: every kind of the cost, with the extra resource of the building act; ``extra`` -1 is none."""
    for kind in range(MERCHANDISE, ALL_KINDS):
        if price(tile, under, kind, extra) > stock.owned(state, seat, kind):
            return False
    return True


def can_afford(state: Cuba, seat: i64, tile: i64, under: i64) -> bool:
    """DP-060, DP-121: under the building act some resource must do as the extra one."""
    if not laws.extra_resources(state):
        return can_pay(state, seat, tile, under, -1)
    for kind in range(MERCHANDISE, ALL_KINDS):
        if can_pay(state, seat, tile, under, kind):
            return True
    return False


def pay(state: Cuba, seat: i64, tile: i64, under: i64, extra: i64) -> None:
    """CU-065: resources go to the supply."""
    for kind in range(MERCHANDISE, ALL_KINDS):
        stock.spend(state, seat, kind, price(tile, under, kind, extra))


def is_on_offer(state: Cuba, seat: i64, tile: i64) -> bool:
    """CU-010, CU-065, CU-201: any tile on display that the player can pay."""
    return state.available[tile] > 0 and can_afford(state, seat, tile, 0)


def has_site(state: Cuba, seat: i64) -> bool:
    """CU-221: a parcel that is neither the warehouse nor built over."""
    return state.built[seat] | 1 != ALL_PARCELS


def start(state: Cuba, seat: i64) -> None:
    """DP-060: not asked when no building can be erected."""
    state.phase = NEXT_TURN
    if not has_site(state, seat):
        return
    for tile in range(1, TILES):
        if is_on_offer(state, seat, tile):
            state.phase = BUILD
            return


def legal_buildings(state: Cuba, seat: i64, moves: Moves) -> None:
    """DP-060."""
    for tile in range(1, TILES):
        if is_on_offer(state, seat, tile):
            moves.add(ERECT + tile)
    moves.add(DONE)


def choose(state: Cuba, seat: i64, move: i64) -> None:
    """CU-065: the tile; then the extra resource or the parcel."""
    if move == DONE:
        state.phase = NEXT_TURN
        return
    state.tile = move - ERECT
    if laws.extra_resources(state):
        state.phase = EXTRA
    else:
        take_tile(state, seat, -1)


def legal_extras(state: Cuba, seat: i64, moves: Moves, under: i64) -> None:
    """DP-061, DP-122: a resource that can be paid together with the cost."""
    for kind in range(MERCHANDISE, ALL_KINDS):
        if can_pay(state, seat, state.tile, under, kind):
            moves.add(ADD + kind - MERCHANDISE)


def add_extra(state: Cuba, seat: i64, move: i64) -> None:
    take_tile(state, seat, move - ADD + MERCHANDISE)


def take_tile(state: Cuba, seat: i64, extra: i64) -> None:
    """CU-065, CU-221: pay, take the tile from the display, choose its parcel before anything else."""
    pay(state, seat, state.tile, 0, extra)
    state.available[state.tile] -= 1
    state.phase = PLACE


def legal_sites(state: Cuba, seat: i64, moves: Moves) -> None:
    """CU-216, DP-062: not the warehouse, not built over."""
    for parcel in range(1, PARCELS):
        if not state.built[seat] >> parcel & 1:
            moves.add(SITE + parcel)


def place(state: Cuba, seat: i64, move: i64) -> None:
    """CU-065, CU-066: no VP now; the building works from the next activation on."""
    stock.erect(state, seat, move - SITE, state.tile)
    state.phase = NEXT_TURN
