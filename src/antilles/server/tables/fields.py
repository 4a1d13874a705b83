"""The kinds of values that callers send about a table. Everything has a limit, and unknown fields are refused."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

LINES = r"^(?=[\s\S]*\S)[^\x00-\x08\x0b-\x1f\x7f]*$(?!\n)"
Text = Annotated[str, Meta(min_length=1, max_length=500, pattern=LINES)]
MoveText = Annotated[str, Meta(min_length=1, max_length=100)]
RequestId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9._~-]+$(?!\n)")]
Hash = Annotated[str, Meta(max_length=64, pattern=r"^([0-9a-f]{64})?$(?!\n)")]
"""A link or a tip of a chain; empty for none."""
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
VersionNumber = Annotated[int, Meta(ge=0, le=2_000_000_000)]


class Input(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of everything that is sent to the server."""


class OneSeat(Input, frozen=True, kw_only=True):
    seat: SeatNumber


class Nothing(Input, frozen=True, kw_only=True):
    """For commands that need no more than their address."""
