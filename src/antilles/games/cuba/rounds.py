"""A round: it begins with the bills, and at its end cards, markers and special tiles go back."""

from antilles.games.cuba import components as c, moves as m, parliament, question as q
from antilles.games.cuba.state import Cuba
from antilles.kernel.rules import Final, i64


class BeginRound(q.Step):
    """CU-030."""

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        state.round += 1
        state.course.begin_round(state)


class RevealBills(q.Step):
    """CU-031: one card of each type, I to IV."""

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        state.count = 0
        state.question = DRAW_BILL


class DrawBill(q.DrawAlike):
    """DP-015, EP-151: an unseen card of the type."""

    def draws(self, state: Cuba) -> i64:
        return state.unseen[state.count] << state.count * c.LAWS_A_TYPE

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        number = (move - m.BILL) % c.LAWS_A_TYPE
        state.unseen[state.count] &= ~(i64(1) << number)
        state.bills[state.count] = number
        state.count += 1
        if state.count == len(c.TYPES):
            state.count = 0
            state.course.after_bills(state)


class EndActions(q.Step):
    """CU-045: a new start player, then parliament."""

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        state.start = new_start_player(state)
        state.question = parliament.OPEN_SESSION


def new_start_player(state: Cuba) -> i64:
    """CU-045, CU-215: the highest 4th card; of equals the one furthest clockwise from the old start player."""
    best = state.start
    for step in range(state.seats):
        seat = (state.start + step) % state.seats
        if c.VOTES[state.last_card[seat]] >= c.VOTES[state.last_card[best]]:
            best = seat
    return best


class CleanUp(q.Step):
    """CU-112: cards, markers and special tiles go back; pawns stay."""

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        state.markers = 0
        state.vote_tile = -1
        state.veto_tile = -1
        state.influence_tile = -1
        state.winner = -1
        state.bidders = 0
        state.passing = 0
        state.paid_tax = 0
        state.paid_duty = 0
        state.uses = c.NO_USES[:]
        for player in range(state.seats):
            state.hand[player] = c.ALL_CARDS
            state.sent[player] = 0
            state.last_card[player] = -1
            state.cubans[player] = 0
            state.bids[player] = -1
            state.promised[player] = 0
            state.votes[player] = 0
            state.due[player] = 0
        state.question = BEGIN_ROUND


BEGIN_ROUND: Final[BeginRound] = BeginRound("round")
REVEAL_BILLS: Final[RevealBills] = RevealBills("bills")
DRAW_BILL: Final[DrawBill] = DrawBill("draw_bill", m.BILL, len(c.LAWS))
END_ACTIONS: Final[EndActions] = EndActions("end_actions")
CLEAN_UP: Final[CleanUp] = CleanUp("clean_up")
