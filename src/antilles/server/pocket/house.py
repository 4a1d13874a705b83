"""The same questions as the server's, answered on this device: an address and a body in, a status and a body out."""

from __future__ import annotations

import logging
import re
import secrets
from collections.abc import Awaitable, Callable
from importlib import import_module
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
from msgspec import Struct

from antilles.locale import LANGUAGES
from antilles.server.http.problems import Trouble, denied
from antilles.server.pocket.analyst import Analyst, Study
from antilles.server.pocket.hall import Hall, Tell
from antilles.server.pocket.keeping import Keeping, Me, Shelf
from antilles.server.tables.clock import wall
from antilles.server.tables.desk import Desk
from antilles.server.tables.live import Live
from antilles.server.tables.permissions import Verb, may
from antilles.server.tables.view_encoding import encode

log = logging.getLogger("antilles.pocket")


class Answered(Struct, frozen=True):
    status: int
    media: str
    body: str


class Asked(Struct, frozen=True):
    """One question: the parts of its address, what stands behind the question mark, its body and its language."""

    parts: tuple[str, ...]
    query: dict[str, list[str]]
    body: bytes
    language: str

    def number(self, name: str) -> int | None:
        found = self.query.get(name)
        return int(found[0]) if found else None

    def word(self, name: str, otherwise: str = "") -> str:
        return self.query.get(name, [otherwise])[0]

    def read(self, kind: type[Any]) -> Any:
        return msgspec.json.decode(self.body or b"{}", type=kind)

    @property
    def seat(self) -> int | None:
        return self.number("seat")


Route = Callable[["House", Asked], Awaitable[object]]
ROUTES: list[tuple[str, re.Pattern[str], Route]] = []


def route(method: str, path: str) -> Callable[[Route], Route]:
    """``{}`` stands for a part that differs."""

    def note(way: Route) -> Route:
        ROUTES.append((method, re.compile("^" + path.replace("{}", "([^/]+)") + "$"), way))
        return way

    return note


class House:
    """Everything that the page asks for, for the one person at this device."""

    def __init__(self, shelf: Shelf, study: Study, clock: Callable[[], int] = wall) -> None:
        self.keeping = Keeping(shelf)
        self.hall = Hall(self.keeping, clock)
        self.analyst = Analyst(self.keeping, study, self.hall.spawn)
        self.person: Me | None = None
        self.guests: dict[str, Desk] = {}
        """Finished games of a server that are analysed here, by the digests of their records."""
        for module in ("routes", "beside"):
            import_module(f"antilles.server.pocket.{module}")  # they register themselves

    async def begin(self) -> None:
        self.person = await self.keeping.me()
        await self.hall.begin()

    @property
    def me(self) -> Me:
        """Who asks; 401 for whoever has not said their name yet."""
        if self.person is None:
            raise Trouble(401, "server-who-are-you")
        return self.person

    @property
    def who(self) -> str:
        return self.person.id if self.person else ""

    async def come_in(self, name: str) -> Me:
        self.person = Me(self.who or secrets.token_hex(8), name.strip())
        await self.keeping.be(self.person)
        return self.person

    async def table(self, table: str, verb: Verb, seat: int | None = None) -> Live:
        live = await self.hall.open(table)
        if not may(self.who, verb, live.desk, seat):
            raise denied(live, self.who)
        return live

    async def finished(self, table: str) -> Live:
        live = await self.table(table, "see")
        if live.desk.status != "over":
            raise Trouble(409, "server-not-over")
        return live

    async def ask(self, method: str, path: str, body: str, language: str) -> Answered:
        """What the server would answer, but for what needs others: other people, accounts and sealed draws."""
        spoken = language if language in LANGUAGES else "en"
        split = urlsplit(path)
        try:
            for verb, pattern, way in ROUTES:
                found = pattern.match(split.path) if verb == method else None
                if found is not None:
                    return answered(
                        await way(self, Asked(found.groups(), parse_qs(split.query), body.encode(), spoken))
                    )
            raise Trouble(404, "server-only-there")
        except Trouble as trouble:
            problem = encode(trouble.problem(spoken)).decode()
            return Answered(trouble.status, "application/problem+json", problem)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            return await self._failed(400, "server-bad-request", spoken)
        except Exception:
            log.exception("a request failed")
            return await self._failed(500, "server-our-fault", spoken)

    async def _failed(self, status: int, key: str, language: str) -> Answered:
        return Answered(status, "application/problem+json", encode(Trouble(status, key).problem(language)).decode())

    async def listen(self, table: str, seat: int | None, after: int | None, tell: Tell) -> int:
        """News of a table from a number on; 0 if it cannot be watched."""
        try:
            await self.table(table, "watch")
            if seat is not None:
                await self.table(table, "look", seat)
            return await self.hall.listen(table, self.who, seat, after, tell)
        except Trouble:
            return 0


def answered(found: object) -> Answered:
    if isinstance(found, str):
        return Answered(200, "text/plain", found)
    return Answered(200, "application/json", (found if isinstance(found, bytes) else encode(found)).decode())
