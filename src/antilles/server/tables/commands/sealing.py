"""What pages do for sealed draws: bring a chain, release a link for a joint draw. And tables that are left alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta

from antilles.kernel.state import CHANCE
from antilles.server.tables import entry
from antilles.server.tables.commands.base import Command, Decision
from antilles.server.tables.entry import Entry
from antilles.server.tables.fields import Input, SeatNumber
from antilles.server.tables.steps import Step
from antilles.server.tables.verdicts import Done, Impossible, Stale

if TYPE_CHECKING:
    from antilles.server.tables.desk import Desk

ABANDONED_AFTER = 90 * 86_400_000
"""Milliseconds without anything happening after which a game is broken off: no session lives longer."""
Sent = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]


class NewChain(Input, frozen=True, kw_only=True):
    seat: SeatNumber
    tip: Sent


class NewLink(Input, frozen=True, kw_only=True):
    seat: SeatNumber
    link: Sent


class Bring(Command, frozen=True, kw_only=True):
    """Bring a chain for your seat. A page that has lost its secret brings another one, for everybody to see."""

    seat: int
    tip: str

    permission = "move"
    becomes = entry.Chained
    limit = "move"

    def about(self) -> int:
        return self.seat

    def decide(self, desk: Desk) -> Decision:
        if desk.sealing is None or desk.head.deal:
            return Impossible("server-not-sealed")
        if desk.status in ("over", "abandoned"):
            return Impossible("server-not-now")
        chain = desk.sealing.transcript.chains.get(self.seat)
        if chain is not None and chain.tip == self.tip:
            return Done(desk.version)
        return entry.Chained(self.seat, self.tip), []

    @classmethod
    def apply(cls, desk: Desk, new: Entry, steps: list[Step]) -> None:
        body: entry.Chained = new.body  # type: ignore[assignment]
        if desk.sealing is not None:
            desk.sealing.chained(body.seat, body.tip)

    def content(self) -> str:
        return f"{self.seat} {self.tip}"

    @classmethod
    def content_of(cls, body: Any) -> str:
        return f"{body.seat} {body.tip}"


class Witness(Command, frozen=True, kw_only=True):
    """Release a link for a joint draw that waits. The clock draws without one (seat -1)."""

    seat: int
    link: str = ""

    permission = "move"
    becomes = entry.Drawn
    limit = "move"

    def about(self) -> int:
        return self.seat

    def allowed(self, desk: Desk) -> bool:
        return self.seat == CHANCE or super().allowed(desk)

    def decide(self, desk: Desk) -> Decision:
        sealing = desk.sealing
        if desk.state is None or sealing is None or desk.status != "running" or desk.state.actor() != CHANCE:
            return Stale()
        if self.seat != CHANCE and sealing.witness() != self.seat:
            return Stale()
        if self.seat != CHANCE and not sealing.transcript.fits(self.seat, self.link):
            return Impossible("server-link")
        steps = desk.draws(desk.state, self.link)
        return entry.Drawn(self.seat, desk.texts(steps), self.link, desk.key_after(steps)), steps

    @classmethod
    def apply(cls, desk: Desk, new: Entry, steps: list[Step]) -> None:
        body: entry.Drawn = new.body  # type: ignore[assignment]
        desk.proposal = None
        desk.numbering.count(desk, new.version, body.seat, steps)
        if desk.sealing is not None:
            desk.sealing.transcript.release(body.seat, body.link)
            desk.sealing.played(steps, key=body.key)
        desk.advance(steps, set(), new)


class Abandon(Command, frozen=True, kw_only=True):
    """Break off a game that nobody has come back to, and open its key. Only the clock does this."""

    permission = "start"
    becomes = entry.Abandoned

    def allowed(self, desk: Desk) -> bool:
        return not self.person

    def decide(self, desk: Desk) -> Decision:
        if desk.sealing is None or desk.status not in ("running", "paused"):
            return Impossible("server-not-now")
        return entry.Abandoned(desk.sealing.key), []

    @classmethod
    def apply(cls, desk: Desk, new: Entry, steps: list[Step]) -> None:
        body: entry.Abandoned = new.body  # type: ignore[assignment]
        desk.abandoned = True
        desk.proposal = None
        desk.opened = {}
        if desk.sealing is not None:
            desk.sealing.opened = body.key
