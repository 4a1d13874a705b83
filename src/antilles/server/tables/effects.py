"""What a desk wants done: it has no hands of its own."""

from __future__ import annotations

from msgspec import Struct

from antilles.kernel.state import State
from antilles.server.tables.commands import Command
from antilles.server.tables.entry import Entry
from antilles.server.tables.steps import Happening, Step
from antilles.server.tables.verdicts import Verdict


class Waiting(Struct, frozen=True):
    """A command that is not decided yet."""

    ticket: object
    command: Command
    request: str
    at: int
    looked: bool = False
    """The store was asked whether it knows more."""
    tries: int = 0
    """How often the store has refused its entry."""


class Append(Struct, frozen=True):
    """Make this durable, then call ``committed``, ``failed`` or ``behind``. ``after`` is the state it leads to."""

    entry: Entry
    after: State | None


class Answer(Struct, frozen=True):
    ticket: object
    verdict: Verdict


class Push(Struct, frozen=True):
    happening: Happening


class Lookup(Struct, frozen=True):
    """Before saying no: has the store entries that this desk does not know? Then call ``found``."""

    waiting: Waiting


Effect = Append | Answer | Push | Lookup


class Draft(Struct, frozen=True):
    """An entry that is not durable yet, and the steps it will make."""

    entry: Entry
    steps: list[Step]
