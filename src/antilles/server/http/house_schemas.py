"""What the owner of the house is shown and sends, what everybody is told, and reports."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from antilles.server.http.schemas import Name, TableOut
from antilles.server.tables import entry
from antilles.server.tables.fields import Input, SeatNumber, Text, VersionNumber

Note = Annotated[str, Meta(max_length=300, pattern=r"^[^\x00-\x1f\x7f]*$(?!\n)")]
Language = Literal["en", "fr", "it"]


class NewReport(Input, frozen=True, kw_only=True):
    """What is wrong with a line of the chat: its number, and why."""

    version: VersionNumber
    why: Note = ""


class NewName(Input, frozen=True, kw_only=True):
    name: Name


class NewMute(Input, frozen=True, kw_only=True):
    days: Annotated[int, Meta(ge=0, le=3650)]
    """How long they may not write; 0: they may again."""


class HouseVisibility(Input, frozen=True, kw_only=True):
    visibility: entry.Visibility


class HouseRemoval(Input, frozen=True, kw_only=True):
    seat: SeatNumber


class NewAnnouncement(Input, frozen=True, kw_only=True):
    texts: Annotated[dict[Language, Text], Meta(min_length=1, max_length=3)]
    days: Annotated[int, Meta(ge=1, le=365)] = 7


class AnnouncementOut(Struct, frozen=True):
    id: str
    at: int
    until: int
    texts: dict[str, str]
    """By language; whoever reads another one is shown one of these."""


class KnownOut(Struct, frozen=True):
    """Somebody as the owner of the house sees them."""

    id: str
    name: str
    login: str | None
    created: int
    tables: int
    muted: int
    """Until when they may not write; 0 if they may."""


class ReportOut(Struct, frozen=True):
    id: str
    at: int
    table: str
    person: str
    name: str
    text: str
    why: str
    by: str
    """The name of whoever reported it."""


class ActOut(Struct, frozen=True):
    """A row of the record: what was done, when, and by whom."""

    number: int
    at: int
    who: str
    """``house`` for its owner, or a person."""
    deed: str
    facts: dict[str, Any]


class ActsOut(Struct, frozen=True):
    items: list[ActOut]
    next: int | None
    broken: int
    """The first number at which the record is not as it was written; 0 if it is whole."""


class HouseTables(Struct, frozen=True):
    items: list[TableOut]
    next: str | None
