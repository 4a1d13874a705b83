"""A seat's move, or its whole turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta

from antilles.kernel.move import UnknownMove
from antilles.kernel.rehearsal import rehearse
from antilles.kernel.state import CHANCE, Refusal, State
from antilles.kernel.step import step
from antilles.server.tables import entry
from antilles.server.tables.commands.base import Command, Decision
from antilles.server.tables.entry import Entry
from antilles.server.tables.fields import Hash, Input, MoveText, RequestId, SeatNumber, VersionNumber
from antilles.server.tables.steps import Step
from antilles.server.tables.verdicts import Denied, Impossible, Refused, Stale

if TYPE_CHECKING:
    from antilles.server.tables.desk import Desk

LONGEST_TURN = 32


class Turn(Input, frozen=True, kw_only=True):
    """``asked`` is the version at which the seat's decision opened, as the sight says it."""

    seat: SeatNumber
    asked: VersionNumber
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=LONGEST_TURN)]


class NewMove(Turn, frozen=True, kw_only=True):
    request: RequestId
    link: Hash = ""
    """The next link of the seat's chain, if its page has brought one."""


class Move(Command, frozen=True, kw_only=True):
    """``asked`` is the version at which the seat's decision opened."""

    seat: int
    asked: int
    moves: tuple[str, ...]
    by: Literal["", "bot", "clock"] = ""
    link: str = ""

    permission = "move"
    becomes = entry.Moved
    limit = "move"

    @classmethod
    def read(cls, desk: Desk, person: str, name: str, sent: NewMove) -> Move:
        asked = desk.numbering.version(sent.seat, sent.asked)
        return cls(person=person, seat=sent.seat, asked=asked, moves=tuple(sent.moves), link=sent.link)

    def about(self) -> int:
        return self.seat

    def allowed(self, desk: Desk) -> bool:
        return bool(self.by) or super().allowed(desk)

    def decide(self, desk: Desk) -> Decision:
        if desk.state is None or desk.status == "paused":
            return Impossible("server-not-running" if desk.state is None else "server-paused")
        if desk.status == "abandoned":
            return Impossible("server-abandoned")
        if desk.stale(self.seat, self.asked):
            return Stale()
        if self.by == "bot" and not desk.chairs[self.seat].by_bot:
            return Denied()  # whoever had left is back, and decides for themselves
        if desk.sealing is not None and not self.by and not desk.sealing.transcript.fits(self.seat, self.link):
            return Impossible("server-link")
        played = self._play(desk, desk.state)
        if isinstance(played, Refused):
            return played
        key = desk.key_after(played)
        return entry.Moved(self.seat, self.asked, desk.texts(played), self.by, self.link, key), played

    def _play(self, desk: Desk, state: State) -> Refused | list[Step]:
        moves: list[int] = []
        for index, text in enumerate(self.moves):
            try:
                moves.append(desk.game.parse(text))
            except UnknownMove:
                return Refused(Refusal("", "server-unknown-move"), index)
        if not 0 < len(moves) <= LONGEST_TURN:
            return Refused(Refusal("", "server-turn-length", {"most": LONGEST_TURN}))
        if len(moves) > 1:
            foreseen = rehearse(desk.game, desk.game.view(state, self.seat), moves[:-1], desk.draw.rng())
            if foreseen.refusal is not None:
                return Refused(foreseen.refusal, foreseen.done)
            if foreseen.boundary:
                return Refused(Refusal("", "server-turn-boundary"), foreseen.done)
        steps: list[Step] = []
        for index, move in enumerate(moves):
            after = step(state, self.seat, move)
            if isinstance(after, Refusal):
                return Refused(after, index)
            steps.append(Step(state, self.seat, move, after))
            state = after
        if desk.sealing is not None and desk.sealing.waits(self.seat, self.link):
            return steps
        return steps + desk.draws(state, self.link)

    @classmethod
    def apply(cls, desk: Desk, new: Entry, steps: list[Step]) -> None:
        body: entry.Moved = new.body  # type: ignore[assignment]
        before = set(desk.opened)
        before.discard(body.seat)
        desk.proposal = None
        desk.history.turn()
        desk.numbering.count(desk, new.version, body.seat, steps)
        if not body.by and desk.numbering.sees(None, new.version):
            desk.chairs[body.seat].moved = new.at
        if desk.sealing is not None:
            desk.sealing.moved(body.seat, body.link, new.at)
            desk.sealing.played(steps, new.version <= desk.head.given, body.key)
        if steps and steps[-1].seat == CHANCE:
            before = set()
        desk.advance(steps, before, new)

    def content(self) -> str:
        return "\n".join([str(self.seat), str(self.asked), *[" ".join(move.split()) for move in self.moves]])

    @classmethod
    def content_of(cls, body: Any) -> str:
        texts = [text for seat, text in body.lines if seat == body.seat]
        return "\n".join([str(body.seat), str(body.asked), *texts])
