"""The access log of the fast road: the same lines as everywhere, written a few times a second."""

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
        self._lines: list[tuple[float, str, str, int, float]] = []

    def note(self, request: str, path: str, status: int, seconds: float) -> None:
        if not log.isEnabledFor(logging.INFO):
            return
        if not self._lines:
            asyncio.get_running_loop().call_later(PAUSE, self.flush)
        self._lines.append((time.time(), request, path, status, seconds))

    def flush(self) -> None:
        lines, self._lines = self._lines, []
        told = [
            {
                "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at)), "level": "info", "from": log.name,
                "message": "request", "request": request, "method": "POST", "path": path[:200], "status": status,
                "ms": round(seconds * 1000, 1),
            }
            for at, request, path, status, seconds in lines
        ]  # fmt: skip
        sys.stderr.write(msgspec.json.Encoder().encode_lines(told).decode())
        sys.stderr.flush()
