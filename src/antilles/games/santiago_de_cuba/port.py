"""The port: the delivery phase, round and round until all have passed or the ship is full."""

from antilles.games.santiago_de_cuba import components as c, holdings, moves as m, questions as q
from antilles.games.santiago_de_cuba.ships import OVER, against_no_demand, end_turn, lower_die, raise_value
from antilles.games.santiago_de_cuba.state import SantiagoDeCuba
from antilles.kernel.rules import Final, Moves, Reason, i64


def start_deliveries(state: SantiagoDeCuba) -> None:
    """SdC-080, SdC-081: all may deliver, the active player first."""
    state.passed = 0
    state.question = DELIVERIES
    next_deliverer(state, state.turn)


def next_deliverer(state: SantiagoDeCuba, first: i64) -> None:
    """SdC-081, SdC-084, SdC-086, SdC-089: clockwise, round and round; who cannot deliver passes without being asked."""
    for step in range(state.seats):
        seat = (first + step) % state.seats
        if not state.passed >> seat & 1:
            if can_deliver(state, seat):
                state.asked = seat
                return
            state.passed |= i64(1) << seat
    raise_value(state)  # SdC-086: all have passed, the ship stays and the value rises; from the last value it leaves
    if state.question is not OVER:
        end_deliveries(state)


def can_deliver(state: SantiagoDeCuba, seat: i64) -> bool:
    """SdC-082, SdC-090: a good in demand, or wood while anything is in demand."""
    for good in range(c.GOOD_COUNT):
        if state.dice[good] and (holdings.owned(state, seat, good) or holdings.owned(state, seat, c.WOOD)):
            return True
    return False


class Deliveries(q.Decision):
    """SdC-082, SdC-091, SdC-093: goods of one kind or wood for one die, up to the demand; or pass."""

    def against_other(self) -> Reason:
        return OTHER_DELIVERS

    def against_answer(self, state: SantiagoDeCuba, seat: i64, move: i64) -> Reason | None:
        """SdC-082, SdC-090, SdC-091: demand first, then the player's own stock."""
        if not m.DELIVER <= move <= m.PASS:
            return FIRST_DELIVER
        if move == m.PASS:
            return None
        good, n, wooden = good_of(move), number_of(move), move >= m.DELIVER_WOOD
        if not state.dice[good]:
            return against_no_demand(state, NO_DEMAND_FOR_WOOD if wooden else NO_DEMAND)
        if n > state.dice[good]:
            return LESS_WOOD if wooden else LESS_DEMAND
        if holdings.owned(state, seat, c.WOOD if wooden else good) < n:
            return TOO_LITTLE_WOOD if wooden else TOO_FEW_GOODS
        return None

    def legal(self, state: SantiagoDeCuba, seat: i64, moves: Moves) -> None:
        """As far as die and stock go, instead of all numbers for all dice."""
        if seat != state.asked:
            return
        for good in range(c.GOOD_COUNT):
            for n in range(1, min(state.dice[good], holdings.owned(state, seat, good)) + 1):
                moves.add(m.DELIVER + m.lot(good, n))
        for good in range(c.GOOD_COUNT):
            for n in range(1, min(state.dice[good], holdings.owned(state, seat, c.WOOD)) + 1):
                moves.add(m.DELIVER_WOOD + m.lot(good, n))
        moves.add(m.PASS)

    def answer(self, state: SantiagoDeCuba, seat: i64, move: i64) -> None:
        """SdC-081: one delivery, or out for the rest of the phase; then the next player."""
        if move == m.PASS:
            state.passed |= i64(1) << seat
        elif move < m.DELIVER_WOOD:
            deliver(state, seat, good_of(move), number_of(move))
        else:
            deliver_wood(state, seat, good_of(move), number_of(move))
        if state.question is OVER:
            return
        if state.sailed:
            end_deliveries(state)
        else:
            next_deliverer(state, (seat + 1) % state.seats)


def place_of(move: i64) -> i64:
    return move - (m.DELIVER_WOOD if move >= m.DELIVER_WOOD else m.DELIVER)


def good_of(move: i64) -> i64:
    """The good of the die that a delivery lowers."""
    return place_of(move) // c.HIGHEST_FACE


def number_of(move: i64) -> i64:
    return place_of(move) % c.HIGHEST_FACE + 1


def less_demand(statement: str) -> Reason:
    return Reason(
        statement,
        "refusal-demand",
        lambda state, seat, move: {
            "good": c.GOODS[good_of(move)],
            "need": number_of(move),
            "most": state.dice[good_of(move)],
        },
    )


DELIVERIES: Final = Deliveries("deliveries", m.DELIVER, m.PASS + 1)
OTHER_DELIVERS: Final = Reason("SdC-081", "refusal-other-delivers", lambda state, seat, move: {"who": state.asked})
FIRST_DELIVER: Final = Reason("SdC-081", "refusal-first-deliver")
NO_DEMAND: Final = holdings.lack_of_demand("SdC-082", good_of)
NO_DEMAND_FOR_WOOD: Final = holdings.lack_of_demand("SdC-090", good_of)
LESS_DEMAND: Final = less_demand("SdC-082")
LESS_WOOD: Final = less_demand("SdC-091")
TOO_FEW_GOODS: Final = holdings.lack_of_goods("SdC-082", good_of, number_of)
TOO_LITTLE_WOOD: Final = holdings.lack_of_goods("SdC-091", lambda move: c.WOOD, number_of)


def deliver(state: SantiagoDeCuba, seat: i64, good: i64, n: i64) -> None:
    """SdC-083, SdC-085, SdC-087: the flag's value for each piece; the last one sends the ship off."""
    holdings.hand_in(state, seat, good, n)
    state.vp[seat] += n * c.VALUE[state.flag]
    lower_die(state, good, n)


def deliver_wood(state: SantiagoDeCuba, seat: i64, good: i64, n: i64) -> None:
    """SdC-091, SdC-092: wood alone, in place of one kind, 1 VP a piece whatever the flag."""
    holdings.hand_in(state, seat, c.WOOD, n)
    state.vp[seat] += n * c.WOOD_VP
    lower_die(state, good, n)


def end_deliveries(state: SantiagoDeCuba) -> None:
    """SdC-088: no broker, no building."""
    state.passed = 0
    end_turn(state)
