"""The rules of Pearl Divers in their order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, Refusal
from antilles.kernel.step import places
from tests.toy.moves import BUY, KEEP, PASS, PEARL, SELL, TABLE
from tests.toy.tables import (
    CHOOSE,
    DIVE,
    KEPT_BONUS,
    LAMP_COST,
    LAMP_POINTS,
    MARKET,
    MOST_LAMPS,
    NONE,
    OVER,
    WORTH,
)

if TYPE_CHECKING:
    from tests.toy.state import Pearls

# --- 1. dive ----------------------------------------------------------------------------------------


def legal_pearls(state: Pearls, moves: Moves) -> None:
    """PD-020: whatever is still in the bag."""
    for pearl, count in enumerate(state.bag):
        if count:
            moves.add(PEARL + pearl)


def dive(state: Pearls, move: int) -> None:
    """PD-020: one pearl for each diver in turn; when all have one, they choose."""
    state.bag[move - PEARL] -= 1
    state.pearl[state.turn] = move - PEARL
    state.turn += 1
    if state.turn == state.seats:
        state.phase = CHOOSE
        state.turn = 0


# --- 2. keep or sell --------------------------------------------------------------------------------


def legal_choices(moves: Moves) -> None:
    """PD-021: one of the two."""
    moves.add(KEEP)
    moves.add(SELL)


def choose(state: Pearls, seat: int, move: int) -> None:
    """PD-021: hidden until the last choice is in."""
    state.choice[seat] = move
    if NONE in state.choice:
        state.turn = state.choice.index(NONE)
    else:
        reveal(state)


def reveal(state: Pearls) -> None:
    """PD-022: sold pearls are shown and paid, kept ones stay hidden; then the market opens."""
    for seat in range(state.seats):
        pearl = state.pearl[seat]
        if state.choice[seat] == SELL:
            state.sold[pearl] += 1
            state.coins[seat] += price(state, pearl)
        else:
            state.kept[seat][pearl] += 1
    state.pearl = [NONE] * state.seats
    state.choice = [NONE] * state.seats
    state.phase = MARKET
    state.turn = 0


def price(state: Pearls, pearl: int) -> int:
    """PD-022: its value, twice as much for the only seller."""
    return WORTH[pearl] * (2 if state.choice.count(SELL) == 1 else 1)


# --- 3. market --------------------------------------------------------------------------------------


def legal_purchases(state: Pearls, seat: int, moves: Moves) -> None:
    """PD-030: a lamp, if there are coins and room for it, or nothing."""
    if state.coins[seat] >= LAMP_COST and state.lamps[seat] < MOST_LAMPS:
        moves.add(BUY)
    moves.add(PASS)


def visit_market(state: Pearls, seat: int, move: int) -> None:
    """PD-030: pay and take; the last diver ends the round."""
    if move == BUY:
        state.coins[seat] -= LAMP_COST
        state.lamps[seat] += 1
    state.turn += 1
    if state.turn == state.seats:
        finish_round(state)


def finish_round(state: Pearls) -> None:
    """PD-011, PD-040: the next round, or the end."""
    state.turn = 0
    if state.round == state.rounds:
        state.phase = OVER
    else:
        state.round += 1
        state.phase = DIVE


# --- the end ----------------------------------------------------------------------------------------


def points(state: Pearls, seat: int, everything: bool) -> int:
    """PD-040: coins and lamps, and at the end what was kept."""
    total = state.coins[seat] + LAMP_POINTS * state.lamps[seat]
    if everything:
        total += sum(count * (WORTH[pearl] + KEPT_BONUS) for pearl, count in enumerate(state.kept[seat]))
    return total


def merits(state: Pearls) -> list[tuple[int, ...]]:
    """PD-041: most points, then most lamps."""
    return [(points(state, seat, everything=True), state.lamps[seat]) for seat in range(state.seats)]


def ranking(state: Pearls) -> list[int]:
    """PD-041: who is still equal shares the place."""
    return places(merits(state))


# --- why a move is not allowed ----------------------------------------------------------------------


def refusal(state: Pearls, seat: int, move: int) -> Refusal | None:
    """PD-010, PD-020, PD-040: the first reason against a move; None if there is none."""
    if seat != CHANCE and not 0 <= seat < state.seats:
        return Refusal("PD-010", "refusal-no-such-seat", {"seats": state.seats})
    if not 0 <= move < len(TABLE):
        return Refusal("PD-020", "refusal-unknown-move")
    if state.phase == OVER:
        return Refusal("PD-040", "refusal-over")
    if move < KEEP or seat == CHANCE:
        return refused_pearl(state, seat, move)
    if move < BUY:
        return refused_choice(state, seat)
    return refused_purchase(state, seat, move)


def refused_pearl(state: Pearls, seat: int, move: int) -> Refusal | None:
    """PD-020: pearls come from the bag alone, and only while all dive."""
    if seat != CHANCE or move >= KEEP or state.phase != DIVE:
        return Refusal("PD-020", "refusal-not-by-hand")
    if not state.bag[move - PEARL]:
        return Refusal("PD-020", "refusal-none-left", TABLE.facts(move))
    return None


def refused_choice(state: Pearls, seat: int) -> Refusal | None:
    """PD-021: once a round, after the dive."""
    if state.phase != CHOOSE:
        return Refusal("PD-021", "refusal-not-now")
    if state.choice[seat] != NONE:
        return Refusal("PD-021", "refusal-already-chosen")
    return None


def refused_purchase(state: Pearls, seat: int, move: int) -> Refusal | None:
    """PD-030: in turn, with the coins, and with room for a lamp."""
    if state.phase != MARKET:
        return Refusal("PD-030", "refusal-no-market")
    if seat != state.turn:
        return Refusal("PD-030", "refusal-turn", {"who": state.turn})
    if move == BUY and state.lamps[seat] >= MOST_LAMPS:
        return Refusal("PD-030", "refusal-lamps", {"most": MOST_LAMPS})
    if move == BUY and state.coins[seat] < LAMP_COST:
        return Refusal("PD-030", "refusal-coins", {"need": LAMP_COST, "have": state.coins[seat]})
    return None
