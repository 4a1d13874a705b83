"""The bot that thinks nothing of its moves."""

from __future__ import annotations

from antilles.bots.bot import Bot, options_of
from antilles.kernel.game import Game
from antilles.kernel.view import View


class Uniform(Bot):
    """All legal moves alike."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.name = "uniform"

    def choose(self, game: Game, view: View) -> int:
        moves = options_of(game, view, self.rng)
        return moves[self.rng.below(len(moves))]
