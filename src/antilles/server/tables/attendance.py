"""Who was there: which moves people made themselves, and whether they have agreed to what the table says."""

from __future__ import annotations

from antilles.server.tables.entry import Body, Left, Moved, Removed, Sat, Started

MOST_BY_OTHERS = 4
"""Whoever had a bot make more than one move in so many was not there."""


class Attendance:
    def __init__(self, seats: int) -> None:
        self.own = [0] * seats
        """For each seat the turns that its player made."""
        self.others = [0] * seats
        """And those that a bot made instead, because the player had left or the time was up."""
        self.brought: set[int] = set()
        """Seats at which others have put somebody, as in a rematch, who has not made a move yet."""
        self.begun = False
        self.removed = False
        """Somebody has been sent away from the running game."""

    def copy(self) -> Attendance:
        same = Attendance(len(self.own))
        same.own, same.others, same.brought = list(self.own), list(self.others), set(self.brought)
        same.begun, same.removed = self.begun, self.removed
        return same

    def note(self, body: Body) -> None:
        """An entry of the log."""
        if isinstance(body, Moved):
            if body.by in ("bot", "clock"):
                self.others[body.seat] += 1
            else:
                self.own[body.seat] += 1
                self.brought.discard(body.seat)
        elif isinstance(body, Started):
            self.begun = True
        elif isinstance(body, Sat):
            (self.brought.add if body.brought else self.brought.discard)(body.seat)
        elif isinstance(body, Left) and not self.begun and not body.kept:
            self.brought.discard(body.seat)
        elif isinstance(body, Removed) and body.level:
            self.removed = True

    def absent(self, seat: int) -> bool:
        """Whether a bot made more of a seat's turns than a player may leave to it."""
        own, others = self.own[seat], self.others[seat]
        return others * MOST_BY_OTHERS > own + others
