"""What one process may believe about who owns which table. It has no clock, no input and no output.

A process is alive in the database until a moment of the database's clock; its tables are its own for as long. It cannot
see that clock, so it counts from the moment at which it *asked* for more time, and stops a margin earlier: however long
the answer took, it believes too little rather than too much. The log's key stays the last word: whoever is wrong here
loses time only.
"""

from __future__ import annotations

import itertools
from typing import NamedTuple

TTL = 6.0
"""Seconds for which a process counts as alive after it said so."""
MARGIN = 1.0
"""Seconds by which it believes less than that: clocks run at different speeds."""
FRESH = 60.0
"""Seconds for which somebody else's ownership is believed without asking again: who owns it no more says so."""
MOST_OTHERS = 20_000
"""Tables of others that are remembered."""
RENEW = 1.5
"""Seconds between two signs of life."""


class Owner(NamedTuple):
    """A process, and where it can be reached."""

    process: str
    address: str

    @property
    def name(self) -> str:
        """The process itself, in whichever of its lives."""
        return self.process.partition(".")[0]


class LeaseBook:
    def __init__(self, process: str) -> None:
        self.process = process
        self.epoch = 0
        """Goes up whenever this process has not been alive for a while: what it was told before counts no more."""
        self._until = float("-inf")
        self._mine: dict[str, int] = {}
        """Our tables, and which claim made each of them ours."""
        self._claims = itertools.count(1)
        self._others: dict[str, tuple[Owner, float]] = {}

    @property
    def identity(self) -> str:
        """The name under which this process owns tables. A new life has a new one: the old one can only lapse."""
        return f"{self.process}.{self.epoch}"

    def alive(self, now: float) -> bool:
        return now < self._until

    def owns(self, table: str, now: float) -> bool:
        return table in self._mine and self.alive(now)

    def lease(self, table: str, now: float) -> int:
        """0 if a table is not ours; else a number that is another one whenever it becomes ours again."""
        return self._mine.get(table, 0) if self.alive(now) else 0

    def owner(self, table: str, now: float) -> Owner | None:
        """Who else owns a table, as far as that was asked lately."""
        found = self._others.get(table)
        return found[0] if found is not None and now < found[1] else None

    def renewed(self, asked: float, in_time: bool, epoch: int) -> None:
        """The database has our sign of life, for which we asked then; ``in_time`` if we were still alive there."""
        if epoch != self.epoch:
            return
        if in_time:
            self._until = max(self._until, asked + TTL - MARGIN)
        else:
            self.lapse()

    def wake(self, now: float) -> None:
        """Before a sign of life: whoever has not been alive for a while begins a new life."""
        if float("-inf") < self._until <= now:
            self.lapse()

    def lapse(self) -> None:
        """Others may have taken what was ours."""
        self.epoch += 1
        self._mine.clear()
        self._until = float("-inf")

    def claimed(self, table: str, owner: Owner, epoch: int, now: float) -> None:
        """The database says whose a table is; asked in another life, it means nothing."""
        if epoch != self.epoch:
            return
        if owner.process == self.identity:
            if table not in self._mine:
                self._mine[table] = next(self._claims)
            self._others.pop(table, None)
        else:
            self._mine.pop(table, None)
            if len(self._others) >= MOST_OTHERS:
                self._others.clear()
            self._others[table] = (owner, now + FRESH)

    def lost(self, table: str) -> None:
        """Its owner does not answer, or somebody else has written to its log: ask again."""
        self._mine.pop(table, None)
        self._others.pop(table, None)

    def tables(self) -> int:
        return len(self._mine)
