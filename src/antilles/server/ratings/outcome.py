"""What a finished game says of everybody who sat there, and whether it counts for ratings: from the log alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from antilles.kernel.state import State
from antilles.server.tables.attendance import Attendance
from antilles.server.tables.desk import Desk

Counted = Literal["", "rated", "unfinished", "not-agreed", "removed", "data"]
"""Not a rated table; it counts; everybody left; somebody who was brought never moved; somebody was sent away; it was
played by corrected data."""


class Row(Struct, frozen=True):
    """One seat of a finished game."""

    seat: int
    person: str
    name: str
    level: str
    place: int
    points: int
    rank: int
    """The place that counts for ratings: whoever left is last."""
    left: bool


def results_of(desk: Desk, attendance: Attendance, after: State) -> tuple[Counted, list[Row]]:
    """The rows of a game that ends in ``after``; none where nobody played, or one person several seats.

    Games that were played on from a position, deals of the day and records that were brought in have none either.
    """
    head, chairs = desk.head, desk.chairs
    people = [chair.person for chair in chairs if chair.person]
    if head.deal or head.origin or head.given or not people or len(people) != len(set(people)):
        return "", []
    places, scores = after.ranking(), after.scores()
    gone = [bool(chair.person) and (chair.away or attendance.absent(seat)) for seat, chair in enumerate(chairs)]
    ranks = ranked(places, gone)
    rows = [
        Row(seat, chair.person, chair.name, chair.level, places[seat], scores[seat], ranks[seat], gone[seat])
        for seat, chair in enumerate(chairs)
    ]
    return counted(desk, attendance, gone), rows


def ranked(places: Sequence[int], gone: Sequence[bool]) -> list[int]:
    """Those who stayed by their places, those who left behind them, all on the last place together."""
    stayed = [place for place, left in zip(places, gone, strict=True) if not left]
    return [
        len(stayed) + 1 if left else 1 + sum(other < place for other in stayed)
        for place, left in zip(places, gone, strict=True)
    ]


def counted(desk: Desk, attendance: Attendance, gone: Sequence[bool]) -> Counted:
    if not desk.head.rated:
        return ""
    if desk.head.corrections:
        return "data"
    if attendance.removed:
        return "removed"
    if any(desk.chairs[seat].person for seat in attendance.brought):
        return "not-agreed"
    return "unfinished" if all(gone) else "rated"
