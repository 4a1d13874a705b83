"""Whoever looks again and again whether there is something to do, as long as the house is open."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod

from antilles.server.store.base import StoreDown


class Regular(ABC):
    """Looks once a pause, and at once when somebody wakes it. What fails is tried again the next time."""

    log: logging.Logger

    def __init__(self, pause: float) -> None:
        self.pause = pause
        """Seconds between two looks."""
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @abstractmethod
    async def do_what_waits(self) -> None: ...

    async def nothing_came(self) -> None:  # noqa: B027 - most have nothing to put away
        """A whole pause has passed, and nobody has woken it."""

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._forever())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def wake(self) -> None:
        self._woken.set()

    async def _forever(self) -> None:
        while True:
            self._woken.clear()
            try:
                await self.do_what_waits()
            except StoreDown as error:
                self.log.warning("the store is away", extra={"why": str(error)})
            except Exception:
                self.log.exception("%s failed", type(self).__name__.lower())
            try:
                async with asyncio.timeout(self.pause):
                    await self._woken.wait()
            except TimeoutError:
                await self.nothing_came()
