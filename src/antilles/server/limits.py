"""How often somebody may do something: a bucket that refills, by the clock that only grows.

Nobody can push anybody else's bucket out of the memory: buckets are dropped when they are full again and never before,
and when there are too many of them newcomers share a few. Where there are several processes, Redis adds up what they
have given away.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final
from zlib import crc32

import redis.asyncio
from redis.exceptions import RedisError

from antilles.server.limit_kinds import Kind

LIMITS: Final[dict[Kind, tuple[float, float]]] = {
    "login-account": (5, 60),
    "login-address": (20, 60),
    "guest": (30, 60),
    "move": (10, 1),
    "create": (10, 3600),
    "request": (200, 10),
    "chat": (10, 10),
    "think": (20, 10),
    "unknown": (30, 60),
    "address": (2000, 10),
    "notice": (10, 600),
    "letter": (3, 86_400),
    "friend": (60, 600),
    "order": (20, 60),
    "report": (10, 3600),
    "stream": (100, 10),
}
"""How many in how many seconds. ``unknown`` are tables that do not exist; ``address`` is all that comes from one;
``letter`` are questions to one mail address whether its owner agrees."""
MOST_BUCKETS = 50_000
"""Of one kind; whoever comes then shares."""
SHARDS = 1024
SHARE = 0.1
"""Seconds between two looks at what other processes have given away."""
log = logging.getLogger("antilles.limits")

TAKE = """
local count = redis.call('INCRBY', KEYS[1], ARGV[1])
if count == tonumber(ARGV[1]) then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return {count, redis.call('PTTL', KEYS[1])}
"""


class Limits:
    def __init__(self, factor: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._factor = factor
        self._clock = clock
        self._buckets: dict[Kind, dict[str, tuple[float, float]]] = {kind: {} for kind in LIMITS}
        self._swept: dict[Kind, float] = dict.fromkeys(LIMITS, clock())
        self._shared: Shared | None = None

    def share(self, redis_url: str, installation: str) -> None:
        """Count together with the other processes of this database."""
        self._shared = Shared(redis_url, installation, self._factor, self._clock)

    async def close(self) -> None:
        if self._shared is not None:
            await self._shared.close()

    def wait(self, kind: Kind, who: str) -> float:
        """Take one; 0 if there was one, else the seconds until there is."""
        if not self._factor:
            return 0.0
        if self._shared is not None:
            blocked = self._shared.note(kind, who)
            if blocked:
                return blocked
        return self._take(kind, who, 1.0)

    async def wait_for_all(self, kind: Kind, who: str) -> float:
        """The same, exactly, over all processes; for what is seldom done and must not be done often."""
        if self._factor and self._shared is not None:
            waiting = await self._shared.take(kind, who)
            if waiting is not None:
                return waiting
        return self.wait(kind, who)

    def left(self, kind: Kind, who: str) -> float:
        """The seconds until there is one, without taking it."""
        if not self._factor:
            return 0.0
        blocked = self._shared.blocked(kind, who) if self._shared is not None else 0.0
        return blocked or self._take(kind, who, 0.0)

    def _take(self, kind: Kind, who: str, many: float) -> float:
        count, seconds = LIMITS[kind]
        most = count * self._factor
        now = self._clock()
        buckets = self._buckets[kind]
        if who not in buckets and len(buckets) >= MOST_BUCKETS:
            self._sweep(kind, now)
            if len(buckets) >= MOST_BUCKETS:
                who = f"\0{crc32(who.encode()) % SHARDS}"
        left, then = buckets.get(who, (most, now))
        left = min(most, left + (now - then) * most / seconds)
        enough = left >= 1
        buckets[who] = (left - many if enough else left, now)
        return 0.0 if enough else (1 - left) * seconds / most

    def _sweep(self, kind: Kind, now: float) -> None:
        """Forget whoever has everything again; not more often than that can have changed."""
        _, seconds = LIMITS[kind]
        if now - self._swept[kind] < seconds / 10:
            return
        self._swept[kind] = now
        kept = {who: bucket for who, bucket in self._buckets[kind].items() if now - bucket[1] < seconds}
        self._buckets[kind].clear()
        self._buckets[kind].update(kept)


class Shared:
    """Windows in Redis, one for each kind and person. Without Redis each process counts alone."""

    def __init__(self, url: str, installation: str, factor: float, clock: Callable[[], float]) -> None:
        self._redis = redis.asyncio.from_url(url, socket_timeout=1.0, socket_connect_timeout=1.0)
        self._take_script = self._redis.register_script(TAKE)
        self._before = f"antilles:{installation}:limit:"
        self._factor = factor
        self._clock = clock
        self._given: dict[tuple[Kind, str], int] = {}
        self._blocked: dict[tuple[Kind, str], float] = {}
        self._telling: asyncio.Task[None] | None = None

    def note(self, kind: Kind, who: str) -> float:
        """Count one without waiting for Redis; the seconds for which this person has had enough elsewhere."""
        key = (kind, who)
        self._given[key] = self._given.get(key, 0) + 1
        if self._telling is None or self._telling.done():
            self._telling = asyncio.get_running_loop().create_task(self._tell())
        return self.blocked(kind, who)

    def blocked(self, kind: Kind, who: str) -> float:
        """The seconds for which this person has had enough, as far as the other processes have told."""
        until = self._blocked.get((kind, who))
        if until is None:
            return 0.0
        left = until - self._clock()
        if left <= 0:
            del self._blocked[kind, who]
            return 0.0
        return left

    async def take(self, kind: Kind, who: str) -> float | None:
        """Take one in Redis; 0 if there was one, else the seconds until there is; None if Redis is away."""
        try:
            return await self._count(kind, who, 1)
        except (RedisError, OSError, TimeoutError):
            return None

    async def close(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)
        await self._redis.aclose()

    async def _tell(self) -> None:
        """What was given away since, in one go; those who had enough altogether are blocked here too."""
        await asyncio.sleep(SHARE)
        given, self._given = self._given, {}
        try:
            async with self._redis.pipeline(transaction=False) as together:
                for (kind, who), many in given.items():
                    await self._take_script(keys=[self._key(kind, who)], args=[many, _window(kind)], client=together)
                counted = await together.execute()
            for (kind, who), found in zip(given, counted, strict=True):
                wait = self._wait(kind, *found)
                if wait:
                    self._blocked[kind, who] = self._clock() + wait
        except (RedisError, OSError, TimeoutError) as error:
            log.warning("limits are counted alone", extra={"why": type(error).__name__})
        if len(self._blocked) > MOST_BUCKETS:
            now = self._clock()
            self._blocked = {key: until for key, until in self._blocked.items() if until > now}

    async def _count(self, kind: Kind, who: str, many: int) -> float:
        return self._wait(kind, *await self._take_script(keys=[self._key(kind, who)], args=[many, _window(kind)]))

    def _key(self, kind: Kind, who: str) -> str:
        return f"{self._before}{kind}:{who}"

    def _wait(self, kind: Kind, total: int, left: int) -> float:
        """The seconds until there is one again, if so many were taken in a window that goes on for so long."""
        return max(left, 1) / 1000 if total > LIMITS[kind][0] * self._factor else 0.0


def _window(kind: Kind) -> int:
    """Milliseconds in which it is counted."""
    return int(LIMITS[kind][1] * 1000)
