"""Results as JSON lines: the tournament's settings first, then a game a line, written as soon as it is over."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, TextIO

from antilles.arena.file_lock import hold


class OtherTournament(ValueError):
    """The file holds results of other settings, or no results."""


@dataclass(frozen=True)
class Settings:
    """What decides the games of a tournament, all but how many there are."""

    game: str
    edition: int
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int


@dataclass(frozen=True)
class Result:
    """One finished game."""

    number: int
    deal: int
    bots: tuple[str, ...]
    """By seat."""
    places: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    faults: tuple[str, ...] = field(default=())
    """What programs did wrong, in words."""
    luck: tuple[float, ...] = field(default=())
    """What the draws gave each seat, in rewards; empty in files that were written before it was measured."""


class ResultFile:
    """Results that are kept; what a torn last line lost is played again."""

    def __init__(self, path: Path, settings: Settings) -> None:
        self.path = path
        self.done: dict[int, Result] = {}
        head = json.dumps({"arena": 1, **asdict(settings)}, sort_keys=True)
        self.file: TextIO = path.open("a+", encoding="utf-8")
        hold(self.file)
        self.file.seek(0)
        text = self.file.read()
        rows = text.split("\n")[:-1]  # what follows the last line break is torn, or empty
        if (rows and rows[0] != head) or (not rows and not head.startswith(text)):
            self.file.close()
            raise OtherTournament(str(path))
        for row in rows[1:]:
            result = read_result(row)
            self.done[result.number] = result
        if not text.endswith("\n"):
            self.file.truncate(sum(len(row.encode()) + 1 for row in rows))
        if not rows:
            self.file.write(head + "\n")
        self.file.flush()

    def add(self, result: Result) -> None:
        self.done[result.number] = result
        self.file.write(json.dumps(asdict(result)) + "\n")
        self.file.flush()

    def close(self) -> None:
        self.file.close()


def read_result(row: str) -> Result:
    try:
        raw: dict[str, Any] = json.loads(row)
        fields: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in raw.items()
        }
        return Result(**fields)
    except (ValueError, TypeError, AttributeError) as error:
        raise OtherTournament(f"{error}") from None


def in_order(results: Iterable[Result]) -> list[Result]:
    return sorted(results, key=lambda result: result.number)
