"""The access log: a line for every request, like all other lines, but written a few times a second."""

from __future__ import annotations

import asyncio
import logging
import sys
import time

import msgspec

PAUSE = 0.2
log = logging.getLogger("antilles.access")


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
        told = [
            {
                "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at)), "level": "info", "from": log.name,
                "message": "request", "request": request, "method": method, "path": path[:200], "status": status,
                "ms": round(seconds * 1000, 1),
            }
            for at, request, method, path, status, seconds in lines
        ]  # fmt: skip
        sys.stderr.write(msgspec.json.Encoder().encode_lines(told).decode())
        sys.stderr.flush()
