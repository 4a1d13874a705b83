"""Exactly one notice a turn: simulated with failing receivers and dying processes, and through real sockets."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from antilles.server.notices.delivering import NotDelivered, Unreachable, check_url, public_addresses
from antilles.server.notices.sender import Sender, after_quiet_hours
from antilles.server.notices.shapes import Call, Letter, mail, plain, post
from antilles.server.settings import Settings
from antilles.server.store import Store, open_store, sqlite
from antilles.server.store.appending import Appending, Result
from antilles.server.store.base import Summary
from antilles.server.store.outbox import LEASE, Batch, Channel, Outbox, Waiting, call, withdraw
from antilles.server.tables.clock import now
from antilles.server.tables.entry import Entry, Head, Said
from tests.selection import COMPLETE
from tests.server.elsewhere import postgres_url
from tests.server.kit import Place, Player, played, until

TURNS = 100_000 if COMPLETE else 2_000
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
        self.calm = False
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
            for kind in ("mail", "ntfy"):
                values = (f"{kind}{number}", f"p{number}", kind, "x", "en", "", 0, 0, "on", 0, "")
                assert await outbox.add(Channel(*values), self.now)
                self.taken[values[0]] = {}

    async def true(self, turn: Waiting, person: str) -> bool:
        return self.turn[turn.table] == (person, turn.version)

    async def deliver(self, channel: Channel, letter: Letter) -> None:
        fate = 1.0 if self.calm else self.luck.random()
        if fate < 0.3:
            raise NotDelivered("away", final=False)
        if fate < 0.4:
            raise Killed
        told = self.taken[channel.id].setdefault(letter.key, set())
        for told_of in letter.calls:
            person, version = self.turn[told_of.table]
            assert person == channel.person, "told of a turn that was made meanwhile"
            told.add((told_of.table, version))
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
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self.store.append(Appending(table, new, also, done.set_result))
        assert await done == "stored"

    async def send(self) -> None:
        sender = self.luck.randrange(PROCESSES)
        try:
            await self.senders[sender].send_all()
        except Killed:
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
                told = [name for name, turns in self.taken[f"{kind}{person[1:]}"].items() if (table, version) in turns]
                assert len(told) == 1, f"{table} {version} {kind}: told {len(told)} times"
        for messages in self.taken.values():
            every = [turn for turns in messages.values() for turn in turns]
            assert len(every) == len(set(every)), "somebody was told twice"


async def simulated(url: str, turns: int, seed: int, kind: type[Sender] = Sender) -> World:
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
        return world
    finally:
        await store.close()


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process really dies here: what is written need not be flushed."""
    monkeypatch.setattr(sqlite, "SYNCHRONOUS", "OFF")


def test_nobody_is_called_twice_or_not_at_all(tmp_path: Path) -> None:
    world = asyncio.run(simulated(f"sqlite:///{tmp_path}/a.db", TURNS, 7))
    assert sum(len(messages) for messages in world.taken.values()) > TURNS / 20


def test_the_same_on_postgresql() -> None:
    asyncio.run(simulated(postgres_url(), TURNS if COMPLETE else 200, 8))


class Forgetful(Sender):
    """Writes down that it has sent before it has."""

    async def send(self, batch: Batch) -> None:
        await self.outbox.sent(batch, self._clock())
        await super().send(batch)


class Renaming(Sender):
    """Gives a message another name each time."""

    def letter(
        self, channel: Channel, key: str, calls: list[Call], confirm: bool = False, test: bool = False
    ) -> Letter:
        return super().letter(channel, secrets.token_hex(8), calls, confirm, test)


class Unasking(Sender):
    """Does not look whether it is still true."""

    def __init__(self, *given: Any) -> None:
        async def true(turn: Waiting, person: str) -> bool:
            return True

        super().__init__(*given[:-1], true)

    async def send(self, batch: Batch) -> None:
        world: World = self.deliver.__self__  # type: ignore[attr-defined]
        await world.move()  # what moves between taking and sending
        await super().send(batch)


@pytest.mark.parametrize("kind", [Forgetful, Renaming, Unasking])
def test_senders_that_are_wrong_are_found_out(kind: type[Sender], tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="told"):
        asyncio.run(simulated(f"sqlite:///{tmp_path}/a.db", 600, 9, kind))


def test_an_entry_that_is_refused_calls_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/a.db")
        world = World(store, 1)
        await world.begin()
        entry = Entry(1, world.now, Said("", "", "one"))
        results: list[str] = []
        for person in ("p0", "p1"):
            done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
            also = [call("table0", person, 0, 1, world.now, None)]
            store.append(Appending("table0", entry, also, done.set_result))
            results.append(await done)
        assert results == ["stored", "conflict"]
        batches = [await Outbox(store).take(world.now + HOUR, after_quiet_hours) for _ in range(3)]
        assert [batch.channel.person for batch in batches if batch is not None] == ["p0", "p0"]
        await store.close()

    asyncio.run(story())


# --- what is sent, and where --------------------------------------------------------------------


def letter(*calls: Call, language: str = "en") -> Letter:
    return Letter("key", list(calls), language, "https://house.example", "c.sig", 0)


CALL = Call("t1", "cuba", "Cuba", ["Bruno", "<!everyone> @here"], 50 * HOUR)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("kind", ["discord", "slack", "ntfy", "matrix"])
def test_a_webhook_mentions_nobody_and_links_to_the_table(kind: Any, language: str) -> None:
    request = post(kind, "https://hooks.example/room?access_token=x", letter(CALL, language=language))
    text = request.body.decode()
    assert "https://house.example/#/t/t1" in text and "Bruno" in text
    assert "<!" not in text and "@here" not in text and "everyone" in text
    assert "notice-" not in text + str(request.headers)
    assert request.headers["Idempotency-Key"] == "key" and (kind != "matrix" or "/key?access_token=x" in request.url)


def test_a_mail_has_one_name_and_one_click_stops_it() -> None:
    message = mail(letter(CALL, CALL), "Antilles <a@house.example>", "ana@example.org")
    assert message["Message-ID"] == "<key@house.example>"
    assert message["List-Unsubscribe"] == "<https://house.example/api/notices/stop/c.sig>"
    assert message["Subject"] == "Your turn at 2 tables" and "2 days left" in message.get_content()


def test_names_are_plain() -> None:
    assert plain("Ana\nBcc: x") == "Ana Bcc: x" and plain("[x](y)") == "x  y"


@pytest.mark.parametrize(
    "url",
    ["ftp://a.example/", "http://a.example/", "https://u:p@a.example/", "https://a.example:22/", "https:///x",
     "https://a.example/ x", "https://é.example/", "https://a.example/#x", "https://a.example:x/"],
)  # fmt: skip
def test_addresses_that_are_none(url: str) -> None:
    with pytest.raises(Unreachable):
        check_url(url, private=False)


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "10.1.2.3", "169.254.169.254", "192.168.0.1", "::1", "::ffff:10.0.0.1", "0.0.0.0",
             "fd00::1", "100.64.0.1", "2130706433", "0x7f.1"]
)  # fmt: skip
def test_nothing_inside_our_own_network_is_asked_unless_the_owner_allows_it(host: str) -> None:
    with pytest.raises(NotDelivered):
        public_addresses(host, 443, private=False)


def test_quiet_hours_are_those_of_the_receiver() -> None:
    values = ("c", "p", "mail", "x", "en", "Europe/Rome", 22, 8, "on", 0, "")
    noon, night = 1_767_265_200_000, 1_767_308_400_000  # 1 January 2026, 12:00 and 24:00 in Rome
    assert after_quiet_hours(Channel(*values), noon) == noon
    assert after_quiet_hours(Channel(*values), night) == night + 8 * HOUR
    assert after_quiet_hours(Channel(*(values[:6] + (0, 0) + values[8:])), night) == night


# --- through real sockets -----------------------------------------------------------------------


@asynccontextmanager
async def receiver(status: int = 200) -> AsyncIterator[tuple[str, list[str]]]:
    """A webhook on this machine, and what it got."""
    got: list[str] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = next(
            int(line.split(":")[1]) for line in head.split("\r\n") if line.lower().startswith("content-length")
        )
        got.append(head + (await reader.readexactly(length)).decode())
        writer.write(f"HTTP/1.1 {status} x\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with server:
        yield f"http://127.0.0.1:{port}/topic", got


@asynccontextmanager
async def mail_server() -> AsyncIterator[tuple[str, list[str]]]:
    """A mail server on this machine, and what it got."""
    got: list[str] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := (await reader.readline()).decode().strip():
            if line == "DATA":
                writer.write(b"354 go on\r\n")
                got.append((await reader.readuntil(b"\r\n.\r\n")).decode())
            writer.write(b"221 bye\r\n" if line == "QUIT" else b"250 fine\r\n")
            if line == "QUIT":
                break
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with server:
        yield f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}", got


def absent(here: Place) -> None:
    """Nobody was seen for a while."""
    here.house.hall.clock = lambda: now() + 120_000


def channel_of(url: str, **more: Any) -> dict[str, Any]:
    return {"kind": "ntfy", "address": url, "quiet_from": 0, "quiet_to": 0, **more}


async def moved(people: list[Player], table: str) -> None:
    """Whoever is asked first makes a move."""
    for seat, player in enumerate(people):
        sight = await player.sight(table, seat)
        if sight["asked"] is not None:
            assert (await player.move(table, seat, sight["asked"], sight["moves"][0])).status_code == 200
            return


def with_two(tmp_path: Path, story: Callable[[Place, list[Player]], Awaitable[None]], **settings: Any) -> None:
    async def whole(here: Place) -> None:
        await story(here, [await here.person("Ana"), await here.person("Bruno")])

    played(tmp_path, whole, private_webhooks=True, **settings)


def test_a_turn_calls_once_and_a_click_stops_it(tmp_path: Path) -> None:
    async def story(here: Place, people: list[Player]) -> None:
        ana, _ = people
        async with receiver() as (url, got):
            made = await ana.post("/api/me/notices", channel_of(url))
            assert made["address"] == url.removesuffix("/topic"), "what follows is a secret"
            await ana.post(f"/api/me/notices/{made['id']}/test")
            assert "this is a test" in got.pop()
            absent(here)
            table = await here.table(people, game="santiago_de_cuba")

            async def called() -> bool:
                await moved([here.nobody(), people[1]][1:] and people, table) if not got else None
                return bool(got)

            await until(called)
            assert len(got) == 1 and f"/#/t/{table}" in got[0] and "Bruno" in got[0]
            stop = here.house.sender.token("stop", made["id"])
            assert (await here.nobody().call("POST", f"/api/notices/stop/{stop[:-1]}x")).status_code == 404
            assert (await here.nobody().call("POST", f"/api/notices/stop/{stop}")).status_code == 200
            assert (await ana.get("/api/me/notices"))["channels"][0]["status"] == "off"

    with_two(tmp_path, story)


def test_a_mail_address_is_asked_first(tmp_path: Path) -> None:
    async def whole() -> None:
        async with mail_server() as (url, got):
            from tests.server.kit import place

            async with place(tmp_path, smtp=url) as here:
                people = [await here.person("Ana"), await here.person("Bruno")]
                ana = people[0]
                wanted = {"kind": "mail", "address": "ana@example.org", "quiet_from": 0, "quiet_to": 0}
                for wrong in ("ana", "ana@x\nBcc: y@z", "a@b,c@d"):
                    answer = await ana.call("POST", "/api/me/notices", wanted | {"address": wrong})
                    assert answer.status_code == 422
                made = await ana.post("/api/me/notices", wanted)
                assert made["status"] == "unconfirmed" and "#/confirm/" in got[0].replace("=\r\n", "")
                token = here.house.sender.token("confirm", made["id"])
                await here.nobody().post(f"/api/notices/confirm/{token}")
                absent(here)
                await here.table(people, days=3)

                async def came() -> bool:
                    return len(got) > 1

                await until(came)
                assert "Your turn: Santo Domingo" in got[1] and len(got) == 2

    asyncio.run(whole())


def test_others_receivers_are_none_of_ones_business_and_private_ones_are_refused(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno = await here.person("Ana"), await here.person("Bruno")
        for url in ("http://127.0.0.1/x", "file:///etc/passwd", "https://user@a.example/"):
            assert (await ana.call("POST", "/api/me/notices", channel_of(url))).status_code == 422
        made = await ana.post("/api/me/notices", channel_of("https://127.0.0.1/x"))
        path = f"/api/me/notices/{made['id']}"
        assert (await ana.call("POST", f"{path}/test")).json()["title"].endswith("private address")
        for method, rest in (("POST", "/test"), ("PATCH", ""), ("DELETE", "")):
            assert (await bruno.call(method, path + rest, {"on": False})).status_code == 404
        assert (await ana.call("PATCH", path, {"on": False, "quiet_from": 1})).json()["status"] == "off"
        for _ in range(4):
            await ana.post("/api/me/notices", channel_of("https://a.example/x"))
        assert (await ana.call("POST", "/api/me/notices", channel_of("https://a.example/x"))).status_code == 409
        assert (await ana.call("DELETE", path)).status_code == 204

    played(tmp_path, story)
