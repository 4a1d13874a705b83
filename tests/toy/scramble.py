"""What is secret in Pearl Divers, from its rules alone: pearls in hand, kept pearls, choices on their way."""

from __future__ import annotations

from antilles.kernel.chance import Rng
from antilles.kernel.state import State
from tests.toy.moves import KEEP, NONE, SELL
from tests.toy.state import Pearls


def scramble(state: State, seat: int | None, rng: Rng) -> State:
    """PD-020, PD-021, PD-022: all hidden pearls go back into the bag and are dealt again; choices are made again."""
    assert isinstance(state, Pearls)
    other = state.copy()
    assert isinstance(other, Pearls)
    if state.over():
        return other
    hidden = [diver for diver in range(state.seats) if diver != seat]
    loose = [pearl for pearl, count in enumerate(other.bag) for _ in range(count)]
    for diver in hidden:
        loose += [pearl for pearl, count in enumerate(other.kept[diver]) for _ in range(count)]
        loose += [other.pearl[diver]] * (other.pearl[diver] != NONE)
    for diver in hidden:
        kept = sum(other.kept[diver])
        other.kept[diver] = [0] * len(other.bag)
        for _ in range(kept):
            other.kept[diver][loose.pop(rng.below(len(loose)))] += 1
        if other.pearl[diver] != NONE:
            other.pearl[diver] = loose.pop(rng.below(len(loose)))
        if other.choice[diver] != NONE:
            other.choice[diver] = (KEEP, SELL)[rng.below(2)]
    other.bag = [loose.count(pearl) for pearl in range(len(other.bag))]
    return other
