"""What is secret, from the rulebook alone: cards laid face down, until all have chosen (SD-025, SD-090)."""

from __future__ import annotations

from antilles.games.santo_domingo.state import SantoDomingo
from antilles.kernel.chance import Rng
from antilles.kernel.state import State


def scramble(state: State, seat: int | None, rng: Rng) -> State:
    """Every other player who has chosen lays other cards of their hand, as many as before."""
    assert isinstance(state, SantoDomingo)
    other = state.copy()
    waiting = state.actors()
    if len(waiting) == 0 or not any(not state.played[player] for player in waiting):
        return other
    for player in range(state.seats):
        if player != seat and player not in waiting:
            swap(other, player, rng)
    return other


def swap(state: SantoDomingo, player: int, rng: Rng) -> None:
    number = int(state.played[player]).bit_count()
    held = state.hand[player] | state.played[player]
    cards = [1 << bit for bit in range(8) if held >> bit & 1]
    laid = 0
    for _ in range(number):
        laid |= cards.pop(rng.below(len(cards)))
    state.played[player] = laid
    state.hand[player] = held & ~laid
