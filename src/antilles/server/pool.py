"""Bots think in processes of their own. Everybody's questions get a fair share, and the time limit counts from asking.

Whoever asks ten times waits for themselves: each person has a queue, and the queues take turns. Quick questions have a
worker of their own, so that nobody's deep thoughts keep anybody else's deckhand waiting. A worker that is slow or dead
is replaced.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict, deque
from typing import Any

import msgspec
from msgspec import Struct

from antilles.server.orders.order import Order, OrdersTrial
from antilles.server.thinking import Question, Reply

LONGEST_REPLY = 1 << 20
DEEP = ("governor",)
"""Levels that think for long."""
MOST_QUEUED = 200
"""Questions of one person that may wait."""
log = logging.getLogger("antilles.bots")


class BotFailed(RuntimeError):
    """The bot gave no answer in time, or died."""


class Thought(Struct, frozen=True, eq=False):
    """A question and who waits for its answer."""

    question: bytes
    reply: asyncio.Future[Reply]


class Lane:
    """Workers, started when they are first needed, and the questions that wait for them, person by person."""

    def __init__(self, workers: int, command: tuple[str, ...]) -> None:
        self.restarts = 0
        self._command = command
        self._most = workers
        self._queues: OrderedDict[str, deque[Thought]] = OrderedDict()
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._thinking: set[asyncio.Task[None]] = set()
        self._closed = False

    def ask(self, who: str, thought: Thought) -> None:
        if self._closed:  # a process that is started while the loop ends would be waited for for ever
            thought.reply.set_exception(BotFailed("closed"))
            return
        queue = self._queues.setdefault(who, deque())
        if len(queue) >= MOST_QUEUED:
            thought.reply.set_exception(BotFailed("too many questions"))
            return
        queue.append(thought)
        if sum(not task.done() for task in self._thinking) < self._most:  # one that has just ended is still listed
            task = asyncio.get_running_loop().create_task(self._think())
            self._thinking.add(task)
            task.add_done_callback(self._thinking.discard)

    async def close(self) -> None:
        self._closed = True
        for task in list(self._thinking):
            task.cancel()
        await asyncio.gather(*self._thinking, return_exceptions=True)
        for worker in list(self._all):
            await self._end(worker)

    def _next(self) -> Thought | None:
        """The oldest question of whoever has waited longest for a turn; those given up are passed over."""
        while self._queues:
            who, queue = self._queues.popitem(last=False)
            while queue and queue[0].reply.done():
                queue.popleft()
            if queue:
                thought = queue.popleft()
                if queue:
                    self._queues[who] = queue  # at the end: the others come first
                return thought
        return None

    async def _think(self) -> None:
        """One worker, as long as there are questions."""
        worker: Process | None = None
        try:
            while (thought := self._next()) is not None:
                worker = await self._answer(worker, thought)
        finally:
            if worker is not None:
                self._idle.append(worker)

    async def _answer(self, worker: Process | None, thought: Thought) -> Process | None:
        """Answer a question, until its asker gives it up; the worker, if it is still good."""
        asking: asyncio.Task[Reply] | None = None
        try:
            if worker is None or worker.returncode is not None:
                worker = await self._worker()
            asking = asyncio.get_running_loop().create_task(self._ask(worker, thought.question))
            await asyncio.wait({asking, thought.reply}, return_when=asyncio.FIRST_COMPLETED)
            if asking.done():
                reply = asking.result()
                if not thought.reply.done():
                    thought.reply.set_result(reply)
                return worker
        except (OSError, ValueError, asyncio.IncompleteReadError, msgspec.MsgspecError) as error:
            if not thought.reply.done():
                thought.reply.set_exception(BotFailed(type(error).__name__))
        finally:
            if asking is not None and not asking.done():
                asking.cancel()
        if worker is not None:
            self.restarts += 1
            await self._end(worker)
        return None

    async def _worker(self) -> Process:
        while self._idle:
            worker = self._idle.pop()
            if worker.returncode is None:
                return worker
            self._all.discard(worker)
        environment = {name: value for name, value in os.environ.items() if not name.startswith("ANTILLES_")}
        environment["ANTILLES_PURE"] = os.environ.get("ANTILLES_PURE", "0")
        environment["ANTILLES_BOX"] = ""  # questions say by which data their games are played
        starting = asyncio.get_running_loop().create_task(
            asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, env=environment, limit=LONGEST_REPLY
            )
        )
        try:
            return await asyncio.shield(starting)
        finally:
            self._all.add(await starting)  # also if nobody wants it any more: it must be ended

    async def _ask(self, worker: Process, question: bytes) -> Reply:
        assert worker.stdin is not None and worker.stdout is not None
        worker.stdin.write(question)
        await worker.stdin.drain()
        return msgspec.json.decode(await worker.stdout.readuntil(b"\n"), type=Reply)

    async def _end(self, worker: Process) -> None:
        if worker.returncode is None:
            worker.kill()
        await worker.wait()
        self._all.discard(worker)


class Pool:
    """A lane for quick questions and one for deep ones."""

    def __init__(
        self, workers: int, seconds: float, command: tuple[str, ...] = ("-m", "antilles.server.worker")
    ) -> None:
        self.seconds = seconds
        self._quick = Lane(max(1, workers // 2), (sys.executable, *command))
        self._deep = Lane(workers, (sys.executable, *command))

    @property
    def restarts(self) -> int:
        return self._quick.restarts + self._deep.restarts

    async def choose(
        self,
        game: str,
        level: str,
        view: bytes,
        who: str = "",
        seconds: float = 0.0,
        explain: bool = False,
        over: str = "",
        seed: int | None = None,
        corrections: dict[str, Any] | None = None,
    ) -> Reply:
        """The bot's move for this view, for somebody at whose table it is asked; ``BotFailed`` when time is up."""
        chosen = secrets.randbits(60) if seed is None else seed
        question = Question(game, level, chosen, msgspec.Raw(view), explain, over, corrections or {})
        return await self._asked(question, who, seconds)

    async def try_orders(
        self, game: str, view: bytes, orders: list[Order], who: str, corrections: dict[str, Any]
    ) -> OrdersTrial:
        """Standing orders against continuations, for somebody who waits; ``BotFailed`` when time is up."""
        question = Question(game, "orders", 0, msgspec.Raw(view), corrections=corrections, orders=orders)
        reply = await self._asked(question, who)
        if reply.trial is None:
            raise BotFailed("no trial")
        return reply.trial

    async def _asked(self, question: Question, who: str, seconds: float = 0.0) -> Reply:
        reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        lane = self._deep if question.level in DEEP else self._quick
        lane.ask(who, Thought(msgspec.json.encode(question) + b"\n", reply))
        try:
            async with asyncio.timeout(min(seconds or self.seconds, self.seconds)):
                return await reply
        except (TimeoutError, BotFailed) as error:
            why = str(error) or "TimeoutError"
            log.warning("bot failed", extra={"game": question.game, "bot": question.level, "why": why})
            raise BotFailed(why) from error

    async def close(self) -> None:
        await self._quick.close()
        await self._deep.close()
