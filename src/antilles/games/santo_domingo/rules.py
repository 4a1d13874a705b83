"""The rules, in rulebook order. Each function cites the statements it carries out."""

from antilles.games.santo_domingo import cards, components as c
from antilles.games.santo_domingo.moves import CARDS_OF, EXCHANGE, LOT_GOODS, LOT_VP, MOVES, PLAY, PLAY_TWO, lot
from antilles.games.santo_domingo.state import SantoDomingo
from antilles.kernel.rules import Agenda, Final, Moves, Over, Question, Reason, count_bits, i64, vec


# --- set-up -----------------------------------------------------------------------------------------
def empty_table(seats: i64) -> SantoDomingo:
    """SD-012: a table before the first supply, all cards in hand."""
    state = SantoDomingo(seats, CHOOSE)
    state.vp = vec[i64]([0] * seats)
    state.goods = state.vp[:]
    state.hand = vec[i64]([c.ALL_CARDS] * seats)
    state.played = state.vp[:]
    state.shown = state.vp[:]
    return state


def set_up(state: SantoDomingo) -> None:
    """SD-011, SD-013, SD-014: markers on their first spaces, no VP, as many goods as players."""
    state.vp_row = c.START_VP_ROW
    state.goods_row = c.START_GOODS_ROW
    state.exchange_row = c.START_EXCHANGE_ROW
    for seat in range(state.seats):
        state.vp[seat] = 0
        state.goods[seat] = state.seats
    start_round(state)


# --- 1. supply --------------------------------------------------------------------------------------
def start_round(state: SantoDomingo) -> None:
    """SD-020, SD-023: every round, the first too, begins with the supply; then all choose."""
    state.round += 1
    supply(state)
    state.question = CHOOSE
    state.asked = 0


def supply(state: SantoDomingo) -> None:
    """SD-021: all three markers advance by the number for this many players."""
    spaces = c.ADVANCE[state.seats]
    state.vp_row = advanced(state.vp_row, spaces)
    state.goods_row = advanced(state.goods_row, spaces)
    state.exchange_row = advanced(state.exchange_row, spaces)


def advanced(space: i64, spaces: i64) -> i64:
    """SD-022: a marker stays on the last space; further steps are lost."""
    space += spaces
    return min(c.ROW_MAX, space)


# --- 2. choose cards --------------------------------------------------------------------------------
class Choose(Question[SantoDomingo]):
    """SD-025, SD-027: exactly one card of the hand, or exactly two; playing is compulsory, and all choose in secret."""

    def against(self, state: SantoDomingo, seat: i64, move: i64) -> Reason | None:
        """SD-025, SD-026, SD-030, SD-060: wrong time, already chosen, wrong number of cards, card not in hand."""
        if move >= EXCHANGE:
            return NOTHING_TO_RESOLVE
        if state.played[seat]:
            return ALREADY_CHOSEN
        if (move < PLAY_TWO) != (c.CARDS_PER_ROUND[state.seats] == 1):
            return NUMBER_OF_CARDS
        if CARDS_OF[move] & ~state.hand[seat]:
            return NOT_IN_HAND
        return None

    def legal(self, state: SantoDomingo, seat: i64, moves: Moves) -> None:
        """SD-026: the same by the bits of the hand; of two different cards the order does not matter."""
        if state.played[seat]:
            return
        if c.CARDS_PER_ROUND[state.seats] == 1:
            moves.add_each(PLAY, state.hand[seat])
        else:
            for move in range(PLAY_TWO, EXCHANGE):
                if not CARDS_OF[move] & ~state.hand[seat]:
                    moves.add(move)

    def answer(self, state: SantoDomingo, seat: i64, move: i64) -> None:
        """SD-025, SD-028: lay the cards face down; when all have, they are open until the round ends."""
        self.seal(state, seat, move)
        for other in range(state.seats):
            if not state.played[other]:
                state.asked = other
                return
        resolve(state)

    def seal(self, state: SantoDomingo, seat: i64, move: i64) -> None:
        state.hand[seat] &= ~CARDS_OF[move]
        state.played[seat] = CARDS_OF[move]

    def actors(self, state: SantoDomingo) -> list[int]:
        """SD-025: all who have not chosen yet."""
        return [seat for seat in range(state.seats) if not state.played[seat]]

    def audience(self, state: SantoDomingo, seat: i64, move: i64) -> i64:
        """SD-025: a choice is secret until all are in."""
        return i64(1) << seat


CHOOSE: Final = Choose("choose", PLAY, EXCHANGE)
NOTHING_TO_RESOLVE: Final = Reason("SD-030", "refusal-nothing-to-resolve")
ALREADY_CHOSEN: Final = Reason("SD-025", "refusal-already-chosen")
NUMBER_OF_CARDS: Final = Reason(
    "SD-025", "refusal-number-of-cards", lambda state, seat, move: {"need": c.CARDS_PER_ROUND[state.seats]}
)
NOT_IN_HAND: Final = Reason(
    "SD-060",
    "refusal-not-in-hand",
    lambda state, seat, move: {"card": c.cards_in(CARDS_OF[move] & ~state.hand[seat])[0]},
)


# --- 3. resolve cards -------------------------------------------------------------------------------
def resolve(state: SantoDomingo) -> None:
    """SD-030: numbers in ascending order, equal cards at the same time, up to the first trader."""
    for seat in range(state.seats):
        state.shown[seat] = state.played[seat]
    cards.before_trade(state)
    traders(state)
    next_trader(state)


def traders(state: SantoDomingo) -> None:
    """SD-047: each Trader after the first moves the exchange marker back; then they trade."""
    state.traders = 0
    for seat in range(state.seats):
        if state.played[seat] & c.TRADER:
            state.traders |= i64(1) << seat
    number = count_bits(state.traders)
    if number > 1:
        space = state.exchange_row - c.TRADER_BACK * (number - 1)
        state.exchange_row = max(0, space)


def next_trader(state: SantoDomingo) -> None:
    """SD-049: the most VP first, then the lower seat; who can only exchange nothing is not asked."""
    while state.traders:
        first: i64 = -1
        for seat in range(state.seats):
            if state.traders >> seat & 1 and (first < 0 or state.vp[seat] > state.vp[first]):
                first = seat
        if can_exchange(state, first):
            state.question = TRADE
            state.asked = first
            return
        state.traders &= ~(i64(1) << first)
    finish_round(state)


def exchange_vp(state: SantoDomingo, goods: i64) -> i64:
    """SD-048, SD-105: the most VP these goods bring at the marker's space, lesser rates allowed."""
    return c.EXCHANGE_VP[(state.side * c.SPACES + state.exchange_row) * (c.GOODS_MAX + 1) + goods]


def is_on_offer(state: SantoDomingo, seat: i64, goods: i64) -> bool:
    """SD-048, SD-050: owned, no good wasted, and with the switch no more VP than the row shows."""
    if goods > state.goods[seat]:
        return False
    if not c.EXCHANGE_AMOUNTS[state.side * c.SPACES + state.exchange_row] >> goods & 1:
        return False
    return not state.from_row or exchange_vp(state, goods) <= state.vp_row


def can_exchange(state: SantoDomingo, seat: i64) -> bool:
    for goods in range(1, state.goods[seat] + 1):
        if is_on_offer(state, seat, goods):
            return True
    return False


class Trade(Question[SantoDomingo]):
    """SD-048: from nothing to everything, the cheapest way to each number of VP."""

    def against(self, state: SantoDomingo, seat: i64, move: i64) -> Reason | None:
        """SD-028, SD-048, SD-049, SD-050: not the time, not the trader, goods, rate or row against it."""
        if move < EXCHANGE:
            return CARDS_ARE_OPEN
        if not state.played[seat] & c.TRADER:
            return NO_TRADER
        if seat != state.asked:
            return TRADER_ORDER
        return against_lot(state, seat, LOT_GOODS[move - EXCHANGE], LOT_VP[move - EXCHANGE])

    def legal(self, state: SantoDomingo, seat: i64, moves: Moves) -> None:
        """One candidate for each number of goods, instead of one for each pair of goods and VP."""
        if seat != state.asked:
            return
        for goods in range(state.goods[seat] + 1):
            if is_on_offer(state, seat, goods):
                moves.add(lot(goods, exchange_vp(state, goods)))

    def answer(self, state: SantoDomingo, seat: i64, move: i64) -> None:
        """SD-050: goods go, VP come; the rows stay, unless the switch takes the VP from the VP row."""
        pay_exchange(state, seat, move)
        state.traders &= ~(i64(1) << seat)
        next_trader(state)


def against_lot(state: SantoDomingo, seat: i64, goods: i64, vp: i64) -> Reason | None:
    """SD-048, SD-050: too few goods, too much for them, a good wasted, or too little on the row."""
    if goods > state.goods[seat]:
        return TOO_FEW_GOODS
    best = exchange_vp(state, goods)
    if vp > best:
        return RATE
    if vp < best or not c.EXCHANGE_AMOUNTS[state.side * c.SPACES + state.exchange_row] >> goods & 1:
        return WASTE
    return ROW if state.from_row and vp > state.vp_row else None


def cheapest(state: SantoDomingo, vp: i64) -> i64:
    """SD-048: the fewest goods that bring as many VP."""
    goods: i64 = 0
    while exchange_vp(state, goods) < vp:
        goods += 1
    return goods


TRADE: Final = Trade("trade", EXCHANGE, len(MOVES))
CARDS_ARE_OPEN: Final = Reason("SD-028", "refusal-cards-are-open")
NO_TRADER: Final = Reason("SD-048", "refusal-no-trader")
TRADER_ORDER: Final = Reason("SD-049", "refusal-trader-order", lambda state, seat, move: {"who": state.asked})
TOO_FEW_GOODS: Final = Reason(
    "SD-048", "refusal-goods", lambda state, seat, move: {"need": LOT_GOODS[move - EXCHANGE], "have": state.goods[seat]}
)
RATE: Final = Reason(
    "SD-048",
    "refusal-rate",
    lambda state, seat, move: {**MOVES.facts(move), "best": exchange_vp(state, LOT_GOODS[move - EXCHANGE])},
)
WASTE: Final = Reason(
    "SD-048",
    "refusal-waste",
    lambda state, seat, move: {**MOVES.facts(move), "need": cheapest(state, LOT_VP[move - EXCHANGE])},
)
ROW: Final = Reason(
    "SD-050", "refusal-row", lambda state, seat, move: {"vp": LOT_VP[move - EXCHANGE], "row": state.vp_row}
)


def pay_exchange(state: SantoDomingo, seat: i64, move: i64) -> None:
    state.goods[seat] -= LOT_GOODS[move - EXCHANGE]
    state.vp[seat] += LOT_VP[move - EXCHANGE]
    if state.from_row:
        state.vp_row -= LOT_VP[move - EXCHANGE]


def reset_exchange(state: SantoDomingo) -> None:
    """SD-051: if a Trader was played, the exchange marker goes to 0, traded or not."""
    if cards.count(state, c.TRADER):
        state.exchange_row = 0


# --- end of the round, end of the game --------------------------------------------------------------
def finish_round(state: SantoDomingo) -> None:
    """SD-061, SD-062, SD-070: Trader's reset, Beggars, cards away; then the next round or the end."""
    reset_exchange(state)
    cards.beggars(state)
    put_cards_away(state)
    if is_last_round(state):
        final_exchange(state)
        state.question = OVER
        state.asked = 0
    else:
        start_round(state)


def put_cards_away(state: SantoDomingo) -> None:
    """SD-054, SD-060: the Beggar brings all cards back; the others discard what they played."""
    for seat in range(state.seats):
        if state.played[seat] & c.BEGGAR:
            state.hand[seat] = c.ALL_CARDS
        state.played[seat] = 0


def is_last_round(state: SantoDomingo) -> bool:
    """SD-070, SD-080: somebody has reached the target, or the safety limit is reached."""
    for vp in state.vp:
        if vp >= state.target:
            return True
    return state.round >= c.ROUND_LIMIT


def final_exchange(state: SantoDomingo) -> None:
    """SD-071: what is left changes 3 for 1, as much as possible."""
    for seat in range(state.seats):
        lots = state.goods[seat] // c.FINAL_GOODS
        state.goods[seat] -= lots * c.FINAL_GOODS
        state.vp[seat] += lots * c.FINAL_VP


OVER: Final = Over(Reason("SD-070", "refusal-game-over"))
AGENDA: Final = Agenda(CHOOSE, TRADE, OVER)  # SD-091: nothing in it is chance's
