"""Everything that lies on the table."""

from __future__ import annotations

from antilles.games.santo_domingo.moves import MOVES
from antilles.kernel.rules import EMPTY, Refusal, State, count_bits, i64, mypyc_attr, vec


@mypyc_attr(acyclic=True)
class SantoDomingo(State):
    side: i64 = 0
    target: i64 = 0
    from_row: bool = False  # option trader_vp_from_row
    round: i64 = 0
    traders: i64 = 0  # bit mask of the seats still to trade
    vp_row: i64 = 0
    goods_row: i64 = 0
    exchange_row: i64 = 0
    vp: vec[i64] = EMPTY
    goods: vec[i64] = EMPTY
    hand: vec[i64] = EMPTY  # cards as bits
    played: vec[i64] = EMPTY  # sealed in the choice, open in the trade
    shown: vec[i64] = EMPTY  # what was revealed last

    def scores(self) -> list[int]:
        return list(self.vp)

    def merits(self) -> list[tuple[int, ...]]:
        """SD-072, SD-073, SD-074: most VP, then most goods, then most cards in hand; equals share a place."""
        return [(self.vp[seat], self.goods[seat], count_bits(self.hand[seat])) for seat in range(self.seats)]

    def outside(self, seat: i64, move: i64) -> Refusal | None:
        """SD-012, SD-020."""
        if not 0 <= seat < self.seats:
            return Refusal("SD-012", "refusal-no-such-seat", {"seats": self.seats})
        if not 0 <= move < len(MOVES):
            return Refusal("SD-020", "refusal-unknown-move")
        return None

    # --- written by tools/fields.py from the fields above ---
    def copy(self) -> SantoDomingo:
        other = SantoDomingo(self.seats, self.question)
        other.asked = self.asked
        other.side = self.side
        other.target = self.target
        other.from_row = self.from_row
        other.round = self.round
        other.traders = self.traders
        other.vp_row = self.vp_row
        other.goods_row = self.goods_row
        other.exchange_row = self.exchange_row
        other.vp = self.vp[:]
        other.goods = self.goods[:]
        other.hand = self.hand[:]
        other.played = self.played[:]
        other.shown = self.shown[:]
        return other

    # --- end of what tools/fields.py wrote ---
