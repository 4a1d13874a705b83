"""Speed of the search in this process: iterations a second, and how much of it the tree costs."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any

from antilles import mode
from antilles.bots.plan import FOREVER, Plan, plan_of
from antilles.bots.search import Search
from antilles.bots.thinker import MOST_EDGES
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.measure import positions
from antilles.kernel.state import CHANCE, Insight, State

Clock = Callable[[], float]
SEED = 21
CHUNK = 20
LONGER = 10
"""Moves of a rollout, to see what a move costs."""
UNIFORM = Plan(1.4, 0, 0, FOREVER, True)
"""One uniform rollout to the end an iteration: what engines can be compared by."""


def first_decision(game: Game, seats: int) -> State:
    """Where the first seat is asked in a random game."""
    return next(state for state in positions(game.start(seats), Rng(SEED)) if state.actor() != CHANCE)


def search_of(game: Game, state: State, plan: Plan, insight: Insight[Any]) -> Search:
    view = game.view(state, state.actor())
    assert view.seat is not None
    return Search(game.belief(view), insight, view.seat, view.seats, plan, Rng(SEED), MOST_EDGES)


def rate(work: Callable[[int], None], seconds: float, clock: Clock) -> float:
    """Iterations a second of ``work(iterations)``."""
    work(CHUNK)
    start = clock()
    done = 0
    while (spent := clock() - start) < seconds:
        work(CHUNK)
        done += CHUNK
    return done / spent


def measure_search(game: Game, seats: int, seconds: float) -> dict[str, Any]:
    """Figures of one game from its first decision, where rollouts are longest."""
    state = first_decision(game, seats)
    tuned = plan_of(game.tuning.search, seats)
    clock = time.perf_counter
    return {
        "game": game.name,
        "seats": seats,
        "mode": mode(),
        "iterations_per_second": round(rate(search_of(game, state, UNIFORM, game.insight).think, seconds, clock), 1),
        "tuned_iterations_per_second": round(
            rate(search_of(game, state, tuned, game.evaluation).think, seconds, clock), 1
        ),
        "share_in_rules": round(share_in_rules(game, state, tuned, seconds, clock), 3),
    }


def share_in_rules(game: Game, state: State, plan: Plan, seconds: float, clock: Clock) -> float:
    """What the search's iterations would take without a tree, by what they take with it.

    An iteration draws a state, makes its moves and judges where it stops; with a tree it makes more moves than without.
    What those cost is read off rollouts of another length. All three are measured in turn, as machines are restless.
    """
    search = search_of(game, state, plan, game.evaluation)
    other = search_of(game, state, lengthened(plan), game.evaluation)
    works = ((search.think_of_nothing, search), (other.think_of_nothing, other), (search.think, search))
    spent = [0.0, 0.0, 0.0]
    steps = [0, 0, 0]
    while sum(spent) < 3 * seconds:
        for index, (work, unit) in enumerate(works):
            before = unit.steps
            start = clock()
            work(CHUNK)
            spent[index] += clock() - start
            steps[index] += unit.steps - before
    a_move = (spent[1] - spent[0]) / (steps[1] - steps[0])
    return min(1.0, (spent[0] + a_move * (steps[2] - steps[0])) / spent[2])


def lengthened(plan: Plan) -> Plan:
    """The same with longer rollouts, or with shorter ones where they go to the end."""
    horizon = LONGER if plan.horizon == FOREVER else plan.horizon + LONGER
    return Plan(plan.explore, plan.trust, plan.follow, horizon, plan.branch_on_chance, plan.doubt, plan.mixed)


def iterations_per_second(
    game: Game, search: Mapping[str, float], insight: Insight[Any], clock: Clock, seconds: float = 3.0
) -> float:
    """What a plan of a game's bots does in a second, at the usual number of seats."""
    seats = max(game.seats[0], min(4, game.seats[-1]))
    thinking = search_of(game, first_decision(game, seats), plan_of(search, seats), insight)
    return rate(thinking.think, seconds, clock)
