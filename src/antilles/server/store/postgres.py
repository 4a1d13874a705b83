"""PostgreSQL: any number of processes. Entries that wait while another group is being committed go together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import asyncpg
import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from antilles.server.store.base import Appending, Result, Store, StoreDown, T
from antilles.server.store.migrate import migrate

WRITERS = 2
GROUP = 1024
PATIENCE = 10.0
DOWN = (OSError, TimeoutError, InterfaceError)
APPEND = (
    "INSERT INTO log (table_id, version, at, request, body) "
    "SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[])"
)
VERSIONS = (
    "SELECT id, (SELECT max(version) FROM log WHERE table_id = id) AS version FROM unnest($1::text[]) AS asked (id)"
)
"""One step into the index for each table: grouping would read every entry of their logs."""


def make_engine(url: str) -> AsyncEngine:
    address = sa.make_url(url).set(drivername="postgresql+asyncpg")
    return create_async_engine(address, pool_size=8, max_overflow=8, pool_pre_ping=True, pool_timeout=PATIENCE)


class PostgresStore(Store):
    shared = True

    def __init__(self, engine: AsyncEngine, direct: asyncpg.Pool) -> None:
        self.engine = engine
        self._direct = direct
        self._jobs: list[Appending] = []
        self._flying = 0
        self._writers: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, url: str) -> PostgresStore:
        engine = make_engine(url)
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
        return cls(engine, await asyncpg.create_pool(url, min_size=0, max_size=WRITERS))

    @property
    def waiting(self) -> int:
        return len(self._jobs) + self._flying

    async def read(self, query: Callable[[Connection], T]) -> T:
        return await self.write(query)

    async def write(self, change: Callable[[Connection], T]) -> T:
        try:
            async with asyncio.timeout(PATIENCE), self.engine.begin() as connection:
                return await connection.run_sync(change)
        except IntegrityError:
            raise
        except (DBAPIError, *DOWN) as error:
            raise StoreDown(type(error).__name__) from error

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        rows = await self.read(lambda connection: connection.exec_driver_sql(VERSIONS, (list(ids),)).all())
        return {table: version for table, version in rows if version is not None}

    def append(self, appending: Appending) -> None:
        self._jobs.append(appending)
        if len(self._writers) < WRITERS:
            writer = asyncio.get_running_loop().create_task(self._write())
            self._writers.add(writer)
            writer.add_done_callback(self._writers.discard)

    async def close(self) -> None:
        while self._writers:
            await asyncio.gather(*self._writers, return_exceptions=True)
        await self._direct.close()
        await self.engine.dispose()

    async def _write(self) -> None:
        while self._jobs:
            jobs, self._jobs = self._jobs[:GROUP], self._jobs[GROUP:]
            self._flying += len(jobs)
            try:
                for job, result in await self._write_group(jobs):
                    job.done(result)
            finally:
                self._flying -= len(jobs)

    async def _append_group(self, jobs: list[Appending]) -> Result:
        """Straight to the driver: one statement, which is a transaction by itself if nothing goes with it."""
        columns = [list(column) for column in zip(*[job.row() for job in jobs], strict=True)]
        changes = [change for job in jobs for change in job.also]
        try:
            async with asyncio.timeout(PATIENCE), self._direct.acquire() as connection:
                if not changes:
                    await connection.execute(APPEND, *columns)
                    return "stored"
                async with connection.transaction():
                    await connection.execute(APPEND, *columns)
                    for change in changes:
                        text, values = change.sentence.said(self.engine.dialect, change.values)
                        await connection.execute(text, *values)
        except asyncpg.UniqueViolationError:
            return "conflict"
        except (asyncpg.PostgresError, asyncpg.InterfaceError, *DOWN):
            return "failed"
        return "stored"

    async def _write_group(self, jobs: list[Appending]) -> list[tuple[Appending, Result]]:
        result = await self._append_group(jobs)
        if result != "conflict" or len(jobs) == 1:
            return [(job, result) for job in jobs]
        return [one for job in jobs for one in await self._write_group([job])]
