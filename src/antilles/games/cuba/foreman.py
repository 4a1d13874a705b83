"""The foreman, and the use of buildings by him or by the lawyer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from antilles.games.cuba.effects import EFFECTS
from antilles.games.cuba.moves import ACTIVATED, DONE
from antilles.games.cuba.tables import (
    ACTIVATE,
    ACTIVE,
    BY_FOREMAN,
    BY_FOREMAN_ALONE,
    NEXT_TURN,
    PARCELS,
    STATUE_TILES,
    TILES,
    USE,
)
from antilles.kernel.move import Moves

if TYPE_CHECKING:
    from antilles.games.cuba.state import Cuba

# --- the foreman ------------------------------------------------------------------------------------


def start(state: Cuba, seat: i64) -> None:
    """CU-070, CU-206: the first activation, if there is any; the pawn stands where it was."""
    state.used = 0
    ask_activation(state, seat)


def top_tile(state: Cuba, seat: i64, parcel: i64) -> i64:
    """The building on a parcel: 0 is the printed warehouse on parcel 0; -1 for none."""
    tile = state.tiles[seat * PARCELS + parcel]
    return tile if tile or parcel == 0 else -1


def usable_on(state: Cuba, seat: i64, parcels: i64) -> i64:
    """CU-070, DP-071: buildings on some parcels that would have an effect now, as bits of their tiles."""
    mask: i64 = 0
    for parcel in range(PARCELS):
        if parcels >> parcel & 1:
            tile = top_tile(state, seat, parcel)
            if tile >= 0 and not mask >> tile & 1 and EFFECTS[tile].useful(state, seat, 0):
                mask |= i64(1) << tile
    return mask


def activations(state: Cuba, seat: i64) -> i64:
    """CU-070, CU-073, CU-223, EP-125: active buildings not used yet; first of all also one inactive one instead."""
    active = ACTIVE[state.pawn[seat]]
    mask = usable_on(state, seat, active & ~state.used) & ~STATUE_TILES
    if not state.used and state.switches.foreman_any_one:
        mask |= usable_on(state, seat, ~active)
    return mask


def ask_activation(state: Cuba, seat: i64) -> None:
    """DP-071: until done or nothing has an effect."""
    if activations(state, seat):
        state.phase = ACTIVATE
    else:
        finish(state, seat)


def legal_activations(state: Cuba, seat: i64, moves: Moves) -> None:
    mask = activations(state, seat)
    for tile in range(TILES):
        if mask >> tile & 1:
            moves.add(ACTIVATED + tile)
    moves.add(DONE)


def activate(state: Cuba, seat: i64, move: i64) -> None:
    """CU-070, CU-204: an active building, and (a) goes on; or an inactive one, which is then the only one (b)."""
    if move == DONE:
        finish(state, seat)
        return
    tile = move - ACTIVATED
    active = ACTIVE[state.pawn[seat]]
    parcel = parcel_of(state, seat, tile, active & ~state.used)
    if parcel < 0:
        start_use(state, seat, tile, BY_FOREMAN_ALONE)
        return
    if not state.used:
        count_statue(state, seat)
    state.used |= i64(1) << parcel
    start_use(state, seat, tile, BY_FOREMAN)


def parcel_of(state: Cuba, seat: i64, tile: i64, parcels: i64) -> i64:
    """The first of some parcels on which a building stands; -1 for none."""
    for parcel in range(PARCELS):
        if parcels >> parcel & 1 and top_tile(state, seat, parcel) == tile:
            return parcel
    return -1


def finish(state: Cuba, seat: i64) -> None:
    """EP-125: an active statue counts even if nothing else was used."""
    if not state.used:
        count_statue(state, seat)
    state.phase = NEXT_TURN


def count_statue(state: Cuba, seat: i64) -> None:
    """EP-055, EP-125: an active statue counts by itself in the last round."""
    for parcel in range(PARCELS):
        tile = state.tiles[seat * PARCELS + parcel]
        active = ACTIVE[state.pawn[seat]] >> parcel & 1
        if tile and active and STATUE_TILES >> tile & 1 and EFFECTS[tile].useful(state, seat, 0):
            EFFECTS[tile].apply(state, seat)


# --- use of a building ------------------------------------------------------------------------------


def start_use(state: Cuba, seat: i64, tile: i64, user: i64) -> None:
    """CU-070, CU-141: what needs no decision happens at once, the rest is asked."""
    state.tile = tile
    state.user = user
    forget_use(state)
    if EFFECTS[tile].by_itself(state):
        EFFECTS[tile].apply(state, seat)
        finish_use(state, seat)
    else:
        state.phase = USE


def forget_use(state: Cuba) -> None:
    state.count = 0
    state.dock = 0
    state.bought = 0
    state.sold = 0
    state.buys = 0
    state.sells = 0


def legal_use(state: Cuba, seat: i64, moves: Moves) -> None:
    """CU-072: the answers of the building, and done unless it must be answered."""
    effect = EFFECTS[state.tile]
    effect.legal(state, seat, moves)
    if not effect.must_answer:
        moves.add(DONE)


def use(state: Cuba, seat: i64, move: i64) -> None:
    """CU-143: piece by piece, until done, the limit, or nothing is left to do."""
    effect = EFFECTS[state.tile]
    if move != DONE:
        effect.answer(state, seat, move)
        state.count += 1
        if (not effect.most or state.count < effect.most) and effect.useful(state, seat, 0):
            return
    finish_use(state, seat)


def finish_use(state: Cuba, seat: i64) -> None:
    """CU-070: a use is finished before the next one starts."""
    forget_use(state)
    if state.user == BY_FOREMAN:
        ask_activation(state, seat)
    else:
        state.phase = NEXT_TURN
