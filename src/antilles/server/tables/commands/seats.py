"""Taking a seat, beginning, leaving and coming back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from antilles.server.tables import entry
from antilles.server.tables.commands.base import Command, Decision
from antilles.server.tables.entry import Entry
from antilles.server.tables.fields import Nothing, OneSeat
from antilles.server.tables.permissions import may
from antilles.server.tables.steps import Seat, Step
from antilles.server.tables.verdicts import Impossible, Stale

if TYPE_CHECKING:
    from antilles.server.tables.desk import Desk


class Sit(Command, frozen=True, kw_only=True):
    """Take a free seat, or put a bot there (``level``). ``invite`` is the mark of the invitation that was shown."""

    seat: int
    sitter: str = ""
    name: str = ""
    level: str = ""
    invite: str = ""
    own: bool = False
    zone: str = ""
    brought: bool = False

    permission = "sit"
    becomes = entry.Sat

    def allowed(self, desk: Desk) -> bool:
        invited = bool(self.invite) and self.invite not in desk.invites_used
        return may(self.person, "fill" if self.level else "sit", desk, self.seat, invited)

    def decide(self, desk: Desk) -> Decision:
        if not 0 <= self.seat < desk.head.seats:
            return Impossible("server-no-such-seat")
        if desk.state is not None:
            return Impossible("server-already-started")
        if not desk.chairs[self.seat].free:
            return Impossible("server-seat-taken")
        if desk.head.rated and self.sitter and not self.level and desk.seat_of(self.sitter) is not None:
            return Impossible("server-rated-one-seat")
        own = self.own and not self.level and desk.sealing is not None
        sitter, zone = ("", "") if self.level else (self.sitter, self.zone)
        return entry.Sat(self.seat, sitter, self.name, self.level, self.invite, own, zone, self.brought), []

    @classmethod
    def apply(cls, desk: Desk, new: Entry, steps: list[Step]) -> None:
        body: entry.Sat = new.body  # type: ignore[assignment]
        desk.chairs[body.seat] = Seat(body.person, body.name, body.level)
        desk.timing.zones[body.seat] = body.zone
        desk.removed.discard(body.person)
        if desk.sealing is not None:
            desk.sealing.sat(body.seat, body.own)
        if body.invite:
            desk.invites_used[body.invite] = body.person


class Start(Command, frozen=True, kw_only=True):
    """Begin. Tables begin by themselves when the last seat is taken."""

    permission = "start"
    becomes = entry.Started
    wire = Nothing
    path = "start"

    @classmethod
    def read(cls, desk: Desk, person: str, name: str, sent: Nothing) -> Start:
        return cls(person=person)

    def decide(self, desk: Desk) -> Decision:
        if desk.state is not None:
            return Impossible("server-already-started")
        if any(chair.free for chair in desk.chairs):
            return Impossible("server-seats-free")
        steps = desk.draws(desk.beginning())
        return entry.Started(desk.texts(steps)), steps

    @classmethod
    def apply(cls, desk: Desk, new: Entry, steps: list[Step]) -> None:
        desk.state = desk.beginning()
        if desk.sealing is not None:
            desk.sealing.started(steps, new.version <= desk.head.given)
        desk.advance(steps, set(), new)


class Leave(Command, frozen=True, kw_only=True):
    """Leave a seat: before the start it is free again, afterwards a bot keeps it until you come back.

    A full table that only waits for the pages of others has as good as begun: whoever declines a rematch leaves a bot.
    ``late`` is the version of a decision for which the time was up.
    """

    seat: int
    late: int | None = None

    permission = "leave"
    becomes = entry.Left
    wire = OneSeat
    path = "leave"

    @classmethod
    def read(cls, desk: Desk, person: str, name: str, sent: OneSeat) -> Leave:
        return cls(person=person, seat=sent.seat)

    def about(self) -> int:
        return self.seat

    def decide(self, desk: Desk) -> Decision:
        if self.late is not None and desk.stale(self.seat, self.late):
            return Stale()
        if desk.chairs[self.seat].away or desk.status in ("over", "abandoned"):
            return Impossible("server-not-now")
        if desk.head.deal:
            return Impossible("server-deal-no-leave")
        awaited = desk.awaited_chains()
        begins = bool(awaited) and self.seat not in awaited and not any(chair.free for chair in desk.chairs)
        return entry.Left(self.seat, begins, self.late is not None), []

    @classmethod
    def apply(cls, desk: Desk, new: Entry, steps: list[Step]) -> None:
        body: entry.Left = new.body  # type: ignore[assignment]
        if desk.state is None and not body.kept:
            desk.chairs[body.seat] = Seat()
            if desk.sealing is not None:
                desk.sealing.gone(body.seat)
        else:
            desk.chairs[body.seat].away = True
            desk.timing.keep(body.seat, True, new.at)
            if desk.sealing is not None:
                desk.sealing.away(body.seat, True)
            desk.reconsider(new)

    def content(self) -> str:
        return str(self.seat)

    @classmethod
    def content_of(cls, body: Any) -> str:
        return str(body.seat)


class Return(Command, frozen=True, kw_only=True):
    """Have your seat back from the bot."""

    seat: int

    permission = "return"
    becomes = entry.Returned
    wire = OneSeat
    path = "return"

    @classmethod
    def read(cls, desk: Desk, person: str, name: str, sent: OneSeat) -> Return:
        return cls(person=person, seat=sent.seat)

    def about(self) -> int:
        return self.seat

    def decide(self, desk: Desk) -> Decision:
        if not desk.chairs[self.seat].away:
            return Impossible("server-not-now")
        return entry.Returned(self.seat), []

    @classmethod
    def apply(cls, desk: Desk, new: Entry, steps: list[Step]) -> None:
        body: entry.Returned = new.body  # type: ignore[assignment]
        desk.chairs[body.seat].away = False
        if desk.sealing is not None:
            desk.sealing.away(body.seat, False)
        desk.timing.keep(body.seat, False, new.at)

    def content(self) -> str:
        return str(self.seat)

    @classmethod
    def content_of(cls, body: Any) -> str:
        return str(body.seat)
