"""The port: the delivery phase, round and round until all have passed or the ship is full."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from antilles.games.santiago_de_cuba.holdings import hand_in, owned
from antilles.games.santiago_de_cuba.moves import DELIVER, DELIVER_WOOD, PASS, lot
from antilles.games.santiago_de_cuba.ships import end_turn, lower_die, raise_value
from antilles.games.santiago_de_cuba.tables import DELIVERIES, GOOD_COUNT, HIGHEST_FACE, OVER, VALUE, WOOD, WOOD_VP
from antilles.kernel.move import Moves

if TYPE_CHECKING:
    from antilles.games.santiago_de_cuba.state import SantiagoDeCuba


def start_deliveries(state: SantiagoDeCuba) -> None:
    """SdC-080, SdC-081: all may deliver, the active player first."""
    state.passed = 0
    state.phase = DELIVERIES
    next_deliverer(state, state.turn)


def next_deliverer(state: SantiagoDeCuba, first: i64) -> None:
    """SdC-081, SdC-084, SdC-089: clockwise, round and round; who cannot deliver passes without being asked."""
    for step in range(state.seats):
        seat = (first + step) % state.seats
        if not state.passed >> seat & 1:
            if can_deliver(state, seat):
                state.asked = seat
                return
            state.passed |= i64(1) << seat
    all_passed(state)


def can_deliver(state: SantiagoDeCuba, seat: i64) -> bool:
    """SdC-082, SdC-090: a good in demand, or wood while anything is in demand."""
    for good in range(GOOD_COUNT):
        if state.dice[good] and (owned(state, seat, good) or owned(state, seat, WOOD)):
            return True
    return False


def legal_deliveries(state: SantiagoDeCuba, moves: Moves) -> None:
    """SdC-082, SdC-091, SdC-093: goods of one kind or wood for one die, up to the demand; or pass."""
    for good in range(GOOD_COUNT):
        for n in range(1, min(state.dice[good], owned(state, state.asked, good)) + 1):
            moves.add(DELIVER + lot(good, n))
    for good in range(GOOD_COUNT):
        for n in range(1, min(state.dice[good], owned(state, state.asked, WOOD)) + 1):
            moves.add(DELIVER_WOOD + lot(good, n))
    moves.add(PASS)


def deliver_or_pass(state: SantiagoDeCuba, seat: i64, move: i64) -> None:
    """SdC-081: one delivery, or out for the rest of the phase; then the next player."""
    if move == PASS:
        state.passed |= i64(1) << seat
    elif move < DELIVER_WOOD:
        deliver(state, seat, (move - DELIVER) // HIGHEST_FACE, (move - DELIVER) % HIGHEST_FACE + 1)
    else:
        deliver_wood(state, seat, (move - DELIVER_WOOD) // HIGHEST_FACE, (move - DELIVER_WOOD) % HIGHEST_FACE + 1)
    if state.phase == OVER:
        return
    if state.sailed:
        end_deliveries(state)
    else:
        next_deliverer(state, (seat + 1) % state.seats)


def deliver(state: SantiagoDeCuba, seat: i64, good: i64, n: i64) -> None:
    """SdC-083, SdC-085, SdC-087: the flag's value for each piece; the last one sends the ship off."""
    hand_in(state, seat, good, n)
    state.vp[seat] += n * VALUE[state.flag]
    lower_die(state, good, n)


def deliver_wood(state: SantiagoDeCuba, seat: i64, good: i64, n: i64) -> None:
    """SdC-091, SdC-092: wood alone, in place of one kind, 1 VP a piece whatever the flag."""
    hand_in(state, seat, WOOD, n)
    state.vp[seat] += n * WOOD_VP
    lower_die(state, good, n)


def all_passed(state: SantiagoDeCuba) -> None:
    """SdC-086: the ship stays and the value rises; from the last value the ship leaves."""
    raise_value(state)
    if state.phase != OVER:
        end_deliveries(state)


def end_deliveries(state: SantiagoDeCuba) -> None:
    """SdC-088: no broker, no building."""
    state.passed = 0
    end_turn(state)
