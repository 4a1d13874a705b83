"""One open tab: a queue of frames. Who reads too slowly gets the newest, which holds the whole table."""

from __future__ import annotations

import asyncio
from collections import deque

MOST_FRAMES = 32


class Subscriber:
    __slots__ = ("_frames", "_wake", "closed", "person", "seat", "session")

    def __init__(self, person: str, session: str, seat: int | None) -> None:
        self.person = person
        self.session = session
        self.seat = seat
        self.closed = False
        self._frames: deque[str] = deque()
        self._wake: asyncio.Future[None] | None = None

    def put(self, frame: str) -> None:
        if len(self._frames) >= MOST_FRAMES:
            self._frames.clear()
        self._frames.append(frame)
        self._rouse()

    def close(self) -> None:
        """The stream ends: the server stops, or the session was ended."""
        self.closed = True
        self._rouse()

    def _rouse(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def take(self) -> str | None:
        """The next frame; None when the stream has ended."""
        while not self._frames:
            if self.closed:
                return None
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
        return self._frames.popleft()
