"""Saying something to everybody at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from antilles.server.tables import entry
from antilles.server.tables.commands.base import Command, Decision
from antilles.server.tables.entry import Entry
from antilles.server.tables.fields import Input, RequestId, Text
from antilles.server.tables.steps import Step

if TYPE_CHECKING:
    from antilles.server.tables.desk import Desk


class NewChat(Input, frozen=True, kw_only=True):
    text: Text
    request: RequestId


class Say(Command, frozen=True, kw_only=True):
    """Say something to everybody at the table."""

    name: str
    text: str

    permission = "say"
    becomes = entry.Said
    wire = NewChat
    path = "chat"
    status = 201
    limit = "chat"
    written = True

    @classmethod
    def read(cls, desk: Desk, person: str, name: str, sent: NewChat) -> Say:
        return cls(person=person, name=name, text=sent.text)

    def decide(self, desk: Desk) -> Decision:
        return entry.Said(self.person, self.name, self.text), []

    @classmethod
    def apply(cls, desk: Desk, new: Entry, steps: list[Step]) -> None:
        """Words change nothing."""

    def content(self) -> str:
        return self.text

    @classmethod
    def content_of(cls, body: Any) -> str:
        return str(body.text)
