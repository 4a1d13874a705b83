"""Who may not write and what everybody is told, without asking the store each time."""

from __future__ import annotations

import time
from collections.abc import Callable

from antilles.server.store import Store
from antilles.server.store.base import StoreDown
from antilles.server.store.moderating import Announcement, Moderating

FRESH = 5.0
"""Seconds for which what was read is believed: so long it takes until other processes know of it."""


class Moderation:
    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self.kept = Moderating(store)
        self.clock = clock
        self._muted: dict[str, int] = {}
        self._announced: list[Announcement] = []
        self._until = 0.0

    def forget(self) -> None:
        """Something was changed here: read it again."""
        self._until = 0.0

    async def _look(self) -> None:
        if time.monotonic() < self._until:
            return
        self._until = time.monotonic() + FRESH
        try:
            now = self.clock()
            self._muted, self._announced = await self.kept.muted(now), await self.kept.announced(now)
        except StoreDown:
            self._until = 0.0  # what was known holds

    async def muted_until(self, person: str) -> int:
        """The moment until which somebody may not write; 0 if they may."""
        await self._look()
        until = self._muted.get(person, 0)
        return until if until > self.clock() else 0

    async def announced(self) -> list[Announcement]:
        await self._look()
        now = self.clock()
        return [one for one in self._announced if one.until > now]
