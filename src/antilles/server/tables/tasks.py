"""Work that is done beside: kept until it has ended, and ended with the house."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

log = logging.getLogger("antilles.tasks")


class Tasks:
    def __init__(self) -> None:
        self.running: set[asyncio.Task[None]] = set()
        self._closed = False

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do it beside; once the house is closing, not at all."""
        if self._closed:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self.running.add(task)
        task.add_done_callback(self._ended)

    async def close(self) -> None:
        """Whatever runs is ended. Entries that arrive meanwhile would begin more: bots that think, for one."""
        self._closed = True
        for task in self.running:
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.running.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())
