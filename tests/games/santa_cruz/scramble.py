"""What is secret in Santa Cruz, from the rulebook alone.

Objective cards are dealt face down and kept in hand; a bird token is looked at by its owner only; the new objective of
round 2 is seen by its owner only, and one objective goes back into the box face down. Everything else lies open.
"""

from __future__ import annotations

from antilles.games.santa_cruz.question import OVER
from antilles.games.santa_cruz.rounds import CHOOSE_SET, DEAL_SETS, DISCARD_ONE, NEW_OBJECTIVE
from antilles.games.santa_cruz.state import SantaCruz
from antilles.kernel.chance import Rng
from antilles.kernel.state import State

BEFORE_DISCARDS = (NEW_OBJECTIVE, CHOOSE_SET, DEAL_SETS)


def scramble(state: State, seat: int | None, rng: Rng) -> State:
    """All that is hidden from the seat goes back to the box and is dealt again, as much of it as before."""
    assert isinstance(state, SantaCruz)
    other = state.copy()
    hidden = [player for player in range(state.seats) if player != seat]
    if state.question is not OVER:
        deal_birds(other, hidden, rng)
    if state.round == 1:
        deal_hands(other, hidden, rng)
    else:
        deal_new_objectives(other, hidden, rng)
        discard_again(other, hidden, rng)
    return other


def deal_birds(state: SantaCruz, hidden: list[int], rng: Rng) -> None:
    values = len(state.birds_left)
    loose = [value for value in range(values) for _ in range(state.birds_left[value])]
    owned = dict.fromkeys(hidden, 0)
    for player in hidden:
        for value in range(values):
            loose += [value] * state.birds[player * values + value]
            owned[player] += state.birds[player * values + value]
            state.birds[player * values + value] = 0
    for player in hidden:
        for _ in range(owned[player]):
            state.birds[player * values + loose.pop(rng.below(len(loose)))] += 1
    for value in range(values):
        state.birds_left[value] = loose.count(value)


def cards(mask: int) -> list[int]:
    """The cards of a bit mask, each as its own bit."""
    return [1 << index for index in range(mask.bit_length()) if mask >> index & 1]


def deal_hands(state: SantaCruz, hidden: list[int], rng: Rng) -> None:
    loose = cards(state.deck)
    sizes = {player: len(cards(state.objectives[player])) for player in hidden}
    for player in hidden:
        loose += cards(state.objectives[player])
    for player in hidden:
        state.objectives[player] = sum(loose.pop(rng.below(len(loose))) for _ in range(sizes[player]))
    state.deck = sum(loose)


def deal_new_objectives(state: SantaCruz, hidden: list[int], rng: Rng) -> None:
    """A new objective that was played is known to all; another one may be any card not dealt in round 1."""
    secret = [player for player in hidden if state.fresh[player] and not state.fresh[player] & state.played[player]]
    loose = cards(state.deck) + [state.fresh[player] for player in secret]
    for player in secret:
        state.objectives[player] &= ~state.fresh[player]
        drawn = loose.pop(rng.below(len(loose)))
        if state.question not in (*BEFORE_DISCARDS, DISCARD_ONE) and state.discarded[player] != state.fresh[player]:
            state.objectives[player] |= drawn
        if state.discarded[player] == state.fresh[player]:
            state.discarded[player] = drawn
        state.fresh[player] = drawn
    state.deck = sum(loose)


def discard_again(state: SantaCruz, hidden: list[int], rng: Rng) -> None:
    """Whoever has discarded may have discarded any card that they have not played since."""
    for player in hidden:
        if state.discarded[player]:
            held = state.objectives[player] | state.discarded[player]
            held |= state.fresh[player] if state.question is DISCARD_ONE else 0
            choices = cards(held)
            state.discarded[player] = choices[rng.below(len(choices))]
            if state.question is not DISCARD_ONE:
                state.objectives[player] = held & ~state.discarded[player]
