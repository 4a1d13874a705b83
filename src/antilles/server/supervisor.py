"""Several server processes behind one socket: started, watched, started again, and ended with their parent.

A worker that dies is started again, sooner if it had worked for a while and ever later if it had not. A worker ends
when its parent does, however that ended: the kernel signals it (Linux), and a pipe that only the parent holds closes.
"""

from __future__ import annotations

import logging
import multiprocessing
import signal
import socket
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from msgspec.structs import asdict

from antilles.server.lifetime import die_with_parent, watch
from antilles.server.settings import Settings

GRACE = 12.0
"""Seconds between asking the workers to end and killing them."""
STEADY = 30.0
"""Seconds after which a worker counts as one that works."""
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 30.0
log = logging.getLogger("antilles.supervisor")

Run = Callable[[Settings, socket.socket, Callable[[], None]], None]


class NeverReady(RuntimeError):
    """A worker ended before it listened for the first time."""


def _work(
    run: Run, settings: dict[str, object], listening: socket.socket, parent: Connection, told: Connection
) -> None:
    die_with_parent()
    watch(parent)

    def ready() -> None:
        told.send(True)
        told.close()

    run(Settings(**settings), listening, ready)  # type: ignore[arg-type]


class Worker:
    """One process, and when it may be started again."""

    def __init__(self, start: Callable[[Connection, Connection], BaseProcess]) -> None:
        self._start = start
        self._pause = 0.0
        self._not_before = 0.0
        self._begun = 0.0
        self.process: BaseProcess | None = None
        self.ready = False
        self._hears: Connection | None = None
        self._parent: Connection | None = None

    def start(self) -> None:
        self.drop()
        theirs, self._parent = multiprocessing.Pipe(duplex=False)
        self._hears, tells = multiprocessing.Pipe(duplex=False)
        self._begun = time.monotonic()
        self.ready = False
        self.process = self._start(theirs, tells)
        theirs.close()
        tells.close()

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.is_alive()

    def look(self) -> None:
        """Has it said that it is ready?"""
        if not self.ready and self._hears is not None and self._hears.poll():
            try:
                self.ready = bool(self._hears.recv())
            except (EOFError, OSError):
                self._hears.close()
                self._hears = None

    def revive(self) -> None:
        """Start it again when its pause is over."""
        now = time.monotonic()
        if self.process is not None:
            log.warning("a worker has ended", extra={"why": str(self.process.exitcode)})
            steady = self.ready and now - self._begun > STEADY
            self._pause = FIRST_PAUSE if steady else min(LONGEST_PAUSE, max(FIRST_PAUSE, self._pause * 2))
            self._not_before = now + self._pause
            self.drop()
            self.process = None
        elif now >= self._not_before:
            self.start()

    def drop(self) -> None:
        """Close our ends of the pipes: a process that still lives takes that for our end."""
        for end in (self._hears, self._parent):
            if end is not None:
                end.close()
        self._hears = self._parent = None


class Supervisor:
    """Keeps the workers running; SIGTERM and SIGINT end them all, SIGHUP replaces them one after the other."""

    def __init__(self, settings: Settings, listening: socket.socket, run: Run) -> None:
        context = multiprocessing.get_context("spawn")
        chosen = asdict(settings)

        def start(parent: Connection, told: Connection) -> BaseProcess:
            """A new process, with its ends of the two pipes."""
            process = context.Process(target=_work, args=(run, chosen, listening, parent, told))
            process.start()
            return process

        self._start = start
        self._workers = [Worker(start) for _ in range(settings.workers)]
        self._stopping = False
        self._replace: list[Worker] = []
        """Workers that are to be replaced, one after the other."""
        self._next: Worker | None = None
        self._leaving: list[tuple[Worker, float]] = []
        """Workers that were told to end, and when they are killed."""

    def run(self, ready: Callable[[], None]) -> None:
        """Until a signal; ``ready`` is called once, when all workers listen."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, self._renew)
        for worker in self._workers:
            worker.start()
        try:
            told = False
            while not self._stopping:
                self._wait()
                self._look(told)
                if not told and all(worker.ready for worker in self._workers):
                    told = True
                    ready()
                self._replace_one()
                self._bury()
        finally:
            self._end_all()

    def _stop(self, *_: object) -> None:
        self._stopping = True

    def _renew(self, *_: object) -> None:
        self._replace = list(self._workers)

    def _wait(self) -> None:
        """Until something ends, or for a moment."""
        ends = [worker.process.sentinel for worker in self._workers if worker.alive and worker.process is not None]
        if ends:
            wait(ends, timeout=0.1)
        else:
            time.sleep(0.1)

    def _look(self, told: bool) -> None:
        for worker in self._workers:
            worker.look()
            if not worker.alive and not self._stopping:
                if not told:
                    raise NeverReady(str(worker.process.exitcode if worker.process is not None else ""))
                worker.revive()

    def _replace_one(self) -> None:
        """A fresh worker first; when it listens, the old one is told to end."""
        if self._next is not None:
            self._next.look()
            if not self._next.alive:
                log.warning("a new worker did not start: the old ones stay")
                self._next.drop()
                self._next = None
                self._replace = []
            elif self._next.ready:
                old = self._replace.pop(0)
                self._workers[self._workers.index(old)] = self._next
                self._next = None
                if old.process is not None:
                    old.process.terminate()
                self._leaving.append((old, time.monotonic() + GRACE))
        elif self._replace and not self._leaving:
            self._next = Worker(self._start)
            self._next.start()

    def _bury(self) -> None:
        for worker, until in list(self._leaving):
            if worker.alive and time.monotonic() > until and worker.process is not None:
                worker.process.kill()
            if not worker.alive:
                worker.drop()
                self._leaving.remove((worker, until))

    def _end_all(self) -> None:
        workers = [*self._workers, *([self._next] if self._next else []), *[worker for worker, _ in self._leaving]]
        processes = [worker.process for worker in workers if worker.process is not None]
        for process in processes:
            process.terminate()
        until = time.monotonic() + GRACE
        for process in processes:
            process.join(max(0.0, until - time.monotonic()))
        for process in processes:
            if process.is_alive():
                log.warning("a worker did not end and is killed")
                process.kill()
                process.join()
        for worker in workers:
            worker.drop()
