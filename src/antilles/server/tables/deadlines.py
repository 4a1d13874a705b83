"""What is due without anybody asking: deadlines, bots whose process died, tables that another process changed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from antilles.kernel.state import CHANCE
from antilles.server.notices.calling import present, reconciled
from antilles.server.store.base import StoreDown
from antilles.server.store.statements import set_due
from antilles.server.tables import entry
from antilles.server.tables.bots import GRACE
from antilles.server.tables.commands import Abandon, Leave, Witness
from antilles.server.tables.commands.sealing import ABANDONED_AFTER
from antilles.server.tables.desk import Desk
from antilles.server.tables.effects import Append
from antilles.server.tables.entry import Entry
from antilles.server.tables.live import Live
from antilles.server.tables.sealing import WITNESS_TIME
from antilles.server.tables.timing import DAY, deadline, late

if TYPE_CHECKING:
    from antilles.server.tables.registry import Hall

SWEEP = 2.0
BROKEN_AGAIN = 3_600_000
"""Milliseconds until a table that cannot be read is tried again."""
log = logging.getLogger("antilles.deadlines")


def due_after(desk: Desk, actors: Sequence[int], new: Entry) -> int | None:
    """When somebody must look at a table at which these seats are asked after an entry."""
    now = new.at
    looks: list[int] = []
    if any(seat >= 0 and desk.chairs[seat].by_bot for seat in actors):
        looks.append(now + GRACE)
    if CHANCE in actors:
        looks.append(now + WITNESS_TIME)
    if desk.timing.on:
        people = [seat for seat in actors if seat >= 0 and not desk.chairs[seat].by_bot]
        looks += desk.timing.foresee(people, new).values()
    return min(looks, default=None)


def abandoned_at(desk: Desk, actors: Sequence[int], due: int | None, now: int) -> int | None:
    """When to look whether a sealed game has been abandoned. Not put off by every move: the last look puts it off."""
    if desk.sealing is None or not actors:
        return None
    return due if due is not None and due > now + DAY else now + ABANDONED_AFTER


def due_with(desk: Desk, effect: Append, due: int | None, now: int) -> tuple[list[int] | None, int | None]:
    """Who is asked after an entry, if it has moves, and when the table is due then."""
    body = effect.entry.body
    if isinstance(body, entry.Moved | entry.Started | entry.Drawn):
        actors = effect.after.actors() if effect.after is not None else [0]
        return actors, due_after(desk, actors, effect.entry) or abandoned_at(desk, actors, due, now)
    return None, now if desk.state is not None and not isinstance(body, entry.Said) else due


class Deadlines:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def sweep_forever(self) -> None:
        turn = 0
        while True:
            turn += 1
            try:
                await self.sweep()
                if self.hall.store.shared and turn % 3 == 0:
                    await self.hall.catch_up()
            except StoreDown as error:
                log.warning("the store is away", extra={"why": str(error)})
            except Exception:
                log.exception("sweeping failed")
            await asyncio.sleep(SWEEP)

    async def sweep(self) -> None:
        """Attend to every table that is due; one that fails does not hold up the others."""
        for table in await self.hall.store.due(self.hall.clock()):
            try:
                await self.attend(table)
            except StoreDown:
                raise
            except LookupError:
                await self.hall.store.carry_out(set_due(table, self.hall.clock() + BROKEN_AGAIN))
            except Exception:
                log.exception("a table could not be attended to", extra={"table": table})
                await self.hall.store.carry_out(set_due(table, self.hall.clock() + BROKEN_AGAIN))

    async def attend(self, table: str) -> None:
        if not await self.hall.attends(table):
            return
        live = await self.hall.open(table)
        desk = live.desk
        if self.hall.store.shared:
            await self.hall.following.look([live])
        await self._sealed(live)
        if changes := reconciled(desk, self.hall.wanted, present(live.subscribers)):
            await self.hall.store.carry_out(*changes)
        await self._late(live)
        end = deadline(desk)
        self.hall.bots.wake(live)
        if end is None and desk.sealing is not None and desk.status in ("running", "paused"):
            waits = desk.state is not None and desk.state.actor() == CHANCE
            end = desk.sealing.since + WITNESS_TIME if waits else desk.last + ABANDONED_AFTER
        await self._set(live, self.hall.clock() + GRACE if live.thinking else end)

    async def _late(self, live: Live) -> None:
        """Whoever's time is up: a bot makes that move, or keeps the seat, as was said when the table was made."""
        desk = live.desk
        for seat, opened in late(desk, self.hall.clock()).items():
            if desk.head.late == "seat":
                person = desk.chairs[seat].person
                await self.hall.ask(live, Leave(person=person, seat=seat, late=opened))
            else:
                self.hall.bots.think_for(live, seat, "clock")

    async def _sealed(self, live: Live) -> None:
        """Draw without the witness that did not answer; open the key of a game that nobody comes back to."""
        desk, now = live.desk, self.hall.clock()
        if desk.sealing is None or desk.status not in ("running", "paused"):
            return
        if desk.last + ABANDONED_AFTER <= now:
            await self.hall.ask(live, Abandon(person=""))
        elif desk.state is not None and desk.state.actor() == CHANCE and desk.sealing.since + WITNESS_TIME <= now:
            await self.hall.ask(live, Witness(person="", seat=CHANCE))

    async def _set(self, live: Live, due: int | None) -> None:
        live.due = due
        await self.hall.store.carry_out(set_due(live.desk.head.table, due))
