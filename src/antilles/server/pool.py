"""Bots think in processes of their own, with a time limit; one that is slow or dead is replaced."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from antilles.server.worker import Question, Reply

LONGEST_REPLY = 1 << 20
log = logging.getLogger("antilles.bots")


class BotFailed(RuntimeError):
    """The bot gave no answer in time, or died."""


class Pool:
    """So many workers, started when they are first needed."""

    def __init__(
        self, workers: int, seconds: float, command: tuple[str, ...] = ("-m", "antilles.server.worker")
    ) -> None:
        self.seconds = seconds
        self.restarts = 0
        self._command = (sys.executable, *command)
        self._free: asyncio.Queue[Process | None] = asyncio.Queue()
        self._all: set[Process] = set()
        for _ in range(workers):
            self._free.put_nowait(None)

    async def choose(self, game: str, level: str, view: bytes) -> Reply:
        """The bot's move for this view. The limit counts from when a worker takes it up."""
        question = Question(game, level, secrets.randbits(60), msgspec.Raw(view))
        worker = await self._free.get()
        try:
            if worker is None or worker.returncode is not None:
                worker = await self._start()
            async with asyncio.timeout(self.seconds):
                return await self._ask(worker, msgspec.json.encode(question) + b"\n")
        except (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError, msgspec.MsgspecError) as error:
            log.warning("bot failed", extra={"game": game, "level": level, "why": type(error).__name__})
            await self._end(worker)
            worker = None
            raise BotFailed(type(error).__name__) from error
        except asyncio.CancelledError:
            await self._end(worker)
            worker = None
            raise
        finally:
            self._free.put_nowait(worker)

    async def _start(self) -> Process:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("ANTILLES_")}
        environment["ANTILLES_PURE"] = os.environ.get("ANTILLES_PURE", "0")
        worker = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, env=environment, limit=LONGEST_REPLY
        )
        self._all.add(worker)
        return worker

    async def _ask(self, worker: Process, question: bytes) -> Reply:
        assert worker.stdin is not None and worker.stdout is not None
        worker.stdin.write(question)
        await worker.stdin.drain()
        return msgspec.json.decode(await worker.stdout.readuntil(b"\n"), type=Reply)

    async def _end(self, worker: Process | None) -> None:
        if worker is None:
            return
        self.restarts += 1
        self._all.discard(worker)
        if worker.returncode is None:
            worker.kill()
        await worker.wait()

    async def close(self) -> None:
        for worker in list(self._all):
            if worker.returncode is None:
                worker.kill()
            await worker.wait()
        self._all.clear()
