"""El Presidente: how the expansion changes the course of the game."""

from antilles.games.cuba import avenue, components as c, cubans, events, foreman, moves as m, parliament, rules, stock
from antilles.games.cuba.question import Step
from antilles.games.cuba.state import Course, Cuba
from antilles.games.cuba.switches import Switches
from antilles.games.cuba.turns import start_actions
from antilles.games.cuba.worker import MovePawn
from antilles.kernel.rules import Final, i64, mypyc_attr, place_of


class MoveEitherPawn(MovePawn):
    """EP-042, EP-109: after event 3 the foreman's pawn moves too, and harvests nothing."""

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        if state.last_card[seat] == c.FOREMAN:
            state.pawn[seat] = move - m.MOVE
            foreman.start(state, seat)
        else:
            MovePawn.reply(self, state, seat, move)


class EndActions(Step):
    """EP-020, EP-032, EP-145: nobody took the dancer: the card goes to the next player; then the event."""

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        if place_of(state.avenue, c.DANCER) >= 0:
            state.start = (state.start + 1) % state.seats
        state.question = events.DRIVE


MOVE_EITHER_PAWN: Final[MoveEitherPawn] = MoveEitherPawn("pawn", "DP-040", m.MOVE, c.PARCELS)
END_ACTIONS: Final[EndActions] = EndActions("end_actions")


@mypyc_attr(acyclic=True)
class ElPresidente(rules.BaseGame):
    """The expansion's changes of the course of the game."""

    def __init__(self) -> None:
        """EP-002, EP-004, EP-007, EP-008, EP-151: new tiles, ships and laws; the car in front of space 1."""
        super().__init__()
        self.tiles = c.ALL_TILES
        self.ships = c.ALL_SHIPS
        self.laws = c.ALL_LAWS
        self.turn = cubans.TURN
        self.pawn = MOVE_EITHER_PAWN
        self.end_of_actions = END_ACTIONS

    def after_start_player(self, state: Cuba) -> None:
        """CU-015, EP-004: first the base buildings that leave, then the avenue."""
        state.count = 0
        if state.switches.remove_tiles:
            state.question = avenue.DRAW_REMOVED
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
            start_actions(state)

    def has_turn(self, state: Cuba, seat: i64) -> bool:
        """EP-011, EP-013, EP-104: character turns and Cuban turns."""
        return stock.character_turns(state, seat) > 0 or cubans.cuban_turns(state, seat) > 0

    def before_foreman(self, state: Cuba, seat: i64) -> None:
        """EP-042, EP-155, DP-070: after event 3 the pawn comes first."""
        if state.round > 1 and state.car == 3:
            state.question = self.pawn
        else:
            foreman.start(state, seat)

    def before_bids(self, state: Cuba) -> None:
        """EP-041, EP-105, EP-106: on space 2 all bills that are left pass without a vote."""
        if state.car == 2:
            state.passing = parliament.bills_left(state)
            state.question = parliament.ENACT
        else:
            parliament.ask_bids(state)


def course_of(switches: Switches) -> Course:
    """EP-001: the one place where the expansion is switched on."""
    return ElPresidente() if switches.expansion else rules.BaseGame()
