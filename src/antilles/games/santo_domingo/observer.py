"""Santo Domingo for learners: the rows, then each player from the viewer on. SD-090."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from antilles.games.santo_domingo.state import SantoDomingo
from antilles.games.santo_domingo.tables import CHOOSE, GOODS_MAX, MOST_SEATS, OVER, ROUND_LIMIT, ROW_MAX, TRADE
from antilles.kernel.observer import Field, Observer
from antilles.kernel.state import State

FIELDS: Final = (
    Field("phase", 3, 1, "one of: choose, trade, over"),
    Field("round", 1, ROUND_LIMIT, "number of the round"),
    Field("target", 1, 45, "VP that end the game"),
    Field("winter", 1, 1, "the Winter side is up"),
    Field("from_row", 1, 1, "the Trader's VP come from the row"),
    Field("rows", 3, ROW_MAX, "markers of the VP, goods and exchange rows"),
    Field("seats", 1, MOST_SEATS, "number of players"),
    Field("chosen", 8, 1, "one's own sealed cards, 1 to 8"),
    Field("vp", MOST_SEATS, 400, "VP by seat, the viewer first, then clockwise"),
    Field("goods", MOST_SEATS, GOODS_MAX, "goods by seat"),
    Field("asked", MOST_SEATS, 1, "who is asked now"),
    Field("trading", MOST_SEATS, 1, "who is still to trade"),
    Field("hands", MOST_SEATS * 8, 1, "cards in hand by seat, a face-down choice among them"),
    Field("on_table", MOST_SEATS * 8, 1, "cards lying open in this round, by seat"),
    Field("last", MOST_SEATS * 8, 1, "cards revealed last, by seat"),
)
SIZE: Final = sum(field.count for field in FIELDS)


class SantoDomingoObserver(Observer):
    def __init__(self) -> None:
        super().__init__(SIZE)

    def observe(self, state: State, seat: i64, out: vec[i16], start: i64) -> None:
        assert isinstance(state, SantoDomingo)
        at = start
        for phase in range(3):
            out[at + phase] = 1 if state.phase == phase else 0
        out[at + 3] = i16(state.round)
        out[at + 4] = i16(state.target)
        out[at + 5] = i16(state.side)
        out[at + 6] = 1 if state.from_row else 0
        out[at + 7] = i16(state.vp_row)
        out[at + 8] = i16(state.goods_row)
        out[at + 9] = i16(state.exchange_row)
        out[at + 10] = i16(state.seats)
        write_cards(out, at + 11, state.played[seat] if state.phase == CHOOSE else 0)
        at += 19
        for offset in range(MOST_SEATS):
            if offset < state.seats:
                observe_player(state, (seat + offset) % state.seats, offset, out, at)
            else:
                clear_player(offset, out, at)


def observe_player(state: SantoDomingo, player: i64, offset: i64, out: vec[i16], at: i64) -> None:
    """A card laid face down still counts as in hand, for everybody."""
    face_down = state.phase == CHOOSE
    played = state.played[player]
    asked = played == 0 if face_down else state.phase == TRADE and player == state.turn
    out[at + offset] = i16(state.vp[player])
    out[at + 6 + offset] = i16(state.goods[player])
    out[at + 12 + offset] = 1 if asked and state.phase != OVER else 0
    out[at + 18 + offset] = i16(state.traders >> player & 1)
    write_cards(out, at + 24 + 8 * offset, state.hand[player] | (played if face_down else 0))
    write_cards(out, at + 72 + 8 * offset, 0 if face_down else played)
    write_cards(out, at + 120 + 8 * offset, state.shown[player])


def clear_player(offset: i64, out: vec[i16], at: i64) -> None:
    for block in range(4):
        out[at + 6 * block + offset] = 0
    for block in range(3):
        write_cards(out, at + 24 + 48 * block + 8 * offset, 0)


def write_cards(out: vec[i16], at: i64, cards: i64) -> None:
    for card in range(8):
        out[at + card] = i16(cards >> card & 1)
