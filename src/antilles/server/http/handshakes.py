"""Streams are opened one after the other. When thousands come back at once, whoever plays does not notice."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

AT_ONCE = 8
SHORT = 0.004
"""Seconds of a turn of the loop after which handshakes let as much time pass as that turn took."""
LONGEST = 0.05
MOST_QUEUED = 20_000
Begin = Callable[[], bool]
"""Goes on with a handshake; False if nobody is there any more."""


class Handshakes:
    """A few at a time, between two of them the loop does everything else that waits, and never more than half of it."""

    def __init__(self, at_once: int = AT_ONCE, clock: Callable[[], float] = time.perf_counter) -> None:
        self.at_once = at_once
        self._clock = clock
        self.under_way = 0
        self._queue: deque[Begin] = deque()
        self._pump: asyncio.Task[None] | None = None
        self._room = asyncio.Event()

    @property
    def waiting(self) -> int:
        return len(self._queue)

    def ask(self, begin: Begin) -> bool:
        """False if even the queue is full."""
        if len(self._queue) >= MOST_QUEUED:
            return False
        self._queue.append(begin)
        if self._pump is None or self._pump.done():
            self._pump = asyncio.get_running_loop().create_task(self._run())
        return True

    def done(self) -> None:
        """One that had begun is open, refused or gone."""
        self.under_way -= 1
        self._room.set()

    async def _run(self) -> None:
        while self._queue:
            while self.under_way >= self.at_once:
                self._room.clear()
                await self._room.wait()
            begun = self._clock()
            if self._queue.popleft()():
                self.under_way += 1
            await asyncio.sleep(0)
            turn = self._clock() - begun
            if turn > SHORT:
                await asyncio.sleep(min(turn, LONGEST))
