"""PostgreSQL: any number of processes. Entries that wait while another group is being committed go together.

A database that does not answer is given up after ``PATIENCE``, without waiting for its connection to end in good order.
From then on everybody hears at once that it is away, until it has answered a question on a fresh connection.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any

import asyncpg
import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from antilles.server.store.appending import Appending, Result
from antilles.server.store.base import Store, StoreDown, T
from antilles.server.store.migrate import migrate
from antilles.server.store.readable import readable
from antilles.server.tables.entry import Entry

WRITERS = 2
READERS = 1
"""Connections for what other processes have written."""
GROUP = 1024
PATIENCE = 4.0
"""Seconds for one question or one group of entries; longer work says so."""
LONG = 3600.0
RETRY = 0.5
DOWN = (OSError, TimeoutError, InterfaceError)
APPEND = (
    "INSERT INTO log (table_id, version, at, request, body) "
    "SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[])"
)
VERSIONS = (
    "SELECT id, (SELECT max(version) FROM log WHERE table_id = id) AS version FROM unnest($1::text[]) AS asked (id)"
)
"""One step into the index for each table: grouping would read every entry of their logs."""
TAILS = (
    "SELECT asked.id, log.version, log.at, log.body, log.request "
    "FROM unnest($1::text[], $2::int[]) AS asked (id, after) CROSS JOIN LATERAL "
    "(SELECT version, at, body, request FROM log WHERE table_id = asked.id AND version > asked.after) AS log "
    "ORDER BY 1, 2"
)
log = logging.getLogger("antilles.store")


class Stalled(TimeoutError):
    """The database did not answer in time, or has not answered since it last did not."""


def make_engine(url: str, pooled: bool = True) -> AsyncEngine:
    address = sa.make_url(url).set(drivername="postgresql+asyncpg")
    patient = {"timeout": PATIENCE}
    if not pooled:
        return create_async_engine(address, poolclass=NullPool, connect_args=patient)
    return create_async_engine(
        address, pool_size=8, max_overflow=8, pool_pre_ping=True, pool_timeout=PATIENCE, connect_args=patient
    )


class PostgresStore(Store):
    shared = True

    def __init__(self, url: str, engine: AsyncEngine, direct: asyncpg.Pool) -> None:
        self.engine = engine
        self._url = url
        self._direct = direct
        self._jobs: list[Appending] = []
        self._flying = 0
        self._writers: set[asyncio.Task[None]] = set()
        self._left: set[asyncio.Task[Any]] = set()
        self._probing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> PostgresStore:
        engine = make_engine(url, pooled=False)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(migrate)
        finally:
            await engine.dispose()
        return cls(url, make_engine(url), await make_pool(url))

    @property
    def waiting(self) -> int:
        return len(self._jobs) + self._flying

    async def read(self, query: Callable[[Connection], T], long: bool = False) -> T:
        return await self.write(query, long)

    async def write(self, change: Callable[[Connection], T], long: bool = False) -> T:
        async def run() -> T:
            async with self.engine.begin() as connection:
                return await connection.run_sync(change)

        try:
            return await self._in_time(run(), LONG if long else PATIENCE)
        except IntegrityError:
            raise
        except (DBAPIError, *DOWN) as error:
            raise StoreDown(type(error).__name__) from error

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        rows = await self.read(lambda connection: connection.exec_driver_sql(VERSIONS, (list(ids),)).all())
        return {table: version for table, version in rows if version is not None}

    async def tails(self, after: Mapping[str, int]) -> dict[str, list[Entry]]:
        """Straight to the driver, without a transaction: this is asked for whatever happens in other processes."""

        async def run() -> list[asyncpg.Record]:
            async with self._direct.acquire() as connection:
                return list(await connection.fetch(TAILS, list(after), list(after.values())))

        try:
            rows = await self._in_time(run(), PATIENCE)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, *DOWN) as error:
            raise StoreDown(type(error).__name__) from error
        return readable(rows)

    def append(self, appending: Appending) -> None:
        self._jobs.append(appending)
        if len(self._writers) < WRITERS:
            writer = asyncio.get_running_loop().create_task(self._write())
            self._writers.add(writer)
            writer.add_done_callback(self._writers.discard)  # one that was broken off may never have begun

    async def close(self) -> None:
        while self._writers:
            await asyncio.gather(*self._writers, return_exceptions=True)
        if self._probing is not None:
            self._probing.cancel()
        stalled = self._probing is not None or bool(self._left)
        if not stalled:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self._direct.close()
                    await self.engine.dispose()
                    return
        self._direct.terminate()
        await self.engine.dispose(close=False)

    # --- a database that does not answer ------------------------------------------------------------

    async def _in_time(self, work: Coroutine[Any, Any, T], patience: float) -> T:
        """The result of the work, or ``Stalled`` as soon as the time is up: ending a dead connection takes as long."""
        if self._probing is not None:
            work.close()
            raise Stalled
        task = asyncio.get_running_loop().create_task(work)
        try:
            done, _ = await asyncio.wait({task}, timeout=patience)
        except asyncio.CancelledError:
            self._leave(task)
            raise
        if done:
            return task.result()
        self._leave(task)
        await self._stall()
        raise Stalled

    def _leave(self, task: asyncio.Task[Any]) -> None:
        """Let a question end by itself; nobody waits for it any more."""
        self._left.add(task)
        task.cancel()
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._left.discard(task)
        if not task.cancelled():
            task.exception()  # it is known that the database was away

    async def _stall(self) -> None:
        """Nobody waits for the old connections any more; somebody asks on fresh ones until the database answers."""
        if self._probing is not None:
            return
        log.warning("the database does not answer")
        old, self._direct = self._direct, await make_pool(self._url)
        old.terminate()
        await self.engine.dispose(close=False)
        if self._probing is None:
            self._probing = asyncio.get_running_loop().create_task(self._probe())

    async def _probe(self) -> None:
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    connection = await asyncpg.connect(self._url, timeout=PATIENCE)
                    try:
                        await connection.execute("SELECT 1")
                    finally:
                        connection.terminate()
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError):
                await asyncio.sleep(RETRY)
            else:
                self._probing = None
                log.warning("the database answers again")
                return

    # --- appending ----------------------------------------------------------------------------------

    async def _write(self) -> None:
        """Until nothing waits; in the same breath it is no writer any more, or the next entry would wait for nobody."""
        writer = asyncio.current_task()
        assert writer is not None
        try:
            while self._jobs:
                jobs, self._jobs = self._jobs[:GROUP], self._jobs[GROUP:]
                self._flying += len(jobs)
                try:
                    results = await self._write_group(jobs)
                except Exception:
                    log.exception("entries could not be written")
                    results = [(job, "failed") for job in jobs]
                self._flying -= len(jobs)
                for job, result in results:
                    job.settle(result)
        finally:
            self._writers.discard(writer)

    async def _append_group(self, jobs: list[Appending]) -> Result:
        """Straight to the driver: one statement, which is a transaction by itself if nothing goes with it."""
        columns = [list(column) for column in zip(*[job.row() for job in jobs], strict=True)]
        changes = [change for job in jobs for change in job.also]

        async def run() -> None:
            async with self._direct.acquire() as connection:
                if not changes:
                    await connection.execute(APPEND, *columns)
                    return
                async with connection.transaction():
                    await connection.execute(APPEND, *columns)
                    for change in changes:
                        text, values = change.sentence.said(self.engine.dialect, change.values)
                        await connection.execute(text, *values)

        try:
            await self._in_time(run(), PATIENCE)
        except asyncpg.UniqueViolationError:
            return "conflict"
        except (asyncpg.PostgresError, asyncpg.InterfaceError, *DOWN):
            return "failed"
        return "stored"

    async def _write_group(self, jobs: list[Appending]) -> list[tuple[Appending, Result]]:
        result = await self._append_group(jobs)
        if result != "conflict" or len(jobs) == 1:
            return [(job, result) for job in jobs]
        return [written for job in jobs for written in await self._write_group([job])]


async def make_pool(url: str) -> asyncpg.Pool:
    """Connections for entries; none is opened before it is needed, and none is left with anything to put right."""
    return await asyncpg.create_pool(url, min_size=0, max_size=WRITERS + READERS, timeout=PATIENCE, reset=_nothing)


async def _nothing(connection: object) -> None:
    """The driver would ask the database to forget settings, cursors and locks, which we never have."""
