"""What cards bring by themselves: what a player works out in their head before choosing."""

from __future__ import annotations

from mypy_extensions import i64

from antilles.games.santo_domingo.rules import (
    admirals,
    beggars,
    captains,
    customs,
    exchange_vp,
    frigates,
    galleons,
    governors,
    is_on_offer,
)
from antilles.games.santo_domingo.state import SantoDomingo
from antilles.games.santo_domingo.tables import CARDS, CARDS_PER_ROUND, TRADER


def gains_alone(state: SantoDomingo, seat: i64, hand: i64) -> list[tuple[str, int, int]]:
    """Of each card in this hand: its name, points and goods."""
    gains: list[tuple[str, int, int]] = []
    for index, name in enumerate(CARDS):
        card: i64 = 1 << index
        if hand & card:
            table = play_alone(state, seat, hand, card)
            vp = table.vp[seat] - state.vp[seat] + (best_trade(table, seat) if card == TRADER else 0)
            gains.append((name, vp, table.goods[seat] - state.goods[seat]))
    return gains


def play_alone(state: SantoDomingo, seat: i64, hand: i64, card: i64) -> SantoDomingo:
    """The card's own rule on a table where nobody else plays.

    Where two cards are played, the second one leaves the hand too, which the Beggar counts.
    """
    table = state.copy()
    others = hand & ~card
    second = others & -others if CARDS_PER_ROUND[state.seats] == 2 else 0
    for other in range(state.seats):
        table.played[other] = 0
    table.played[seat] = card
    table.hand[seat] = others & ~second
    captains(table)
    admirals(table)
    governors(table)
    frigates(table)
    galleons(table)
    customs(table)
    beggars(table)
    return table


def best_trade(table: SantoDomingo, seat: i64) -> i64:
    """A Trader exchanges all that the rate allows."""
    most: i64 = 0
    for goods in range(table.goods[seat] + 1):
        if is_on_offer(table, seat, goods):
            most = max(most, exchange_vp(table, goods))
    return most
