"""The deal of the day: which game it is, when it ends, and how one's points stand among everybody's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from statistics import median, quantiles

from antilles.analysis.redeal import cut
from antilles.analysis.result import Analysis
from antilles.kernel.game import Game
from antilles.kernel.record import Line, new_record
from antilles.kernel.state import CHANCE
from antilles.school.puzzles import puzzles_of

DAY = 86_400_000
GRACE = 2 * 3_600_000
"""Milliseconds after the end of a day in which games that were begun on it can be finished and still count."""
PLAYER = 0
MOST_SEATS = 4
LEVEL = "captain"
TURNS = 5
"""How far a set position is: so many decisions of every seat."""
PARTS = 24
"""Into so many parts a course is divided."""
FEW_COURSES = 4
"""Fewer games have no middle half."""
FEW = 20
"""Below so many people there is a list of them in place of a histogram."""


def day_of(now: int) -> str:
    """The day of a moment, the same everywhere: UTC."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def before(day: str, days: int = 1) -> str:
    return (date.fromisoformat(day) - timedelta(days=days)).isoformat()


def closes(day: str) -> int:
    """When a day ends: nobody begins its deal any more."""
    begun = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    return int(begun.timestamp()) * 1000 + DAY


def opens(day: str) -> int:
    """When everything about a deal may be known: its key, its draws, the games of others."""
    return closes(day) + GRACE


@dataclass(frozen=True)
class Deal:
    day: str
    game: Game
    seats: int
    lines: tuple[Line, ...]
    """Where it begins, if that is not the beginning of the game."""


def game_of(day: str, games: Mapping[str, Game]) -> Game:
    """They take turns, day by day."""
    names = sorted(games)
    return games[names[date.fromisoformat(day).toordinal() % len(names)]]


def deal_of(day: str, number: int, games: Mapping[str, Game]) -> Deal:
    """``number`` is the day's own: it chooses the position of a game that begins without a draw."""
    game = game_of(day, games)
    seats = min(MOST_SEATS, game.seats[-1])
    return Deal(day, game, seats, set_position(game, seats, number))


def set_position(game: Game, seats: int, number: int) -> tuple[Line, ...]:
    """Nothing differs from day to day where nothing is drawn: such a game begins in the middle of one of captains."""
    if game.start(seats, game.settle(seats, {})).actor() == CHANCE:
        return ()
    played = [known for known in puzzles_of(game).values() if known.seats == seats and not known.options]
    if not played:
        return ()
    record = new_record(game, seats, {})
    record.lines = [Line(seat, text) for seat, text in played[number % len(played)].moves]
    return tuple(cut(game, record, min(len(record.lines), TURNS * seats)).lines)


@dataclass(frozen=True)
class Standing:
    """Somebody's points among everybody's."""

    better: int | None
    """Than so many of 100 of the others; None as long as there is nobody else."""
    people: int
    median: float
    best: int
    counts: tuple[tuple[int, int], ...]
    """How many people have how many points, from the fewest points on."""


def standing(points: Sequence[int], mine: int) -> Standing:
    """``points`` are everybody's, one's own among them."""
    others = len(points) - 1
    fewer = sum(theirs < mine for theirs in points)
    better = round(100 * fewer / others) if others else None
    return Standing(better, len(points), median(points), max(points), tuple(sorted(Counter(points).items())))


def sampled(points: Sequence[int]) -> tuple[int, ...]:
    """A course in so many equal parts, however many decisions there were: from the first points to the last."""
    return tuple(points[round(part * (len(points) - 1) / PARTS)] for part in range(PARTS + 1))


def middle_half(courses: Sequence[Sequence[int]]) -> tuple[tuple[float, float], ...]:
    """Between which points half of all stood, along the game; nothing while there are too few for that."""
    if len(courses) < FEW_COURSES:
        return ()
    quarters = [quantiles(points, n=4, method="inclusive") for points in zip(*courses, strict=True)]
    return tuple((low, high) for low, _, high in quarters)


def luck_in(found: Analysis, seat: int) -> float:
    """What draws brought a seat, in points."""
    return sum(moment.points[seat] for moment in found.moments if moment.kind == "chance")
