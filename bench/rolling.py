"""A rolling restart under load: what people at tables notice when the workers are replaced one after the other.

    .venv/bin/python -m bench.rolling [--workers 2] [--tables 60] [--rate 150]

Each table has two players, who move at a steady rate over connections of their own, and a stream for each seat. Whoever
loses a connection makes another one and asks again with the same request id, as the page does. After a calm stretch the
server is told to replace its workers (SIGHUP). Printed are the longest waits for the answer to a move and for a stream
to tell the table again, before and during the restart, and whether anything that was acknowledged is missing.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import tempfile
import time
from pathlib import Path
from typing import Any

import asyncpg
import uvloop

from bench.crowd import COOKIE, Http
from bench.meter import TEXT, frames, upgrade
from bench.scaling import REDIS
from bench.server import antilles, database, family
from bench.storm import percentiles

now = time.perf_counter


class Stream(asyncio.Protocol):
    """Notes when the table was told, and when the connection went away."""

    def __init__(self, request: bytes) -> None:
        self.request = request
        self.buffer = bytearray()
        self.head = True
        self.told: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if self.head:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            self.head = False
            del self.buffer[: end + 4]
        for kind, content in frames(self.buffer):
            if kind == TEXT and b'"sight"' in content and not self.told.done():
                self.told.set_result(None)

    def connection_lost(self, exc: Exception | None) -> None:
        for future in (self.told, self.gone):
            if not future.done():
                future.set_result(None)


class Player:
    """Both seats of one table."""

    def __init__(self, port: int, cookie: str, table: str) -> None:
        self.port, self.cookie, self.table = port, cookie, table
        self.http: Http | None = None
        self.count = 0
        self.acked: dict[str, int] = {}
        self.waits: list[tuple[float, float]] = []
        self.blind: list[tuple[float, float]] = []
        self.rng = random.Random(table)

    async def ask(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        """Until somebody answers; a lost connection is made again."""
        while True:
            try:
                if self.http is None or self.http.transport.is_closing():
                    loop = asyncio.get_running_loop()
                    _, self.http = await loop.create_connection(Http, "127.0.0.1", self.port)
                status, _, answer = await self.http.ask(method, path, self.cookie, body)
            except OSError:
                self.http = None
                await asyncio.sleep(0.02)
                continue
            if status != 503:
                return status, answer
            await asyncio.sleep(0.1)

    async def play(self, pause: float, stop: asyncio.Event) -> None:
        while not stop.is_set():
            begun = now()
            await self.move()
            await asyncio.sleep(max(0.0, pause - (now() - begun)))

    async def move(self) -> None:
        for seat in (0, 1):
            _, body = await self.ask("GET", f"/api/tables/{self.table}?seat={seat}")
            sight = json.loads(body)
            if sight["asked"] is not None:
                self.count += 1
                request = f"r{self.count}"
                move = {"seat": seat, "asked": sight["asked"], "moves": [self.rng.choice(sight["moves"])]}
                begun = now()
                status, answer = await self.ask(
                    "POST", f"/api/tables/{self.table}/moves", json.dumps({**move, "request": request}).encode()
                )
                self.waits.append((begun, now() - begun))
                assert status == 200, answer
                self.acked[request] = json.loads(answer)["version"]
                return

    async def listen(self, seat: int, stop: asyncio.Event) -> None:
        """A stream that is opened again whenever it ends; how long the page was blind each time."""
        request = upgrade(f"/api/tables/{self.table}/stream?seat={seat}", f"cookie: {COOKIE}={self.cookie}\r\n")
        lost = now()
        while not stop.is_set():
            try:
                loop = asyncio.get_running_loop()
                _, stream = await loop.create_connection(lambda: Stream(request), "127.0.0.1", self.port)
            except OSError:
                await asyncio.sleep(0.02)
                continue
            await stream.told
            if not stream.gone.done():
                self.blind.append((lost, now() - lost))
            while not stream.gone.done() and not stop.is_set():
                await asyncio.wait({stream.gone}, timeout=0.2)
            lost = now()
            await asyncio.sleep(self.rng.uniform(0.0, 0.25))  # as the page does, so that not all come at once


async def workers(pid: int) -> set[int]:
    return {one for one in family(pid)[1:] if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()}


async def restart(port: int, pid: int, url: str, tables: int, rate: float, count: int) -> None:
    _, first = await asyncio.get_running_loop().create_connection(Http, "127.0.0.1", port)
    _, head, _ = await first.ask("POST", "/api/guests", "", b'{"name":"Ana"}')
    cookie = head.split(f"{COOKIE}=".encode())[1].split(b";")[0].decode()
    players: list[Player] = []
    for _ in range(tables):
        order = {"game": "santiago_de_cuba", "seats": [{"kind": "me"}, {"kind": "me"}]}
        _, _, body = await first.ask("POST", "/api/tables", cookie, json.dumps(order).encode())
        players.append(Player(port, cookie, json.loads(body)["table"]))
    stop = asyncio.Event()
    playing = [asyncio.ensure_future(player.play(tables / rate, stop)) for player in players]
    playing += [asyncio.ensure_future(player.listen(seat, stop)) for player in players for seat in (0, 1)]
    await asyncio.sleep(5.0)
    before, begun = await workers(pid), now()
    os.kill(pid, signal.SIGHUP)
    while True:
        await asyncio.sleep(0.2)
        with_new = await workers(pid)
        if not before & with_new and len(with_new) == count:
            break
    lasted = now() - begun
    await asyncio.sleep(2.0)
    stop.set()
    await asyncio.gather(*playing)
    for name, early in (("calm", True), ("restart", False)):
        waits = [took for player in players for at, took in player.waits if (at + took < begun) == early]
        blind = [took for player in players for at, took in player.blind if (at + took < begun) == early]
        print(f"{name}: moves {percentiles(waits)}; streams {percentiles(blind).replace('moves', 'openings')}")
    connection = await asyncpg.connect(url)
    lost = 0
    for player in players:
        rows = await connection.fetch(
            "SELECT version, request FROM log WHERE table_id = $1 ORDER BY version", player.table
        )
        assert [row["version"] for row in rows] == list(range(1, len(rows) + 1))
        stored = {(row["request"] or "").partition(":")[2]: row["version"] for row in rows}
        lost += sum(1 for request, version in player.acked.items() if stored.get(request) != version)
    await connection.close()
    acked = sum(len(player.acked) for player in players)
    print(f"{count} workers replaced in {lasted:.1f} s; {acked} moves acknowledged, {lost} lost")
    print(f"load {os.getloadavg()[0]:.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--rate", type=float, default=150.0, help="moves a second, all tables together")
    asked = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 20_000), hard))
    with tempfile.TemporaryDirectory() as name, database("postgresql", Path(name)) as flags:
        more = ("--workers", str(asked.workers), "--redis", REDIS)
        with antilles(Path(name), *flags, *more) as (process, port):
            url = flags[flags.index("--database") + 1]
            uvloop.run(restart(port, process.pid, url, asked.tables, asked.rate, asked.workers))


if __name__ == "__main__":
    main()
