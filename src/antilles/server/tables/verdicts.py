"""How a table answers what somebody asked of it."""

from __future__ import annotations

from msgspec import Struct

from antilles.kernel.state import Refusal


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


Verdict = Done | Stale | Denied | Impossible | Refused | Failed | Busy
