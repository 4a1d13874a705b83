"""An application without a socket, and people who use it."""

from __future__ import annotations

import asyncio
import itertools
import secrets
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import httpx
from litestar import Litestar

from antilles.server.app import make_app, make_litestar
from antilles.server.http import static_files
from antilles.server.people import COOKIE
from antilles.server.services import House
from antilles.server.settings import Settings
from antilles.server.store import postgres
from antilles.server.store.migrate import migrate
from antilles.server.store.sqlite import make_engine

transports: Any = import_module("httpx._transports.default")
transports.create_ssl_context = cache(transports.create_ssl_context)
"""Every client would read the certificates of all authorities, 20 ms each; here nobody needs them."""
static_files.read_pages = cache(static_files.read_pages)
"""The page does not change meanwhile."""
numbers = itertools.count(1)
unused: list[Litestar] = []
"""Routes of houses that are closed, for the next ones: making them took most of what a story costs."""


class Player:
    """Somebody with a browser."""

    def __init__(self, client: httpx.AsyncClient, name: str, cookie: str = "") -> None:
        self.client = client
        self.name = name
        self.cookie = cookie
        self.traffic: list[str] = []

    async def call(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        if self.cookie:
            headers["cookie"] = f"{COOKIE}={self.cookie}"
        answer = await self.client.request(method, path, json=body, headers=headers)
        self.traffic.append(answer.text + str(answer.headers))
        return answer

    async def get(self, path: str, **headers: str) -> Any:
        answer = await self.call("GET", path, **headers)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = await self.call("POST", path, body)
        assert answer.status_code in ((200, 201) if status is None else (status,)), answer.text
        return answer.json()

    async def come_in(self) -> Player:
        answer = await self.call("POST", "/api/guests", {"name": self.name})
        assert answer.status_code == 201, answer.text
        self.cookie = cookie_of(answer)
        return self

    async def sight(self, table: str, seat: int | None = None) -> Any:
        return await self.get(f"/api/tables/{table}" + ("" if seat is None else f"?seat={seat}"))

    async def move(self, table: str, seat: int, asked: int, *moves: str, request: str = "") -> httpx.Response:
        body = {"seat": seat, "asked": asked, "moves": list(moves), "request": request or f"r{next(numbers)}"}
        return await self.call("POST", f"/api/tables/{table}/moves", body)


def cookie_of(answer: httpx.Response) -> str:
    return answer.headers["set-cookie"].split(";")[0].partition("=")[2]


class Place:
    """A server of one test."""

    def __init__(self, house: House, app: Any) -> None:
        self.house = house
        self.app = app
        self.client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test")

    async def person(self, name: str) -> Player:
        return await Player(self.client, name).come_in()

    def nobody(self) -> Player:
        return Player(self.client, "")

    async def table(self, people: list[Player], **more: Any) -> str:
        """A running table of public visibility; the first of the people owns it."""
        seats = [{"kind": "me"}, *[{"kind": "open"} for _ in people[1:]]]
        made = await people[0].post("/api/tables", {"game": "santo_domingo", "seats": seats, **more})
        for one, invite in zip(people[1:], made["invites"], strict=True):
            await one.post("/api/invites", {"token": invite["token"]})
        return str(made["table"])


@cache
def empty_database() -> bytes:
    """A file of SQLite with all tables and nothing in them: making one took as long as most stories."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "empty.db")
        engine = make_engine(file)
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            migrate(connection)
        engine.dispose()
        return file.read_bytes()


def lay_down_database(file: Path) -> None:
    """A house that has just been founded: no two have the same name."""
    file.write_bytes(empty_database())
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE installation SET id = ?", (secrets.token_hex(8),))
    connection.close()


BUSY = 60.0
"""Seconds for one question to PostgreSQL where a whole run of tests shares the machine with it."""


@contextmanager
def patient() -> Iterator[None]:
    """A database that is kept waiting by others is not away; what is done about one that is, has tests of its own."""
    usual, postgres.PATIENCE = postgres.PATIENCE, BUSY
    try:
        yield
    finally:
        postgres.PATIENCE = usual


@asynccontextmanager
async def place(folder: Path, **settings: Any) -> AsyncIterator[Place]:
    (folder / "secret").write_text("s" * 40)
    file = folder / "test.db"
    if "database" not in settings and not file.exists():
        lay_down_database(file)
    chosen = {"database": f"sqlite:///{file}", "secret_file": str(folder / "secret"), "rate": 0.0, **settings}
    with patient():
        house = await House.open(Settings(**chosen))
        litestar = unused.pop() if unused else make_litestar()
        here = Place(house, make_app(house, litestar))
        try:
            yield here
        finally:
            await here.client.aclose()
            await house.close()
            unused.append(litestar)


def played(folder: Path, story: Callable[[Place], Awaitable[None]], **settings: Any) -> None:
    """Run one test's story in a fresh server."""

    async def run() -> None:
        async with place(folder, **settings) as here:
            await story(here)

    asyncio.run(run())


async def until(true: Callable[[], Awaitable[bool]], seconds: float = 300.0) -> None:
    """Wait for something that must come true."""
    async with asyncio.timeout(seconds):
        while not await true():
            await asyncio.sleep(0.02)
