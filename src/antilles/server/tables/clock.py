"""The time of day for deadlines counted in days: it follows the wall clock, but not when that is set ahead."""

from __future__ import annotations

import time
from collections.abc import Callable

TOLERANCE = 300_000
"""Milliseconds by which the wall clock may run ahead between two looks, beyond what has really passed."""


def _since_boot() -> int:
    """Milliseconds by a clock that nobody can set and that goes on while the machine sleeps, where there is one."""
    try:
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME) // 1_000_000
    except (AttributeError, OSError):  # other systems do not name it; browsers name it and do not have it
        return time.monotonic_ns() // 1_000_000


def wall() -> int:
    """UTC in milliseconds, as the machine has it."""
    return time.time_ns() // 1_000_000


class Clock:
    """UTC in milliseconds. A wall clock that is set ahead is not believed until the process starts again, because
    that would make moves for people whose time is not up; one that is set back is believed, which costs nobody
    anything.
    """

    def __init__(self, wall: Callable[[], int] = wall, steady: Callable[[], int] = _since_boot) -> None:
        self._wall = wall
        self._steady = steady
        self._offset = wall() - steady()

    def __call__(self) -> int:
        steady = self._steady()
        offset = self._wall() - steady
        if offset - self._offset <= TOLERANCE:
            self._offset = offset
        return steady + self._offset


now = Clock()
"""The clock of this process."""
