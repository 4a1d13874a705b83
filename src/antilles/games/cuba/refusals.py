"""Why a move is not allowed: the statement, the message and its numbers. Never on a hot path."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from antilles.games.cuba import architect, foreman, harbour, laws, market, parliament, rules, stock, worker
from antilles.games.cuba.effects import EFFECTS, shown_tiles
from antilles.games.cuba.moves import (
    ACTIVATED,
    ADD,
    ALTERNATE,
    BUY,
    CARGO_KINDS,
    COVERED,
    CUBAN,
    DONE,
    DROP,
    ENACTED,
    ERECT,
    GIVE,
    GIVEN,
    KEEP,
    LAWYER_USE,
    MAIN,
    MOVE,
    NO_DUTY,
    NO_TAX,
    OFFER,
    PAIR_MASK,
    PAY_DUTY,
    PAY_TAX,
    PLAY,
    REAP,
    SELL,
    SENT,
    SHIP_PIECE,
    SITE,
    SWAP_DOCKS,
    TABLE,
    TAKE,
    VETOED,
    WATERED,
)
from antilles.games.cuba.tables import (
    ACTION,
    ACTIVATE,
    ALL_KINDS,
    ALTERNATIVE,
    BID,
    BUILD,
    BUILDINGS,
    CHARACTERS,
    COST,
    COVER,
    CUBANS,
    DISCARD,
    DUTY,
    DUTY_PIECE,
    EXTRA,
    FIRST_CHANCE,
    FIRST_DECISION,
    GIFT,
    HARVEST,
    HIRE,
    IRRIGATE,
    KINDS,
    LAWYER_FEE,
    LOAD,
    MERCHANDISE,
    MOST_BID,
    MOST_TRADES,
    OVER,
    OVER_EXTRA,
    OVERBUILD,
    PARCELS,
    PASS,
    PAWN,
    PHASES,
    PICK,
    PLACE,
    PRODUCTS,
    SEND,
    STORE,
    SWAP,
    TAX,
    TILES,
    TRADE,
    TURN,
    TYPES,
    USE,
    VETO,
    WOOD,
)
from antilles.kernel.move import Facts, Moves
from antilles.kernel.state import CHANCE, Refusal

if TYPE_CHECKING:
    from antilles.games.cuba.state import Cuba

QUESTIONS: Final[dict[int, tuple[str, tuple[tuple[int, int], ...]]]] = {
    PICK: ("DP-020", ((TAKE, ALL_KINDS),)),
    TURN: ("DP-030", ((PLAY, 5), (CUBAN, len(CUBANS)))),
    ACTION: ("DP-031", ((MAIN, 1), (ALTERNATE, 1))),
    PAWN: ("DP-040", ((MOVE, PARCELS),)),
    HARVEST: ("DP-041", ((REAP, PRODUCTS), (DONE, 1))),
    IRRIGATE: ("DP-042", ((WATERED, PRODUCTS), (DONE, 1))),
    TRADE: ("DP-050", ((BUY, MERCHANDISE), (SELL, MERCHANDISE), (DONE, 1))),
    ALTERNATIVE: ("DP-051", ((TAKE, ALL_KINDS),)),
    BUILD: ("DP-060", ((ERECT, TILES), (DONE, 1))),
    EXTRA: ("DP-061", ((ADD, 3),)),
    PLACE: ("DP-062", ((SITE, PARCELS),)),
    ACTIVATE: ("DP-071", ((ACTIVATED, TILES), (DONE, 1))),
    LOAD: ("DP-080", ((SHIP_PIECE, 3 * CARGO_KINDS), (DONE, 1))),
    VETO: ("DP-140", ((VETOED, 4), (DONE, 1))),
    BID: ("DP-142", ((OFFER, MOST_BID + 1),)),
    PASS: ("DP-145", ((ENACTED, 6),)),
    TAX: ("DP-150", ((PAY_TAX, 1), (NO_TAX, 1))),
    DUTY: ("DP-151", ((PAY_DUTY, 1), (NO_DUTY, 1))),
    DUTY_PIECE: ("DP-152", ((GIVE, ALL_KINDS),)),
    DISCARD: ("DP-160", ((DROP, PRODUCTS),)),
    SEND: ("DP-130", ((SENT, 10),)),
    STORE: ("DP-101", ((KEEP, PRODUCTS), (DONE, 1))),
    SWAP: ("DP-110", ((SWAP_DOCKS, 2), (DONE, 1))),
    HIRE: ("DP-111", ((LAWYER_USE, TILES), (DONE, 1))),
    COVER: ("DP-120", ((COVERED, PARCELS), (DONE, 1))),
    OVERBUILD: ("DP-121", ((ERECT, TILES),)),
    OVER_EXTRA: ("DP-122", ((ADD, 3),)),
    GIFT: ("DP-125", ((GIVEN, MERCHANDISE), (DONE, 1))),
}
"""For each question its statement and the blocks of moves that answer it; the use of a building has its own."""

USE_STATEMENTS: Final = {
    "convert": "DP-090",
    "hand": "DP-091",
    "set": "DP-093",
    "grow": "DP-094",
    "buy": "DP-095",
    "exchange": "DP-096",
    "stow": "DP-097",
    "casino": "DP-098",
    "put": "DP-099",
    "influence": "DP-100",
    "store": "DP-101",
}


def refusal(state: Cuba, seat: i64, move: i64) -> Refusal | None:
    """DP-001, DP-003: the first reason against a move; None if there is none."""
    if not 0 <= move < len(TABLE):
        return Refusal("DP-003", "refusal-unknown-move")
    if not CHANCE <= seat < state.seats:
        return Refusal("CU-016", "refusal-no-such-seat", {"seats": state.seats})
    if state.phase == OVER:
        return Refusal("CU-150", "refusal-game-over")
    if seat not in state.actors():
        return refused_seat(state, seat)
    moves = Moves()
    state.legal(seat, moves)
    if moves.has(move):
        return None
    if FIRST_CHANCE <= state.phase < FIRST_DECISION:
        return Refusal("DP-002", "refusal-draw", {"phase": PHASES[state.phase]})
    return refused_answer(state, seat, move)


def refused_seat(state: Cuba, seat: i64) -> Refusal:
    """DP-001: chance, a sealed choice already made, or somebody else's turn."""
    if FIRST_CHANCE <= state.phase < FIRST_DECISION:
        return Refusal("DP-002", "refusal-draw", {"phase": PHASES[state.phase]})
    if state.phase == BID and not state.bidders >> (max(0, seat)) & 1:
        return Refusal("CU-093", "refusal-not-tied")
    if seat >= 0 and (state.phase == BID or state.phase == SEND):
        return Refusal("DP-001", "refusal-already-chosen")
    return Refusal("DP-001", "refusal-not-your-turn", {"who": state.turn})


def refused_answer(state: Cuba, seat: i64, move: i64) -> Refusal:
    """DP-002: an answer to another question, or one that the rules exclude now."""
    if state.phase == USE:
        return refused_use(state, seat, move)
    statement, blocks = QUESTIONS[state.phase]
    for first, number in blocks:
        if first <= move < first + number:
            reason = REASONS.get(state.phase)
            found = reason(state, seat, move) if reason is not None else None
            return found if found is not None else Refusal(statement, "refusal-not-possible")
    return Refusal(statement, "refusal-other-question", {"phase": PHASES[state.phase]})


def refused_use(state: Cuba, seat: i64, move: i64) -> Refusal:
    """CU-143, DP-090 … DP-101: not an answer of this building, or one that is not possible now."""
    effect = EFFECTS[state.tile]
    verb = TABLE.verb(effect.first_move)
    statement = USE_STATEMENTS[verb]
    facts: Facts = {"building": BUILDINGS[state.tile]}
    if not effect.first_move <= move < effect.first_move + effect.moves:
        return Refusal(statement, "refusal-other-building", facts)
    if verb == "buy":
        return refused_trade(state, seat, move)
    lacking = TABLE.facts(move).get("kind", TABLE.facts(move).get("given", ""))
    if verb in ("convert", "hand", "exchange", "stow", "store") and lacking:
        kind = KINDS.index(str(lacking))
        if not stock.owned(state, seat, kind):
            return Refusal(statement, "refusal-no-piece", {"kind": KINDS[kind]})
    return Refusal(statement, "refusal-building-cannot", facts)


# --- reasons by question ----------------------------------------------------------------------------


def refused_pick(state: Cuba, _seat: i64, move: i64) -> Refusal | None:
    """CU-017: two products, then two resources; no goods."""
    kind = move - TAKE
    if not state.supply[kind]:
        return Refusal("CU-006", "refusal-supply", {"kind": KINDS[kind]})
    return Refusal("CU-017", "refusal-picks")


def refused_turn(state: Cuba, seat: i64, move: i64) -> Refusal | None:
    """CU-040, EP-010 … EP-013: card not in hand, turns used up, Cuban gone."""
    if move < PLAY + 5:
        if not state.hand[seat] >> (move - PLAY) & 1:
            return Refusal("CU-040", "refusal-not-in-hand", {"card": CHARACTERS[move - PLAY]})
        return Refusal("EP-013", "refusal-only-cuban")
    if not state.switches.expansion:
        return Refusal("EP-010", "refusal-no-expansion")
    if (move - CUBAN + 1) not in list(state.avenue):
        return Refusal("EP-012", "refusal-cuban-gone", {"cuban": CUBANS[move - CUBAN]})
    return Refusal("EP-013", "refusal-cuban-quota")


def refused_action(state: Cuba, seat: i64, _move: i64) -> Refusal | None:
    """CU-044, EP-129: the alternative is closed, its places are marked, or the supply has nothing."""
    if laws.alternatives_closed(state):
        return Refusal("EP-129", "refusal-control-law")
    if rules.best_place(state, seat, state.last_card[seat]) < 0:
        return Refusal("CU-044", "refusal-places-marked")
    return Refusal("CU-044", "refusal-nothing-to-take")


def refused_harvest(state: Cuba, seat: i64, move: i64) -> Refusal | None:
    """CU-052, CU-053: no such parcel, or an empty supply."""
    product = move - REAP if move < WATERED else move - WATERED
    if not state.supply[product]:
        return Refusal("CU-006", "refusal-supply", {"kind": KINDS[product]})
    if not worker.yielding(state, seat, product):
        return Refusal("CU-052", "refusal-no-parcel", {"kind": KINDS[product]})
    return Refusal("CU-053", "refusal-parcel-used", {"kind": KINDS[product]})


def refused_trade(state: Cuba, seat: i64, move: i64) -> Refusal:
    """CU-060, CU-061, CU-121, CU-122: limits, money, pieces, the other way with the same kind."""
    buying = move < SELL
    kind = move - BUY if buying else move - SELL
    most = laws.trades_each_way(state)
    if state.phase == TRADE and most >= 0 and (state.buys if buying else state.sells) >= most:
        return Refusal("CU-222", "refusal-market-act", {"n": most})
    if not state.switches.no_roundtrip and state.buys + state.sells >= MOST_TRADES:
        return Refusal("CU-061", "refusal-most-trades", {"n": MOST_TRADES})
    if buying:
        return refused_purchase(state, seat, kind)
    if not stock.owned(state, seat, kind):
        return Refusal("CU-121", "refusal-no-piece", {"kind": KINDS[kind]})
    if market.sale_price(state, kind) < 0:
        return Refusal("CU-121", "refusal-row-full", {"kind": KINDS[kind]})
    return Refusal("CU-061", "refusal-roundtrip", {"kind": KINDS[kind]})


def refused_purchase(state: Cuba, seat: i64, kind: i64) -> Refusal:
    """CU-061, CU-122."""
    price = market.purchase_price(state, kind)
    if price < 0:
        return Refusal("CU-122", "refusal-nothing-to-buy", {"kind": KINDS[kind]})
    if price > state.pesos[seat]:
        return Refusal("CU-122", "refusal-pesos", {"need": price, "have": state.pesos[seat]})
    return Refusal("CU-061", "refusal-roundtrip", {"kind": KINDS[kind]})


def refused_piece(state: Cuba, seat: i64, move: i64) -> Refusal | None:
    """CU-062: place marked, wrong price, empty supply, no goods."""
    kind = move - TAKE
    if PRODUCTS <= kind < MERCHANDISE:
        return Refusal("CU-062", "refusal-no-goods")
    if not state.supply[kind]:
        return Refusal("CU-006", "refusal-supply", {"kind": KINDS[kind]})
    place = market.PRODUCT_PLACE if kind < PRODUCTS else market.RESOURCE_PLACE
    if state.switches.places == 2 and not rules.open_places(state, seat) >> place & 1:
        return Refusal("CU-044", "refusal-places-marked")
    return Refusal("CU-062", "refusal-not-cheapest", {"kind": KINDS[kind]})


def refused_building(state: Cuba, seat: i64, move: i64) -> Refusal | None:
    """CU-010, CU-065: gone, or a resource is lacking."""
    tile = move - ERECT
    if not state.available[tile]:
        return Refusal("CU-010", "refusal-not-available", {"building": BUILDINGS[tile]})
    return lacking_resource(state, seat, tile, 0)


def lacking_resource(state: Cuba, seat: i64, tile: i64, under: i64) -> Refusal:
    """CU-065, EP-044: the first resource of which there is too little."""
    for kind in range(MERCHANDISE, ALL_KINDS):
        need = architect.price(tile, under, kind, -1)
        have = stock.owned(state, seat, kind)
        if need > have:
            return Refusal("CU-065", "refusal-resources", {"kind": KINDS[kind], "need": need, "have": have})
    return Refusal("CU-065", "refusal-extra", {"building": BUILDINGS[tile]})


def refused_extra(state: Cuba, seat: i64, move: i64) -> Refusal | None:
    """CU-065: one more of this resource than there is."""
    kind = move - ADD + MERCHANDISE
    need = COST[state.tile * ALL_KINDS + kind] + 1
    have = stock.owned(state, seat, kind)
    return Refusal("CU-065", "refusal-resources", {"kind": KINDS[kind], "need": need, "have": have})


def refused_site(_state: Cuba, _seat: i64, move: i64) -> Refusal | None:
    """CU-025, CU-065."""
    return Refusal("CU-025", "refusal-warehouse-parcel" if move == SITE else "refusal-built-over")


def refused_activation(state: Cuba, seat: i64, move: i64) -> Refusal | None:
    """CU-070, EP-125, EP-130: not owned, not active, already used, or without effect."""
    tile = move - ACTIVATED
    facts: Facts = {"building": BUILDINGS[tile]}
    if not shown_tiles(state, seat) >> tile & 1:
        return Refusal("CU-070", "refusal-not-owned", facts)
    parcel = foreman.parcel_of(state, seat, tile, state.used)
    if parcel >= 0:
        return Refusal("CU-070", "refusal-used", facts)
    if EFFECTS[tile].useful(state, seat, 0):
        return Refusal("CU-070", "refusal-not-active", facts)
    return Refusal("CU-070", "refusal-no-effect", facts)


def refused_load(state: Cuba, seat: i64, move: i64) -> Refusal | None:
    """CU-080, CU-211, CU-213, EP-134: other ship, no ship, ban, nothing to load, no slot."""
    place = move - SHIP_PIECE
    dock = place // CARGO_KINDS + 1
    kind = place % CARGO_KINDS
    if state.dock and state.dock != dock:
        return Refusal("CU-213", "refusal-one-ship", {"dock": state.dock})
    if state.docks[dock - 1] < 0:
        return Refusal("CU-080", "refusal-no-ship", {"dock": dock})
    if harbour.is_banned(state, kind):
        return Refusal("CU-211", "refusal-export-ban", {"kind": KINDS[kind]})
    if not stock.owned(state, seat, kind):
        return Refusal("CU-080", "refusal-no-piece", {"kind": KINDS[kind]})
    statement = "EP-050" if kind == WOOD else "CU-080"
    return Refusal(statement, "refusal-no-slot", {"kind": KINDS[kind], "dock": dock})


def refused_veto(_state: Cuba, _seat: i64, move: i64) -> Refusal | None:
    """CU-096."""
    return Refusal("CU-096", "refusal-no-bill", {"type": TYPES[move - VETOED]})


def refused_bid(state: Cuba, seat: i64, move: i64) -> Refusal | None:
    """CU-091, CU-212: more than the money buys."""
    votes = move - OFFER
    price = laws.vote_price(state)
    facts: Facts = {"need": votes * price, "have": state.pesos[seat], "most": parliament.most_votes(state, seat)}
    return Refusal("CU-091", "refusal-bid", facts)


def refused_pass(state: Cuba, _seat: i64, move: i64) -> Refusal | None:
    """CU-094, CU-096."""
    missing = PAIR_MASK[move - ENACTED] & ~parliament.bills_left(state)
    for kind in range(4):
        if missing >> kind & 1:
            return Refusal("CU-096", "refusal-no-bill", {"type": TYPES[kind]})
    return None


def refused_duty_piece(state: Cuba, seat: i64, move: i64) -> Refusal | None:
    """CU-220."""
    kind = move - GIVE
    if not stock.owned(state, seat, kind):
        return Refusal("CU-220", "refusal-no-piece", {"kind": KINDS[kind]})
    return Refusal("CU-220", "refusal-other-class", {"kind": KINDS[kind]})


def refused_discard(_state: Cuba, _seat: i64, move: i64) -> Refusal | None:
    """CU-110."""
    return Refusal("CU-110", "refusal-not-stored", {"kind": KINDS[move - DROP]})


def refused_store(_state: Cuba, _seat: i64, move: i64) -> Refusal | None:
    """CU-029."""
    return Refusal("CU-029", "refusal-no-piece", {"kind": KINDS[move - KEEP]})


def refused_swap(state: Cuba, _seat: i64, move: i64) -> Refusal | None:
    """EP-024."""
    dock = move - SWAP_DOCKS + 1
    empty = dock if state.docks[dock - 1] < 0 else dock + 1
    return Refusal("EP-024", "refusal-no-ship", {"dock": empty})


def refused_hire(state: Cuba, seat: i64, move: i64) -> Refusal | None:
    """EP-025, EP-124."""
    tile = move - LAWYER_USE
    facts: Facts = {"building": BUILDINGS[tile], "n": LAWYER_FEE}
    if not shown_tiles(state, seat) >> tile & 1:
        return Refusal("EP-025", "refusal-not-owned", facts)
    return Refusal("EP-025", "refusal-no-effect-after-fee", facts)


def refused_cover(state: Cuba, seat: i64, move: i64) -> Refusal | None:
    """EP-043, EP-111."""
    parcel = move - COVERED
    tile = foreman.top_tile(state, seat, parcel)
    if tile < 0:
        return Refusal("EP-043", "refusal-nothing-to-cover")
    if tile == 0 and not state.switches.overbuild_warehouse:
        return Refusal("EP-111", "refusal-warehouse-parcel")
    return Refusal("EP-043", "refusal-cannot-cover", {"building": BUILDINGS[tile]})


def refused_overbuilding(state: Cuba, seat: i64, move: i64) -> Refusal | None:
    """EP-043, EP-044."""
    tile = move - ERECT
    if not state.available[tile]:
        return Refusal("EP-043", "refusal-not-available", {"building": BUILDINGS[tile]})
    return lacking_resource(state, seat, tile, foreman.top_tile(state, seat, state.parcel))


def refused_over_extra(state: Cuba, seat: i64, move: i64) -> Refusal | None:
    """EP-114."""
    kind = move - ADD + MERCHANDISE
    under = foreman.top_tile(state, seat, state.parcel)
    need = architect.price(state.tile, under, kind, kind)
    have = stock.owned(state, seat, kind)
    return Refusal("EP-114", "refusal-resources", {"kind": KINDS[kind], "need": need, "have": have})


def refused_gift(_state: Cuba, _seat: i64, move: i64) -> Refusal | None:
    """EP-047, EP-118."""
    return Refusal("EP-118", "refusal-row-empty", {"kind": KINDS[move - GIVEN]})


Reason = Callable[["Cuba", i64, i64], Refusal | None]

REASONS: Final[dict[int, Reason]] = {
    PICK: refused_pick,
    TURN: refused_turn,
    ACTION: refused_action,
    HARVEST: refused_harvest,
    IRRIGATE: refused_harvest,
    TRADE: refused_trade,
    ALTERNATIVE: refused_piece,
    BUILD: refused_building,
    EXTRA: refused_extra,
    PLACE: refused_site,
    ACTIVATE: refused_activation,
    LOAD: refused_load,
    VETO: refused_veto,
    BID: refused_bid,
    PASS: refused_pass,
    DUTY_PIECE: refused_duty_piece,
    DISCARD: refused_discard,
    STORE: refused_store,
    SWAP: refused_swap,
    HIRE: refused_hire,
    COVER: refused_cover,
    OVERBUILD: refused_overbuilding,
    OVER_EXTRA: refused_over_extra,
    GIFT: refused_gift,
}
