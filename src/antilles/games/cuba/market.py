"""The market and the tradeswoman."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from antilles.games.cuba import laws, stock
from antilles.games.cuba.moves import BUY, DONE, SELL, TAKE
from antilles.games.cuba.tables import (
    ALL_KINDS,
    ALTERNATIVE,
    MERCHANDISE,
    MOST_TRADES,
    NEXT_TURN,
    PRODUCTS,
    TRADE,
)
from antilles.kernel.move import Moves

if TYPE_CHECKING:
    from antilles.games.cuba.state import Cuba

# --- prices -----------------------------------------------------------------------------------------


def spaces(state: Cuba, kind: i64) -> i64:
    """CU-120: length of a row."""
    return len(state.switches.product_prices) if kind < PRODUCTS else len(state.switches.good_prices)


def price(state: Cuba, kind: i64, space: i64) -> i64:
    """CU-120: spaces are filled from the dearest, so piece n of a row lies on space n."""
    return state.switches.product_prices[space] if kind < PRODUCTS else state.switches.good_prices[space]


def purchase_price(state: Cuba, kind: i64) -> i64:
    """CU-122: the cheapest piece of the row; an empty row sells from the supply; -1 for nothing to buy."""
    pieces = state.market[kind]
    if pieces:
        return price(state, kind, pieces - 1)
    return state.switches.empty_price if state.supply[kind] else -1


def sale_price(state: Cuba, kind: i64) -> i64:
    """CU-121: the dearest free space of the row; a full row sends the piece to the supply; -1 for no sale."""
    pieces = state.market[kind]
    if pieces < spaces(state, kind):
        return price(state, kind, pieces)
    return state.switches.full_product if kind < PRODUCTS else state.switches.full_good


# --- buying and selling -----------------------------------------------------------------------------


def can_buy(state: Cuba, seat: i64, kind: i64, fee: i64) -> bool:
    """CU-061, CU-122: something to buy, the money for it after a fee, and not a kind sold in this action."""
    cost = purchase_price(state, kind)
    if cost < 0 or cost > state.pesos[seat] - fee:
        return False
    return not (state.switches.no_roundtrip and state.sold >> kind & 1)


def can_sell(state: Cuba, seat: i64, kind: i64) -> bool:
    """CU-061, CU-121: a piece, a buyer, and not a kind bought in this action."""
    if not stock.owned(state, seat, kind) or sale_price(state, kind) < 0:
        return False
    return not (state.switches.no_roundtrip and state.bought >> kind & 1)


def can_trade(state: Cuba, seat: i64, fee: i64) -> bool:
    """Is there any transaction at all, market act aside?"""
    if not state.switches.no_roundtrip and state.buys + state.sells >= MOST_TRADES:
        return False
    for kind in range(MERCHANDISE):
        if can_buy(state, seat, kind, fee) or can_sell(state, seat, kind):
            return True
    return False


def add_trades(state: Cuba, seat: i64, moves: Moves, may_buy: bool, may_sell: bool) -> None:
    for kind in range(MERCHANDISE):
        if may_buy and can_buy(state, seat, kind, 0):
            moves.add(BUY + kind)
    for kind in range(MERCHANDISE):
        if may_sell and can_sell(state, seat, kind):
            moves.add(SELL + kind)


def trade(state: Cuba, seat: i64, move: i64) -> None:
    """CU-121, CU-122: one piece, bought or sold."""
    if move < SELL:
        buy(state, seat, move - BUY)
    else:
        sell(state, seat, move - SELL)


def buy(state: Cuba, seat: i64, kind: i64) -> None:
    """CU-122, CU-123: from the row, or from the supply if the row is empty; to the courtyard."""
    state.pesos[seat] -= purchase_price(state, kind)
    if state.market[kind]:
        state.market[kind] -= 1
    else:
        state.supply[kind] -= 1
    state.yard[seat * ALL_KINDS + kind] += 1
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


def may_buy(state: Cuba) -> bool:
    """CU-061, CU-222: purchases left to the tradeswoman."""
    most = laws.trades_each_way(state)
    return most < 0 or state.buys < most


def may_sell(state: Cuba) -> bool:
    """CU-061, CU-222: sales left to the tradeswoman."""
    most = laws.trades_each_way(state)
    return most < 0 or state.sells < most


def trade_possible(state: Cuba, seat: i64) -> bool:
    """CU-060, CU-061: a purchase or a sale that the tradeswoman may still make."""
    if not state.switches.no_roundtrip and state.buys + state.sells >= MOST_TRADES:
        return False
    for kind in range(MERCHANDISE):
        if (may_buy(state) and can_buy(state, seat, kind, 0)) or (may_sell(state) and can_sell(state, seat, kind)):
            return True
    return False


def ask_trade(state: Cuba, seat: i64) -> None:
    """CU-060, DP-050: any number of transactions, until done or nothing is possible."""
    state.phase = TRADE if trade_possible(state, seat) else NEXT_TURN


def legal_trades(state: Cuba, seat: i64, moves: Moves) -> None:
    """DP-050: purchases, sales, done."""
    add_trades(state, seat, moves, may_buy(state), may_sell(state))
    moves.add(DONE)


def tradeswoman(state: Cuba, seat: i64, move: i64) -> None:
    """CU-060: piece by piece, in any order."""
    if move == DONE:
        state.phase = NEXT_TURN
        return
    trade(state, seat, move)
    ask_trade(state, seat)


# --- her alternative --------------------------------------------------------------------------------

RESOURCE_PLACE: Final = 0
PRODUCT_PLACE: Final = 1


def cheapest(state: Cuba) -> i64:
    """CU-062: products of the lowest market price among those the supply has, as bits."""
    best: i64 = -1
    kinds: i64 = 0
    for product in range(PRODUCTS):
        if not state.supply[product]:
            continue
        if state.market[product] > best:
            best = state.market[product]
            kinds = 0
        if state.market[product] == best:
            kinds |= i64(1) << product
    return kinds


def on_offer(state: Cuba, open_places: i64) -> i64:
    """CU-044, CU-062, DP-051: kinds that her open places give, as bits."""
    kinds: i64 = 0
    if open_places >> RESOURCE_PLACE & 1:
        for kind in range(MERCHANDISE, ALL_KINDS):
            if state.supply[kind]:
                kinds |= i64(1) << kind
    if state.switches.places == 1:
        return kinds | any_product(state) if open_places >> RESOURCE_PLACE & 1 else 0
    return kinds | cheapest(state) if open_places >> PRODUCT_PLACE & 1 else kinds


def any_product(state: Cuba) -> i64:
    """CU-044: with one place she gives a product or a resource of free choice."""
    kinds: i64 = 0
    for product in range(PRODUCTS):
        if state.supply[product]:
            kinds |= i64(1) << product
    return kinds


def legal_pieces(moves: Moves, kinds: i64) -> None:
    for kind in range(ALL_KINDS):
        if kinds >> kind & 1:
            moves.add(TAKE + kind)


def take_piece(state: Cuba, seat: i64, move: i64) -> None:
    """CU-044, CU-062: the piece taken decides which place gets the marker."""
    kind = move - TAKE
    place = PRODUCT_PLACE if kind < PRODUCTS and state.switches.places == 2 else RESOURCE_PLACE
    state.markers |= i64(1) << place
    stock.gain(state, seat, kind, 1)
    state.phase = NEXT_TURN


def ask_piece(state: Cuba) -> None:
    state.phase = ALTERNATIVE
