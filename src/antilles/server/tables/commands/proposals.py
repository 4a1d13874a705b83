"""What needs everybody's consent: taking a turn back, pausing, going on; or the others': sending somebody away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from antilles.server.tables import entry
from antilles.server.tables.commands.base import Command, Decision
from antilles.server.tables.commands.owning import STAND_IN
from antilles.server.tables.entry import Entry
from antilles.server.tables.fields import Input, SeatNumber, VersionNumber
from antilles.server.tables.steps import Proposal, Step
from antilles.server.tables.verdicts import Impossible, Stale

if TYPE_CHECKING:
    from antilles.server.tables.desk import Desk

WHEN = {"undo": ("running",), "pause": ("running",), "resume": ("paused",), "remove": ("running", "paused")}
LEAST_VOTES = 2
"""Nobody sends anybody away alone."""


class NewProposal(Input, frozen=True, kw_only=True):
    seat: SeatNumber
    wish: entry.Wish
    whom: SeatNumber | None = None
    """Whose seat it is about, for sending somebody away."""


class NewAnswer(Input, frozen=True, kw_only=True):
    seat: SeatNumber
    asked: VersionNumber
    agree: bool


class Propose(Command, frozen=True, kw_only=True):
    """Ask everybody to take your last turn back, to pause or to go on; or all others to send somebody away."""

    seat: int
    wish: entry.Wish
    whom: int | None = None

    permission = "propose"
    becomes = entry.Proposed
    wire = NewProposal
    path = "proposals"
    status = 201

    @classmethod
    def read(cls, desk: Desk, person: str, name: str, sent: NewProposal) -> Propose:
        return cls(person=person, seat=sent.seat, wish=sent.wish, whom=sent.whom)

    def about(self) -> int:
        return self.seat

    def decide(self, desk: Desk) -> Decision:
        if desk.status not in WHEN[self.wish] or desk.chairs[self.seat].by_bot:
            return Impossible("server-not-now")
        if desk.proposal is not None:
            return Impossible("server-proposal-open")
        if self.wish == "undo" and desk.head.deal:
            return Impossible("server-deal-no-undo")
        if self.wish == "undo" and desk.head.rated:
            return Impossible("server-rated-no-undo")
        if self.wish == "remove":
            return self._against(desk)
        to = desk.history.last_turn(self.seat) if self.wish == "undo" else 0
        if to is None:
            return Impossible("server-nothing-to-undo")
        return entry.Proposed(self.seat, self.wish, to), []

    def _against(self, desk: Desk) -> Decision:
        """The others are at least two, and who shall go is here."""
        whom = self.whom
        if whom is None or whom >= desk.head.seats or desk.head.deal or not desk.chairs[whom].person:
            return Impossible("server-not-now")
        if desk.head.rated:
            return Impossible("server-rated-no-remove")
        if desk.chairs[whom].by_bot or desk.chairs[whom].person == self.person:
            return Impossible("server-not-now")
        if len(voters(desk, whom)) < LEAST_VOTES:
            return Impossible("server-vote-few")
        return entry.Proposed(self.seat, self.wish, whom), []

    @classmethod
    def apply(cls, desk: Desk, new: Entry, steps: list[Step]) -> None:
        body: entry.Proposed = new.body  # type: ignore[assignment]
        mine = {body.seat}
        if body.wish == "remove":  # several people at one screen are one voice
            mine = {seat for seat in desk.people() if desk.chairs[seat].person == desk.chairs[body.seat].person}
        desk.proposal = Proposal(new.version, body.seat, body.wish, body.to, tuple(sorted(mine)))
        desk.reconsider(new)

    def content(self) -> str:
        return f"{self.seat} {self.wish} {self.whom if self.wish == 'remove' else ''}"

    @classmethod
    def content_of(cls, body: Any) -> str:
        return f"{body.seat} {body.wish} {body.to if body.wish == 'remove' else ''}"


def voters(desk: Desk, whom: int) -> set[str]:
    """The people who are here, without the one whom it is about."""
    return {desk.chairs[seat].person for seat in desk.people()} - {desk.chairs[whom].person}


class Consent(Command, frozen=True, kw_only=True):
    """Agree or not with what was proposed at version ``asked``."""

    seat: int
    asked: int
    agree: bool

    permission = "answer"
    becomes = entry.Answered
    wire = NewAnswer
    path = "proposals/answers"
    status = 201

    @classmethod
    def read(cls, desk: Desk, person: str, name: str, sent: NewAnswer) -> Consent:
        asked = desk.numbering.version(sent.seat, sent.asked)
        return cls(person=person, seat=sent.seat, asked=asked, agree=sent.agree)

    def about(self) -> int:
        return self.seat

    def decide(self, desk: Desk) -> Decision:
        if desk.proposal is None or desk.proposal.version != self.asked:
            return Stale()
        again = self.seat in desk.proposal.agreed and self.agree
        if again or desk.chairs[self.seat].by_bot:  # whoever has agreed, or asked, may still take it back
            return Impossible("server-already-answered")
        if desk.proposal.wish == "remove":
            return self._vote(desk, desk.proposal)
        return entry.Answered(self.seat, self.agree), []

    def _vote(self, desk: Desk, proposal: Proposal) -> Decision:
        """Whoever it is about has no vote; the last one of the others carries it out."""
        whom = desk.chairs[proposal.to]
        if whom.person == self.person:
            return Impossible("server-vote-own")
        agreed = {desk.chairs[seat].person for seat in (*proposal.agreed, self.seat)}
        if self.agree and len(agreed) >= LEAST_VOTES and voters(desk, proposal.to) <= agreed:
            return entry.Removed(whom.person, whom.name, STAND_IN, vote=True), []
        return entry.Answered(self.seat, self.agree), []

    @classmethod
    def apply(cls, desk: Desk, new: Entry, steps: list[Step]) -> None:
        body: entry.Answered = new.body  # type: ignore[assignment]
        open_one = desk.proposal
        if open_one is None:
            return
        if not body.agree:
            desk.proposal = None
            return
        agreed = (*open_one.agreed, body.seat)
        desk.proposal = Proposal(open_one.version, open_one.seat, open_one.wish, open_one.to, agreed)
        desk.reconsider(new)

    def content(self) -> str:
        return f"{self.seat} {self.agree}"

    @classmethod
    def content_of(cls, body: Any) -> str:
        return f"{body.seat} {body.agree}"
