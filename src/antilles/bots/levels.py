"""Opponents by strength. A rating belongs to a name and a version: who changes how a level plays raises its version."""

from __future__ import annotations

from typing import Final

from antilles.bots.bot import Bot
from antilles.bots.thinker import Budget, Thinker


class Level:
    """How long a level thinks, as a share of the game's governor, and how often it does not think at all."""

    def __init__(self, name: str, version: int, share: float, slips: int) -> None:
        self.name: Final = name
        self.version: Final = version
        self.share: Final = share
        self.slips: Final = slips
        """Parts in 100 of its decisions that it makes carelessly."""

    def bot(self, seed: int) -> Bot:
        return Thinker(seed, Budget(share=self.share), self.slips, self.name)


LEVELS: Final = (
    Level("deckhand", 1, 0.001, 65),
    Level("trader", 1, 0.015, 22),
    Level("captain", 1, 0.06, 8),
    Level("governor", 1, 1.0, 0),
)
