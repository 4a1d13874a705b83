"""What cards bring by themselves: what a player works out in their head before choosing."""

from antilles.games.santo_domingo import cards, components as c, rules
from antilles.games.santo_domingo.state import SantoDomingo
from antilles.kernel.rules import i64


def gains_alone(state: SantoDomingo, seat: i64, hand: i64) -> list[tuple[str, int, int]]:
    """Of each card in this hand: its name, points and goods."""
    gains: list[tuple[str, int, int]] = []
    for index, name in enumerate(c.CARDS):
        card: i64 = 1 << index
        if hand & card:
            table = play_alone(state, seat, hand, card)
            vp = table.vp[seat] - state.vp[seat] + (best_trade(table, seat) if card == c.TRADER else 0)
            gains.append((name, vp, table.goods[seat] - state.goods[seat]))
    return gains


def gains_together(state: SantoDomingo, seat: i64, cards: i64) -> tuple[int, int]:
    """What these cards of one player bring together if nobody else plays: points and goods."""
    table = play_alone(state, seat, state.hand[seat] | state.played[seat], cards)
    trade = best_trade(table, seat) if cards & c.TRADER else i64(0)
    return table.vp[seat] - state.vp[seat] + trade, table.goods[seat] - state.goods[seat]


def play_alone(state: SantoDomingo, seat: i64, hand: i64, card: i64) -> SantoDomingo:
    """The card's own rule on a table where nobody else plays; or of two cards both.

    Where two cards are played, the second one leaves the hand too, which the Beggar counts.
    """
    table = state.copy()
    others = hand & ~card
    single = card & (card - 1) == 0
    second = others & -others if single and c.CARDS_PER_ROUND[state.seats] == 2 else 0
    for other in range(state.seats):
        table.played[other] = 0
    table.played[seat] = card
    table.hand[seat] = others & ~second
    cards.before_trade(table)
    cards.beggars(table)
    return table


def best_trade(table: SantoDomingo, seat: i64) -> i64:
    """A Trader exchanges all that the rate allows."""
    most: i64 = 0
    for goods in range(table.goods[seat] + 1):
        if rules.is_on_offer(table, seat, goods):
            most = max(most, rules.exchange_vp(table, goods))
    return most
