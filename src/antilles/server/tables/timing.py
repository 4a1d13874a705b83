"""The time players have: days a turn, or minutes for the whole game and seconds a turn (Fischer's clock).

Read from the log like everything else, so a restart changes nothing. Each seat that is asked has a clock of its own;
several run side by side. Clocks stand still while the table is paused, while a bot keeps the seat and, where days are
counted, on holiday. Nobody's day ends at night.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime, time, timedelta, tzinfo
from functools import lru_cache
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from msgspec import Struct

from antilles.server.tables.entry import Entry, Head, Moved

if TYPE_CHECKING:
    from antilles.server.tables.desk import Desk

DAY = 86_400_000
MINUTE = 60_000
LEAST = 30_000
"""Milliseconds that whoever comes back to a live table has at least."""
MORNING, WAKING, EVENING = 8, 9, 22
"""Between evening and morning no day ends; it ends when people have been awake for a while."""
HOLIDAYS = 20
"""Days of holiday at a table within a year."""


@lru_cache(512)
def zone_of(name: str) -> tzinfo:
    """The time zone of this name; that of Greenwich if there is none, or this machine does not know it."""
    try:
        return ZoneInfo(name)
    except (LookupError, OSError, ValueError):
        return UTC


def by_day(moment: int, zone: str) -> int:
    """This moment, or the next morning if it is night there."""
    if not zone:
        return moment
    local = datetime.fromtimestamp(moment / 1000, zone_of(zone))
    if MORNING <= local.hour < EVENING:
        return moment
    date = local.date() + timedelta(days=1 if local.hour >= EVENING else 0)
    return int(datetime.combine(date, time(WAKING), local.tzinfo).timestamp() * 1000)


class ClockOut(Struct, frozen=True):
    """A seat's time: ``until`` when it is up, if the clock runs; else ``left`` milliseconds wait for the next turn."""

    left: int
    until: int | None
    holiday: int
    """Until when they are on holiday; 0 if they are not."""


class Clocks:
    """The clocks of one table, as one viewer may know them."""

    def __init__(self, head: Head) -> None:
        self.days = head.days > 0
        self.full = head.days * DAY or head.minutes * MINUTE
        self.increment = head.increment * 1000
        self.left = [self.full] * head.seats
        self.since: dict[int, int] = {}
        """The clocks that run, and since when."""
        self.holiday = [0] * head.seats
        self.kept: set[int] = set()
        """Seats that a bot keeps."""
        self.asked: set[int] = set()
        self.paused = False

    def become(self, other: Clocks) -> None:
        self.left, self.holiday = list(other.left), list(other.holiday)
        self.since, self.kept, self.asked = dict(other.since), set(other.kept), set(other.asked)
        self.paused = other.paused

    def turn(self, asked: Collection[int], at: int, mover: int | None, afresh: bool = False) -> None:
        """These seats are asked from now on; ``mover`` has just moved. ``afresh``: everybody's turn begins again."""
        before, self.asked = self.asked, set(asked)
        for seat in before | self.asked:
            again = self.days and (seat == mover or afresh)
            if seat in before and (seat not in self.asked or again):
                self._stop(seat, at)
                if seat == mover and not self.days:
                    self.left[seat] += self.increment
            if seat in self.asked and (seat not in before or again):
                if self.days:
                    self.left[seat] = self.full
                self._go(seat, at)

    def pause(self, paused: bool, at: int) -> None:
        self.paused = paused
        for seat in self.asked:
            if paused:
                self._stop(seat, at)
            else:
                self._go(seat, at)

    def keep(self, seat: int, kept: bool, at: int) -> None:
        """A bot keeps this seat from now on, or its player is back."""
        if kept:
            self._stop(seat, at)
            self.kept.add(seat)
        elif seat in self.kept:
            self.kept.discard(seat)
            self.left[seat] = max(self.left[seat], LEAST)
            if seat in self.asked:
                self._go(seat, at)

    def rest(self, seat: int, until: int, at: int) -> None:
        """On holiday until then; back if that is now."""
        running = seat in self.since
        self._stop(seat, at)
        self.holiday[seat] = until
        if running:
            self._go(seat, at)

    def _go(self, seat: int, at: int) -> None:
        if not self.paused and seat not in self.kept:
            self.since[seat] = at

    def _stop(self, seat: int, at: int) -> None:
        since = self.since.pop(seat, None)
        if since is not None:
            self.left[seat] = max(0, self.left[seat] - max(0, at - self._from(seat, since)))

    def _from(self, seat: int, since: int) -> int:
        return max(since, self.holiday[seat]) if self.days else since

    def until(self, seat: int, zone: str) -> int | None:
        """When this seat's time is up; None if its clock does not run."""
        since = self.since.get(seat)
        if since is None:
            return None
        end = self._from(seat, since) + self.left[seat]
        return by_day(end, zone) if self.days else end


def mover_of(new: Entry) -> int | None:
    return new.body.seat if isinstance(new.body, Moved) else None


class Timing:
    """The clocks as they are, and as they look to those who must not notice who has already chosen."""

    def __init__(self, head: Head) -> None:
        self.on = bool(head.days or head.minutes)
        """Whether anybody's time is counted."""
        self.own = Clocks(head)
        self.seen = Clocks(head)
        self.called: dict[int, int] = {}
        """For each seat that is asked, the version at which its turn began; steps of one turn do not begin it again."""
        self.zones = [""] * head.seats
        self.holidays: list[list[tuple[int, int]]] = [[] for _ in range(head.seats)]
        """For each seat from when until when it was on holiday."""

    def turn(self, asked: Collection[int], new: Entry, closed: bool = False, afresh: bool = False) -> None:
        """These seats are asked after an entry. ``closed``: others must not notice that anything happened."""
        known = {} if afresh else self.called
        self.called = {seat: known.get(seat, new.version) for seat in asked}
        if not self.on:
            return
        self.own.turn(asked, new.at, mover_of(new), afresh)
        if not closed:
            self.seen.become(self.own)

    def pause(self, paused: bool, new: Entry) -> None:
        """Whoever is asked when the game goes on is called again."""
        if not paused:
            self.called = dict.fromkeys(self.called, new.version)
        for clocks in (self.own, self.seen):
            clocks.pause(paused, new.at)

    def keep(self, seat: int, kept: bool, at: int) -> None:
        for clocks in (self.own, self.seen):
            clocks.keep(seat, kept, at)

    def rest(self, seat: int, until: int, at: int) -> None:
        spans = self.holidays[seat]
        if spans and spans[-1][1] > at:
            spans[-1] = (spans[-1][0], at)
        if until > at:
            spans.append((at, until))
        for clocks in (self.own, self.seen):
            clocks.rest(seat, until, at)

    def rested(self, seat: int, at: int) -> int:
        """Milliseconds of holiday that this seat has had or begun within a year."""
        return sum(end - start for start, end in self.holidays[seat] if start > at - 365 * DAY)

    def until(self, seat: int) -> int | None:
        return self.own.until(seat, self.zones[seat])

    def foresee(self, asked: Collection[int], new: Entry) -> dict[int, int]:
        """When the time of these seats will be up if they are asked after an entry."""
        after = Clocks.__new__(Clocks)
        after.days, after.full, after.increment = self.own.days, self.own.full, self.own.increment
        after.become(self.own)
        after.turn(asked, new.at, mover_of(new))
        ends = {seat: after.until(seat, self.zones[seat]) for seat in asked}
        return {seat: end for seat, end in ends.items() if end is not None}

    def shown(self, viewer: int | None) -> list[ClockOut]:
        """The clocks for a viewer: their own as it is, the others as everybody may see them."""
        out: list[ClockOut] = []
        if not self.on:
            return out
        for seat, zone in enumerate(self.zones):
            clocks = self.own if seat == viewer else self.seen
            out.append(ClockOut(clocks.left[seat], clocks.until(seat, zone), clocks.holiday[seat]))
        return out


def deadline(desk: Desk) -> int | None:
    """When the time of the first of those who are asked is up."""
    if not desk.timing.on:
        return None
    ends = [desk.timing.until(seat) for seat in desk.asked_seats() if not desk.chairs[seat].by_bot]
    return min([end for end in ends if end is not None], default=None)


def late(desk: Desk, now: int) -> dict[int, int]:
    """The seats whose time is up, and the versions at which their decisions opened."""
    if not desk.timing.on:
        return {}
    asked = [(seat, desk.timing.until(seat)) for seat in desk.asked_seats() if not desk.chairs[seat].by_bot]
    return {seat: desk.opened[seat] for seat, end in asked if end is not None and end <= now}
