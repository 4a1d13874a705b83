"""News between processes. They are hints: a table has a newer version, sessions have ended. Whoever hears one reads
the database, so that losing, repeating or forging a message costs time and nothing else.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable

import msgspec
import redis.asyncio
from msgspec import Struct
from redis.exceptions import RedisError

RETRY = 1.0
MOST_NEWS = 64 * 1024
"""Bytes of a message that is looked at."""
MOST_TABLES = 500
"""In one message."""
MOST_WAITING = 10_000
GATHER = 0.005
"""Seconds in which news become one message: each one costs every process as much as a small move."""
log = logging.getLogger("antilles.bus")


class News(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """These ``tables`` have come to these versions, these ``sessions`` have ended. ``by`` is who says so."""

    by: str = ""
    tables: dict[str, int] = {}
    sessions: list[str] = []


Hear = Callable[[News], None]
CatchUp = Callable[[], Awaitable[None]]
read_news = msgspec.json.Decoder(News).decode


class Bus(ABC):
    @abstractmethod
    def publish(self, news: News) -> None: ...

    @abstractmethod
    async def start(self, hear: Hear, catch_up: CatchUp) -> None:
        """Call ``hear`` for the news of other processes, and ``catch_up`` when news may have been missed."""

    @abstractmethod
    async def check(self) -> bool:
        """Whether news go out and come in."""

    @abstractmethod
    async def close(self) -> None: ...


class NoBus(Bus):
    """One process: there is nobody to tell."""

    def publish(self, news: News) -> None:
        """Nobody listens."""

    async def start(self, hear: Hear, catch_up: CatchUp) -> None:
        """Nothing will ever be heard."""

    async def check(self) -> bool:
        return True

    async def close(self) -> None:
        """Nothing is open."""


class RedisBus(Bus):
    """Redis pub/sub. Redis' database numbers do not divide its channels, so the channel has the name of ours."""

    def __init__(self, url: str, installation: str = "") -> None:
        self.redis = redis.asyncio.from_url(url)
        self.channel = f"antilles:{installation}:news"
        self._me = secrets.token_hex(8)
        self._tables: dict[str, int] = {}
        self._sessions: list[str] = []
        self._something = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._listening = asyncio.Event()

    def publish(self, news: News) -> None:
        if len(self._tables) < MOST_WAITING:  # Redis is away; the others will look into the database
            self._tables |= news.tables
        if len(self._sessions) < MOST_WAITING:
            self._sessions += news.sessions
        self._something.set()

    async def start(self, hear: Hear, catch_up: CatchUp) -> None:
        self._tasks = [asyncio.create_task(self._speak()), asyncio.create_task(self._listen(hear, catch_up))]

    async def check(self) -> bool:
        if any(task.done() for task in self._tasks) or (self._tasks and not self._listening.is_set()):
            return False
        try:
            return bool(await self.redis.ping())
        except (RedisError, OSError):
            return False

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.redis.aclose()

    async def _speak(self) -> None:
        while True:
            await self._something.wait()
            await asyncio.sleep(GATHER)
            self._something.clear()
            tables, self._tables = list(self._tables.items()), {}
            sessions, self._sessions = self._sessions, []
            try:
                for start in range(0, max(len(tables), len(sessions)), MOST_TABLES):
                    part = slice(start, start + MOST_TABLES)
                    await self._say(News(by=self._me, tables=dict(tables[part]), sessions=sessions[part]))
            except Exception as error:
                log.warning("bus is away", extra={"why": type(error).__name__})
                await asyncio.sleep(RETRY)

    async def _say(self, news: News) -> None:
        await self.redis.publish(self.channel, msgspec.json.encode(news))

    async def _listen(self, hear: Hear, catch_up: CatchUp) -> None:
        """Whatever happens here, it is listened to again."""
        while True:
            try:
                async with self.redis.pubsub() as pubsub:
                    await pubsub.subscribe(self.channel)
                    self._listening.set()
                    await catch_up()
                    async for message in pubsub.listen():
                        if message["type"] == "message":
                            self._heard(message["data"], hear)
            except Exception as error:
                log.warning("bus is away", extra={"why": type(error).__name__})
            self._listening.clear()
            await asyncio.sleep(RETRY)

    def _heard(self, data: bytes, hear: Hear) -> None:
        """One message, from anybody who can reach Redis; what is not understood is passed over."""
        try:
            if len(data) <= MOST_NEWS and (news := read_news(data)).by != self._me:
                hear(news)
        except Exception as error:
            log.warning("news could not be understood", extra={"why": type(error).__name__})
