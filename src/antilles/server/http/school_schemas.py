"""What the school sends and gets."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from antilles.server.tables.fields import Input
from antilles.server.tables.presenting import Question, Stage, Told

MoveText = Annotated[str, Meta(min_length=1, max_length=100)]


class LessonHead(Struct, frozen=True):
    name: str
    minutes: int
    steps: int
    practice: bool
    """Whether a short game ends it."""


class AnswerOut(Struct, frozen=True):
    """What is said to a move, and for a right one what happens then."""

    right: bool
    say: str
    view: msgspec.Raw
    """The table afterwards; null for a move that is put back."""
    events: list[Told]
    stages: list[Stage]


class PlaceOut(Struct, frozen=True):
    """A position of a lesson: what happened before it, what can be done, and what is said to it."""

    view: msgspec.Raw
    moves: list[str]
    question: Question | None
    events: list[Told]
    stages: list[Stage]
    task: str
    show: str
    """The move that *Show me* points at."""
    answers: dict[str, AnswerOut]


class StepOut(Struct, frozen=True):
    """One idea, in the reader's language."""

    title: str
    say: str
    another: bool
    """The position is another one than before: a jump in time, or another game."""
    lit: list[str]
    """Names of things on the board; ``site X`` is a place."""
    part: str
    """The part of the board that is shown where only one has room."""
    tap: list[str]
    """Touching something that stands for one of these moves is the task; nothing is played."""
    tap_task: str
    tapped: str
    places: list[PlaceOut]


class LessonOut(Struct, frozen=True):
    """A whole lesson: every step with its positions, and an answer to every legal move."""

    game: str
    name: str
    minutes: int
    practice: bool
    names: list[str]
    steps: list[StepOut]


class LessonTry(Input, frozen=True, kw_only=True):
    """Moves to try out in a position of a lesson."""

    step: Annotated[int, Meta(ge=0, le=1000)]
    place: Annotated[int, Meta(ge=0, le=1000)] = 0
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=64)]


class PuzzleHead(Struct, frozen=True):
    id: str
    kind: str
    """What it is about: points, loading, trading, building, route, timing, reading."""
    difficulty: str
    """easy: a trader finds it; medium: a captain; hard: neither."""


class PuzzleOut(Struct, frozen=True):
    """A position in which one move is clearly the best."""

    id: str
    number: int
    """Among those of its game, from 1."""
    kind: str
    difficulty: str
    levels: list[int]
    """How often of seven deckhand, trader and captain found the move."""
    seat: int
    names: list[str]
    view: msgspec.Raw
    moves: list[str]
    question: Question


class PuzzleAnswer(Input, frozen=True, kw_only=True):
    move: Annotated[str, Meta(max_length=100)] = ""
    """Empty: the answer is wanted without a try."""


class PuzzleTry(Input, frozen=True, kw_only=True):
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=64)]


class PuzzleReason(Struct, frozen=True):
    text: str
    good: bool
    """Whether it speaks for the best move."""


class PuzzleVerdict(Struct, frozen=True):
    right: bool
    best: str
    second: str
    gain: str
    """“Better by 11 in 100 games, surely 9 to 13” than the next best."""
    why: list[PuzzleReason]
