"""Running it: private files, honest health, plain http, workers that end with their parent, a database that hangs."""

from __future__ import annotations

import asyncio
import os
import re
import secrets
import signal
import socket
import stat
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from antilles.games import find
from antilles.server.backup import backup
from antilles.server.http.static_files import read_pages
from antilles.server.private_files import open_private, write_once
from antilles.server.settings import Settings, read_secret
from antilles.server.store import postgres
from antilles.server.supervisor import Worker
from antilles.server.tables import commands
from antilles.server.tables.entry import Head
from tests.server.elsewhere import REDIS, postgres_url
from tests.server.kit import Place, place, played, until
from tests.server.link import Link
from tests.server.real import PATIENCE, Real, command, free_port, real


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# --- private files ----------------------------------------------------------------------------------


@pytest.mark.parametrize("mask", [0o000, 0o022, 0o777])
def test_databases_secrets_and_backups_are_private_whatever_the_umask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mask: int
) -> None:
    monkeypatch.setenv("ANTILLES_DATA", str(tmp_path / "data"))
    (tmp_path / "data").mkdir(mode=0o755)

    async def story() -> None:
        read_secret(Settings())
        async with place(tmp_path) as here:
            await here.person("Ana")
            await backup(here.house.store, tmp_path / "copy.gz")
            for name in ("test.db", "test.db-wal", "test.db-shm", "test.db.lock", "copy.gz", "data/secret"):
                assert mode(tmp_path / name) == 0o600, name

    before = os.umask(mask)
    try:
        if mask == 0o777:
            open_private(tmp_path / "one").close()
            write_once(tmp_path / "two", b"x")
            assert mode(tmp_path / "one") == mode(tmp_path / "two") == 0o600
        else:
            asyncio.run(story())
    finally:
        os.umask(before)


def test_a_database_that_everybody_could_read_is_taken_back(tmp_path: Path) -> None:
    played(tmp_path, nothing)
    (tmp_path / "test.db").chmod(0o644)

    played(tmp_path, nothing)

    assert mode(tmp_path / "test.db") == 0o600


async def nothing(here: Place) -> None:
    """A server that nobody visits."""


# --- health -----------------------------------------------------------------------------------------


def test_health_is_503_while_writes_fail_and_reads_work(tmp_path: Path) -> None:
    def switch(value: str) -> Callable[[sa.Connection], None]:
        def change(connection: sa.Connection) -> None:
            connection.exec_driver_sql(f"PRAGMA query_only={value}")

        return change

    async def story(here: Place) -> None:
        async def health() -> int:
            return (await here.nobody().call("GET", "/healthz")).status_code

        assert await health() == 200
        await here.house.store.write(switch("ON"))
        assert (await here.nobody().call("GET", "/api/tables")).status_code == 200

        async def ill() -> bool:
            return await health() == 503

        await until(ill)
        raw: Any = here.house.store
        raw._writer.exec_driver_sql("PRAGMA query_only=OFF")
        raw._writer.rollback()

        async def well() -> bool:
            return await health() == 200

        await until(well)

    played(tmp_path, story)


def test_health_is_503_when_nobody_listens_to_the_bus_any_more(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        assert (await here.nobody().call("GET", "/healthz")).status_code == 200
        bus: Any = here.house.hall.bus
        for task in bus._tasks:
            task.cancel()
        await asyncio.gather(*bus._tasks, return_exceptions=True)

        async def ill() -> bool:
            return (await here.nobody().call("GET", "/healthz")).status_code == 503

        await until(ill)

    played(tmp_path, story, database=postgres_url(), redis=REDIS)


# --- plain http in a home network ---------------------------------------------------------------------

HOME = "http://192.168.1.5:8000"


def test_a_browser_without_tls_gets_a_cookie_that_it_can_keep(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        headers = {"origin": HOME, "host": "192.168.1.5:8000"}
        answer = await here.client.post("/api/guests", json={"name": "Ana"}, headers=headers)
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("antilles=") and "Secure" not in cookie
        assert "HttpOnly" in cookie and "SameSite=lax" in cookie
        mine = {"cookie": cookie.split(";")[0]}
        assert (await here.client.get("/api/me", headers=mine)).json()["name"] == "Ana"

        for origin in ("https://antilles.example", "http://localhost:8000", None):
            there = {} if origin is None else {"origin": origin, "host": origin.partition("://")[2]}
            answer = await here.client.post("/api/guests", json={"name": "Ana"}, headers=there)
            assert answer.headers["set-cookie"].startswith("__Host-antilles="), origin
            assert "Secure" in answer.headers["set-cookie"]

    played(tmp_path, story)


def test_with_an_https_address_plain_cookies_are_neither_made_nor_believed(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        headers = {"origin": HOME, "host": "192.168.1.5:8000"}
        answer = await here.client.post("/api/guests", json={"name": "Ana"}, headers=headers)
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-antilles=") and "Secure" in cookie
        token = cookie.split(";")[0].partition("=")[2]
        planted = await here.client.get("/api/me", headers={"cookie": f"antilles={token}"})
        assert planted.status_code == 401
        both = await here.client.get("/api/me", headers={"cookie": f"antilles=x; __Host-antilles={token}"})
        assert both.status_code == 200

    played(tmp_path, story, origins=("https://antilles.example",))


# --- static files -------------------------------------------------------------------------------------


def test_hashed_files_are_kept_for_ever_and_travel_compressed(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        index = await here.client.get("/", headers={"accept-encoding": "identity"})
        assert index.headers["cache-control"] == "no-cache"
        again = await here.client.get("/index.html", headers={"if-none-match": index.headers["etag"]})
        assert again.status_code == 304 and not again.content
        script = re.search(r'src="\.(/assets/[^"]+\.js)"', index.text)
        assert script is not None
        plain = await here.client.get(script[1], headers={"accept-encoding": "identity"})
        assert plain.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert plain.headers["content-type"].startswith("text/javascript")
        for encoding in ("br", "gzip"):
            async with here.client.stream("GET", script[1], headers={"accept-encoding": encoding}) as packed:
                raw = b"".join([part async for part in packed.aiter_raw()])
            assert packed.headers["content-encoding"] == encoding
            assert len(raw) < len(plain.content) / 2
        refused = await here.client.get(script[1], headers={"accept-encoding": "br;q=0, gzip;q=0"})
        assert "content-encoding" not in refused.headers
        head = await here.client.head(script[1])
        assert head.status_code == 200 and not head.content

    played(tmp_path, story)


def test_a_first_visit_is_small(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        index = await here.client.get("/")
        wanted = ["/", *re.findall(r'(?:src|href)="\.(/assets/[^"]+\.(?:js|css))"', index.text)]
        pages: dict[str, Any] = here.app.app.pages
        sent = sum(min(len(body) for body in pages[path].bodies.values()) for path in wanted)
        assert len(wanted) >= 3
        assert sent < 90_000, "236 KB were sent on every visit"

    played(tmp_path, story)


def test_files_beside_the_page_cannot_be_reached(tmp_path: Path) -> None:
    (tmp_path / "web" / "assets").mkdir(parents=True)
    (tmp_path / "secret").write_text("s")
    (tmp_path / "web" / "index.html").write_text("<p>")
    (tmp_path / "web" / "assets" / "a-12345678.js").write_text("x" * 100)
    (tmp_path / "web" / "assets" / "a-12345678.js.br").write_bytes(b"b")

    pages = read_pages(tmp_path / "web")

    assert set(pages) == {"/", "/index.html", "/assets/a-12345678.js"}
    assert set(pages["/assets/a-12345678.js"].bodies) == {"identity", "br"}


# --- a table that was full when its server died -------------------------------------------------------


def test_a_table_whose_server_died_before_the_start_begins(tmp_path: Path) -> None:
    head = Head(table="t1", game="santo_domingo", seats=2, options=find("santo_domingo").settle(2), owner="p")

    async def before(here: Place) -> None:
        sits = [commands.Sit(person="p", seat=seat, name="bot", level="deckhand") for seat in (0, 1)]
        await here.house.hall.found(head, sits, [])

    async def after(here: Place) -> None:
        async def running() -> bool:
            return bool((await here.nobody().sight("t1"))["status"] != "open")

        await until(running)

    played(tmp_path, before)
    played(tmp_path, after)


# --- a newer database ---------------------------------------------------------------------------------


def test_a_newer_database_is_refused_with_a_sentence(tmp_path: Path) -> None:
    played(tmp_path, nothing)
    database = f"sqlite:///{tmp_path}/test.db"
    engine = sa.create_engine(database)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    for name in ("serve", "doctor", "backup"):
        more = [str(tmp_path / "copy.gz")] if name == "backup" else []
        place_of_it = {"ANTILLES_DATA": str(tmp_path), "ANTILLES_PORT": str(free_port())}
        done = command(name, *more, "--database", database, **place_of_it)
        told = done.stdout + done.stderr
        assert done.returncode == 1, told
        assert "9999" in told and "later version" in " ".join(told.split())
        assert "Traceback" not in told


# --- workers ------------------------------------------------------------------------------------------


def alive(pid: int) -> bool:
    """Does any of its threads run? The first may have ended before others, and the last one closes what is open."""
    running = False
    with suppress(OSError):  # it ends while we look
        for thread in Path(f"/proc/{pid}/task").iterdir():
            with suppress(OSError):
                told = (thread / "stat").read_text()
                running |= told.rpartition(")")[2].split()[0] not in "ZX"
    return running


def eventually(true: Callable[[], bool]) -> bool:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if true():
            return True
        time.sleep(0.05)
    return False


def children(pid: int) -> list[int]:
    path = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in path.read_text().split()]


def workers_of(server: Real) -> list[int]:
    """Its server processes; Python's tracker of shared resources is a child too."""
    assert server.process is not None
    return [pid for pid in children(server.process.pid) if b"spawn_main" in command_of(pid)]


def command_of(pid: int) -> bytes:
    """Nothing, if it has ended meanwhile."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


@contextmanager
def several(folder: Path, url: str, workers: int = 2) -> Iterator[Real]:
    secret = folder / "secret"
    secret.write_text(secrets.token_hex(32))
    flags = ("--workers", str(workers), "--database", url, "--redis", REDIS, "--secret-file", str(secret))
    with real(folder, *flags) as server:
        yield server


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up in /proc")
def test_workers_are_supervised(tmp_path: Path) -> None:
    """They are all there when the address is told; one that dies is replaced; they end with a parent that is killed."""
    with several(tmp_path, postgres_url()) as server:
        assert eventually(lambda: "Antilles is at" in server.log.read_text())
        first = workers_of(server)
        assert len(first) == 2
        os.kill(first[0], signal.SIGKILL)
        assert eventually(lambda: len(workers_of(server)) == 2 and first[0] not in workers_of(server))
        assert httpx.get(f"{server.address}/healthz", timeout=PATIENCE).status_code == 200
        second = workers_of(server)
        assert server.process is not None
        os.kill(server.process.pid, signal.SIGKILL)
        server.process.wait()
        assert eventually(lambda: not any(alive(pid) for pid in second))
        with socket.socket() as again:
            # As servers do: connections that have ended linger for a while, and only a listener may be in the way.
            again.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            again.bind(("127.0.0.1", server.port))


def test_a_worker_that_keeps_dying_is_started_ever_later(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    started: list[float] = []

    class Dead:
        exitcode = 1

        def is_alive(self) -> bool:
            return False

    def start(theirs: Connection, tells: Connection) -> Any:
        started.append(now[0])
        return Dead()

    worker = Worker(start)
    worker.start()
    while now[0] < 200:
        worker.look()
        worker.revive()
        now[0] += 0.05
    worker.drop()
    pauses = [round(later - sooner) for sooner, later in pairwise(started)]
    assert pauses == sorted(pauses)
    assert pauses[-1] >= 29 and len(started) < 15


# --- a database that does not answer --------------------------------------------------------------------


IMPATIENT = """
import antilles.server.health as health, antilles.server.store.postgres as postgres
health.PATIENCE = postgres.PATIENCE = 1.0
"""


def test_a_database_that_hangs_is_a_quick_503_and_does_not_keep_the_server_from_ending(tmp_path: Path) -> None:
    url = postgres_url()
    secret = tmp_path / "secret"
    secret.write_text(secrets.token_hex(32))
    with (
        Link.to(url) as wire,
        real(tmp_path, "--database", wire.url(url), "--secret-file", str(secret), before=IMPATIENT) as server,
    ):
        people = [server.person("Ana"), server.person("Bruno")]
        table = server.table(people)
        sight = people[0].sight(table, 0)
        wire.dead.set()
        begun = time.monotonic()
        answer = people[0].move(table, 0, sight["asked"], sight["moves"][0])
        assert answer.status_code == 503
        assert time.monotonic() - begun < 10 - postgres.PATIENCE, "in earnest it waits that much longer"
        begun = time.monotonic()
        answers = [people[1].get("/api/tables").status_code for _ in range(3)]
        assert answers == [503, 503, 503]
        assert time.monotonic() - begun < 6, "whoever comes later does not wait as long again"
        assert httpx.get(f"{server.address}/healthz", timeout=PATIENCE).status_code == 503

        wire.dead.clear()
        assert eventually(lambda: people[1].get("/api/tables").status_code == 200)
        again = people[0].move(table, 0, sight["asked"], sight["moves"][0], "again")
        assert again.status_code in (200, 409)

        wire.dead.set()
        people[0].move(table, 0, 1, "x")
        begun = time.monotonic()
        server.stop()
        assert time.monotonic() - begun < 15
