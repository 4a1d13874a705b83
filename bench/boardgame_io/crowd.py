"""The crowd of `crowd.py` at boardgame.io's server: as many matches and sockets, the same measurements.

There is no answer beside the news, so a move's *ack* is the news of it at the socket that sent it.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections import deque
from functools import partial
from typing import Any

import msgspec
import uvloop

from bench.meter import TEXT, Crowd, Orders, conduct, frames, now, upgrade

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
        transport.write(upgrade("/socket.io/?EIO=4&transport=websocket"))

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
        for kind, content in frames(buffer):
            if kind == TEXT:
                self.hear(content)

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
    def __init__(self, crowd: Players, match: str, secrets: list[str]) -> None:
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


class Players(Crowd):
    def __init__(self, orders: Orders) -> None:
        super().__init__(orders)
        self.rng = random.Random(1)
        self.ready: deque[Match] = deque()

    async def open(self) -> None:
        for start in range(0, self.orders.tables, 20):
            await asyncio.gather(*[self.add() for _ in range(start, min(self.orders.tables, start + 20))])

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
                    self.begin(self.again(match))
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


if __name__ == "__main__":
    uvloop.run(conduct(Players))
