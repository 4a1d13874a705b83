"""Checks of states: what a move changes and what it leaves, places, set-ups, and what bots know of them."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from itertools import permutations
from types import FrameType
from typing import Any

from antilles.kernel.game import SetupError
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, State, fields
from antilles.kernel.step import legal_moves, step
from antilles.testing.cases import Case, Spot, expect


def copies_are_equal_and_independent(case: Case) -> None:
    for spot in case.decisions(60):
        before = spot.state.snapshot()
        original, copy = spot.state.copy(), spot.state.copy()
        expect(type(copy) is type(spot.state), f"the copy is a {type(copy).__name__}", spot)
        expect(copy.snapshot() == before, "the copy is not equal", spot)
        copy.advance(spot.seat, spot.move)
        expect(copy.snapshot() == spot.after.snapshot(), "the same move on a copy gives another state", spot)
        expect(spot.state.snapshot() == before, "a move on the copy changed the original", spot)
        copy = original.copy()
        original.advance(spot.seat, spot.move)
        expect(copy.snapshot() == before, "a move on the original changed the copy", spot)


def copies_share_nothing(case: Case) -> None:
    """Each field of a copy is changed by hand; the original stays, and so the other way round."""
    for spot in case.spots(4):
        before = spot.state.snapshot()
        for name in fields(spot.state):
            original = spot.state.copy()
            copy = original.copy()
            change(copy, name)
            expect(original.snapshot() == before, f"the copy shares {name} with the original", spot)
            copy = original.copy()
            change(original, name)
            expect(copy.snapshot() == before, f"the original shares {name} with the copy", spot)


def a_step_leaves_the_old_state(case: Case) -> None:
    for spot in case.decisions(60):
        before = spot.state.snapshot()
        after = step(spot.state, spot.seat, spot.move)
        expect(isinstance(after, State), f"a legal move is refused: {after}", spot)
        assert isinstance(after, State)
        expect(after.snapshot() == spot.after.snapshot(), "step and advance come to different states", spot)
        expect(spot.state.snapshot() == before, "step changed the state it started from", spot)


def snapshots_name_every_field(case: Case) -> None:
    """Every attribute is a line ``name=value``, and changing it changes the snapshot."""
    for spot in case.spots(4):
        lines = [line.partition("=")[0] for line in spot.state.snapshot().splitlines()]
        for name in fields(spot.state):
            expect(name in lines, f"the snapshot does not name {name}", spot)
            changed = spot.state.copy()
            if change(changed, name):
                expect(changed.snapshot() != spot.state.snapshot(), f"the snapshot does not tell {name}", spot)


def change(state: State, name: str) -> bool:
    """Give a field another value, in place where it holds others; False where that is not possible."""
    value: Any = getattr(state, name)
    if isinstance(value, bool):
        setattr(state, name, not value)
    elif isinstance(value, int):
        setattr(state, name, value + 1)
    elif isinstance(value, str):
        setattr(state, name, value + "x")
    else:
        return change_inside(value)
    return True


def change_inside(value: Any) -> bool:
    """Change something in a container, as deep as it can be changed."""
    if isinstance(value, dict):
        value["x"] = 1
    elif isinstance(value, set):
        value.add(1_000_003)
    elif isinstance(value, bytes | tuple) or not hasattr(value, "__setitem__") or not len(value):
        return False
    elif isinstance(value[0], bool):
        value[0] = not value[0]
    elif isinstance(value[0], int):
        value[0] = 1 - value[0]
    elif not change_inside(value[0]) and isinstance(value, list):
        value.append(value[0])
    return True


def sealed_choices_commute(case: Case) -> None:
    """In whatever order they come in: the same moves are legal, and the same state comes of them."""
    for spot in case.decisions(60):
        actors = spot.state.actors()
        if len(actors) < 2:
            continue
        rng = case.rng(spot.number)
        legal = {seat: legal_moves(spot.state, seat) for seat in actors}
        chosen = {seat: moves[rng.below(len(moves))] for seat, moves in legal.items()}
        ends = {snapshot_after(spot, order, chosen, legal) for order in list(permutations(actors))[:12]}
        expect(len(ends) == 1, "the order in which sealed choices come in changes the state", spot)


def snapshot_after(spot: Spot, order: tuple[int, ...], chosen: dict[int, int], legal: dict[int, list[int]]) -> str:
    state = spot.state.copy()
    waiting = list(order)
    while waiting:
        seat = waiting.pop(0)
        expect(seat in state.actors(), f"seat {seat} is asked no more after another's sealed choice", spot)
        expect(legal_moves(state, seat) == legal[seat], f"another's sealed choice changed seat {seat}'s moves", spot)
        state.advance(seat, chosen[seat])
        left = [actor for actor in state.actors() if actor in waiting]
        expect(not waiting or sorted(left) == sorted(waiting), "a sealed choice changed who is asked", spot)
    return state.snapshot()


class Injected(Exception):
    """The fault that a check puts into a move."""


def a_fault_inside_a_move_changes_nothing(case: Case, points: int = 30) -> None:
    """P6: an exception at any line of a move leaves the state untouched when it went through ``step``.

    Lines can be counted in interpreted rules only; compiled ones have none, and nothing is checked.
    """
    lengths = {spot: count_lines(spot) for spot in case.decisions(24)}
    longest = sorted(lengths, key=lambda spot: -lengths[spot])
    for spot in longest[:5] + longest[5::6]:
        before, lines = spot.state.copy().snapshot(), lengths[spot]
        for point in range(0, lines, max(1, lines // points)):
            raised = step_with_fault(spot, point)
            expect(raised, f"the fault at line {point} of {lines} did not come out of step", spot)
            expect(spot.state.snapshot() == before, f"a fault at line {point} of the move changed the state", spot)


def count_lines(spot: Spot) -> int:
    seen = 0

    def count() -> None:
        nonlocal seen
        seen += 1

    traced_step(spot, count)
    return seen


def step_with_fault(spot: Spot, point: int) -> bool:
    seen = 0

    def fail() -> None:
        nonlocal seen
        seen += 1
        if seen > point:
            raise Injected

    try:
        traced_step(spot, fail)
    except Injected:
        return True
    return False


def traced_step(spot: Spot, at_line: Callable[[], None]) -> None:
    """``step`` with a call of ``at_line`` before every line that runs below ``advance`` or a question's ``answer``."""

    def lines(_frame: FrameType, event: str, _argument: object) -> Any:
        if event == "line":
            at_line()
        return lines

    def calls(frame: FrameType, _event: str, _argument: object) -> Any:
        inside: FrameType | None = frame
        while inside is not None and inside.f_code.co_name not in ("advance", "answer"):
            inside = inside.f_back
        return lines if inside is not None else None

    kept = sys.gettrace()
    collecting = gc.isenabled()
    gc.disable()  # a collection in the middle may run other people's callbacks, which are no lines of the move
    sys.settrace(calls)
    try:
        step(spot.state, spot.seat, spot.move)
    finally:
        sys.settrace(kept)
        if collecting:
            gc.enable()


# --- points, set-up, insight ------------------------------------------------------------------------


def ranking_is_total(case: Case) -> None:
    """Competition places: 1 is best, equals share a place, and the next is left out."""
    for spot in case.spots(100):
        places, scores = spot.state.ranking(), spot.state.scores()
        expect(len(scores) == case.seats, f"{len(scores)} scores for {case.seats} seats", spot)
        fair = [1 + sum(other < place for other in places) for place in places]
        expect(len(places) == case.seats and places == fair, f"places {places} are no ranking", spot)


def start_is_always_the_same(case: Case) -> None:
    first, second = case.start(), case.start()
    expect(first.snapshot() == second.snapshot(), "two starts differ", case)
    first.advance(first.actor(), legal_moves(first, first.actor())[0])
    expect(case.start().snapshot() == second.snapshot(), "a move in one game changed the start of the next", case)


def setups_are_checked(case: Case) -> None:
    """Options round trip; what the game does not know is a SetupError."""
    game = case.game
    expect(game.settle(case.seats, case.options) == case.options, "settled options do not settle again", case)
    expect(set(case.options) == {option.name for option in game.options}, "an option is missing", case)
    for viewer in case.viewers:
        view = game.view(case.start(), viewer)
        expect(view.options == case.options, f"the view has options {view.options}", case)
    wrong: list[tuple[int, dict[str, str]]] = [(case.seats, {"no-such-option": "on"})]
    wrong += [(seats, {}) for seats in (-1, 0, min(game.seats) - 1, max(game.seats) + 1, 1000)]
    for option in game.options:
        wrong += [(case.seats, {option.name: value}) for value in ("no-such-value", "")]
        wrong += [
            (seats, {option.name: value})
            for value, allowed in option.only.items()
            for seats in game.seats
            if seats not in allowed
        ]
    for seats, options in wrong:
        try:
            game.start(seats, options)
        except SetupError:
            continue
        expect(False, f"the game starts with {seats} seats and {options}", case)


def insight_is_sane(case: Case) -> None:
    """Values are between 0 and 1; every legal move has a positive weight; a sole winner stands best."""
    for spot in case.spots(40):
        values = [case.game.insight.value(spot.state, seat) for seat in range(case.seats)]
        expect(all(-0.001 <= value <= 1.001 for value in values), f"values {values}", spot)
        if spot.over:
            best = spot.state.ranking().index(1)
            expect(values[best] == max(values), f"the winner {best} does not stand best: {values}", spot)
        for seat in spot.state.actors():
            if seat != CHANCE:
                moves, weights = Moves(), Moves()
                spot.state.legal(seat, moves)
                case.game.insight.bias(spot.state, seat, moves, weights)
                expect(weights.count == moves.count, f"{weights.count} weights for {moves.count} moves", spot)
                expect(all(weight > 0 for weight in weights.list()), f"weights {weights.list()}", spot)


OPTION_CHECKS: tuple[Callable[[Case], None], ...] = (
    sealed_choices_commute,
    ranking_is_total,
    setups_are_checked,
    insight_is_sane,
)
CHECKS: tuple[Callable[[Case], None], ...] = (
    *OPTION_CHECKS,
    copies_are_equal_and_independent,
    copies_share_nothing,
    a_step_leaves_the_old_state,
    snapshots_name_every_field,
    a_fault_inside_a_move_changes_nothing,
    start_is_always_the_same,
)
