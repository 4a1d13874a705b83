"""One open tab. Who reads too slowly misses frames, and then gets the whole table at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class Wire(Protocol):
    """Where frames go."""

    caught_up: Callable[[], None] | None

    def put(self, packed: bytes) -> None: ...

    def end(self) -> None: ...


class Subscriber:
    __slots__ = ("_held", "closed", "person", "seat", "session", "sight", "wire")

    def __init__(self, wire: Wire, person: str, session: str, seat: int | None, owner: bool = False) -> None:
        self.wire = wire
        self.person = person
        self.session = session
        self.seat = seat
        self.sight = (person if seat is not None or owner else "", seat)
        """Who sees the same: all spectators but the owner, and all tabs of a person on one seat."""
        self.closed = False
        self._held: list[bytes] | None = []

    def put(self, packed: bytes) -> None:
        if self._held is None:
            self.wire.put(packed)
        else:
            self._held.append(packed)

    def release(self) -> None:
        """The past has been told: now what came meanwhile, and from here on at once."""
        held, self._held = self._held or [], None
        for packed in held:
            self.wire.put(packed)

    def close(self) -> None:
        """The stream ends: the server stops, or the session was ended."""
        if not self.closed:
            self.closed = True
            self.wire.end()
