"""Whether this process can do its work: the database takes writes, and the bus is heard."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Literal

from sqlalchemy import Connection

from antilles.server.bus import Bus
from antilles.server.store import Store
from antilles.server.store.base import StoreDown
from antilles.server.store.schema import processes

FRESH = 1.0
"""Seconds for which an answer is believed: asking again and again costs no writes."""
PATIENCE = 5.0
ALIVE = 60_000
FORGOTTEN = 3_600_000
"""Milliseconds after which a process that gave no sign of life is forgotten."""
Verdict = Literal["ok", "database", "bus"]
log = logging.getLogger("antilles.health")


class Health:
    def __init__(self, store: Store, bus: Bus, process: str, clock: Callable[[], int]) -> None:
        self._store = store
        self._bus = bus
        self._process = f"{process}-health"  # apart from the lease, which counts by the database's clock
        self._clock = clock
        self._asking: asyncio.Task[Verdict] | None = None
        self._asked = float("-inf")

    async def check(self) -> Verdict:
        """``ok``, or which of the two is not; many who ask at once share one answer."""
        if self._asking is None or (self._asking.done() and time.monotonic() - self._asked > FRESH):
            self._asked = time.monotonic()
            self._asking = asyncio.get_running_loop().create_task(self._look())
        return await asyncio.shield(self._asking)

    async def _look(self) -> Verdict:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.write(self._beat)
        except (StoreDown, TimeoutError) as error:
            log.warning("the database takes no writes", extra={"why": str(error) or type(error).__name__})
            return "database"
        try:
            async with asyncio.timeout(PATIENCE):
                return "ok" if await self._bus.check() else "bus"
        except TimeoutError:
            return "bus"

    def _beat(self, connection: Connection) -> None:
        """Write something: only that proves that writing works."""
        until = self._clock() + ALIVE
        again = processes.update().where(processes.c.id == self._process).values(until=until)
        if not connection.execute(again).rowcount:
            connection.execute(processes.delete().where(processes.c.until < until - FORGOTTEN))
            connection.execute(processes.insert(), {"id": self._process, "address": "", "until": until})

    def close(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
