"""Lessons as data: ``lessons/<name>.toml`` in a game's package, words beside it in ``lessons/<language>.ftl``.

A lesson is a row of scenes. A scene begins with a record, checked by the engine, and has steps; a step says something,
lights something up and may have tasks, each one decision of the pupil's seat. Accepted moves are patterns, as in
``claim *``. What others do, and what is drawn, stands in the file.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any

from antilles.kernel.data import DataError
from antilles.kernel.game import Game
from antilles.kernel.state import CHANCE

Line = tuple[int, str]
"""Who, and the text of the move."""
Answers = Mapping[str, str]
"""From the pattern of a move to the name of what is said to it."""


@dataclass(frozen=True)
class Task:
    """One decision to make by hand."""

    accept: tuple[str, ...]
    show: str
    """The move that *Show me* points at."""
    lit: tuple[str, ...] = ()
    right: Answers = field(default_factory=dict)
    other: Answers = field(default_factory=dict)
    then: tuple[Line, ...] = ()
    """What the others do, and what is drawn, after it."""

    def accepts(self, move: str) -> bool:
        return any(fnmatchcase(move, pattern) for pattern in self.accept)

    def answer(self, move: str) -> str:
        """The name of what is said to a move: ``right`` or ``other`` where nothing particular is."""
        said, usual = (self.right, "right") if self.accepts(move) else (self.other, "other")
        return next((name for pattern, name in said.items() if fnmatchcase(move, pattern)), usual)


@dataclass(frozen=True)
class Step:
    """One idea."""

    key: str
    lit: tuple[str, ...] = ()
    part: str = ""
    """The part of the board that is opened where only one is shown at a time."""
    moves: tuple[Line, ...] = ()
    """What happens as the step begins."""
    tap: str = ""
    """A thing to touch, by the pattern of its moves: nothing is played."""
    facts: Mapping[str, str] = field(default_factory=dict)
    """Numbers of the sentences, by their path in the pupil's view."""
    tasks: tuple[Task, ...] = ()

    def taps(self, move: str) -> bool:
        return bool(self.tap) and fnmatchcase(move, self.tap)


@dataclass(frozen=True)
class Scene:
    record: tuple[Line, ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Lesson:
    game: str
    name: str
    minutes: int
    seats: int
    options: Mapping[str, str]
    scenes: tuple[Scene, ...]
    practice: tuple[Line, ...]
    """Where the short game begins that ends the lesson."""

    @property
    def length(self) -> int:
        return sum(len(scene.steps) for scene in self.scenes)

    def begins_another(self, step: Step) -> bool:
        """Whether a step finds another position than the one that the step before it left."""
        return any(scene.steps[0] is step for scene in self.scenes[1:])

    def message(self, step: Step, part: str, task: int = 0) -> str:
        """The key of a sentence: ``lesson-first-4-say``; of a step's second task ``lesson-first-4-task-2``."""
        return f"lesson-{self.name}-{step.key}-{part}" + (f"-{task + 1}" if task else "")


def lines_of(text: str) -> tuple[Line, ...]:
    """Moves as a record has them, one a line."""
    found: list[Line] = []
    for row in text.splitlines():
        who, _, move = row.partition("#")[0].strip().partition(" ")
        if who:
            found.append((CHANCE if who == "*" else int(who), move.strip()))
    return tuple(found)


def read_task(raw: Mapping[str, Any]) -> Task:
    accept = tuple(raw["accept"])
    return Task(
        accept,
        raw.get("show", accept[0]),
        tuple(raw.get("lit", ())),
        raw.get("right", {}),
        raw.get("other", {}),
        lines_of(raw.get("then", "")),
    )


def read_step(raw: Mapping[str, Any]) -> Step:
    return Step(
        raw["key"],
        tuple(raw.get("lit", ())),
        raw.get("part", ""),
        lines_of(raw.get("moves", "")),
        raw.get("tap", ""),
        raw.get("facts", {}),
        tuple(read_task(task) for task in raw.get("task", ())),
    )


def join(records: Mapping[str, tuple[Line, ...]], names: Sequence[str]) -> tuple[Line, ...]:
    return tuple(line for name in names for line in records[name])


def read_lesson(game: Game, name: str, text: str) -> Lesson:
    """A lesson from its file; DataError where it is not whole."""
    try:
        raw = tomllib.loads(text)
        records = {key: lines_of(record) for key, record in raw.get("records", {}).items()}
        scenes = tuple(
            Scene(join(records, scene.get("record", ())), tuple(read_step(step) for step in scene["step"]))
            for scene in raw["scene"]
        )
        practice = join(records, raw.get("practice", ()))
        return Lesson(game.name, name, raw["minutes"], raw["seats"], raw.get("options", {}), scenes, practice)
    except (tomllib.TOMLDecodeError, KeyError, ValueError) as error:
        raise DataError(f"{game.package}/lessons/{name}.toml: {error!r}") from error


@cache
def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game in the order in which they are offered: the first one, then the others by name."""
    folder = files(game.package).joinpath("lessons")
    if not folder.is_dir():
        return ()
    found = [
        read_lesson(game, file.name.removesuffix(".toml"), file.read_text(encoding="utf-8"))
        for file in folder.iterdir()
        if file.name.endswith(".toml")
    ]
    return tuple(sorted(found, key=lambda lesson: (lesson.name != "first", lesson.name)))
