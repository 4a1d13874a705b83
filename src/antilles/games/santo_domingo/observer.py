"""Santo Domingo for learners. SD-090: everything is open but the choices being made."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from antilles.games.santo_domingo.state import SantoDomingo
from antilles.games.santo_domingo.tables import (
    CARDS,
    CHOOSE,
    GOODS_MAX,
    MOST_SEATS,
    OVER,
    ROUND_LIMIT,
    ROW_MAX,
    TARGETS,
    TRADE,
)
from antilles.kernel.observer import Field, Observer, bits, flag, one, put
from antilles.kernel.state import State

MOST_VP: Final = 400

TABLE: Final = (
    Field("phase", 3, 1, "one of: choose, trade, over"),
    Field("round", 1, ROUND_LIMIT, "number of the round"),
    Field("target", 1, max([int(target) for target in TARGETS]), "VP that end the game"),
    Field("winter", 1, 1, "the Winter side is up"),
    Field("from_row", 1, 1, "the Trader's VP come from the row"),
    Field("vp_row", 1, ROW_MAX, "marker of the VP row"),
    Field("goods_row", 1, ROW_MAX, "marker of the goods row"),
    Field("exchange_row", 1, ROW_MAX, "marker of the exchange row"),
    Field("seats", 1, MOST_SEATS, "number of players"),
    Field("chosen", len(CARDS), 1, "the viewer's own sealed cards, by card"),
)
PLAYER: Final = (
    Field("vp", 1, MOST_VP, "VP"),
    Field("goods", 1, GOODS_MAX, "goods"),
    Field("asked", 1, 1, "is asked now"),
    Field("trading", 1, 1, "is still to trade in this round"),
    Field("hand", len(CARDS), 1, "cards in hand, a face-down choice among them"),
    Field("on_table", len(CARDS), 1, "cards lying open in this round"),
    Field("last", len(CARDS), 1, "cards revealed last"),
)
CARD_COUNT: Final[i64] = len(CARDS)


class SantoDomingoObserver(Observer):
    def __init__(self) -> None:
        super().__init__(TABLE, PLAYER, MOST_SEATS)

    def observe(self, state: State, seat: i64, sheet: vec[i16], at: i64) -> i64:
        assert isinstance(state, SantoDomingo)
        at = one(sheet, at, state.phase, 3)
        at = put(sheet, at, state.round)
        at = put(sheet, at, state.target)
        at = put(sheet, at, state.side)
        at = flag(sheet, at, state.from_row)
        at = put(sheet, at, state.vp_row)
        at = put(sheet, at, state.goods_row)
        at = put(sheet, at, state.exchange_row)
        at = put(sheet, at, state.seats)
        at = bits(sheet, at, state.played[seat] if state.phase == CHOOSE else 0, CARD_COUNT)
        for offset in range(state.seats):
            at = observe_player(state, (seat + offset) % state.seats, sheet, at)
        return at + (MOST_SEATS - state.seats) * self.player_size


def observe_player(state: SantoDomingo, player: i64, sheet: vec[i16], at: i64) -> i64:
    """A card laid face down still counts as in hand, for everybody."""
    face_down = state.phase == CHOOSE
    played = state.played[player]
    at = put(sheet, at, state.vp[player])
    at = put(sheet, at, state.goods[player])
    asked = played == 0 if face_down else state.phase == TRADE and player == state.turn
    at = flag(sheet, at, state.phase != OVER and asked)
    at = put(sheet, at, state.traders >> player & 1)
    at = bits(sheet, at, state.hand[player] | (played if face_down else 0), CARD_COUNT)
    at = bits(sheet, at, 0 if face_down else played, CARD_COUNT)
    return bits(sheet, at, state.shown[player], CARD_COUNT)
