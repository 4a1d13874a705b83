"""A storm: thousands of streams come back at once, while people at other tables go on playing.

    .venv/bin/python bench/storm.py [--streams 2000] [--tables 50] [--seconds 15]

The server is one process on SQLite. Players at a table each make moves at a steady rate over their own connections;
after a calm stretch all streams are opened in the same moment. Printed are the answers to moves before and during the
storm, and how long the streams took to be open.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import resource
import tempfile
import time
from pathlib import Path

import uvloop

from bench.crowd import Http
from bench.server import antilles

RATE = 100.0
"""Moves a second, all tables together."""


class Waiting(asyncio.Protocol):
    """A stream that notes when its first frame came."""

    def __init__(self, request: bytes) -> None:
        self.request = request
        self.opened: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self.size = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        transport.write(self.request)  # type: ignore[attr-defined]

    def data_received(self, data: bytes) -> None:
        self.size += len(data)
        if not self.opened.done() and b'"sight"' in data:
            self.opened.set_result(time.perf_counter())

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionResetError())


async def connect(port: int) -> Http:
    _, http = await asyncio.get_running_loop().create_connection(Http, "127.0.0.1", port)
    return http


async def guest(http: Http) -> str:
    _, head, _ = await http.ask("POST", "/api/guests", "", b'{"name":"Ana"}')
    start = head.index(b"__Host-antilles=") + 16
    return head[start : head.index(b";", start)].decode()


class Table:
    """Two seats of one person, who moves whenever asked."""

    def __init__(self, http: Http, cookie: str, table: str) -> None:
        self.http, self.cookie, self.table = http, cookie, table
        self.count = 0

    async def move(self) -> float:
        for seat in (0, 1):
            _, _, body = await self.http.ask("GET", f"/api/tables/{self.table}?seat={seat}", self.cookie)
            sight = json.loads(body)
            if sight["asked"] is not None:
                self.count += 1
                sent = {"seat": seat, "asked": sight["asked"], "moves": sight["moves"][:1], "request": f"s{self.count}"}
                begun = time.perf_counter()
                status, _, _ = await self.http.ask(
                    "POST", f"/api/tables/{self.table}/moves", self.cookie, json.dumps(sent).encode()
                )
                assert status in (200, 409), status
                return time.perf_counter() - begun
        return 0.0


async def play(tables: list[Table], waits: list[tuple[float, float]], stop: asyncio.Event) -> None:
    """Moves at a steady rate: who is late does not wait for who is not."""

    async def at(table: Table) -> None:
        while not stop.is_set():
            begun = time.perf_counter()
            took = await table.move()
            if took:
                waits.append((begun, took))
            await asyncio.sleep(max(0.0, len(tables) / RATE - (time.perf_counter() - begun)))

    await asyncio.gather(*[at(table) for table in tables])


def percentiles(waits: list[float]) -> str:
    ordered = sorted(waits)
    if not ordered:
        return "none"
    cells = [
        f"p{share} {1000 * ordered[min(len(ordered) - 1, len(ordered) * share // 100)]:.0f} ms" for share in (50, 99)
    ]
    return ", ".join([*cells, f"slowest {1000 * ordered[-1]:.0f} ms", f"{len(ordered)} moves"])


async def storm(port: int, streams: int, tables: int, seconds: float) -> None:
    first = await connect(port)
    cookie = await guest(first)
    seats = [{"kind": "me"}, {"kind": "me"}]
    made: list[Table] = []
    for _ in range(tables):
        _, _, body = await first.ask(
            "POST", "/api/tables", cookie, json.dumps({"game": "santiago_de_cuba", "seats": seats}).encode()
        )
        made.append(Table(await connect(port), cookie, json.loads(body)["table"]))
    waits: list[tuple[float, float]] = []
    stop = asyncio.Event()
    playing = asyncio.create_task(play(made, waits, stop))
    await asyncio.sleep(seconds / 3)
    begun = time.perf_counter()
    loop = asyncio.get_running_loop()
    coming = []
    for number in range(streams):
        key = base64.b64encode(os.urandom(16)).decode()
        request = (
            f"GET /api/tables/{made[number % tables].table}/stream HTTP/1.1\r\nhost: bench\r\n"
            f"cookie: __Host-antilles={cookie}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
            f"sec-websocket-key: {key}\r\nsec-websocket-version: 13\r\n\r\n"
        ).encode()
        coming.append(loop.create_connection(lambda request=request: Waiting(request), "127.0.0.1", port))  # type: ignore[misc]
    opened = await asyncio.gather(*coming)
    last = max(await asyncio.gather(*[protocol.opened for _, protocol in opened]))
    await asyncio.sleep(1.0)
    stop.set()
    await playing
    print(f"calm:  {percentiles([took for at, took in waits if at + took < begun])}")
    print(f"storm: {percentiles([took for at, took in waits if at + took >= begun and at <= last])}")
    print(f"{streams} streams open after {last - begun:.1f} s; load {os.getloadavg()[0]:.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--streams", type=int, default=2000)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=15.0)
    asked = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 20_000), hard))
    with tempfile.TemporaryDirectory() as folder, antilles(Path(folder)) as (_, port):
        uvloop.run(storm(port, asked.streams, asked.tables, asked.seconds))


if __name__ == "__main__":
    main()
