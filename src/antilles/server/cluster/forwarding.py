"""Commands go to the process that owns their table; everything else, and whatever cannot be forwarded, is done here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from antilles.server.cluster.handover import Handover
from antilles.server.cluster.lease_book import Owner
from antilles.server.cluster.ownership import Ownership
from antilles.server.cluster.wire import Listener, NotMine, Peer, Reply, Request
from antilles.server.http.cookies import plain_allowed, token_in
from antilles.server.http.middleware import App, Message, Receive, Scope, Send
from antilles.server.http.moves import Answered, Asked, Moves
from antilles.server.http.problems import MEDIA, Trouble
from antilles.server.http.schemas import Version
from antilles.server.services import House
from antilles.server.store.base import StoreDown
from antilles.server.store.leases import Leases
from antilles.server.tables.live import Live

BEFORE = "/api/tables/"
CHANGES = ("POST", "PUT", "PATCH", "DELETE")
MOVES = "/moves"
LOCAL = ("preview", "stream", "orders/trial")
"""What changes nothing at a table and can be answered anywhere."""
STREAMS = "watchers"
"""What is known where a table's streams are."""
PATIENCE = 1.2
"""Seconds for the owner's answer; then it is decided here, and the log has the last word."""
log = logging.getLogger("antilles.cluster")


class Forwarding:
    """Does nothing until ``join`` is called: one process alone owns everything."""

    def __init__(self, app: App, house: House) -> None:
        self.app = app
        self._house = house
        self._proof = house.people.hash("cluster")
        self._peers: dict[str, Peer] = {}
        self._listener = Listener(self._proof, self._answer)
        self._ownership: Ownership | None = None
        self.handover = Handover(house.hall.process, self._proof)
        self._moves = Moves(house)
        self._plain = plain_allowed(house.settings)

    async def join(self, host: str) -> None:
        """Be reachable for the other processes of this database, and own tables from now on."""
        address = await self._listener.start(host)
        process = self._house.hall.process
        ownership = Ownership(Leases(self._house.store, address), process)
        await ownership.start()
        self._ownership = ownership
        self._house.hall.attends = self._attends
        self._house.hall.lease = self._lease

    async def leave(self) -> None:
        """Give the tables back; what was asked of us is still answered."""
        self.handover.close()
        ownership, self._ownership = self._ownership, None
        if ownership is not None:
            await ownership.close()

    async def close(self) -> None:
        await self.leave()
        await self._listener.close()
        for peer in self._peers.values():
            peer.close()

    def _lease(self, table: str) -> int:
        return 0 if self._ownership is None else self._ownership.lease(table)

    async def _attends(self, table: str) -> bool:
        """Whether it is for this process to look after a table."""
        return self._ownership is None or await self._ownership.owner(table) is None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = table_of(scope)
        ownership = self._ownership
        if not table or ownership is None or ownership.here(table) or not await self._known(scope):
            await self.app(scope, receive, send)
            return
        body = await whole_body(receive)

        async def here() -> None:
            await self.app(scope, replay(body), send)

        async def there(owner: Owner) -> None:
            client = scope.get("client")
            headers = [(bytes(name), bytes(value)) for name, value in scope["headers"]]
            who = tuple(client) if client else None
            query = scope.get("query_string", b"")
            request = Request(scope["method"], scope["path"], query, headers, body, who)
            reply = await self._peer(owner.address).ask(request, PATIENCE)
            await self._follow(table, reply)
            await send({"type": "http.response.start", "status": reply.status, "headers": reply.headers})
            await send({"type": "http.response.body", "body": reply.body})

        await ownership.route(table, here, there)

    # --- moves: no framework, and no task if everything is known ------------------------------------

    def make(self, asked: Asked) -> None:
        """Have a move made where it belongs, and ``asked.respond`` called once."""
        ownership = self._ownership
        if ownership is None or ownership.here(asked.table):
            self._moves.make(asked)
            return
        owner = ownership.elsewhere(asked.table)
        if owner is None or self._house.people.known(asked.token) is None:
            self._house.hall.spawn(self._make_slowly(asked, ownership))
            return
        reply = self._peer(owner.address).ask(request_of(asked), PATIENCE)
        reply.add_done_callback(partial(self._made, asked, ownership))

    def _made(self, asked: Asked, ownership: Ownership, answer: asyncio.Future[Reply]) -> None:
        """The owner has answered. Whoever listens here hears of it before the answer goes on."""
        if answer.cancelled() or answer.exception() is not None:
            self._house.hall.spawn(self._made_otherwise(asked, ownership, answer))
            return
        reply = answer.result()
        if self._must_follow(asked.table, reply) is None:
            asked.respond(answered(reply))
        else:
            self._house.hall.spawn(self._respond_later(asked, reply))

    async def _respond_later(self, asked: Asked, reply: Reply) -> None:
        await self._follow(asked.table, reply)
        asked.respond(answered(reply))

    async def _made_otherwise(self, asked: Asked, ownership: Ownership, answer: asyncio.Future[Reply]) -> None:
        """The owner is away, or is none: somebody else is, or we are."""
        ownership.book.lost(asked.table)
        if answer.cancelled() or not isinstance(answer.exception(), NotMine):
            self._moves.make(asked)
        else:
            await self._make_slowly(asked, ownership)

    async def _make_slowly(self, asked: Asked, ownership: Ownership) -> None:
        async def here() -> None:
            self._moves.make(asked)

        async def there(owner: Owner) -> None:
            reply = await self._peer(owner.address).ask(request_of(asked), PATIENCE)
            await self._respond_later(asked, reply)

        try:
            if await self._house.people.caller(asked.token) is None:
                await here()  # nobody unknown makes processes ask each other, or the database
            else:
                await ownership.route(asked.table, here, there)
        except StoreDown:
            asked.refuse(Trouble(503, "server-try-again", wait=1.0))
        except asyncio.CancelledError:
            asked.refuse(Trouble(503, "server-try-again", wait=1.0))
            raise

    # --- streams: opened where their table is --------------------------------------------------------

    def place(self, table: str, give: Callable[[str], bool], stay: Callable[[], None]) -> None:
        """``give`` a stream to the process that owns the table; ``stay`` if that is us, or cannot be."""
        ownership = self._ownership
        if ownership is None or ownership.here(table):
            stay()
        elif (owner := ownership.elsewhere(table)) is None or not give(owner.name):
            ownership.book.lost(table)  # whoever does not take it may have ended
            self._house.hall.spawn(self._place_slowly(ownership, table, give, stay))

    async def _place_slowly(
        self, ownership: Ownership, table: str, give: Callable[[str], bool], stay: Callable[[], None]
    ) -> None:
        owner = await ownership.owner(table)
        if owner is None or not give(owner.name):
            stay()

    # --- what was answered is known here ------------------------------------------------------------

    async def _known(self, scope: Scope) -> bool:
        """Nobody unknown makes processes ask each other, or the database."""
        token = token_in(scope["headers"], plain_allowed(self._house.settings))
        return bool(token) and await self._house.people.caller(token) is not None

    def _must_follow(self, table: str, reply: Reply) -> Live | None:
        """The table, if somebody watches it here and it is behind what this answer says."""
        live = self._house.hall.lives.get(table)
        if live is None or not live.subscribers or reply.status not in (200, 201, 409):
            return None
        version = live.desk.version + 1  # refused because the table has changed: how far, the answer does not say
        with suppress(msgspec.MsgspecError):
            version = msgspec.json.decode(reply.body, type=Version).version
        return live if version > live.desk.version else None

    async def _follow(self, table: str, reply: Reply) -> None:
        """Whoever was answered through us sees at once what they were told."""
        live = self._must_follow(table, reply)
        if live is not None:
            with suppress(StoreDown):
                await self._house.hall.following.look([live])

    def _peer(self, address: str) -> Peer:
        peer = self._peers.get(address)
        if peer is None:
            peer = self._peers[address] = Peer(address, self._proof)
        return peer

    # --- requests that another process has taken ----------------------------------------------------

    def _answer(self, request: Request, respond: Callable[[Reply], None]) -> None:
        """It is answered as if it had come here, if it belongs here."""
        table = table_in(request.method, request.path)
        if not table or self._ownership is None or not self._ownership.here(table):
            respond(Reply(0))
        elif request.path.endswith(MOVES):
            self._moves.make(
                Asked(
                    table, token_in(request.headers, self._plain), request.headers, request.body,
                    lambda made: respond(Reply(made.status, headers_of(made), made.body)),
                )
            )  # fmt: skip
        else:
            self._house.hall.spawn(self._serve(request, respond))

    async def _serve(self, request: Request, respond: Callable[[Reply], None]) -> None:
        try:
            respond(await self._ask_app(request))
        except Exception:
            log.exception("a request of another process failed")
            respond(Reply(500))
        except asyncio.CancelledError:
            respond(Reply(503))
            raise

    async def _ask_app(self, request: Request) -> Reply:
        scope: dict[str, Any] = {
            "type": "http", "asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1", "scheme": "http",
            "method": request.method, "path": request.path, "raw_path": request.path.encode(), "root_path": "",
            "query_string": request.query, "headers": request.headers, "client": request.client, "server": None,
            "state": {}, "extensions": {},
        }  # fmt: skip
        status, headers, parts = 500, [], []

        async def send(message: Message) -> None:
            nonlocal status, headers
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [(bytes(name), bytes(value)) for name, value in message["headers"]]
            elif message["type"] == "http.response.body":
                parts.append(message.get("body", b""))

        await self.app(scope, replay(request.body), send)
        return Reply(status, headers, b"".join(parts))


def table_of(scope: Scope) -> str:
    """The table that a request wants to change, or whose streams it asks about, if it does."""
    return table_in(scope["method"], scope["path"]) if scope["type"] == "http" else ""


def table_in(method: str, path: str) -> str:
    if not path.startswith(BEFORE):
        return ""
    table, _, rest = path[len(BEFORE) :].partition("/")
    if method not in CHANGES and rest != STREAMS:
        return ""
    return "" if not rest or rest in LOCAL or not table.isalnum() else table


def request_of(asked: Asked) -> Request:
    return Request("POST", f"{BEFORE}{asked.table}{MOVES}", b"", list(asked.headers), asked.body, None)


def headers_of(made: Answered) -> list[tuple[bytes, bytes]]:
    return [(b"content-type", made.media.encode()), *[(k.encode(), v.encode()) for k, v in made.headers.items()]]


def answered(reply: Reply) -> Answered:
    """What the owner of a table has answered to a move."""
    headers = {name.decode(): value.decode() for name, value in reply.headers}
    return Answered(reply.status, reply.body, headers.pop("content-type", MEDIA), headers)


async def whole_body(receive: Receive) -> bytes:
    parts: list[bytes] = []
    more = True
    while more:
        message = await receive()
        parts.append(message.get("body", b""))
        more = message["type"] == "http.request" and message.get("more_body", False)
    return b"".join(parts)


def replay(body: bytes) -> Receive:
    """The body again, for whoever reads it now."""
    told = False

    async def receive() -> Message:
        nonlocal told
        if told:
            return {"type": "http.disconnect"}
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive
