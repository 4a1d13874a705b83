"""The record of a table, with states kept every few lines: any position is at most a few moves away."""

from __future__ import annotations

from array import array
from collections.abc import Callable

from antilles.kernel.state import State
from antilles.server.tables.steps import Step

KEEP = 16
"""Lines between two kept states: a step of a replay plays that many moves at most."""


class History:
    def __init__(self, beginning: Callable[[], State]) -> None:
        self.seats = array("b")
        self.moves = array("i")
        self.undone = 0
        self._beginning = beginning
        self._turns = array("i")
        """The length of the record before each entry with a seat's moves."""
        self._kept: list[State] = []
        """The states after 0, KEEP, 2 * KEEP … lines; never changed, because nobody moves in them."""
        self._lengths = array("i")
        """The length of the record after each version."""
        self.standing = 0
        """When moves were taken back last: the newest version before them, whose moves still stand."""
        self._rewritten = 0
        """The version that took moves back last: from there on the record can be read version by version."""

    def __len__(self) -> int:
        return len(self.moves)

    def lines(self) -> list[tuple[int, int]]:
        """Seat and move number, chance included."""
        return list(zip(self.seats, self.moves, strict=True))

    def turn(self) -> None:
        """A seat's turn begins here."""
        self._turns.append(len(self))

    def first_turn(self) -> int:
        """The length of the record before anybody's first turn: what stood at the beginning, and its draws."""
        return self._turns[0] if self._turns else len(self)

    def last_turn(self, seat: int) -> int | None:
        """The length of the record before this seat's last turn."""
        for start in reversed(self._turns):
            if self.seats[start] == seat:
                return start
        return None

    def add(self, steps: list[Step]) -> None:
        for step in steps:
            if not self._kept:
                self._kept.append(step.before)
            self.seats.append(step.seat)
            self.moves.append(step.move)
            if len(self.moves) % KEEP == 0:
                self._kept.append(step.after)

    def note(self, version: int) -> None:
        """The record is this long now."""
        while len(self._lengths) < version:
            self._lengths.append(len(self))

    def cut(self, position: int, version: int) -> None:
        """Moves are taken back."""
        self.undone += 1
        self._rewritten = version
        self.standing = max((n for n, length in enumerate(self._lengths, 1) if length <= position), default=0)
        del self.seats[position:]
        del self.moves[position:]
        del self._kept[position // KEEP + 1 :]
        while self._turns and self._turns[-1] >= position:
            self._turns.pop()

    def cut_by(self, version: int) -> bool:
        """Did this version take moves back?"""
        return version == self._rewritten > 0

    def length_at(self, version: int) -> int | None:
        """How long the record was at a version; None if it has been rewritten since."""
        if version < self._rewritten or not 0 <= version <= len(self._lengths):
            return None
        return self._lengths[version - 1] if version else 0

    def state_at(self, position: int) -> State:
        """The state after this many lines; a copy, which the caller may change."""
        start = min(position // KEEP, len(self._kept) - 1)
        if start < 0:
            return self._beginning()
        state = self._kept[start].copy()
        for index in range(start * KEEP, position):
            state.advance(self.seats[index], self.moves[index])
        return state
