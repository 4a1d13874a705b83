"""All tables of this process: it loads desks when they are asked for and carries out what they say."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial

from msgspec.structs import replace

from antilles.games import games
from antilles.server.bus import Bus, News
from antilles.server.metrics import Metrics
from antilles.server.pool import Pool
from antilles.server.store import Result, Store
from antilles.server.store.appending import Appending
from antilles.server.store.base import StoreDown
from antilles.server.store.compiled_sql import Change
from antilles.server.store.seals import Enlist
from antilles.server.store.statements import set_due
from antilles.server.tables.bots import GRACE, Bots
from antilles.server.tables.clock import now
from antilles.server.tables.commands import Command
from antilles.server.tables.deadlines import Deadlines, abandoned_at, due_with
from antilles.server.tables.desk import Desk
from antilles.server.tables.echo import echo_of
from antilles.server.tables.editions import by_house, game_of, same_rules, stamped
from antilles.server.tables.effects import Answer, Append, Effect, Lookup, Push
from antilles.server.tables.entry import Entry, Head, Summary
from antilles.server.tables.following import Following
from antilles.server.tables.indexing import begun, listed
from antilles.server.tables.live import Live
from antilles.server.tables.sealing import live_draw, sealed
from antilles.server.tables.streams import Streams
from antilles.server.tables.subscriber import AWAY
from antilles.server.tables.tasks import Tasks
from antilles.server.tables.timing import deadline
from antilles.server.tables.verdicts import Failed, Verdict

ALONE = 1
MOST_IDLE = 2_000
"""Tables in memory beyond which those leave that nobody watches; and finished games that nobody watches."""
MOST_OVER = 200
OFTEN = 32  # new tables in memory between two looks at which of them could leave
BROKEN_FOR = 60.0  # seconds for which a table that could not be read is not tried again
Ask = Callable[[Live, Command], asyncio.Future[Verdict]]

log = logging.getLogger("antilles.hall")


class NoSuchTable(LookupError):
    """No table of that name, or none that this server can play."""


class BrokenTable(LookupError):
    """The log of this table cannot be replayed; the others are not concerned."""


class OldEdition(BrokenTable):
    """This table was made by rules that this server does not have: it is kept, and never played by others."""


async def always(_: str) -> bool:
    """One process alone looks after every table."""
    return True


class Hall:
    def __init__(
        self,
        store: Store,
        bus: Bus,
        pool: Pool,
        metrics: Metrics,
        clock: Callable[[], int] = now,
        secret: bytes | None = None,
    ) -> None:
        self.store = store
        self.bus = bus
        self.metrics = metrics
        self.clock = clock
        self.process = secrets.token_hex(8)
        """The name of this process among those that serve the same database."""
        self.lives: dict[str, Live] = {}
        self.attends: Callable[[str], Awaitable[bool]] = always
        """Whether it is for this process to look after a table without being asked."""
        self.lease: Callable[[str], int] = lambda _: ALONE
        """Under which lease nobody else writes to a table's log; 0 if others do."""
        self.on_ended: Callable[[list[str]], None] = lambda _: None
        self._tasks = Tasks()
        self.spawn = self._tasks.spawn
        self.on_over: Callable[[], None] = lambda: None
        self.wanted: set[str] = set()
        """Who wants to be called when it is their turn."""
        self.bots = Bots(pool, metrics, self.ask, self.spawn, lambda: self.clock())
        self.deadlines = Deadlines(self)
        self.streams = Streams(store, metrics, self.lives.values, lambda: self.clock())
        self.following = Following(store, self._carry_out, self.spawn)
        self._draw = live_draw(secret or secrets.token_bytes(32))
        self.key = self._draw.key
        self._kept = 0
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._broken: dict[str, float] = {}
        self._timers: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.bus.start(self._hear, self.catch_up)
        timers = (self.deadlines.sweep_forever(), self.streams.check_forever())
        self._timers = [asyncio.create_task(timer) for timer in timers]

    async def close(self) -> None:
        """Nobody is asked any more; what is on its way to the store arrives."""
        for task in self._timers:
            task.cancel()
        await asyncio.gather(*self._timers, self._tasks.close(), return_exceptions=True)
        self.end_all_streams()
        await self.bots.pool.close()
        await self.bus.close()

    # --- tables ---------------------------------------------------------------------------------

    async def found(self, head: Head, first: Sequence[Command], tickets: Sequence[tuple[str, int]]) -> Live:
        """A new table with its first commands, all durable at once, and all at the moment at which it is sealed."""
        now = self.clock()
        desk = self._desk(sealed(stamped(by_house(head)), self.key))
        entries: list[Entry] = []
        for command in first:
            (effect,) = desk.ask(None, command, at=now)
            if not isinstance(effect, Append):
                raise ValueError(f"a table cannot begin with {command}")
            entries.append(effect.entry)
            desk.committed()
        return await self._begin(desk, entries, tickets, now)

    async def bring(self, head: Head, entries: Sequence[Entry]) -> Live:
        """A table with a past, which has been checked: an imported record, or a position to play on from.

        What is played on from there is sealed; a record that was brought in is not.
        """
        head = stamped(head)
        desk = self._desk(sealed(replace(head, given=len(entries)), self.key) if head.origin or head.deal else head)
        for new in entries:
            desk.apply(new)
        return await self._begin(desk, entries, [], self.clock())

    async def _begin(self, desk: Desk, entries: Sequence[Entry], tickets: Sequence[tuple[str, int]], now: int) -> Live:
        """A new table becomes durable with what has happened at it, and its bots are asked."""
        levels = [chair.level for chair in desk.chairs]
        summary = Summary(desk.head, desk.status, desk.names(), levels, now)
        due = now + GRACE if desk.bots_asked() else deadline(desk)
        due = due or abandoned_at(desk, desk.asked_seats(), None, now)
        changes: list[Change | Enlist] = [*begun(desk, entries, now)]
        if desk.head.seal:
            changes.append(Enlist(desk.head.drawn_as, desk.head.seal, now))
        await self.store.create_table(desk.head, entries, tickets, summary, due, changes)
        live = self._keep(desk, entries)
        live.due = due
        self.bots.wake(live)
        return live

    async def open(self, table: str) -> Live:
        """The table, from memory or from its log; ``NoSuchTable`` or ``BrokenTable`` if there is none to play at.

        What anybody was told before, by whichever process, is in it: who has not owned it since asks the log.
        """
        live = self.lives.get(table)
        if live is not None:
            lease = self.lease(table)
            if not lease or live.lease != lease:
                with suppress(StoreDown):  # what we know is better than nothing
                    await self.following.look([live])
                    live.lease = lease
            return live
        if self._broken.get(table, 0.0) > time.monotonic():
            raise BrokenTable(table)
        if not (table.isascii() and table.isalnum()):
            raise NoSuchTable(table)
        loading = self._loading.get(table)
        if loading is None:
            loading = asyncio.create_task(self._load(table))
            self._loading[table] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> Live:
        lease = self.lease(table)
        head = await self.store.head(table)
        if head is None or head.game not in games():
            raise NoSuchTable(table)
        if not same_rules(head):
            raise OldEdition(table)
        desk = self._desk(head)
        try:
            entries = await self.store.entries(table)
            for new in entries:
                desk.apply(new)
        except StoreDown:
            raise
        except Exception as error:
            log.error("the log of a table cannot be replayed", extra={"table": table}, exc_info=error)
            self._broken[table] = time.monotonic() + BROKEN_FOR
            raise BrokenTable(table) from error
        self._broken.pop(table, None)
        live = self._keep(desk, entries)
        live.lease = lease
        return live

    def _desk(self, head: Head) -> Desk:
        return Desk(game_of(head), head, self._draw, shared=self.store.shared)

    def _keep(self, desk: Desk, past: Sequence[Entry]) -> Live:
        self._forget_some()
        live = self.lives[desk.head.table] = Live(desk)
        live.echo = echo_of(desk, past)
        live.lease = self.lease(desk.head.table)
        return live

    def _forget_some(self) -> None:
        """Tables that nobody watches leave the memory, the oldest first, finished games sooner; the log has them."""
        self._kept += 1
        if self._kept % OFTEN and len(self.lives) < MOST_IDLE:
            return
        over: list[str] = []
        others: list[str] = []
        for table, live in self.lives.items():
            if not live.subscribers and not live.thinking and live.desk.idle:
                (over if live.desk.status == "over" else others).append(table)
        gone = over[: max(0, len(over) - MOST_OVER)]
        if len(self.lives) - len(gone) >= MOST_IDLE:
            gone += others[: len(self.lives) - len(gone) - MOST_IDLE * 3 // 4]
        for table in gone:
            del self.lives[table]

    # --- commands -------------------------------------------------------------------------------

    def ask(self, live: Live, command: Command, request: str = "") -> asyncio.Future[Verdict]:
        answer: asyncio.Future[Verdict] = asyncio.get_running_loop().create_future()
        self.submit(live, command, request, lambda verdict: None if answer.done() else answer.set_result(verdict))
        return answer

    def submit(self, live: Live, command: Command, request: str, answered: Callable[[Verdict], None]) -> None:
        """The same for whoever is called with the answer in the moment in which there is one."""
        self._carry_out(live, live.desk.ask(answered, command, request, self.clock()))

    def _carry_out(self, live: Live, effects: list[Effect]) -> None:
        for effect in effects:
            if isinstance(effect, Append):
                also = self._also(live, effect)
                done = partial(self._stored, live)
                self.store.append(Appending(live.desk.head.table, effect.entry, also, done))
            elif isinstance(effect, Answer):
                if callable(effect.ticket):
                    effect.ticket(effect.verdict)
            elif isinstance(effect, Push):
                self.streams.push(live, effect.happening)
            else:
                self.spawn(self._look_up(live, effect))

    def _stored(self, live: Live, result: Result) -> None:
        if result == "stored":
            effects = live.desk.committed()
            self._publish(live)
            self._carry_out(live, effects)
            self.bots.wake(live)
            if live.desk.status == "over":
                self.on_over()
        elif result == "failed":
            self.metrics.count("appends_failed")
            self._carry_out(live, live.desk.failed())
        else:
            self.spawn(self._fall_in(live))

    async def _fall_in(self, live: Live) -> None:
        """The store refused an entry: learn what it has, and whether it knows the request; then decide again."""
        try:
            tail = await self._tail(live)
            request = live.desk.pending_request()
            same = await self.store.entry_of(live.desk.head.table, request) if request else None
        except StoreDown:
            self._carry_out(live, live.desk.failed())
            return
        self._carry_out(live, live.desk.behind(tail, same))
        self.bots.wake(live)

    async def _look_up(self, live: Live, effect: Lookup) -> None:
        waiting = effect.waiting
        try:
            tail = await self._tail(live) if self.store.shared else []
            same = await self.store.entry_of(live.desk.head.table, waiting.request) if waiting.request else None
        except StoreDown:
            self._carry_out(live, [Answer(waiting.ticket, Failed())])
            return
        self._carry_out(live, live.desk.found(waiting, tail, same))

    def _also(self, live: Live, effect: Append) -> list[Change]:
        """What becomes durable together with an entry."""
        actors, due = due_with(live.desk, effect, live.due, self.clock())
        changes = listed(live.desk, effect.entry, actors, effect.after, self.wanted, live.subscribers)
        if due != live.due:
            live.due = due
            changes.append(set_due(live.desk.head.table, due))
        return changes

    # --- other processes ------------------------------------------------------------------------

    def _publish(self, live: Live) -> None:
        if self.store.shared:
            self.bus.publish(News(tables={live.desk.head.table: live.desk.version}))

    def end_streams(self, sessions: list[str]) -> None:
        """These sessions have ended here: close their streams, and tell the other processes to look."""
        self.streams.end(sessions)
        self.on_ended(sessions)
        if self.store.shared:
            self.bus.publish(News(sessions=sessions))

    def end_all_streams(self) -> None:
        for live in self.lives.values():
            for subscriber in list(live.subscribers):
                subscriber.close(AWAY)

    def _hear(self, news: News) -> None:
        """News is a hint: whatever it says, the truth is read from the store."""
        for table, version in news.tables.items():
            live = self.lives.get(table)
            if live is not None and (live.subscribers or live.thinking or self.lease(table)):
                self.following.hinted(live, version)  # the others are read when somebody asks for them
        if news.sessions:
            self.on_ended(news.sessions)
            self.spawn(self.streams.check_sessions(news.sessions))

    async def _tail(self, live: Live) -> list[Entry]:
        return await self.store.entries(live.desk.head.table, live.desk.version)

    async def catch_up(self) -> None:
        """News may have been missed: compare every watched table with the store, and ask about every session."""
        watched = {table: live for table, live in self.lives.items() if live.subscribers}
        if not watched:
            return
        found = await self.store.versions(list(watched))
        await self.following.look([watched[table] for table, n in found.items() if n > watched[table].desk.version])
        await self.streams.check_sessions()
