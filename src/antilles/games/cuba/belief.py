"""States drawn from what a seat knows: only sealed bids and sealed delegates of the others are unknown."""

from antilles.games.cuba.events import SEND
from antilles.games.cuba.moves import CARDS_MASK
from antilles.games.cuba.parliament import BID, most_votes
from antilles.games.cuba.state import Cuba
from antilles.kernel.native import i64, mypyc_attr
from antilles.kernel.rules import Belief, Rng


@mypyc_attr(acyclic=True)
class CubaBelief(Belief):
    """A state in which the choices of the seats of ``sealed`` are still open, though they have been made."""

    known: Cuba
    sealed: i64

    def __init__(self, known: Cuba, sealed: i64) -> None:
        self.known = known
        self.sealed = sealed

    def draw(self, rng: Rng) -> Cuba:
        """CU-004: whatever the rules let a seat choose may lie there, all alike."""
        state = self.known.copy()
        for seat in range(state.seats):
            if self.sealed >> seat & 1:
                if state.question is BID:
                    state.bids[seat] = rng.below(most_votes(state, seat) + 1)
                elif state.question is SEND:
                    state.sent[seat] = CARDS_MASK[rng.below(len(CARDS_MASK))]
        return state

    def draw_unsealed(self, rng: Rng) -> Cuba:
        """DP-001: nobody has bid or chosen yet."""
        state = self.known.copy()
        if self.sealed:
            state.asked = state.actors()[0]
        return state
