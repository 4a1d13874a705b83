"""El Presidente's Cubans: what they do for whoever takes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from antilles.games.cuba import foreman, stock
from antilles.games.cuba.effects import EFFECTS, shown_tiles
from antilles.games.cuba.moves import (
    DONE,
    KEEP,
    LAWYER_USE,
    SWAP_DOCKS,
)
from antilles.games.cuba.tables import (
    BY_LAWYER,
    CUBAN_QUOTA,
    DANCER,
    DAY_LABOURER,
    HARBOUR_MASTER,
    HIRE,
    LAWYER,
    LAWYER_FEE,
    MUSICIAN,
    MUSICIAN_PESOS,
    NEXT_TURN,
    REVOLUTIONARY,
    REVOLUTIONARY_VP,
    SLOTS,
    STATUE_TILES,
    STORE,
    SWAP,
    TILES,
)
from antilles.kernel.move import Moves

if TYPE_CHECKING:
    from antilles.games.cuba.state import Cuba


def cuban_turns(state: Cuba, seat: i64) -> i64:
    """EP-011, EP-013: Cubans this player must still take."""
    return CUBAN_QUOTA[state.seats] - state.cubans[seat]


def meet(state: Cuba, seat: i64, cuban: i64) -> None:
    """EP-020 … EP-026, EP-144."""
    if cuban == DANCER:
        state.start = seat
    elif cuban == MUSICIAN:
        state.pesos[seat] += MUSICIAN_PESOS
    elif cuban == REVOLUTIONARY:
        stock.score_vp(state, seat, REVOLUTIONARY_VP)
    elif cuban == DAY_LABOURER:
        meet_day_labourer(state, seat)
    elif cuban == HARBOUR_MASTER:
        if can_swap(state, 1) or can_swap(state, 2):
            state.phase = SWAP
    elif cuban == LAWYER and lawyer_tiles(state, seat):
        state.phase = HIRE


def meet_day_labourer(state: Cuba, seat: i64) -> None:
    """EP-023, EP-148: the products of the courtyard, all at once unless room is limited."""
    if state.switches.capacity < 0:
        stock.store_all(state, seat)
    elif stock.can_store(state, seat):
        state.phase = STORE


def store(state: Cuba, seat: i64, move: i64) -> None:
    """DP-101: piece by piece while there is room."""
    if move != DONE:
        stock.store_piece(state, seat, move - KEEP)
        if stock.can_store(state, seat):
            return
    state.phase = NEXT_TURN


def can_swap(state: Cuba, dock: i64) -> bool:
    """EP-024, EP-149: a dock (1 or 2) and the next one both hold ships."""
    return state.docks[dock - 1] >= 0 and state.docks[dock] >= 0


def legal_swaps(state: Cuba, moves: Moves) -> None:
    """DP-110."""
    for dock in range(1, 3):
        if can_swap(state, dock):
            moves.add(SWAP_DOCKS + dock - 1)
    moves.add(DONE)


def swap_ships(state: Cuba, move: i64) -> None:
    """EP-024: loaded pieces travel with the card."""
    state.phase = NEXT_TURN
    if move == DONE:
        return
    berth = move - SWAP_DOCKS
    ship = state.docks[berth]
    state.docks[berth] = state.docks[berth + 1]
    state.docks[berth + 1] = ship
    for slot in range(berth * SLOTS, berth * SLOTS + SLOTS):
        piece = state.cargo[slot]
        state.cargo[slot] = state.cargo[slot + SLOTS]
        state.cargo[slot + SLOTS] = piece


def lawyer_tiles(state: Cuba, seat: i64) -> i64:
    """EP-025, EP-121, EP-124, EP-130, DP-111: own buildings that would have an effect after the fee, as bits."""
    if state.pesos[seat] < LAWYER_FEE:
        return 0
    mask: i64 = 0
    shown = shown_tiles(state, seat)
    for tile in range(TILES):
        if shown >> tile & 1 and EFFECTS[tile].useful(state, seat, LAWYER_FEE):
            mask |= i64(1) << tile
    return mask if state.switches.lawyer_statue else mask & ~STATUE_TILES


def legal_lawyer(state: Cuba, seat: i64, moves: Moves) -> None:
    mask = lawyer_tiles(state, seat)
    for tile in range(TILES):
        if mask >> tile & 1:
            moves.add(LAWYER_USE + tile)
    moves.add(DONE)


def hire_lawyer(state: Cuba, seat: i64, move: i64) -> None:
    """EP-025, EP-110: the peso first, then one building, wherever the pawn stands."""
    if move == DONE:
        state.phase = NEXT_TURN
        return
    state.pesos[seat] -= LAWYER_FEE
    foreman.start_use(state, seat, move - LAWYER_USE, BY_LAWYER)
