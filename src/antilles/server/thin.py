"""The road of a move without the framework: the same checks, the same answers, a fraction of the time."""

from __future__ import annotations

import msgspec

from antilles.server import deeds
from antilles.server.gate import App, Receive, Scope, Send, cookie, headers_of, send_bytes, send_trouble
from antilles.server.hall import NoSuchTable
from antilles.server.house import House
from antilles.server.people import Caller
from antilles.server.problems import Trouble, language_of, version_of
from antilles.server.store.base import StoreDown
from antilles.server.stream import stream
from antilles.server.views import encode
from antilles.server.wire import NewMove, Version

BEFORE = "/api/tables/"
read_move = msgspec.json.Decoder(NewMove).decode


async def make_move(house: House, caller: Caller, table: str, body: NewMove) -> Version:
    """What ``POST …/moves`` does, on either road."""
    wait = house.limits.wait("move", f"{caller.person} {table} {body.seat}")
    if wait:
        raise Trouble(429, "server-too-often", wait=wait)
    if house.store.waiting > house.settings.most_waiting:
        raise Trouble(503, "server-busy", wait=1.0)
    try:
        live = house.hall.lives.get(table) or await house.hall.open(table)
    except NoSuchTable:
        raise Trouble(404, "server-no-such-table") from None
    move = deeds.Move(person=caller.person, seat=body.seat, asked=body.asked, moves=tuple(body.moves))
    outcome = await house.hall.ask(live, move, f"{caller.person}:{body.request}")
    return Version(version_of(outcome, live, caller.person, body.seat))


class Thin:
    """Moves go straight; everything else goes to the application."""

    def __init__(self, app: App, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope.get("path", "")
        if scope["type"] == "websocket":
            await self._stream(scope, receive, send, path)
            return
        if scope["type"] != "http" or scope["method"] != "POST" or not path.startswith(BEFORE):
            await self.app(scope, receive, send)
            return
        table, slash, rest = path[len(BEFORE) :].partition("/")
        if not slash or rest != "moves":
            await self.app(scope, receive, send)
            return
        try:
            answer = await self._move(scope, receive, table)
        except Trouble as trouble:
            await send_trouble(send, trouble, language_of(headers_of(scope)))
        except StoreDown:
            await send_trouble(send, Trouble(503, "server-try-again", wait=1.0), language_of(headers_of(scope)))
        else:
            await send_bytes(send, 200, encode(answer))

    async def _stream(self, scope: Scope, receive: Receive, send: Send, path: str) -> None:
        table, _, rest = path.removeprefix(BEFORE).partition("/")
        if path.startswith(BEFORE) and rest == "stream":
            await stream(self.house, scope, receive, send, table)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008})

    async def _move(self, scope: Scope, receive: Receive, table: str) -> Version:
        token = cookie(scope)
        people = self.house.people
        caller = people.known(token) or await people.caller(token)
        if caller is None:
            raise Trouble(401, "server-who-are-you")
        body = b""
        more = True
        while more:
            message = await receive()
            if message["type"] != "http.request":
                raise Trouble(400, "server-bad-request")
            body += message.get("body", b"")
            more = message.get("more_body", False)
        try:
            move = read_move(body)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise Trouble(400, "server-bad-request") from None
        return await make_move(self.house, caller, table, move)
