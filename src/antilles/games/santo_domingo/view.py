"""What a seat may see. SD-090: everything is open but the choices being made."""

from collections.abc import Mapping
from dataclasses import dataclass

from antilles.games.santo_domingo import components as c, rules
from antilles.games.santo_domingo.gains import gains_alone
from antilles.games.santo_domingo.state import SantoDomingo
from antilles.kernel.game import Option, put_options
from antilles.kernel.rules import Any, Final, SealedBelief, bits_of, i64, mask_of, mask_of_names, vec
from antilles.kernel.view import View, put_back, same


@dataclass(frozen=True, slots=True, kw_only=True)
class Trader:
    """One player's side of the table."""

    vp: int
    goods: int
    hand: tuple[str, ...]  # the face-down choice among them
    discard: tuple[str, ...]
    on_table: tuple[str, ...]  # lying open in this round
    last: tuple[str, ...]  # revealed last, in this round or the one before


@dataclass(frozen=True, slots=True, kw_only=True)
class CardGain:
    """What a card brings."""

    vp: int
    goods: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SantoDomingoView(View):
    round: int
    target: int
    cards_per_round: int
    vp_row: int
    goods_row: int
    exchange_row: int
    rate: str
    track: tuple[str, ...]  # the rate at each space of the exchange row
    still_to_trade: tuple[int, ...]
    players: tuple[Trader, ...]
    chosen: tuple[str, ...]  # one's own sealed choice; empty for everybody else
    gains: dict[str, CardGain]  # what each card in hand would bring now if nobody else played one; only while choosing


OPTIONS: Final = (  # SD-082: they may be combined
    Option("board", c.SIDES, "SD-081", field="side"),
    Option("target", c.TARGETS, "SD-080", {c.TARGETS[1]: c.EXPERT_SEATS}, field="target"),
    Option("trader_vp_from_row", ("off", "on"), "SD-050", field="from_row"),
)
SAME = ("round", "target", "vp_row", "goods_row", "exchange_row")


def look(state: SantoDomingo, base: dict[str, Any]) -> SantoDomingoView:
    """What a spectator sees."""
    return SantoDomingoView(
        **base,
        **same(state, SAME),
        cards_per_round=c.CARDS_PER_ROUND[state.seats],
        rate=c.TRACKS[state.side][state.exchange_row],
        track=c.TRACKS[state.side],
        still_to_trade=tuple(bits_of(state.traders)),
        players=tuple([look_at(state, seat) for seat in range(state.seats)]),
        chosen=(),
        gains={},
    )


def own(_seen: SantoDomingoView, state: SantoDomingo, seat: int) -> Mapping[str, object]:
    """A seat's own sealed choice, and what its cards would bring."""
    if state.question is not rules.CHOOSE:
        return {"seat": seat}
    # Of every card that may be lying face down or is still in hand: the same before and after the choice.
    alone = gains_alone(state, seat, state.hand[seat] | state.played[seat])
    gains = {card: CardGain(vp=vp, goods=goods) for card, vp, goods in alone}
    return {"seat": seat, "chosen": c.cards_in(state.played[seat]), "gains": gains}


def look_at(state: SantoDomingo, seat: int) -> Trader:
    """SD-090: a card laid face down still counts as in hand for everybody."""
    face_down = state.question is rules.CHOOSE
    hand = state.hand[seat] | (state.played[seat] if face_down else 0)
    on_table = 0 if face_down else state.played[seat]
    return Trader(
        vp=state.vp[seat],
        goods=state.goods[seat],
        hand=c.cards_in(hand),
        discard=c.cards_in(c.ALL_CARDS & ~hand & ~on_table),
        on_table=c.cards_in(on_table),
        last=c.cards_in(state.shown[seat]),
    )


def read(view: SantoDomingoView) -> SealedBelief:
    """A belief from a view: all of the state but the sealed choices of the others."""
    state = SantoDomingo(view.seats, rules.AGENDA.named(view.phase))
    state.vp = vec[i64]([player.vp for player in view.players])
    state.goods = vec[i64]([player.goods for player in view.players])
    state.hand = vec[i64]([mask_of_names(player.hand, c.CARDS) for player in view.players])
    state.played = vec[i64]([mask_of_names(player.on_table, c.CARDS) for player in view.players])
    state.shown = vec[i64]([mask_of_names(player.last, c.CARDS) for player in view.players])
    put_options(state, OPTIONS, view.options)
    put_back(state, view, SAME)
    state.asked = view.actors[0] if view.actors else 0
    state.traders = mask_of(view.still_to_trade)
    sealed = 0
    if state.question is rules.CHOOSE:
        sealed = mask_of([seat for seat in range(view.seats) if seat not in view.actors])
    if view.chosen and view.seat is not None:
        sealed &= ~(1 << view.seat)
        state.played[view.seat] = mask_of_names(view.chosen, c.CARDS)
        state.hand[view.seat] &= ~state.played[view.seat]
    return SealedBelief(state, sealed)
