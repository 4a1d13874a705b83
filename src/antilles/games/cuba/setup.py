"""Set-up: market, supply, start player, first ships, first pieces."""

from antilles.games.cuba import components as c, moves as m, question as q, rounds, stock
from antilles.games.cuba.state import Course, Cuba
from antilles.games.cuba.switches import Switches
from antilles.kernel.rules import Final, Reason, i64, vec


def empty_table(seats: i64, switches: Switches, course: Course) -> Cuba:
    """CU-016: nothing on the board yet, all cards in hand, every pawn on its warehouse."""
    state = Cuba(seats, DRAW_START, switches, course)
    zeros = vec[i64]([0] * seats)
    for_nobody = vec[i64]([-1] * seats)
    state.pesos = zeros
    state.vp = zeros[:]
    state.hand = vec[i64]([c.ALL_CARDS] * seats)
    state.sent = zeros[:]
    state.last_card = for_nobody
    state.cubans = zeros[:]
    state.pawn = zeros[:]
    state.built = zeros[:]
    state.bids = for_nobody[:]
    state.promised = zeros[:]
    state.votes = zeros[:]
    state.due = zeros[:]
    state.yard = vec[i64]([0] * (seats * c.ALL_KINDS))
    state.stored = vec[i64]([0] * (seats * c.PRODUCTS))
    state.tiles = vec[i64]([0] * (seats * c.PARCELS))
    state.supply = vec[i64]([0] * c.ALL_KINDS)
    state.market = vec[i64]([0] * c.MERCHANDISE)
    state.available = course.tiles[:]
    state.uses = c.NO_USES[:]
    state.docks = vec[i64]([-1] * (c.DOCKS + 1))
    state.cargo = vec[i64]([-1] * (c.DOCKS * c.SLOTS))
    state.laws = vec[i64]([0] * len(c.TYPES))
    state.bills = vec[i64]([0] * len(c.TYPES))
    state.ships = course.ships
    state.unseen = course.laws[:]
    state.avenue = vec[i64]([0] * c.SPACES)
    return state


def set_up(state: Cuba) -> None:
    """CU-006, CU-011, CU-014, CU-016, CU-019: market, supply, printed laws, 10 pesos; the same for any number."""
    for kind in range(c.ALL_KINDS):
        state.supply[kind] = c.PIECES[kind] if state.switches.supply_limited else c.ENDLESS
    for kind in range(c.MERCHANDISE):
        state.market[kind] = c.START_MARKET[kind]
        state.supply[kind] -= c.START_MARKET[kind]
    for seat in range(state.seats):
        state.pesos[seat] = c.START_PESOS
    state.question = DRAW_START


class DrawStart(q.DrawAlike):
    """CU-015, DP-010: the start player."""

    def draws(self, state: Cuba) -> i64:
        return (i64(1) << state.seats) - 1

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        state.start = move - m.START
        state.asked = state.start
        state.course.after_start_player(state)


def ask_picks(state: Cuba) -> None:
    """CU-017: when the ships lie, from the start player clockwise."""
    state.count = 0
    state.asked = state.start
    state.question = PICK


NONE_LEFT: Final = Reason("CU-006", "refusal-supply", m.named)
WRONG_CLASS: Final = Reason("CU-017", "refusal-picks")


class Pick(q.Choice):
    """CU-017, DP-020: two products first, then two resources; no goods."""

    def objection(self, state: Cuba, seat: i64, move: i64) -> Reason | None:
        kind = move - m.TAKE
        if not state.supply[kind]:
            return NONE_LEFT
        fits = kind < c.PRODUCTS if state.count < c.PRODUCT_PICKS else kind >= c.MERCHANDISE
        return None if fits else WRONG_CLASS

    def choices(self, state: Cuba, seat: i64) -> i64:
        if state.count < c.PRODUCT_PICKS:
            return stock.in_supply(state, 0, c.PRODUCTS)
        return stock.in_supply(state, c.MERCHANDISE, c.ALL_KINDS)

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        """CU-017, CU-202, CU-203: all four pieces, equal or different, then the next player."""
        stock.gain(state, seat, move - m.TAKE, 1)
        state.count += 1
        if state.count < c.PICKS:
            return
        state.count = 0
        state.asked = (seat + 1) % state.seats
        if state.asked == state.start:
            state.question = rounds.BEGIN_ROUND


DRAW_START: Final[DrawStart] = DrawStart("draw_start", m.START, c.MOST_SEATS)
PICK: Final[Pick] = Pick("pick", "DP-020", m.TAKE, c.ALL_KINDS)
