"""A holiday: at tables that count days, the player's time stands still."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta

from antilles.server.tables import entry
from antilles.server.tables.commands.base import Command, Decision
from antilles.server.tables.entry import Entry
from antilles.server.tables.fields import Input, SeatNumber
from antilles.server.tables.steps import Step
from antilles.server.tables.timing import DAY, HOLIDAYS
from antilles.server.tables.verdicts import Impossible

if TYPE_CHECKING:
    from antilles.server.tables.desk import Desk


class NewHoliday(Input, frozen=True, kw_only=True):
    seat: SeatNumber
    days: Annotated[int, Meta(ge=0, le=HOLIDAYS)]
    """How long, from now on; 0 for being back."""


class Rest(Command, frozen=True, kw_only=True):
    """Be on holiday for some days, at a table that counts days; with 0, be back."""

    seat: int
    days: int

    permission = "rest"
    becomes = entry.Rested
    wire = NewHoliday
    path = "holiday"

    @classmethod
    def read(cls, desk: Desk, person: str, name: str, sent: NewHoliday) -> Rest:
        return cls(person=person, seat=sent.seat, days=sent.days)

    def about(self) -> int:
        return self.seat

    def decide(self, desk: Desk) -> Decision:
        timing = desk.timing
        if not timing.own.days or desk.status not in ("running", "paused"):
            return Impossible("server-not-now")
        if self.days * DAY + timing.rested(self.seat, desk.last) > HOLIDAYS * DAY:
            return Impossible("server-holidays")
        return entry.Rested(self.seat, self.days), []

    @classmethod
    def apply(cls, desk: Desk, new: Entry, steps: list[Step]) -> None:
        body: entry.Rested = new.body  # type: ignore[assignment]
        desk.timing.rest(body.seat, new.at + body.days * DAY, new.at)

    def content(self) -> str:
        return f"{self.seat} {self.days}"

    @classmethod
    def content_of(cls, body: Any) -> str:
        return f"{body.seat} {body.days}"
