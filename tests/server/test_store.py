"""The store: grouped commits, conflicts, a full disk, a schema that is what its migrations say; on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from antilles.server.store import Result, Store, open_store, postgres
from antilles.server.store.appending import Appending
from antilles.server.store.base import StoreDown
from antilles.server.store.compiled_sql import Change
from antilles.server.store.schema import metadata
from antilles.server.store.sqlite import SqliteStore
from antilles.server.store.statements import mark
from antilles.server.tables.entry import Entry, Head, Left, Summary
from tests.server.elsewhere import postgres_url

HEAD = Head(table="t", game="g", seats=2, options={}, owner="p")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/s.db" if request.param == "sqlite" else postgres_url(bare=True)


def stored(url: str, story: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await open_store(url)
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(run())


async def append(store: Store, version: int, request: str = "", also: tuple[Change, ...] = ()) -> Result:
    future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
    store.append(Appending("t", Entry(version, 0, Left(0), request), also, future.set_result))
    return await future


async def new_table(store: Store) -> None:
    await store.create_table(HEAD, [], [], Summary(HEAD, "open", ["a", "b"], ["", ""], 1))


def test_tails_of_several_tables_of_which_one_is_damaged(url: str) -> None:
    async def story(store: Store) -> None:
        await new_table(store)
        head = Head(table="u", game="g", seats=2, options={}, owner="p")
        await store.create_table(
            head, [Entry(1, 0, Left(0)), Entry(2, 0, Left(1)), Entry(3, 0, Left(0))], [],
            Summary(head, "open", ["a", "b"], ["", ""], 1),
        )  # fmt: skip
        for version in (1, 2, 3):
            assert await append(store, version, f"r{version}") == "stored"
        tails = await store.tails({"t": 1, "u": 0, "none": 0})
        assert {table: [one.version for one in tail] for table, tail in tails.items()} == {"t": [2, 3], "u": [1, 2, 3]}
        assert tails["t"][0].request == "r2"
        damage = sa.text("UPDATE log SET body = '{' WHERE table_id = 'u' AND version = 2")
        await store.write(lambda connection: connection.execute(damage))
        tails = await store.tails({"t": 0, "u": 0})
        assert {table: len(tail) for table, tail in tails.items()} == {"t": 3, "u": 1}

    stored(url, story)


def test_whoever_appends_as_soon_as_they_hear_is_written_too(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seen under load: the only writer had just ended, was still counted, and the entry waited for the next one."""
    monkeypatch.setattr(postgres, "WRITERS", 1)

    async def story(store: Store) -> None:
        await new_table(store)
        loop = asyncio.get_running_loop()
        second: asyncio.Future[Result] = loop.create_future()

        def first(result: Result) -> None:
            loop.call_soon(store.append, Appending("t", Entry(2, 0, Left(0)), (), second.set_result))
            raise ArithmeticError("whoever fails here harms nobody else")

        store.append(Appending("t", Entry(1, 0, Left(0)), (), first))
        assert await asyncio.wait_for(second, 30) == "stored"

    stored(url, story)


def test_entries_come_back_in_order_and_conflicts_are_told_apart(url: str) -> None:
    async def story(store: Store) -> None:
        await new_table(store)
        group = await asyncio.gather(*[append(store, version, f"r{version}") for version in range(1, 51)])
        assert set(group) == {"stored"}
        mixed = await asyncio.gather(append(store, 51), append(store, 7), append(store, 60, "r7"), append(store, 52))
        assert list(mixed) == ["stored", "conflict", "conflict", "stored"]
        assert [one.version for one in await store.entries("t")] == list(range(1, 53))
        assert [one.version for one in await store.entries("t", 50)] == [51, 52]
        found = await store.entry_of("t", "r7")
        assert found is not None and found.version == 7
        assert await store.versions(["t", "u"]) == {"t": 52}

    stored(url, story)


def test_what_goes_with_an_entry_is_stored_with_it_or_not_at_all(url: str) -> None:
    async def story(store: Store) -> None:
        await new_table(store)
        assert await append(store, 1, also=(mark("t", "running", ["x", "y"], ["", ""]),)) == "stored"
        assert await append(store, 1, also=(mark("t", "over", ["x", "y"], ["", ""]),)) == "conflict"
        (summary,) = await store.lobby(["open", "running", "over"], None, 10)
        assert (summary.status, summary.names) == ("running", ["x", "y"])

    stored(url, story)


def test_migrations_lead_to_the_schema(url: str) -> None:
    async def story(store: Store) -> None:
        def differences(connection: sa.Connection) -> list[object]:
            return list(compare_metadata(MigrationContext.configure(connection), metadata))

        assert await store.read(differences) == []

    stored(url, story)


def test_a_full_disk_is_refused_cleanly_and_recovers_by_itself(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        await new_table(store)
        assert await append(store, 1) == "stored"

        def limit(pages: int) -> Callable[[sa.Connection], None]:
            def change(connection: sa.Connection) -> None:
                connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

            return change

        await store.write(limit(1))
        version = 2
        while await append(store, version, "x" * 500 + str(version)) == "stored":
            version += 1
            assert version < 1000
        assert await append(store, version, "y" * 5000) == "failed"
        with pytest.raises(StoreDown):
            await store.add_invite("h" * 100_000, "t", 0)
        assert [one.version for one in await store.entries("t")] == list(range(1, version))
        await store.write(limit(1_000_000))
        assert await append(store, version) == "stored"

    stored(f"sqlite:///{tmp_path}/s.db", story)


def test_one_server_a_file(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        with pytest.raises(BlockingIOError):
            await open_store(f"sqlite:///{tmp_path}/s.db")

    stored(f"sqlite:///{tmp_path}/s.db", story)


def test_a_change_that_breaks_does_not_break_the_store(url: str) -> None:
    async def story(store: Store) -> None:
        await new_table(store)

        def broken(connection: sa.Connection) -> None:
            mark("t", "over", ["x", "y"], ["", ""]).run(connection)
            raise LookupError("an error of ours")

        with pytest.raises(LookupError):
            await store.write(broken)
        assert await append(store, 1) == "stored"
        (summary,) = await store.lobby(["open", "running", "over"], None, 10)
        assert summary.status == "open"

    stored(url, story)
