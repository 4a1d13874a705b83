"""What the server does without being asked, beside bots and deadlines."""

from __future__ import annotations

import asyncio
import logging

from antilles.server.store.base import StoreDown
from antilles.server.tables import commands
from antilles.server.tables.registry import Hall
from antilles.server.tables.sealing import CHAIN_TIME

PAUSE = 30.0
log = logging.getLogger("antilles.background")


class Background:
    """Begins the games of full tables that nobody has begun: their server died, or the database did, in between."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._forever())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _forever(self) -> None:
        while True:
            try:
                await self.begin_full_tables()
            except StoreDown as error:
                log.warning("the store is away", extra={"why": str(error)})
            except Exception:
                log.exception("looking for full tables failed")
            await asyncio.sleep(PAUSE)

    async def begin_full_tables(self) -> None:
        for table in await self._hall.store.full_but_open():
            try:
                live = await self._hall.open(table)
            except LookupError:
                continue
            desk = live.desk
            waits = desk.awaited_chains() and desk.last + CHAIN_TIME > self._hall.clock()
            if desk.state is None and not waits and not any(chair.free for chair in desk.chairs):
                await self._hall.ask(live, commands.Start(person=desk.head.owner))
