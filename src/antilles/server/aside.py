"""What takes long is done beside the event loop, one thing at a time: others do not notice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class TooMany(RuntimeError):
    """Too many are waiting."""


class Aside:
    def __init__(self, name: str, most_waiting: int, begin: Callable[[], None] | None = None) -> None:
        self._thread = ThreadPoolExecutor(1, name, initializer=begin)
        self._most_waiting = most_waiting
        self._waiting = 0

    async def run(self, work: Callable[[], T]) -> T:
        """``TooMany`` for whoever would have to wait too long."""
        if self._waiting >= self._most_waiting:
            raise TooMany
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
