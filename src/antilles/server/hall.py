"""All tables of this process: it loads desks when they are asked for and carries out what they say."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from functools import partial

import msgspec
from msgspec import Struct

from antilles.games import games
from antilles.kernel.chance import Rng, outcome
from antilles.kernel.state import State
from antilles.kernel.step import legal_moves, odds
from antilles.server import deeds, entry
from antilles.server.bus import Bus
from antilles.server.deeds import Deed, Outcome
from antilles.server.desk import Answer, Append, Desk, Draw, Effect, Happening, Lookup, Push, Waiting
from antilles.server.entry import Entry, Head
from antilles.server.line import pack
from antilles.server.metrics import Metrics
from antilles.server.pool import BotFailed, Pool
from antilles.server.push import Subscriber
from antilles.server.sight import DAY, frame, frames, see, stories
from antilles.server.store import Result, Store
from antilles.server.store.base import Appending, StoreDown, Summary, mark, seat_person, set_due
from antilles.server.store.sentence import Change
from antilles.server.views import encode

SWEEP = 2.0
BOT_GRACE = 15_000
"""Milliseconds after which another process may think for a bot: its own process has died."""
MOST_IDLE = 2_000
STAND_IN = "captain"
"""The bot that keeps the seat of who has left, and moves when a deadline passes."""
MOST_NEWS = 100
"""A longer gap is not told entry by entry."""
ENDED = b"ended"

log = logging.getLogger("antilles.hall")


class NoSuchTable(LookupError):
    """No table of that name, or none that this server can play."""


class News(Struct, frozen=True):
    """What another process has made durable."""

    table: str
    entries: list[Entry]


class Live:
    """A table in memory and who watches it."""

    __slots__ = ("desk", "due", "subscribers", "thinking")

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.subscribers: set[Subscriber] = set()
        self.thinking: set[tuple[int, int]] = set()
        self.due: int | None = None


def now() -> int:
    """UTC in milliseconds: for display and for deadlines counted in days."""
    return time.time_ns() // 1_000_000


def live_draw() -> Draw:
    """Chance from the system; there is no seed to steal."""

    def chance(state: State) -> int:
        moves, weights = odds(state)
        return outcome(moves, weights, secrets.randbelow(weights.sum()))

    return Draw(chance, lambda: Rng(secrets.randbits(60)))


class Hall:
    def __init__(self, store: Store, bus: Bus, pool: Pool, metrics: Metrics, clock: Callable[[], int] = now) -> None:
        self.store = store
        self.bus = bus
        self.pool = pool
        self.metrics = metrics
        self.clock = clock
        self.lives: dict[str, Live] = {}
        self.on_ended: Callable[[list[str]], None] = lambda _: None
        self._draw = live_draw()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[object]] = set()
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.bus.start(self._hear, self._catch_up)
        self._sweeper = asyncio.create_task(self._sweep_forever())

    async def close(self) -> None:
        """Nobody is asked any more; what is on its way to the store arrives."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in self.lives.values():
            for subscriber in list(live.subscribers):
                subscriber.close()
        await self.pool.close()
        await self.bus.close()

    # --- tables ---------------------------------------------------------------------------------

    async def found(self, head: Head, sitting: Sequence[Deed], tickets: Sequence[tuple[str, int]]) -> Live:
        """A new table with its first deeds, all durable at once."""
        desk = self._desk(head)
        entries: list[Entry] = []
        for deed in sitting:
            (effect,) = desk.ask(None, deed, at=self.clock())
            if not isinstance(effect, Append):
                raise ValueError(f"a table cannot begin with {deed}")
            entries.append(effect.entry)
            desk.committed()
        summary = Summary(head, desk.status, desk.names(), [chair.level for chair in desk.chairs], self.clock())
        due = self.clock() + BOT_GRACE if desk.bots_asked() else self._deadline(desk)
        seating = [one for new in entries for one in self._seating(desk, new)]
        await self.store.create_table(head, entries, tickets, summary, due, seating)
        live = Live(desk)
        live.due = due
        self.lives[head.table] = live
        self._wake_bots(live)
        return live

    async def bring(self, head: Head, entries: Sequence[Entry]) -> Live:
        """A table with a past: an imported record, which has been checked."""
        desk = self._desk(head)
        for new in entries:
            desk.apply(new)
        levels = ["" for _ in desk.chairs]
        await self.store.create_table(head, entries, [], Summary(head, desk.status, desk.names(), levels, self.clock()))
        live = Live(desk)
        self.lives[head.table] = live
        return live

    async def open(self, table: str) -> Live:
        live = self.lives.get(table)
        if live is not None:
            return live
        loading = self._loading.get(table)
        if loading is None:
            loading = asyncio.create_task(self._load(table))
            self._loading[table] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> Live:
        head = await self.store.head(table)
        if head is None or head.game not in games():
            raise NoSuchTable(table)
        desk = self._desk(head)
        for new in await self.store.entries(table):
            desk.apply(new)
        live = Live(desk)
        self._forget_some()
        self.lives[table] = live
        return live

    def _desk(self, head: Head) -> Desk:
        return Desk(games()[head.game], head, self._draw, shared=self.store.shared)

    def _forget_some(self) -> None:
        """Tables that nobody watches leave the memory, the oldest first; their log brings them back."""
        if len(self.lives) < MOST_IDLE:
            return
        for table, live in list(self.lives.items()):
            if not live.subscribers and not live.thinking and live.desk.idle:
                del self.lives[table]
                if len(self.lives) < MOST_IDLE * 3 // 4:
                    return

    # --- deeds ----------------------------------------------------------------------------------

    async def do(self, table: str, deed: Deed, request: str = "") -> Outcome:
        live = self.lives.get(table) or await self.open(table)
        return await self.ask(live, deed, request)

    def ask(self, live: Live, deed: Deed, request: str = "") -> asyncio.Future[Outcome]:
        ticket: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._carry_out(live, live.desk.ask(ticket, deed, request, self.clock()))
        return ticket

    def _carry_out(self, live: Live, effects: list[Effect]) -> None:
        for effect in effects:
            if isinstance(effect, Append):
                also = self._also(live, effect)
                done = partial(self._stored, live)
                self.store.append(Appending(live.desk.head.table, effect.entry, also, done))
            elif isinstance(effect, Answer):
                if isinstance(effect.ticket, asyncio.Future) and not effect.ticket.done():
                    effect.ticket.set_result(effect.outcome)
            elif isinstance(effect, Push):
                self._push(live, effect.happening)
            else:
                self._spawn(self._look_up(live, effect))

    def _stored(self, live: Live, result: Result) -> None:
        if result == "stored":
            effects = live.desk.committed()
            self._publish(live, effects)
            self._carry_out(live, effects)
            self._wake_bots(live)
        elif result == "failed":
            self.metrics.count("appends_failed")
            self._carry_out(live, live.desk.failed())
        else:
            self._spawn(self._fall_in(live))

    async def _fall_in(self, live: Live) -> None:
        """Another process was first: learn what it did, then decide anew."""
        try:
            tail = await self.store.entries(live.desk.head.table, live.desk.version)
        except StoreDown:
            self._carry_out(live, live.desk.failed())
            return
        self._carry_out(live, live.desk.behind(tail))

    async def _look_up(self, live: Live, effect: Lookup) -> None:
        waiting: Waiting = effect.waiting
        table = live.desk.head.table
        try:
            tail = await self.store.entries(table, live.desk.version) if self.store.shared else []
            version = await self.store.version_of(table, waiting.request) if waiting.request else None
        except StoreDown:
            self._carry_out(live, [Answer(waiting.ticket, deeds.Failed())])
            return
        self._carry_out(live, live.desk.found(waiting, tail, version))

    def _also(self, live: Live, effect: Append) -> list[Change]:
        """What becomes durable together with an entry."""
        desk, new = live.desk, effect.entry
        table = desk.head.table
        changes = self._seating(desk, new)
        if isinstance(new.body, entry.Moved | entry.Started):
            actors = effect.after.actors() if effect.after is not None else [0]
            over = not actors
            if over or isinstance(new.body, entry.Started):
                levels = [chair.level for chair in desk.chairs]
                changes.append(mark(table, "over" if over else "running", desk.names(), levels))
            due = self._due(desk, actors)
        else:
            due = self.clock() if desk.state is not None and not isinstance(new.body, entry.Said) else live.due
        if due != live.due:
            live.due = due
            changes.append(set_due(table, due))
        return changes

    def _seating(self, desk: Desk, new: Entry) -> list[Change]:
        """Who sits where, for lists; before the start only, afterwards a seat keeps its owner."""
        body = new.body
        if desk.state is not None and not isinstance(body, entry.Sat):
            return []
        if isinstance(body, entry.Sat):
            names = [body.name if seat == body.seat else chair.name for seat, chair in enumerate(desk.chairs)]
            levels = [body.level if seat == body.seat else chair.level for seat, chair in enumerate(desk.chairs)]
            changes = seat_person(desk.head.table, body.seat, body.person)
            return [*changes, mark(desk.head.table, desk.status, names, levels)]
        if isinstance(body, entry.Left):
            names = ["" if seat == body.seat else chair.name for seat, chair in enumerate(desk.chairs)]
            levels = [chair.level for chair in desk.chairs]
            return [*seat_person(desk.head.table, body.seat, ""), mark(desk.head.table, "open", names, levels)]
        return []

    def _due(self, desk: Desk, actors: Sequence[int]) -> int | None:
        if any(seat >= 0 and desk.chairs[seat].by_bot for seat in actors):
            return self.clock() + BOT_GRACE
        return self.clock() + desk.head.days * DAY if desk.head.days and actors else None

    def _deadline(self, desk: Desk) -> int | None:
        return desk.since + desk.head.days * DAY if desk.head.days and desk.asked_seats() else None

    # --- bots -----------------------------------------------------------------------------------

    def _wake_bots(self, live: Live) -> None:
        for seat in live.desk.bots_asked():
            key = (seat, live.desk.opened[seat])
            if key not in live.thinking:
                live.thinking.add(key)
                self._spawn(self._think(live, seat, key, "bot"))

    async def _think(self, live: Live, seat: int, key: tuple[int, int], by: str) -> None:
        """Ask a bot for one decision and make its move; if it fails, any legal move."""
        try:
            desk = live.desk
            state = desk.state
            if state is None or desk.opened.get(seat) != key[1]:
                return
            chair = desk.chairs[seat]
            text = await self._choice(desk, state, seat, chair.level or STAND_IN)
            move = deeds.Move(person="", seat=seat, asked=key[1], moves=(text,), by=by)  # type: ignore[arg-type]
            result = await self.ask(live, move)
            if isinstance(result, deeds.Failed | deeds.Busy):
                log.warning("a bot's move could not be stored", extra={"table": desk.head.table})
                live.due = self.clock() + BOT_GRACE
        finally:
            live.thinking.discard(key)

    async def _choice(self, desk: Desk, state: State, seat: int, level: str) -> str:
        view = encode(desk.game.view(state, seat))
        for kind in dict.fromkeys((level, STAND_IN)):
            try:
                reply = await self.pool.choose(desk.game.name, kind, view)
                if desk.game.parse(reply.move) in legal_moves(state, seat):
                    return reply.move
            except (BotFailed, ValueError):
                self.metrics.count("bots_failed")
        return desk.game.text(secrets.choice(legal_moves(state, seat)))

    # --- what is due without anybody asking -------------------------------------------------------

    async def _sweep_forever(self) -> None:
        turn = 0
        while True:
            turn += 1
            try:
                for table in await self.store.due(self.clock()):
                    await self._attend(table)
                if self.store.shared and turn % 3 == 0:
                    await self._catch_up()
            except StoreDown as error:
                log.warning("the store is away", extra={"why": str(error)})
            except Exception:
                log.exception("sweeping failed")
            await asyncio.sleep(SWEEP)

    async def _attend(self, table: str) -> None:
        try:
            live = await self.open(table)
        except NoSuchTable:
            await self.store.carry_out(set_due(table, None))
            return
        desk = live.desk
        if self.store.shared:
            self._carry_out(live, desk.overtaken(await self.store.entries(table, desk.version)))
        deadline = self._deadline(desk)
        if deadline is not None and deadline <= self.clock():
            for seat in desk.asked_seats():
                key = (seat, desk.opened[seat])
                if key not in live.thinking and not desk.chairs[seat].by_bot:
                    live.thinking.add(key)
                    self._spawn(self._think(live, seat, key, "clock"))
        self._wake_bots(live)
        live.due = self.clock() + BOT_GRACE if live.thinking else deadline
        await self.store.carry_out(set_due(table, live.due))

    # --- news -----------------------------------------------------------------------------------

    def _push(self, live: Live, happening: Happening) -> None:
        """To everybody who watches: each viewer's frame is made once, however many tabs are open."""
        if not live.subscribers:
            return
        viewers = list(dict.fromkeys([subscriber.sight for subscriber in live.subscribers]))
        written = frames(live.desk, happening, viewers)
        made = {viewer: pack(text) for viewer, text in zip(viewers, written, strict=True)}
        for subscriber in live.subscribers:
            subscriber.put(made[subscriber.sight])
        self.metrics.count("pushes", by=len(live.subscribers))

    def news(self, live: Live, entries: Sequence[Entry], person: str, seat: int | None, after: int) -> list[bytes]:
        """The frames of a viewer who knows the table up to ``after``; the last one has the whole sight."""
        desk = self._desk(live.desk.head)
        told: list[bytes] = []
        for new in entries:
            happening = desk.apply(new)
            if new.version > after:
                sight = encode(see(desk, person, seat)) if new.version == entries[-1].version else None
                told.append(encode(frame(happening, stories(desk, happening), seat, sight)))
        return told

    def full(self, live: Live, person: str, seat: int | None) -> bytes:
        """A frame without a past."""
        version = live.desk.version
        whole = {"version": version, "kind": "full", "at": self.clock(), "events": []}
        return encode({**whole, "sight": msgspec.Raw(encode(see(live.desk, person, seat)))})

    def _publish(self, live: Live, effects: Sequence[Effect]) -> None:
        if self.store.shared:
            entries = [effect.happening.entry for effect in effects if isinstance(effect, Push)]
            table = live.desk.head.table
            self.bus.publish(table.encode() + b" " + encode(News(table, entries)))

    def end_streams(self, sessions: list[str], tell: bool) -> None:
        """Close the streams of ended sessions."""
        gone = set(sessions)
        for live in self.lives.values():
            for subscriber in live.subscribers:
                if subscriber.session in gone:
                    subscriber.close()
        self.on_ended(sessions)
        if tell and self.store.shared:
            self.bus.publish(ENDED + b" " + encode(sessions))

    def _hear(self, message: bytes) -> None:
        table, _, body = message.partition(b" ")
        if table == ENDED:
            self.end_streams(msgspec.json.decode(body, type=list[str]), tell=False)
            return
        live = self.lives.get(table.decode())
        if live is None:
            return
        news = msgspec.json.decode(body, type=News)
        if news.entries and news.entries[0].version > live.desk.version + 1:
            self._spawn(self._catch_up_one(live))
        else:
            self._carry_out(live, live.desk.overtaken(news.entries))

    async def _catch_up_one(self, live: Live) -> None:
        tail = await self.store.entries(live.desk.head.table, live.desk.version)
        self._carry_out(live, live.desk.overtaken(tail))

    async def _catch_up(self) -> None:
        """Messages may have been missed: compare every watched table with the store."""
        watched = {table: live for table, live in self.lives.items() if live.subscribers}
        if not watched:
            return
        for table, version in (await self.store.versions(list(watched))).items():
            if version > watched[table].desk.version:
                await self._catch_up_one(watched[table])

    def _spawn(self, work: object) -> None:
        task: asyncio.Task[object] = asyncio.create_task(work)  # type: ignore[arg-type]
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())
