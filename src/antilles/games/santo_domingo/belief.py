"""States drawn from what a seat knows: only the sealed choices of the others are unknown."""

from antilles.games.santo_domingo import rules
from antilles.games.santo_domingo.moves import CARDS_OF
from antilles.games.santo_domingo.state import SantoDomingo
from antilles.kernel.native import i64, mypyc_attr
from antilles.kernel.rules import Belief, Moves, Rng


@mypyc_attr(acyclic=True)
class SantoDomingoBelief(Belief):
    """A state in which the seats of ``sealed`` still hold the cards they have laid face down."""

    known: SantoDomingo
    sealed: i64

    def __init__(self, known: SantoDomingo, sealed: i64) -> None:
        self.known = known
        self.sealed = sealed

    def draw(self, rng: Rng) -> SantoDomingo:
        """SD-090: any play the hand allows may lie there, all alike."""
        state = self.known.copy()
        moves = Moves()
        for seat in range(state.seats):
            if self.sealed >> seat & 1:
                moves.clear()
                rules.CHOOSE.legal(state, seat, moves)
                cards = CARDS_OF[moves.items[rng.below(moves.count)]]
                state.hand[seat] &= ~cards
                state.played[seat] = cards
        return state

    def draw_unsealed(self, rng: Rng) -> SantoDomingo:
        """SD-025: nobody has chosen yet."""
        state = self.known.copy()
        if self.sealed:
            state.asked = 0
            while state.played[state.asked]:
                state.asked += 1
        return state
