"""Meeting again at another table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from antilles.server.tables import entry
from antilles.server.tables.commands.base import Command, Decision
from antilles.server.tables.entry import Entry
from antilles.server.tables.steps import Step
from antilles.server.tables.verdicts import Impossible

if TYPE_CHECKING:
    from antilles.server.tables.desk import Desk


class Rematch(Command, frozen=True, kw_only=True):
    """The same people at another table, which has been made."""

    table: str

    permission = "rematch"
    becomes = entry.Rematched

    def decide(self, desk: Desk) -> Decision:
        if desk.rematch:
            return Impossible("server-rematch-exists")
        return entry.Rematched(self.table), []

    @classmethod
    def apply(cls, desk: Desk, new: Entry, steps: list[Step]) -> None:
        body: entry.Rematched = new.body  # type: ignore[assignment]
        desk.rematch = body.table
