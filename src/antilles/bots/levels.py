"""Opponents by strength. A rating belongs to a name and a version: who changes how a level plays raises its version."""

from __future__ import annotations

from typing import Final

from antilles.bots.bot import Bot
from antilles.bots.plan import governor_budget, plan_of
from antilles.bots.thinker import Budget, Thinker
from antilles.kernel.game import Game


class Level:
    """How long a level thinks and how often it does not, where a game's ``insight.toml`` does not say."""

    def __init__(self, name: str, version: int, share: float, slips: int) -> None:
        self.name: Final = name
        self.version: Final = version
        self.share: Final = share
        """Of the iterations of the game's governor."""
        self.slips: Final = slips
        """Parts in 100 of its decisions that it makes carelessly."""

    def bot(self, seed: int, part: int = 1, former: int = 0) -> Bot:
        """One that thinks for that part of the iterations: 1 for all, 2 for half of them.

        ``former`` is a version of before, which plays as it did then; 0 for the one of today.
        """
        return LevelBot(seed, self, part, former)

    def budget_in(self, game: Game, part: int = 1, former: int = 0) -> Budget:
        tuning = game.former[former] if former else game.tuning
        iterations = int(tuning.levels.get(self.name, 0)) or max(1, round(self.share * governor_budget(tuning.search)))
        return Budget(iterations=max(1, iterations // part))

    def slips_in(self, game: Game, former: int = 0) -> int:
        tuning = game.former[former] if former else game.tuning
        return int(tuning.levels.get(f"{self.name}_careless", self.slips))


class LevelBot(Thinker):
    """Plays every game at its level: what makes a good opponent takes more thought in some games than in others."""

    def __init__(self, seed: int, level: Level, part: int = 1, former: int = 0) -> None:
        super().__init__(seed, Budget(share=level.share), level.slips, level.name)
        self.level: Final = level
        self.part: Final = part
        self.former: Final = former
        self.game: Game | None = None

    def sit_down(self, game: Game) -> None:
        if game is not self.game:
            self.game = game
            self.budget = self.level.budget_in(game, self.part, self.former)
            self.slips = self.level.slips_in(game, self.former)
            if self.former:
                self.plan = plan_of(game.former[self.former].search)
                self.insight = game.evaluation_of(game.former[self.former])


LEVELS: Final = (
    Level("deckhand", 2, 0.001, 65),
    Level("trader", 2, 0.005, 22),
    Level("captain", 2, 0.03, 8),
    Level("governor", 2, 1.0, 0),
)
