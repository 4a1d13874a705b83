"""Passwords are hashed beside the event loop, one at a time and at a low priority: others do not notice."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

MOST_WAITING = 40
"""Beyond this the next one is told to come later: at 20 a second nobody waits for more than two."""
NICE = 10
T = TypeVar("T")


class TooMany(RuntimeError):
    """Too many passwords are waiting."""


def _be_nice() -> None:
    """On Linux a thread has a priority of its own."""
    with suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)


class Hashing:
    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self._thread = ThreadPoolExecutor(1, "antilles-hash", initializer=_be_nice)
        self._waiting = 0

    async def hash(self, password: str) -> str:
        return await self._run(lambda: self._hasher.hash(password))

    async def verify(self, stored: str, password: str) -> bool:
        return await self._run(lambda: self._fits(stored, password))

    def hash_now(self, password: str) -> str:
        """For when there is no loop yet."""
        return self._hasher.hash(password)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _fits(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _run(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise TooMany
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting -= 1
