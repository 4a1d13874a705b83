"""Passwords are hashed beside the event loop, one at a time and at a low priority: others do not notice."""

from __future__ import annotations

import os
import threading
from contextlib import suppress

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from antilles.server.aside import Aside

MOST_WAITING = 40
"""Beyond this the next one is told to come later: at 20 a second nobody waits for more than two."""
NICE = 10


def _be_nice() -> None:
    """On Linux a thread has a priority of its own."""
    with suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)


class Hashing:
    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self._aside = Aside("antilles-hash", MOST_WAITING, _be_nice)

    async def hash(self, password: str) -> str:
        return await self._aside.run(lambda: self._hasher.hash(password))

    async def verify(self, stored: str, password: str) -> bool:
        return await self._aside.run(lambda: self._fits(stored, password))

    def hash_now(self, password: str) -> str:
        """For when there is no loop yet."""
        return self._hasher.hash(password)

    def close(self) -> None:
        self._aside.close()

    def _fits(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False
