"""The log of one table: what happened there, in order, for good. Everything else is derived from it."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

Wish = Literal["undo", "pause", "resume"]
Visibility = Literal["public", "link", "private"]


class Head(Struct, frozen=True, kw_only=True):
    """What a table is, fixed when it is made."""

    table: str
    game: str
    seats: int
    options: dict[str, str]
    owner: str
    visibility: Visibility = "public"
    days: int = 0
    """Days a turn may take before a bot makes that move; 0 for a live table."""
    hints: bool = True
    edition: int = 1
    """The edition of the game by which it is played; tables from before it was written down were all of the first."""
    rules: str = ""
    """A digest of the rules' data."""


class Sat(Struct, frozen=True, tag="sat", omit_defaults=True):
    """A person or a bot takes a seat."""

    seat: int
    person: str = ""
    name: str = ""
    level: str = ""
    """The bot's level; empty for a person."""
    invite: str = ""
    """The mark of the invitation that was used for it; it works once."""


class Started(Struct, frozen=True, tag="started"):
    """The game begins, with the draws before its first decision."""

    lines: list[tuple[int, str]]


class Moved(Struct, frozen=True, tag="moved", omit_defaults=True):
    """A seat's move, or its whole turn, and the draws that follow."""

    seat: int
    asked: int
    lines: list[tuple[int, str]]
    by: Literal["", "bot", "clock"] = ""


class Proposed(Struct, frozen=True, tag="proposed"):
    """A seat asks for everybody's consent. ``to`` is where an undo leads: a length of the record."""

    seat: int
    wish: Wish
    to: int = 0


class Answered(Struct, frozen=True, tag="answered"):
    """A seat agrees or not; the last consent carries the wish out, the first refusal ends it."""

    seat: int
    agree: bool


class Left(Struct, frozen=True, tag="left"):
    """Who sat here has left; before the start the seat is free again, afterwards a bot keeps it."""

    seat: int


class Returned(Struct, frozen=True, tag="returned"):
    """Who had left is back and has the seat again."""

    seat: int


class Said(Struct, frozen=True, tag="said"):
    person: str
    name: str
    text: str


class Rematched(Struct, frozen=True, tag="rematched"):
    """The same people meet again at another table."""

    table: str


Body = Sat | Started | Moved | Proposed | Answered | Left | Returned | Said | Rematched


class Entry(Struct, frozen=True):
    """One line of the log. ``request`` is the caller's name for it, ``at`` UTC in milliseconds, for display only."""

    version: int
    at: int
    body: Body
    request: str = ""


read_body = msgspec.json.Decoder(Body).decode
write_body = msgspec.json.Encoder().encode
