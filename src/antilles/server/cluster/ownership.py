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
        """Tables about which nobody has asked yet, though somebody wants to know."""
        self._asked: set[str] = set()
        self._asking: asyncio.Task[None] | None = None
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

    def lease(self, table: str) -> int:
        """0 if this process does not own a table; another number each time that it comes to own it."""
        return self.book.lease(table, self._clock())

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
                    await self._claim(table)
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

    async def _claim(self, table: str) -> None:
        """One question at a time, for all that are wanted by then."""
        self._wanted.add(table)
        while table in self._wanted or table in self._asked:
            if self._asking is None or self._asking.done():
                self._asking = asyncio.create_task(self._ask())
            await asyncio.shield(self._asking)

    async def _ask(self) -> None:
        self._asked, self._wanted = self._wanted, set()
        epoch = self.book.epoch
        try:
            owners = await self._leases.claim(sorted(self._asked), self.book.identity)
        except StoreDown as error:
            log.warning("nobody knows whose a table is", extra={"table": min(self._asked), "why": str(error)})
        else:
            for table, owner in owners.items():
                self.book.claimed(table, owner, epoch, self._clock())
        finally:
            self._asked = set()

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
