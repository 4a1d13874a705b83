"""What bots may use of the game: how good a position is, and which moves a rollout prefers."""

from __future__ import annotations

from math import exp

from mypy_extensions import i64, mypyc_attr

from antilles.games.santo_domingo.moves import CARDS_OF, EXCHANGE, LOT_VP
from antilles.games.santo_domingo.state import SantoDomingo
from antilles.games.santo_domingo.tables import BEGGAR, CHOOSE, OVER, TRADER, count_cards
from antilles.kernel.move import Moves
from antilles.kernel.state import Insight, State


@mypyc_attr(acyclic=True)
class SantoDomingoInsight(Insight):
    def value(self, state: State, seat: i64) -> float:
        """The lead over the best other seat, squeezed between 0 and 1; at the end the place."""
        assert isinstance(state, SantoDomingo)
        if state.phase == OVER:
            place = state.ranking()[seat]
            return 1.0 - float(place - 1) / float(state.seats - 1)
        mine = worth(state, seat)
        best = -1000.0
        for other in range(state.seats):
            if other != seat:
                theirs = worth(state, other)
                if theirs > best:
                    best = theirs
        return 1.0 / (1.0 + exp((best - mine) / 5.0))

    def bias(self, state: State, seat: i64, moves: Moves, weights: Moves) -> None:
        """Exchange much rather than little; trade with a full store; beg with an empty hand."""
        assert isinstance(state, SantoDomingo)
        for index in range(moves.count):
            move = moves.items[index]
            if move >= EXCHANGE:
                vp = LOT_VP[move - EXCHANGE]
                weights.add(1 + vp * vp)
            else:
                weights.add(play_weight(state, seat, CARDS_OF[move]))


def worth(state: SantoDomingo, seat: i64) -> float:
    """VP now, and what goods and cards promise."""
    near_end = float(state.vp[seat]) / float(state.target)
    good = 0.62 - 0.2 * near_end
    hand = state.hand[seat] | (state.played[seat] if state.phase == CHOOSE else 0)
    cards = float(count_cards(hand))
    total = float(state.vp[seat]) + good * float(state.goods[seat]) + 0.22 * cards
    if hand & TRADER:
        total += 0.6 + 0.06 * float(state.goods[seat])
    return total


def play_weight(state: SantoDomingo, seat: i64, cards: i64) -> i64:
    weight: i64 = 4
    if cards & TRADER:
        weight += state.goods[seat] * state.exchange_row // 16
    if cards & BEGGAR:
        weight += 4 - count_cards(state.hand[seat])
    return max(1, weight)
