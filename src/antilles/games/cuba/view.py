"""What a seat may see. CU-004: everything is open but sealed choices and the order of the piles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from antilles.games.cuba.agenda import question_of
from antilles.games.cuba.belief import CubaBelief
from antilles.games.cuba.components import (
    AVENUE,
    BUILDINGS,
    CARD_BITS,
    CHARACTERS,
    CUBANS,
    DOCKS,
    KINDS,
    LAWS,
    LAWS_A_TYPE,
    MERCHANDISE,
    PARCEL_KIND,
    PARCELS,
    PLACES,
    PRODUCTS,
    SEA,
    SHIP_SLOTS,
    SHIPS,
    SLOTS,
    SPACES,
    TAKEN_BITS,
    TYPES,
    names_in,
)
from antilles.games.cuba.el_presidente import course_of
from antilles.games.cuba.events import SEND
from antilles.games.cuba.parliament import BID
from antilles.games.cuba.setup import empty_table
from antilles.games.cuba.state import Cuba
from antilles.games.cuba.switches import Switches
from antilles.games.cuba.worker import layout
from antilles.kernel.view import View

EMPTY = (-1,) * SLOTS
LAWS_OF = tuple([LAWS[kind * LAWS_A_TYPE : (kind + 1) * LAWS_A_TYPE] for kind in range(len(TYPES))])


@dataclass(frozen=True, slots=True, kw_only=True)
class Planter:
    """One player's side of the table."""

    vp: int
    pesos: int
    hand: tuple[str, ...]
    delegates: tuple[str, ...]
    """The two cards sent by event 1, once they are shown."""
    last_card: str
    cubans: int
    pawn: int
    parcels: tuple[str, ...]
    """What the twelve parcels yield, row by row; the first is the warehouse."""
    buildings: tuple[str, ...]
    """The top building on each parcel, or nothing."""
    courtyard: tuple[int, ...]
    """Pieces of each kind."""
    warehouse: tuple[int, ...]
    """Products of each kind."""
    votes: int
    promised: int
    due: int
    paid_tax: bool
    paid_duty: bool
    statue: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Ship:
    name: str
    slots: tuple[str, ...]
    cargo: tuple[str, ...]
    """The piece on each slot, or nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Taken:
    """A Cuban that a player took from the avenue in this round."""

    cuban: str
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """How far the running action or round of questions has come."""

    count: int
    used: int
    dock: int
    tile: str
    parcel: int
    user: int
    bought: tuple[str, ...]
    sold: tuple[str, ...]
    buys: int
    sells: int
    bidders: tuple[int, ...]
    winner: int
    passing: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CubaView(View):
    round: int
    rounds: int
    phase: str
    turn: int
    start: int
    players: tuple[Planter, ...]
    action: Action
    market: tuple[int, ...]
    supply: tuple[int, ...]
    available: dict[str, int]
    uses: dict[str, int]
    docks: tuple[Ship | None, ...]
    sea: Ship | None
    pile: tuple[str, ...]
    """Ships still to come, in no order."""
    laws: tuple[str, ...]
    bills: tuple[str, ...]
    unseen: tuple[tuple[str, ...], ...]
    """Laws of each type that have not been turned up, in no order."""
    markers: tuple[str, ...]
    vote_tile: int
    veto_tile: int
    influence_tile: int
    influence: str
    avenue: tuple[str, ...]
    taken: tuple[Taken | None, ...]
    """Who took the Cuban of each space, for as long as the avenue lies."""
    car: int
    missing: tuple[str, ...]
    chosen: tuple[str, ...]
    """One's own sealed delegates; empty for everybody else."""
    bid: int | None
    """One's own sealed bid."""


# --- looking ----------------------------------------------------------------------------------------


def look(state: Cuba, base: dict[str, Any]) -> CubaView:
    """What a spectator sees."""
    return CubaView(
        **base,
        round=state.round,
        rounds=state.switches.rounds,
        phase=state.question.name,
        turn=state.asked,
        start=state.start,
        players=tuple([look_at(state, seat) for seat in range(state.seats)]),
        action=look_at_action(state),
        market=tuple(state.market),
        supply=tuple(state.supply),
        available={BUILDINGS[tile]: count for tile, count in enumerate(state.available) if count},
        uses={BUILDINGS[tile]: count for tile, count in enumerate(state.uses) if count},
        docks=tuple([look_at_ship(state, berth) for berth in range(DOCKS)]),
        sea=look_at_ship(state, SEA),
        pile=names_in(state.ships, SHIPS),
        laws=tuple([law_name(kind, law) for kind, law in enumerate(state.laws)]),
        bills=tuple([law_name(kind, law) if law else "" for kind, law in enumerate(state.bills)]),
        unseen=tuple([names_in(laws, LAWS_OF[kind]) for kind, laws in enumerate(state.unseen)]),
        markers=names_in(state.markers, PLACES),
        vote_tile=state.vote_tile,
        veto_tile=state.veto_tile,
        influence_tile=state.influence_tile,
        influence=TYPES[state.influence] if state.influence >= 0 else "",
        avenue=tuple([AVENUE[card] for card in state.avenue]),
        taken=tuple([look_at_space(state, space) for space in range(SPACES)]),
        car=state.car,
        missing=names_in(state.missing >> 1, CUBANS),
        chosen=(),
        bid=None,
    )


def own(state: Cuba, seat: int) -> Mapping[str, object]:
    """A seat's own sealed choices."""
    chosen = names_in(state.sent[seat], CHARACTERS) if state.question is SEND else ()
    return {"seat": seat, "chosen": chosen, "bid": own_bid(state, seat)}


def law_name(kind: int, number: int) -> str:
    """The law of a type in force; types III and IV have none at the start."""
    return "" if number == 0 and kind > 1 else LAWS[kind * LAWS_A_TYPE + number]


def own_bid(state: Cuba, seat: int) -> int | None:
    if state.question is not BID or state.bids[seat] < 0:
        return None
    return state.bids[seat]


def look_at(state: Cuba, seat: int) -> Planter:
    """CU-004: hands and money too; delegates of event 1 only once all are chosen."""
    tiles = state.tiles[seat * PARCELS : (seat + 1) * PARCELS]
    return Planter(
        vp=state.vp[seat],
        pesos=state.pesos[seat],
        hand=names_in(state.hand[seat], CHARACTERS),
        delegates=() if state.question is SEND else names_in(state.sent[seat], CHARACTERS),
        last_card=CHARACTERS[state.last_card[seat]] if state.last_card[seat] >= 0 else "",
        cubans=state.cubans[seat],
        pawn=state.pawn[seat],
        parcels=parcels_of(layout(state, seat)),
        buildings=tuple([BUILDINGS[tile] if tile else "" for tile in tiles]),
        courtyard=tuple(state.yard[seat * len(KINDS) : (seat + 1) * len(KINDS)]),
        warehouse=tuple(state.stored[seat * PRODUCTS : (seat + 1) * PRODUCTS]),
        votes=state.votes[seat],
        promised=state.promised[seat],
        due=state.due[seat],
        paid_tax=bool(state.paid[seat] & 1),
        paid_duty=bool(state.paid[seat] & 2),
        statue=bool(state.statues >> seat & 1),
    )


@cache
def parcels_of(side: int) -> tuple[str, ...]:
    """What is printed on a plantation."""
    printed = PARCEL_KIND[side * PARCELS : (side + 1) * PARCELS]
    return tuple([KINDS[kind] if kind >= 0 else "warehouse" for kind in printed])


def look_at_ship(state: Cuba, berth: int) -> Ship | None:
    ship = state.docks[berth]
    if ship < 0:
        return None
    return loaded(ship, tuple(state.cargo[berth * SLOTS : (berth + 1) * SLOTS]) if berth < DOCKS else EMPTY)


@lru_cache(maxsize=1024)
def loaded(ship: int, pieces: tuple[int, ...]) -> Ship:
    return Ship(
        name=SHIPS[ship],
        slots=tuple([KINDS[kind] for kind in SHIP_SLOTS[ship * SLOTS : (ship + 1) * SLOTS]]),
        cargo=tuple([KINDS[piece] if piece >= 0 else "" for piece in pieces]),
    )


def look_at_space(state: Cuba, space: int) -> Taken | None:
    """Who took the Cuban of this space."""
    taken = state.taken >> TAKEN_BITS * space & (1 << TAKEN_BITS) - 1
    return Taken(cuban=AVENUE[taken & (1 << CARD_BITS) - 1], seat=taken >> CARD_BITS) if taken else None


def look_at_action(state: Cuba) -> Action:
    return Action(
        count=state.count,
        used=state.used,
        dock=state.dock,
        tile=BUILDINGS[state.tile],
        parcel=state.parcel,
        user=state.user,
        bought=names_in(state.bought, KINDS),
        sold=names_in(state.sold, KINDS),
        buys=state.buys,
        sells=state.sells,
        bidders=tuple([seat for seat in range(state.seats) if state.bidders >> seat & 1]),
        winner=state.winner,
        passing=names_in(state.passing, TYPES),
    )


# --- reading back -----------------------------------------------------------------------------------


def read(view: CubaView) -> CubaBelief:
    """A belief from a view: all of the state but the sealed choices of the others."""
    switches = Switches(dict(view.options))
    state = empty_table(view.seats, switches, course_of(switches))
    state.round = view.round
    state.asked = view.turn
    state.start = view.start
    read_action(state, view.action)
    state.question = question_of(state.course, view.phase, state.tile)
    read_board(state, view)
    for seat, player in enumerate(view.players):
        read_player(state, seat, player)
    return CubaBelief(state, read_sealed(state, view))


def read_action(state: Cuba, action: Action) -> None:
    state.count = action.count
    state.used = action.used
    state.dock = action.dock
    state.tile = BUILDINGS.index(action.tile)
    state.parcel = action.parcel
    state.user = action.user
    state.bought = mask_of(action.bought, KINDS)
    state.sold = mask_of(action.sold, KINDS)
    state.buys = action.buys
    state.sells = action.sells
    state.bidders = sum(1 << seat for seat in action.bidders)
    state.winner = action.winner
    state.passing = mask_of(action.passing, TYPES)


def read_board(state: Cuba, view: CubaView) -> None:
    state.market = vec[i64](list(view.market[:MERCHANDISE]))
    state.supply = vec[i64](list(view.supply))
    state.available = vec[i64]([view.available.get(name, 0) for name in BUILDINGS])
    state.uses = vec[i64]([view.uses.get(name, 0) for name in BUILDINGS])
    for berth, ship in enumerate((*view.docks, view.sea)):
        if ship is not None:
            state.docks[berth] = SHIPS.index(ship.name)
            for slot, piece in enumerate(ship.cargo):
                if piece:
                    state.cargo[berth * SLOTS + slot] = KINDS.index(piece)
    state.ships = mask_of(view.pile, SHIPS)
    for kind in range(4):
        names = LAWS[kind * LAWS_A_TYPE : (kind + 1) * LAWS_A_TYPE]
        state.laws[kind] = names.index(view.laws[kind]) if view.laws[kind] else 0
        state.bills[kind] = names.index(view.bills[kind]) if view.bills[kind] else 0
        state.unseen[kind] = mask_of(view.unseen[kind], names)
    state.markers = mask_of(view.markers, PLACES)
    state.vote_tile = view.vote_tile
    state.veto_tile = view.veto_tile
    state.influence_tile = view.influence_tile
    state.influence = TYPES.index(view.influence) if view.influence else -1
    state.avenue = vec[i64]([AVENUE.index(card) for card in view.avenue])
    for space, taken in enumerate(view.taken):
        if taken is not None:
            state.taken |= (AVENUE.index(taken.cuban) | taken.seat << CARD_BITS) << TAKEN_BITS * space
    state.car = view.car
    state.missing = mask_of(view.missing, CUBANS) << 1


def read_player(state: Cuba, seat: int, player: Planter) -> None:
    state.vp[seat] = player.vp
    state.pesos[seat] = player.pesos
    state.hand[seat] = mask_of(player.hand, CHARACTERS)
    state.sent[seat] = mask_of(player.delegates, CHARACTERS)
    state.last_card[seat] = CHARACTERS.index(player.last_card) if player.last_card else -1
    state.cubans[seat] = player.cubans
    state.pawn[seat] = player.pawn
    for parcel, building in enumerate(player.buildings):
        if building:
            state.tiles[seat * PARCELS + parcel] = BUILDINGS.index(building)
            state.built[seat] |= 1 << parcel
    for kind, pieces in enumerate(player.courtyard):
        state.yard[seat * len(KINDS) + kind] = pieces
    for product, pieces in enumerate(player.warehouse):
        state.stored[seat * PRODUCTS + product] = pieces
    state.votes[seat] = player.votes
    state.promised[seat] = player.promised
    state.due[seat] = player.due
    state.paid[seat] = player.paid_tax + 2 * player.paid_duty
    if player.statue:
        state.statues |= 1 << seat


def read_sealed(state: Cuba, view: CubaView) -> int:
    """Put one's own sealed choice back and name the seats whose choices are not known."""
    sealed = 0
    if state.question in (BID, SEND):
        concerned = view.action.bidders if state.question is BID else range(view.seats)
        sealed = sum(1 << seat for seat in concerned if seat not in view.actors)
    if view.seat is not None and view.bid is not None:
        state.bids[view.seat] = view.bid
        sealed &= ~(1 << view.seat)
    if view.seat is not None and view.chosen:
        state.sent[view.seat] = mask_of(view.chosen, CHARACTERS)
        sealed &= ~(1 << view.seat)
    return sealed


def mask_of(names: tuple[str, ...], order: tuple[str, ...]) -> int:
    return sum(1 << order.index(name) for name in names)
