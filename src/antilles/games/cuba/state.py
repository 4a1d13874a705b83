"""Everything that lies on the table."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antilles.games.cuba import machine, refusals, score
from antilles.games.cuba.rules import Course
from antilles.games.cuba.switches import Switches
from antilles.games.cuba.tables import (
    ALL_CARDS,
    ALL_KINDS,
    BID,
    DRAW_START,
    FIRST_CHANCE,
    FIRST_DECISION,
    OVER,
    PARCELS,
    PRODUCTS,
    SEND,
    SLOTS,
    SPACES,
    TILES,
)
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, EVERYBODY, NOBODY, Refusal, State


@mypyc_attr(acyclic=True)
class Cuba(State):
    seats: i64
    switches: Switches
    course: Course  # the base game's, or El Presidente's
    round: i64
    phase: i64
    turn: i64  # who is asked, or was last; the lowest of several
    start: i64  # who holds the start player card

    # the running action or round of questions
    count: i64  # answers given, or players dealt with
    used: i64  # parcels that have yielded or buildings that were used, as bits
    dock: i64  # dock (1 to 3) fixed by the first piece loaded; berth (0 to 3) a drawn ship goes to
    tile: i64  # building being erected or used
    parcel: i64  # parcel whose building is being covered
    user: i64  # who uses the building
    bought: i64  # kinds bought in this action, as bits
    sold: i64
    buys: i64
    sells: i64

    # the round
    markers: i64  # black markers on the places of the alternatives, as bits
    vote_tile: i64  # seat that holds the tile, or -1
    veto_tile: i64
    influence_tile: i64
    influence: i64  # type of the bill the influence tile lies on, or -1
    bidders: i64  # seats that take part in the running bid, as bits
    winner: i64  # of the vote, or -1
    passing: i64  # types of the bills that become law, as bits

    # the game
    statues: i64  # seats whose statue counts at the end, as bits
    ships: i64  # ships in the pile, as bits
    car: i64  # space of the president's car
    missing: i64  # Cubans replaced by donkeys, as bits of their numbers

    # one entry a seat
    pesos: vec[i64]
    vp: vec[i64]
    hand: vec[i64]  # cards as bits
    sent: vec[i64]  # cards sent to parliament by event 1, sealed until all have chosen
    last_card: vec[i64]  # last character played in this round, or -1
    cubans: vec[i64]  # Cubans taken in this round
    pawn: vec[i64]
    built: vec[i64]  # parcels built over, as bits
    bids: vec[i64]  # votes bid in the running bid, or -1
    promised: vec[i64]  # votes bid in this parliament
    votes: vec[i64]  # votes counted in this parliament
    due: vec[i64]  # this round's tax in pesos
    paid: vec[i64]  # bit 0 tax, bit 1 duty

    yard: vec[i64]  # courtyard, at seat * 8 + kind
    stored: vec[i64]  # warehouse, at seat * 3 + product
    tiles: vec[i64]  # top tile, at seat * 12 + parcel; 0 is none, on parcel 0 the printed warehouse

    supply: vec[i64]
    market: vec[i64]  # pieces a row
    available: vec[i64]  # copies of each building on offer
    uses: vec[i64]  # uses in this round of buildings with a limit
    docks: vec[i64]  # ship in docks 1, 2, 3 and at sea, or -1
    cargo: vec[i64]  # piece on a slot, at dock * 5 + slot, or -1
    laws: vec[i64]  # number of the law in force of each type
    bills: vec[i64]  # number of the bill of each type, or 0
    unseen: vec[i64]  # cards still in each pile, as bits
    avenue: vec[i64]  # card on each space; 0 is none

    def __init__(self, seats: i64, switches: Switches, course: Course) -> None:
        self.seats = seats
        self.switches = switches
        self.course = course
        self.round = 0
        self.phase = DRAW_START
        self.turn = 0
        self.start = 0
        self.count = 0
        self.used = 0
        self.dock = 0
        self.tile = 0
        self.parcel = 0
        self.user = 0
        self.bought = 0
        self.sold = 0
        self.buys = 0
        self.sells = 0
        self.markers = 0
        self.vote_tile = -1
        self.veto_tile = -1
        self.influence_tile = -1
        self.influence = -1
        self.bidders = 0
        self.winner = -1
        self.passing = 0
        self.statues = 0
        self.ships = 0
        self.car = 1
        self.missing = 0

    def copy(self) -> Cuba:
        other = Cuba(self.seats, self.switches, self.course)
        other.round = self.round
        other.phase = self.phase
        other.turn = self.turn
        other.start = self.start
        other.count = self.count
        other.used = self.used
        other.dock = self.dock
        other.tile = self.tile
        other.parcel = self.parcel
        other.user = self.user
        other.bought = self.bought
        other.sold = self.sold
        other.buys = self.buys
        other.sells = self.sells
        other.markers = self.markers
        other.vote_tile = self.vote_tile
        other.veto_tile = self.veto_tile
        other.influence_tile = self.influence_tile
        other.influence = self.influence
        other.bidders = self.bidders
        other.winner = self.winner
        other.passing = self.passing
        other.statues = self.statues
        other.ships = self.ships
        other.car = self.car
        other.missing = self.missing
        other.pesos = self.pesos[:]
        other.vp = self.vp[:]
        other.hand = self.hand[:]
        other.sent = self.sent[:]
        other.last_card = self.last_card[:]
        other.cubans = self.cubans[:]
        other.pawn = self.pawn[:]
        other.built = self.built[:]
        other.bids = self.bids[:]
        other.promised = self.promised[:]
        other.votes = self.votes[:]
        other.due = self.due[:]
        other.paid = self.paid[:]
        other.yard = self.yard[:]
        other.stored = self.stored[:]
        other.tiles = self.tiles[:]
        other.supply = self.supply[:]
        other.market = self.market[:]
        other.available = self.available[:]
        other.uses = self.uses[:]
        other.docks = self.docks[:]
        other.cargo = self.cargo[:]
        other.laws = self.laws[:]
        other.bills = self.bills[:]
        other.unseen = self.unseen[:]
        other.avenue = self.avenue[:]
        return other

    def actor(self) -> i64:
        if self.phase == OVER:
            return NOBODY
        if FIRST_CHANCE <= self.phase < FIRST_DECISION:
            return CHANCE
        return self.turn

    def actors(self) -> list[int]:
        """DP-001: one at a time, but for bids and the cards of event 1."""
        if self.phase == BID:
            return [seat for seat in range(self.seats) if self.bidders >> seat & 1 and self.bids[seat] < 0]
        if self.phase == SEND:
            return [seat for seat in range(self.seats) if not self.sent[seat]]
        actor = self.actor()
        return [] if actor == NOBODY else [actor]

    def legal(self, seat: i64, moves: Moves) -> None:
        if self.asks(seat):
            machine.legal(self, seat, moves)

    def asks(self, seat: i64) -> bool:
        """DP-001: is this seat (or chance) to answer now?"""
        if self.phase == BID:
            return 0 <= seat < self.seats and self.bidders >> seat & 1 != 0 and self.bids[seat] < 0
        if self.phase == SEND:
            return 0 <= seat < self.seats and self.sent[seat] == 0
        return self.phase != OVER and seat == self.actor()

    def advance(self, seat: i64, move: i64) -> None:
        machine.advance(self, seat, move)

    def odds(self, weights: Moves) -> None:
        machine.odds(self, weights)

    def scores(self) -> list[int]:
        return list(self.vp)

    def ranking(self) -> list[int]:
        return score.ranking(self)

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        return refusals.refusal(self, seat, move)

    def audience(self, seat: i64, move: i64) -> i64:
        """CU-004: bids and the cards of event 1 are secret until all are in."""
        return i64(1) << seat if self.phase == BID or self.phase == SEND else EVERYBODY

    def snapshot(self) -> str:
        scalars = [f"{name}={getattr(self, name)}" for name in SCALARS]
        rows = [f"{name}={list(getattr(self, name))}" for name in ROWS]
        options = f"switches={sorted(self.switches.options.items())}"
        return "\n".join([options, f"course={type(self.course).__name__}", *scalars, *rows])


# fmt: off
SCALARS = (
    "seats", "round", "phase", "turn", "start", "count", "used", "dock", "tile", "parcel", "user", "bought", "sold",
    "buys", "sells", "markers", "vote_tile", "veto_tile", "influence_tile", "influence", "bidders", "winner", "passing",
    "statues", "ships", "car", "missing",
)
ROWS = (
    "pesos", "vp", "hand", "sent", "last_card", "cubans", "pawn", "built", "bids", "promised", "votes", "due", "paid",
    "yard", "stored", "tiles", "supply", "market", "available", "uses", "docks", "cargo", "laws", "bills", "unseen",
    "avenue",
)
# fmt: on


def empty_table(seats: i64, switches: Switches, course: Course) -> Cuba:
    """CU-016: nothing on the board yet, all cards in hand, every pawn on its warehouse."""
    state = Cuba(seats, switches, course)
    zeros = vec[i64]([0] * seats)
    for_nobody = vec[i64]([-1] * seats)
    state.pesos = zeros
    state.vp = zeros[:]
    state.hand = vec[i64]([ALL_CARDS] * seats)
    state.sent = zeros[:]
    state.last_card = for_nobody
    state.cubans = zeros[:]
    state.pawn = zeros[:]
    state.built = zeros[:]
    state.bids = for_nobody[:]
    state.promised = zeros[:]
    state.votes = zeros[:]
    state.due = zeros[:]
    state.paid = zeros[:]
    state.yard = vec[i64]([0] * (seats * ALL_KINDS))
    state.stored = vec[i64]([0] * (seats * PRODUCTS))
    state.tiles = vec[i64]([0] * (seats * PARCELS))
    state.supply = vec[i64]([0] * ALL_KINDS)
    state.market = vec[i64]([0] * 5)
    state.available = vec[i64]([0] * TILES)
    state.uses = vec[i64]([0] * TILES)
    state.docks = vec[i64]([-1] * 4)
    state.cargo = vec[i64]([-1] * (3 * SLOTS))
    state.laws = vec[i64]([0] * 4)
    state.bills = vec[i64]([0] * 4)
    state.unseen = vec[i64]([0] * 4)
    state.avenue = vec[i64]([0] * SPACES)
    return state
