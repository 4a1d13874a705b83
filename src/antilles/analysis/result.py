"""What an analysis finds: one typed result for command line, server, page and notebooks.

Rows and columns are seats. Rewards are those the bots play for: half for winning, half by place, from 0 for a sole
last to 1 for a sole first place; those of all seats add up to the same sum in every state. A ``line`` counts the moves
of the record from 1: the position before it is ``line - 1``.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from json import dumps, loads
from typing import Any, Literal

Row = tuple[float, ...]
"""A number for each seat."""
Kind = Literal["chance", "decision", "sealed", "forced"]


@dataclass(frozen=True, slots=True)
class Interval:
    """The middle of an estimate's distribution: 95 of 100 lie in it."""

    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Claim:
    """One reason, in numbers: it can be run again from its seed, and said in any language.

    ``kind`` is ``event`` (an event of the game's story, ``event`` and ``facts``, happens in so many of 100
    continuations), ``points`` (the mover's final points) or ``first`` (in so many of 100 the mover wins).
    """

    kind: Literal["event", "points", "first"]
    after_better: float
    after_played: float
    part: float
    """How much of the gain goes with it, in rewards; below 0 it speaks against the better move."""
    continuations: int
    seed: int
    event: str = ""
    """The key of the game's message."""
    facts: dict[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Option:
    """A move that could have been made, measured against the one played."""

    move: str
    gain: float
    """In rewards, for the seat that decided."""
    interval: Interval
    chance: float
    """In chances of winning."""
    chance_interval: Interval
    points: float


@dataclass(frozen=True, slots=True)
class Moment:
    """One event of the game and what it changed."""

    line: int
    kind: Kind
    seat: int | None
    """Who decided; None for chance."""
    move: str
    change: Row
    """In rewards: luck of a draw, or what a decision did against the appraiser's policy. Adds up to 0."""
    residual: Row
    """Where the appraiser disagreed with itself here."""
    blind: Row
    """The part of ``change`` that the seat could not know."""
    chances: Row
    """``change`` in chances of winning."""
    points: Row
    """``change`` in points."""
    interval: Interval | None = None
    """Of the gain; of the luck, where not all draws were looked at."""
    better: str | None = None
    """A better move by what the seat knew; None where none could be shown."""
    gain: float = 0.0
    options: tuple[Option, ...] = ()
    """The better move and others, the best first."""
    reasons: tuple[Claim, ...] = ()
    counted: bool = False
    """Whether the decision counts for the accuracy: not forced, and it mattered more than the noise."""
    hidden: bool = False
    """Whether something of the state was hidden from the seat, beside what was sealed."""


@dataclass(frozen=True, slots=True)
class Account:
    """One seat's ledger; luck, skill, others and residual add up to its end minus its start."""

    luck: float
    skill: float
    """By its own decisions."""
    others: float
    """By those of the others."""
    residual: float
    skill_blind: float
    """The part of ``skill`` that could not be known."""
    others_blind: float
    adjusted: float
    """The result without luck: end minus luck."""
    accuracy: float | None
    """From 0 to 100; None where no decision counted."""
    counted: int
    mistakes: int


@dataclass(frozen=True, slots=True)
class Point:
    """What each seat could expect after that many lines."""

    line: int
    rewards: Row
    chances: Row
    points: Row
    spread: float = 0.0
    """In 80 of 100 games a seat's final points lie so near to those expected here, or nearer."""
    chapter: int = 0
    """Which round, or ship, it is; 0 before the first, and in games that count none."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """Who won by what."""

    game: str
    edition: int
    record: str
    """Digest of the record's moves."""
    version: str
    """Of the appraiser."""
    depth: str
    seed: int
    seats: int
    names: tuple[str, ...]
    start: Row
    end: Row
    ledger: tuple[Account, ...]
    gifts: tuple[Row, ...]
    """``gifts[giver][receiver]``: what the giver's decisions did to the receiver; each row adds up to 0."""
    course: tuple[Point, ...]
    moments: tuple[Moment, ...]
    turning_points: tuple[int, ...]
    """Places in ``moments``, in the order of the game; at most 8."""
    chapters: str = ""
    """What the game is counted in: ``round`` or ``ship``; nothing, if it is not counted."""
    data: str = ""
    """Digest of what was corrected of the package's data; left out where the game was played by those."""

    def as_dict(self) -> dict[str, Any]:
        found = asdict(self)
        if not self.data:
            del found["data"]
        return found


def encode(analysis: Analysis) -> str:
    """JSON; ``decode`` reads it back, to the last bit."""
    return dumps(analysis.as_dict(), ensure_ascii=False, separators=(",", ":"))


def decode(text: str) -> Analysis:
    """The inverse of ``encode``; ValueError, KeyError or TypeError for anything else."""
    raw = loads(text)
    fields: dict[str, Any] = dict(raw)
    fields["names"] = tuple(raw["names"])
    fields["start"], fields["end"] = tuple(raw["start"]), tuple(raw["end"])
    fields["ledger"] = tuple(Account(**account) for account in raw["ledger"])
    fields["gifts"] = tuple(tuple(row) for row in raw["gifts"])
    fields["course"] = tuple(
        Point(**(point | {name: tuple(point[name]) for name in ("rewards", "chances", "points")}))
        for point in raw["course"]
    )
    fields["moments"] = tuple(_moment(moment) for moment in raw["moments"])
    fields["turning_points"] = tuple(raw["turning_points"])
    return Analysis(**fields)


def _moment(raw: dict[str, Any]) -> Moment:
    fields = dict(raw)
    for name in ("change", "residual", "blind", "chances", "points"):
        fields[name] = tuple(raw[name])
    fields["interval"] = Interval(**raw["interval"]) if raw["interval"] is not None else None
    fields["options"] = tuple(
        Option(**(option | {name: Interval(**option[name]) for name in ("interval", "chance_interval")}))
        for option in raw["options"]
    )
    fields["reasons"] = tuple(Claim(**claim) for claim in raw["reasons"])
    return Moment(**fields)
