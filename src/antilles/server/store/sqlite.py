"""SQLite: one file, one writer thread. All that waits is written in one transaction with one flush to the disk."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import IO, Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError

from antilles.server.private_files import private_file, private_folder, tighten
from antilles.server.store.appending import Appending, Result
from antilles.server.store.base import Store, StoreDown, T
from antilles.server.store.migrate import migrate, refuse_newer

READERS = 2
SYNCHRONOUS = "FULL"
"""Flush before the commit returns: what is acknowledged survives a power cut."""
GROUP = 1024
GATHER = 0.003
"""Seconds for which a busy writer lets entries gather: a flush costs as much for ten as for one."""
CHECKPOINT = 2.0
MOST_WAL = 16_000
"""Pages of the write-ahead log at which the writer itself brings them home; before that a thread beside it does."""
APPEND = """INSERT INTO log (table_id, version, at, request, body)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
json_extract(value, '$[3]'), json_extract(value, '$[4]') FROM json_each(?)"""


class Writing(Struct, frozen=True):
    """A change that is no append, and who waits for it."""

    change: Callable[[Connection], Any]
    done: Callable[[Any, BaseException | None], None]


Job = Appending | Writing | None


def make_engine(path: Path) -> Engine:
    """Connections in WAL mode; transactions begin when we say so, and lock at once if they write."""
    engine = sa.create_engine(f"sqlite:///{path}", pool_size=READERS + 2, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def connect(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None
        for pragma in (
            "journal_mode=WAL",
            f"synchronous={SYNCHRONOUS}",
            "foreign_keys=ON",
            "busy_timeout=5000",
            f"wal_autocheckpoint={MOST_WAL}",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


class SqliteStore(Store):
    shared = False

    def __init__(self, engine: Engine, lock: IO[str] | None) -> None:
        self.engine = engine
        self._lock = lock
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[list[Job]] = SimpleQueue()
        self._fresh: list[Job] = []
        """What was asked for in this turn of the loop: the writer is woken once for all of it."""
        self._waiting = 0
        self._written_groups = 0
        self._writer: Connection | None = None
        self._readers = ThreadPoolExecutor(READERS, "antilles-read")
        self._thread = threading.Thread(target=self._write_forever, name="antilles-write", daemon=True)
        self._thread.start()
        self._stopping = threading.Event()
        self._checkpointer = threading.Thread(target=self._checkpoint_forever, name="antilles-checkpoint", daemon=True)
        self._checkpointer.start()

    @classmethod
    async def open(cls, url: str, alone: bool = True) -> SqliteStore:
        path = Path(url.removeprefix("sqlite:///"))
        private_folder(path.parent)
        lock = hold(path) if alone else None
        try:
            private_file(path)
            for companion in ("-wal", "-shm"):
                tighten(path.with_name(path.name + companion))
            engine = make_engine(path)
            with engine.connect().execution_options(writes=alone) as connection, connection.begin():
                (migrate if alone else refuse_newer)(connection)
        except BaseException:
            if lock is not None:
                lock.close()
            raise
        return cls(engine, lock)

    @property
    def waiting(self) -> int:
        return self._waiting

    async def read(self, query: Callable[[Connection], T], long: bool = False) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return query(connection)

        try:
            return await self._loop.run_in_executor(self._readers, run)
        except DBAPIError as error:
            raise StoreDown(str(error.orig)) from error

    async def write(self, change: Callable[[Connection], T], long: bool = False) -> T:
        future: asyncio.Future[T] = self._loop.create_future()

        def done(result: T, error: BaseException | None) -> None:
            if future.cancelled():
                return
            if error is None:
                future.set_result(result)
            elif isinstance(error, DBAPIError) and not isinstance(error, IntegrityError):
                future.set_exception(StoreDown(str(error.orig)))
            else:
                future.set_exception(error)

        self._give(Writing(change, done))
        return await future

    def append(self, appending: Appending) -> None:
        self._waiting += 1
        self._give(appending)

    def _give(self, job: Job) -> None:
        if not self._fresh:
            self._loop.call_soon(self._hand_over)
        self._fresh.append(job)

    def _hand_over(self) -> None:
        fresh, self._fresh = self._fresh, []
        if fresh:
            self._jobs.put(fresh)

    async def close(self) -> None:
        self._fresh.append(None)
        self._hand_over()
        self._stopping.set()
        await self._loop.run_in_executor(self._readers, self._thread.join)
        await self._loop.run_in_executor(self._readers, self._checkpointer.join)
        self._readers.shutdown()
        self.engine.dispose()
        if self._lock is not None:
            self._lock.close()

    # --- the writer's thread --------------------------------------------------------------------

    def _write_forever(self) -> None:
        last = busy = False
        while not last:
            group = self._jobs.get()
            if busy:
                time.sleep(GATHER)
            while len(group) < GROUP and not self._jobs.empty():
                group += self._jobs.get()
            last = None in group
            busy = len(group) > 1
            jobs = [job for job in group if job is not None]
            if jobs:
                told = self._write_group(jobs)
                self._written_groups += 1
                with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                    self._loop.call_soon_threadsafe(self._tell, told)
        if self._writer is not None:
            self._writer.close()

    def _checkpoint_forever(self) -> None:
        """Bring pages from the log home while the writer goes on; nobody waits for it."""
        done = 0
        while not self._stopping.wait(CHECKPOINT):
            if self._written_groups == done:
                continue
            done = self._written_groups
            with contextlib.suppress(sqlite3.Error, DBAPIError), self.engine.connect() as connection:
                raw: Any = connection.connection.dbapi_connection
                raw.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def _tell(self, told: list[Callable[[], None]]) -> None:
        """One wake-up of the loop for the whole group."""
        for tell in told:
            tell()

    def _write_group(self, jobs: list[Appending | Writing]) -> list[Callable[[], None]]:
        appends = [job for job in jobs if isinstance(job, Appending) and not job.also]
        if len(appends) == len(jobs):
            result = self._append_group(appends)
            if result != "conflict" or len(jobs) == 1:
                return [partial(self._appended, appends, result)]
            return [tell for job in jobs for tell in self._write_group([job])]
        try:
            connection = self._hold()
            with connection.begin():
                return self._run(connection, jobs)
        except DBAPIError as error:
            if isinstance(error, IntegrityError) and len(jobs) > 1:
                return [tell for job in jobs for tell in self._write_group([job])]
            verdict: Result = "conflict" if isinstance(error, IntegrityError) else "failed"
            return [self._bad_news(job, verdict, error) for job in jobs]

    def _append_group(self, jobs: list[Appending]) -> Result:
        """The usual case, straight to the library: one statement, which is a transaction by itself, and one flush."""
        try:
            raw: Any = self._hold().connection.dbapi_connection
            raw.execute(APPEND, (msgspec.json.encode([job.row() for job in jobs]).decode(),))
        except sqlite3.IntegrityError:
            return "conflict"
        except (sqlite3.Error, DBAPIError):
            return "failed"
        return "stored"

    def _hold(self) -> Connection:
        """The writer's own connection."""
        if self._writer is None:
            self._writer = self.engine.connect().execution_options(writes=True)
        return self._writer

    def _appended(self, jobs: list[Appending], result: Result) -> None:
        self._waiting -= len(jobs)
        for job in jobs:
            job.settle(result)

    def _run(self, connection: Connection, jobs: list[Appending | Writing]) -> list[Callable[[], None]]:
        told: list[Callable[[], None]] = []
        appends = [job for job in jobs if isinstance(job, Appending)]
        if appends:
            connection.exec_driver_sql(APPEND, (msgspec.json.encode([job.row() for job in appends]).decode(),))
        for job in jobs:
            if isinstance(job, Appending):
                for change in job.also:
                    change.run(connection)
                told.append(self._stored(job))
            else:
                told.append(self._written(connection, job))
        return told

    def _stored(self, job: Appending) -> Callable[[], None]:
        def tell() -> None:
            self._waiting -= 1
            job.settle("stored")

        return tell

    def _written(self, connection: Connection, job: Writing) -> Callable[[], None]:
        """A change that fails takes back itself, not its neighbours; a database that fails takes back the group."""
        try:
            with connection.begin_nested():
                result = job.change(connection)
        except Exception as error:
            if isinstance(error, DBAPIError) and not isinstance(error, IntegrityError):
                raise
            return partial(job.done, None, error)
        return partial(job.done, result, None)

    def _bad_news(self, job: Appending | Writing, result: Result, error: BaseException) -> Callable[[], None]:
        if isinstance(job, Writing):
            return partial(job.done, None, error)

        def tell() -> None:
            self._waiting -= 1
            job.settle(result)

        return tell


def hold(path: Path) -> IO[str]:
    """Hold the file's lock: one server a file. ``BlockingIOError`` if another one has it."""
    name = path.with_name(path.name + ".lock")
    private_file(name)
    lock = name.open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        lock.close()
        raise
    return lock
