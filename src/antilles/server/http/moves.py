"""The road of a move, the one thing that is asked for all the time. It knows nothing of sockets and frameworks.

Whoever has a whole request calls ``make``: the parser of our connections (``fast_path.py``) or the ASGI interface
(``dispatch.py``). Somebody known at a table in memory is answered without a task; the others are looked up first.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial

import msgspec
from msgspec import Struct

from antilles.server.http.middleware import Headers, language_in
from antilles.server.http.problems import MEDIA, Trouble, version_of
from antilles.server.http.routes.common import opened
from antilles.server.people import Caller
from antilles.server.services import House
from antilles.server.store.base import StoreDown
from antilles.server.tables.commands.move import Move, NewMove
from antilles.server.tables.live import Live
from antilles.server.tables.verdicts import Verdict
from antilles.server.tables.view_encoding import encode

read_move = msgspec.json.Decoder(NewMove).decode
log = logging.getLogger("antilles.app")


class Answered(Struct, frozen=True):
    status: int
    body: bytes
    media: str = "application/json"
    headers: dict[str, str] = msgspec.field(default_factory=dict)


Respond = Callable[[Answered], None]


class Asked(Struct, frozen=True):
    """A whole request that has been admitted."""

    table: str
    token: str
    headers: Headers
    body: bytes
    respond: Respond

    def refuse(self, trouble: Trouble) -> None:
        self.respond(
            Answered(trouble.status, encode(trouble.problem(language_in(self.headers))), MEDIA, trouble.headers())
        )


class Moves:
    def __init__(self, house: House) -> None:
        self.house = house

    def make(self, asked: Asked) -> None:
        """Make the move, and call ``respond`` once."""
        house = self.house
        caller = house.people.known(asked.token)
        live = house.hall.lives.get(asked.table)
        if caller is None or live is None:
            house.hall.spawn(self._look_up(asked))
            return
        try:
            self._ask(asked, caller, live, self._read(asked, caller))
        except Trouble as trouble:
            asked.refuse(trouble)
        except Exception:
            log.exception("a move failed")
            asked.refuse(Trouble(500, "server-our-fault"))

    async def _look_up(self, asked: Asked) -> None:
        """The same for whoever and whatever is not in memory."""
        try:
            caller = await self.house.people.caller(asked.token)
            if caller is None:
                raise Trouble(401, "server-who-are-you")
            sent = self._read(asked, caller)
            live = await self._table(asked.table, caller.person)
            self._ask(asked, caller, live, sent)
        except Trouble as trouble:
            asked.refuse(trouble)
        except StoreDown:
            asked.refuse(Trouble(503, "server-try-again", wait=1.0))
        except asyncio.CancelledError:
            asked.refuse(Trouble(503, "server-try-again", wait=1.0))
            raise
        except Exception:
            log.exception("a move failed")
            asked.refuse(Trouble(500, "server-our-fault"))

    async def _table(self, table: str, who: str) -> Live:
        """A table that may not exist; asking for many of those has a limit."""
        wait = self.house.limits.left("unknown", who)
        if wait:
            raise Trouble(429, "server-too-often", wait=wait)
        try:
            return await opened(self.house, table)
        except Trouble as trouble:
            if trouble.status == 404:
                self.house.limits.wait("unknown", who)
            raise

    def _read(self, asked: Asked, caller: Caller) -> NewMove:
        """What was sent, if this caller may send anything now."""
        wait = self.house.limits.wait("request", caller.person)
        if wait:
            raise Trouble(429, "server-too-often", wait=wait)
        try:
            return read_move(asked.body)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise Trouble(400, "server-bad-request") from None

    def _ask(self, asked: Asked, caller: Caller, live: Live, sent: NewMove) -> None:
        wait = self.house.limits.wait("move", f"{caller.person} {asked.table}")
        if wait:
            raise Trouble(429, "server-too-often", wait=wait)
        if self.house.store.waiting > self.house.settings.most_waiting:
            raise Trouble(503, "server-busy", wait=1.0)
        move = Move.read(live.desk, caller.person, caller.name, sent)
        landed = partial(self._landed, asked, live, caller.person, sent.seat)
        self.house.hall.submit(live, move, f"{caller.person}:{sent.request}", landed)

    def _landed(self, asked: Asked, live: Live, person: str, seat: int, verdict: Verdict) -> None:
        """The answer goes out before the news; whatever becomes of it, the others are told."""
        try:
            asked.respond(Answered(200, b'{"version":%d}' % version_of(verdict, live, person, seat)))
        except Trouble as trouble:
            asked.refuse(trouble)
        except Exception:
            log.exception("a move could not be answered")
            asked.refuse(Trouble(500, "server-our-fault"))
