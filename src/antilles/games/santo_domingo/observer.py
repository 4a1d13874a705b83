"""Santo Domingo for learners. SD-090: everything is open but the choices being made."""

from antilles.games.santo_domingo.components import CARDS, GOODS_MAX, MOST_SEATS, ROUND_LIMIT, ROW_MAX, TARGETS
from antilles.games.santo_domingo.rules import AGENDA, CHOOSE, TRADE
from antilles.games.santo_domingo.state import SantoDomingo
from antilles.kernel.observer import Field, Observer, bit, bits, few_bits, flag, put
from antilles.kernel.rules import Final, i16, i64, vec

MOST_VP: Final = 400

TABLE: Final = (
    Field("phase", AGENDA.count, 1, f"one of: {', '.join(AGENDA.names)}"),
    Field("round", 1, ROUND_LIMIT, "number of the round"),
    Field("target", 1, max([int(target) for target in TARGETS]), "VP that end the game"),
    Field("winter", 1, 1, "the Winter side is up"),
    Field("from_row", 1, 1, "the Trader's VP come from the row"),
    Field("vp_row", 1, ROW_MAX, "marker of the VP row"),
    Field("goods_row", 1, ROW_MAX, "marker of the goods row"),
    Field("exchange_row", 1, ROW_MAX, "marker of the exchange row"),
    Field("seats", 1, MOST_SEATS, "number of players"),
    Field("chosen", len(CARDS), 1, "the viewer's own sealed cards, by card", own=True),
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
CARD_COUNT: Final = 8
PLAYER_BITS: Final = 2 + 3 * CARD_COUNT


class SantoDomingoObserver(Observer[SantoDomingo]):
    def observe_table(
        self, state: SantoDomingo, seat: i64, news: i64, sheet: vec[i16], marks: vec[i64], at: i64
    ) -> i64:
        at = few_bits(sheet, at, bit(state.question.number), AGENDA.count)
        at = put(sheet, at, state.round)
        at = put(sheet, at, state.target)
        at = put(sheet, at, state.side)
        at = flag(sheet, at, state.from_row)
        at = put(sheet, at, state.vp_row)
        at = put(sheet, at, state.goods_row)
        at = put(sheet, at, state.exchange_row)
        at = put(sheet, at, state.seats)
        chosen: i64 = 0
        if state.question is CHOOSE:
            chosen = state.played[seat]
        return bits(sheet, marks, at, chosen, CARD_COUNT)

    def observe_player(
        self, state: SantoDomingo, viewer: i64, player: i64, news: i64, sheet: vec[i16], marks: vec[i64], at: i64
    ) -> None:
        at = put(sheet, at, state.vp[player])
        at = put(sheet, at, state.goods[player])
        bits(sheet, marks, at, player_bits(state, player), PLAYER_BITS)


def player_bits(state: SantoDomingo, player: i64) -> i64:
    """A player from ``asked`` on. A card laid face down still counts as in hand, for everybody."""
    hand = state.hand[player]
    played = state.played[player]
    open_cards = played
    asked = state.question is TRADE and player == state.asked
    if state.question is CHOOSE:
        hand |= played
        asked = played == 0
        open_cards = 0
    mask = (state.traders >> player & 1) << 1 | hand << 2 | open_cards << 2 + CARD_COUNT
    mask |= state.shown[player] << 2 + 2 * CARD_COUNT
    if asked:
        mask |= 1
    return mask
