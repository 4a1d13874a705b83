"""What bots may use of the game: how good a position is, and which moves a rollout prefers."""

from antilles.games.santo_domingo.components import BEGGAR, CARDS, TRADER
from antilles.games.santo_domingo.moves import CARDS_OF, EXCHANGE, LOT_VP
from antilles.games.santo_domingo.rules import CHOOSE
from antilles.games.santo_domingo.state import SantoDomingo
from antilles.kernel.prospects import Prospects
from antilles.kernel.rules import Final, Moves, count_bits, i64, vec

CARD_COUNT: Final = 8
NEAR: Final[i64] = 12
"""From so many VP before the end on, a seat is near it."""


class SantoDomingoInsight(Prospects[SantoDomingo]):
    """The weights are those of ``insight.toml``, in VP."""

    good: float  # what a good promises at the start
    good_late: float  # how much less at the end, when there is no time to exchange it
    card: float  # a card in hand: choice
    trader: float  # the trader in hand
    trader_good: float  # the trader in hand, for each good
    own_terms = ("vp", "goods", "cards", "to_trade", "goods_to_trade", "goods_times_row", "near", *CARDS)
    common_terms = ("vp_row", "goods_row", "exchange_row", "choosing", "winter", "to_go")

    def worth(self, state: SantoDomingo, seat: i64) -> float:
        """VP now, and what goods and cards promise."""
        near_end = float(state.vp[seat]) / float(state.target)
        good = self.good - self.good_late * near_end
        hand = state.hand[seat] | (state.played[seat] if state.question is CHOOSE else 0)
        cards = float(count_bits(hand))
        total = float(state.vp[seat]) + good * float(state.goods[seat]) + self.card * cards
        if hand & TRADER:
            total += self.trader + self.trader_good * float(state.goods[seat])
        return total

    def progress(self, state: SantoDomingo) -> float:
        """SD-070: how near the leader is to the points that end the game."""
        return min(1.0, float(leader_vp(state)) / float(state.target))

    def terms(self, state: SantoDomingo, seat: i64, row: vec[i64]) -> None:
        """A face-down choice counts as still in hand, here as in the worth."""
        goods = state.goods[seat]
        hand = state.hand[seat] | (state.played[seat] if state.question is CHOOSE else 0)
        to_trade = state.traders >> seat & 1
        row[0] = state.vp[seat]
        row[1] = goods
        row[2] = count_bits(hand)
        row[3] = to_trade
        row[4] = to_trade * goods
        row[5] = goods * state.exchange_row
        row[6] = max(0, NEAR - (state.target - state.vp[seat]))
        for card in range(CARD_COUNT):
            row[7 + card] = hand >> card & 1

    def common(self, state: SantoDomingo, row: vec[i64]) -> None:
        row[0] = state.vp_row
        row[1] = state.goods_row
        row[2] = state.exchange_row
        row[3] = 1 if state.question is CHOOSE else 0
        row[4] = state.side
        row[5] = max(0, state.target - leader_vp(state))

    def bias(self, state: SantoDomingo, seat: i64, moves: Moves, weights: Moves) -> None:
        """Exchange much rather than little; trade with a full store; beg with an empty hand."""
        for index in range(moves.count):
            move = moves.items[index]
            if move >= EXCHANGE:
                vp = LOT_VP[move - EXCHANGE]
                weights.add(1 + vp * vp)
            else:
                weights.add(play_weight(state, seat, CARDS_OF[move]))


def leader_vp(state: SantoDomingo) -> i64:
    most: i64 = 0
    for vp in state.vp:
        most = max(most, vp)
    return most


def play_weight(state: SantoDomingo, seat: i64, cards: i64) -> i64:
    weight: i64 = 4
    if cards & TRADER:
        weight += state.goods[seat] * state.exchange_row // 16
    if cards & BEGGAR:
        weight += 4 - count_bits(state.hand[seat])
    return max(1, weight)
