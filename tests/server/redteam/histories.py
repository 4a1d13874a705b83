"""P20 over random histories: whatever reaches a socket could be fetched by its owner at that moment.

    python -m tests.server.redteam.histories --histories 100000

The server's own code opens streams, decides, pushes and checks sessions; the store is a dictionary and the clocks are
ours, so that a history takes a few milliseconds. Beside it stands a model of who may see what, as a person would say
it: it knows the log, the sessions and the time, and nothing of ``may`` or of subscribers. Each frame is held against
the model in the moment in which it is written.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any, Literal, cast
from unittest import mock

from antilles.games import find
from antilles.kernel.step import legal_moves
from antilles.server import people as people_module
from antilles.server.bus import NoBus
from antilles.server.http.budgets import Tally
from antilles.server.http.stream import stream
from antilles.server.http.websocket import ENDED, LINE
from antilles.server.limits import Limits
from antilles.server.metrics import Metrics
from antilles.server.people import ABSOLUTE, COOKIE, IDLE, Caller, People
from antilles.server.pool import BotFailed, Pool
from antilles.server.services import House
from antilles.server.settings import Settings
from antilles.server.store import Store
from antilles.server.store.appending import Appending
from antilles.server.store.base import Person, Session
from antilles.server.tables import commands, entry, streams
from antilles.server.tables.entry import Entry, Head
from antilles.server.tables.live import Live
from antilles.server.tables.registry import Hall
from antilles.server.tables.verdicts import Done

GAME = "santo_domingo"
KINDS: tuple[entry.Visibility, ...] = ("public", "link", "private")
PEOPLE = 5
SEATS = 3
BLOCK = 500
"""Histories between two signs of progress."""
AGES = (2.0, 20.0, 60.0, 200.0)
"""Seconds that are left to sessions that were made long ago, or were not used for long."""


class Told(AssertionError):
    """Somebody was told what they could not have fetched."""


class Dictionary(Store):
    """A store that keeps everything in memory; entries become durable when the history says so."""

    shared = False

    def __init__(self) -> None:
        self.heads: dict[str, Head] = {}
        self.logs: dict[str, list[Entry]] = {}
        self.sessions: dict[str, Session] = {}
        self.marks: dict[str, str] = {}
        self.coming: list[Appending] = []
        self.slow = False

    def append(self, appending: Appending) -> None:
        self.coming.append(appending)

    def commit(self) -> None:
        """What was waiting is durable, in its order."""
        while self.coming:
            appending = self.coming.pop(0)
            kept = self.logs[appending.table]
            if appending.entry.version != len(kept) + 1:
                appending.done("conflict")
                continue
            kept.append(appending.entry)
            appending.done("stored")

    @property
    def waiting(self) -> int:
        return len(self.coming)

    async def head(self, table: str) -> Head | None:
        return self.heads.get(table)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        found = self.logs[table][after:]
        for _ in range(3 if self.slow else 0):
            await asyncio.sleep(0)  # meanwhile others go on
        return found

    async def entry_of(self, table: str, request: str) -> Entry | None:
        return next((new for new in self.logs[table] if new.request == request), None)

    async def who(self, hash: str) -> tuple[Session, Person] | None:
        session = self.sessions.get(self.marks.get(hash, ""))
        return None if session is None else (session, Person(session.person, session.person, None, None))

    async def living_sessions(self, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        return {name: (kept.seen, kept.created) for name in ids if (kept := self.sessions.get(name)) is not None}

    async def set_password(
        self, person: str, login: str, password: str, id: str, new: str, hash: str
    ) -> Literal["done"]:
        kept = self.sessions.pop(id)
        self.marks = {mark: name for mark, name in self.marks.items() if name != id}
        self.sessions[new] = Session(new, kept.person, kept.agent, kept.created, kept.seen)
        self.marks[hash] = new
        return "done"

    async def touch_session(self, id: str, moment: int) -> None:
        kept = self.sessions.get(id)
        if kept is not None:
            self.sessions[id] = Session(id, kept.person, kept.agent, kept.created, moment)

    async def end_sessions(self, person: str, only: str | None = None, but: str | None = None) -> list[str]:
        gone = [
            name for name, kept in self.sessions.items()
            if kept.person == person and (only is None or name == only) and name != but
        ]  # fmt: skip
        for name in gone:
            del self.sessions[name]
        return gone

    async def add_session(self, session: Session, hash: str) -> None:
        self.sessions[session.id] = session
        self.marks[hash] = session.id

    async def read(self, query: Callable[[Any], Any], long: bool = False) -> Any:
        raise AssertionError("this is no database")

    async def write(self, change: Callable[[Any], Any], long: bool = False) -> Any:
        """Dates of deadlines and the like."""

    async def close(self) -> None: ...


class NoBots:
    """Whoever has left is kept by the first legal move that comes to hand."""

    restarts = 0

    async def choose(self, *_: object, **__: object) -> None:
        raise BotFailed("nobody thinks here")

    async def close(self) -> None: ...


class Wire:
    """One socket. What is written to it is held against the model at once."""

    def __init__(self, world: World, table: int, seat: int | None, token: str) -> None:
        self.world, self.table, self.seat, self.token = world, table, seat, token
        self.caught_up: Callable[[], None] | None = None
        self.queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.queue.put_nowait({"type": "websocket.connect"})
        self.code: int | None = None
        self.slow = False
        self.missed = False

    def put(self, packed: bytes) -> None:
        if self.slow:
            self.missed = True
            return
        world = self.world
        world.counts["frames"] += 1
        if not world.may_fetch(self.token, self.table, self.seat):
            said = packed[packed.index(b"{") :][:150].decode()
            raise Told(f"seed {world.seed}: somebody heard {said} of {self.table} through seat {self.seat}")

    def end(self, code: int) -> None:
        self.queue.put_nowait({"type": ENDED, "code": code})

    def opened(self) -> None: ...

    async def send(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.close":
            self.code = message["code"]
            self.world.counts[f"closed {self.code}"] += 1


class World:
    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.rng = random.Random(seed)
        self.counts: Counter[str] = Counter()
        self.steady = 1000.0
        self.wall = 1_700_000_000_000
        self.store = Dictionary()
        self.tokens: list[str] = []
        self.sessions: list[str] = []
        """The session of each person, by their number; empty while they are logged out."""
        self.used: list[tuple[int, int, str]] = []
        """Invitations that somebody has used: table, seat, mark."""
        self.out: dict[tuple[int, int], str] = {}
        """The newest invitation to each seat."""
        self.wires: list[Wire] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.tables: list[str] = []
        self.serial = 0

    # --- the model ------------------------------------------------------------------------------

    def sitting(self, table: int) -> list[str]:
        return self.news(table)[0]

    def news(self, table: int, before: Entry | None = None) -> tuple[list[str], set[str], str]:
        """Who sits where, who was sent away and who may watch, read from the log like a newspaper."""
        seats = [""] * SEATS
        away: set[str] = set()
        kind: str = KINDS[table]
        running = False
        for new in self.store.logs[self.tables[table]]:
            if new is before:
                break
            if isinstance(new.body, entry.Sat):
                seats[new.body.seat] = new.body.person
                away.discard(new.body.person)
            elif isinstance(new.body, entry.Removed):
                away.add(new.body.person)
                seats = ["" if person == new.body.person else person for person in seats]
            elif isinstance(new.body, entry.Shown):
                kind = new.body.visibility
            elif isinstance(new.body, entry.Started):
                running = True
            elif isinstance(new.body, entry.Left) and not running:
                seats[new.body.seat] = ""
        return seats, away, kind

    def may_fetch(self, token: str, table: int, seat: int | None) -> bool:
        person = ""
        if token:
            name = self.store.marks.get(self.people.hash(token), "")
            kept = self.store.sessions.get(name)
            if kept is not None and self.wall - kept.seen <= IDLE and self.wall - kept.created <= ABSOLUTE:
                person = kept.person  # with a token that is worth nothing they are a stranger
        seats, away, kind = self.news(table)
        if seat is not None:
            return bool(person) and seats[seat] == person
        if person and person in away:
            return False
        return kind != "private" or (bool(person) and (person == "p0" or person in seats))

    # --- the house ------------------------------------------------------------------------------

    async def build(self) -> None:
        self.people = People(self.store, b"s" * 32, lambda: self.wall)
        self.hall = Hall(self.store, NoBus(), cast(Pool, NoBots()), Metrics(), lambda: self.wall)
        self.hall.on_ended = self.hall.streams.on_ended = self.people.forget
        self.hall.streams.living = self.people.living
        self.house = cast(
            House,
            SimpleNamespace(
                people=self.people, hall=self.hall, limits=Limits(0.0), strangers=Tally(0), settings=Settings(),
            ),
        )  # fmt: skip
        for number in range(PEOPLE):
            self.tokens.append("")
            self.sessions.append("")
            await self.log_in(number)
        game = find(GAME)
        for kind in KINDS:
            table = f"t{kind}"
            head = Head(
                table=table, game=GAME, seats=SEATS, options=game.settle(SEATS), owner="p0", visibility=kind
            )  # fmt: skip
            self.tables.append(table)
            self.store.heads[table] = head
            self.store.logs[table] = [Entry(1, self.wall, entry.Sat(0, "p0", "P0", "", ""))]

    async def live(self, table: int) -> Live:
        return await self.hall.open(self.tables[table])

    async def ask(self, table: int, command: commands.Command) -> bool:
        ticket = self.hall.ask(await self.live(table), command)
        if self.rng.random() < 0.8:
            self.store.commit()
        for _ in range(3):
            await asyncio.sleep(0)
        return ticket.done() and isinstance(ticket.result(), Done)

    # --- what happens ---------------------------------------------------------------------------

    async def step(self) -> None:
        doing = self.rng.choices(
            [self.sit, self.reuse, self.leave, self.back, self.talk, self.move, self.listen, self.log_out,
             self.log_in_again, self.rotate, self.pass_time, self.look_around, self.commit,
             self.slow_down, self.hang_up, self.remove, self.show],
            [12, 2, 6, 3, 14, 8, 16, 3, 6, 2, 4, 3, 6, 8, 2, 4, 4],
        )[0]  # fmt: skip
        await doing()
        self.wait(self.rng.choice([0.0, 0.1, 1.0]))
        for _ in range(self.rng.randrange(4)):
            await asyncio.sleep(0)

    def wait(self, seconds: float) -> None:
        self.steady += seconds
        self.wall += round(seconds * 1000)

    def somebody(self) -> int:
        return self.rng.randrange(1, PEOPLE)

    async def sit(self) -> None:
        """By an invitation: one that is out already, or a new one, by which the owner takes the old one back."""
        table, seat, who = self.rng.randrange(3), self.rng.randrange(1, SEATS), self.somebody()
        if (table, seat) not in self.out or self.rng.random() < 0.5:
            self.serial += 1
            self.out[table, seat] = f"mark{self.serial}"
        mark = self.out[table, seat]
        sit = commands.Sit(person=f"p{who}", seat=seat, sitter=f"p{who}", name=f"P{who}", invite=mark)
        if await self.ask(table, sit):
            self.used.append((table, seat, mark))
            self.check_invited(table, f"p{who}", mark)
        live = await self.live(table)
        if live.desk.state is None and all(self.sitting(table)) and self.rng.random() < 0.3:
            await self.ask(table, commands.Start(person="p0"))

    async def reuse(self) -> None:
        """An invitation that somebody used leads nobody in, unless the table is public anyway."""
        if self.used:
            table, seat, mark = self.rng.choice(self.used)
            who = f"p{self.somebody()}"
            if await self.ask(table, commands.Sit(person=who, seat=seat, sitter=who, name=who, invite=mark)):
                self.counts["seats by a used invitation"] += 1
                self.check_invited(table, who, mark)

    def check_invited(self, table: int, who: str, mark: str) -> None:
        """Whoever has just sat down by an invitation: had anybody used it, or had the owner taken it back?"""
        log = self.store.logs[self.tables[table]]
        sat = [new for new in log if isinstance(new.body, entry.Sat) and new.body.invite == mark][-1]
        earlier = [new.body for new in log[: log.index(sat)]]
        used = any(isinstance(body, entry.Sat) and body.invite == mark for body in earlier)
        used |= any(isinstance(body, entry.Removed) and mark in body.invites for body in earlier)
        _, away, kind = self.news(table, sat)
        self.counts["came back by a new invitation"] += who in away
        if used and (kind != "public" or who in away):
            raise Told(f"seed {self.seed}: {who} sat down with an invitation that was used or taken back")

    async def remove(self) -> None:
        """The owner sends somebody away, who sits there or only watches; what is out does not lead back."""
        table, who = self.rng.randrange(3), f"p{self.somebody()}"
        watching = [one.person for one in (await self.live(table)).subscribers if one.person not in ("", "p0")]
        if watching and self.rng.random() < 0.7:
            who = self.rng.choice(sorted(watching))
        out = tuple(mark for (where, _), mark in self.out.items() if where == table)
        by = "p0" if self.rng.random() < 0.9 else f"p{self.somebody()}"
        if await self.ask(table, commands.Remove(person=by, whom=who, name=who, invites=out)):
            if by != "p0":
                raise Told(f"seed {self.seed}: {by} sent {who} away")
            self.counts["removed"] += 1

    async def show(self) -> None:
        """The owner decides again who may watch, waiting, running or over."""
        table = self.rng.randrange(3)
        by = "p0" if self.rng.random() < 0.9 else f"p{self.somebody()}"
        if await self.ask(table, commands.Show(person=by, visibility=self.rng.choice(KINDS))):
            if by != "p0":
                raise Told(f"seed {self.seed}: {by} decided who may watch")
            self.counts["shown"] += 1

    async def leave(self) -> None:
        table, seat = self.rng.randrange(3), self.rng.randrange(1, SEATS)
        who = self.sitting(table)[seat]
        if who:
            await self.ask(table, commands.Leave(person=who, seat=seat))

    async def back(self) -> None:
        table, seat = self.rng.randrange(3), self.rng.randrange(1, SEATS)
        who = self.sitting(table)[seat]
        if who:
            await self.ask(table, commands.Return(person=who, seat=seat))

    async def talk(self) -> None:
        await self.ask(self.rng.randrange(3), commands.Say(person="p0", name="P0", text="psst"))

    async def move(self) -> None:
        table = self.rng.randrange(3)
        desk = (await self.live(table)).desk
        asked = desk.asked_seats()
        if asked and desk.state is not None:
            seat = self.rng.choice(asked)
            text = desk.game.text(self.rng.choice(legal_moves(desk.state, seat)))
            person = desk.chairs[seat].person
            await self.ask(
                table, commands.Move(person=person, seat=seat, asked=desk.opened[seat], moves=(text,), by="")
            )

    async def listen(self) -> None:
        """The server's own way of opening a stream; it is refused whenever the model would refuse it."""
        table, who = self.rng.randrange(3), self.rng.randrange(PEOPLE)
        seat: int | None = self.rng.choice([None, self.rng.randrange(SEATS)])
        taken = [number for number, person in enumerate(self.sitting(table)) if person not in ("", "p0")]
        stranger = self.rng.random() < 0.1
        if taken and self.rng.random() < 0.7:
            seat = self.rng.choice(taken)
            who = int(self.sitting(table)[seat][1:])
            if self.rng.random() < 0.3:
                seat = None
        wire = Wire(self, table, seat, "" if stranger else self.tokens[who])
        after = self.rng.choice([None, None, 1, 2, 3])
        query = "&".join(f"{name}={value}" for name, value in (("seat", seat), ("after", after)) if value is not None)
        cookie = [] if stranger else [(b"cookie", f"{COOKIE}={self.tokens[who]}".encode())]
        scope = {"query_string": query.encode(), "headers": cookie, "extensions": {LINE: wire}, "client": ("h", 1)}
        self.store.slow = self.rng.random() < 0.5
        opening = stream(self.house, scope, wire.queue.get, cast(Any, wire.send), self.tables[table])
        self.tasks.append(asyncio.create_task(opening))
        self.wires.append(wire)

    async def log_out(self) -> None:
        who = self.somebody()
        if self.sessions[who]:
            caller = Caller(f"p{who}", f"P{who}", self.sessions[who], None)
            ended = await self.people.end(caller, caller.session)
            self.hall.end_streams(ended)
            self.sessions[who] = ""
            self.counts["logged out"] += 1

    async def log_in(self, who: int) -> None:
        caller, token = await self.people.new_session(Person(f"p{who}", f"P{who}", None, None), "test")
        self.tokens[who], self.sessions[who] = token, caller.session
        if self.rng.random() < 0.5:
            self.grow_old(caller.session)

    def grow_old(self, name: str) -> None:
        """A session that will soon be too old: made long ago, or unused for long. The server does not know it yet."""
        kept = self.store.sessions[name]
        left = round(1000 * self.rng.choice(AGES))
        made, seen = (ABSOLUTE - left, 0) if self.rng.random() < 0.7 else (IDLE, IDLE - left)
        self.store.sessions[name] = Session(name, kept.person, kept.agent, self.wall - made, self.wall - seen)
        self.counts["grown old"] += 1

    async def log_in_again(self) -> None:
        who = self.somebody()
        kept = self.store.sessions.get(self.sessions[who])
        if kept is None or self.wall - kept.created > ABSOLUTE or self.wall - kept.seen > IDLE:
            await self.log_in(who)

    async def rotate(self) -> None:
        """A changed password: the session goes on under another name, copies of its token are out."""
        who = self.somebody()
        if self.sessions[who]:
            caller = Caller(f"p{who}", f"P{who}", self.sessions[who], None)
            done = await self.people.set_password(caller, f"p{who}", "word")
            assert isinstance(done, tuple)
            ended, self.tokens[who] = done
            self.sessions[who] = self.store.marks[self.people.hash(self.tokens[who])]
            self.hall.end_streams(ended)
            self.counts["rotated"] += 1

    async def pass_time(self) -> None:
        """Nobody may be believed any more without asking the store."""
        self.wait(2 * (streams.TRUST_ALONE + people_module.FRESH))

    async def look_around(self) -> None:
        """What the timer does."""
        await self.hall.streams.check_sessions()

    async def commit(self) -> None:
        self.store.commit()

    async def slow_down(self) -> None:
        """Somebody reads too slowly, or reads again."""
        listening = [wire for wire in self.wires if wire.code is None]
        waiting = [wire for wire in listening if wire.slow and wire.missed]
        if listening:
            wire = self.rng.choice(waiting if waiting and self.rng.random() < 0.5 else listening)
            wire.slow = not wire.slow
            if not wire.slow and wire.missed and wire.caught_up is not None:
                wire.missed = False
                wire.caught_up()

    async def hang_up(self) -> None:
        if self.wires:
            self.rng.choice(self.wires).queue.put_nowait({"type": "websocket.disconnect"})

    async def play(self, steps: int) -> Counter[str]:
        await self.build()
        failed: list[BaseException] = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: failed.append(context.get("exception") or Told(str(context))))
        for _ in range(steps):
            await self.step()
            failed += [error for task in self.tasks if task.done() and (error := task.exception()) is not None]
            if failed:
                raise failed[0]
        self.store.commit()
        await asyncio.sleep(0)
        for task in [*self.tasks, *self.hall._tasks.running]:
            task.cancel()
        await asyncio.gather(*self.tasks, *self.hall._tasks.running, return_exceptions=True)
        self.people.hashing.close()
        if failed:
            raise failed[0]
        return self.counts


@contextmanager
def our_time(world: World) -> Iterator[None]:
    """The steady clock of the server's modules is the world's."""
    modules: list[Any] = [streams, people_module]
    before = [module.time for module in modules]
    for module in modules:
        module.time = SimpleNamespace(monotonic=lambda: world.steady)
    try:
        yield
    finally:
        for module, kept in zip(modules, before, strict=True):
            module.time = kept


class Quick:
    """Hashing that hashes nothing: no history needs a password."""

    def hash_now(self, password: str) -> str:
        return password

    async def hash(self, password: str) -> str:
        return password

    def close(self) -> None: ...


def run(first: int, histories: int, steps: int = 60) -> Counter[str]:
    """Play histories; what happened in them, counted. ``Told`` when somebody was told too much."""
    counts: Counter[str] = Counter()
    with mock.patch.object(people_module, "Hashing", Quick):
        for seed in range(first, first + histories):
            world = World(seed)
            with our_time(world):
                counts += asyncio.run(world.play(steps))
    return counts


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--histories", type=int, default=1000)
    options.add_argument("--first", type=int, default=0)
    chosen = options.parse_args()
    begun = time.monotonic()
    counts: Counter[str] = Counter()
    for done in range(0, chosen.histories, BLOCK):
        counts += run(chosen.first + done, min(BLOCK, chosen.histories - done))
        sys.stderr.write(f"\r{min(done + BLOCK, chosen.histories):,}")
    sys.stderr.write("\r")
    lines = [f"{count:>12,}  {what}" for what, count in sorted(counts.items())]
    lines.append(f"{chosen.histories:>12,}  histories in {time.monotonic() - begun:.0f} s")
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
