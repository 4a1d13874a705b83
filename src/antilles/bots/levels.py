"""Opponents by strength. A rating belongs to a name and a version: who changes how a level plays raises its version.

In ``[levels]`` of an ``insight.toml``, as in its ``[search]``, a name with a number of seats holds at such tables only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from antilles.bots.bot import Bot
from antilles.bots.plan import governor_budget
from antilles.bots.thinker import Budget, Thinker
from antilles.kernel.game import Game


class Level:
    """How long a level thinks and how much it overlooks, where a game's ``insight.toml`` does not say."""

    def __init__(self, name: str, version: int, share: float, overlooks: int) -> None:
        self.name: Final = name
        self.version: Final = version
        self.share: Final = share
        """Of the iterations of the game's governor."""
        self.overlooks: Final = overlooks
        """Of 100 moves that it could make, those that do not come to its mind; two always do."""

    def bot(self, seed: int, part: int = 1, former: int = 0) -> Bot:
        """One that thinks for that part of the iterations: 1 for all, 2 for half of them.

        ``former`` is a version of before, which plays as it did then; 0 for the one of today.
        """
        return LevelBot(seed, self, part, former)

    def budget_in(self, game: Game, part: int = 1, former: int = 0, seats: int = 0) -> Budget:
        tuning = game.former[former] if former else game.tuning
        iterations = said(tuning.levels, self.name, seats, 0)
        return Budget(iterations=max(1, (iterations or round(self.share * governor_budget(tuning.search))) // part))

    def overlooks_in(self, game: Game, former: int = 0, seats: int = 0) -> int:
        levels = game.former[former].levels if former else game.tuning.levels
        return said(levels, f"{self.name}_overlooks", seats, 0 if former else self.overlooks)

    def slips_in(self, game: Game, former: int = 0) -> int:
        """Levels of before made so many of 100 decisions by drawing a legal move."""
        tuning = game.former[former] if former else game.tuning
        return int(tuning.levels.get(f"{self.name}_careless", 0))


def said(levels: Mapping[str, float], name: str, seats: int, usual: int) -> int:
    """What ``[levels]`` says at a table of so many, or at any."""
    return int(levels.get(f"{name}_{seats}", levels.get(name, usual)))


class LevelBot(Thinker):
    """Plays every game at its level: what makes a good opponent takes more thought in some games than in others."""

    def __init__(self, seed: int, level: Level, part: int = 1, former: int = 0) -> None:
        super().__init__(seed, Budget(share=level.share), 0, level.name)
        self.level: Final = level
        self.part: Final = part
        self.former: Final = former
        self.game: Game | None = None
        self.seats = 0

    def sit_down(self, game: Game, seats: int) -> None:
        if game is not self.game or seats != self.seats:
            self.game = game
            self.seats = seats
            self.budget = self.level.budget_in(game, self.part, self.former, seats)
            self.slips = self.level.slips_in(game, self.former)
            self.overlooks = self.level.overlooks_in(game, self.former, seats)
            if self.former:
                self.parameters = game.former[self.former].search
                self.insight = game.evaluation_of(game.former[self.former])


LEVELS: Final = (
    Level("deckhand", 3, 0.001, 75),
    Level("trader", 3, 0.005, 50),
    Level("captain", 3, 0.03, 15),
    Level("governor", 2, 1.0, 0),
)
