"""El Presidente: how the expansion changes the course of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from antilles.games.cuba import architect, avenue, cubans, events, foreman, parliament, rules
from antilles.games.cuba.effects import legal_storing
from antilles.games.cuba.moves import (
    ADD,
    CUBAN,
    DONE,
    MOVE,
)
from antilles.games.cuba.rules import Course
from antilles.games.cuba.switches import Switches
from antilles.games.cuba.tables import (
    ALL_LAWS,
    ALL_SHIPS,
    BASE_TILES,
    COVER,
    DANCER,
    DONKEY,
    DRAW_CUBAN,
    DRAW_MISSING,
    DRAW_REMOVED,
    ENACT,
    EVENT,
    FOREMAN,
    HIRE,
    MERCHANDISE,
    NEW_TILES,
    NEXT_COVER,
    NEXT_TURN,
    OVER_EXTRA,
    OVERBUILD,
    PAWN,
    SEND,
    STORE,
    SWAP,
    TILES,
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
            avenue.replace_cubans(state)

    def begin_round(self, state: Cuba) -> None:
        """EP-033: from round 2 on the avenue is laid out anew."""
        if state.round == 1:
            avenue.after_avenue(state)
        elif state.switches.donkeys_fixed:
            avenue.lay_avenue(state)
        else:
            avenue.replace_cubans(state)

    def after_bills(self, state: Cuba) -> None:
        """EP-102: by the switch the cards of event 1 are chosen after the bills."""
        if events.two_delegates(state) and not state.switches.send_before_bills:
            events.ask_delegates(state)
        else:
            rules.start_actions(state)

    def has_turn(self, state: Cuba, seat: i64) -> bool:
        """EP-011, EP-013, EP-104: character turns and Cuban turns."""
        return rules.character_turns(state, seat) > 0 or cubans.cuban_turns(state, seat) > 0

    def legal_cubans(self, state: Cuba, seat: i64, moves: Moves) -> None:
        """EP-012, EP-014, DP-030: any Cuban on the board, in the order of the cards."""
        if cubans.cuban_turns(state, seat) > 0:
            for cuban in range(1, DONKEY):
                if avenue.space_of(state, cuban) >= 0:
                    moves.add(CUBAN + cuban - 1)

    def take_cuban(self, state: Cuba, seat: i64, move: i64) -> None:
        """EP-010, EP-012: the card is taken, its action happens at once."""
        cuban = move - CUBAN + 1
        state.avenue[avenue.space_of(state, cuban)] = 0
        state.cubans[seat] += 1
        state.phase = NEXT_TURN
        cubans.meet(state, seat, cuban)

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
        if avenue.space_of(state, DANCER) >= 0:
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
            events.drive(state)
        elif state.phase == NEXT_COVER:
            events.next_builder(state)
        else:
            events.next_taker(state)

    def legal(self, state: Cuba, seat: i64, moves: Moves) -> None:
        phase = state.phase
        if phase <= DRAW_CUBAN:
            avenue.legal_draws(state, moves)
        elif phase == SEND:
            events.legal_delegates(moves)
        elif phase == STORE:
            legal_storing(state, seat, moves)
            moves.add(DONE)
        elif phase == SWAP:
            cubans.legal_swaps(state, moves)
        elif phase == HIRE:
            cubans.legal_lawyer(state, seat, moves)
        elif phase == COVER:
            events.legal_covers(state, seat, moves)
        elif phase == OVERBUILD:
            events.legal_new_buildings(state, seat, moves)
        elif phase == OVER_EXTRA:
            architect.legal_extras(state, seat, moves, events.covered_tile(state, seat))
        else:
            events.legal_gifts(state, moves)

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        phase = state.phase
        if phase <= DRAW_CUBAN:
            avenue.draw(state, move)
        elif phase == SEND:
            events.send_delegates(state, seat, move)
        elif phase == STORE:
            cubans.store(state, seat, move)
        elif phase == SWAP:
            cubans.swap_ships(state, move)
        elif phase == HIRE:
            cubans.hire_lawyer(state, seat, move)
        elif phase == COVER:
            events.choose_cover(state, move)
        elif phase == OVERBUILD:
            events.choose_new_building(state, seat, move)
        elif phase == OVER_EXTRA:
            events.overbuild(state, seat, move - ADD + MERCHANDISE)
        else:
            events.take_gift(state, seat, move)

    def odds(self, state: Cuba, weights: Moves) -> None:
        """DP-011 … DP-013: a double tile counts twice, every donkey is a card of its own."""
        if state.phase == DRAW_REMOVED:
            for tile in range(1, TILES):
                if avenue.can_leave(state, tile):
                    weights.add(state.available[tile])
        elif state.phase == DRAW_MISSING:
            for cuban in range(DANCER + 1, DONKEY):
                if not state.missing >> cuban & 1:
                    weights.add(1)
        else:
            for cuban in range(1, DONKEY):
                if avenue.can_lay(state, cuban):
                    weights.add(1)
            if avenue.donkeys_left(state):
                weights.add(avenue.donkeys_left(state))


def course_of(switches: Switches) -> Course:
    """EP-001: the one place where the expansion is switched on."""
    return ElPresidente() if switches.expansion else Course()
