"""What callers send to make a table or to sit down at one, and what an invitation tells."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from antilles.server.http.schemas import Level, Name, Token, Word
from antilles.server.tables import entry
from antilles.server.tables.fields import Input

Zone = Annotated[str, Meta(max_length=60, pattern=r"^[A-Za-z0-9_+/-]*$(?!\n)")]


class NewSeat(Input, frozen=True, kw_only=True):
    """Who shall sit there: the caller, a bot, or whoever comes."""

    kind: Literal["me", "bot", "open"] = "open"
    level: Level = "trader"
    name: Name | None = None
    """For several people at one screen: what the caller is called on this seat."""
    own: bool = False
    """The caller's page will bring a chain of its own for this seat; the game waits for it a little."""


class NewTable(Input, frozen=True, kw_only=True):
    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Word, Word], Meta(max_length=30)] = msgspec.field(default_factory=dict)
    visibility: entry.Visibility = "public"
    days: Annotated[int, Meta(ge=0, le=30)] = 0
    """Days a turn, or"""
    minutes: Annotated[int, Meta(ge=0, le=180)] = 0
    """minutes for each player's whole game, with"""
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    """seconds more at the end of each turn."""
    late: entry.Late = "move"
    """When somebody's time is up, a bot makes that move, or keeps the seat until they are back."""
    zone: Zone = ""
    """The time zone of the caller's browser: where days are counted, none ends at night."""
    delay: Annotated[int, Meta(ge=0, le=50)] = 0
    """Moves by which whoever watches and has no seat is behind, until the game is over. It cannot be changed later."""
    hints: bool | None = None
    """May bots be asked for advice? Left out: only where one person plays; said at invitations, so that all agree."""
    seeks: entry.Sought = ""
    """Whom a public table looks for."""
    rated: bool = False
    """Does the game count for the ratings of those who sit down? Said at invitations: whoever sits down agrees."""
    draws: Literal["sealed", "joint"] = "sealed"
    """Joint draws also need a link of a further seat, at once: for live tables."""


class SeatBy(Input, frozen=True, kw_only=True):
    """Sit down, or put a bot of this level there."""

    level: Level | None = None
    zone: Zone = ""
    """The time zone of your browser."""
    own: bool = False
    """Your page will bring a chain of its own."""


class UseInvite(Input, frozen=True, kw_only=True):
    token: Token
    zone: Zone = ""
    """The time zone of your browser."""
    own: bool = False
    """Your page will bring a chain of its own."""


class Invitation(Struct, frozen=True):
    """What a friend sees before sitting down. ``free`` is false when somebody was quicker, ``yours`` if it was you."""

    table: str
    game: str
    seat: int
    by: str
    names: list[str]
    levels: list[str]
    free: bool
    yours: bool
    hints: bool
    """Whether bots may be asked for advice there."""
    days: int
    minutes: int
    increment: int
    late: entry.Late
    """How much time there is for a turn, and what happens when it is up."""
    rated: bool
    """Whether the game counts for ratings: whoever sits down agrees."""
    delay: int
    """Moves by which whoever watches is behind."""
