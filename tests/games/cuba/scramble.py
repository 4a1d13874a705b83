"""What is secret, from the rulebook alone: bids and the two cards of event 1, until all are in (CU-004, EP-102)."""

from __future__ import annotations

from antilles.games.cuba.events import SEND
from antilles.games.cuba.parliament import BID
from antilles.games.cuba.state import Cuba
from antilles.kernel.chance import Rng
from antilles.kernel.move import Moves
from antilles.kernel.state import State


def scramble(state: State, seat: int | None, rng: Rng) -> State:
    """Every other player who has chosen chooses again; the order of the piles is not stored anywhere."""
    assert isinstance(state, Cuba)
    other = state.copy()
    for player in range(state.seats):
        if player == seat or player in state.actors():
            continue
        if state.question is BID and state.bidders >> player & 1:
            other.bids[player] = -1
            moves = Moves()
            other.legal(player, moves)
            other.bids[player] = rng.below(moves.count)
        if state.question is SEND:
            first = rng.below(5)
            second = (first + 1 + rng.below(4)) % 5
            other.sent[player] = 1 << first | 1 << second
    return other
