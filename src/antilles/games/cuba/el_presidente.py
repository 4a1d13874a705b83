"""El Presidente: the Cubans on the avenue, the president's car, and the six events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from antilles.games.cuba import architect, foreman, laws, parliament, rules, stock
from antilles.games.cuba.effects import EFFECTS, legal_storing, shown_tiles
from antilles.games.cuba.moves import (
    ADD,
    CARDS_MASK,
    COVERED,
    CUBAN,
    DONE,
    ERECT,
    GIVEN,
    KEEP,
    LAWYER_USE,
    LAY,
    MOVE,
    REMOVE,
    REPLACE,
    SENT,
    SWAP_DOCKS,
)
from antilles.games.cuba.rules import Course
from antilles.games.cuba.switches import Switches
from antilles.games.cuba.tables import (
    ALL_KINDS,
    ALL_LAWS,
    ALL_SHIPS,
    BASE_TILES,
    BILLS,
    BY_LAWYER,
    COVER,
    CUBAN_QUOTA,
    DANCER,
    DAY_LABOURER,
    DONKEY,
    DONKEYS,
    DRAW_CUBAN,
    DRAW_MISSING,
    DRAW_REMOVED,
    ENACT,
    EVENT,
    FOREMAN,
    GIFT,
    HARBOUR_MASTER,
    HIRE,
    INFLUENCE_TILES,
    LAWYER,
    LAWYER_FEE,
    LEADER_LOSS,
    MERCHANDISE,
    MUSICIAN,
    MUSICIAN_PESOS,
    NEW_TILES,
    NEXT_COVER,
    NEXT_GIFT,
    NEXT_TURN,
    OVER_EXTRA,
    OVERBUILD,
    OVERBUILD_FEE,
    PARCELS,
    PARLIAMENT,
    PAWN,
    PRODUCTS,
    REVOLUTIONARY,
    REVOLUTIONARY_VP,
    SEND,
    SLOTS,
    SPACES,
    STATUE_TILES,
    STORE,
    SWAP,
    TILES,
    VETO_TILES,
    VOTES_TILES,
    count_bits,
)
from antilles.kernel.move import Moves

if TYPE_CHECKING:
    from antilles.games.cuba.state import Cuba


@mypyc_attr(acyclic=True)
class ElPresidente(Course):
    """The expansion's changes of the course of the game."""

    def set_up(self, state: Cuba) -> None:
        """EP-002, EP-004, EP-007, EP-008, EP-151: new tiles, ships and laws; the car in front of space 1."""
        state.ships = ALL_SHIPS
        for tile in range(TILES):
            state.available[tile] = BASE_TILES[tile] + NEW_TILES[tile]
        for kind in range(4):
            state.unseen[kind] = ALL_LAWS[kind]
        state.car = 1

    def after_start_player(self, state: Cuba) -> None:
        """CU-015, EP-004: first the base buildings that leave, then the avenue."""
        state.count = 0
        if state.switches.remove_tiles:
            state.phase = DRAW_REMOVED
        else:
            replace_cubans(state)

    def begin_round(self, state: Cuba) -> None:
        """EP-033: from round 2 on the avenue is laid out anew."""
        if state.round == 1:
            after_avenue(state)
        elif state.switches.donkeys_fixed:
            lay_avenue(state)
        else:
            replace_cubans(state)

    def after_bills(self, state: Cuba) -> None:
        """EP-102: by the switch the cards of event 1 are chosen after the bills."""
        if two_delegates(state) and not state.switches.send_before_bills:
            ask_delegates(state)
        else:
            rules.start_actions(state)

    def has_turn(self, state: Cuba, seat: i64) -> bool:
        """EP-011, EP-013, EP-104: character turns and Cuban turns."""
        return rules.character_turns(state, seat) > 0 or cuban_turns(state, seat) > 0

    def legal_cubans(self, state: Cuba, seat: i64, moves: Moves) -> None:
        """EP-012, EP-014, DP-030: any Cuban on the board, in the order of the cards."""
        if cuban_turns(state, seat) > 0:
            for cuban in range(1, DONKEY):
                if space_of(state, cuban) >= 0:
                    moves.add(CUBAN + cuban - 1)

    def take_cuban(self, state: Cuba, seat: i64, move: i64) -> None:
        """EP-010, EP-012: the card is taken, its action happens at once."""
        cuban = move - CUBAN + 1
        state.avenue[space_of(state, cuban)] = 0
        state.cubans[seat] += 1
        state.phase = NEXT_TURN
        meet(state, seat, cuban)

    def before_foreman(self, state: Cuba, seat: i64) -> None:
        """EP-042, EP-155, DP-070: after event 3 the pawn comes first."""
        if state.round > 1 and state.car == 3:
            state.phase = PAWN
        else:
            foreman.start(state, seat)

    def after_foreman_pawn(self, state: Cuba, seat: i64, move: i64) -> bool:
        """EP-109: the foreman's pawn harvests nothing."""
        if state.last_card[seat] != FOREMAN:
            return False
        state.pawn[seat] = move - MOVE
        foreman.start(state, seat)
        return True

    def end_actions(self, state: Cuba) -> None:
        """EP-020, EP-032, EP-145: nobody took the dancer: the card goes to the next player; then the event."""
        if space_of(state, DANCER) >= 0:
            state.start = (state.start + 1) % state.seats
        state.phase = EVENT

    def before_bids(self, state: Cuba) -> None:
        """EP-041, EP-105, EP-106: on space 2 all bills that are left pass without a vote."""
        if state.car == 2:
            state.passing = parliament.bills_left(state)
            state.phase = ENACT
        else:
            parliament.ask_bids(state)

    def step(self, state: Cuba) -> None:
        if state.phase == EVENT:
            drive(state)
        elif state.phase == NEXT_COVER:
            next_builder(state)
        else:
            next_taker(state)

    def legal(self, state: Cuba, seat: i64, moves: Moves) -> None:
        phase = state.phase
        if phase <= DRAW_CUBAN:
            legal_draws(state, moves)
        elif phase == SEND:
            legal_delegates(moves)
        elif phase == STORE:
            legal_storing(state, seat, moves)
            moves.add(DONE)
        elif phase == SWAP:
            legal_swaps(state, moves)
        elif phase == HIRE:
            legal_lawyer(state, seat, moves)
        elif phase == COVER:
            legal_covers(state, seat, moves)
        elif phase == OVERBUILD:
            legal_new_buildings(state, seat, moves)
        elif phase == OVER_EXTRA:
            architect.legal_extras(state, seat, moves, covered_tile(state, seat))
        else:
            legal_gifts(state, moves)

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        phase = state.phase
        if phase <= DRAW_CUBAN:
            draw(state, move)
        elif phase == SEND:
            send_delegates(state, seat, move)
        elif phase == STORE:
            store(state, seat, move)
        elif phase == SWAP:
            swap_ships(state, move)
        elif phase == HIRE:
            hire_lawyer(state, seat, move)
        elif phase == COVER:
            choose_cover(state, move)
        elif phase == OVERBUILD:
            choose_new_building(state, seat, move)
        elif phase == OVER_EXTRA:
            overbuild(state, seat, move - ADD + MERCHANDISE)
        else:
            take_gift(state, seat, move)

    def odds(self, state: Cuba, weights: Moves) -> None:
        """DP-011 … DP-013: a double tile counts twice, every donkey is a card of its own."""
        if state.phase == DRAW_REMOVED:
            for tile in range(1, TILES):
                if can_leave(state, tile):
                    weights.add(state.available[tile])
        elif state.phase == DRAW_MISSING:
            for cuban in range(DANCER + 1, DONKEY):
                if not state.missing >> cuban & 1:
                    weights.add(1)
        else:
            for cuban in range(1, DONKEY):
                if can_lay(state, cuban):
                    weights.add(1)
            if donkeys_left(state):
                weights.add(donkeys_left(state))


def course_of(switches: Switches) -> Course:
    """EP-001: the one place where the expansion is switched on."""
    return ElPresidente() if switches.expansion else Course()


# --- set-up and the avenue --------------------------------------------------------------------------


def legal_draws(state: Cuba, moves: Moves) -> None:
    """DP-011 … DP-013."""
    if state.phase == DRAW_REMOVED:
        for tile in range(1, TILES):
            if can_leave(state, tile):
                moves.add(REMOVE + tile)
    elif state.phase == DRAW_MISSING:
        for cuban in range(DANCER + 1, DONKEY):
            if not state.missing >> cuban & 1:
                moves.add(REPLACE + cuban - 1)
    else:
        for cuban in range(1, DONKEY):
            if can_lay(state, cuban):
                moves.add(LAY + cuban - 1)
        if donkeys_left(state):
            moves.add(LAY + DONKEY - 1)


def draw(state: Cuba, move: i64) -> None:
    if state.phase == DRAW_REMOVED:
        remove_tile(state, move)
    elif state.phase == DRAW_MISSING:
        replace_cuban(state, move)
    else:
        lay_card(state, move)


def can_leave(state: Cuba, tile: i64) -> bool:
    """EP-004: base buildings only."""
    return BASE_TILES[tile] > 0 and state.available[tile] > 0


def remove_tile(state: Cuba, move: i64) -> None:
    """EP-004: as many base buildings leave, one by one, as new ones have come."""
    state.available[move - REMOVE] -= 1
    state.count += 1
    new: i64 = 0
    for copies in NEW_TILES:
        new += copies
    if state.count == new:
        state.count = 0
        replace_cubans(state)


def replace_cubans(state: Cuba) -> None:
    """EP-003, EP-101: the Cubans that donkeys replace, the dancer never."""
    state.missing = 0
    if DONKEYS[state.seats]:
        state.phase = DRAW_MISSING
    else:
        lay_avenue(state)


def replace_cuban(state: Cuba, move: i64) -> None:
    state.missing |= i64(1) << move - REPLACE + 1
    if count_bits(state.missing) == DONKEYS[state.seats]:
        lay_avenue(state)


def lay_avenue(state: Cuba) -> None:
    """EP-003, EP-033: one card on each space, 1 to 6."""
    for space in range(SPACES):
        state.avenue[space] = 0
    state.count = 0
    state.phase = DRAW_CUBAN


def can_lay(state: Cuba, cuban: i64) -> bool:
    return not state.missing >> cuban & 1 and space_of(state, cuban) < 0


def donkeys_left(state: Cuba) -> i64:
    left = DONKEYS[state.seats]
    for card in state.avenue:
        if card == DONKEY:
            left -= 1
    return left


def lay_card(state: Cuba, move: i64) -> None:
    state.avenue[state.count] = move - LAY + 1
    state.count += 1
    if state.count < SPACES:
        return
    state.count = 0
    if state.round:
        after_avenue(state)
    else:
        rules.draw_first_ships(state)


def after_avenue(state: Cuba) -> None:
    """EP-102: the cards of event 1 are chosen before the bills."""
    if two_delegates(state) and state.switches.send_before_bills:
        ask_delegates(state)
    else:
        state.phase = BILLS


def space_of(state: Cuba, cuban: i64) -> i64:
    """The space (0 to 5) on which a card lies; -1 for none."""
    for space in range(SPACES):
        if state.avenue[space] == cuban:
            return space
    return -1


# --- event 1 ----------------------------------------------------------------------------------------


def two_delegates(state: Cuba) -> bool:
    """EP-040: the car stopped on space 1 in the round before; where it starts it has no effect."""
    return state.round > 1 and state.car == 1


def ask_delegates(state: Cuba) -> None:
    state.turn = 0
    state.phase = SEND


def legal_delegates(moves: Moves) -> None:
    """DP-130: any two of the five cards."""
    for pair in range(len(CARDS_MASK)):
        moves.add(SENT + pair)


def send_delegates(state: Cuba, seat: i64, move: i64) -> None:
    """EP-040, EP-102: secretly; when all have chosen, the cards are shown and cannot be played."""
    state.sent[seat] = CARDS_MASK[move - SENT]
    for other in range(state.seats):
        if not state.sent[other]:
            state.turn = other
            return
    for other in range(state.seats):
        state.hand[other] &= ~state.sent[other]
    state.turn = state.start
    if state.switches.send_before_bills:
        state.phase = BILLS
    else:
        rules.start_actions(state)


# --- the Cubans -------------------------------------------------------------------------------------


def cuban_turns(state: Cuba, seat: i64) -> i64:
    """EP-011, EP-013: Cubans this player must still take."""
    return CUBAN_QUOTA[state.seats] - state.cubans[seat]


def meet(state: Cuba, seat: i64, cuban: i64) -> None:
    """EP-020 … EP-026, EP-144."""
    if cuban == DANCER:
        state.start = seat
    elif cuban == MUSICIAN:
        state.pesos[seat] += MUSICIAN_PESOS
    elif cuban == REVOLUTIONARY:
        stock.score_vp(state, seat, REVOLUTIONARY_VP)
    elif cuban == DAY_LABOURER:
        meet_day_labourer(state, seat)
    elif cuban == HARBOUR_MASTER:
        if can_swap(state, 1) or can_swap(state, 2):
            state.phase = SWAP
    elif cuban == LAWYER and lawyer_tiles(state, seat):
        state.phase = HIRE


def meet_day_labourer(state: Cuba, seat: i64) -> None:
    """EP-023, EP-148: the products of the courtyard, all at once unless room is limited."""
    if state.switches.capacity < 0:
        stock.store_all(state, seat)
    elif stock.can_store(state, seat):
        state.phase = STORE


def store(state: Cuba, seat: i64, move: i64) -> None:
    """DP-101: piece by piece while there is room."""
    if move != DONE:
        stock.store_piece(state, seat, move - KEEP)
        if stock.can_store(state, seat):
            return
    state.phase = NEXT_TURN


def can_swap(state: Cuba, dock: i64) -> bool:
    """EP-024, EP-149: a dock (1 or 2) and the next one both hold ships."""
    return state.docks[dock - 1] >= 0 and state.docks[dock] >= 0


def legal_swaps(state: Cuba, moves: Moves) -> None:
    """DP-110."""
    for dock in range(1, 3):
        if can_swap(state, dock):
            moves.add(SWAP_DOCKS + dock - 1)
    moves.add(DONE)


def swap_ships(state: Cuba, move: i64) -> None:
    """EP-024: loaded pieces travel with the card."""
    state.phase = NEXT_TURN
    if move == DONE:
        return
    berth = move - SWAP_DOCKS
    ship = state.docks[berth]
    state.docks[berth] = state.docks[berth + 1]
    state.docks[berth + 1] = ship
    for slot in range(berth * SLOTS, berth * SLOTS + SLOTS):
        piece = state.cargo[slot]
        state.cargo[slot] = state.cargo[slot + SLOTS]
        state.cargo[slot + SLOTS] = piece


def lawyer_tiles(state: Cuba, seat: i64) -> i64:
    """EP-025, EP-121, EP-124, EP-130, DP-111: own buildings that would have an effect after the fee, as bits."""
    if state.pesos[seat] < LAWYER_FEE:
        return 0
    mask: i64 = 0
    shown = shown_tiles(state, seat)
    for tile in range(TILES):
        if shown >> tile & 1 and EFFECTS[tile].useful(state, seat, LAWYER_FEE):
            mask |= i64(1) << tile
    return mask if state.switches.lawyer_statue else mask & ~STATUE_TILES


def legal_lawyer(state: Cuba, seat: i64, moves: Moves) -> None:
    mask = lawyer_tiles(state, seat)
    for tile in range(TILES):
        if mask >> tile & 1:
            moves.add(LAWYER_USE + tile)
    moves.add(DONE)


def hire_lawyer(state: Cuba, seat: i64, move: i64) -> None:
    """EP-025, EP-110: the peso first, then one building, wherever the pawn stands."""
    if move == DONE:
        state.phase = NEXT_TURN
        return
    state.pesos[seat] -= LAWYER_FEE
    foreman.start_use(state, seat, move - LAWYER_USE, BY_LAWYER)


# --- the president's drive --------------------------------------------------------------------------


def drive(state: Cuba) -> None:
    """EP-030, EP-031, EP-034, EP-115, EP-120: to the Cuban that is left; the space's event counts."""
    for space in range(SPACES):
        if 0 < state.avenue[space] < DONKEY:
            state.car = space + 1
    state.count = 0
    state.phase = PARLIAMENT
    if state.car == 5:
        punish_leaders(state)
    elif state.car == 6:
        state.phase = NEXT_GIFT
    elif state.car == 4 and state.round < state.switches.rounds:
        state.phase = NEXT_COVER


def punish_leaders(state: Cuba) -> None:
    """EP-046, EP-116, EP-117: everybody with the most VP loses 2 at once, not below 0."""
    most: i64 = 0
    for vp in state.vp:
        if vp > most:
            most = vp
    for seat in range(state.seats):
        if state.vp[seat] == most:
            stock.score_vp(state, seat, -LEADER_LOSS)


# --- event 4: overbuilding --------------------------------------------------------------------------


def next_builder(state: Cuba) -> None:
    """EP-043: from the start player clockwise, who can pay for something."""
    while state.count < state.seats:
        seat = (state.start + state.count) % state.seats
        state.count += 1
        if coverable(state, seat):
            state.turn = seat
            state.phase = COVER
            return
    state.count = 0
    state.tile = 0
    state.parcel = 0
    state.phase = PARLIAMENT


def coverable(state: Cuba, seat: i64) -> i64:
    """EP-043, EP-111, EP-113, DP-120: parcels whose building can be covered by something payable, as bits."""
    mask: i64 = 0
    if state.pesos[seat] < OVERBUILD_FEE:
        return mask
    for parcel in range(PARCELS):
        tile = foreman.top_tile(state, seat, parcel)
        allowed = tile > 0 or (tile == 0 and state.switches.overbuild_warehouse)
        if allowed and anything_over(state, seat, tile):
            mask |= i64(1) << parcel
    return mask


def anything_over(state: Cuba, seat: i64, under: i64) -> bool:
    for tile in range(1, TILES):
        if can_go_over(state, seat, tile, under):
            return True
    return False


def can_go_over(state: Cuba, seat: i64, tile: i64, under: i64) -> bool:
    """EP-044, EP-114, EP-153: available, and the difference can be paid."""
    return state.available[tile] > 0 and architect.can_afford(state, seat, tile, under)


def legal_covers(state: Cuba, seat: i64, moves: Moves) -> None:
    mask = coverable(state, seat)
    for parcel in range(PARCELS):
        if mask >> parcel & 1:
            moves.add(COVERED + parcel)
    moves.add(DONE)


def choose_cover(state: Cuba, move: i64) -> None:
    if move == DONE:
        state.phase = NEXT_COVER
        return
    state.parcel = move - COVERED
    state.phase = OVERBUILD


def covered_tile(state: Cuba, seat: i64) -> i64:
    return foreman.top_tile(state, seat, state.parcel)


def legal_new_buildings(state: Cuba, seat: i64, moves: Moves) -> None:
    """DP-121."""
    under = covered_tile(state, seat)
    for tile in range(1, TILES):
        if can_go_over(state, seat, tile, under):
            moves.add(ERECT + tile)


def choose_new_building(state: Cuba, seat: i64, move: i64) -> None:
    """EP-043, EP-114: under the building act the extra resource comes next."""
    state.tile = move - ERECT
    if laws.extra_resources(state):
        state.phase = OVER_EXTRA
    else:
        overbuild(state, seat, -1)


def overbuild(state: Cuba, seat: i64, extra: i64) -> None:
    """EP-043 … EP-045, EP-112: a peso and the difference; the covered tile stays underneath, out of play."""
    under = covered_tile(state, seat)
    state.pesos[seat] -= OVERBUILD_FEE
    architect.pay(state, seat, state.tile, under, extra)
    state.available[state.tile] -= 1
    return_special_tile(state, seat, under)
    stock.erect(state, seat, state.parcel, state.tile)
    state.phase = NEXT_COVER


def return_special_tile(state: Cuba, seat: i64, under: i64) -> None:
    """EP-112: a tile held for a building that is covered goes back and has no effect in this round."""
    if VOTES_TILES >> under & 1 and state.vote_tile == seat:
        state.vote_tile = -1
    if VETO_TILES >> under & 1 and state.veto_tile == seat:
        state.veto_tile = -1
    if INFLUENCE_TILES >> under & 1 and state.influence_tile == seat:
        state.influence_tile = -1
        state.influence = -1


# --- event 6: a gift from the market ----------------------------------------------------------------


def next_taker(state: Cuba) -> None:
    """EP-047, EP-118: from the start player clockwise, while pieces lie on the market."""
    if state.count < state.seats and market_has_pieces(state):
        state.turn = (state.start + state.count) % state.seats
        state.count += 1
        state.phase = GIFT
    else:
        state.count = 0
        state.phase = PARLIAMENT


def market_has_pieces(state: Cuba) -> bool:
    for pieces in state.market:
        if pieces:
            return True
    return False


def legal_gifts(state: Cuba, moves: Moves) -> None:
    """DP-125, EP-134: a kind with a piece on the market, or nothing."""
    for kind in range(MERCHANDISE):
        if state.market[kind]:
            moves.add(GIVEN + kind)
    moves.add(DONE)


def take_gift(state: Cuba, seat: i64, move: i64) -> None:
    """EP-047, EP-119: the cheapest piece of the row; a product goes straight into the warehouse if it has room."""
    state.phase = NEXT_GIFT
    if move == DONE:
        return
    kind = move - GIVEN
    state.market[kind] -= 1
    if kind < PRODUCTS and stock.room(state, seat):
        state.stored[seat * PRODUCTS + kind] += 1
    else:
        state.yard[seat * ALL_KINDS + kind] += 1
