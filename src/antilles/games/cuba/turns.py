"""Whose turn it is in the action phase."""

from antilles.games.cuba.question import Step
from antilles.games.cuba.state import Cuba
from antilles.kernel.rules import Final, i64


def start_actions(state: Cuba) -> None:
    """CU-040: from the start player clockwise."""
    state.asked = state.start
    forget_action(state)
    state.question = state.course.turn


def forget_action(state: Cuba) -> None:
    state.used = 0
    state.tile = 0
    state.user = 0
    forget_use(state)


def forget_use(state: Cuba) -> None:
    """A use of a building is over, or an action."""
    state.count = 0
    state.dock = 0
    state.bought = 0
    state.sold = 0
    state.buys = 0
    state.sells = 0


class NextTurn(Step):
    """CU-040: clockwise until everybody's turns are used up."""

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        state.asked = (state.asked + 1) % state.seats
        forget_action(state)
        has_turn = state.course.has_turn(state, state.asked)
        state.question = state.course.turn if has_turn else state.course.end_of_actions


NEXT_TURN: Final[NextTurn] = NextTurn("next_turn")
