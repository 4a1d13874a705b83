"""What is sent about friends, links between them, blocks, and invitations by name."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from antilles.server.http.schemas import FriendOut, Token, Word
from antilles.server.http.table_schemas import Zone
from antilles.server.tables.fields import Input, SeatNumber


class NewFriendLink(Input, frozen=True, kw_only=True):
    once: bool = True
    """Good for one friend; else for several, until it is renewed."""


class UseFriendLink(Input, frozen=True, kw_only=True):
    token: Token


class ChangedFriends(Input, frozen=True, kw_only=True):
    shown: bool
    """Whether your friends are told when you are here."""


class NewBlock(Input, frozen=True, kw_only=True):
    """A friend, or whoever has this voice at a table."""

    friend: Word | None = None
    table: Word | None = None
    voice: Word | None = None


class NewInvited(Input, frozen=True, kw_only=True):
    seat: SeatNumber
    friend: Word


class InvitedAnswer(Input, frozen=True, kw_only=True):
    accept: bool
    zone: Zone = ""
    """The time zone of your browser."""
    own: bool = False
    """Your page will bring a chain of its own."""


class FriendLinkMade(Struct, frozen=True):
    """The token is told once; the link carries it behind ``#``, so that no server log sees it."""

    token: str
    once: bool
    until: int


class FriendLinkOut(Struct, frozen=True):
    once: bool
    until: int


class FriendsOut(Struct, frozen=True):
    friends: list[FriendOut]
    links: list[FriendLinkOut]
    """Those that are good now."""
    shown: bool
    """Whether your friends are told when you are here."""


class FriendLinkSeen(Struct, frozen=True):
    """Whose link it is."""

    name: str
    state: Literal["new", "known", "own"]
    """``known``: you are friends already; ``own``: it is yours."""


class BlockedOut(Struct, frozen=True):
    id: str
    name: str
    since: int


class InvitedSeat(Struct, frozen=True):
    """A seat to which somebody was invited by name. Only its host is told whom, and who has declined."""

    seat: int
    friend: str
    name: str
    state: Literal["asked", "joined", "declined"]
