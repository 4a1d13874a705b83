"""Which order fits: tried from the top, exactly, by public events and by what the seat itself sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from antilles.kernel.chance import Rng
from antilles.kernel.event import Event, events_for
from antilles.kernel.game import Game
from antilles.kernel.move import UnknownMove
from antilles.kernel.outlook import Habit, Sentence, difference
from antilles.kernel.rehearsal import rehearse
from antilles.kernel.state import State
from antilles.kernel.step import legal_moves
from antilles.kernel.view import View
from antilles.server.orders.order import Condition, Order, OrderStep

NO_MOVE = -1


def only_move(_seen: View, legal: Sequence[int]) -> int:
    return legal[0] if len(legal) == 1 else NO_MOVE


HABITS: tuple[Habit[Any], ...] = (Habit("only", only_move),)
"""What every game knows."""


def habits_of(game: Game) -> dict[str, Habit[Any]]:
    return {habit.name: habit for habit in (*HABITS, *game.beforehand.habits)}


class Course(Protocol):
    """A turn that is tried out step by step."""

    view: View
    legal: Sequence[int]
    costs: dict[str, int]
    gains: dict[str, int]

    def play(self, move: int) -> bool:
        """Make one move more; whether that was possible."""


def note(total: dict[str, int], amounts: dict[str, int]) -> None:
    for name, amount in amounts.items():
        total[name] = total.get(name, 0) + amount


class InView:
    """In what the seat knows: never in the real table, so that no secret decides which order fits."""

    def __init__(self, game: Game, view: View, legal: Sequence[int], rng: Rng) -> None:
        self.game, self._start, self._rng = game, view, rng
        self._moves: list[int] = []
        self.view, self.legal = view, legal
        self.costs: dict[str, int] = {}
        self.gains: dict[str, int] = {}

    def play(self, move: int) -> bool:
        self._moves.append(move)
        tried = rehearse(self.game, self._start, self._moves, self._rng)
        if tried.refusal is not None or tried.last is None or tried.done < len(self._moves):
            return False
        prospect = self.game.foresee(tried.last)
        note(self.costs, prospect.costs)
        note(self.gains, prospect.gains)
        self.view = tried.view
        self.legal = [] if tried.boundary else tried.legal
        return True


class InWorld:
    """In a state that was drawn from what the seat knows: quicker, for many of them."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game, self._state, self._seat = game, state, seat
        self.view: View = game.view(state, seat)
        self.legal: Sequence[int] = legal_moves(state, seat)
        self.costs: dict[str, int] = {}
        self.gains: dict[str, int] = {}

    def play(self, move: int) -> bool:
        deed, after = self._state.copy(), self._state.copy()
        before = self.game.holdings(self.view)
        deed.question.deed(deed, self._seat, move)
        costs, gains = difference(before, self.game.holdings(self.game.view(deed, self._seat)))
        note(self.costs, costs)
        note(self.gains, gains)
        after.advance(self._seat, move)
        self._state, self.view = after, self.game.view(after, self._seat)
        self.legal = legal_moves(after, self._seat) if after.actors() == [self._seat] else []
        return True


def told_since(game: Game, state: State, lines: Sequence[tuple[int, int]]) -> list[Event]:
    """What everybody could read of these lines, which begin at this state."""
    told: list[Event] = []
    for seat, move in lines:
        after = state.copy()
        after.advance(seat, move)
        told += events_for(game.tell(state, seat, move, after), None)
        state = after
    return told


def happened(game: Game, condition: Condition, told: Sequence[Event]) -> bool:
    wanted = game.beforehand.loosened(condition.key, condition.facts)
    for event in told:
        if event.key == condition.key:
            facts = game.beforehand.loosened(event.key, event.facts)
            if all(facts.get(name) == value for name, value in wanted.items()):
                return True
    return False


def holds(game: Game, condition: Condition, view: View, told: Sequence[Event]) -> bool:
    if condition.kind == "event":
        return happened(game, condition, told)
    check = next((one for one in game.beforehand.checks if one.name == condition.key), None)
    try:
        return check is not None and check.holds(view, condition.facts)
    except (LookupError, ValueError, TypeError, ArithmeticError):  # facts that this game never offers
        return False


def same_words(game: Game, wanted: OrderStep, said: Sentence | None) -> bool:
    if said is None or said.key != wanted.key:
        return False
    loosened = game.beforehand.loosened
    return loosened(said.key, said.facts) == loosened(wanted.key, wanted.facts)


def resolve(game: Game, wanted: OrderStep, view: View, legal: Sequence[int]) -> int:
    """The legal move that a step means; none if there is none, or more than one."""
    if wanted.move:
        try:
            move = game.parse(wanted.move)
        except UnknownMove:
            return NO_MOVE
        return move if move in legal else NO_MOVE
    worded = game.wordings(view, legal)
    meant = [move for move in legal if same_words(game, wanted, worded.get(move))]
    return meant[0] if len(meant) == 1 else NO_MOVE


def moves_of(game: Game, order: Order, course: Course) -> list[int]:
    """The moves that this order means, if all of them can be made in one go within its limits; else none."""
    if order.habit:
        habit = habits_of(game).get(order.habit)
        move = habit.choose(course.view, course.legal) if habit is not None and course.legal else NO_MOVE
        return [move] if move in course.legal and not limited(order, course, move) else []
    moves: list[int] = []
    for wanted in order.moves:
        move = resolve(game, wanted, course.view, course.legal)
        if move == NO_MOVE:
            return []
        if (len(order.moves) > 1 or order.most or order.least) and not course.play(move):
            return []
        moves.append(move)
    return moves if within(order, course) else []


def limited(order: Order, course: Course, move: int) -> bool:
    """Whether a limit forbids a single move."""
    return bool(order.most or order.least) and not (course.play(move) and within(order, course))


def within(order: Order, course: Course) -> bool:
    cheap = all(course.costs.get(name, 0) <= most for name, most in order.most.items())
    return cheap and all(course.gains.get(name, 0) >= least for name, least in order.least.items())


def fitting(game: Game, orders: Sequence[Order], state: State, seat: int, told: Sequence[Event],
            rng: Rng) -> tuple[int, list[int]] | None:  # fmt: skip
    """The first order that fits the decision of a seat, with its moves."""
    view = game.view(state, seat)
    legal = legal_moves(state, seat)
    for index, order in enumerate(orders):
        if all(holds(game, condition, view, told) for condition in order.when):
            moves = moves_of(game, order, InView(game, view, legal, rng))
            if moves:
                return index, moves
    return None
