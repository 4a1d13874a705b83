"""Reads what other processes have written: one question for all tables that have news, and one question at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from antilles.server.store import Store
from antilles.server.store.base import StoreDown
from antilles.server.tables.effects import Effect
from antilles.server.tables.live import Live

CarryOut = Callable[[Live, list[Effect]], None]
Spawn = Callable[[Coroutine[Any, Any, None]], None]
log = logging.getLogger("antilles.hall")


class Following:
    """While one question is under way the next one gathers: its answer is never older than what was asked of it."""

    def __init__(self, store: Store, carry_out: CarryOut, spawn: Spawn) -> None:
        self._store = store
        self._carry_out = carry_out
        self._spawn = spawn
        self._wanted: dict[str, Live] = {}
        self._read: asyncio.Future[None] | None = None
        """Done when those who are wanted now have been read."""
        self._reading = False

    def hinted(self, live: Live, version: int) -> None:
        """Somebody says that a table has come to this version."""
        if version > live.desk.version:
            self._want(live)

    async def look(self, lives: Iterable[Live]) -> None:
        """What is durable now is known here afterwards; ``StoreDown`` if that cannot be said."""
        read: asyncio.Future[None] | None = None
        for live in lives:
            read = self._want(live)
        if read is not None:
            await asyncio.shield(read)

    def _want(self, live: Live) -> asyncio.Future[None]:
        self._wanted[live.desk.head.table] = live
        if self._read is None:
            self._read = asyncio.get_running_loop().create_future()
            self._read.add_done_callback(_heeded)
        if not self._reading:
            self._reading = True
            self._spawn(self._run())
        return self._read

    async def _run(self) -> None:
        try:
            while self._read is not None:
                wanted, self._wanted = self._wanted, {}
                read, self._read = self._read, None
                try:
                    await self._follow(wanted)
                except StoreDown as error:
                    log.warning("news could not be read", extra={"why": str(error)})
                    read.set_exception(error)
                except Exception as error:
                    log.exception("news could not be read")
                    read.set_exception(StoreDown(type(error).__name__))
                else:
                    read.set_result(None)
                finally:
                    read.cancel()
        finally:
            self._reading = False
            if self._read is not None:  # this process ends
                self._read.cancel()

    async def _follow(self, wanted: dict[str, Live]) -> None:
        tails = await self._store.tails({table: live.desk.version for table, live in wanted.items()})
        for table, live in wanted.items():
            try:
                self._carry_out(live, live.desk.overtaken(tails.get(table, [])))
            except Exception:
                log.exception("news could not be carried out", extra={"table": table})


def _heeded(read: asyncio.Future[None]) -> None:
    """Nobody may be waiting for it."""
    if not read.cancelled():
        read.exception()
