"""What a seat may see. CU-004: everything is open but sealed choices and the order of the piles."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from antilles.games.cuba import agenda, components as c, el_presidente, events, parliament, setup, worker
from antilles.games.cuba.state import Cuba
from antilles.games.cuba.switches import Switches
from antilles.kernel.rules import Any, SealedBelief, bits_of, mask_of, mask_of_names, name_of, names_in, number_of
from antilles.kernel.view import View, fill, put_back, put_back_of, same, same_of

SAME = ("round", "start", "vote_tile", "veto_tile", "influence_tile", "car")
SAME_OF_ACTION = ("count", "used", "dock", "parcel", "user", "buys", "sells", "winner")
SAME_OF_PLAYER = ("vp", "pesos", "cubans", "pawn", "votes", "promised", "due")
EMPTY = (-1,) * c.SLOTS
LAWS_OF = tuple([c.LAWS[kind * c.LAWS_A_TYPE : (kind + 1) * c.LAWS_A_TYPE] for kind in range(len(c.TYPES))])


@dataclass(frozen=True, slots=True, kw_only=True)
class Planter:
    """One player's side of the table."""

    vp: int
    pesos: int
    hand: tuple[str, ...]
    delegates: tuple[str, ...]  # the two cards sent by event 1, once they are shown
    last_card: str
    cubans: int
    pawn: int
    parcels: tuple[str, ...]  # what the twelve parcels yield, row by row; the first is the warehouse
    buildings: tuple[str, ...]  # the top building on each parcel, or nothing
    courtyard: tuple[int, ...]  # pieces of each kind
    warehouse: tuple[int, ...]  # products of each kind
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
    cargo: tuple[str, ...]  # the piece on each slot, or nothing


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
    pile: tuple[str, ...]  # ships still to come, in no order
    laws: tuple[str, ...]
    bills: tuple[str, ...]
    unseen: tuple[tuple[str, ...], ...]  # laws of each type that have not been turned up, in no order
    markers: tuple[str, ...]
    vote_tile: int
    veto_tile: int
    influence_tile: int
    influence: str
    avenue: tuple[str, ...]
    taken: tuple[Taken | None, ...]  # who took the Cuban of each space, for as long as the avenue lies
    car: int
    missing: tuple[str, ...]
    chosen: tuple[str, ...]  # one's own sealed delegates; empty for everybody else
    bid: int | None  # one's own sealed bid


# --- looking ----------------------------------------------------------------------------------------
def look(state: Cuba, base: dict[str, Any]) -> CubaView:
    """What a spectator sees."""
    return CubaView(
        **base,
        **same(state, SAME),
        rounds=state.switches.rounds,
        turn=state.asked,
        players=tuple([look_at(state, seat) for seat in range(state.seats)]),
        action=Action(
            **same(state, SAME_OF_ACTION),
            tile=c.BUILDINGS[state.tile],
            bought=names_in(state.bought, c.KINDS),
            sold=names_in(state.sold, c.KINDS),
            bidders=tuple(bits_of(state.bidders)),
            passing=names_in(state.passing, c.TYPES),
        ),
        market=tuple(state.market),
        supply=tuple(state.supply),
        available={c.BUILDINGS[tile]: count for tile, count in enumerate(state.available) if count},
        uses={c.BUILDINGS[tile]: count for tile, count in enumerate(state.uses) if count},
        docks=tuple([look_at_ship(state, berth) for berth in range(c.DOCKS)]),
        sea=look_at_ship(state, c.SEA),
        pile=names_in(state.ships, c.SHIPS),
        laws=tuple([law_name(kind, law) for kind, law in enumerate(state.laws)]),
        bills=tuple([law_name(kind, law) if law else "" for kind, law in enumerate(state.bills)]),
        unseen=tuple([names_in(laws, LAWS_OF[kind]) for kind, laws in enumerate(state.unseen)]),
        markers=names_in(state.markers, c.PLACES),
        influence=name_of(state.influence, c.TYPES),
        avenue=tuple([c.AVENUE[card] for card in state.avenue]),
        taken=tuple([look_at_space(state, space) for space in range(c.SPACES)]),
        missing=names_in(state.missing >> 1, c.CUBANS),
        chosen=(),
        bid=None,
    )


def own(_seen: CubaView, state: Cuba, seat: int) -> Mapping[str, object]:
    """A seat's own sealed choices."""
    chosen = names_in(state.sent[seat], c.CHARACTERS) if state.question is events.SEND else ()
    bid = state.bids[seat] if state.question is parliament.BID and state.bids[seat] >= 0 else None
    return {"seat": seat, "chosen": chosen, "bid": bid}


def law_name(kind: int, number: int) -> str:
    """The law of a type in force; types III and IV have none at the start."""
    return "" if number == 0 and kind > 1 else c.LAWS[kind * c.LAWS_A_TYPE + number]


def look_at(state: Cuba, seat: int) -> Planter:
    """CU-004: hands and money too; delegates of event 1 only once all are chosen."""
    tiles = state.tiles[seat * c.PARCELS : (seat + 1) * c.PARCELS]
    return Planter(
        **same_of(state, seat, SAME_OF_PLAYER),
        hand=names_in(state.hand[seat], c.CHARACTERS),
        delegates=() if state.question is events.SEND else names_in(state.sent[seat], c.CHARACTERS),
        last_card=name_of(state.last_card[seat], c.CHARACTERS),
        parcels=parcels_of(worker.layout(state, seat)),
        buildings=tuple([c.BUILDINGS[tile] if tile else "" for tile in tiles]),
        courtyard=tuple(state.yard[seat * len(c.KINDS) : (seat + 1) * len(c.KINDS)]),
        warehouse=tuple(state.stored[seat * c.PRODUCTS : (seat + 1) * c.PRODUCTS]),
        paid_tax=bool(state.paid_tax >> seat & 1),
        paid_duty=bool(state.paid_duty >> seat & 1),
        statue=bool(state.statues >> seat & 1),
    )


@cache
def parcels_of(side: int) -> tuple[str, ...]:
    """What is printed on a plantation."""
    printed = c.PARCEL_KIND[side * c.PARCELS : (side + 1) * c.PARCELS]
    return tuple([c.KINDS[kind] if kind >= 0 else "warehouse" for kind in printed])


def look_at_ship(state: Cuba, berth: int) -> Ship | None:
    ship = state.docks[berth]
    if ship < 0:
        return None
    return loaded(ship, tuple(state.cargo[berth * c.SLOTS : (berth + 1) * c.SLOTS]) if berth < c.DOCKS else EMPTY)


@lru_cache(maxsize=1024)
def loaded(ship: int, pieces: tuple[int, ...]) -> Ship:
    return Ship(
        name=c.SHIPS[ship],
        slots=tuple([c.KINDS[kind] for kind in c.SHIP_SLOTS[ship * c.SLOTS : (ship + 1) * c.SLOTS]]),
        cargo=tuple([name_of(piece, c.KINDS) for piece in pieces]),
    )


def look_at_space(state: Cuba, space: int) -> Taken | None:
    """Who took the Cuban of this space."""
    taken = state.taken >> c.TAKEN_BITS * space & (1 << c.TAKEN_BITS) - 1
    return Taken(cuban=c.AVENUE[taken & (1 << c.CARD_BITS) - 1], seat=taken >> c.CARD_BITS) if taken else None


# --- reading back -----------------------------------------------------------------------------------
def read(view: CubaView) -> SealedBelief:
    """A belief from a view: all of the state but the sealed choices of the others."""
    switches = Switches(dict(view.options))
    state = setup.empty_table(view.seats, switches, el_presidente.course_of(switches))
    put_back(state, view, SAME)
    state.asked = view.turn
    put_back(state, view.action, SAME_OF_ACTION)
    state.tile = c.BUILDINGS.index(view.action.tile)
    state.bought = mask_of_names(view.action.bought, c.KINDS)
    state.sold = mask_of_names(view.action.sold, c.KINDS)
    state.bidders = mask_of(view.action.bidders)
    state.passing = mask_of_names(view.action.passing, c.TYPES)
    state.question = agenda.question_of(state.course, view.phase, state.tile)
    read_board(state, view)
    for seat, player in enumerate(view.players):
        read_player(state, seat, player)
    return SealedBelief(state, read_sealed(state, view))


def read_board(state: Cuba, view: CubaView) -> None:
    fill(state.market, view.market[: c.MERCHANDISE])
    fill(state.supply, view.supply)
    fill(state.available, [view.available.get(name, 0) for name in c.BUILDINGS])
    fill(state.uses, [view.uses.get(name, 0) for name in c.BUILDINGS])
    for berth, ship in enumerate((*view.docks, view.sea)):
        if ship is not None:
            state.docks[berth] = c.SHIPS.index(ship.name)
            for slot, piece in enumerate(ship.cargo):
                if piece:
                    state.cargo[berth * c.SLOTS + slot] = c.KINDS.index(piece)
    state.ships = mask_of_names(view.pile, c.SHIPS)
    for kind in range(4):
        names = LAWS_OF[kind]
        state.laws[kind] = max(0, number_of(view.laws[kind], names))
        state.bills[kind] = max(0, number_of(view.bills[kind], names))
        state.unseen[kind] = mask_of_names(view.unseen[kind], names)
    state.markers = mask_of_names(view.markers, c.PLACES)
    state.influence = number_of(view.influence, c.TYPES)
    fill(state.avenue, [c.AVENUE.index(card) for card in view.avenue])
    for space, taken in enumerate(view.taken):
        if taken is not None:
            state.taken |= (c.AVENUE.index(taken.cuban) | taken.seat << c.CARD_BITS) << c.TAKEN_BITS * space
    state.missing = mask_of_names(view.missing, c.CUBANS) << 1


def read_player(state: Cuba, seat: int, player: Planter) -> None:
    put_back_of(state, seat, player, SAME_OF_PLAYER)
    state.hand[seat] = mask_of_names(player.hand, c.CHARACTERS)
    state.sent[seat] = mask_of_names(player.delegates, c.CHARACTERS)
    state.last_card[seat] = number_of(player.last_card, c.CHARACTERS)
    for parcel, building in enumerate(player.buildings):
        if building:
            state.tiles[seat * c.PARCELS + parcel] = c.BUILDINGS.index(building)
            state.built[seat] |= 1 << parcel
    for kind, pieces in enumerate(player.courtyard):
        state.yard[seat * len(c.KINDS) + kind] = pieces
    for product, pieces in enumerate(player.warehouse):
        state.stored[seat * c.PRODUCTS + product] = pieces
    state.paid_tax |= player.paid_tax << seat
    state.paid_duty |= player.paid_duty << seat
    if player.statue:
        state.statues |= 1 << seat


def read_sealed(state: Cuba, view: CubaView) -> int:
    """Put one's own sealed choice back and name the seats whose choices are not known."""
    sealed = 0
    if state.question in (parliament.BID, events.SEND):
        concerned = view.action.bidders if state.question is parliament.BID else range(view.seats)
        sealed = mask_of([seat for seat in concerned if seat not in view.actors])
    if view.seat is not None and view.bid is not None:
        state.bids[view.seat] = view.bid
        sealed &= ~(1 << view.seat)
    if view.seat is not None and view.chosen:
        state.sent[view.seat] = mask_of_names(view.chosen, c.CHARACTERS)
        sealed &= ~(1 << view.seat)
    return sealed
