"""Parliament: veto, bids, the vote, new laws."""

from antilles.games.cuba import components as c, laws, question as q, statutes, stock
from antilles.games.cuba.moves import DONE, ENACTED, OFFER, PAIR_MASK, VETOED
from antilles.games.cuba.state import Cuba
from antilles.kernel.rules import Facts, Final, Moves, Reason, Rng, filled, i64, lowest


# --- veto -------------------------------------------------------------------------------------------
class OpenSession(q.Step):
    """CU-096: who holds the veto tile decides first, in the open."""

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        if state.veto_tile >= 0:
            state.asked = state.veto_tile
            state.question = VETO
        else:
            state.course.before_bids(state)


NO_BILL_TO_VETO: Final = Reason("CU-096", "refusal-no-bill", lambda state, seat, move: {"type": c.TYPES[move - VETOED]})


class Veto(q.Ask):
    """CU-096, DP-140: one of the bills leaves before any bid, or none."""

    def objection(self, state: Cuba, seat: i64, move: i64) -> Reason | None:
        return None if state.bills[move - VETOED] else NO_BILL_TO_VETO

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        if move != DONE:
            state.bills[move - VETOED] = 0
        state.course.before_bids(state)


# --- bids -------------------------------------------------------------------------------------------
def ask_bids(state: Cuba) -> None:
    """CU-090, CU-091: card votes and the vote tile; then all bid secretly at the same time."""
    for seat in range(state.seats):
        state.votes[seat] = stock.delegate_votes(state, seat)
        state.promised[seat] = 0
    if state.vote_tile >= 0:
        state.votes[state.vote_tile] += c.TOWN_HALL_VOTES
    state.count = 0
    open_bids(state, (i64(1) << state.seats) - 1)


def open_bids(state: Cuba, bidders: i64) -> None:
    state.bidders = bidders
    for seat in range(state.seats):
        state.bids[seat] = -1
    state.question = BID
    state.asked = next_bidder(state)


def next_bidder(state: Cuba) -> i64:
    """The lowest seat that has not bid yet; -1 when all are in."""
    for seat in range(state.seats):
        if is_bidding(state, seat):
            return seat
    return -1


def is_bidding(state: Cuba, seat: i64) -> bool:
    return state.bidders >> seat & 1 != 0 and state.bids[seat] < 0


def most_votes(state: Cuba, seat: i64) -> i64:
    """CU-091, CU-092, CU-212, CU-225: what the money buys; unless all pay, the first bid stays promised."""
    price = laws.vote_price(state)
    pesos = state.pesos[seat]
    if not state.switches.all_pay_bids:
        pesos -= state.promised[seat] * price
    votes = pesos // price
    return min(c.MOST_BID, votes)


def money(state: Cuba, seat: int, move: int) -> Facts:
    need = (move - OFFER) * laws.vote_price(state)
    return {"need": need, "have": state.pesos[seat], "most": most_votes(state, seat)}


NOT_TIED: Final = Reason("CU-093", "refusal-not-tied")
ALREADY_CHOSEN: Final = Reason("DP-001", "refusal-already-chosen")
TOO_MANY_VOTES: Final = Reason("CU-091", "refusal-bid", money)


class Bid(q.Ask):
    """CU-091, DP-142, DP-143: all at the same time, secretly; shown together when the last one is in."""

    def against(self, state: Cuba, seat: i64, move: i64) -> Reason | None:
        """CU-091, CU-093, CU-212: not among the tied, already in, or more than the money buys."""
        if not state.bidders >> max(0, seat) & 1:
            return NOT_TIED
        if seat < 0:
            return q.NOT_YOUR_TURN
        if state.bids[seat] >= 0:
            return ALREADY_CHOSEN
        if not self.first <= move < self.end:
            return self.other_question
        return None if move - OFFER <= most_votes(state, seat) else TOO_MANY_VOTES

    def legal(self, state: Cuba, seat: i64, moves: Moves) -> None:
        if 0 <= seat < state.seats and is_bidding(state, seat):
            for votes in range(most_votes(state, seat) + 1):
                moves.add(OFFER + votes)

    def pick(self, state: Cuba, seat: i64, rng: Rng, moves: Moves, weights: Moves) -> i64:
        return OFFER + rng.below(most_votes(state, seat) + 1)

    def seal(self, state: Cuba, seat: i64, move: i64) -> None:
        state.bids[seat] = move - OFFER

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        self.seal(state, seat, move)
        following = next_bidder(state)
        if following < 0:
            state.question = COUNT_VOTES
        else:
            state.asked = following

    def actors(self, state: Cuba) -> list[int]:
        return [seat for seat in range(state.seats) if is_bidding(state, seat)]

    def audience(self, state: Cuba, seat: i64, move: i64) -> i64:
        """CU-004: a bid is secret until all are in."""
        return i64(1) << seat


# --- the vote ---------------------------------------------------------------------------------------
class CountVotes(q.Step):
    """CU-092, CU-093: pay, add up; a tie is bid for once more, then the seat next to the start player wins."""

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        second = state.count == 1
        price = laws.vote_price(state)
        add_bids(state, price)
        tied = leaders(state)
        if tied & (tied - 1) and not second:
            state.count = 1
            open_bids(state, tied)
            return
        state.winner = first_clockwise(state, tied)
        if not state.switches.all_pay_bids:
            state.pesos[state.winner] -= state.promised[state.winner] * price
        state.count = 0
        state.asked = state.winner
        state.question = PASS


def add_bids(state: Cuba, price: i64) -> None:
    """CU-092: votes bought count, and by the switch everybody pays for them."""
    for seat in range(state.seats):
        if state.bids[seat] > 0:
            state.votes[seat] += state.bids[seat]
            state.promised[seat] += state.bids[seat]
            if state.switches.all_pay_bids:
                state.pesos[seat] -= state.bids[seat] * price
        state.bids[seat] = -1


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


def bills_left(state: Cuba) -> i64:
    """Types that still have a bill, as bits."""
    return filled(state.bills, 0, 4)


NO_BILL: Final = Reason(
    "CU-096",
    "refusal-no-bill",
    lambda state, seat, move: {"type": c.TYPES[lowest(PAIR_MASK[move - ENACTED] & ~bills_left(state))]},
)


class Pass(q.Ask):
    """CU-094, CU-208, DP-145: exactly two of the bills that are left become law."""

    def objection(self, state: Cuba, seat: i64, move: i64) -> Reason | None:
        return NO_BILL if PAIR_MASK[move - ENACTED] & ~bills_left(state) else None

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        state.passing = PAIR_MASK[move - ENACTED]
        state.question = ENACT


class Enact(q.Step):
    """CU-095, EP-056, EP-108: all new laws take their slots at once; then the newspaper is paid."""

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        rejected = state.influence >= 0 and not state.passing >> state.influence & 1
        for kind in range(4):
            if state.passing >> kind & 1:
                state.laws[kind] = state.bills[kind]
            state.bills[kind] = 0
        if rejected and state.influence_tile >= 0:
            pay_newspaper(state, state.influence_tile)
        state.influence = -1
        state.question = statutes.TAXES
        state.count = 0


def pay_newspaper(state: Cuba, seat: i64) -> None:
    """EP-056, EP-107, EP-150: the bill with the influence tile did not become law."""
    tile = lowest(c.INFLUENCE_TILES)
    stock.score_vp(state, seat, c.TILE_VP[tile])
    state.pesos[seat] += c.TILE_PESOS[tile]


OPEN_SESSION: Final[OpenSession] = OpenSession("parliament")
VETO: Final[Veto] = Veto("veto", "DP-140", VETOED, len(c.TYPES), may_stop=True)
BID: Final[Bid] = Bid("bid", "DP-142", OFFER, c.MOST_BID + 1)
COUNT_VOTES: Final[CountVotes] = CountVotes("count_votes")
PASS: Final[Pass] = Pass("pass", "DP-145", ENACTED, len(PAIR_MASK))
ENACT: Final[Enact] = Enact("enact")
