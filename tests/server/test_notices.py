"""Exactly one notice a turn: simulated with failing receivers and dying processes, and through real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import socket
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from antilles.server.notices import delivering, sender as sender_module
from antilles.server.notices.delivering import NotDelivered, Unreachable, check_url, public_addresses
from antilles.server.notices.sender import Sender, after_quiet_hours
from antilles.server.notices.shapes import Call, Letter, is_mail, mail, plain, post
from antilles.server.store import open_store, sqlite
from antilles.server.store.appending import Appending, Result
from antilles.server.store.outbox import DELAY, LEASE, Batch, Channel, Outbox, Waiting, call, people_in
from antilles.server.store.postgres import PostgresStore
from antilles.server.tables.entry import Entry, Said
from tests.selection import COMPLETE
from tests.server.elsewhere import postgres_url
from tests.server.kit import Place, Player, place, played, until
from tests.server.notice_world import HOUR, World, simulated

TURNS = 100_000 if COMPLETE else 1_500


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process really dies here: what is written need not be flushed."""
    monkeypatch.setattr(sqlite, "SYNCHRONOUS", "OFF")


def test_nobody_is_called_twice_or_not_at_all(tmp_path: Path) -> None:
    world = asyncio.run(simulated(f"sqlite:///{tmp_path}/a.db", TURNS, 7))
    assert sum(len(messages) for messages in world.taken.values()) > TURNS / 20


def test_the_same_on_postgresql() -> None:
    asyncio.run(simulated(postgres_url(), TURNS if COMPLETE else 200, 8))


def test_a_store_whose_writer_was_broken_off_closes() -> None:
    """It asked for ever whether the writer had ended, at full speed."""
    url = postgres_url()

    async def story() -> None:
        store = await open_store(url)
        assert isinstance(store, PostgresStore)
        world = World(store, 1)
        await world.begin()
        moving = asyncio.create_task(world.move())
        while not store._writers:
            await asyncio.sleep(0)
        for task in (*store._writers, moving):
            task.cancel()
        async with asyncio.timeout(20):
            await store.close()

    asyncio.run(story())


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

        super().__init__(*given[:-1], true)  # type: ignore[call-arg]

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


@pytest.mark.parametrize("kind", ["discord", "slack", "ntfy", "matrix"])
def test_one_click_stops_every_message_however_long(kind: Any) -> None:
    many = [Call(f"t{number}" * 40, "cuba", "Cuba", ["é" * 40] * 5, None) for number in range(30)]
    for calls in ([CALL], many):
        text = post(kind, "https://hooks.example/room", letter(*calls)).body.decode()
        assert "https://house.example/#/stop/c.sig" in text[-80:]


def test_a_mail_has_one_name_and_one_click_stops_it() -> None:
    """As it travels: a link that is folded and encoded is none to mail programs."""
    stop = f"{'c' * 16}.{'f' * 32}"
    told = Letter("key", [CALL, CALL], "fr", "https://a-house-with-a-name.example", stop, 0)
    link = f"\nList-Unsubscribe: <https://a-house-with-a-name.example/api/notices/stop/{stop}>\n"
    assert link in mail(told, "Antilles <a@house.example>", "ana@example.org").as_string()
    message = mail(letter(CALL, CALL), "Antilles <a@house.example>", "ana@example.org")
    assert message["Message-ID"] == "<key@house.example>"
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
    "host", ["127.0.0.1", "localhost", "10.1.2.3", "169.254.169.254", "192.168.0.1", "::1", "::ffff:10.0.0.1",
             "0.0.0.0", "fd00::1", "100.64.0.1", "2130706433", "0x7f.1", "::127.0.0.1", "fec0::1", "2002:7f00:1::",
             "64:ff9b::10.0.0.1", "64:ff9b:1::7f00:1", "::ffff:0:127.0.0.1", "ff0e::1"]
)  # fmt: skip
def test_nothing_inside_our_own_network_is_asked_unless_the_owner_allows_it(host: str) -> None:
    with pytest.raises(NotDelivered):
        public_addresses(host, 443, private=False)


@pytest.mark.parametrize("host", ["1.1.1.1", "2606:4700:4700::1111", "64:ff9b::1.1.1.1", "2002:101:101::"])
def test_what_everybody_can_reach_is_asked(host: str) -> None:
    assert public_addresses(host, 443, private=False)


@pytest.mark.parametrize(
    "address",
    ["ana@x.org\n", "=?utf-8?q?b=40x.org=2C?=@x.org", "=?x?q?=0d=0aBcc=3a?=@x.org", "all:ana@x.org", "a(b)c@x.org",
     "[a]@x.org", "a..b@x.org", "ana@x..org", "\u00fc@x.org", "a" * 65 + "@x.org", f"a@{'x' * 254}"],
)  # fmt: skip
def test_no_mail_goes_to_anybody_but_one_address(address: str) -> None:
    """A mail program unpacks encoded words and groups, and would send to whoever is in them."""
    assert not is_mail(address)
    assert is_mail("ana.o'neil+games@mail.example.org") and is_mail("a=b@localhost")


def test_quiet_hours_are_those_of_the_receiver() -> None:
    values = ("c", "p", "mail", "x", "en", "Europe/Rome", 22, 8, "on", 0, "")
    noon, night = 1_767_265_200_000, 1_767_308_400_000  # 1 January 2026, 12:00 and 24:00 in Rome
    assert after_quiet_hours(Channel(*values), noon) == noon
    assert after_quiet_hours(Channel(*values), night) == night + 8 * HOUR
    assert after_quiet_hours(Channel(*values[:6], 0, 0, *values[8:]), night) == night


# --- through real sockets -----------------------------------------------------------------------


class Got(list[str]):
    """What a receiver got, as text and as it came."""

    def __init__(self) -> None:
        super().__init__()
        self.raw: list[bytes] = []


@asynccontextmanager
async def receiver(status: int = 200) -> AsyncIterator[tuple[str, Got]]:
    """A webhook or push service on this machine, and what it got."""
    got = Got()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = next(
            int(line.split(":")[1]) for line in head.split("\r\n") if line.lower().startswith("content-length")
        )
        body = await reader.readexactly(length)
        got.raw.append(head.encode() + body)
        got.append(head + body.decode(errors="replace"))
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
        while line := (await reader.readline()).decode().strip().upper():
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


def channel_of(url: str, **more: Any) -> dict[str, Any]:
    return {"kind": "ntfy", "address": url, "quiet_from": 0, "quiet_to": 0, **more}


async def came(got: list[str], number: int) -> bool:
    return len(got) >= number


async def time_passes(here: Place) -> None:
    """What would be sent in the next seconds is sent now."""
    sender = here.house.sender
    right = sender._clock
    sender._clock = lambda: right() + 3 * DELAY
    await sender.send_all()
    sender._clock = right
    await asyncio.gather(*sender._sending)


async def all_asked(table: str, seat: int, player: Player) -> None:
    """Somebody makes all their moves, until another one is asked."""
    while (sight := await player.sight(table, seat))["asked"] is not None:
        assert (await player.move(table, seat, sight["asked"], sight["moves"][0])).status_code == 200


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
            table = await here.table(people, game="santiago_de_cuba")
            for turns in (1, 2):
                await all_asked(table, 1, people[1])
                if turns == 1:  # by itself
                    await until(lambda: came(got, 1))
                else:
                    await time_passes(here)
                assert len(got) == turns and f"/#/t/{table}" in got[0] and "Bruno" in got[0]
                await all_asked(table, 0, ana)
            await all_asked(table, 1, people[1])
            await all_asked(table, 0, ana)
            await time_passes(here)
            assert len(got) == 2, "told of a turn that was made at once"
            stop = here.house.sender.token("stop", made["id"])
            assert (await here.nobody().call("POST", f"/api/notices/stop/{stop[:-1]}x")).status_code == 404
            assert (await here.nobody().call("POST", f"/api/notices/stop/{stop}")).status_code == 200
            assert (await ana.get("/api/me/notices"))["channels"][0]["status"] == "off"

    with_two(tmp_path, story)


def test_a_mail_address_is_asked_first(tmp_path: Path) -> None:
    async def whole() -> None:
        async with mail_server() as (url, got), place(tmp_path, smtp=url) as here:
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
            again = await ana.post("/api/me/notices", wanted | {"quiet_to": 1})
            assert again["id"] == made["id"] and again["status"] == "on" and len(got) == 1, "asked once is enough"
            await ana.post("/api/me/notices", wanted)
            await here.table(people, days=3)

            await until(lambda: came(got, 2))
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
        for number in (1, 1, 2, 3, 4):
            await ana.post("/api/me/notices", channel_of(f"https://a.example/{number}"))
        assert (await ana.call("POST", "/api/me/notices", channel_of("https://a.example/x"))).status_code == 409
        assert (await ana.call("DELETE", path)).status_code == 204

    played(tmp_path, story)


def test_a_mailbox_is_asked_three_times_a_day_however_many_ask(tmp_path: Path) -> None:
    async def whole() -> None:
        async with mail_server() as (url, got), place(tmp_path, smtp=url, rate=1.0) as here:
            people = [await here.person(name) for name in ("Ana", "Bruno", "Carla", "Dora")]
            codes = []
            for number, one in enumerate(people):
                letters = "victim@example.org" if number % 2 else "Victim@Example.org"
                answer = await one.call("POST", "/api/me/notices", {"kind": "mail", "address": letters})
                codes.append(answer.status_code)
            assert codes == [201, 201, 201, 429] and len(got) == 3
            assert (await people[3].get("/api/me/notices"))["channels"] == []
            mine = (await people[0].get("/api/me/notices"))["channels"][0]["id"]
            assert (await people[0].call("POST", f"/api/me/notices/{mine}/test")).status_code == 429

    asyncio.run(whole())


@asynccontextmanager
async def dripping() -> AsyncIterator[str]:
    """A receiver that answers a byte at a time, and never ends."""

    async def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError), contextlib.closing(writer):
            writer.write(b"HTTP/1.1 200 x\r\nx-a: ")
            while True:
                writer.write(b"a")
                await writer.drain()
                await asyncio.sleep(0.02)

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/x"
    finally:
        server.close()


def test_a_receiver_that_answers_drop_by_drop_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivering, "LONGEST", 0.5)

    async def story(here: Place, people: list[Player]) -> None:
        async with dripping() as slow, receiver() as (url, got):
            made = [await one.post("/api/me/notices", channel_of(slow)) for one in people]
            asked = [
                one.call("POST", f"/api/me/notices/{mine['id']}/test")
                for one, mine in zip(people, made, strict=True)
                for _ in range(3)
            ]
            codes = sorted([answer.status_code for answer in await asyncio.wait_for(asyncio.gather(*asked), 20)])
            assert codes == [422, 422, 422, 422, 503, 503], "a few wait for it, further ones come later"
            await people[0].post("/api/me/notices", channel_of(url))
            await here.table(people, days=3)
            await until(lambda: came(got, 1))

    with_two(tmp_path, story)


@contextlib.contextmanager
def talking(answer: Callable[[socket.socket], None]) -> Iterator[int]:
    """A port of this machine behind which somebody answers one caller."""
    with socket.create_server(("127.0.0.1", 0)) as door:

        def wait() -> None:
            with contextlib.suppress(OSError), door.accept()[0] as caller:
                answer(caller)

        waiting = threading.Thread(target=wait, daemon=True)
        waiting.start()
        yield door.getsockname()[1]
        waiting.join(5)


def mailing(last: bytes, pause: float = 0) -> Callable[[socket.socket], None]:
    """A mail server that takes what it is given and parts with these words; or answers so slowly that no end comes."""

    def answer(caller: socket.socket) -> None:
        lines = caller.makefile("rb")

        def say(text: bytes) -> None:
            for letter in text if pause else ():
                caller.send(bytes([letter]))
                time.sleep(pause)
            caller.sendall(b"" if pause else text)

        say(b"220 here\r\n")
        while line := lines.readline().strip().upper():
            if line == b"DATA":
                say(b"354 go on\r\n")
                while lines.readline().strip() != b".":
                    pass
            elif line == b"QUIT":
                say(last)
                return
            say(b"250 fine\r\n")

    return answer


@pytest.mark.parametrize("last", [b"421 closing\r\n", b"500 what\r\n", b"", b"no words\r\n"])
def test_a_mail_that_was_taken_was_sent_however_the_server_parts(last: bytes) -> None:
    """It would be sent once more, and its reader be told twice."""
    with talking(mailing(last)) as port:
        delivering.send_mail(mail(letter(CALL), "house@example.org", "ana@example.org"), f"smtp://127.0.0.1:{port}")


def test_a_mail_server_that_answers_drop_by_drop_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivering, "LONGEST_MAIL", 0.5)
    begun = time.monotonic()
    with talking(mailing(b"", pause=0.05)) as port, pytest.raises(NotDelivered):
        delivering.send_mail(mail(letter(CALL), "house@example.org", "ana@example.org"), f"smtp://127.0.0.1:{port}")
    assert time.monotonic() - begun < 3


def test_whoever_still_sends_is_not_taken_for_dead_and_whoever_died_is_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender_module, "RENEW", 0.02)

    async def story() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/a.db")
        world, over, told = World(store, 1), asyncio.Event(), asyncio.Event()
        await world.begin()

        async def slow(channel: Channel, letter: Letter) -> None:
            told.set()
            await over.wait()

        while not any(person for person, _ in world.turn.values()):
            await world.move()
        world.now += HOUR
        first, second = world.senders[:2]
        first.deliver = slow
        batch = await first.outbox.take(world.now, after_quiet_hours)
        assert batch is not None
        sending = asyncio.create_task(first.send(batch))
        await told.wait()
        for _ in range(4):
            world.now += LEASE * 3 // 4
            await asyncio.sleep(0.3)
            other = await second.outbox.take(world.now, after_quiet_hours)
            assert other is None or other.name != batch.name, "two processes would send it"
        sending.cancel()  # it dies
        await asyncio.gather(sending, return_exceptions=True)
        third = world.process()
        got: list[str] = []

        async def take(channel: Channel, letter: Letter) -> None:
            got.append(letter.key)

        third.deliver = take
        await third.start()  # what a dead process held goes out at once where no other can hold it

        async def sent() -> bool:
            return batch.name in got

        await until(sent, 30)
        await third.close()
        await store.close()

    asyncio.run(story())


def test_a_receiver_that_said_yes_has_taken_it() -> None:
    def cut(caller: socket.socket) -> None:
        caller.recv(100_000)
        caller.sendall(b"HTTP/1.1 200 x\r\nTransfer-Encoding: chunked\r\n\r\nhalf")

    with talking(cut) as port:
        delivering.send_post(post("ntfy", f"http://127.0.0.1:{port}/x", letter(CALL)), private=True)


def test_bots_are_not_among_those_with_whom_one_plays() -> None:
    assert people_in('[["Ana", "Celia 3", ""], ["", "deckhand", ""]]') == ["Ana", "", ""]


def test_an_invitation_by_name_calls_once_and_is_withdrawn_with_the_seat(tmp_path: Path) -> None:
    async def story(here: Place, people: list[Player]) -> None:
        ana, bruno = people
        carla = await here.person("Carla")
        for friend in (bruno, carla):
            token = (await ana.post("/api/me/friends/links", {"once": True}))["token"]
            assert (await friend.call("POST", "/api/friends", {"token": token})).status_code == 204
        ids = {one["name"]: one["id"] for one in (await ana.get("/api/me/friends"))["friends"]}
        async with receiver() as (url, got):
            await bruno.post("/api/me/notices", channel_of(url))
            body = {"game": "santiago_de_cuba", "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "private"}
            table = (await ana.post("/api/tables", body))["table"]
            path = f"/api/tables/{table}/invited"
            await ana.post(path, {"seat": 1, "friend": ids["Bruno"]})
            await until(lambda: came(got, 1))
            assert "Ana" in got[0] and "Santiago de Cuba" in got[0] and f"/#/t/{table}" not in got[0]
            assert (await ana.call("DELETE", f"{path}/{ids['Bruno']}")).status_code == 204
            await ana.post(path, {"seat": 1, "friend": ids["Bruno"]})
            await time_passes(here)
            assert len(got) == 1, "of one table nobody is told twice"

            other = (await ana.post("/api/tables", body))["table"]
            token = (await ana.post(f"/api/tables/{other}/invites", {"seat": 1}))["token"]
            await ana.post(f"/api/tables/{other}/invited", {"seat": 1, "friend": ids["Bruno"]})
            await carla.post("/api/invites", {"token": token})
            declined = (await ana.post("/api/tables", body))["table"]
            await ana.post(f"/api/tables/{declined}/invited", {"seat": 1, "friend": ids["Bruno"]})
            answer = await bruno.call("POST", f"/api/tables/{declined}/invited/answers", {"accept": False})
            assert answer.status_code == 200
            await time_passes(here)
            assert len(got) == 1, "the seat was taken; the other invitation was answered at once"

            await bruno.call("POST", f"/api/tables/{table}/invited/answers", {"accept": True})
            await all_asked(table, 0, ana)
            await until(lambda: came(got, 2))
            assert "Your turn" in got[1] and f"/#/t/{table}" in got[1]

    with_two(tmp_path, story)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_invitations_and_turns_are_told_apart(language: str) -> None:
    asked = Call("t2", "cuba", "Cuba", ["Ana"], None, "Ana")
    alone, many = letter(asked, language=language), letter(asked, asked, language=language)
    for told in (alone, many, letter(asked, CALL, language=language)):
        text = (
            mail(told, "a@house.example", "b@example.org").as_string() + post("ntfy", "https://x", told).body.decode()
        )
        assert "notice-" not in text
    said = {mail(told, "a@b.example", "b@b.example")["Subject"] for told in (alone, many, letter(CALL))}
    assert len(said) == 3 and "https://house.example/#/\n" in mail(alone, "a", "b@b.example").get_content()
