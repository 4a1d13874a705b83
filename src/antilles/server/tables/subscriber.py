"""One open tab. Whoever reads too slowly misses frames, and then gets the whole table at once.

Authority belongs to the moment, not to the handshake: before each push the tab's person, seat and session are asked
about again, and a tab that may no longer see what it sees is closed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from antilles.server.tables.permissions import Table, may

ENDED, NOT_YOURS, UNKNOWN, LATER, BROKEN, REMOVED = 4401, 4403, 4404, 1013, 4409, 4410
"""Why a stream is closed: the session has ended; not your seat; no such table; too many; the table cannot be read; the
owner has sent you away."""
AWAY = 1001


class Wire(Protocol):
    """Where frames go."""

    caught_up: Callable[[], None] | None

    def put(self, packed: bytes) -> None: ...

    def end(self, code: int) -> None: ...

    def opened(self) -> None: ...


class Subscriber:
    __slots__ = ("_begun", "behind", "closed", "name", "person", "seat", "session", "sight", "staged", "until", "wire")

    def __init__(
        self,
        wire: Wire,
        person: str,
        session: str,
        seat: int | None,
        owner: bool = False,
        until: float = 0.0,
        staged: bool = False,
        name: str = "",
    ) -> None:
        self.wire = wire
        self.person = person
        self.name = name
        self.session = session
        self.seat = seat
        self.sight = (person if seat is not None or owner else "", seat)
        """Who sees the same: all spectators but the owner, and all tabs of a person on one seat."""
        self.staged = staged
        """This tab shows what happens line by line."""
        self.closed = False
        self.until = until
        """The moment up to which the session is known to live, by the clock that only grows."""
        self.behind = False
        """Something was not told because nobody could say whether the session still lives."""
        self._begun = False

    def verdict(self, table: Table) -> int:
        """0, or the code with which this stream must be closed now."""
        if self.closed:
            return ENDED
        if self.person and self.person in table.removed:
            return REMOVED
        if not may(self.person, "watch", table):
            return UNKNOWN
        return 0 if self.seat is None or may(self.person, "look", table, self.seat) else NOT_YOURS

    def put(self, packed: bytes) -> None:
        if self._begun and not self.closed:
            self.wire.put(packed)

    def begin(self, past: Iterable[bytes]) -> None:
        """First everything up to now, and from here on whatever comes; what came meanwhile is part of the past."""
        self._begun = True
        for packed in past:
            self.put(packed)

    def close(self, code: int = AWAY) -> None:
        """The stream ends; nothing more is sent."""
        if not self.closed:
            self.closed = True
            self.wire.end(code)
