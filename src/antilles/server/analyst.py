"""Analyses finished games beside the players: one at a time in a process of low priority.

The queue is the database's (``store/analyses.py``), so that it outlives a restart and all processes share it; what was
found is kept there by digest of the moves, appraiser and depth.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
import zlib
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable

import msgspec

from antilles.analysis import DEPTHS, digest, version_of
from antilles.kernel.record import print_record
from antilles.server.analysis_worker import Order, Word
from antilles.server.regular import Regular
from antilles.server.store.analyses import Analyses, Job
from antilles.server.store.base import Store
from antilles.server.tables.desk import Desk
from antilles.server.tables.registry import BrokenTable, Hall, NoSuchTable, OldEdition

LEASE = 30_000
"""Milliseconds for which a process that works at an analysis is believed to live."""
PATIENCE = 10.0
"""Seconds without a word from the worker after which the store is told that it goes on."""
LONGEST = 1800.0
"""Seconds after which an analysis is given up."""
LOOK = 15.0
"""Seconds between two looks for what other processes have left."""
LONGEST_WORD = 32 << 20
FIRST_GUESS = {"quick": 2.0, "deep": 15.0}
"""Seconds of an analysis, before the first one has been made here."""


def key_of(desk: Desk, depth: str) -> str:
    """The name of an analysis: the same for the same moves, appraiser and depth, at whatever table."""
    return f"{digest(desk.record())[:40]}-{version_of(desk.game, desk.head.seats)}-{depth}"


class Analyst(Regular):
    log = logging.getLogger("antilles.analysis")

    def __init__(
        self,
        store: Store,
        hall: Hall,
        clock: Callable[[], int],
        command: tuple[str, ...] = ("-m", "antilles.server.analysis_worker"),
    ) -> None:
        super().__init__(LOOK)
        self.jobs = Analyses(store)
        self._hall = hall
        self._clock = clock
        self._command = (sys.executable, *command)
        self._worker: Process | None = None
        self._pace: dict[tuple[str, str], float] = {}

    async def close(self) -> None:
        await super().close()
        await self._end()

    async def find(self, desk: Desk, depth: str) -> Job | None:
        return await self.jobs.find(key_of(desk, depth), self._clock())

    async def ask(self, desk: Desk, depth: str, person: str) -> None:
        await self.jobs.ask(key_of(desk, depth), desk.head.table, depth, person, self._clock())
        self.wake()

    async def stop(self, desk: Desk, depth: str, person: str) -> bool:
        return await self.jobs.stop(key_of(desk, depth), person)

    def seconds(self, game: str, depth: str) -> int:
        """About how long an analysis takes: as long as the last one of its kind."""
        return max(1, round(self._pace.get((game, depth), FIRST_GUESS[depth])))

    async def do_what_waits(self) -> None:
        while (job := await self.jobs.take(self._clock(), self._clock() + LEASE)) is not None:
            await self._carry_out(job)

    async def nothing_came(self) -> None:
        await self._end()  # the worker's memory is free again

    async def _carry_out(self, job: Job) -> None:
        try:
            desk = (await self._hall.open(job.table)).desk
        except (NoSuchTable, BrokenTable, OldEdition):
            await self.jobs.finish(job.id, None, self._clock())
            return
        if desk.status != "over" or job.depth not in DEPTHS or key_of(desk, job.depth) != job.id:
            await self.jobs.finish(job.id, None, self._clock())  # asked of another version of the appraiser
            return
        order = Order(desk.game.name, job.depth, print_record(desk.record()))
        begun = time.monotonic()
        try:
            async with asyncio.timeout(LONGEST):
                found = await self._work(job, msgspec.json.encode(order) + b"\n")
            if found is not None:
                self._pace[desk.game.name, job.depth] = time.monotonic() - begun
        except (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError, msgspec.MsgspecError) as error:
            self.log.warning("an analysis failed", extra={"table": job.table, "why": type(error).__name__})
            await self._end()
            found = None
        except BaseException:
            await self._end()
            raise
        if found is not None or await self.jobs.wanted(job.id):
            await self.jobs.finish(job.id, found, self._clock())

    async def _work(self, job: Job, order: bytes) -> bytes | None:
        """What the worker finds, compressed; None if it finds nothing or nobody wants it any more."""
        worker = await self._ready()
        assert worker.stdin is not None and worker.stdout is not None
        worker.stdin.write(order)
        await worker.stdin.drain()
        word = Word()
        part: bytes | None = None
        reading = asyncio.ensure_future(worker.stdout.readuntil(b"\n"))
        try:
            while True:
                await asyncio.wait({reading}, timeout=PATIENCE)
                if reading.done():
                    word = msgspec.json.decode(reading.result(), type=Word)
                    if word.failed:
                        return None
                    if word.found:
                        return await asyncio.to_thread(zlib.compress, word.found.encode())
                    part = await asyncio.to_thread(zlib.compress, word.part.encode())
                    reading = asyncio.ensure_future(worker.stdout.readuntil(b"\n"))
                if not await self.jobs.wanted(job.id):
                    await self._end()
                    return None
                await self.jobs.hold(job.id, word.done, word.steps, part, self._clock() + LEASE)
        finally:
            reading.cancel()

    async def _ready(self) -> Process:
        if self._worker is None or self._worker.returncode is not None:
            environment = {name: value for name, value in os.environ.items() if not name.startswith("ANTILLES_")}
            environment["ANTILLES_PURE"] = os.environ.get("ANTILLES_PURE", "0")
            environment["ANTILLES_BOX"] = ""  # records bring the data they were made with
            self._worker = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, env=environment, limit=LONGEST_WORD
            )
        return self._worker

    async def _end(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            if worker.returncode is None:
                worker.kill()
            await worker.wait()
