"""What is sent of the deal of the day."""

from __future__ import annotations

from msgspec import Struct


class DailyHead(Struct, frozen=True):
    """Today's deal on the first page."""

    day: str
    game: str
    state: str
    """fresh, running or done."""
    table: str
    closes: int


class DailyRow(Struct, frozen=True):
    name: str
    points: int
    place: int
    yours: bool


class DailyResult(Struct, frozen=True):
    """How a finished attempt stands."""

    points: int
    place: int
    """At the table."""
    counted: bool
    """Whether it was finished in time."""
    better: int | None
    """Than so many of 100 of the others; null as long as there is nobody else."""
    people: int
    median: float
    best: int
    luck: float | None
    """What the draws brought, in points; null as long as it is being measured."""
    counts: list[list[int]]
    """Points, and how many people have them; empty while there are few people."""
    rows: list[DailyRow]
    """Everybody, the best first; only while there are few people."""
    course: list[int]
    """Your points along the game, in equal parts of your decisions; empty for a game of before this was kept."""
    middle: list[list[float]]
    """Between which points the middle half of all stood there; empty while there are few people."""


class DailyEarlier(Struct, frozen=True):
    day: str
    game: str
    table: str
    points: int | None
    better: int | None


class DailyBest(Struct, frozen=True):
    """The best game of the last deal that is open, for everybody to replay."""

    day: str
    game: str
    name: str
    points: int
    people: int
    table: str


class DailyOut(Struct, frozen=True):
    """Today's deal. How others did is told to whoever has finished."""

    day: str
    game: str
    seats: int
    level: str
    set_position: bool
    """It begins in the middle of a game, because nothing is drawn in this one."""
    closes: int
    """When the day ends, UTC in milliseconds."""
    opens: int
    """Until when a game that was begun counts; then everything about the deal is open."""
    state: str
    """fresh, running or done."""
    table: str
    people: int
    """So many have finished."""
    result: DailyResult | None
    earlier: list[DailyEarlier]
    yesterday: DailyBest | None
