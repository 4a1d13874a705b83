"""Pieces and where they lie: supply, courtyard, warehouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from antilles.games.cuba.tables import ALL_KINDS, ENDLESS, PARCELS, PRODUCTS, STORE_TILES, count_bits

if TYPE_CHECKING:
    from antilles.games.cuba.state import Cuba


def owned(state: Cuba, seat: i64, kind: i64) -> i64:
    """CU-027, DP-004: courtyard and warehouse together."""
    pieces = state.yard[seat * ALL_KINDS + kind]
    return pieces + state.stored[seat * PRODUCTS + kind] if kind < PRODUCTS else pieces


def owned_of(state: Cuba, seat: i64, kinds: i64) -> i64:
    """Pieces of all kinds in a bit mask."""
    total: i64 = 0
    for kind in range(ALL_KINDS):
        if kinds >> kind & 1:
            total += owned(state, seat, kind)
    return total


def gain(state: Cuba, seat: i64, kind: i64, pieces: i64) -> None:
    """CU-006, CU-026, CU-043: from the supply to the courtyard, as far as the supply lasts."""
    taken = min(state.supply[kind], pieces)
    state.supply[kind] -= taken
    state.yard[seat * ALL_KINDS + kind] += taken


def give_up(state: Cuba, seat: i64, kind: i64) -> None:
    """CU-027: one piece leaves its owner, from the courtyard first."""
    if state.yard[seat * ALL_KINDS + kind]:
        state.yard[seat * ALL_KINDS + kind] -= 1
    else:
        state.stored[seat * PRODUCTS + kind] -= 1


def spend(state: Cuba, seat: i64, kind: i64, pieces: i64) -> None:
    """CU-027: pieces go back to the supply."""
    for _ in range(pieces):
        give_up(state, seat, kind)
    state.supply[kind] += pieces


def room(state: Cuba, seat: i64) -> i64:
    """CU-028: how many products still fit into the warehouse; every visible warehouse adds its share."""
    if state.switches.capacity < 0:
        return ENDLESS
    warehouses: i64 = 0 if state.built[seat] & 1 else 1
    for parcel in range(PARCELS):
        tile = state.tiles[seat * PARCELS + parcel]
        if tile and STORE_TILES >> tile & 1:
            warehouses += 1
    full = state.switches.capacity * warehouses - products_stored(state, seat)
    return max(0, full)


def products_stored(state: Cuba, seat: i64) -> i64:
    total: i64 = 0
    for product in range(PRODUCTS):
        total += state.stored[seat * PRODUCTS + product]
    return total


def products_outside(state: Cuba, seat: i64) -> i64:
    """Products lying in the courtyard."""
    total: i64 = 0
    for product in range(PRODUCTS):
        total += state.yard[seat * ALL_KINDS + product]
    return total


def can_store(state: Cuba, seat: i64) -> bool:
    return products_outside(state, seat) > 0 and room(state, seat) > 0


def store_all(state: Cuba, seat: i64) -> None:
    """CU-029: all products of the courtyard at once."""
    for product in range(PRODUCTS):
        state.stored[seat * PRODUCTS + product] += state.yard[seat * ALL_KINDS + product]
        state.yard[seat * ALL_KINDS + product] = 0


def store_piece(state: Cuba, seat: i64, product: i64) -> None:
    """CU-029: with a limited capacity piece by piece."""
    state.yard[seat * ALL_KINDS + product] -= 1
    state.stored[seat * PRODUCTS + product] += 1


def buildings(state: Cuba, seat: i64) -> i64:
    """CU-150, EP-045: buildings with the warehouse; a stack is one building."""
    return 1 + count_bits(state.built[seat] & ~i64(1))


def buildings_for_laws(state: Cuba, seat: i64) -> i64:
    """CU-106, CU-218: by the switch the printed warehouse does not count for laws."""
    number = buildings(state, seat)
    return number if state.switches.warehouse_counts or state.built[seat] & 1 else number - 1


def erect(state: Cuba, seat: i64, parcel: i64, tile: i64) -> None:
    """CU-025: a tile covers its parcel."""
    state.tiles[seat * PARCELS + parcel] = tile
    state.built[seat] |= i64(1) << parcel


def score_vp(state: Cuba, seat: i64, vp: i64) -> None:
    """CU-007: the score never falls below 0."""
    total = state.vp[seat] + vp
    state.vp[seat] = max(0, total)
