"""The rules, in rulebook order. Each function cites the statements it carries out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from antilles.games.santo_domingo.moves import CARDS_OF, EXCHANGE, LOT_GOODS, LOT_VP, PLAY, PLAY_TWO, TABLE, lot
from antilles.games.santo_domingo.tables import (
    ADMIRAL,
    ADMIRAL_MAX,
    ADVANCE,
    ALL_CARDS,
    BEGGAR,
    BEGGAR_BY_HAND,
    BEGGAR_PER_TRADER,
    CAPTAIN,
    CAPTAIN_MAX,
    CARDS,
    CARDS_PER_ROUND,
    CHOOSE,
    CUSTOMS,
    CUSTOMS_PER_FRIGATE,
    CUSTOMS_PER_GALLEON,
    EXCHANGE_AMOUNTS,
    EXCHANGE_VP,
    FINAL_GOODS,
    FINAL_VP,
    FRIGATE,
    FRIGATE_MAX,
    GALLEON,
    GOODS_MAX,
    GOVERNOR,
    GOVERNOR_PER_ADMIRAL,
    GOVERNOR_PER_CAPTAIN,
    OVER,
    OWN_CARDS_COUNT,
    ROUND_LIMIT,
    ROW_MAX,
    SPACES,
    START_EXCHANGE_ROW,
    START_GOODS_ROW,
    START_VP_ROW,
    TRADE,
    TRADER,
    TRADER_BACK,
    count_cards,
)
from antilles.kernel.move import Moves
from antilles.kernel.state import Refusal

if TYPE_CHECKING:
    from antilles.games.santo_domingo.state import SantoDomingo

# --- set-up -----------------------------------------------------------------------------------------


def set_up(state: SantoDomingo) -> None:
    """SD-011, SD-013, SD-014: markers on their first spaces, no VP, as many goods as players."""
    state.vp_row = START_VP_ROW
    state.goods_row = START_GOODS_ROW
    state.exchange_row = START_EXCHANGE_ROW
    for seat in range(state.seats):
        state.vp[seat] = 0
        state.goods[seat] = state.seats
    start_round(state)


# --- 1. supply --------------------------------------------------------------------------------------


def start_round(state: SantoDomingo) -> None:
    """SD-020, SD-023: every round, the first too, begins with the supply; then all choose."""
    state.round += 1
    supply(state)
    state.phase = CHOOSE
    state.turn = 0


def supply(state: SantoDomingo) -> None:
    """SD-021: all three markers advance by the number for this many players."""
    spaces = ADVANCE[state.seats]
    state.vp_row = advanced(state.vp_row, spaces)
    state.goods_row = advanced(state.goods_row, spaces)
    state.exchange_row = advanced(state.exchange_row, spaces)


def advanced(space: i64, spaces: i64) -> i64:
    """SD-022: a marker stays on the last space; further steps are lost."""
    space += spaces
    return min(ROW_MAX, space)


# --- 2. choose cards --------------------------------------------------------------------------------


def legal_plays(state: SantoDomingo, seat: i64, moves: Moves) -> None:
    """SD-025, SD-027: exactly one card of the hand, or exactly two; playing is compulsory."""
    hand = state.hand[seat]
    if CARDS_PER_ROUND[state.seats] == 1:
        for card in range(8):
            if hand >> card & 1:
                moves.add(PLAY + card)
    else:
        legal_pairs(hand, moves)


def legal_pairs(hand: i64, moves: Moves) -> None:
    """SD-026: two different cards, their order does not matter."""
    for move in range(PLAY_TWO, EXCHANGE):
        cards = CARDS_OF[move]
        if cards & hand == cards:
            moves.add(move)


def play(state: SantoDomingo, seat: i64, move: i64) -> None:
    """SD-025, SD-028: lay the cards face down; when all have, they are open until the round ends."""
    lay(state, seat, move)
    for other in range(state.seats):
        if not state.played[other]:
            state.turn = other
            return
    resolve(state)


def lay(state: SantoDomingo, seat: i64, move: i64) -> None:
    cards = CARDS_OF[move]
    state.hand[seat] &= ~cards
    state.played[seat] = cards


# --- 3. resolve cards -------------------------------------------------------------------------------


def resolve(state: SantoDomingo) -> None:
    """SD-030: numbers in ascending order, equal cards at the same time, up to the first trader."""
    for seat in range(state.seats):
        state.shown[seat] = state.played[seat]
    captains(state)
    admirals(state)
    governors(state)
    frigates(state)
    galleons(state)
    customs(state)
    traders(state)
    next_trader(state)


def count(state: SantoDomingo, card: i64) -> i64:
    """SD-046: cards count, no matter what they brought."""
    number: i64 = 0
    for cards in state.played:
        if cards & card:
            number += 1
    return number


def count_for(state: SantoDomingo, card: i64, seat: i64) -> i64:
    """SD-042, SD-045, SD-053: with two or three players one's own card does not count."""
    number = count(state, card)
    if state.played[seat] & card and not OWN_CARDS_COUNT[state.seats]:
        number -= 1
    return number


def share(row: i64, takers: i64, most: i64) -> i64:
    """SD-032: everybody gets the same, at most ``most``; the rest stays on the row."""
    each = row // takers
    return min(most, each)


def take_vp(state: SantoDomingo, card: i64, most: i64) -> None:
    """SD-031, SD-035: the row's marker goes back by what the players gain; VP have no limit."""
    takers = count(state, card)
    if takers:
        each = share(state.vp_row, takers, most)
        state.vp_row -= each * takers
        for seat in range(state.seats):
            if state.played[seat] & card:
                state.vp[seat] += each


def take_goods(state: SantoDomingo, card: i64, most: i64) -> None:
    """SD-031, SD-036: as with VP; a full store changes nothing for the others nor for the row."""
    takers = count(state, card)
    if takers:
        each = share(state.goods_row, takers, most)
        state.goods_row -= each * takers
        for seat in range(state.seats):
            if state.played[seat] & card:
                gain_goods(state, seat, each)


def gain_goods(state: SantoDomingo, seat: i64, goods: i64) -> None:
    """SD-034: the excess over the limit is lost, gain by gain."""
    total = state.goods[seat] + goods
    state.goods[seat] = min(GOODS_MAX, total)


def captains(state: SantoDomingo) -> None:
    """SD-040: up to 2 VP each from the VP row."""
    take_vp(state, CAPTAIN, CAPTAIN_MAX)


def admirals(state: SantoDomingo) -> None:
    """SD-041: up to 5 VP each from what is left on the VP row."""
    take_vp(state, ADMIRAL, ADMIRAL_MAX)


def governors(state: SantoDomingo) -> None:
    """SD-042, SD-033: goods for each Captain and Admiral played, not from the board."""
    for seat in range(state.seats):
        if state.played[seat] & GOVERNOR:
            gain_goods(state, seat, governor_goods(state, seat))


def governor_goods(state: SantoDomingo, seat: i64) -> i64:
    """SD-042: 4 for each Captain, 2 for each Admiral."""
    captains = GOVERNOR_PER_CAPTAIN * count_for(state, CAPTAIN, seat)
    return captains + GOVERNOR_PER_ADMIRAL * count_for(state, ADMIRAL, seat)


def frigates(state: SantoDomingo) -> None:
    """SD-043: up to 3 goods each from the goods row."""
    take_goods(state, FRIGATE, FRIGATE_MAX)


def galleons(state: SantoDomingo) -> None:
    """SD-044: an equal share of all that is left on the goods row."""
    take_goods(state, GALLEON, ROW_MAX)


def customs(state: SantoDomingo) -> None:
    """SD-045, SD-033: VP for each Frigate and Galleon played, not from the board."""
    for seat in range(state.seats):
        if state.played[seat] & CUSTOMS:
            for_frigates = CUSTOMS_PER_FRIGATE * count_for(state, FRIGATE, seat)
            state.vp[seat] += for_frigates + CUSTOMS_PER_GALLEON * count_for(state, GALLEON, seat)


def traders(state: SantoDomingo) -> None:
    """SD-047: each Trader after the first moves the exchange marker back; then they trade."""
    state.traders = 0
    for seat in range(state.seats):
        if state.played[seat] & TRADER:
            state.traders |= i64(1) << seat
    number = count_cards(state.traders)
    if number > 1:
        space = state.exchange_row - TRADER_BACK * (number - 1)
        state.exchange_row = max(0, space)


def next_trader(state: SantoDomingo) -> None:
    """SD-049: the most VP first, then the lower seat; who can only exchange nothing is not asked."""
    while state.traders:
        first: i64 = -1
        for seat in range(state.seats):
            if state.traders >> seat & 1 and (first < 0 or state.vp[seat] > state.vp[first]):
                first = seat
        if can_exchange(state, first):
            state.phase = TRADE
            state.turn = first
            return
        state.traders &= ~(i64(1) << first)
    finish_round(state)


def exchange_vp(state: SantoDomingo, goods: i64) -> i64:
    """SD-048, SD-105: the most VP these goods bring at the marker's space, lesser rates allowed."""
    return EXCHANGE_VP[(state.side * SPACES + state.exchange_row) * (GOODS_MAX + 1) + goods]


def is_on_offer(state: SantoDomingo, seat: i64, goods: i64) -> bool:
    """SD-048, SD-050: owned, no good wasted, and with the switch no more VP than the row shows."""
    if goods > state.goods[seat]:
        return False
    if not EXCHANGE_AMOUNTS[state.side * SPACES + state.exchange_row] >> goods & 1:
        return False
    return not state.from_row or exchange_vp(state, goods) <= state.vp_row


def can_exchange(state: SantoDomingo, seat: i64) -> bool:
    for goods in range(1, state.goods[seat] + 1):
        if is_on_offer(state, seat, goods):
            return True
    return False


def legal_exchanges(state: SantoDomingo, seat: i64, moves: Moves) -> None:
    """SD-048: from nothing to everything, the cheapest way to each number of VP."""
    for goods in range(state.goods[seat] + 1):
        if is_on_offer(state, seat, goods):
            moves.add(lot(goods, exchange_vp(state, goods)))


def exchange(state: SantoDomingo, seat: i64, move: i64) -> None:
    """SD-050: goods go, VP come; the rows stay, unless the switch takes the VP from the VP row."""
    pay_exchange(state, seat, move)
    state.traders &= ~(i64(1) << seat)
    next_trader(state)


def pay_exchange(state: SantoDomingo, seat: i64, move: i64) -> None:
    state.goods[seat] -= LOT_GOODS[move - EXCHANGE]
    state.vp[seat] += LOT_VP[move - EXCHANGE]
    if state.from_row:
        state.vp_row -= LOT_VP[move - EXCHANGE]


def reset_exchange(state: SantoDomingo) -> None:
    """SD-051: if a Trader was played, the exchange marker goes to 0, traded or not."""
    if count(state, TRADER):
        state.exchange_row = 0


def beggars(state: SantoDomingo) -> None:
    """SD-052, SD-053, SD-033, SD-055: goods by cards in hand and for each Trader, after the trade."""
    for seat in range(state.seats):
        if state.played[seat] & BEGGAR:
            gain_goods(state, seat, beggar_goods(state, seat))


def beggar_goods(state: SantoDomingo, seat: i64) -> i64:
    """SD-052, SD-053: the fewer cards in hand the more, and 2 for each Trader."""
    by_hand = BEGGAR_BY_HAND[count_cards(state.hand[seat])]
    return by_hand + BEGGAR_PER_TRADER * count_for(state, TRADER, seat)


# --- end of the round, end of the game --------------------------------------------------------------


def finish_round(state: SantoDomingo) -> None:
    """SD-061, SD-062, SD-070: Trader's reset, Beggars, cards away; then the next round or the end."""
    reset_exchange(state)
    beggars(state)
    put_cards_away(state)
    if is_last_round(state):
        final_exchange(state)
        state.phase = OVER
        state.turn = 0
    else:
        start_round(state)


def put_cards_away(state: SantoDomingo) -> None:
    """SD-054, SD-060: the Beggar brings all cards back; the others discard what they played."""
    for seat in range(state.seats):
        if state.played[seat] & BEGGAR:
            state.hand[seat] = ALL_CARDS
        state.played[seat] = 0


def is_last_round(state: SantoDomingo) -> bool:
    """SD-070, SD-080: somebody has reached the target, or the safety limit is reached."""
    for vp in state.vp:
        if vp >= state.target:
            return True
    return state.round >= ROUND_LIMIT


def final_exchange(state: SantoDomingo) -> None:
    """SD-071: what is left changes 3 for 1, as much as possible."""
    for seat in range(state.seats):
        lots = state.goods[seat] // FINAL_GOODS
        state.goods[seat] -= lots * FINAL_GOODS
        state.vp[seat] += lots * FINAL_VP


# --- why a move is not allowed ----------------------------------------------------------------------


def refusal(state: SantoDomingo, seat: i64, move: i64) -> Refusal | None:
    """SD-020, SD-070: the first reason against a move; None if there is none."""
    if not 0 <= seat < state.seats:
        return Refusal("SD-012", "refusal-no-such-seat", {"seats": state.seats})
    if not 0 <= move < len(TABLE):
        return Refusal("SD-020", "refusal-unknown-move")
    if state.phase == OVER:
        return Refusal("SD-070", "refusal-game-over")
    if move < EXCHANGE:
        return refused_play(state, seat, move)
    return refused_exchange(state, seat, move)


def refused_play(state: SantoDomingo, seat: i64, move: i64) -> Refusal | None:
    """SD-025, SD-028, SD-060: wrong time, already chosen, wrong number of cards, card not in hand."""
    if state.phase == TRADE:
        return Refusal("SD-028", "refusal-cards-are-open")
    if state.played[seat]:
        return Refusal("SD-025", "refusal-already-chosen")
    cards = CARDS_OF[move]
    if count_cards(cards) != CARDS_PER_ROUND[state.seats]:
        return Refusal("SD-025", "refusal-number-of-cards", {"need": CARDS_PER_ROUND[state.seats]})
    for index in range(8):
        if cards >> index & 1 and not state.hand[seat] >> index & 1:
            return Refusal("SD-060", "refusal-not-in-hand", {"card": CARDS[index]})
    return None


def refused_exchange(state: SantoDomingo, seat: i64, move: i64) -> Refusal | None:
    """SD-030, SD-048, SD-049, SD-050: not the time, not the trader, goods, rate or row against it."""
    if state.phase == CHOOSE:
        return Refusal("SD-030", "refusal-nothing-to-resolve")
    if not state.played[seat] & TRADER:
        return Refusal("SD-048", "refusal-no-trader")
    if seat != state.turn:
        return Refusal("SD-049", "refusal-trader-order", {"who": state.turn})
    return refused_lot(state, seat, LOT_GOODS[move - EXCHANGE], LOT_VP[move - EXCHANGE])


def refused_lot(state: SantoDomingo, seat: i64, goods: i64, vp: i64) -> Refusal | None:
    """SD-048, SD-050: too few goods, too much for them, a good wasted, or too little on the row."""
    if goods > state.goods[seat]:
        return Refusal("SD-048", "refusal-goods", {"need": goods, "have": state.goods[seat]})
    best = exchange_vp(state, goods)
    if vp > best:
        return Refusal("SD-048", "refusal-rate", {"goods": goods, "vp": vp, "best": best})
    cheapest: i64 = 0
    while exchange_vp(state, cheapest) < vp:
        cheapest += 1
    if goods > cheapest or vp != best:
        return refused_waste(state, goods, vp, cheapest)
    if state.from_row and vp > state.vp_row:
        return Refusal("SD-050", "refusal-row", {"vp": vp, "row": state.vp_row})
    return None


def refused_waste(state: SantoDomingo, goods: i64, vp: i64, cheapest: i64) -> Refusal:
    """SD-048: the same VP can be had for fewer goods."""
    exact = exchange_vp(state, cheapest)
    if exact != vp:
        return Refusal("SD-048", "refusal-no-such-lot", {"goods": cheapest, "vp": vp, "best": exact})
    return Refusal("SD-048", "refusal-waste", {"goods": goods, "vp": vp, "need": cheapest})
