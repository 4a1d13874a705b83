"""How each viewer counts what happens at a table.

Some choices must not even be noticed: nothing may show who has already chosen. Such an entry of the log has a version,
but for whoever sees nothing of it that version does not exist: their numbers go on without it, no frame is sent to
them, and the length of the record stays as it was. When the choices are opened, everybody sees the whole record again.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from typing import TYPE_CHECKING

from antilles.kernel.event import events_for
from antilles.kernel.state import EVERYBODY
from antilles.server.tables.steps import Step

if TYPE_CHECKING:
    from antilles.server.tables.desk import Desk

NO_SUCH_VERSION = -1


class Numbering:
    """Viewers are seats, or None for whoever watches from outside."""

    def __init__(self) -> None:
        self._unseen: dict[int | None, array[int]] = {}
        """For each viewer the versions that showed them nothing, ascending."""
        self._lines: dict[int | None, int] = {}
        """For each viewer the lines of the record that are still closed to them."""

    def count(self, desk: Desk, version: int, mover: int, steps: list[Step]) -> None:
        """A move is becoming this version: note who sees nothing of it."""
        blind = unseen_by(desk, mover, steps)
        if None not in blind:
            self._lines.clear()
            return
        for viewer in blind:
            self._unseen.setdefault(viewer, array("i")).append(version)
            self._lines[viewer] = self._lines.get(viewer, 0) + len(steps)

    def open(self) -> None:
        """The record is the same for everybody again."""
        self._lines.clear()

    def looking_back(self) -> Numbering:
        """The same numbers for somebody who looks at an older position, where no line is closed."""
        past = Numbering()
        past._unseen = self._unseen
        return past

    def sees(self, viewer: int | None, version: int) -> bool:
        unseen = self._unseen.get(viewer)
        return unseen is None or version not in unseen

    def number(self, viewer: int | None, version: int) -> int:
        """What this viewer calls a version."""
        unseen = self._unseen.get(viewer)
        return version if unseen is None else version - bisect_right(unseen, version)

    def version(self, viewer: int | None, number: int) -> int:
        """The version that this viewer calls so."""
        version = number
        for unseen in self._unseen.get(viewer, ()):
            if unseen > version:
                break
            version += 1
        return version

    def closed_lines(self, viewer: int | None) -> int:
        """How many lines of the record this viewer must not even know to exist."""
        return self._lines.get(viewer, 0)


def unseen_by(desk: Desk, mover: int, steps: list[Step]) -> list[int | None]:
    """The viewers to whom these steps show nothing at all; no more than a glance is needed for an open move."""
    if not steps or any(step.before.audience(step.seat, step.move) == EVERYBODY for step in steps):
        return []
    told = [event for step in steps for event in desk.game.tell(step.before, step.seat, step.move, step.after)]
    before, after = steps[0].before, steps[-1].after

    def same(viewer: int | None) -> bool:
        return not events_for(told, viewer) and desk.game.view(before, viewer) == desk.game.view(after, viewer)

    if not same(None):
        return []
    return [None, *[seat for seat in range(desk.head.seats) if seat != mover and same(seat)]]
