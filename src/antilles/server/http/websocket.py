"""The wire of one stream. A frame is made once for all who see the same, and written as it is to each connection."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MOST_SAID, SAID_AGAIN = 1024, 64
"""Bytes that a stream may say, and again so many each second. Readers say no more than that they are there: each frame
of a few bytes costs us more than them, and what answers it waits in memory for those who do not read.
"""
LINE = "antilles.line"
ENDED = "antilles.ended"


def pack(text: bytes) -> bytes:
    """A whole text message of the WebSocket protocol, as a server sends it."""
    size = len(text)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + text
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


class Line(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, with a door for messages that are packed already."""

    behind = False
    """Messages were left out, because the other side reads too slowly."""
    caught_up: Callable[[], None] | None = None
    """Called when it reads again after messages were left out."""
    opening: Callable[[], None] | None = None
    """Called once when the handshake is over, however it ends."""
    served = False
    """Whoever served this stream has ended."""
    gone: Callable[[], None] | None = None
    """Called once when the connection is."""
    left = float(MOST_SAID)
    """Bytes that it may still say."""
    heard: float | None = None
    """When it said something last; None before the handshake."""

    def data_received(self, data: bytes) -> None:
        now = time.monotonic()
        if self.heard is not None:
            self.left = min(MOST_SAID, self.left + (now - self.heard) * SAID_AGAIN) - len(data)
            if self.left < 0:
                self.transport.abort()
                return
        self.heard = now
        super().data_received(data)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[LINE] = self

    def connection_lost(self, exc: Exception | None) -> None:
        self.opened()
        gone, self.gone = self.gone, None
        if gone is not None:
            gone()
        super().connection_lost(exc)
        self._let_go()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.served = True
        self._let_go()

    def _let_go(self) -> None:
        """Nobody needs this connection any more: without circles it leaves the memory at once.

        The search for circles looks at everything there is and is therefore made seldom.
        """
        if self.served and self.disconnected:
            self.conn.parser = None  # type: ignore[assignment]
            self.scope["extensions"].pop(LINE, None)

    def opened(self) -> None:
        """The stream is open or refused: the next one may come."""
        opening, self.opening = self.opening, None
        if opening is not None:
            opening()

    def put(self, packed: bytes) -> None:
        """Write a message at once, or leave it out when too much waits already."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        if self.writable.is_set():
            self.transport.write(packed)
        else:
            self.behind = True

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.behind and self.caught_up is not None:
            self.behind = False
            self.caught_up()

    def end(self, code: int) -> None:
        """The server wants to end the stream: whoever serves it hears of that."""
        queue: asyncio.Queue[Any] = self.queue
        queue.put_nowait({"type": ENDED, "code": code})
