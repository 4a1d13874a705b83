"""El Presidente's avenue: its tiles and Cubans at set-up, and the cards laid anew every round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from antilles.games.cuba import events, rules
from antilles.games.cuba.moves import (
    LAY,
    REMOVE,
    REPLACE,
)
from antilles.games.cuba.tables import (
    BASE_TILES,
    BILLS,
    DANCER,
    DONKEY,
    DONKEYS,
    DRAW_CUBAN,
    DRAW_MISSING,
    DRAW_REMOVED,
    NEW_TILES,
    SPACES,
    TILES,
    count_bits,
)
from antilles.kernel.move import Moves

if TYPE_CHECKING:
    from antilles.games.cuba.state import Cuba


def legal_draws(state: Cuba, moves: Moves) -> None:
    """DP-011 … DP-013."""
    if state.phase == DRAW_REMOVED:
        for tile in range(1, TILES):
            if can_leave(state, tile):
                moves.add(REMOVE + tile)
    elif state.phase == DRAW_MISSING:
        for cuban in range(DANCER + 1, DONKEY):
            if not state.missing >> cuban & 1:
                moves.add(REPLACE + cuban - 1)
    else:
        for cuban in range(1, DONKEY):
            if can_lay(state, cuban):
                moves.add(LAY + cuban - 1)
        if donkeys_left(state):
            moves.add(LAY + DONKEY - 1)


def draw(state: Cuba, move: i64) -> None:
    if state.phase == DRAW_REMOVED:
        remove_tile(state, move)
    elif state.phase == DRAW_MISSING:
        replace_cuban(state, move)
    else:
        lay_card(state, move)


def can_leave(state: Cuba, tile: i64) -> bool:
    """EP-004: base buildings only."""
    return BASE_TILES[tile] > 0 and state.available[tile] > 0


def remove_tile(state: Cuba, move: i64) -> None:
    """EP-004: as many base buildings leave, one by one, as new ones have come."""
    state.available[move - REMOVE] -= 1
    state.count += 1
    new: i64 = 0
    for copies in NEW_TILES:
        new += copies
    if state.count == new:
        state.count = 0
        replace_cubans(state)


def replace_cubans(state: Cuba) -> None:
    """EP-003, EP-101: the Cubans that donkeys replace, the dancer never."""
    state.missing = 0
    if DONKEYS[state.seats]:
        state.phase = DRAW_MISSING
    else:
        lay_avenue(state)


def replace_cuban(state: Cuba, move: i64) -> None:
    state.missing |= i64(1) << move - REPLACE + 1
    if count_bits(state.missing) == DONKEYS[state.seats]:
        lay_avenue(state)


def lay_avenue(state: Cuba) -> None:
    """EP-003, EP-033: one card on each space, 1 to 6."""
    for space in range(SPACES):
        state.avenue[space] = 0
    state.count = 0
    state.phase = DRAW_CUBAN


def can_lay(state: Cuba, cuban: i64) -> bool:
    return not state.missing >> cuban & 1 and space_of(state, cuban) < 0


def donkeys_left(state: Cuba) -> i64:
    left = DONKEYS[state.seats]
    for card in state.avenue:
        if card == DONKEY:
            left -= 1
    return left


def lay_card(state: Cuba, move: i64) -> None:
    state.avenue[state.count] = move - LAY + 1
    state.count += 1
    if state.count < SPACES:
        return
    state.count = 0
    if state.round:
        after_avenue(state)
    else:
        rules.draw_first_ships(state)


def after_avenue(state: Cuba) -> None:
    """EP-102: the cards of event 1 are chosen before the bills."""
    if events.two_delegates(state) and state.switches.send_before_bills:
        events.ask_delegates(state)
    else:
        state.phase = BILLS


def space_of(state: Cuba, cuban: i64) -> i64:
    """The space (0 to 5) on which a card lies; -1 for none."""
    for space in range(SPACES):
        if state.avenue[space] == cuban:
            return space
    return -1
