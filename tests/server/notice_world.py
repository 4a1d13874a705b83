"""Simulated tables whose people take turns, processes that call them and die, receivers that are not always there.

``bench/notices.py`` plays as many turns as you like; the suite plays fewer.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

from antilles.server.notices.delivering import NotDelivered
from antilles.server.notices.sender import Sender
from antilles.server.notices.shapes import Letter
from antilles.server.settings import Settings
from antilles.server.store import Store, open_store
from antilles.server.store.appending import Appending, Result
from antilles.server.store.base import Person, Session
from antilles.server.store.outbox import LEASE, Channel, Outbox, Waiting, call, withdraw
from antilles.server.tables.entry import Entry, Head, Said, Summary

TABLES, PEOPLE, PROCESSES = 12, 4, 3
HOUR = 3_600_000
TOLD = tuple[str, int]
"""A turn: a table and the version at which it began."""


class Killed(Exception):
    """The process dies here."""


class World:
    """Tables at which people take turns, processes that send, and receivers that are not always there."""

    def __init__(self, store: Store, seed: int, kind: type[Sender] = Sender) -> None:
        self.store = store
        self.luck = random.Random(seed)
        self.now = 1_000_000_000_000
        self.turn = {f"table{number}": ("", 0) for number in range(TABLES)}
        """At each table whose turn it is, and since which version."""
        self.length = dict.fromkeys(self.turn, 0)
        self.taken: dict[str, dict[str, set[TOLD]]] = {}
        """What each receiver took, by the name of the message: one that comes again under its name is known."""
        self.names: dict[str, dict[TOLD, set[str]]] = {}
        """The same by turn: the names of the messages that told of it."""
        self.twice: list[str] = []
        self.calm = False
        self.begun = self.failures = self.deaths = 0
        self.kind = kind
        self.senders = [self.process() for _ in range(PROCESSES)]

    def process(self) -> Sender:
        sender = self.kind(self.store, Settings(), b"s" * 32, lambda: self.now, self.true)
        sender.deliver = self.deliver
        return sender

    async def begin(self) -> None:
        outbox = Outbox(self.store)
        for table in self.turn:
            head = Head(table=table, game="santo_domingo", seats=PEOPLE, options={}, owner="p0")
            summary = Summary(head, "running", ["a"] * PEOPLE, [""] * PEOPLE, self.now)
            await self.store.create_table(head, [], [], summary)
        for number in range(PEOPLE):
            session = Session(f"s{number}", f"p{number}", "", self.now, self.now)
            await self.store.add_person(Person(f"p{number}", "a", None, None), session, f"h{number}")
            for kind in ("mail", "ntfy"):
                values = (f"{kind}{number}", f"p{number}", kind, "x", "en", "", 0, 0, "on", 0, "")
                assert await outbox.add(Channel(*values), self.now)
                self.taken[values[0]], self.names[values[0]] = {}, {}

    async def true(self, turn: Waiting, person: str) -> bool:
        return self.turn[turn.table] == (person, turn.version)

    async def deliver(self, channel: Channel, letter: Letter) -> None:
        fate = 1.0 if self.calm else self.luck.random()
        if fate < 0.3:
            self.failures += 1
            raise NotDelivered("away", final=False)
        if fate < 0.4:
            raise Killed
        told = self.taken[channel.id].setdefault(letter.key, set())
        for told_of in letter.calls:
            person, version = self.turn[told_of.table]
            assert person == channel.person, "told of a turn that was made meanwhile"
            told.add((told_of.table, version))
            names = self.names[channel.id].setdefault((told_of.table, version), set())
            names.add(letter.key)
            if len(names) > 1:
                self.twice.append(f"{channel.id} was told twice of {told_of.table} {version}")
        if 0.4 <= fate < 0.5:
            raise Killed

    async def move(self) -> None:
        """Somebody moves; sometimes it is a further step of the same turn."""
        table = self.luck.choice(list(self.turn))
        person, _ = self.turn[table]
        following = f"p{self.luck.randrange(PEOPLE)}"
        self.length[table] += 1
        new = Entry(self.length[table], self.now, Said("", "", "a move"))
        also = []
        if following != person:
            also = [call(table, following, 0, new.version, self.now, None)]
            also += [withdraw(table, person)] if person else []
            self.turn[table] = (following, new.version)
            self.begun += 1
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self.store.append(Appending(table, new, also, done.set_result))
        assert await done == "stored"

    async def send(self) -> None:
        sender = self.luck.randrange(PROCESSES)
        try:
            await self.senders[sender].send_all()
        except Killed:
            self.deaths += 1
            self.senders[sender] = self.process()

    async def settle(self) -> None:
        """The receivers are there and nobody dies: after a while everybody whose turn it is has been told once."""
        self.calm = True
        for _ in range(4):
            self.now += HOUR
            for sender in self.senders:
                await sender.send_all()
        self.calm = False
        for table, (person, version) in self.turn.items():
            for kind in ("mail", "ntfy") if person else ():
                told = self.names[f"{kind}{person[1:]}"].get((table, version), set())
                assert len(told) == 1, f"{table} {version} {kind}: told {len(told)} times"
        assert not self.twice, self.twice


def nothing(moves: int, world: World) -> None:
    pass


async def simulated(
    url: str, turns: int, seed: int, kind: type[Sender] = Sender, so_far: Callable[[int, World], None] = nothing
) -> World:
    """``so_far`` is told after every settling how many moves were made."""
    store = await open_store(url)
    try:
        world = World(store, seed, kind)
        await world.begin()
        for count in range(turns):
            await world.move()
            world.now += world.luck.choice((10, 1_000, 20_000, LEASE, HOUR))
            if world.luck.random() < 0.5:
                await world.send()
            if count % 100 == 99:
                await world.settle()
                so_far(count + 1, world)
        return world
    finally:
        await store.close()
