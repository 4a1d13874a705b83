"""What the server does without being asked, beside bots and deadlines."""

from __future__ import annotations

import logging

from antilles.server.regular import Regular
from antilles.server.tables import commands
from antilles.server.tables.registry import Hall
from antilles.server.tables.sealing import CHAIN_TIME

PAUSE = 30.0


class Background(Regular):
    """Begins the games of full tables that nobody has begun: their server died, or the database did, in between."""

    log = logging.getLogger("antilles.background")

    def __init__(self, hall: Hall) -> None:
        super().__init__(PAUSE)
        self._hall = hall

    async def do_what_waits(self) -> None:
        await self.begin_full_tables()

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
