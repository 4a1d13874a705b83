"""Everything that lies on the table, and what follows what."""

from __future__ import annotations

from antilles.games.cuba.moves import MOVES
from antilles.games.cuba.switches import Switches
from antilles.kernel.rules import Any, Question, Refusal, State, bounds, i64, mypyc_attr, vec


@mypyc_attr(acyclic=True)
class Course:
    """What follows what, for the chapters that do not know what comes after them: ``rules.py`` says it for the base
    game, ``el_presidente.py`` replaces some of it.
    """

    turn: Question[Any]
    pawn: Question[Any]
    end_of_actions: Question[Any]
    clean_up: Question[Any]
    tiles: vec[i64]  # copies of each building on offer at the start
    ships: i64  # in the pile, as bits
    laws: vec[i64]  # cards of each type, as bits

    def __repr__(self) -> str:
        return type(self).__name__

    def after_start_player(self, state: Cuba) -> None:
        """What is drawn between the start player and the ships."""

    def after_first_ships(self, state: Cuba) -> None:
        """The end of the set-up."""

    def begin_round(self, state: Cuba) -> None:
        """What comes before the bills."""

    def after_bills(self, state: Cuba) -> None:
        """What comes between the bills and the actions."""

    def has_turn(self, state: Cuba, seat: i64) -> bool:
        """Is there anything left to do in the action phase?"""
        raise NotImplementedError

    def before_foreman(self, state: Cuba, seat: i64) -> None:
        """What comes before the foreman's first activation."""

    def after_use(self, state: Cuba, seat: i64) -> None:
        """A building has been used."""

    def before_bids(self, state: Cuba) -> None:
        """What comes between the veto and the bids."""

    def merits(self, state: Cuba) -> list[tuple[int, ...]]:
        """What decides the places."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Cuba(State):
    switches: Switches
    course: Course  # the base game's, or El Presidente's
    round: i64 = 0
    start: i64 = 0  # who holds the start player card

    # the running action or round of questions
    count: i64 = 0  # answers given, or players dealt with
    used: i64 = 0  # parcels that have yielded or buildings that were used, as bits
    dock: i64 = 0  # dock (1 to 3) fixed by the first piece loaded; berth (0 to 3) a drawn ship goes to
    tile: i64 = 0  # building being erected or used
    parcel: i64 = 0  # parcel whose building is being covered
    user: i64 = 0  # who uses the building
    bought: i64 = 0  # kinds bought in this action, as bits
    sold: i64 = 0
    buys: i64 = 0
    sells: i64 = 0

    # the round
    markers: i64 = 0  # black markers on the places of the alternatives, as bits
    vote_tile: i64 = -1  # seat that holds the tile, or -1
    veto_tile: i64 = -1
    influence_tile: i64 = -1
    influence: i64 = -1  # type of the bill the influence tile lies on, or -1
    bidders: i64 = 0  # seats that take part in the running bid, as bits
    winner: i64 = -1  # of the vote, or -1
    paid_tax: i64 = 0  # seats that have, as bits
    paid_duty: i64 = 0
    passing: i64 = 0  # types of the bills that become law, as bits

    # the game
    statues: i64 = 0  # seats whose statue counts at the end, as bits
    ships: i64 = 0  # ships in the pile, as bits
    car: i64 = 1  # space of the president's car
    missing: i64 = 0  # Cubans replaced by donkeys, as bits of their numbers
    taken: i64 = 0  # Cubans taken in this round, six bits a space: the card, and the seat above it

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

    def scores(self) -> list[int]:
        return list(self.vp)

    def merits(self) -> list[tuple[int, ...]]:
        """CU-001, CU-152: most VP, then most pesos, then most merchandise; equals share."""
        return self.course.merits(self)

    def outside(self, seat: i64, move: i64) -> Refusal | None:
        """CU-016, DP-003."""
        return bounds(self, seat, move, len(MOVES), "DP-003", "CU-016")

    # --- written by tools/fields.py from the fields above ---
    def __init__(self, seats: i64, question: Question[Any], switches: Switches, course: Course) -> None:
        self.seats = seats
        self.question = question
        self.switches = switches
        self.course = course

    def copy(self) -> Cuba:
        other = Cuba(self.seats, self.question, self.switches, self.course)
        other.asked = self.asked
        other.round = self.round
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
        other.paid_tax = self.paid_tax
        other.paid_duty = self.paid_duty
        other.passing = self.passing
        other.statues = self.statues
        other.ships = self.ships
        other.car = self.car
        other.missing = self.missing
        other.taken = self.taken
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

    # --- end of what tools/fields.py wrote ---
