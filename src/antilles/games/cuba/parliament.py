"""Parliament: veto, bids, the vote, the new laws."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from antilles.games.cuba import laws, stock
from antilles.games.cuba.effects import EFFECTS, TOWN_HALL_VOTES
from antilles.games.cuba.moves import DONE, ENACTED, OFFER, PAIR_MASK, VETOED
from antilles.games.cuba.tables import (
    BID,
    COUNT_VOTES,
    ENACT,
    INFLUENCE_TILES,
    MOST_BID,
    PASS,
    TAXES,
    TILES,
    VETO,
    VOTES_OF,
    count_bits,
)
from antilles.kernel.move import Moves

if TYPE_CHECKING:
    from antilles.games.cuba.state import Cuba

# --- veto -------------------------------------------------------------------------------------------


def open_session(state: Cuba) -> None:
    """CU-096: who holds the veto tile decides first, in the open."""
    if state.veto_tile >= 0:
        state.turn = state.veto_tile
        state.phase = VETO
    else:
        state.course.before_bids(state)


def legal_vetoes(state: Cuba, moves: Moves) -> None:
    """DP-140: one of the bills, or none."""
    for kind in range(4):
        if state.bills[kind]:
            moves.add(VETOED + kind)
    moves.add(DONE)


def veto(state: Cuba, move: i64) -> None:
    """CU-096: the bill leaves before any bid."""
    if move != DONE:
        state.bills[move - VETOED] = 0
    state.course.before_bids(state)


# --- bids -------------------------------------------------------------------------------------------


def delegate_votes(state: Cuba, seat: i64) -> i64:
    """CU-041, CU-090, CU-207, EP-103: the card that was not played, or both cards of event 1."""
    return VOTES_OF[state.hand[seat] | state.sent[seat]]


def ask_bids(state: Cuba) -> None:
    """CU-090, CU-091: card votes and the vote tile; then all bid secretly at the same time."""
    for seat in range(state.seats):
        state.votes[seat] = delegate_votes(state, seat)
        state.promised[seat] = 0
    if state.vote_tile >= 0:
        state.votes[state.vote_tile] += TOWN_HALL_VOTES
    state.count = 0
    open_bids(state, (i64(1) << state.seats) - 1)


def open_bids(state: Cuba, bidders: i64) -> None:
    state.bidders = bidders
    for seat in range(state.seats):
        state.bids[seat] = -1
    state.phase = BID
    state.turn = next_bidder(state)


def next_bidder(state: Cuba) -> i64:
    """The lowest seat that has not bid yet; -1 when all are in."""
    for seat in range(state.seats):
        if state.bidders >> seat & 1 and state.bids[seat] < 0:
            return seat
    return -1


def most_votes(state: Cuba, seat: i64) -> i64:
    """CU-091, CU-092, CU-212: what the money buys; unless all pay, the first bid stays promised."""
    price = laws.vote_price(state)
    pesos = state.pesos[seat]
    if not state.switches.all_pay_bids:
        pesos -= state.promised[seat] * price
    votes = pesos // price
    return min(MOST_BID, votes)


def legal_bids(state: Cuba, seat: i64, moves: Moves) -> None:
    """DP-142, DP-143."""
    for votes in range(most_votes(state, seat) + 1):
        moves.add(OFFER + votes)


def bid(state: Cuba, seat: i64, move: i64) -> None:
    """CU-091: shown together when the last one is in."""
    state.bids[seat] = move - OFFER
    following = next_bidder(state)
    if following < 0:
        state.phase = COUNT_VOTES
    else:
        state.turn = following


# --- the vote ---------------------------------------------------------------------------------------


def count_votes(state: Cuba) -> None:
    """CU-092, CU-093: pay, add up; a tie is bid for once more, then the seat next to the start player wins."""
    second = state.count == 1
    price = laws.vote_price(state)
    for seat in range(state.seats):
        if state.bids[seat] > 0:
            state.votes[seat] += state.bids[seat]
            state.promised[seat] += state.bids[seat]
            if state.switches.all_pay_bids:
                state.pesos[seat] -= state.bids[seat] * price
        state.bids[seat] = -1
    tied = leaders(state)
    if count_bits(tied) > 1 and not second:
        state.count = 1
        open_bids(state, tied)
        return
    state.winner = first_clockwise(state, tied)
    if not state.switches.all_pay_bids:
        state.pesos[state.winner] -= state.promised[state.winner] * price
    state.count = 0
    state.turn = state.winner
    state.phase = PASS


def leaders(state: Cuba) -> i64:
    """Seats with the most votes, as bits."""
    best: i64 = -1
    mask: i64 = 0
    for seat in range(state.seats):
        if state.votes[seat] > best:
            best = state.votes[seat]
            mask = 0
        if state.votes[seat] == best:
            mask |= i64(1) << seat
    return mask


def first_clockwise(state: Cuba, seats: i64) -> i64:
    """CU-093, DP-005: counted from the start player, who comes first."""
    for step in range(state.seats):
        seat = (state.start + step) % state.seats
        if seats >> seat & 1:
            return seat
    return state.start


def legal_passes(state: Cuba, moves: Moves) -> None:
    """CU-094, DP-145: any two of the bills that are left."""
    for pair in range(len(PAIR_MASK)):
        if PAIR_MASK[pair] & bills_left(state) == PAIR_MASK[pair]:
            moves.add(ENACTED + pair)


def bills_left(state: Cuba) -> i64:
    """Types that still have a bill, as bits."""
    mask: i64 = 0
    for kind in range(4):
        if state.bills[kind]:
            mask |= i64(1) << kind
    return mask


def choose_laws(state: Cuba, move: i64) -> None:
    """CU-094, CU-208: exactly two become law."""
    state.passing = PAIR_MASK[move - ENACTED]
    state.phase = ENACT


def enact(state: Cuba) -> None:
    """CU-095, EP-056, EP-108: all new laws take their slots at once; then the newspaper is paid."""
    rejected = state.influence >= 0 and not state.passing >> state.influence & 1
    for kind in range(4):
        if state.passing >> kind & 1:
            state.laws[kind] = state.bills[kind]
        state.bills[kind] = 0
    if rejected and state.influence_tile >= 0:
        pay_newspaper(state, state.influence_tile)
    state.influence = -1
    state.phase = TAXES
    state.count = 0


def pay_newspaper(state: Cuba, seat: i64) -> None:
    """EP-056, EP-107, EP-150: the bill with the influence tile did not become law."""
    for tile in range(TILES):
        if INFLUENCE_TILES >> tile & 1:
            stock.score_vp(state, seat, EFFECTS[tile].vp)
            state.pesos[seat] += EFFECTS[tile].pesos
            return
