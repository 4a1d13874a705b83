"""The crowd of `crowd.py` at boardgame.io's server: as many matches and sockets, the same measurements.

There is no answer beside the news, so a move's *ack* is the news of it at the socket that sent it.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import resource
import sys
from collections import deque
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from crowd import Orders, now, points  # type: ignore[import-not-found]

GAME = "tic-tac-toe"


def masked(text: str) -> bytes:
    """A client's WebSocket message; the mask of zeros changes nothing."""
    data = text.encode()
    size = len(data)
    head = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0xFE]) + size.to_bytes(2, "big")
    return head + b"\0\0\0\0" + data


class Socket(asyncio.Protocol):
    def __init__(self, match: Match, player: str | None) -> None:
        self.match = match
        self.player = player
        self.buffer = bytearray()
        self.upgraded = False
        self.synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\n"
            f"connection: Upgrade\r\nsec-websocket-key: {key}\r\nsec-websocket-version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self.match.crowd.lost += 1

    def say(self, text: str) -> None:
        self.transport.write(masked(text))

    def emit(self, *words: Any) -> None:
        self.say(f"42/{GAME}," + json.dumps(words, separators=(",", ":")))

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.upgraded:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert buffer[9:12] == b"101", bytes(buffer)
            self.upgraded = True
            del buffer[: end + 4]
        while len(buffer) >= 2:
            length, start = buffer[1], 2
            if length == 126:
                length, start = int.from_bytes(buffer[2:4], "big"), 4
            elif length == 127:
                length, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + length:
                return
            if buffer[0] == 0x81:
                self.hear(bytes(buffer[start : start + length]))
            del buffer[: start + length]

    def hear(self, text: bytes) -> None:
        if text == b"2":
            self.say("3")
        elif text.startswith(b"0"):
            self.say(f"40/{GAME},")
        elif text.startswith(b"40/"):
            self.sync()
        elif text.startswith(b"42/"):
            kind, match, content = msgspec.json.decode(text[text.index(b",") + 1 :])[:3]
            if match != self.match.id:
                return
            if kind == "sync":
                self.match.told(content["state"], self)
                if not self.synced.done():
                    self.synced.set_result(None)
            elif kind == "update":
                self.match.crowd.heard(self.match, content["_stateID"], self)
                self.match.told(content, self)

    def sync(self) -> None:
        secret = None if self.player is None else self.match.secrets[int(self.player)]
        self.emit("sync", self.match.id, self.player, secret, 2)


class Match:
    def __init__(self, crowd: Crowd, match: str, secrets: list[str]) -> None:
        self.crowd = crowd
        self.id = match
        self.secrets = secrets
        self.sockets: list[Socket] = []
        self.state: Any = None
        self.sent: dict[int, float] = {}
        self.mover: dict[int, Socket] = {}
        self.queued = False

    def told(self, state: Any, socket: Socket) -> None:
        """Everybody is told everything; the one whose turn it is acts on it."""
        if socket.player == state["ctx"]["currentPlayer"] or (state["ctx"].get("gameover") and socket.player == "0"):
            self.state = state
            if not self.queued:
                self.queued = True
                self.crowd.ready.append(self)


class Crowd:
    def __init__(self, orders: Any) -> None:
        self.orders = orders
        self.rng = random.Random(1)
        self.ready: deque[Match] = deque()
        self.acks: list[float] = []
        self.pushes: list[float] = []
        self.measuring = False
        self.finished = 0
        self.lost = 0
        self.making: set[asyncio.Task[None]] = set()

    async def post(self, path: str, body: Any) -> Any:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.orders.port)
        data = json.dumps(body).encode()
        writer.write(
            f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\ncontent-type: application/json\r\n"
            f"content-length: {len(data)}\r\n\r\n".encode()
            + data
        )
        answer = await reader.read()
        writer.close()
        head, _, content = answer.partition(b"\r\n\r\n")
        assert b" 200 " in head.split(b"\r\n")[0], answer
        return json.loads(content)

    async def made(self) -> tuple[str, list[str]]:
        match = (await self.post(f"/games/{GAME}/create", {"numPlayers": 2}))["matchID"]
        secrets = []
        for player in ("0", "1"):
            joined = await self.post(f"/games/{GAME}/{match}/join", {"playerID": player, "playerName": f"P{player}"})
            secrets.append(joined["playerCredentials"])
        return match, secrets

    async def add(self) -> None:
        match = Match(self, *await self.made())
        watchers = self.orders.streams // self.orders.tables - 2
        for player in ("0", "1", *[None for _ in range(watchers)]):
            _, socket = await asyncio.get_running_loop().create_connection(
                partial(Socket, match, player), "127.0.0.1", self.orders.port
            )
            match.sockets.append(socket)
            await socket.synced

    async def again(self, match: Match) -> None:
        """A new match for the same people at the same sockets."""
        match.id, match.secrets = await self.made()
        match.sent, match.mover, match.state, match.queued = {}, {}, None, False
        for socket in match.sockets:
            socket.sync()

    def heard(self, match: Match, state: int, socket: Socket) -> None:
        sent = match.sent.get(state)
        if sent is None or not self.measuring:
            return
        moment = now() - sent
        self.pushes.append(moment)
        if match.mover.get(state) is socket:
            self.acks.append(moment)

    async def play(self, rate: float, seconds: float) -> None:
        begun = now()
        sent = 0
        while (passed := now() - begun) < seconds:
            due = int(rate * passed) - sent if rate else len(self.ready)
            while due > 0 and self.ready:
                match = self.ready.popleft()
                match.queued = False
                if match.state["ctx"].get("gameover"):
                    self.finished += 1
                    match.queued = True
                    task = asyncio.get_running_loop().create_task(self.again(match))
                    self.making.add(task)
                    task.add_done_callback(self.making.discard)
                    continue
                due -= 1
                sent += 1
                self.move(match)
            await asyncio.sleep(0.001)

    def move(self, match: Match) -> None:
        state = match.state
        player = state["ctx"]["currentPlayer"]
        free = [cell for cell, mark in enumerate(state["G"]["cells"]) if mark is None]
        socket = match.sockets[int(player)]
        match.sent[state["_stateID"] + 1] = now()
        match.mover[state["_stateID"] + 1] = socket
        payload = {
            "type": "clickCell", "args": [self.rng.choice(free)], "playerID": player,
            "credentials": match.secrets[int(player)],
        }  # fmt: skip
        socket.emit("update", {"type": "MAKE_MOVE", "payload": payload}, state["_stateID"], match.id, player)

    async def run(self, rate: float, seconds: float) -> dict[str, Any]:
        self.acks, self.pushes, self.finished = [], [], 0
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
            "rate": len(self.acks) / lasted, "ack": points(self.acks), "push": points(self.pushes), "refused": {},
            "client_cpu": busy / lasted, "games_finished": self.finished,
        }  # fmt: skip


async def main() -> None:
    orders = msgspec.json.decode(sys.stdin.buffer.readline(), type=Orders)
    crowd = Crowd(orders)
    for start in range(0, orders.tables, 20):
        await asyncio.gather(*[crowd.add() for _ in range(start, min(orders.tables, start + 20))])
    print("ready", flush=True)
    for rate in orders.rates:
        sys.stdin.buffer.readline()
        await crowd.play(rate, orders.warm)
        print(msgspec.json.encode(await crowd.run(rate, orders.seconds)).decode(), flush=True)
    assert not crowd.lost, f"{crowd.lost} sockets were closed"


if __name__ == "__main__":
    uvloop.run(main())
