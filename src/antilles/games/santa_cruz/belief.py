"""States drawn from what a seat knows: objectives, discards and birds of others, as shuffling would deal them."""

from antilles.games.santa_cruz.building import birds_in_supply, token
from antilles.games.santa_cruz.state import SantaCruz
from antilles.kernel.rules import Belief, Rng, count_bits, i64, mypyc_attr, nth_bit, vec


@mypyc_attr(acyclic=True)
class SantaCruzBelief(Belief):
    """A state without the secrets of others, and how many of which kind each of them has.

    ``known.deck`` holds all objectives whose place the seat does not know, ``known.birds_left`` all tokens whose
    owner it does not know.
    """

    def __init__(
        self, known: SantaCruz, hidden_hand: vec[i64], hidden_fresh: i64, hidden_discard: i64, hidden_birds: vec[i64]
    ) -> None:
        self.known = known
        self.hidden_hand = hidden_hand  # objectives of round 1 that are dealt and unknown, by seat
        self.hidden_fresh = hidden_fresh  # seats whose new objective is unknown, as bits
        self.hidden_discard = hidden_discard  # seats whose discard is unknown and already out of their hand, as bits
        self.hidden_birds = hidden_birds  # tokens of unknown value, by seat

    def draw(self, rng: Rng) -> SantaCruz:
        """All worlds the seat cannot tell apart, each as likely as shuffling makes it."""
        state = self.known.copy()
        for seat in range(state.seats):
            for _card in range(self.hidden_hand[seat]):
                state.objectives[seat] |= take_objective(state, rng)
            if self.hidden_fresh >> seat & 1:
                state.fresh[seat] = take_objective(state, rng)
            if self.hidden_discard >> seat & 1:
                hide_discard(state, seat, rng)
            for _bird in range(self.hidden_birds[seat]):
                value = token(state, rng.below(birds_in_supply(state)))
                state.birds_left[value] -= 1
                state.birds[seat * i64(len(state.birds_left)) + value] += 1
        return state


def take_objective(state: SantaCruz, rng: Rng) -> i64:
    """One of the objectives left, all alike."""
    objective = nth_bit(state.deck, rng.below(count_bits(state.deck)))
    state.deck &= ~objective
    return objective


def hide_discard(state: SantaCruz, seat: i64, rng: Rng) -> None:
    """SC-168: one of the objectives that were not played went back into the box, whichever it was."""
    rest = (state.objectives[seat] | state.fresh[seat]) & ~state.played[seat]
    state.discarded[seat] = nth_bit(rest, rng.below(count_bits(rest)))
    state.objectives[seat] = rest & ~state.discarded[seat]
