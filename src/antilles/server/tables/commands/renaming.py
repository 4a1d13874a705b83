"""The owner of the house gives somebody another name. Nobody can send this: the house's own road does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from antilles.server.tables import entry
from antilles.server.tables.commands.base import Command, Decision
from antilles.server.tables.entry import Entry
from antilles.server.tables.steps import Step
from antilles.server.tables.verdicts import Impossible

if TYPE_CHECKING:
    from antilles.server.tables.desk import Desk


class Rename(Command, frozen=True, kw_only=True):
    """Whoever sits here under this person's id is called so from now on."""

    whom: str
    name: str

    permission = "remove"
    becomes = entry.Renamed

    def allowed(self, desk: Desk) -> bool:
        """It has no address of its own; who may ask for it was asked at the house's door."""
        return True

    def decide(self, desk: Desk) -> Decision:
        if all(chair.person != self.whom or chair.name == self.name for chair in desk.chairs):
            return Impossible("server-not-now")
        return entry.Renamed(self.whom, self.name), []

    @classmethod
    def apply(cls, desk: Desk, new: Entry, steps: list[Step]) -> None:
        body: entry.Renamed = new.body  # type: ignore[assignment]
        for chair in desk.chairs:
            if chair.person == body.person:
                chair.name = body.name

    def content(self) -> str:
        return f"{self.whom} {self.name}"

    @classmethod
    def content_of(cls, body: Any) -> str:
        return f"{body.person} {body.name}"
