"""Statutes: tax, duty, rewards, subsidy; and what is left of the round for the plantations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from antilles.games.cuba import laws, stock
from antilles.games.cuba.moves import DROP, GIVE, NO_DUTY, NO_TAX, PAY_DUTY, PAY_TAX
from antilles.games.cuba.parliament import delegate_votes
from antilles.games.cuba.tables import (
    ALL_KINDS,
    AS_TAX,
    DELEGATE,
    DISCARD,
    DUTIES,
    DUTY,
    DUTY_LAW,
    DUTY_PIECE,
    FINAL_SCORE,
    HARBOUR,
    LAW_EFFECT,
    LAW_ITEMS,
    LAW_KINDS,
    LAW_N,
    LAW_PER,
    PER_BUILDING,
    PER_OWNED,
    PER_PESOS,
    PER_STORED,
    PER_VP,
    PESOS,
    PRODUCTS,
    RANK,
    REWARDS,
    SPOIL,
    STORAGE,
    SUBSIDY,
    SUBSIDY_LAW,
    TAX,
    TAX_LAW,
    TAXES,
)
from antilles.kernel.move import Moves

if TYPE_CHECKING:
    from antilles.games.cuba.state import Cuba

TAX_PAID = 1
DUTY_PAID = 2

# --- tax --------------------------------------------------------------------------------------------


def tax(state: Cuba, seat: i64) -> i64:
    """CU-101, EP-139: this player's tax by the law in force."""
    law = laws.in_force(state, TAX_LAW)
    effect = LAW_EFFECT[law]
    if effect == PESOS:
        return LAW_N[law]
    if effect == PER_BUILDING:
        return LAW_N[law] * stock.buildings_for_laws(state, seat)
    if effect == DELEGATE:
        return LAW_N[law] * delegate_votes(state, seat)
    if effect == PER_VP:
        return LAW_N[law] * (state.vp[seat] // LAW_PER[law])
    return 0


def next_taxpayer(state: Cuba) -> None:
    """CU-100, CU-101: amounts are fixed first; then from the start player clockwise, if due and able."""
    if state.count == 0:
        for seat in range(state.seats):
            state.due[seat] = tax(state, seat)
            state.paid[seat] = 0
    while state.count < state.seats:
        seat = (state.start + state.count) % state.seats
        state.count += 1
        if state.due[seat] == 0:
            state.paid[seat] |= TAX_PAID
        elif state.pesos[seat] >= state.due[seat]:
            if not state.switches.must_pay:
                state.turn = seat
                state.phase = TAX
                return
            pay_tax(state, seat)
    state.count = 0
    state.phase = DUTIES


def pay_tax(state: Cuba, seat: i64) -> None:
    state.pesos[seat] -= state.due[seat]
    state.paid[seat] |= TAX_PAID


def legal_tax(moves: Moves) -> None:
    """DP-150."""
    moves.add(PAY_TAX)
    moves.add(NO_TAX)


def answer_tax(state: Cuba, seat: i64, move: i64) -> None:
    """CU-101, CU-209: all or nothing, without penalty."""
    if move == PAY_TAX:
        pay_tax(state, seat)
    state.phase = TAXES


# --- duty -------------------------------------------------------------------------------------------


def duty_item(state: Cuba, item: i64) -> i64:
    """CU-220: the kinds that will do for a piece of the duty, as bits; 0 after the last one."""
    return LAW_ITEMS[laws.in_force(state, DUTY_LAW) * 2 + item] if item < 2 else 0


def can_pay_duty(state: Cuba, seat: i64) -> bool:
    """CU-101, CU-103, EP-140, EP-141: in full, from courtyard and warehouse."""
    if LAW_EFFECT[laws.in_force(state, DUTY_LAW)] == AS_TAX:
        return state.pesos[seat] >= state.due[seat]
    first = duty_item(state, 0)
    second = duty_item(state, 1)
    if not stock.owned_of(state, seat, first):
        return False
    needed: i64 = 2 if first & second else 1
    return second == 0 or stock.owned_of(state, seat, second) >= needed


def nothing_due(state: Cuba, seat: i64) -> bool:
    """EP-140: a duty as high as a tax of 0."""
    return LAW_EFFECT[laws.in_force(state, DUTY_LAW)] == AS_TAX and state.due[seat] == 0


def next_duty(state: Cuba) -> None:
    """CU-100, CU-101: after all taxes, in the same order."""
    while state.count < state.seats:
        seat = (state.start + state.count) % state.seats
        state.count += 1
        if nothing_due(state, seat):
            state.paid[seat] |= DUTY_PAID
        elif can_pay_duty(state, seat):
            state.turn = seat
            if not state.switches.must_pay:
                state.phase = DUTY
                return
            pay_duty(state, seat)
            if state.phase == DUTY_PIECE:
                return
    state.count = 0
    state.phase = REWARDS


def legal_duty(moves: Moves) -> None:
    """DP-151."""
    moves.add(PAY_DUTY)
    moves.add(NO_DUTY)


def answer_duty(state: Cuba, seat: i64, move: i64) -> None:
    state.phase = DUTIES
    if move != NO_DUTY:
        pay_duty(state, seat)


def pay_duty(state: Cuba, seat: i64) -> None:
    """CU-101, CU-220: pesos, or the pieces one by one; only a choice is asked."""
    state.paid[seat] |= DUTY_PAID
    if LAW_EFFECT[laws.in_force(state, DUTY_LAW)] == AS_TAX:
        state.pesos[seat] -= state.due[seat]
        return
    state.used = 0
    next_duty_piece(state, seat)


def next_duty_piece(state: Cuba, seat: i64) -> None:
    """Single kinds go by themselves; a class is asked, with ``used`` counting the pieces given."""
    while duty_item(state, state.used):
        kinds = duty_item(state, state.used)
        if kinds & (kinds - 1):
            state.phase = DUTY_PIECE
            return
        for kind in range(ALL_KINDS):
            if kinds >> kind & 1:
                stock.spend(state, seat, kind, 1)
        state.used += 1
    state.phase = DUTIES


def legal_duty_pieces(state: Cuba, seat: i64, moves: Moves) -> None:
    """DP-152: a kind of the class."""
    kinds = duty_item(state, state.used)
    for kind in range(ALL_KINDS):
        if kinds >> kind & 1 and stock.owned(state, seat, kind):
            moves.add(GIVE + kind)


def give_duty_piece(state: Cuba, seat: i64, move: i64) -> None:
    stock.spend(state, seat, move - GIVE, 1)
    state.used += 1
    next_duty_piece(state, seat)


# --- rewards and subsidy ----------------------------------------------------------------------------


def reward(state: Cuba) -> None:
    """CU-102: one of the two fulfilled, or both."""
    for seat in range(state.seats):
        if state.paid[seat] == TAX_PAID | DUTY_PAID:
            stock.score_vp(state, seat, state.switches.reward_both)
        elif state.paid[seat]:
            stock.score_vp(state, seat, state.switches.reward_one)
    state.phase = SUBSIDY


def subsidy(state: Cuba, seat: i64) -> i64:
    """CU-104, EP-142, EP-143: VP by the card; nothing is handed in."""
    law = laws.in_force(state, SUBSIDY_LAW)
    effect = LAW_EFFECT[law]
    if effect == PER_OWNED:
        return LAW_N[law] * (stock.owned_of(state, seat, LAW_KINDS[law]) // LAW_PER[law])
    if effect == PER_STORED:
        return LAW_N[law] * (stored_of(state, seat, LAW_KINDS[law]) // LAW_PER[law])
    if effect == PER_BUILDING:
        return LAW_N[law] * stock.buildings_for_laws(state, seat)
    if effect == DELEGATE:
        return LAW_N[law] * delegate_votes(state, seat)
    if effect == PER_PESOS:
        return LAW_N[law] * (state.pesos[seat] // LAW_PER[law])
    if effect == RANK:
        return LAW_N[law] * rank(state, seat)
    return 0


def stored_of(state: Cuba, seat: i64, kinds: i64) -> i64:
    total: i64 = 0
    for product in range(PRODUCTS):
        if kinds >> product & 1:
            total += state.stored[seat * PRODUCTS + product]
    return total


def rank(state: Cuba, seat: i64) -> i64:
    """EP-142: equal scores share the better rank, the following ranks are left out."""
    place: i64 = 1
    for vp in state.vp:
        if vp > state.vp[seat]:
            place += 1
    return place


def subsidise(state: Cuba) -> None:
    """CU-100, CU-104: for all at once, so ranks are taken before any of it is scored."""
    gains = vec[i64]([0] * state.seats)
    for seat in range(state.seats):
        gains[seat] = subsidy(state, seat)
    for seat in range(state.seats):
        stock.score_vp(state, seat, gains[seat])
    state.phase = SPOIL


# --- end of the round -------------------------------------------------------------------------------


def spoil(state: Cuba) -> None:
    """CU-110: products in courtyards return to the supply."""
    for seat in range(state.seats):
        for product in range(PRODUCTS):
            state.supply[product] += state.yard[seat * ALL_KINDS + product]
            state.yard[seat * ALL_KINDS + product] = 0
    state.count = 0
    state.phase = STORAGE


def next_discarder(state: Cuba) -> None:
    """CU-105, CU-110, CU-113: the storage act, from the start player clockwise; in the last round too."""
    limit = laws.storage_limit(state)
    while limit >= 0 and state.count < state.seats:
        seat = (state.start + state.count) % state.seats
        if stock.products_stored(state, seat) > limit:
            state.turn = seat
            state.phase = DISCARD
            return
        state.count += 1
    state.count = 0
    state.phase = FINAL_SCORE if state.round == state.switches.rounds else HARBOUR


def legal_discards(state: Cuba, seat: i64, moves: Moves) -> None:
    """DP-160: a kind in the warehouse."""
    for product in range(PRODUCTS):
        if state.stored[seat * PRODUCTS + product]:
            moves.add(DROP + product)


def discard(state: Cuba, seat: i64, move: i64) -> None:
    """CU-110: one product from the warehouse to the supply."""
    state.stored[seat * PRODUCTS + move - DROP] -= 1
    state.supply[move - DROP] += 1
    state.phase = STORAGE
