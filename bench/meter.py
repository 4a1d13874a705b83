"""What the crowds of the server's bench have in common: orders, WebSocket frames, the clock and what is made of it.

A crowd reads its orders as JSON from standard input, opens its tables, says "ready", and plays one run a line that it
is sent. What it measured in a run it writes as JSON to standard output.
"""

from __future__ import annotations

import asyncio
import base64
import os
import resource
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

TEXT = 0x81
PING = 0x89
now = time.perf_counter


class Orders(Struct, kw_only=True):
    port: int
    games: list[str]
    tables: int
    streams: int
    """All open streams; each table has one of each player, the others watch."""
    seats: int = 2
    rates: list[float]
    """Moves a second for each run; 0 is as fast as the tables allow."""
    seconds: float
    warm: float = 3.0


class Crowd:
    """Acks and pushes of one run after the other."""

    def __init__(self, orders: Orders) -> None:
        self.orders = orders
        self.acks: list[float] = []
        self.pushes: list[float] = []
        self.refused: dict[int, int] = {}
        self.measuring = False
        self.finished = 0
        self.lost = 0
        """Streams that the server closed."""
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Make the tables and listen."""
        raise NotImplementedError

    async def play(self, rate: float, seconds: float) -> None:
        """Send moves at that rate."""
        raise NotImplementedError

    def begin(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def run(self, rate: float, seconds: float) -> dict[str, Any]:
        self.acks, self.pushes, self.refused, self.finished = [], [], {}, 0
        begun, used = now(), resource.getrusage(resource.RUSAGE_SELF)
        self.measuring = True
        await self.play(rate, seconds)
        lasted = now() - begun
        self.measuring = False
        spent = resource.getrusage(resource.RUSAGE_SELF)
        await asyncio.sleep(0.5)
        busy = spent.ru_utime + spent.ru_stime - used.ru_utime - used.ru_stime
        return {
            "offered": rate, "seconds": lasted, "moves": len(self.acks), "pushes": len(self.pushes),
            "rate": len(self.acks) / lasted, "ack": points(self.acks), "push": points(self.pushes),
            "refused": self.refused, "client_cpu": busy / lasted, "games_finished": self.finished,
        }  # fmt: skip


def points(values: list[float]) -> dict[str, float]:
    """Milliseconds: the middle, the slowest of a hundred, of a thousand, of all."""
    if not values:
        return {}
    ordered = sorted(values)
    at = {"p50": 0.5, "p99": 0.99, "p999": 0.999, "most": 1.0}
    last = len(ordered) - 1
    return {name: round(1000 * ordered[min(last, int(len(ordered) * part))], 2) for name, part in at.items()}


def upgrade(path: str, more: str = "") -> bytes:
    """The request that opens a WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET {path} HTTP/1.1\r\nhost: bench\r\nupgrade: websocket\r\n{more}"
        f"connection: Upgrade\r\nsec-websocket-key: {key}\r\nsec-websocket-version: 13\r\n\r\n"
    ).encode()


def frames(buffer: bytearray) -> Iterator[tuple[int, bytes]]:
    """Take the whole frames out of what a server has sent: kind and content."""
    while len(buffer) >= 2:
        length, start = buffer[1], 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return
        kind, content = buffer[0], bytes(buffer[start : start + length])
        del buffer[: start + length]
        yield kind, content


async def conduct(make: Callable[[Orders], Crowd]) -> None:
    orders = msgspec.json.decode(sys.stdin.buffer.readline(), type=Orders)
    crowd = make(orders)
    await crowd.open()
    print("ready", flush=True)
    for rate in orders.rates:
        sys.stdin.buffer.readline()
        await crowd.play(rate, orders.warm)
        print(msgspec.json.encode(await crowd.run(rate, orders.seconds)).decode(), flush=True)
    assert not crowd.lost, f"{crowd.lost} streams were closed"
