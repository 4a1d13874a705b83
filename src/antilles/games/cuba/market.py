"""The market and the tradeswoman."""

from antilles.games.cuba import components as c, laws, moves as m, question as q, stock, turns
from antilles.games.cuba.state import Cuba
from antilles.kernel.rules import Final, Reason, i64


# --- prices -----------------------------------------------------------------------------------------
def spaces(state: Cuba, kind: i64) -> i64:
    """CU-120: length of a row."""
    return len(state.switches.product_prices) if kind < c.PRODUCTS else len(state.switches.good_prices)


def price(state: Cuba, kind: i64, space: i64) -> i64:
    """CU-120: spaces are filled from the dearest, so piece n of a row lies on space n."""
    return state.switches.product_prices[space] if kind < c.PRODUCTS else state.switches.good_prices[space]


def purchase_price(state: Cuba, kind: i64) -> i64:
    """CU-122: the cheapest piece of the row; an empty row sells from the supply; -1 for nothing to buy."""
    pieces = state.market[kind]
    if pieces:
        return price(state, kind, pieces - 1)
    return state.switches.empty_price if state.supply[kind] else i64(-1)


def sale_price(state: Cuba, kind: i64) -> i64:
    """CU-121: the dearest free space of the row; a full row sends the piece to the supply; -1 for no sale."""
    pieces = state.market[kind]
    if pieces < spaces(state, kind):
        return price(state, kind, pieces)
    return state.switches.full_product if kind < c.PRODUCTS else state.switches.full_good


# --- buying and selling -----------------------------------------------------------------------------
ENOUGH_TRADES: Final = Reason("CU-061", "refusal-most-trades", lambda state, seat, move: {"n": c.MOST_TRADES})
NOTHING_TO_BUY: Final = Reason("CU-122", "refusal-nothing-to-buy", m.named)
TOO_DEAR: Final = Reason(
    "CU-122",
    "refusal-pesos",
    lambda state, seat, move: {"need": purchase_price(state, move - m.BUY), "have": state.pesos[seat]},
)
JUST_SOLD: Final = Reason("CU-061", "refusal-roundtrip", m.named)
NOTHING_TO_SELL: Final = Reason("CU-121", "refusal-no-piece", m.named)
ROW_FULL: Final = Reason("CU-121", "refusal-row-full", m.named)
JUST_BOUGHT: Final = Reason("CU-061", "refusal-roundtrip", m.named)


def against_trade(state: Cuba, seat: i64, move: i64) -> Reason | None:
    """CU-061, CU-121, CU-122: too many transactions, money, pieces, the other way with the same kind."""
    if trades_used_up(state):
        return ENOUGH_TRADES
    return against_purchase(state, seat, move - m.BUY, 0) if move < m.SELL else against_sale(state, seat, move - m.SELL)


def trades_used_up(state: Cuba) -> bool:
    """CU-061: where one kind may be bought and sold again, an action still has to end."""
    return not state.switches.no_roundtrip and state.buys + state.sells >= c.MOST_TRADES


def against_purchase(state: Cuba, seat: i64, kind: i64, fee: i64) -> Reason | None:
    """CU-061, CU-122: something to buy, the money for it when a fee is paid before, and no kind sold in this action."""
    cost = purchase_price(state, kind)
    if cost < 0:
        return NOTHING_TO_BUY
    if cost > state.pesos[seat] - fee:
        return TOO_DEAR
    return JUST_SOLD if state.switches.no_roundtrip and state.sold >> kind & 1 else None


def against_sale(state: Cuba, seat: i64, kind: i64) -> Reason | None:
    """CU-061, CU-121: a piece, a buyer, and not a kind bought in this action."""
    if not stock.owned(state, seat, kind):
        return NOTHING_TO_SELL
    if sale_price(state, kind) < 0:
        return ROW_FULL
    return JUST_BOUGHT if state.switches.no_roundtrip and state.bought >> kind & 1 else None


def trades(state: Cuba, seat: i64, fee: i64, may_buy: bool, may_sell: bool) -> i64:
    """All transactions when a fee is paid before, as bits of the moves from ``BUY`` on."""
    mask: i64 = 0
    if trades_used_up(state):
        return mask
    for kind in range(c.MERCHANDISE):
        if may_buy and against_purchase(state, seat, kind, fee) is None:
            mask |= i64(1) << kind
        if may_sell and against_sale(state, seat, kind) is None:
            mask |= i64(1) << kind + c.MERCHANDISE
    return mask


def trade(state: Cuba, seat: i64, move: i64) -> None:
    """CU-121, CU-122: one piece, bought or sold."""
    if move < m.SELL:
        buy(state, seat, move - m.BUY)
    else:
        sell(state, seat, move - m.SELL)


def buy(state: Cuba, seat: i64, kind: i64) -> None:
    """CU-122, CU-123: from the row, or from the supply if the row is empty; to the courtyard."""
    state.pesos[seat] -= purchase_price(state, kind)
    if state.market[kind]:
        state.market[kind] -= 1
    else:
        state.supply[kind] -= 1
    state.yard[seat * c.ALL_KINDS + kind] += 1
    state.bought |= i64(1) << kind
    state.buys += 1


def sell(state: Cuba, seat: i64, kind: i64) -> None:
    """CU-121, CU-123: to the row, or to the supply if the row is full."""
    state.pesos[seat] += sale_price(state, kind)
    stock.give_up(state, seat, kind)
    if state.market[kind] < spaces(state, kind):
        state.market[kind] += 1
    else:
        state.supply[kind] += 1
    state.sold |= i64(1) << kind
    state.sells += 1


# --- the tradeswoman --------------------------------------------------------------------------------
MARKET_ACT: Final = Reason("CU-222", "refusal-market-act", lambda state, seat, move: {"n": laws.trades_each_way(state)})


def may_go_on(state: Cuba, done: i64) -> bool:
    """CU-061, CU-222: purchases left to the tradeswoman after so many, or sales."""
    most = laws.trades_each_way(state)
    return most < 0 or done < most


def ask_trade(state: Cuba, seat: i64) -> None:
    """CU-060, DP-050: any number of transactions, until done or nothing is possible."""
    state.question = TRADE if TRADE.choices(state, seat) else turns.NEXT_TURN


class Trade(q.Choice):
    """CU-060, DP-050: the tradeswoman buys and sells, piece by piece, in any order."""

    def objection(self, state: Cuba, seat: i64, move: i64) -> Reason | None:
        if not may_go_on(state, state.buys if move < m.SELL else state.sells):
            return MARKET_ACT
        return against_trade(state, seat, move)

    def choices(self, state: Cuba, seat: i64) -> i64:
        return trades(state, seat, 0, may_go_on(state, state.buys), may_go_on(state, state.sells))

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        if move == m.DONE:
            state.question = turns.NEXT_TURN
        else:
            trade(state, seat, move)
            ask_trade(state, seat)


TRADE: Final[Trade] = Trade("trade", "DP-050", m.BUY, 2 * c.MERCHANDISE, may_stop=True)

# --- her alternative --------------------------------------------------------------------------------
RESOURCE_PLACE: Final = 0
PRODUCT_PLACE: Final = 1


def cheapest(state: Cuba) -> i64:
    """CU-062: products of the lowest market price among those the supply has, as bits."""
    best: i64 = -1
    kinds: i64 = 0
    for product in range(c.PRODUCTS):
        if not state.supply[product]:
            continue
        if state.market[product] > best:
            best = state.market[product]
            kinds = 0
        if state.market[product] == best:
            kinds |= i64(1) << product
    return kinds


NO_GOODS: Final = Reason("CU-062", "refusal-no-goods")
NONE_LEFT: Final = Reason("CU-006", "refusal-supply", m.named)
PLACES_MARKED: Final = Reason("CU-044", "refusal-places-marked")
NOT_CHEAPEST: Final = Reason("CU-062", "refusal-not-cheapest", m.named)


class TakePiece(q.Choice):
    """CU-044, CU-062, DP-051: the tradeswoman's alternative, a resource or one of the cheapest products."""

    def objection(self, state: Cuba, seat: i64, move: i64) -> Reason | None:
        """Place marked, wrong price, empty supply, no goods."""
        kind = move - m.TAKE
        if TAKE_PIECE.choices(state, seat) >> kind & 1:
            return None
        if c.PRODUCTS <= kind < c.MERCHANDISE:
            return NO_GOODS
        if not state.supply[kind]:
            return NONE_LEFT
        place: i64 = PRODUCT_PLACE if kind < c.PRODUCTS else RESOURCE_PLACE
        marked = state.switches.places == 2 and not stock.open_places(state, seat) >> place & 1
        return PLACES_MARKED if marked else NOT_CHEAPEST

    def choices(self, state: Cuba, seat: i64) -> i64:
        """CU-044, CU-062, DP-051: kinds that her open places give, as bits; with one place a product or a resource."""
        places = stock.open_places(state, seat)
        resources = stock.in_supply(state, c.MERCHANDISE, c.ALL_KINDS) if places >> RESOURCE_PLACE & 1 else i64(0)
        if state.switches.places == 1:
            return resources | stock.in_supply(state, 0, c.PRODUCTS) if places >> RESOURCE_PLACE & 1 else i64(0)
        return resources | cheapest(state) if places >> PRODUCT_PLACE & 1 else resources

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        """The piece taken decides which place gets the marker."""
        kind = move - m.TAKE
        place: i64 = PRODUCT_PLACE if kind < c.PRODUCTS and state.switches.places == 2 else RESOURCE_PLACE
        state.markers |= i64(1) << place
        stock.gain(state, seat, kind, 1)
        state.question = turns.NEXT_TURN


TAKE_PIECE: Final[TakePiece] = TakePiece("alternative", "DP-051", m.TAKE, c.ALL_KINDS)
