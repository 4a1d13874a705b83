"""Commands go to the process that owns their table; everything else, and whatever cannot be forwarded, is done here."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec

from antilles.server.cluster.lease_book import Owner
from antilles.server.cluster.ownership import Ownership
from antilles.server.cluster.wire import Listener, Peer, Reply, Request
from antilles.server.http.cookies import plain_allowed, token_in
from antilles.server.http.middleware import App, Message, Receive, Scope, Send
from antilles.server.http.schemas import Version
from antilles.server.services import House
from antilles.server.store.base import StoreDown
from antilles.server.store.leases import Leases

BEFORE = "/api/tables/"
CHANGES = ("POST", "PUT", "PATCH", "DELETE")
LOCAL = ("preview", "stream")
"""What changes nothing at a table and can be answered anywhere."""
PATIENCE = 1.2
"""Seconds for the owner's answer; then it is decided here, and the log has the last word."""


class Forwarding:
    """Does nothing until ``join`` is called: one process alone owns everything."""

    def __init__(self, app: App, house: House) -> None:
        self.app = app
        self.forwarded = 0
        self._house = house
        self._proof = house.people.hash("cluster")
        self._peers: dict[str, Peer] = {}
        self._listener = Listener(self._proof, self._answer)
        self._ownership: Ownership | None = None

    async def join(self, host: str) -> None:
        """Be reachable for the other processes of this database, and own tables from now on."""
        address = await self._listener.start(host)
        process = self._house.hall.process
        ownership = Ownership(Leases(self._house.store, address), process)
        await ownership.start()
        self._ownership = ownership
        self._house.hall.attends = self._attends

    async def leave(self) -> None:
        """Give the tables back; what was asked of us is still answered."""
        ownership, self._ownership = self._ownership, None
        if ownership is not None:
            await ownership.close()

    async def close(self) -> None:
        await self.leave()
        await self._listener.close()
        for peer in self._peers.values():
            peer.close()

    def here(self, table: str) -> bool:
        """Whether a command can be carried out here without asking anybody."""
        return self._ownership is None or self._ownership.here(table)

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
            request = Request(0, scope["method"], scope["path"], query, headers, body, who)
            reply = await self._peer(owner.address).ask(request, PATIENCE)
            self.forwarded += 1
            await self._follow(table, reply)
            await send({"type": "http.response.start", "status": reply.status, "headers": reply.headers})
            await send({"type": "http.response.body", "body": reply.body})

        await ownership.route(table, here, there)

    async def _known(self, scope: Scope) -> bool:
        """Nobody unknown makes processes ask each other, or the database."""
        token = token_in(scope["headers"], plain_allowed(self._house.settings))
        return bool(token) and await self._house.people.caller(token) is not None

    async def _follow(self, table: str, reply: Reply) -> None:
        """Whoever was answered through us sees at once what they were told."""
        live = self._house.hall.lives.get(table)
        if live is None or reply.status not in (200, 201, 409):
            return
        version = live.desk.version + 1  # refused because the table has changed: how far, the answer does not say
        with suppress(msgspec.MsgspecError):
            version = msgspec.json.decode(reply.body, type=Version).version
        if version > live.desk.version:
            with suppress(StoreDown):
                await self._house.hall.catch_up_one(live)

    def _peer(self, address: str) -> Peer:
        peer = self._peers.get(address)
        if peer is None:
            peer = self._peers[address] = Peer(address, self._proof)
        return peer

    async def _answer(self, request: Request) -> Reply:
        """A request that another process has taken: it is answered as if it had come here."""
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
        return Reply(request.number, status, headers, b"".join(parts))


def table_of(scope: Scope) -> str:
    """The table that a request wants to change, if it wants that."""
    if scope["type"] != "http" or scope["method"] not in CHANGES or not scope["path"].startswith(BEFORE):
        return ""
    table, _, rest = scope["path"][len(BEFORE) :].partition("/")
    return "" if not rest or rest in LOCAL or not table.isalnum() else str(table)


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
