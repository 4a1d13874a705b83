"""A table as it was some moves ago, for those who have no seat: a desk of its own that hears each entry later.

What nobody outside may know yet is not in it, so no door that shows it can tell too much: neither views nor numbers,
neither the record nor the proof of its draws, nor what was said meanwhile. Who may watch at all is for the real desk
to say.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from antilles.server.tables.desk import Desk
from antilles.server.tables.entry import Drawn, Entry, Moved, Shown
from antilles.server.tables.steps import Happening

ENDED = ("over", "abandoned")
"""When a game has ended, everybody sees all of it."""


class Echo:
    __slots__ = ("_held", "_moves", "desk")

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        """The table as it is shown outside; it was empty when it was given."""
        self._held: deque[Entry] = deque()
        self._moves = 0
        """How many moves are among the entries that are held back."""

    def hear(self, new: Entry, ended: bool) -> Iterator[Happening]:
        """The real table has a new entry: one by one what is shown outside by it. Take all of them."""
        self._held.append(new)
        self._moves += is_move(new)
        if isinstance(new.body, Shown):  # who may watch is no news of the game
            self.desk.head = replace(self.desk.head, visibility=new.body.visibility)
        while self._held and (ended or self._moves > self.desk.head.delay or not is_move(self._held[0])):
            oldest = self._held.popleft()
            self._moves -= is_move(oldest)
            yield self.desk.apply(oldest)


def is_move(new: Entry) -> bool:
    return isinstance(new.body, Moved | Drawn)


def echo_of(desk: Desk, past: Iterable[Entry]) -> Echo | None:
    """What those outside see of a table with this past; None where they see it as it is."""
    if not desk.head.delay or desk.status in ENDED:
        return None
    echo = Echo(Desk(desk.game, desk.head, desk.draw))
    for new in past:
        deque(echo.hear(new, ended=False), maxlen=0)
    return echo
