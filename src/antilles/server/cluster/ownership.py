"""Keeps this process's leases in the database and says where a table's commands belong."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

from antilles.server.cluster.lease_book import RENEW, LeaseBook, Owner
from antilles.server.cluster.wire import NotMine, Unreachable
from antilles.server.store.base import StoreDown
from antilles.server.store.leases import Leases

PATIENCE = 1.0
"""Seconds in which the database must say whose a table is; else it is decided here, and the log has the last word."""
T = TypeVar("T")
log = logging.getLogger("antilles.cluster")


class Ownership:
    def __init__(self, leases: Leases, process: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.book = LeaseBook(process)
        self._leases = leases
        self._clock = clock
        self._wanted: set[str] = set()
        self._next: asyncio.Task[None] | None = None
        """The question about those that are wanted; it has not been asked yet."""
        self._asking: set[asyncio.Task[None]] = set()
        self._renewing: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._renew()
        self._renewing = asyncio.create_task(self._renew_forever())

    async def close(self) -> None:
        """Give everything back: the next one who needs a table has it at once."""
        if self._renewing is not None:
            self._renewing.cancel()
        identity = self.book.identity
        self.book.lapse()
        with suppress(StoreDown, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._leases.release(identity)

    def here(self, table: str) -> bool:
        """Whether this process owns a table, without asking anybody."""
        return self.book.owns(table, self._clock())

    def elsewhere(self, table: str) -> Owner | None:
        """Who else owns it, as far as that is known without asking."""
        return self.book.owner(table, self._clock())

    async def owner(self, table: str) -> Owner | None:
        """Who else must be asked; None for us, and if nobody knows."""
        if self.here(table):
            return None
        known = self.elsewhere(table)
        if known is None:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await asyncio.shield(self._claim(table))
            known = self.elsewhere(table)
        return known

    async def route(self, table: str, here: Callable[[], Awaitable[T]], there: Callable[[Owner], Awaitable[T]]) -> T:
        """Have something done where it belongs; here, if its owner does not answer."""
        for _ in range(2):  # whoever was the owner may know that it is not any more
            owner = await self.owner(table)
            if owner is None:
                break
            try:
                return await there(owner)
            except NotMine:
                self.book.lost(table)
            except Unreachable:
                self.book.lost(table)
                break
        return await here()

    def _claim(self, table: str) -> asyncio.Task[None]:
        """One question for all that are wanted at this moment."""
        self._wanted.add(table)
        if self._next is None:
            self._next = asyncio.create_task(self._ask())
            self._asking.add(self._next)
            self._next.add_done_callback(self._asking.discard)
        return self._next

    async def _ask(self) -> None:
        tables, self._wanted, self._next = sorted(self._wanted), set(), None
        epoch = self.book.epoch
        try:
            owners = await self._leases.claim(tables, self.book.identity)
        except StoreDown as error:
            log.warning("nobody knows whose a table is", extra={"table": tables[0], "why": str(error)})
            return
        for table, owner in owners.items():
            self.book.claimed(table, owner, epoch, self._clock())

    async def _renew_forever(self) -> None:
        while True:
            await asyncio.sleep(RENEW)
            await self._renew()

    async def _renew(self) -> None:
        self.book.wake(self._clock())
        asked, epoch = self._clock(), self.book.epoch
        try:
            in_time = await self._leases.renew(self.book.identity)
            self.book.renewed(asked, in_time, epoch)
            if not in_time:
                log.warning("this process was away for longer than its leases")
                asked, epoch = self._clock(), self.book.epoch
                self.book.renewed(asked, await self._leases.renew(self.book.identity), epoch)
        except StoreDown as error:
            log.warning("no sign of life could be given", extra={"why": str(error)})
        except Exception:
            log.exception("giving a sign of life failed")
