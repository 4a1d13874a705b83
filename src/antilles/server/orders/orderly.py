"""Has orders carried out: beside the tables, so that nothing there waits for them, nor shows that there are any.

It looks at what is due by its own clock, never because somebody has moved. A turn for which an order fits is played
after a while that is drawn as people's are, and as a person's move: the same command, name and entry.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
from collections.abc import Callable

from antilles.kernel.chance import Rng
from antilles.server.notices.calling import present, reconciled
from antilles.server.orders.fitting import fitting, told_since
from antilles.server.orders.keeping import SOON, Done as Ended, Left, has_moved, kept
from antilles.server.regular import Regular
from antilles.server.store.base import StoreDown
from antilles.server.store.orders import OrderBook
from antilles.server.tables.commands import Move
from antilles.server.tables.desk import Desk
from antilles.server.tables.live import Live
from antilles.server.tables.registry import Hall
from antilles.server.tables.verdicts import Busy, Done, Failed

LOOK = 2.0
"""Seconds between two looks at what is due."""
EVERY = 30_000
"""Milliseconds between two looks at a table at which orders wait."""
MARGIN = 90_000
"""An order is played this long before its seat's time is up, however long the delay would be."""
LEAST, MEDIAN, SPREAD, MOST = 20_000, 240_000, 0.9, 2_700_000
"""The delay, in milliseconds: log-normal like the answers of people who are at hand, four minutes in the middle."""


def delay() -> int:
    """How long an order lets wait: the same distribution whatever the order, the move and the hour."""
    first, second = (1.0 - secrets.randbits(53) / 2**53 for _ in range(2))
    normal = math.sqrt(-2.0 * math.log(first)) * math.cos(2.0 * math.pi * second)
    return int(min(max(MEDIAN * math.exp(SPREAD * normal), LEAST), MOST))


class Orderly(Regular):
    """One for each process; several share the book."""

    log = logging.getLogger("antilles.orders")

    def __init__(self, hall: Hall, delay: Callable[[], int] = delay) -> None:
        super().__init__(LOOK)
        self.book = OrderBook(hall.store)
        self.delay = delay
        self._hall = hall
        self._lock = asyncio.Lock()

    async def do_what_waits(self) -> None:
        await self.look()

    async def look(self) -> None:
        """Attend to all that is due."""
        now = self._hall.clock()
        for left in await self.book.due(now, now + EVERY):
            try:
                if await self._hall.attends(left.table):
                    await self.attend(left.table, left.seat)
            except StoreDown:
                raise
            except LookupError:  # a table that cannot be read, or is there no more
                await self._later(left, left.seen)
            except Exception:
                self.log.exception("orders could not be carried out", extra={"table": left.table})
                await self._later(left, left.seen)

    async def attend(self, table: str, seat: int) -> None:
        async with self._lock:
            found = await self._settled(table, seat)
            if found is None:
                return
            live, left = found
            if left.fire <= self._hall.clock():
                await self._play(live, left)

    async def will_play(self, table: str, seat: int) -> bool:
        """Whether an order fits this seat's turn, so that nobody needs to be called to it."""
        async with self._lock:
            return await self._settled(table, seat) is not None

    async def _settled(self, table: str, seat: int) -> tuple[Live, Left] | None:
        """What has been decided about the turn that a seat is asked for: an order that fits, or nothing."""
        left = await self.book.of(table, seat)
        if left is None:
            return None
        live = await self._hall.open(table)
        desk = live.desk
        if self._hall.store.shared:
            await self._hall.following.look([live])
        how = kept(desk, left)
        if how == "moved":
            await self._ended(live, left)
        elif how in ("over", "undone"):
            await self._give_up(live, left, "undone" if how == "undone" else "")
        elif how == "waiting":
            await self._later(left, desk.version)
        elif left.fire:
            return live, left
        else:
            return await self._decide(live, left)
        return None

    async def _decide(self, live: Live, left: Left) -> tuple[Live, Left] | None:
        desk, now = live.desk, self._hall.clock()
        fits = await fit(desk, left)
        if fits is None:
            await self._give_up(live, left, "none")
            return None
        until = desk.timing.until(left.seat) if desk.timing.on else None
        fire = now + self.delay()
        if until is not None:
            fire = min(fire, max(now, until - MARGIN))
        await self.book.decide(left, fits[0], fire)
        decided = await self.book.of(left.table, left.seat)
        return None if decided is None else (live, decided)

    async def _play(self, live: Live, left: Left) -> None:
        """As the person would have: the same command, with all that may be said against it."""
        desk, seat, asked = live.desk, left.seat, live.desk.opened[left.seat]
        fits = await fit(desk, left)
        if fits is None or fits[0] != left.choice:
            await self._give_up(live, left, "none")
            return
        texts = tuple(desk.game.text(move) for move in fits[1])
        wanted = desk.sealing.transcript.wanted(seat) if desk.sealing is not None else None
        link = left.link if wanted is not None else ""
        move = Move(person=left.person, seat=seat, asked=asked, moves=texts, link=link)
        verdict = await self._hall.ask(live, move, left.request)
        if isinstance(verdict, Done) or has_moved(desk, left):
            await self._ended(live, left)
        elif isinstance(verdict, Failed | Busy):
            await self.book.look_later(left, left.seen, self._hall.clock() + SOON)
        else:
            await self._give_up(live, left, "refused")

    async def _ended(self, live: Live, left: Left) -> None:
        """The seat has moved: by an order, if the log knows its name."""
        made = await self._hall.store.entry_of(left.table, left.request)
        order = left.orders[left.choice] if 0 <= left.choice < len(left.orders) else None
        await self.book.end(left, Ended(made.version, "played", order) if made else None, self._hall.clock())
        if made is not None and left.seat in live.desk.asked_seats():
            await self._call(live)  # the turn goes on, and its owner is asked as ever

    async def _give_up(self, live: Live, left: Left, how: str) -> None:
        version = live.desk.opened.get(left.seat, live.desk.version)
        await self.book.end(left, Ended(version, how, None) if how else None, self._hall.clock())
        await self._call(live)

    async def take_back(self, live: Live, seat: int, person: str) -> None:
        """If one of them was about to be played, its owner is asked as ever."""
        async with self._lock:
            left = await self.book.of(live.desk.head.table, seat)
            if left is not None and left.person == person:
                await self.book.end(left, None, self._hall.clock())
                await self._call(live)

    async def _call(self, live: Live) -> None:
        changes = reconciled(live.desk, self._hall.wanted, present(live.subscribers))
        if changes:
            await self._hall.store.carry_out(*changes)

    async def _later(self, left: Left, seen: int) -> None:
        await self.book.look_later(left, seen, self._hall.clock() + EVERY)


async def fit(desk: Desk, left: Left) -> tuple[int, list[int]] | None:
    """Which order fits as the table is now. Beside the loop: long turns that are tried out hold up nobody's answer."""
    game, state = desk.game, desk.state
    if state is None:
        return None
    begun, lines = desk.history.state_at(left.length), desk.lines()[left.length :]

    def find() -> tuple[int, list[int]] | None:
        told = told_since(game, begun, lines)
        return fitting(game, left.orders, state, left.seat, told, Rng(secrets.randbits(60)))

    return await asyncio.to_thread(find)
