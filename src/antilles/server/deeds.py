"""What somebody asks a table to do, and how the table answers."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from antilles.kernel.state import Refusal
from antilles.server.entry import Wish


class Sit(Struct, frozen=True, kw_only=True):
    """Take a free seat, or put a bot there (``level``)."""

    person: str
    seat: int
    sitter: str = ""
    name: str = ""
    level: str = ""
    invited: bool = False


class Start(Struct, frozen=True, kw_only=True):
    person: str


class Move(Struct, frozen=True, kw_only=True):
    """A seat's move, or its whole turn. ``asked`` is the version at which its decision opened."""

    person: str
    seat: int
    asked: int
    moves: tuple[str, ...]
    by: Literal["", "bot", "clock"] = ""


class Leave(Struct, frozen=True, kw_only=True):
    person: str
    seat: int


class Return(Struct, frozen=True, kw_only=True):
    person: str
    seat: int


class Say(Struct, frozen=True, kw_only=True):
    person: str
    name: str
    text: str


class Propose(Struct, frozen=True, kw_only=True):
    person: str
    seat: int
    wish: Wish


class Consent(Struct, frozen=True, kw_only=True):
    """Agree or not with what was proposed at version ``asked``."""

    person: str
    seat: int
    asked: int
    agree: bool


class Rematch(Struct, frozen=True, kw_only=True):
    person: str
    table: str


Deed = Sit | Start | Move | Leave | Return | Say | Propose | Consent | Rematch


class Done(Struct, frozen=True):
    """It is durable, as this version of the table."""

    version: int


class Stale(Struct, frozen=True):
    """The caller did not know what the table looks like now."""


class Denied(Struct, frozen=True):
    """Not this caller."""


class Impossible(Struct, frozen=True):
    """Not as the table is now; ``key`` is the message."""

    key: str


class Refused(Struct, frozen=True):
    """The rules do not allow it; ``index`` is the move of the turn that they refuse."""

    refusal: Refusal
    index: int = 0


class Failed(Struct, frozen=True):
    """It could not be stored, or nobody knows whether it was: ask again with the same request id."""


class Busy(Struct, frozen=True):
    """Too many are waiting for this table."""


Outcome = Done | Stale | Denied | Impossible | Refused | Failed | Busy
