"""What a table's owner decides: who is sent away, and who may watch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from antilles.server.tables import entry
from antilles.server.tables.commands.base import Command, Decision
from antilles.server.tables.entry import Entry, Visibility
from antilles.server.tables.fields import Input
from antilles.server.tables.steps import Seat, Step
from antilles.server.tables.verdicts import Impossible

if TYPE_CHECKING:
    from antilles.server.tables.desk import Desk

STAND_IN = "captain"
"""The bot that keeps the seat of whoever has left or was sent away, and moves when a deadline passes."""


class Remove(Command, frozen=True, kw_only=True):
    """Send somebody away: whoever sits here, or only watches. ``invites`` are the invitations that are out."""

    whom: str
    name: str = ""
    invites: tuple[str, ...] = ()
    house: bool = False
    """The owner of the house does it, at whatever table."""

    permission = "remove"
    becomes = entry.Removed

    def allowed(self, desk: Desk) -> bool:
        return self.house or super().allowed(desk)

    def decide(self, desk: Desk) -> Decision:
        seated = desk.seat_of(self.whom) is not None
        mine = self.whom == desk.head.owner and not self.house
        if not self.whom or mine or self.whom in desk.removed or desk.head.deal:
            return Impossible("server-not-now")
        if seated and desk.status == "over":
            return Impossible("server-not-now")  # the game was theirs, and stays so
        if seated and desk.state is not None and desk.head.rated:
            return Impossible("server-rated-no-remove")
        level = STAND_IN if seated and desk.state is not None else ""
        return entry.Removed(self.whom, self.name, level, list(self.invites)), []

    @classmethod
    def apply(cls, desk: Desk, new: Entry, steps: list[Step]) -> None:
        body: entry.Removed = new.body  # type: ignore[assignment]
        for seat, chair in enumerate(desk.chairs):
            if chair.person == body.person:
                desk.chairs[seat] = Seat("", bot_name(body.level, seat), body.level) if body.level else Seat()
                desk.timing.keep(seat, True, new.at)
                if desk.sealing is not None:
                    desk.sealing.gone(seat)
        desk.removed.add(body.person)
        if desk.proposal is not None and desk.proposal.wish == "remove":
            desk.proposal = None
        desk.invites_used.update(dict.fromkeys(body.invites, ""))
        desk.reconsider(new)

    def content(self) -> str:
        return self.whom

    @classmethod
    def content_of(cls, body: Any) -> str:
        return str(body.person)


class NewVisibility(Input, frozen=True, kw_only=True):
    visibility: Visibility


class Show(Command, frozen=True, kw_only=True):
    """Decide who may watch: everybody (and the lobby lists it), whoever has the address, or those who sit here."""

    visibility: Visibility
    house: bool = False
    """The house itself: it shows a deal's best game when the day is over, and closes what its owner wants closed."""

    permission = "show"
    becomes = entry.Shown

    def allowed(self, desk: Desk) -> bool:
        return self.house or super().allowed(desk)

    wire = NewVisibility
    path = "visibility"

    @classmethod
    def read(cls, desk: Desk, person: str, name: str, sent: NewVisibility) -> Show:
        return cls(person=person, visibility=sent.visibility)

    def decide(self, desk: Desk) -> Decision:
        if desk.head.deal and not self.house:
            return Impossible("server-deal-closed")
        if self.visibility == desk.head.visibility:
            return Impossible("server-not-now")
        return entry.Shown(self.visibility), []

    @classmethod
    def apply(cls, desk: Desk, new: Entry, steps: list[Step]) -> None:
        body: entry.Shown = new.body  # type: ignore[assignment]
        desk.head = replace(desk.head, visibility=body.visibility)

    def content(self) -> str:
        return self.visibility

    @classmethod
    def content_of(cls, body: Any) -> str:
        return str(body.visibility)


def bot_name(level: str, seat: int) -> str:
    return f"{level} {seat + 1}"
