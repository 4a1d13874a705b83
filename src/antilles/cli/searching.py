"""Speed of the search in this process: iterations a second, and how much of it the tree costs."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any

from antilles import mode
from antilles.bots.plan import Plan, plan_of
from antilles.bots.search import Search
from antilles.bots.thinker import MOST_EDGES
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.measure import positions
from antilles.kernel.state import CHANCE, Insight, State

Clock = Callable[[], float]
SEED = 21
CHUNK = 20
UNIFORM = Plan(1.4, 0, 0, 0, True)
"""One uniform rollout to the end an iteration: what engines can be compared by."""


def first_decision(game: Game, seats: int) -> State:
    """Where the first seat is asked in a random game."""
    return next(state for state in positions(game.start(seats), Rng(SEED)) if state.actor() != CHANCE)


def search_of(game: Game, state: State, plan: Plan, insight: Insight) -> Search:
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
    tuned = plan_of(game.tuning.search)
    clock = time.perf_counter
    return {
        "game": game.name,
        "seats": seats,
        "mode": mode(),
        "iterations_per_second": round(rate(search_of(game, state, UNIFORM, game.insight).think, seconds, clock), 1),
        "tuned_iterations_per_second": round(
            rate(search_of(game, state, tuned, game.insight).think, seconds, clock), 1
        ),
        "share_in_rules": round(share_in_rules(game, state, tuned, seconds, clock), 3),
    }


def share_in_rules(game: Game, state: State, plan: Plan, seconds: float, clock: Clock) -> float:
    """What the search's moves would take without a tree, by what they take with it.

    Both are measured in turn, as machines are restless, and by the move, as a search goes deeper than a rollout.
    """
    search = search_of(game, state, plan, game.insight)
    spent = [0.0, 0.0]
    steps = [0, 0]
    while sum(spent) < 2 * seconds:
        for index, work in enumerate((search.think_of_nothing, search.think)):
            before = search.steps
            start = clock()
            work(CHUNK)
            spent[index] += clock() - start
            steps[index] += search.steps - before
    return min(1.0, spent[0] / steps[0] * steps[1] / spent[1])


def iterations_per_second(
    game: Game, search: Mapping[str, float], weights: Mapping[str, float], clock: Clock, seconds: float = 3.0
) -> float:
    """What a plan of a game's bots does in a second, at the usual number of seats."""
    seats = max(game.seats[0], min(4, game.seats[-1]))
    one = search_of(game, first_decision(game, seats), plan_of(search), game.weighed(weights))
    return rate(one.think, seconds, clock)
