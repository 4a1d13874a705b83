"""Several processes thinking about one decision: each searches by itself, then their opinions are added up.

A worker gets the game's name, the view as text and numbers, and nothing else: it could not cheat if it wanted to.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from antilles.arena.workers import ignore_interrupts
from antilles.bots.bot import Bot, options_of
from antilles.bots.opinion import Opinion, merge, opinions
from antilles.bots.thinker import Budget, Thinker
from antilles.games import find
from antilles.kernel.game import Game
from antilles.kernel.view import View, decode, encode


def think_alone(game: str, view: str, iterations: int, seed: int) -> list[Opinion]:
    """One worker's search."""
    chosen = find(game)
    bot = Thinker(seed, Budget(iterations=iterations))
    return opinions(bot.consider(chosen, decode(chosen.view_type, view), explain=True))


class Crew(Bot):
    """A bot that thinks with ``workers`` processes, ``iterations`` in each; ``close`` lets them go."""

    def __init__(self, workers: int, iterations: int, seed: int = 0) -> None:
        super().__init__(seed)
        self.name = f"crew of {workers}"
        self.workers = workers
        self.iterations = iterations
        self._pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=ignore_interrupts)

    def choose(self, game: Game, view: View) -> int:
        moves = options_of(game, view, self.rng)
        return moves[0] if len(moves) == 1 else self.opinions(game, view)[0].move

    def opinions(self, game: Game, view: View) -> list[Opinion]:
        """The opinions of all workers as one; the same for the same seed, whoever is ready first."""
        text = encode(view)
        seeds = [self.rng.next32() for _ in range(self.workers)]
        tasks = [self._pool.submit(think_alone, game.name, text, self.iterations, seed) for seed in seeds]
        return merge([task.result() for task in tasks])

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)
