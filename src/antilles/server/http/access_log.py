"""The access log: a line for every request, like all other lines, but written a few times a second."""

from __future__ import annotations

import asyncio
import logging
import sys
import time

import msgspec
from msgspec import Struct

PAUSE = 0.2
log = logging.getLogger("antilles.access")


class Line(Struct, rename={"from_": "from"}):
    time: str
    request: str
    method: str
    path: str
    status: int
    ms: float
    level: str = "info"
    from_: str = log.name
    message: str = "request"


class Access:
    def __init__(self) -> None:
        self._lines: list[tuple[float, str, str, str, int, float]] = []

    def note(self, request: str, method: str, path: str, status: int, seconds: float) -> None:
        if not log.isEnabledFor(logging.INFO):
            return
        if not self._lines:
            asyncio.get_running_loop().call_later(PAUSE, self.flush)
        self._lines.append((time.time(), request, method, path, status, seconds))

    def flush(self) -> None:
        lines, self._lines = self._lines, []
        if not lines:
            return
        told: list[Line] = []
        last, moment = -1, ""
        for at, request, method, path, status, seconds in lines:
            if int(at) != last:
                last = int(at)
                moment = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(last))
            told.append(Line(moment, request, method, path[:200], status, round(seconds * 1000, 1)))
        sys.stderr.write(msgspec.json.Encoder().encode_lines(told).decode())
        sys.stderr.flush()
