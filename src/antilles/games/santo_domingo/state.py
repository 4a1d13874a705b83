"""Everything that lies on the table."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antilles.games.santo_domingo import rules, score
from antilles.games.santo_domingo.moves import EXCHANGE
from antilles.games.santo_domingo.tables import ALL_CARDS, CHOOSE, OVER, TRADE
from antilles.kernel.move import Moves
from antilles.kernel.state import EVERYBODY, NOBODY, Refusal, State


@mypyc_attr(acyclic=True)
class SantoDomingo(State):
    seats: i64
    side: i64
    target: i64
    from_row: bool  # option trader_vp_from_row
    round: i64
    phase: i64
    turn: i64  # lowest seat still to choose, or the trader whose turn it is
    traders: i64  # bit mask of the seats still to trade
    vp_row: i64
    goods_row: i64
    exchange_row: i64
    vp: vec[i64]
    goods: vec[i64]
    hand: vec[i64]  # cards as bits
    played: vec[i64]  # sealed in the choice, open in the trade
    shown: vec[i64]  # what was revealed last

    def __init__(self, seats: i64, vp: vec[i64], goods: vec[i64], hand: vec[i64], played: vec[i64], shown: vec[i64]):
        self.seats = seats
        self.side = 0
        self.target = 0
        self.from_row = False
        self.round = 0
        self.phase = CHOOSE
        self.turn = 0
        self.traders = 0
        self.vp_row = 0
        self.goods_row = 0
        self.exchange_row = 0
        self.vp = vp
        self.goods = goods
        self.hand = hand
        self.played = played
        self.shown = shown

    def copy(self) -> SantoDomingo:
        other = SantoDomingo(self.seats, self.vp[:], self.goods[:], self.hand[:], self.played[:], self.shown[:])
        other.side = self.side
        other.target = self.target
        other.from_row = self.from_row
        other.round = self.round
        other.phase = self.phase
        other.turn = self.turn
        other.traders = self.traders
        other.vp_row = self.vp_row
        other.goods_row = self.goods_row
        other.exchange_row = self.exchange_row
        return other

    def actor(self) -> i64:
        if self.phase == OVER:
            return NOBODY
        return self.turn

    def actors(self) -> list[int]:
        """SD-025: all who have not chosen yet; afterwards one trader at a time."""
        if self.phase == CHOOSE:
            return [seat for seat in range(self.seats) if not self.played[seat]]
        return [self.turn] if self.phase == TRADE else []

    def legal(self, seat: i64, moves: Moves) -> None:
        if self.phase == CHOOSE and not self.played[seat]:
            rules.legal_plays(self, seat, moves)
        elif self.phase == TRADE and seat == self.turn:
            rules.legal_exchanges(self, seat, moves)

    def advance(self, seat: i64, move: i64) -> None:
        if move < EXCHANGE:
            rules.play(self, seat, move)
        else:
            rules.exchange(self, seat, move)

    def odds(self, weights: Moves) -> None:
        """SD-091: there is no chance in this game."""

    def scores(self) -> list[int]:
        return list(self.vp)

    def ranking(self) -> list[int]:
        return score.ranking(self)

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        return rules.refusal(self, seat, move)

    def audience(self, seat: i64, move: i64) -> i64:
        """SD-025: a choice is secret until all are in."""
        return i64(1) << seat if self.phase == CHOOSE else EVERYBODY

    def snapshot(self) -> str:
        return "\n".join(
            [
                f"seats={self.seats}",
                f"side={self.side}",
                f"target={self.target}",
                f"from_row={self.from_row}",
                f"round={self.round}",
                f"phase={self.phase}",
                f"turn={self.turn}",
                f"traders={self.traders}",
                f"vp_row={self.vp_row}",
                f"goods_row={self.goods_row}",
                f"exchange_row={self.exchange_row}",
                f"vp={list(self.vp)}",
                f"goods={list(self.goods)}",
                f"hand={list(self.hand)}",
                f"played={list(self.played)}",
                f"shown={list(self.shown)}",
            ]
        )


def empty_table(seats: i64) -> SantoDomingo:
    """SD-012: a table before the first supply, all cards in hand."""
    zeros = vec[i64]([0] * seats)
    return SantoDomingo(seats, zeros, zeros[:], vec[i64]([ALL_CARDS] * seats), zeros[:], zeros[:])
