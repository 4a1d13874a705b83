"""A table in memory, and who watches it."""

from __future__ import annotations

from collections import deque

from antilles.server.tables.desk import Desk
from antilles.server.tables.echo import Echo
from antilles.server.tables.steps import Happening
from antilles.server.tables.subscriber import Subscriber

RECENT = 8
"""Happenings that can be told again without reading the log."""


class Live:
    __slots__ = ("access", "desk", "due", "echo", "lease", "recent", "subscribers", "thinking")

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.echo: Echo | None = None
        """What those see who have no seat, where they are some moves behind."""
        self.subscribers: set[Subscriber] = set()
        self.recent: deque[Happening] = deque(maxlen=RECENT)
        self.thinking: set[tuple[int, int]] = set()
        """The seats for which a bot is thinking, and the version at which each decision opened."""
        self.due: int | None = None
        self.lease = 0
        """The lease under which everything was known that had been written before."""
        self.access: object = None
        """All that decides who may watch, as it was when everybody was asked about last."""

    def outside(self, person: str) -> bool:
        """Whether this person sees the table later than those who sit there."""
        return self.echo is not None and self.desk.seat_of(person) is None

    def desk_for(self, person: str) -> Desk:
        """The table as this person may know it now: whatever is shown to somebody is read from here."""
        return self.echo.desk if self.echo is not None and self.desk.seat_of(person) is None else self.desk

    def recent_after(self, version: int) -> list[Happening] | None:
        """What happened after a version, if all of it is still in memory."""
        if version >= self.desk.version:
            return []
        kept = [happening for happening in self.recent if happening.entry.version > version]
        return kept if len(kept) == self.desk.version - version else None
