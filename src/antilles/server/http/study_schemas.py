"""What is sent and asked after a game: its positions, its analysis, and how it could have gone on."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from antilles.server.http.schemas import Level
from antilles.server.http.school_schemas import MoveText
from antilles.server.tables.fields import Input, SeatNumber
from antilles.server.tables.presenting import Told


class NewAnalysis(Input, frozen=True, kw_only=True):
    depth: Literal["quick", "deep"] = "quick"


class PlayOn(Input, frozen=True, kw_only=True):
    """Take over a seat at a position of a finished game; bots keep the others."""

    seat: SeatNumber
    level: Level = "captain"
    as_it_was: bool = False
    """Whether the secrets of the others stay as they were; else what the seat was not shown is dealt again."""
    move: MoveText | None = None
    """A move of the seat that is made first."""


class Opened(Struct, frozen=True, kw_only=True):
    """A position of a finished game with all cards open, and the line of the record that led to it."""

    table: str
    position: int
    last: int
    """The length of the record."""
    actors: list[int]
    """The seats that were asked here."""
    seat: int | None
    """Who made the move that led here; -1 is chance, None at the start."""
    move: str
    view: msgspec.Raw
    views: list[msgspec.Raw]
    """What each seat saw."""
    moves: list[list[str]]
    """What each seat could have done here."""


class AnalysisOut(Struct, frozen=True):
    """What is known of an analysis: how far it is, and what it found once it is done."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    depth: str
    ahead: int = 0
    """How many come first."""
    done: int = 0
    steps: int = 0
    seconds: int = 0
    """About how long it takes once it has its turn."""
    found: msgspec.Raw | None = None
    """The ledger: ``docs/analysis.md`` says what its numbers mean. While it runs, of the lines that were looked at."""
    reasons: dict[str, list[str]] = {}
    """By line of the record, in the caller's language, why another move was better."""


class SceneOut(Struct, frozen=True):
    """One move of a continuation, as the seat that decided sees it."""

    seat: int
    """Who moves; -1 is chance."""
    events: list[Told]
    reasons: list[int]
    """The reasons, by their places, that speak of what happens here."""
    view: msgspec.Raw


class PlayOut(Struct, frozen=True):
    """One continuation of a move, and what the seat can expect where it stops."""

    move: str
    scenes: list[SceneOut]
    reward: float
    chance: float
    points: float


class WatchOut(Struct, frozen=True):
    """A pair of continuations that share hidden state and luck: of those from which the reasons were told."""

    line: int
    seat: int
    number: int
    of: int
    """How many pairs there are."""
    better: PlayOut
    played: PlayOut
