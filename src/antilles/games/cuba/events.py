"""El Presidente's car and the events of the spaces on which it stops."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from antilles.games.cuba import architect, foreman, laws, rules, stock
from antilles.games.cuba.moves import (
    CARDS_MASK,
    COVERED,
    DONE,
    ERECT,
    GIVEN,
    SENT,
)
from antilles.games.cuba.tables import (
    ALL_KINDS,
    BILLS,
    COVER,
    DONKEY,
    GIFT,
    INFLUENCE_TILES,
    LEADER_LOSS,
    MERCHANDISE,
    NEXT_COVER,
    NEXT_GIFT,
    OVER_EXTRA,
    OVERBUILD,
    OVERBUILD_FEE,
    PARCELS,
    PARLIAMENT,
    PRODUCTS,
    SEND,
    SPACES,
    TILES,
    VETO_TILES,
    VOTES_TILES,
)
from antilles.kernel.move import Moves

if TYPE_CHECKING:
    from antilles.games.cuba.state import Cuba


def two_delegates(state: Cuba) -> bool:
    """EP-040: the car stopped on space 1 in the round before; where it starts it has no effect."""
    return state.round > 1 and state.car == 1


def ask_delegates(state: Cuba) -> None:
    state.turn = 0
    state.phase = SEND


def legal_delegates(moves: Moves) -> None:
    """DP-130: any two of the five cards."""
    for pair in range(len(CARDS_MASK)):
        moves.add(SENT + pair)


def send_delegates(state: Cuba, seat: i64, move: i64) -> None:
    """EP-040, EP-102: secretly; when all have chosen, the cards are shown and cannot be played."""
    state.sent[seat] = CARDS_MASK[move - SENT]
    for other in range(state.seats):
        if not state.sent[other]:
            state.turn = other
            return
    for other in range(state.seats):
        state.hand[other] &= ~state.sent[other]
    state.turn = state.start
    if state.switches.send_before_bills:
        state.phase = BILLS
    else:
        rules.start_actions(state)


def drive(state: Cuba) -> None:
    """EP-030, EP-031, EP-034, EP-115, EP-120: to the Cuban that is left; the space's event counts."""
    for space in range(SPACES):
        if 0 < state.avenue[space] < DONKEY:
            state.car = space + 1
    state.count = 0
    state.phase = PARLIAMENT
    if state.car == 5:
        punish_leaders(state)
    elif state.car == 6:
        state.phase = NEXT_GIFT
    elif state.car == 4 and state.round < state.switches.rounds:
        state.phase = NEXT_COVER


def punish_leaders(state: Cuba) -> None:
    """EP-046, EP-116, EP-117: everybody with the most VP loses 2 at once, not below 0."""
    most: i64 = 0
    for vp in state.vp:
        if vp > most:
            most = vp
    for seat in range(state.seats):
        if state.vp[seat] == most:
            stock.score_vp(state, seat, -LEADER_LOSS)


# --- event 4: overbuilding --------------------------------------------------------------------------


def next_builder(state: Cuba) -> None:
    """EP-043: from the start player clockwise, who can pay for something."""
    while state.count < state.seats:
        seat = (state.start + state.count) % state.seats
        state.count += 1
        if coverable(state, seat):
            state.turn = seat
            state.phase = COVER
            return
    state.count = 0
    state.tile = 0
    state.parcel = 0
    state.phase = PARLIAMENT


def coverable(state: Cuba, seat: i64) -> i64:
    """EP-043, EP-111, EP-113, DP-120: parcels whose building can be covered by something payable, as bits."""
    mask: i64 = 0
    if state.pesos[seat] < OVERBUILD_FEE:
        return mask
    for parcel in range(PARCELS):
        tile = foreman.top_tile(state, seat, parcel)
        allowed = tile > 0 or (tile == 0 and state.switches.overbuild_warehouse)
        if allowed and anything_over(state, seat, tile):
            mask |= i64(1) << parcel
    return mask


def anything_over(state: Cuba, seat: i64, under: i64) -> bool:
    for tile in range(1, TILES):
        if can_go_over(state, seat, tile, under):
            return True
    return False


def can_go_over(state: Cuba, seat: i64, tile: i64, under: i64) -> bool:
    """EP-044, EP-114, EP-153: available, and the difference can be paid."""
    return state.available[tile] > 0 and architect.can_afford(state, seat, tile, under)


def legal_covers(state: Cuba, seat: i64, moves: Moves) -> None:
    mask = coverable(state, seat)
    for parcel in range(PARCELS):
        if mask >> parcel & 1:
            moves.add(COVERED + parcel)
    moves.add(DONE)


def choose_cover(state: Cuba, move: i64) -> None:
    if move == DONE:
        state.phase = NEXT_COVER
        return
    state.parcel = move - COVERED
    state.phase = OVERBUILD


def covered_tile(state: Cuba, seat: i64) -> i64:
    return foreman.top_tile(state, seat, state.parcel)


def legal_new_buildings(state: Cuba, seat: i64, moves: Moves) -> None:
    """DP-121."""
    under = covered_tile(state, seat)
    for tile in range(1, TILES):
        if can_go_over(state, seat, tile, under):
            moves.add(ERECT + tile)


def choose_new_building(state: Cuba, seat: i64, move: i64) -> None:
    """EP-043, EP-114: under the building act the extra resource comes next."""
    state.tile = move - ERECT
    if laws.extra_resources(state):
        state.phase = OVER_EXTRA
    else:
        overbuild(state, seat, -1)


def overbuild(state: Cuba, seat: i64, extra: i64) -> None:
    """EP-043 … EP-045, EP-112: a peso and the difference; the covered tile stays underneath, out of play."""
    under = covered_tile(state, seat)
    state.pesos[seat] -= OVERBUILD_FEE
    architect.pay(state, seat, state.tile, under, extra)
    state.available[state.tile] -= 1
    return_special_tile(state, seat, under)
    stock.erect(state, seat, state.parcel, state.tile)
    state.phase = NEXT_COVER


def return_special_tile(state: Cuba, seat: i64, under: i64) -> None:
    """EP-112: a tile held for a building that is covered goes back and has no effect in this round."""
    if VOTES_TILES >> under & 1 and state.vote_tile == seat:
        state.vote_tile = -1
    if VETO_TILES >> under & 1 and state.veto_tile == seat:
        state.veto_tile = -1
    if INFLUENCE_TILES >> under & 1 and state.influence_tile == seat:
        state.influence_tile = -1
        state.influence = -1


# --- event 6: a gift from the market ----------------------------------------------------------------


def next_taker(state: Cuba) -> None:
    """EP-047, EP-118: from the start player clockwise, while pieces lie on the market."""
    if state.count < state.seats and market_has_pieces(state):
        state.turn = (state.start + state.count) % state.seats
        state.count += 1
        state.phase = GIFT
    else:
        state.count = 0
        state.phase = PARLIAMENT


def market_has_pieces(state: Cuba) -> bool:
    for pieces in state.market:
        if pieces:
            return True
    return False


def legal_gifts(state: Cuba, moves: Moves) -> None:
    """DP-125, EP-134: a kind with a piece on the market, or nothing."""
    for kind in range(MERCHANDISE):
        if state.market[kind]:
            moves.add(GIVEN + kind)
    moves.add(DONE)


def take_gift(state: Cuba, seat: i64, move: i64) -> None:
    """EP-047, EP-119: the cheapest piece of the row; a product goes straight into the warehouse if it has room."""
    state.phase = NEXT_GIFT
    if move == DONE:
        return
    kind = move - GIVEN
    state.market[kind] -= 1
    if kind < PRODUCTS and stock.room(state, seat):
        state.stored[seat * PRODUCTS + kind] += 1
    else:
        state.yard[seat * ALL_KINDS + kind] += 1
