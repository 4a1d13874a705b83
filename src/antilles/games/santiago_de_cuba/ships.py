"""The ships: demand and value marker, departures, the end of a turn and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from antilles.games.santiago_de_cuba.holdings import hand_in, owned, pieces
from antilles.games.santiago_de_cuba.moves import ROLL
from antilles.games.santiago_de_cuba.tables import (
    CAR,
    CHEQUERED,
    DEMAND,
    FACE_WEIGHTS,
    FINAL_PIECES,
    GOOD_COUNT,
    HIGHEST_FACE,
    KIND_COUNT,
    NONE,
    OVER,
    OWNER_VP,
    ROLLING,
    SHIPS,
)
from antilles.kernel.move import Moves

if TYPE_CHECKING:
    from antilles.games.santiago_de_cuba.state import SantiagoDeCuba

# --- a new demand -----------------------------------------------------------------------------------


def start_roll(state: SantiagoDeCuba) -> None:
    """SdC-028, SdC-132, SdC-133: the active player rolls all five dice, one after the other."""
    clear_dice(state)
    state.space = 0
    state.asked = state.turn
    state.phase = ROLLING


def clear_dice(state: SantiagoDeCuba) -> None:
    state.aside = NONE
    for good in range(GOOD_COUNT):
        state.dice[good] = 0


def legal_rolls(state: SantiagoDeCuba, moves: Moves) -> None:
    """SdC-007: the numbers on the next die."""
    first = state.space * (HIGHEST_FACE + 1)
    for face in range(HIGHEST_FACE + 1):
        if FACE_WEIGHTS[first + face]:
            moves.add(ROLL + first + face)


def roll_odds(state: SantiagoDeCuba, weights: Moves) -> None:
    """SdC-007: as many as faces show the number."""
    first = state.space * (HIGHEST_FACE + 1)
    for face in range(HIGHEST_FACE + 1):
        if FACE_WEIGHTS[first + face]:
            weights.add(FACE_WEIGHTS[first + face])


def roll(state: SantiagoDeCuba, face: i64) -> None:
    """SdC-028: after the fifth die the roller chooses."""
    state.dice[state.space] = face
    state.space += 1
    if state.space == GOOD_COUNT:
        state.space = 0
        state.phase = DEMAND


def exclude(state: SantiagoDeCuba, good: i64) -> None:
    """SdC-028, SdC-029, SdC-132, SdC-134: one die is put aside, the four others go on the ship unchanged."""
    set_aside(state, good)
    if not is_full(state):
        next_turn(state)
    elif state.reroll:
        start_roll(state)
    else:
        depart(state)
        if state.phase != OVER:
            start_roll(state)


def set_aside(state: SantiagoDeCuba, good: i64) -> None:
    """SdC-028: the good of the fifth die is not in demand, whatever it shows."""
    state.dice[good] = 0
    state.aside = good
    state.sailed = False


# --- the ship in port -------------------------------------------------------------------------------


def is_full(state: SantiagoDeCuba) -> bool:
    """SdC-085, SdC-130: all dice show 0."""
    for good in range(GOOD_COUNT):
        if state.dice[good]:
            return False
    return True


def raise_value(state: SantiagoDeCuba) -> None:
    """SdC-043, SdC-086, SdC-119: one flag to the right; on the chequered flag the ship leaves."""
    state.flag += 1
    if state.flag == CHEQUERED:
        depart(state)


def lower_value(state: SantiagoDeCuba) -> None:
    """SdC-119: one flag to the left."""
    state.flag -= 1


def lower_die(state: SantiagoDeCuba, good: i64, n: i64) -> None:
    """SdC-083, SdC-130: turn a die down; a ship whose dice all show 0 leaves at once."""
    state.dice[good] -= n
    if is_full(state):
        depart(state)


def depart(state: SantiagoDeCuba) -> None:
    """SdC-131, SdC-135, SdC-140: the next ship enters at the lowest value and without dice, so it stays for this turn;
    after the seventh none enters.
    """
    if state.ship == SHIPS:
        finish(state)
        return
    state.ship += 1
    state.flag = 0
    state.sailed = True
    clear_dice(state)


# --- the end of a turn ------------------------------------------------------------------------------


def end_turn(state: SantiagoDeCuba) -> None:
    """SdC-033: the owner's point, the new demand if a ship has left, then the next player."""
    state.asked = state.turn
    pay_owner(state)
    if state.sailed:
        start_roll(state)
    else:
        next_turn(state)


def pay_owner(state: SantiagoDeCuba) -> None:
    """SdC-108: 1 VP for the owner of the building under the active player's broker."""
    owner = owner_of(state, state.broker[state.turn])
    if owner not in (NONE, state.turn) and (state.moved or not state.owner_needs_move):
        state.vp[owner] += OWNER_VP


def owner_of(state: SantiagoDeCuba, building: i64) -> i64:
    """The seat whose marker lies on the building, or NONE."""
    if building != NONE:
        for seat in range(state.seats):
            if state.deeds[seat] >> building & 1:
                return seat
    return NONE


def next_turn(state: SantiagoDeCuba) -> None:
    """SdC-030: clockwise; after the first demand that is the start player."""
    state.turn = (state.turn + 1) % state.seats
    state.asked = state.turn
    state.moved = False
    state.phase = CAR


# --- the end of the game ----------------------------------------------------------------------------


def finish(state: SantiagoDeCuba) -> None:
    """SdC-140, SdC-141: nothing more happens but the conversion, three pieces of any kind for 1 VP."""
    for seat in range(state.seats):
        lots = pieces(state, seat) // FINAL_PIECES
        state.vp[seat] += lots
        return_pieces(state, seat, lots * FINAL_PIECES)
    state.asked = state.turn
    state.phase = OVER


def return_pieces(state: SantiagoDeCuba, seat: i64, n: i64) -> None:
    """SdC-141: which kinds are left does not matter."""
    for kind in range(KIND_COUNT):
        returned = min(n, owned(state, seat, kind))
        hand_in(state, seat, kind, returned)
        n -= returned
