"""News between processes: what one has made durable, the others hear. Losing a message only costs time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable

import redis.asyncio
from redis.exceptions import RedisError

CHANNEL = "antilles:news"
RETRY = 1.0
log = logging.getLogger("antilles.bus")

Hear = Callable[[bytes], None]
CatchUp = Callable[[], Awaitable[None]]


class Bus(ABC):
    @abstractmethod
    def publish(self, message: bytes) -> None: ...

    @abstractmethod
    async def start(self, hear: Hear, catch_up: CatchUp) -> None:
        """Call ``hear`` for each message of another process, and ``catch_up`` when messages may have been missed."""

    @abstractmethod
    async def check(self) -> bool: ...

    @abstractmethod
    async def close(self) -> None: ...


class NoBus(Bus):
    """One process: there is nobody to tell."""

    def publish(self, message: bytes) -> None:
        """Nobody listens."""

    async def start(self, hear: Hear, catch_up: CatchUp) -> None:
        """Nothing will ever be heard."""

    async def check(self) -> bool:
        return True

    async def close(self) -> None:
        """Nothing is open."""


class RedisBus(Bus):
    """Redis pub/sub, one channel; each message begins with the name of the process that sent it."""

    def __init__(self, url: str) -> None:
        self._redis = redis.asyncio.from_url(url)
        self._me = secrets.token_hex(8).encode()
        self._out: asyncio.Queue[bytes] = asyncio.Queue(maxsize=10_000)
        self._tasks: list[asyncio.Task[None]] = []

    def publish(self, message: bytes) -> None:
        with contextlib.suppress(asyncio.QueueFull):  # Redis is away; the others will look into the database
            self._out.put_nowait(self._me + b" " + message)

    async def start(self, hear: Hear, catch_up: CatchUp) -> None:
        self._tasks = [asyncio.create_task(self._speak()), asyncio.create_task(self._listen(hear, catch_up))]

    async def check(self) -> bool:
        try:
            return bool(await self._redis.ping())
        except (RedisError, OSError):
            return False

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _speak(self) -> None:
        while True:
            batch = [await self._out.get()]
            while not self._out.empty() and len(batch) < 200:
                batch.append(self._out.get_nowait())
            try:
                async with self._redis.pipeline(transaction=False) as pipe:
                    for message in batch:
                        pipe.publish(CHANNEL, message)
                    await pipe.execute()
            except (RedisError, OSError) as error:
                log.warning("bus is away", extra={"why": type(error).__name__})
                await asyncio.sleep(RETRY)

    async def _listen(self, hear: Hear, catch_up: CatchUp) -> None:
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    await catch_up()
                    async for message in pubsub.listen():
                        if message["type"] == "message":
                            sender, _, body = message["data"].partition(b" ")
                            if sender != self._me:
                                hear(body)
            except (RedisError, OSError) as error:
                log.warning("bus is away", extra={"why": type(error).__name__})
                await asyncio.sleep(RETRY)
