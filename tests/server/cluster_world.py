"""Several server processes, a database, a bus and a network in virtual time, under one seed.

What runs here is the server's own code: halls, desks, leases and routing. Only what they stand on is made up: a clock
that jumps to the next thing that happens, a database that stalls, links that are cut, processes that die or stop for
longer than their lease, news that come late, in disorder, twice, never, or from a liar.
"""

from __future__ import annotations

import asyncio
import random
import selectors
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import sqlalchemy as sa

from antilles.games import find
from antilles.kernel.chance import Rng
from antilles.kernel.record import Replay
from antilles.kernel.step import chance_move, legal_moves
from antilles.server.bus import Bus, CatchUp, Hear, News
from antilles.server.cluster.lease_book import TTL, LeaseBook, Owner
from antilles.server.cluster.ownership import Ownership
from antilles.server.cluster.wire import NotMine, Unreachable
from antilles.server.metrics import Metrics
from antilles.server.pool import Pool
from antilles.server.store import Store
from antilles.server.store.appending import Appending
from antilles.server.store.base import StoreDown
from antilles.server.tables import commands, entry
from antilles.server.tables.desk import Desk
from antilles.server.tables.effects import Append
from antilles.server.tables.entry import Entry, Head
from antilles.server.tables.live import Live
from antilles.server.tables.registry import Hall
from antilles.server.tables.steps import Draw, Happening
from antilles.server.tables.verdicts import Busy, Done, Failed, Verdict

T = TypeVar("T")
TABLE = "t"
OWNER = "p0"
GIVE_UP = 4.0
"""Seconds after which a process gives the database up, as the real store does."""
FORWARD = 1.2


class Broken(AssertionError):
    """A promise does not hold; the sentence says which."""


class Jump(selectors.SelectSelector):
    """Never waits: the clock jumps to where the loop would have waited."""

    loop: VirtualLoop

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise Broken("everybody waits for something that will never happen")
        self.loop.now += max(0.0, timeout)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.now = 0.0
        selector = Jump()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        return self.now


class Database:
    """One table's log, and the leases; each operation happens at one moment of its own clock."""

    has_key = True
    """Whether the log's key refuses a version that is there, or one after a gap."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.log: list[Entry] = []
        self.processes: dict[str, tuple[str, float]] = {}
        self.leases: dict[str, str] = {}
        self.stalled = 0.0

    def append(self, new: Entry) -> str:
        named = bool(new.request) and any(old.request == new.request for old in self.log)
        if named or (self.has_key and new.version != len(self.log) + 1):
            return "conflict"
        self.log.append(new)
        self.world.note(f"durable {new.version} {new.request}")
        return "stored"

    def alive(self, process: str) -> bool:
        return process in self.processes and self.processes[process][1] > self.world.loop.now

    def renew(self, process: str, address: str) -> bool:
        if self.world.rng.random() < 0.2:  # who has been dead for long is forgotten
            known = self.processes.items()
            self.processes = {name: row for name, row in known if row[1] > self.world.loop.now - 1.0}
        if process in self.processes and not self.alive(process):
            return False
        self.processes[process] = (address, self.world.loop.now + TTL)
        return True

    def claim(self, table: str, process: str) -> Owner | None:
        owner = self.leases.get(table)
        if self.alive(process) and (owner is None or not self.alive(owner)):
            if owner != process:
                self.world.note(f"{process} takes over from {owner}")
            owner = self.leases[table] = process
        return None if owner is None else Owner(owner, self.processes.get(owner, ("", 0.0))[0])


class SimStore(Store):
    """What one process sees of the database."""

    shared = True

    def __init__(self, process: Process) -> None:
        self.process = process
        self.database = process.world.database

    async def trip(self, work: Callable[[], T]) -> T:
        """There, done, and back; on either way it may stall, or be lost."""
        try:
            async with asyncio.timeout(GIVE_UP):
                await self.process.awake()
                await self.process.world.travel(self.process, "database")
                result = work()
                await self.process.world.travel(self.process, "database")
        except (TimeoutError, ConnectionError) as error:
            await self.process.awake()
            raise StoreDown(type(error).__name__) from error
        await self.process.awake()
        return result

    async def head(self, table: str) -> Head | None:
        return await self.trip(lambda: self.process.world.head if table == TABLE else None)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        return await self.trip(lambda: self.database.log[after:])

    async def tails(self, after: Mapping[str, int]) -> dict[str, list[Entry]]:
        return {table: await self.entries(table, version) for table, version in after.items()}

    async def entry_of(self, table: str, request: str) -> Entry | None:
        return await self.trip(lambda: next((old for old in self.database.log if old.request == request), None))

    def append(self, appending: Appending) -> None:
        self.process.spawn(self._append(appending))

    async def _append(self, appending: Appending) -> None:
        try:
            result = await self.trip(lambda: self.database.append(appending.entry))
        except StoreDown:
            result = "failed"
        appending.done(result)  # type: ignore[arg-type]

    @property
    def waiting(self) -> int:
        return 0

    async def read(self, query: Callable[[sa.Connection], T], long: bool = False) -> T:
        raise NotImplementedError

    async def write(self, change: Callable[[sa.Connection], T], long: bool = False) -> T:
        raise NotImplementedError

    async def close(self) -> None:
        """Nothing is open."""


class SimLeases:
    def __init__(self, process: Process) -> None:
        self.process = process

    async def renew(self, identity: str) -> bool:
        process = self.process
        return await process.store.trip(lambda: process.world.database.renew(identity, process.name))

    async def claim(self, tables: Sequence[str], identity: str) -> dict[str, Owner]:
        process = self.process

        def claim() -> dict[str, Owner]:
            found = {table: process.world.database.claim(table, identity) for table in tables}
            return {table: owner for table, owner in found.items() if owner is not None}

        return await process.store.trip(claim)

    async def release(self, identity: str) -> None:
        self.process.world.database.processes.pop(identity, None)


class SimBus(Bus):
    def __init__(self, process: Process) -> None:
        self.process = process

    def publish(self, news: News) -> None:
        self.process.world.gossip(news, self.process)

    async def start(self, hear: Hear, catch_up: CatchUp) -> None:
        """The world delivers news by itself."""

    async def check(self) -> bool:
        return True

    async def close(self) -> None:
        """Nothing is open."""


class Process:
    session = ""
    """It listens to its own tables without anybody's session."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.name = name
        self.alive = True
        self.sleeping_until = 0.0
        self.cut_until = {"database": 0.0, "peers": 0.0}
        self.drift = 1.0 + world.rng.uniform(-0.05, 0.05)
        self.offset = world.rng.uniform(0, 1e6)
        self.watched = world.rng.random() < 0.5
        self.tasks: set[asyncio.Task[Any]] = set()
        self.store = SimStore(self)
        self.hall = world.hall(self.store, SimBus(self), Pool(1, 1.0), Metrics(), lambda: int(world.loop.now * 1000))
        self.hall._draw = world.draw()
        self.hall.process = name
        self.hall.streams.push = self.push  # type: ignore[method-assign]
        self.ownership = Ownership(SimLeases(self), name, self.clock)  # type: ignore[arg-type]
        self.ownership.book = world.book(name)
        self.hall.lease = self.ownership.lease

    def clock(self) -> float:
        return self.offset + self.world.loop.now * self.drift

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def begin(self) -> None:
        self.spawn(self._live())
        self.spawn(self._look_around())

    async def _live(self) -> None:
        await self.ownership.start()

    async def _look_around(self) -> None:
        """Every few seconds each process compares its tables with the database."""
        while True:
            await asyncio.sleep(3.0)
            for live in list(self.hall.lives.values()):
                with suppress(StoreDown):
                    await self.hall.following.look([live])

    async def awake(self) -> None:
        while self.sleeping_until > self.world.loop.now:
            await asyncio.sleep(self.sleeping_until - self.world.loop.now)

    def push(self, live: Live, happening: Happening) -> None:
        if happening.entry not in self.world.database.log:
            raise Broken(f"{self.name} told everybody of {happening.entry} before it was durable")

    async def handle(self, command: commands.Command, request: str) -> Verdict:
        """What the server does with a command: have it done where it belongs."""
        await self.awake()

        async def here() -> Verdict:
            return await self.decide(command, request)

        async def there(owner: Owner) -> Verdict:
            return await self.world.forward(self, owner, command, request)

        return await self.ownership.route(TABLE, here, there)

    async def decide(self, command: commands.Command, request: str) -> Verdict:
        await self.awake()
        self.world.check_owners()
        try:
            live = await self.open()
        except (StoreDown, LookupError):
            return Failed()
        return await self.hall.ask(live, command, request)

    async def open(self) -> Live:
        """The table. In half of the processes somebody watches it: only there are news read at once."""
        live = await self.hall.open(TABLE)
        if self.watched:
            live.subscribers.add(self)  # type: ignore[arg-type]
        return live

    def crash(self) -> None:
        """All memory is gone; what was on its way may have arrived, but nobody here will hear of it."""
        self.alive = False
        asking = self.ownership._asking
        tasks = [*self.tasks, *self.hall._tasks.running, *([asking] if asking is not None else [])]
        for task in sorted(tasks, key=lambda one: int(one.get_name().partition("-")[2])):
            task.cancel()  # in the order of their beginning: a set has another one each time
        if self.ownership._renewing is not None:
            self.ownership._renewing.cancel()


class World:
    hall: type[Hall] = Hall
    book: type[LeaseBook] = LeaseBook
    database_kind: type[Database] = Database

    def __init__(self, seed: int, processes: int = 3) -> None:
        self.rng = random.Random(seed)
        self.loop = VirtualLoop()
        self.game = find("santo_domingo")
        self.head = Head(
            table=TABLE, game=self.game.name, seats=2, options=self.game.settle(2), owner=OWNER,
            edition=self.game.edition,
        )  # fmt: skip
        self.history: list[str] = []
        self.names = 0
        self.count = processes
        self.processes: list[Process] = []
        self.acked: list[tuple[str, int]] = []
        self.trouble = True
        self.broken: list[str] = []
        self.database = self.database_kind(self)
        self._found()

    def note(self, line: str) -> None:
        self.history.append(f"{self.loop.now:8.3f} {line}")

    def draw(self) -> Draw:
        rng = Rng(self.rng.getrandbits(60))
        return Draw(lambda state: chance_move(state, rng), lambda: rng)

    def _found(self) -> None:
        desk = Desk(self.game, self.head, self.draw())
        first: list[commands.Command] = [
            commands.Sit(person=OWNER, seat=seat, sitter=f"p{seat}", name=f"P{seat}") for seat in range(2)
        ]
        for command in [*first, commands.Start(person=OWNER)]:
            (effect,) = desk.ask(None, command)
            assert isinstance(effect, Append)
            self.database.log.append(effect.entry)
            desk.committed()

    # --- links ------------------------------------------------------------------------------------

    async def travel(self, process: Process, link: str) -> None:
        """One way over a link."""
        await asyncio.sleep(self.rng.uniform(0.001, 0.02))
        if self.trouble and self.rng.random() < 0.01:
            await asyncio.sleep(self.rng.uniform(0.1, 7.0))
        if link == "database" and self.database.stalled > self.loop.now:
            await asyncio.sleep(self.database.stalled - self.loop.now)
        if process.cut_until[link] > self.loop.now:
            await asyncio.sleep(process.cut_until[link] - self.loop.now)
            raise ConnectionError(link)

    async def forward(self, process: Process, owner: Owner, command: commands.Command, request: str) -> Verdict:
        other = next((one for one in self.processes if one.name == owner.address and one.alive), None)
        if other is None:
            await asyncio.sleep(0.002)
            raise Unreachable(owner.address)
        try:
            async with asyncio.timeout(FORWARD):
                await self.travel(process, "peers")
                await self.travel(other, "peers")
                await other.awake()
                if not other.ownership.here(TABLE):
                    await self.travel(other, "peers")
                    self.note(f"{other.name} does not own it any more")
                    raise NotMine(owner.address)
                task = other.spawn(other.decide(command, request))
                verdict: Verdict = await asyncio.shield(task)
                await self.travel(other, "peers")
                return verdict
        except NotMine:
            raise
        except (TimeoutError, ConnectionError) as error:
            raise Unreachable(owner.address) from error
        except asyncio.CancelledError:
            if other.alive and process.alive:
                raise
            raise Unreachable(owner.address) from None

    def gossip(self, news: News, sender: Process | None = None) -> None:
        for process in self.processes:
            if process is not sender and process.alive and not (self.trouble and self.rng.random() < 0.2):
                for _ in range(1 if self.rng.random() < 0.9 else 2):
                    process.spawn(self._whisper(process, news))

    async def _whisper(self, process: Process, news: News) -> None:
        await asyncio.sleep(self.rng.expovariate(1 / 0.05) if self.rng.random() < 0.9 else self.rng.uniform(0, 5))
        await process.awake()
        process.hall._hear(news)

    # --- people -----------------------------------------------------------------------------------

    def some_process(self) -> Process | None:
        living = [process for process in self.processes if process.alive]
        return self.rng.choice(living) if living else None

    async def player(self, seat: int, tab: int) -> None:
        """A tab of somebody's browser: looks, moves, and asks again until there is an answer."""
        while self.trouble:
            await asyncio.sleep(self.rng.uniform(0.05, 0.6))
            process = self.some_process()
            live = process.hall.lives.get(TABLE) if process is not None else None
            if live is None:
                if process is not None:
                    process.spawn(self._load(process))
                continue
            asked = live.desk.opened.get(seat)
            if live.desk.state is None or asked is None:
                continue
            legal = [self.game.text(move) for move in legal_moves(live.desk.state, seat)]
            if legal:
                self.names += 1
                move = commands.Move(person=f"p{seat}", seat=seat, asked=asked, moves=(self.rng.choice(legal),))
                await self.insist(move, f"p{seat}:r{self.names}")

    async def _load(self, process: Process) -> None:
        with suppress(StoreDown, LookupError):
            await process.open()

    async def insist(self, move: commands.Move, request: str) -> None:
        while True:
            process = self.some_process()
            if process is None:
                await asyncio.sleep(0.2)
                continue
            self.note(f"{process.name} is asked {request} {move.moves} asked {move.asked}")
            task = process.spawn(process.handle(move, request))
            done, _ = await asyncio.wait({task}, timeout=self.rng.uniform(2.0, 6.0))
            if not done or task.cancelled():
                continue
            verdict: Verdict = task.result()
            self.check_answer(request, verdict)
            lost = self.trouble and self.rng.random() < 0.1
            if not lost and not isinstance(verdict, Failed | Busy):
                return
            await asyncio.sleep(0.05)

    # --- faults -----------------------------------------------------------------------------------

    def start_process(self) -> None:
        self.names += 1
        process = Process(self, f"process{self.names}")
        self.processes.append(process)
        process.begin()

    async def misfortune(self, seconds: float) -> None:
        faults = [self.crash, self.pause, self.cut, self.stall, self.lie, self.lie]
        while self.loop.now < seconds:
            await asyncio.sleep(self.rng.uniform(0.2, 2.0))
            self.rng.choice(faults)()
        self.trouble = False
        self.database.stalled = 0.0
        for process in self.processes:
            process.sleeping_until = 0.0
            process.cut_until = {"database": 0.0, "peers": 0.0}

    def crash(self) -> None:
        process = self.some_process()
        if process is not None:
            self.note(f"{process.name} dies")
            process.crash()
            self.loop.call_later(self.rng.uniform(0.1, 8.0), self.start_process)

    def pause(self) -> None:
        process = self.some_process()
        if process is not None:
            seconds = self.rng.uniform(0.2, 2 * TTL)
            self.note(f"{process.name} stops for {seconds:.1f} s")
            process.sleeping_until = self.loop.now + seconds

    def cut(self) -> None:
        process = self.some_process()
        if process is not None:
            link = self.rng.choice(["database", "peers"])
            self.note(f"{process.name} is cut off from {link}")
            process.cut_until[link] = self.loop.now + self.rng.uniform(0.2, 1.5 * TTL)

    def stall(self) -> None:
        self.note("the database stalls")
        self.database.stalled = self.loop.now + self.rng.uniform(0.1, 5.0)

    def lie(self) -> None:
        """Anybody who can reach the bus can say anything."""
        version = self.rng.choice([-1, 0, 1, len(self.database.log) + 1, len(self.database.log) + 2, 10**9])
        self.note(f"somebody says version {version}")
        self.gossip(News(by="liar", tables={self.rng.choice([TABLE, "none"]): version}, sessions=["s"]))

    # --- promises ---------------------------------------------------------------------------------

    def check_owners(self) -> None:
        """At no moment do two processes believe that a table is theirs."""
        believe = [one.name for one in self.processes if one.alive and one.ownership.book.owns(TABLE, one.clock())]
        if len(believe) > 1:
            raise Broken(f"{' and '.join(believe)} believe that the table is theirs")

    async def _watch_owners(self) -> None:
        while True:
            self.check_owners()
            await asyncio.sleep(0.1)

    def check_answer(self, request: str, verdict: Verdict) -> None:
        self.note(f"{request} is answered {type(verdict).__name__}")
        stored = next((old for old in self.database.log if old.request == request), None)
        if isinstance(verdict, Done):
            if stored is None or stored.version != verdict.version:
                raise Broken(f"{request} was acknowledged as {verdict}, the log has {stored}")
            self.acked.append((request, verdict.version))
        elif stored is not None and not isinstance(verdict, Failed | Busy):
            raise Broken(f"{request} was carried out as {stored.version}, but its retry heard {verdict}")

    def run(self, seconds: float = 20.0) -> None:
        """Trouble for a while, then quiet, in which everybody must come to an end."""
        self.loop.set_exception_handler(self._fault)
        try:
            self.loop.run_until_complete(self._run(seconds))
        finally:
            tasks = asyncio.all_tasks(self.loop)
            for task in tasks:
                task.cancel()
            self.loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
            self.loop.close()
        if self.broken:
            raise Broken(self.broken[0])
        self.check_log()

    def _fault(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if isinstance(error, Broken):
            self.broken.append(str(error))

    async def _run(self, seconds: float) -> None:
        for _ in range(self.count):
            self.start_process()
        watching = asyncio.ensure_future(self._watch_owners())
        people = [asyncio.ensure_future(self.player(seat, tab)) for seat, tab in ((0, 0), (0, 1), (1, 0))]
        await self.misfortune(seconds)
        done, waiting = await asyncio.wait(people, timeout=60.0)
        if waiting:
            raise Broken("somebody was never answered")
        for one in done:
            one.result()
        if watching.done():
            watching.result()
        await self.settle()

    async def settle(self) -> None:
        """When nothing happens any more, every process knows the table of the log."""
        await asyncio.sleep(20.0)
        state = self.replayed()
        for process in self.processes:
            live = process.hall.lives.get(TABLE) if process.alive else None
            if live is not None:
                await process.hall.following.look([live])
                if live.desk.state is None or live.desk.state.snapshot() != state.snapshot():
                    raise Broken(f"the table in {process.name} is not the table of the log")
        self.check_owners()

    def check_log(self) -> None:
        log = self.database.log
        if [one.version for one in log] != list(range(1, len(log) + 1)):
            raise Broken(f"the log has versions {[one.version for one in log]}")
        for request, version in self.acked:
            if log[version - 1].request != request:
                raise Broken(f"{request} was acknowledged and is lost")
        named = [one.request for one in log if one.request]
        if len(named) != len(set(named)):
            raise Broken("a request was carried out twice")
        moved = [one.body for one in log if isinstance(one.body, entry.Moved)]
        decisions = [(body.seat, body.asked) for body in moved]
        if len(decisions) != len(set(decisions)):
            raise Broken("one decision was answered by two moves")

    def replayed(self) -> Any:
        record = Desk(self.game, self.head, self.draw()).record()
        for one in self.database.log:
            if isinstance(one.body, entry.Moved | entry.Started):
                for seat, text in one.body.lines:
                    record.add(seat, text)
        try:
            return Replay(self.game, record).to_end()
        except Exception as error:
            raise Broken(f"the log cannot be replayed: {error}") from error
