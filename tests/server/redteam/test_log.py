"""R2, R3, R12: the log is the only truth. It never skips and remembers requests; what is said beside it is a hint."""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import asyncpg
import httpx
import pytest
import redis

from antilles.games import find
from antilles.kernel.step import legal_moves
from antilles.server.store import Store, open_store
from antilles.server.store.appending import Appending, Result
from antilles.server.tables import entry
from antilles.server.tables.commands import Move, Say, Sit, Start
from antilles.server.tables.desk import Desk
from antilles.server.tables.effects import Answer, Append, Push
from antilles.server.tables.entry import Entry, Head
from antilles.server.tables.sealing import live_draw
from antilles.server.tables.verdicts import Done, Failed
from tests.server.elsewhere import REDIS, postgres_url
from tests.server.kit import Place, played
from tests.server.link import Link
from tests.server.real import PATIENCE, Real, command, real
from tests.server.test_many import at, log_of
from tests.server.test_stream import closed_with, heard, listen


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Real]:
    with real(tmp_path_factory.mktemp("log")) as one:
        yield one


# --- R2 --------------------------------------------------------------------------------------------


def test_r2_a_request_id_used_again_much_later_is_answered_and_stops_nothing(server: Real) -> None:
    """The 65th newer id has pushed the first out of the memory; the store remembers it."""
    people = [server.person("Ana"), server.person("Bruno")]
    table = server.table(people)
    ana = people[0]
    chat = f"/api/tables/{table}/chat"
    first = ana.post(chat, {"text": "hello", "request": "r0"}).json()
    for number in range(1, 66):
        assert ana.post(chat, {"text": "hello", "request": f"r{number}"}).status_code == 201
    sight = ana.sight(table, 0)
    move = {"seat": 0, "asked": sight["asked"], "moves": sight["moves"][:1], "request": "r0"}
    reused = httpx.post(f"{server.address}/api/tables/{table}/moves", json=move, headers=ana.headers, timeout=60)
    assert reused.status_code == 409 and "request" in reused.json()["type"]
    again = httpx.post(
        f"{server.address}{chat}", json={"text": "hello", "request": "r0"}, headers=ana.headers, timeout=60
    )
    assert (again.status_code, again.json()) == (201, first)
    other = httpx.post(
        f"{server.address}{chat}", json={"text": "other", "request": "r0"}, headers=ana.headers, timeout=60
    )
    assert other.status_code == 409, "other words under a used id are not dropped in silence (R13)"
    assert ana.move(table, 0, sight["asked"], sight["moves"][0]).status_code == 200, "the table goes on"


def test_r2_a_conflict_that_nothing_explains_ends_in_a_failure() -> None:
    desk, _ = begun()
    effects = desk.ask("ticket", Say(person="p0", name="A", text="x"), "r1")
    for _ in range(10):
        assert isinstance(effects[0], Append | Answer)
        if isinstance(effects[0], Answer):
            break
        effects = desk.behind([])
    assert effects == [Answer("ticket", Failed())]
    assert desk.idle


# --- R12 -------------------------------------------------------------------------------------------


def begun() -> tuple[Desk, list[Entry]]:
    game = find("santo_domingo")
    head = Head(table="t", game=game.name, seats=2, options=game.settle(2), owner="p0")
    desk = Desk(game, head, live_draw(), shared=True)
    log: list[Entry] = []
    for given in (
        Sit(person="p0", seat=0, sitter="p0", name="A"),
        Sit(person="p0", seat=1, sitter="p1", name="B"),
        Start(person="p0"),
    ):
        (effect,) = desk.ask(None, given)
        assert isinstance(effect, Append)
        log.append(effect.entry)
        desk.committed()
    return desk, log


def test_r12_an_entry_that_a_catch_up_reads_first_is_applied_once() -> None:
    desk, log = begun()
    assert desk.state is not None
    text = desk.game.text(legal_moves(desk.state, 0)[0])
    (effect,) = desk.ask("ticket", Move(person="p0", seat=0, asked=desk.opened[0], moves=(text,)), "r")
    assert isinstance(effect, Append)
    caught = desk.overtaken([*log, effect.entry])
    assert [type(each) for each in caught] == [Push]
    assert desk.committed() == [Answer("ticket", Done(effect.entry.version))], "answered, and told once"
    assert (desk.version, desk.position) == (effect.entry.version, 1)
    assert desk.idle


def test_r12_a_catch_up_between_commit_and_its_answer_applies_nothing_twice(tmp_path: Path) -> None:
    """The database has an entry and its answer is held back; meanwhile Redis comes back, so everything is read."""
    url = postgres_url()
    with Link.to(url) as database, Link.to(REDIS) as bus, house(tmp_path, database.url(url), bus.url(REDIS)) as server:
        people = [server.person("Ana"), server.person("Bruno")]
        table = server.table(people)
        stream = listen(server, table, people[1], seat=1)
        version = heard(stream)["version"]
        database.hold = b"remember-me"
        body = {"text": "remember-me", "request": "once"}
        asking = threading.Thread(target=lambda: people[0].post(f"/api/tables/{table}/chat", body))
        asking.start()
        assert database.held.wait(PATIENCE)
        bus.cut()
        bus.mend()
        assert heard(stream)["version"] == version + 1, "read from the log, before the answer is there"
        database.release.set()
        asking.join()
        assert people[0].sight(table, 0)["version"] == version + 1
        answer = people[0].post(f"/api/tables/{table}/chat", {"text": "next", "request": "two"})
        assert answer.json()["version"] == version + 2
        assert heard(stream)["version"] == version + 2
        assert [row[0] for row in log_of(url, table)] == list(range(1, version + 3))


# --- the database refuses gaps -----------------------------------------------------------------------


def addresses(tmp_path: Path, engine: str) -> str:
    return f"sqlite:///{tmp_path / 'gaps.db'}" if engine == "sqlite" else postgres_url()


@pytest.mark.parametrize("engine", ["sqlite", "postgresql"])
def test_p22_the_database_refuses_a_gap(tmp_path: Path, engine: str) -> None:
    url = addresses(tmp_path, engine)

    async def append(store: Store, version: int, table: str = "t") -> Result:
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        store.append(Appending(table, Entry(version, 0, entry.Left(0)), (), done.set_result))
        return await done

    async def run() -> None:
        store = await open_store(url)
        try:
            assert [await append(store, version) for version in (1, 2, 4, 3, 3, 4)] == [
                "stored", "stored", "conflict", "stored", "conflict", "stored",
            ]  # fmt: skip
            assert await append(store, 2, "u") == "conflict", "another table's entries are none of its own"
            together = await asyncio.gather(append(store, 5), append(store, 9, "v"), append(store, 1, "w"))
            assert list(together) == ["stored", "conflict", "stored"]
            assert [new.version for new in await store.entries("t")] == [1, 2, 3, 4, 5]
        finally:
            await store.close()

    asyncio.run(run())


# --- R3 --------------------------------------------------------------------------------------------


@contextmanager
def house(tmp_path: Path, url: str, redis_url: str = REDIS) -> Iterator[Real]:
    secret = tmp_path / "secret"
    if not secret.exists():
        secret.write_text(secrets.token_hex(32))
    with real(tmp_path, "--database", url, "--redis", redis_url, "--secret-file", str(secret)) as one:
        yield one


def installation(url: str) -> str:
    """The name of a database; before there were any, empty."""

    async def read() -> str:
        connection = await asyncpg.connect(url)
        try:
            return str(await connection.fetchval("SELECT id FROM installation"))
        except asyncpg.UndefinedTableError:
            return ""
        finally:
            await connection.close()

    return asyncio.run(read())


def test_r3_a_process_that_hears_nonsense_goes_on(tmp_path: Path) -> None:
    """Forged, foreign, reordered and undecodable news: the log has no gap, and real news still arrive."""
    url = postgres_url()
    with house(tmp_path, url) as first, house(tmp_path, url) as second:
        people = [first.person("Ana"), first.person("Bruno")]
        table = first.table(people)
        stream = listen(second, table, people[0], seat=0)
        version = heard(stream)["version"]
        news = redis.from_url(REDIS)
        channels = [b"antilles:news", f"antilles:{installation(url)}:news".encode()]
        moved = {"type": "moved", "seat": 0, "asked": 3, "lines": [[0, "play captain"]]}
        forged = {"table": table, "entries": [{"version": version + 1, "at": 0, "body": moved, "request": ""}]}
        for channel in channels:
            for message in (
                b"\xff\xfe\x00", b"", b"x " + table.encode() + b" " + json.dumps(forged).encode(), b"{", b"[]",
                json.dumps({"table": table, "version": version + 40}).encode(), b'{"version": "many"}',
                json.dumps({"table": table, "version": 1}).encode(), b"x ended {", b"x ended [1]", b'{"sessions": 7}',
                json.dumps({"sessions": ["nobody"]}).encode(), b'{"table": null}', b"\x00" * 100_000,
            ):  # fmt: skip
                news.publish(channel, message)
        doors = [[person, at(second, person)] for person in people]
        made = 0
        while made < 6:
            for seat in (0, 1):
                sight = doors[seat][made % 2].sight(table, seat)
                if sight["asked"] is not None:
                    answer = doors[seat][made % 2].move(table, seat, sight["asked"], sight["moves"][0])
                    assert answer.status_code in (200, 409), answer.text  # 409: that process has not read it yet
                    made += answer.status_code == 200
        for number in range(version + 1, version + 7):
            assert heard(stream)["version"] == number
        assert [row[0] for row in log_of(url, table)] == list(range(1, version + 7))
        begun = time.monotonic()
        assert people[0].post(f"/api/tables/{table}/chat", {"text": "quick", "request": "q"}).status_code == 201
        assert heard(stream)["text"] == "quick"
        assert time.monotonic() - begun < 30, "the listener lives"
        for one in (first, second):
            assert httpx.get(f"{one.address}/healthz", timeout=PATIENCE).status_code == 200


def test_r3_production_and_a_copy_on_one_redis_never_meet(tmp_path: Path) -> None:
    """The copy has the same tables and another Redis number, which pub/sub ignores."""
    url, copy = postgres_url(), postgres_url()
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    shared = secrets.token_hex(32)
    for folder in ("a", "b"):
        (tmp_path / folder / "secret").write_text(shared)
    with house(tmp_path / "a", url) as production:
        people = [production.person("Ana"), production.person("Bruno")]
        table = production.table(people)
        sight = people[0].sight(table, 0)

        kept = str(tmp_path / "copy.gz")
        for words in (("backup", kept, "--database", url), ("restore", kept, "--database", copy)):
            done = command(*words, ANTILLES_SECRET_FILE=str(tmp_path / "a" / "secret"))
            assert done.returncode == 0, done.stdout + done.stderr
        with house(tmp_path / "b", copy, REDIS.rpartition("/")[0] + "/1") as elsewhere:
            there = at(elsewhere, people[0])
            news = redis.from_url(REDIS).pubsub(ignore_subscribe_messages=True)  # type: ignore[no-untyped-call]
            news.psubscribe("antilles:*")
            while news.get_message(timeout=1.0) is not None:
                pass  # from now on it listens
            assert there.move(table, 0, sight["asked"], sight["moves"][0], "there").status_code == 200
            begun = time.monotonic()
            while table.encode() not in bytes((news.get_message(timeout=1.0) or {}).get("data", b"")):
                assert time.monotonic() - begun < PATIENCE, "nothing was published"
            news.close()
            again = people[0].sight(table, 0)
            assert (again["version"], again["position"]) == (sight["version"], sight["position"])
            assert people[0].move(table, 0, sight["asked"], sight["moves"][1], "here").status_code == 200
        for database in (url, copy):
            versions = [row[0] for row in log_of(database, table)]
            assert versions == list(range(1, len(versions) + 1))
        assert installation(url) != installation(copy)


# --- a table that cannot be replayed ---------------------------------------------------------------


def test_a_log_that_cannot_be_replayed_says_so_and_hurts_nobody_else(tmp_path: Path) -> None:
    folder = tmp_path
    with real(folder) as server:
        people = [server.person("Ana"), server.person("Bruno")]
        bad, good = server.table(people, days=1), server.table(people)
        sight = people[0].sight(bad, 0)
        assert people[0].move(bad, 0, sight["asked"], sight["moves"][0]).status_code == 200
        assert server.stop() == 0
        with closing(sqlite3.connect(folder / "antilles.db")) as database:
            row = database.execute("SELECT max(version) FROM log WHERE table_id = ?", (bad,)).fetchone()
            body = json.dumps({"type": "moved", "seat": 0, "asked": 3, "lines": [[0, "dance"]]})
            database.execute("UPDATE log SET body = ? WHERE table_id = ? AND version = ?", (body, bad, row[0]))
            database.execute("UPDATE tables SET due = 0 WHERE id = ?", (bad,))
            database.commit()
        server.start()
        for path in ("", "/events?after=0", "/chat", "/record"):
            answer = people[0].get(f"/api/tables/{bad}{path}")
            assert answer.status_code == 409, answer.text
            assert answer.json()["type"] == "urn:antilles:problem:table-broken"
            assert "log" in answer.json()["title"]
        assert people[0].move(bad, 0, 3, "x").status_code == 409
        stream = listen(server, bad, people[0], seat=0)
        assert closed_with(stream) == 4409
        sight = people[0].sight(good, 0)
        assert people[0].move(good, 0, sight["asked"], sight["moves"][0]).status_code == 200
        assert people[0].get("/api/me/tables").status_code == 200
        assert people[0].get("/api/home").status_code == 200
        (folder / "open secret").write_text("s" * 40)
        (folder / "open secret").chmod(0o644)
        told = command("doctor", ANTILLES_DATA=str(folder), ANTILLES_SECRET_FILE=str(folder / "open secret"))
        assert told.returncode == 1
        assert bad in told.stdout, "another fault does not hide it"


def test_doctor_names_the_table_that_cannot_be_replayed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from antilles.server.checkup import check_tables

    async def story(here: Place) -> None:
        ana, bruno = await here.person("Ana"), await here.person("Bruno")
        table = await here.table([ana, bruno])
        (well,) = await check_tables(here.house.store)
        assert well.ok and well.facts["n"] == 1
        sight = await ana.sight(table, 0)
        await ana.move(table, 0, sight["asked"], sight["moves"][0])

        def spoil(connection: object) -> None:
            connection.exec_driver_sql("UPDATE log SET body = replace(body, 'play', 'dance')")  # type: ignore[attr-defined]

        await here.house.store.write(spoil)
        (ill,) = [check for check in await check_tables(here.house.store) if not check.ok]
        assert table in str(ill.facts["tables"])

        def surprise(*_: object) -> None:
            raise TypeError("no rule expects this")

        with monkeypatch.context() as patch:
            patch.setattr(Desk, "apply", surprise)
            (ill,) = [check for check in await check_tables(here.house.store) if not check.ok]
            assert table in str(ill.facts["tables"])

    played(tmp_path, story)
