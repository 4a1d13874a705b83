"""The course of the game: set-up, the phases of a round, turns; and what an expansion may change in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from antilles.games.cuba import architect, foreman, harbour, laws, market, parliament, stock, worker
from antilles.games.cuba.effects import shown_tiles
from antilles.games.cuba.moves import ALTERNATE, BILL, MAIN, PLAY, START, TAKE
from antilles.games.cuba.tables import (
    ACTION,
    ALL_CARDS,
    ALL_KINDS,
    ALTERNATIVES_TILES,
    ARCHITECT,
    BASE_LAWS,
    BASE_SHIPS,
    BASE_TILES,
    BERTH,
    BILLS,
    DRAW_BILL,
    DRAW_SHIP,
    DRAW_START,
    END_ACTIONS,
    ENDLESS,
    FIRST_PLACE,
    FOREMAN,
    LAWS_A_TYPE,
    MAYOR,
    MERCHANDISE,
    NEXT_TURN,
    PARLIAMENT,
    PICK,
    PICKS,
    PIECES,
    PRODUCT_PICKS,
    PRODUCTS,
    ROUND,
    SEA,
    START_MARKET,
    START_PESOS,
    TILES,
    TRADESWOMAN,
    TURN,
    VOTES,
    WORKER,
    count_bits,
)
from antilles.kernel.move import Moves

if TYPE_CHECKING:
    from antilles.games.cuba.state import Cuba


@mypyc_attr(acyclic=True)
class Course:
    """The base game at the points where an expansion may change its course; El Presidente overrides them."""

    def set_up(self, state: Cuba) -> None:
        """CU-010, CU-012, CU-013: the tiles, ships and laws that take part."""
        state.ships = BASE_SHIPS
        for tile in range(TILES):
            state.available[tile] = BASE_TILES[tile]
        for kind in range(4):
            state.unseen[kind] = BASE_LAWS[kind]

    def after_start_player(self, state: Cuba) -> None:
        """CU-015: what is drawn between the start player and the ships."""
        draw_first_ships(state)

    def begin_round(self, state: Cuba) -> None:
        """CU-031: a round begins with the bills."""
        state.phase = BILLS

    def after_bills(self, state: Cuba) -> None:
        """CU-040: then come the actions."""
        start_actions(state)

    def has_turn(self, state: Cuba, seat: i64) -> bool:
        """CU-040: character cards left to play?"""
        return character_turns(state, seat) > 0

    def legal_cubans(self, state: Cuba, seat: i64, moves: Moves) -> None:
        """EP-010: turns of another kind than a character card."""

    def take_cuban(self, state: Cuba, seat: i64, move: i64) -> None:
        """EP-010: a turn of another kind."""

    def before_foreman(self, state: Cuba, seat: i64) -> None:
        """CU-070: the pawn does not move."""
        foreman.start(state, seat)

    def after_foreman_pawn(self, state: Cuba, seat: i64, move: i64) -> bool:
        """EP-042: was this move of the pawn the foreman's?"""
        return False

    def end_actions(self, state: Cuba) -> None:
        """CU-045: a new start player, then parliament."""
        state.start = new_start_player(state)
        state.phase = PARLIAMENT

    def before_bids(self, state: Cuba) -> None:
        """CU-091: after the veto all bid."""
        parliament.ask_bids(state)

    def step(self, state: Cuba) -> None:
        """What happens by itself in a phase of the expansion."""

    def legal(self, state: Cuba, seat: i64, moves: Moves) -> None:
        """Answers in a phase of the expansion."""

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        """An answer in a phase of the expansion."""

    def odds(self, state: Cuba, weights: Moves) -> None:
        """Odds of a draw of the expansion."""


# --- set-up -----------------------------------------------------------------------------------------


def set_up(state: Cuba) -> None:
    """CU-006, CU-011, CU-014, CU-016, CU-019: market, supply, printed laws, 10 pesos; the same for any number."""
    for kind in range(ALL_KINDS):
        state.supply[kind] = PIECES[kind] if state.switches.supply_limited else ENDLESS
    for kind in range(MERCHANDISE):
        state.market[kind] = START_MARKET[kind]
        state.supply[kind] -= START_MARKET[kind]
    for seat in range(state.seats):
        state.pesos[seat] = START_PESOS
    state.course.set_up(state)
    state.phase = DRAW_START


def choose_start_player(state: Cuba, move: i64) -> None:
    """CU-015, DP-010."""
    state.start = move - START
    state.turn = state.start
    state.course.after_start_player(state)


def draw_first_ships(state: Cuba) -> None:
    """CU-012: dock 1, dock 2, the sea; dock 3 stays empty."""
    state.dock = 0
    state.phase = DRAW_SHIP


def draw_ship(state: Cuba, move: i64) -> None:
    """CU-012, CU-132."""
    harbour.put_ship(state, move)
    if state.round:
        state.phase = BERTH
    elif state.dock < SEA:
        state.dock = 1 if state.dock == 0 else SEA
    else:
        state.dock = 0
        state.count = 0
        state.turn = state.start
        state.phase = PICK


def legal_picks(state: Cuba, moves: Moves) -> None:
    """CU-017, DP-020: products first, then resources; no goods."""
    first: i64 = 0 if state.count < PRODUCT_PICKS else MERCHANDISE
    last: i64 = PRODUCTS if state.count < PRODUCT_PICKS else ALL_KINDS
    for kind in range(first, last):
        if state.supply[kind]:
            moves.add(TAKE + kind)


def pick(state: Cuba, seat: i64, move: i64) -> None:
    """CU-017, CU-202, CU-203: all four pieces, equal or different, then the next player."""
    stock.gain(state, seat, move - TAKE, 1)
    state.count += 1
    if state.count < PICKS:
        return
    state.count = 0
    state.turn = (seat + 1) % state.seats
    if state.turn == state.start:
        state.phase = ROUND


# --- A. bills ---------------------------------------------------------------------------------------


def begin_round(state: Cuba) -> None:
    """CU-030."""
    state.round += 1
    state.course.begin_round(state)


def reveal_bills(state: Cuba) -> None:
    """CU-031: one card of each type, I to IV."""
    state.count = 0
    state.phase = DRAW_BILL


def legal_bills(state: Cuba, moves: Moves) -> None:
    """DP-015, EP-151: each unseen card of the type."""
    for number in range(1, LAWS_A_TYPE):
        if state.unseen[state.count] >> number & 1:
            moves.add(BILL + state.count * LAWS_A_TYPE + number)


def turn_up_bill(state: Cuba, move: i64) -> None:
    number = (move - BILL) % LAWS_A_TYPE
    state.unseen[state.count] &= ~(i64(1) << number)
    state.bills[state.count] = number
    state.count += 1
    if state.count == 4:
        state.count = 0
        state.course.after_bills(state)


# --- B. actions -------------------------------------------------------------------------------------


def start_actions(state: Cuba) -> None:
    """CU-040: from the start player clockwise."""
    state.turn = state.start
    ask_turn(state)


def ask_turn(state: Cuba) -> None:
    state.used = 0
    state.tile = 0
    state.user = 0
    foreman.forget_use(state)
    state.phase = TURN


def character_turns(state: Cuba, seat: i64) -> i64:
    """CU-040, CU-041, EP-040: one card stays as delegate, unless two were sent."""
    return count_bits(state.hand[seat]) - (0 if state.sent[seat] else 1)


def next_turn(state: Cuba) -> None:
    """CU-040: clockwise until everybody's turns are used up."""
    state.turn = (state.turn + 1) % state.seats
    if state.course.has_turn(state, state.turn):
        ask_turn(state)
    else:
        foreman.forget_use(state)
        state.used = 0
        state.tile = 0
        state.user = 0
        state.phase = END_ACTIONS


def legal_turns(state: Cuba, seat: i64, moves: Moves) -> None:
    """DP-030: a character card, or with El Presidente a Cuban."""
    if character_turns(state, seat) > 0:
        for card in range(5):
            if state.hand[seat] >> card & 1:
                moves.add(PLAY + card)
    state.course.legal_cubans(state, seat, moves)


def take_turn(state: Cuba, seat: i64, move: i64) -> None:
    """CU-040, EP-010: one card, one action."""
    if not PLAY <= move < PLAY + 5:
        state.course.take_cuban(state, seat, move)
        return
    card = move - PLAY
    state.hand[seat] &= ~(i64(1) << card)
    state.last_card[seat] = card
    if card == WORKER:
        worker.start(state)
    elif card == FOREMAN:
        state.course.before_foreman(state, seat)
    else:
        state.phase = ACTION


# --- main or alternative ----------------------------------------------------------------------------


def open_places(state: Cuba, seat: i64) -> i64:
    """CU-044, EP-054, EP-128, EP-129: places of the alternatives this player may use, as bits."""
    if laws.alternatives_closed(state):
        return 0
    places: i64 = 0b111111 if state.switches.places == 2 else 0b010101
    if shown_tiles(state, seat) & ALTERNATIVES_TILES:
        return places
    return places & ~state.markers


def best_place(state: Cuba, seat: i64, card: i64) -> i64:
    """CU-044, CU-224: 0 for the better place of a card, 1 for the other, -1 for none."""
    places = open_places(state, seat) >> FIRST_PLACE[card] & 3
    return -1 if places == 0 else 0 if places & 1 else 1


def alternative_open(state: Cuba, seat: i64, card: i64) -> bool:
    """DP-031: a place may be used, and for the tradeswoman a piece is there."""
    if card == TRADESWOMAN:
        return market.on_offer(state, open_places(state, seat)) != 0
    return best_place(state, seat, card) >= 0


def legal_actions(state: Cuba, seat: i64, moves: Moves) -> None:
    """CU-044, DP-031: main always, the alternative if it is open."""
    moves.add(MAIN)
    if alternative_open(state, seat, state.last_card[seat]):
        moves.add(ALTERNATE)


def choose_action(state: Cuba, seat: i64, move: i64) -> None:
    """CU-044: either the main or the alternative action."""
    card = state.last_card[seat]
    if move == ALTERNATE:
        use_alternative(state, seat, card)
    elif card == TRADESWOMAN:
        market.ask_trade(state, seat)
    elif card == ARCHITECT:
        architect.start(state, seat)
    else:
        harbour.ask_load(state, seat)


def use_alternative(state: Cuba, seat: i64, card: i64) -> None:
    """CU-044, CU-068, CU-083: a black marker on the best open place, and what it gives."""
    if card == TRADESWOMAN:
        market.ask_piece(state)
        return
    place = best_place(state, seat, card)
    state.markers |= i64(1) << FIRST_PLACE[card] + place
    if card == MAYOR:
        state.pesos[seat] += state.switches.mayor_pesos[place]
    else:
        stock.score_vp(state, seat, state.switches.architect_vp[place])
    state.phase = NEXT_TURN


def new_start_player(state: Cuba) -> i64:
    """CU-045, CU-215: the highest 4th card; of equals the one furthest clockwise from the old start player."""
    best = state.start
    for step in range(state.seats):
        seat = (state.start + step) % state.seats
        if VOTES[state.last_card[seat]] >= VOTES[state.last_card[best]]:
            best = seat
    return best


# --- E. end of the round ----------------------------------------------------------------------------


def clean_up(state: Cuba) -> None:
    """CU-112: cards, markers and special tiles go back; pawns stay."""
    state.markers = 0
    state.vote_tile = -1
    state.veto_tile = -1
    state.influence_tile = -1
    state.winner = -1
    state.bidders = 0
    state.passing = 0
    for tile in range(TILES):
        state.uses[tile] = 0
    for seat in range(state.seats):
        state.hand[seat] = ALL_CARDS
        state.sent[seat] = 0
        state.last_card[seat] = -1
        state.cubans[seat] = 0
        state.bids[seat] = -1
        state.promised[seat] = 0
        state.votes[seat] = 0
        state.due[seat] = 0
        state.paid[seat] = 0
    state.phase = ROUND
