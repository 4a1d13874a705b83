"""What the cards bring. SD-030: equal cards act at the same time; the Trader, who asks, is in ``rules``."""

from antilles.games.santo_domingo import components as c
from antilles.games.santo_domingo.state import SantoDomingo
from antilles.kernel.rules import count_bits, i64


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
    if state.played[seat] & card and not c.OWN_CARDS_COUNT[state.seats]:
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
    state.goods[seat] = min(c.GOODS_MAX, total)


def captains(state: SantoDomingo) -> None:
    """SD-040: up to 2 VP each from the VP row."""
    take_vp(state, c.CAPTAIN, c.CAPTAIN_MAX)


def admirals(state: SantoDomingo) -> None:
    """SD-041: up to 5 VP each from what is left on the VP row."""
    take_vp(state, c.ADMIRAL, c.ADMIRAL_MAX)


def governors(state: SantoDomingo) -> None:
    """SD-042, SD-033: goods for each Captain and Admiral played, not from the board."""
    for seat in range(state.seats):
        if state.played[seat] & c.GOVERNOR:
            gain_goods(state, seat, governor_goods(state, seat))


def governor_goods(state: SantoDomingo, seat: i64) -> i64:
    """SD-042: 4 for each Captain, 2 for each Admiral."""
    captains = c.GOVERNOR_PER_CAPTAIN * count_for(state, c.CAPTAIN, seat)
    return captains + c.GOVERNOR_PER_ADMIRAL * count_for(state, c.ADMIRAL, seat)


def frigates(state: SantoDomingo) -> None:
    """SD-043: up to 3 goods each from the goods row."""
    take_goods(state, c.FRIGATE, c.FRIGATE_MAX)


def galleons(state: SantoDomingo) -> None:
    """SD-044: an equal share of all that is left on the goods row."""
    take_goods(state, c.GALLEON, c.ROW_MAX)


def customs(state: SantoDomingo) -> None:
    """SD-045, SD-033: VP for each Frigate and Galleon played, not from the board."""
    for seat in range(state.seats):
        if state.played[seat] & c.CUSTOMS:
            for_frigates = c.CUSTOMS_PER_FRIGATE * count_for(state, c.FRIGATE, seat)
            state.vp[seat] += for_frigates + c.CUSTOMS_PER_GALLEON * count_for(state, c.GALLEON, seat)


def before_trade(state: SantoDomingo) -> None:
    """SD-030: numbers in ascending order, up to the Trader."""
    captains(state)
    admirals(state)
    governors(state)
    frigates(state)
    galleons(state)
    customs(state)


def beggars(state: SantoDomingo) -> None:
    """SD-052, SD-053, SD-033, SD-055: goods by cards in hand and for each Trader, after the trade."""
    for seat in range(state.seats):
        if state.played[seat] & c.BEGGAR:
            gain_goods(state, seat, beggar_goods(state, seat))


def beggar_goods(state: SantoDomingo, seat: i64) -> i64:
    """SD-052, SD-053: the fewer cards in hand the more, and 2 for each Trader."""
    by_hand = c.BEGGAR_BY_HAND[count_bits(state.hand[seat])]
    return by_hand + c.BEGGAR_PER_TRADER * count_for(state, c.TRADER, seat)
