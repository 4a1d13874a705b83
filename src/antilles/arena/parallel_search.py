"""Several processes thinking about one decision: each searches by itself, then their opinions are added up.

A worker gets the game's name, the view as text and numbers, and nothing else: it could not cheat if it wanted to.
"""

from __future__ import annotations

from functools import cache

from antilles.arena.workers import Workers
from antilles.bots.bot import Bot, options_of
from antilles.bots.kinds import make_bot
from antilles.bots.opinion import Opinion, merge, opinions
from antilles.bots.search import drawn
from antilles.bots.thinker import Budget, Thinker
from antilles.games import find
from antilles.kernel.game import Game
from antilles.kernel.move import Moves
from antilles.kernel.view import View, decode, encode


def think_alone(game: str, view: str, kind: str, iterations: int, seed: int) -> list[Opinion]:
    """One worker's search: a level's, or one of so many iterations."""
    chosen = find(game)
    bot = worker(chosen, kind, iterations, seed)
    return opinions(bot.consider(chosen, decode(chosen.view_type, view), explain=True))


def worker(game: Game, kind: str, iterations: int, seed: int) -> Thinker:
    bot = make_bot(kind, seed, game) if kind else Thinker(seed, Budget(iterations=iterations))
    assert isinstance(bot, Thinker)
    return bot


@cache
def workers_of(count: int) -> Workers:
    """So many processes that live as long as this one: whoever sits down next finds them running."""
    return Workers(count)


class Crew(Bot):
    """A bot that thinks with ``workers`` processes: in each ``iterations``, or as long as a level of that ``kind``."""

    def __init__(self, workers: int, iterations: int = 0, seed: int = 0, kind: str = "") -> None:
        super().__init__(seed)
        self.name = f"{kind}*{workers}" if kind else f"crew of {workers}"
        self.workers = workers
        self.iterations = iterations
        self.kind = kind

    def choose(self, game: Game, view: View) -> int:
        moves = options_of(game, view, self.rng)
        if len(moves) == 1:
            return moves[0]
        found = self.opinions(game, view)
        search = worker(game, self.kind, self.iterations, 0).search(game, view)
        if not search.mixes():
            return found[0].move
        visits = Moves()
        for opinion in found:
            visits.add(opinion.visits)
        return found[drawn(visits, search.plan.mixed, self.rng)].move

    def opinions(self, game: Game, view: View) -> list[Opinion]:
        """The opinions of all workers as one; the same for the same seed, whoever is ready first."""
        seeds = [self.rng.next32() for _ in range(self.workers)]
        return merge(self.asked(game, encode(view), seeds))

    def asked(self, game: Game, view: str, seeds: list[int]) -> list[list[Opinion]]:
        """Every worker's opinions, all at the same time."""
        pool = workers_of(self.workers)
        tasks = [pool.submit(think_alone, game.name, view, self.kind, self.iterations, seed) for seed in seeds]
        return [task.result() for task in tasks]


class InTurn(Crew):
    """A crew whose workers think one after the other in this process, for measuring: its choices are the same."""

    def asked(self, game: Game, view: str, seeds: list[int]) -> list[list[Opinion]]:
        return [think_alone(game.name, view, self.kind, self.iterations, seed) for seed in seeds]
