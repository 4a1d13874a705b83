"""The log of one table: what happened there, in order, for good. Everything else is derived from it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

Wish = Literal["undo", "pause", "resume", "remove"]
Visibility = Literal["public", "link", "private"]
Late = Literal["move", "seat"]
Sought = Literal["", "beginners", "anybody", "experienced"]
"""Whom an open table looks for; empty if it does not say."""
Level = Literal["", "sealed", "joint"]
"""How chance is drawn: from the system and without proof, as tables from before seals and imported records were; from a
sealed key and the links of those who move; the same with the link of a further seat."""

DEALS = "deal-"
"""Begins the names of deals; no table has a name with a hyphen, so no table has the key of a deal."""


class Head(Struct, frozen=True, kw_only=True):
    """What a table is, as it was made; who may watch can be changed later, and a desk's head says how it is now."""

    table: str
    game: str
    seats: int
    options: dict[str, str]
    owner: str
    visibility: Visibility = "public"
    days: int = 0
    """Days a turn may take; 0 for a live table."""
    minutes: int = 0
    """Minutes that each player has for the whole game; 0 for a table without a clock."""
    increment: int = 0
    """Seconds that are added at the end of each turn."""
    late: Late = "move"
    """When somebody's time is up, a bot makes that move, or keeps the seat until they are back."""
    delay: int = 0
    """Moves by which whoever has no seat here is behind, until the game is over."""
    hints: bool = True
    seeks: Sought = ""
    rated: bool = False
    """Whether the game counts for the ratings of those who sit there: said before anybody sits down, and for good."""
    edition: int = 1
    """The edition of the game by which it is played; tables from before it was written down were all of the first."""
    rules: str = ""
    """A digest of the rules' data."""
    corrections: dict[str, Any] = {}
    """What an owner of the printed game has corrected of these data: the table is played by it to its end."""
    origin: str = ""
    """For a table that goes on from a position of another game: that table and the position."""
    draws: Level = ""
    seal: str = ""
    """The seal of the table's key, which is stored nowhere."""
    given: int = 0
    """Versions that were played elsewhere, before this table was made and sealed."""
    deal: str = ""
    """The day, for a table of a deal of the day. Where the attempt does not count, ``origin`` says so."""

    @property
    def drawn_as(self) -> str:
        """The table whose draws these are: its own, or the one that everybody plays on that day."""
        return f"{DEALS}{self.deal}" if self.deal else self.table


class Sat(Struct, frozen=True, tag="sat", omit_defaults=True):
    """A person or a bot takes a seat."""

    seat: int
    person: str = ""
    name: str = ""
    level: str = ""
    """The bot's level; empty for a person."""
    invite: str = ""
    """The mark of the invitation that was used for it; it works once."""
    own: bool = False
    """The person's page will bring a chain of its own: the game waits for it a little."""
    zone: str = ""
    """The time zone of the person's browser: no day ends there at night."""
    brought: bool = False
    """Somebody else has put them here, as in a rematch: they have not agreed to anything yet."""


class Chained(Struct, frozen=True, tag="chained"):
    """A seat's page brings a chain of its own: from now on it releases a link of it with every move."""

    seat: int
    tip: str


class Started(Struct, frozen=True, tag="started"):
    """The game begins, with the draws before its first decision."""

    lines: list[tuple[int, str]]


class Moved(Struct, frozen=True, tag="moved", omit_defaults=True):
    """A seat's move, or its whole turn, and the draws that follow."""

    seat: int
    asked: int
    lines: list[tuple[int, str]]
    by: Literal["", "bot", "clock"] = ""
    link: str = ""
    """What the seat's page released with it."""
    key: str = ""
    """The table's key, opened when the game is over."""


class Drawn(Struct, frozen=True, tag="drawn", omit_defaults=True):
    """A joint draw: the link of a further seat, or -1 if none came in time, and what was drawn."""

    seat: int
    lines: list[tuple[int, str]]
    link: str = ""
    key: str = ""


class Abandoned(Struct, frozen=True, tag="abandoned"):
    """Nobody has come for a long time: the game is broken off, and the key opened."""

    key: str


class Proposed(Struct, frozen=True, tag="proposed"):
    """A seat asks for everybody's consent. ``to`` is where an undo leads, a length of the record; to send somebody away
    it is their seat, and the others decide.
    """

    seat: int
    wish: Wish
    to: int = 0


class Answered(Struct, frozen=True, tag="answered"):
    """A seat agrees or not; the last consent carries the wish out, the first refusal ends it."""

    seat: int
    agree: bool


class Left(Struct, frozen=True, tag="left", omit_defaults=True):
    """Who sat here has left; before the start the seat is free again, afterwards a bot keeps it."""

    seat: int
    kept: bool = False
    """A bot keeps it from the start on: the table is full, and begins as soon as the pages of others are ready."""
    late: bool = False
    """Their time was up."""


class Returned(Struct, frozen=True, tag="returned"):
    """Who had left is back and has the seat again."""

    seat: int


class Rested(Struct, frozen=True, tag="rested"):
    """A player is on holiday for some days from this moment on; 0: they are back."""

    seat: int
    days: int


class Said(Struct, frozen=True, tag="said"):
    person: str
    name: str
    text: str


class Rematched(Struct, frozen=True, tag="rematched"):
    """The same people meet again at another table."""

    table: str


class Removed(Struct, frozen=True, tag="removed", omit_defaults=True):
    """Somebody was sent away. Before the start their seats are free again, afterwards they are a bot's."""

    person: str
    name: str = ""
    level: str = ""
    """The bot that has their seats from now on."""
    invites: list[str] = []
    """The marks of the invitations that were out: none of them leads back in."""
    vote: bool = False
    """The others have decided it, not the owner."""


class Renamed(Struct, frozen=True, tag="renamed"):
    """The owner of the house has given somebody another name."""

    person: str
    name: str


class Shown(Struct, frozen=True, tag="shown"):
    """The owner has decided again who may watch."""

    visibility: Visibility


Body = (
    Sat
    | Chained
    | Started
    | Moved
    | Drawn
    | Proposed
    | Answered
    | Left
    | Returned
    | Rested
    | Said
    | Rematched
    | Removed
    | Renamed
    | Shown
    | Abandoned
)


class Entry(Struct, frozen=True):
    """One line of the log. ``request`` is the caller's name for it, ``at`` UTC in milliseconds, for display only."""

    version: int
    at: int
    body: Body
    request: str = ""


read_body = msgspec.json.Decoder(Body).decode
write_body = msgspec.json.Encoder().encode


class Summary(Struct, frozen=True):
    """A table as the lobby shows it."""

    head: Head
    status: str
    names: list[str]
    levels: list[str]
    created: int
