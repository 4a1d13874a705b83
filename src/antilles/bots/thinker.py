"""The bot that searches: it thinks ahead for a number of iterations, or for a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from antilles.bots.bot import Bot, options_of
from antilles.bots.plan import governor_budget, plan_of
from antilles.bots.search import Search
from antilles.bots.tree import NONE
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.state import Insight
from antilles.kernel.view import View

MOST_EDGES: Final = 300_000
"""Of one tree: about 35 MB."""
BETWEEN_LOOKS: Final = 100
"""Iterations between two looks at the clock."""

Clock = Callable[[], float]
"""Seconds that only grow. Bots have no clock of their own: who wants a time limit hands one in."""


class Budget:
    """How long to think: a share of what the game's governor thinks, iterations, simulated moves, or a time."""

    def __init__(
        self, share: float = 0.0, iterations: int = 0, steps: int = 0, seconds: float = 0.0, clock: Clock | None = None
    ) -> None:
        if seconds > 0 and clock is None:
            raise ValueError("a time limit needs a clock")
        self.share: Final = share
        self.iterations: Final = iterations
        self.steps: Final = steps
        self.seconds: Final = seconds
        self.clock: Final = clock

    def by_iterations(self) -> bool:
        """Whether their number is fixed beforehand."""
        return not self.seconds and not self.steps

    def most(self, game: Game) -> int:
        """Iterations for one decision of a game; without a fixed number the most that are worth a tree."""
        if self.seconds > 0:
            return MOST_EDGES
        if self.steps:
            return self.steps
        return self.iterations or max(1, round(self.share * governor_budget(game.tuning.search)))


class Thinker(Bot):
    """Searches, except for the share of its decisions that it makes carelessly."""

    def __init__(self, seed: int = 0, budget: Budget | None = None, slips: int = 0, name: str = "thinker") -> None:
        super().__init__(seed)
        self.name = name
        self.budget = budget or Budget(share=1.0)
        self.slips = slips
        self.overlooks = 0
        self.parameters: Mapping[str, float] | None = None
        """Of the search, where they are not the game's."""
        self.insight: Insight[Any] | None = None

    def choose(self, game: Game, view: View) -> int:
        move = self.without_thinking(game, view)
        if move >= 0:
            return move
        search = self.attend(game, view)
        if self.budget.by_iterations():
            search.decide(self.budget.most(game))
        else:
            think(search, self.budget, game)
        return search.choice()

    def without_thinking(self, game: Game, view: View) -> int:
        """The only move, or a careless one; NONE if this decision is worth a search."""
        self.sit_down(game, view.seats)
        moves = options_of(game, view, self.rng)
        if len(moves) == 1:
            return moves[0]
        if self.slips and self.rng.below(100) < self.slips:
            return moves[self.rng.below(len(moves))]
        return NONE

    def attend(self, game: Game, view: View) -> Search:
        """A search that has not begun, among the moves that come to mind."""
        search = self.search(game, view)
        if self.overlooks:
            search.overlook(self.overlooks)
        return search

    def sit_down(self, game: Game, seats: int) -> None:
        """Called before every decision; a level looks up here how well it plays this game at such a table."""

    def consider(self, game: Game, view: View, explain: bool = False) -> Search:
        """A finished search of the view's decision, to be asked for the best move or for opinions."""
        search = self.search(game, view)
        search.keeps_results = explain
        think(search, self.budget, game)
        return search

    def search(self, game: Game, view: View) -> Search:
        """One that has not begun."""
        self.sit_down(game, view.seats)
        return prepare(game, view, Rng(self.rng.next32()), self.budget.most(game), self.parameters, self.insight)


def prepare(
    game: Game,
    view: View,
    rng: Rng,
    iterations: int,
    parameters: Mapping[str, float] | None = None,
    insight: Insight[Any] | None = None,
) -> Search:
    """A search with room for as many iterations as there will be, within the bound of memory."""
    assert view.seat is not None
    most = min(MOST_EDGES, 64 + 2 * (view.seats + 1) * iterations)
    plan = plan_of(parameters if parameters is not None else game.tuning.search, view.seats)
    judge = insight if insight is not None else game.evaluation
    return Search(game.belief(view), judge, view.seat, view.seats, plan, rng, most)


def think(search: Search, budget: Budget, game: Game) -> None:
    """Until the iterations, the simulated moves or the time are used up; never less than one iteration."""
    if budget.seconds > 0 and budget.clock is not None:
        end = budget.clock() + budget.seconds
        search.think(BETWEEN_LOOKS)
        while budget.clock() < end:
            search.think(BETWEEN_LOOKS)
    elif budget.steps:
        search.think(1)
        while search.steps < budget.steps:
            search.think(1)
    else:
        search.think(budget.most(game))
