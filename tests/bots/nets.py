"""Nets for tests: weights at random, for the terms of any game."""

from __future__ import annotations

import random
from typing import Any

from antilles.bots.bot import Bot
from antilles.bots.thinker import Budget, Thinker
from antilles.kernel.game import Game
from antilles.kernel.learned import Learned, shown_terms
from antilles.kernel.learned_file import read_net, write_net
from antilles.kernel.prospects import Prospects
from antilles.kernel.view import View

HIDDEN = 16


def net_text(formula: Prospects[Any], seed: int = 5, size: int = 900) -> str:
    """The text of a file of weights, none larger than ``size`` allows."""
    own, common = shown_terms(formula)
    dice = random.Random(seed)
    rows = {
        "own": [dice.randint(-size, size) for _ in range(len(own) * HIDDEN)],
        "common": [dice.randint(-size, size) for _ in range(len(common) * HIDDEN)],
        "bias": [dice.randint(-10 * size, 10 * size) for _ in range(HIDDEN)],
        "out": [dice.randint(-30 * size, 30 * size) for _ in range(HIDDEN)],
        "straight": [dice.randint(-100_000 * size, 100_000 * size) for _ in own],
    }
    return write_net({"command": "a test"}, own, common, rows)


class LearnedBot(Bot):
    """Searches with a net at random wherever the game has terms for one."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.thinker = Thinker(seed, Budget(iterations=20))

    def choose(self, game: Game, view: View) -> int:
        formula = game.weighed(game.tuning.weights)
        if isinstance(formula, Prospects):
            self.thinker.insight = Learned(formula, {0: read_net(net_text(formula), formula, "a test")})
        return self.thinker.choose(game, view)
