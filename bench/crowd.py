"""A crowd for the server's bench: one process, raw sockets, hundreds of tables and thousands of open streams.

Each table has its players, who decide by chance as soon as they are asked, and further streams that only watch. Moves
are sent at a steady rate, or as fast as the tables allow. A move's *ack* is the time from sending it to its answer, its
*pushes* the times from sending it to each stream's news of it.
"""

from __future__ import annotations

import asyncio
import random
from collections import deque
from typing import Any

import msgspec
import uvloop
from msgspec import Struct

from bench.meter import PING, TEXT, Crowd, Orders, conduct, frames, now, upgrade

COOKIE = "__Host-antilles"
TOGETHER = 32
"""Tables that are made side by side."""


class Seen(Struct):
    asked: int | None
    moves: list[str]
    status: str


class News(Struct):
    version: int
    sight: Seen | None = None


read_news = msgspec.json.Decoder(News).decode


class Http(asyncio.Protocol):
    """One kept-alive connection with one request at a time."""

    def __init__(self) -> None:
        self.buffer = b""
        self.answered: asyncio.Future[tuple[int, bytes, bytes]] | None = None
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        if self.answered is not None and not self.answered.done():
            self.answered.set_exception(exc or ConnectionResetError())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        head, blank, body = self.buffer.partition(b"\r\n\r\n")
        if not blank:
            return
        start = head.index(b"content-length: ") + 16
        end = head.find(b"\r\n", start)
        if len(body) >= int(head[start : end if end > 0 else None]):
            self.buffer = b""
            if self.answered is not None and not self.answered.done():
                self.answered.set_result((int(head[9:12]), head, body))

    async def ask(self, method: str, path: str, cookie: str, body: bytes = b"") -> tuple[int, bytes, bytes]:
        self.answered = asyncio.get_running_loop().create_future()
        self.transport.write(
            f"{method} {path} HTTP/1.1\r\nhost: bench\r\ncookie: {COOKIE}={cookie}\r\n"
            f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n".encode()
            + body
        )
        return await self.answered


class Stream(asyncio.Protocol):
    """One open stream: it notes when news came, and tells its player when they are asked."""

    def __init__(self, crowd: Players, table: Table, seat: int | None, request: bytes) -> None:
        self.crowd = crowd
        self.table = table
        self.seat = seat
        self.request = request
        self.buffer = bytearray()
        self.open = asyncio.get_running_loop().create_future()
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(exc or ConnectionResetError())
        if not self.table.over:
            self.crowd.lost += 1

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.open.done():
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            self.open.set_result(int(buffer[9:12]))
            del buffer[: end + 4]
        for kind, content in frames(buffer):
            if kind == TEXT:
                self.hear(content)
            elif kind == PING:
                self.transport.write(bytes([0x8A, 0x80 | len(content)]) + b"\0\0\0\0" + content)

    def hear(self, frame: bytes) -> None:
        moment = now()
        if self.seat is None:
            version = int(frame[11 : frame.index(b",", 11)])
        else:
            news = read_news(frame)
            version = news.version
            if news.sight is not None:
                self.table.told(self.seat, news.sight)
        self.crowd.heard(self.table, version, moment)


class Table:
    __slots__ = (
        "answered",
        "asked",
        "cookies",
        "count",
        "crowd",
        "early",
        "id",
        "made",
        "number",
        "over",
        "ready",
        "streams",
    )

    def __init__(self, crowd: Players, number: int, table: str, cookies: list[str]) -> None:
        self.crowd = crowd
        self.number = number
        self.id = table
        self.cookies = cookies
        self.asked: dict[int, tuple[int, list[str]]] = {}
        self.answered: dict[int, int] = {}
        """The last decision that each seat has answered: older news must not ask it again."""
        self.made: dict[int, float] = {}
        self.early: dict[int, list[float]] = {}
        """News that came before the answer to the move itself."""
        self.streams: list[Stream] = []
        self.ready = False
        self.over = False
        self.count = 0

    def told(self, seat: int, seen: Seen) -> None:
        if seen.status == "over":
            if not self.over:
                self.over = True
                self.crowd.ready.append(self)
        elif seen.asked is None:
            self.asked.pop(seat, None)
        elif self.answered.get(seat) != seen.asked:
            self.asked[seat] = (seen.asked, seen.moves)
            if not self.ready:
                self.ready = True
                self.crowd.ready.append(self)


class Players(Crowd):
    def __init__(self, orders: Orders) -> None:
        super().__init__(orders)
        self.rng = random.Random(1)
        self.ready: list[Table] = []
        self.free: deque[Http] = deque()
        self.tables: list[Table] = []

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        for _ in range(self.orders.tables):  # each table has one for its players' moves, as boardgame.io's have
            _, one = await loop.create_connection(Http, "127.0.0.1", self.orders.port)
            self.free.append(one)
        self.guests = [await self.guest(self.free[0], f"P{number}") for number in range(8)]
        count = self.orders.tables
        for start in range(0, count, TOGETHER):
            await asyncio.gather(*[self.add_table(number) for number in range(start, min(count, start + TOGETHER))])

    async def guest(self, one: Http, name: str) -> str:
        status, head, _ = await one.ask("POST", "/api/guests", "", msgspec.json.encode({"name": name}))
        assert status == 201, head
        mark = f"{COOKIE}=".encode()
        return head.split(mark)[1].split(b";")[0].decode()

    async def add_table(self, number: int, one: Http | None = None) -> Table:
        game = self.orders.games[number % len(self.orders.games)]
        seats = self.orders.seats
        mine = self.guests[number % 8]
        others = [self.guests[(number + seat) % 8] for seat in range(1, seats)]
        one = one or self.free.popleft()
        try:
            body = {"game": game, "seats": [{"kind": "me"}, *[{"kind": "open"} for _ in others]]}
            status, _, answer = await one.ask("POST", "/api/tables", mine, msgspec.json.encode(body))
            assert status == 201, answer
            made = msgspec.json.decode(answer)
            for cookie, invite in zip(others, made["invites"], strict=True):
                token = msgspec.json.encode({"token": invite["token"]})
                status, _, answer = await one.ask("POST", "/api/invites", cookie, token)
                assert status == 201, answer
        finally:
            self.free.append(one)
        table = Table(self, number, made["table"], [mine, *others])
        self.tables.append(table)
        watchers = self.orders.streams // self.orders.tables - seats
        await asyncio.gather(*[
            self.listen(table, seat) for seat in [*range(seats), *[None for _ in range(watchers)]]
        ])  # fmt: skip
        return table

    async def listen(self, table: Table, seat: int | None) -> None:
        which = "" if seat is None else f"?seat={seat}"
        cookie = "" if seat is None else f"cookie: {COOKIE}={table.cookies[seat]}\r\n"
        request = upgrade(f"/api/tables/{table.id}/stream{which}", cookie)
        loop = asyncio.get_running_loop()
        _, stream = await loop.create_connection(
            lambda: Stream(self, table, seat, request), "127.0.0.1", self.orders.port
        )
        table.streams.append(stream)
        assert await stream.open == 101

    def heard(self, table: Table, version: int, moment: float) -> None:
        if self.measuring:
            sent = table.made.get(version)
            if sent is not None:
                self.pushes.append(moment - sent)
            else:
                table.early.setdefault(version, []).append(moment)

    async def play(self, rate: float, seconds: float) -> None:
        begun = now()
        sent = 0
        while (passed := now() - begun) < seconds:
            due = int(rate * passed) - sent if rate else len(self.free)
            while due > 0 and self.free and self.ready:
                due -= 1
                sent += 1
                self.send(self.pick())
            await asyncio.sleep(0.001)

    def pick(self) -> Table:
        """Any table that waits for a move: so that games drift apart and do not all end together."""
        index = self.rng.randrange(len(self.ready))
        self.ready[index], self.ready[-1] = self.ready[-1], self.ready[index]
        return self.ready.pop()

    def send(self, table: Table) -> None:
        table.ready = False
        if table.over:
            self.finished += 1
            self.leave(table)
            self.begin(self.add_table(table.number, self.free.popleft()))
            return
        if not table.asked:
            return
        seat, (asked, moves) = table.asked.popitem()
        if table.asked:
            table.ready = True
            self.ready.append(table)
        table.answered[seat] = asked
        self.begin(self.move(self.free.popleft(), table, seat, asked, self.rng.choice(moves)))

    def leave(self, table: Table) -> None:
        """Its game is over; a new table of the same game takes its place."""
        self.tables.remove(table)
        for stream in table.streams:
            stream.transport.close()

    async def move(self, one: Http, table: Table, seat: int, asked: int, move: str) -> None:
        table.count += 1
        body = msgspec.json.encode({"seat": seat, "asked": asked, "moves": [move], "request": f"b{table.count}"})
        begun = now()
        status, _, answer = await one.ask("POST", f"/api/tables/{table.id}/moves", table.cookies[seat], body)
        self.free.append(one)
        if status == 200:
            version = msgspec.json.decode(answer)["version"]
            table.made[version] = begun
            early = table.early.pop(version, [])
            if self.measuring:
                self.acks.append(now() - begun)
                self.pushes += [moment - begun for moment in early]
        else:
            self.refused[status] = self.refused.get(status, 0) + 1
            if status == 503:
                table.asked[seat] = (asked, [move])
                if not table.ready:
                    table.ready = True
                    asyncio.get_running_loop().call_later(0.5, self.ready.append, table)


if __name__ == "__main__":
    uvloop.run(conduct(Players))
