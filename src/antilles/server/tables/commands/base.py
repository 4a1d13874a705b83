"""What all commands have: who may give them, how they are decided, what their entry does, and how they are sent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar
from zlib import crc32

from msgspec import Struct

from antilles.server.limit_kinds import Kind
from antilles.server.tables.entry import Body, Entry
from antilles.server.tables.fields import Input
from antilles.server.tables.permissions import Verb, may
from antilles.server.tables.steps import Step
from antilles.server.tables.verdicts import Verdict

if TYPE_CHECKING:
    from antilles.server.tables.desk import Desk

Decision = Verdict | tuple[Body, list[Step]]
"""A verdict that ends it, or the entry to append and the steps it makes."""


class Command(Struct, frozen=True, kw_only=True):
    """Something that somebody asks of a table.

    ``decide`` looks at the desk and changes nothing. ``apply`` changes it, when the entry is durable; it is called
    with entries of the log too, so it sees what was stored and not the command.
    """

    person: str

    permission: ClassVar[Verb]
    """What ``person`` must be allowed to do."""
    becomes: ClassVar[type[Any]]
    """The entry's body."""
    wire: ClassVar[type[Input] | None] = None
    """What is sent; None for commands that have a route of their own."""
    path: ClassVar[str] = ""
    """The address below the table's."""
    status: ClassVar[int] = 200
    written: ClassVar[bool] = False
    """Others read what is written: not for whoever may not write for a while."""
    limit: ClassVar[Kind | None] = None
    """Which limit counts it."""

    @classmethod
    def read(cls, desk: Desk, person: str, name: str, sent: Any) -> Command:
        """The command from what was sent by a person of this name."""
        raise NotImplementedError

    def about(self) -> int | None:
        """The seat that it is about, if it is about one."""
        return None

    def allowed(self, desk: Desk) -> bool:
        return may(self.person, self.permission, desk, self.about())

    def decide(self, desk: Desk) -> Decision:
        """Only asked if it is allowed."""
        raise NotImplementedError

    @classmethod
    def apply(cls, desk: Desk, new: Entry, steps: list[Step]) -> None:
        """The entry is durable: from now on the table is like this."""
        raise NotImplementedError

    def content(self) -> str:
        """What it asks for in words: the same request again must ask for the same."""
        return ""

    @classmethod
    def content_of(cls, body: Any) -> str:
        """The same words from the entry that it became."""
        return ""

    def fingerprint(self) -> int:
        return crc32(f"{type(self).__name__}\n{self.content()}".encode())

    @classmethod
    def fingerprint_of(cls, body: Any) -> int:
        return crc32(f"{cls.__name__}\n{cls.content_of(body)}".encode())
