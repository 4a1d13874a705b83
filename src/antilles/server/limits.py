"""How often somebody may do something: a bucket that refills, by the monotonic clock."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Literal

Kind = Literal["login-account", "login-address", "guest", "move", "create", "request", "chat", "think"]

LIMITS: Final[dict[Kind, tuple[float, float]]] = {
    "login-account": (5, 60),
    "login-address": (20, 60),
    "guest": (30, 60),
    "move": (10, 1),
    "create": (10, 3600),
    "request": (200, 10),
    "chat": (10, 10),
    "think": (20, 10),
}
"""So many in so many seconds."""
MOST_BUCKETS = 50_000


class Limits:
    def __init__(self, factor: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._factor = factor
        self._clock = clock
        self._buckets: OrderedDict[tuple[Kind, str], tuple[float, float]] = OrderedDict()

    def wait(self, kind: Kind, who: str) -> float:
        """Take one; 0 if there was one, else the seconds until there is."""
        if not self._factor:
            return 0.0
        count, seconds = LIMITS[kind]
        most = count * self._factor
        now = self._clock()
        left, then = self._buckets.pop((kind, who), (most, now))
        left = min(most, left + (now - then) * most / seconds)
        enough = left >= 1
        self._buckets[kind, who] = (left - 1 if enough else left, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return 0.0 if enough else (1 - left) * seconds / most
