"""Whole requests as the ASGI interface has them: moves and streams have their own roads, the framework has the rest."""

from __future__ import annotations

import asyncio

from antilles.server.http.cookies import plain_allowed, token_in
from antilles.server.http.middleware import App, Receive, Scope, Send, send_bytes
from antilles.server.http.moves import Answered, Asked, Moves
from antilles.server.http.problems import Trouble
from antilles.server.http.stream import stream
from antilles.server.services import House

BEFORE = "/api/tables/"


class Dispatch:
    def __init__(self, app: App, house: House) -> None:
        self.app = app
        self.house = house
        self.moves = Moves(house)
        self.plain = plain_allowed(house.settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope.get("path", "")
        table, _, rest = path[len(BEFORE) :].partition("/") if path.startswith(BEFORE) else ("", "", "")
        if scope["type"] == "websocket":
            if rest == "stream":
                await stream(self.house, scope, receive, send, table)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008})
        elif rest == "moves" and scope["method"] == "POST":
            await self._move(scope, receive, send, table)
        else:
            await self.app(scope, receive, send)

    async def _move(self, scope: Scope, receive: Receive, send: Send, table: str) -> None:
        answer: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
        body = b""
        more = True
        while more:
            message = await receive()
            if message["type"] != "http.request":
                raise Trouble(400, "server-bad-request")
            body += message.get("body", b"")
            more = message.get("more_body", False)

        def respond(made: Answered) -> None:
            if not answer.done():
                answer.set_result(made)

        headers = scope["headers"]
        self.moves.make(Asked(table, token_in(headers, self.plain), headers, body, respond))
        made = await answer
        await send_bytes(send, made.status, made.body, made.media.encode(), made.headers)
