"""What goes over the wire where the owner of a printed copy has corrected, or corrects, a game's data."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from antilles.server.http.schemas import MoveBlock
from antilles.server.tables.fields import Input

Typed = Annotated[str, Meta(max_length=2000)]
"""An answer, or a word about it."""


class Corrected(Struct, frozen=True):
    """What of a game is otherwise than in the package, because an owner of the printed game has corrected it."""

    data: str
    """The digest."""
    corrections: dict[str, Any]
    """What differs from the package's data, by name: whoever plays on their own device takes it along."""
    values: dict[str, Any]
    """Values of ``data.toml``, whole, by name."""
    words: dict[str, str]
    """By language, messages (Project Fluent) that take the place of the game's."""
    map: dict[str, Any] | None
    """The map that the board is drawn from, for games that have one."""
    moves: list[MoveBlock] | None
    """The move table, where it depends on the map."""
    rules: dict[str, dict[str, str]]
    """By language, statements that say the corrected values too, by their numbers."""


class UncertainOut(Struct, frozen=True):
    """A value that nobody has read off a printed copy: how it is asked, what we assume, and what holds now."""

    name: str
    group: str
    thing: str
    """The component that it stands on, by its name in the game."""
    facts: dict[str, int | str]
    question: str
    where: str
    why: str
    kind: str
    """The form of an answer: number, choice, flag, several, counts, rates, parcels, first."""
    form: dict[str, Any]
    help: str
    """How an answer is typed."""
    labels: dict[str, str]
    """What the values of the form are called."""
    assumed_said: str
    """What we assume, in words."""
    value: int | bool | str | list[str] | dict[str, int | bool]
    text: str
    """The value as it could be typed."""
    said: str
    """The value in words."""
    corrected: bool
    statement: str


class FaultOut(Struct, frozen=True):
    """What is wrong, or unlikely, and the value that it is put down to."""

    name: str
    sentence: str


class DifferenceOut(Struct, frozen=True):
    """A value in which two sets of data differ, as files write it."""

    name: str
    ours: str
    theirs: str


class BoxOut(Struct, frozen=True):
    """All values of a game that wait for a printed copy, with an owner's answers."""

    game: str
    title: str
    data: str
    """The digest of the answers; empty for the package's values."""
    saved: str
    """The digest of what the house has saved."""
    name: str
    box: str
    remark: str
    date: str
    values: list[UncertainOut]
    faults: list[FaultOut]
    """Why the answers cannot be saved."""
    doubts: list[FaultOut]
    printed: dict[str, Any]
    """The values of ``data.toml`` with these answers, whole: what components are drawn from."""
    map: dict[str, Any] | None
    """The map with these answers, for games that have one."""
    tiles: list[dict[str, Any]] | None
    """The tiles with these answers, for games that have a file of them."""


class Answers(Input, frozen=True, kw_only=True):
    """Answers as typed, by the names of the values; None takes a correction back."""

    answers: Annotated[dict[Typed, Typed | None], Meta(max_length=1000)] = msgspec.field(default_factory=dict)
    name: Typed = ""
    box: Typed = ""
    remark: Typed = ""


class BoxFile(Input, frozen=True, kw_only=True):
    """A file with corrections."""

    text: Annotated[str, Meta(max_length=60_000)]
    file: Annotated[str, Meta(max_length=300)] = "file.toml"
