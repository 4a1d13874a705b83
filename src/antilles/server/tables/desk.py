"""The authority of one table, without clock, input or output.

It takes commands, and news from the store, and returns what is to be done: append an entry, answer somebody, tell all.
A command is decided on a copy; only when its entry is durable does the copy become the table, then the caller is
answered, then the others are told. While an entry is on its way to the store, further commands wait.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from msgspec.structs import replace

from antilles.kernel.game import Game
from antilles.kernel.record import Line, Record
from antilles.kernel.state import CHANCE, State
from antilles.server.tables import entry
from antilles.server.tables.attendance import Attendance
from antilles.server.tables.commands import COMMAND_OF, Command
from antilles.server.tables.commands.base import Decision
from antilles.server.tables.effects import Answer, Append, Draft, Effect, Lookup, Push, Waiting
from antilles.server.tables.entry import Body, Entry, Head
from antilles.server.tables.history import History
from antilles.server.tables.numbering import Numbering
from antilles.server.tables.sealing import Sealing
from antilles.server.tables.steps import Draw, Happening, Proposal, Seat, Step, play_lines
from antilles.server.tables.timing import Timing
from antilles.server.tables.verdicts import Busy, Denied, Done, Failed, Impossible, Verdict

MOST_WAITING = 64
REMEMBERED = 64
MOST_TRIES = 3
"""How often a command is decided when the store refuses its entry; then the caller is told to come again."""

PAUSED_ENOUGH = 86_400_000
"""Milliseconds after which anybody may end the pause of a rated game: nobody escapes a defeat by never going on."""


class Desk:
    """One table: its log so far, brought to life."""

    def __init__(self, game: Game, head: Head, draw: Draw, shared: bool = False) -> None:
        self.game = game
        self.head = head
        self.draw = draw
        self.shared = shared
        """Other processes write to this table too."""
        self.version = 0
        self.chairs = [Seat() for _ in range(head.seats)]
        self.state: State | None = None
        self.opened: dict[int, int] = {}
        """For each seat that is asked, the version at which its decision opened."""
        self.timing = Timing(head)
        self.attendance = Attendance(head.seats)
        self.proposal: Proposal | None = None
        self.paused = False
        self.paused_at = 0
        self.rematch = ""
        self.invites_used: dict[str, str] = {}
        """The marks of invitations that have seated somebody, and whom; nobody, if the owner has taken them back."""
        self.removed: set[str] = set()
        """Whom the owner has sent away."""
        self.abandoned = False
        self.last = 0
        """When anything happened here last."""
        self.sealing = Sealing(head, draw.key(head.drawn_as)) if head.draws else None
        self.beginning: Callable[[], State] = partial(game.start, head.seats, head.options)
        self.history = History(self.beginning)
        self.numbering = Numbering()
        self._requests: dict[str, tuple[int, int]] = {}
        self._forgot = False
        self._pending: tuple[Waiting, Draft] | None = None
        self._queue: deque[Waiting] = deque()

    # --- what it is -----------------------------------------------------------------------------

    @property
    def status(self) -> str:
        if self.state is None:
            return "open"
        if not self.state.actors():
            return "over"
        if self.abandoned:
            return "abandoned"
        return "paused" if self.paused else "running"

    @property
    def position(self) -> int:
        """The length of the record."""
        return len(self.history)

    def position_for(self, viewer: int | None) -> int:
        """The length of the record as far as this viewer may know it."""
        return len(self.history) - self.numbering.closed_lines(viewer)

    @property
    def idle(self) -> bool:
        return self._pending is None and not self._queue

    def pending_request(self) -> str:
        """The name of the request whose entry is on its way."""
        return self._pending[0].request if self._pending is not None else ""

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def seat_of(self, person: str) -> int | None:
        """The first seat of a person."""
        return next((seat for seat, chair in enumerate(self.chairs) if person and chair.person == person), None)

    def people(self) -> list[int]:
        """The seats of persons who are here."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person and not chair.by_bot]

    def bots_asked(self) -> list[int]:
        """The seats for which a bot must decide now."""
        return [seat for seat in self.asked_seats() if self.chairs[seat].by_bot]

    def awaited_chains(self) -> list[int]:
        """The seats whose pages have promised a chain, before the start."""
        return sorted(self.sealing.awaited) if self.sealing is not None else []

    def draw_waits_for(self) -> int | None:
        """The seat whose link a joint draw waits for."""
        if self.sealing is None or self.status != "running" or self.state is None or self.state.actor() != CHANCE:
            return None
        return self.sealing.witness()

    def asked_seats(self) -> list[int]:
        """The seats that must decide now."""
        return list(self.opened) if self.status == "running" else []

    def lines(self) -> list[tuple[int, int]]:
        """The record: seat and move number, chance included."""
        return self.history.lines()

    def record(self) -> Record:
        """The complete record so far; whoever prints it redacts it."""
        record = Record(self.game.name, self.game.edition, self.head.seats, self.head.options)
        record.of_data(self.game, embed=True)
        record.names = {seat: chair.name for seat, chair in enumerate(self.chairs) if chair.name}
        record.lines = [Line(seat, self.game.text(move)) for seat, move in self.lines()]
        if self.history.undone:
            record.remarks = [f"taken back by consent: {self.history.undone}"]
        if self.state is not None and not self.state.actors():
            record.finish(self.state)
        return record

    def at(self, position: int) -> Desk:
        """The table as it was after ``position`` lines of the record: to look at, not to play."""
        past = Desk(self.game, self.head, self.draw)
        past.version = self.version
        past.chairs, past.removed = self.chairs, self.removed
        past.sealing, past.abandoned = self.sealing, self.abandoned
        past.state = self.history.state_at(position)
        past.numbering = self.numbering.looking_back()
        past.history.seats = self.history.seats[:position]
        past.history.moves = self.history.moves[:position]
        return past

    # --- what is asked --------------------------------------------------------------------------

    def ask(self, ticket: object, command: Command, request: str = "", at: int = 0) -> list[Effect]:
        """Somebody wants something. ``request`` names it: the same name again gets the same answer."""
        if self._pending is None:
            return self._take(Waiting(ticket, command, request, at))
        if len(self._queue) >= MOST_WAITING:
            return [Answer(ticket, Busy())]
        self._queue.append(Waiting(ticket, command, request, at))
        return []

    def committed(self) -> list[Effect]:
        """The pending entry is durable. A catch-up may have read it already: then everybody knows."""
        assert self._pending is not None
        waiting, draft = self._pending
        self._pending = None
        done = Answer(waiting.ticket, Done(draft.entry.version))
        if draft.entry.version <= self.version:
            return [done, *self._next()]
        self._become(draft.entry, draft.steps)
        return [done, Push(Happening(draft.entry, draft.steps)), *self._next()]

    def failed(self) -> list[Effect]:
        """The pending entry was not stored, or nobody knows; the table is as it was."""
        assert self._pending is not None
        waiting, _ = self._pending
        self._pending = None
        return [Answer(waiting.ticket, Failed()), *self._next()]

    def behind(self, tail: Iterable[Entry], same: Entry | None = None) -> list[Effect]:
        """The store refused the pending entry: ``tail`` came first, or ``same`` is what the request became before.

        What is still possible then is decided again, but not for ever: a conflict that nothing explains is a failure.
        """
        assert self._pending is not None
        waiting, _ = self._pending
        self._pending = None
        effects = self.overtaken(tail)
        if same is not None:
            return [*effects, Answer(waiting.ticket, self._again(waiting, same)), *self._next()]
        again = replace(waiting, tries=waiting.tries + 1)
        if again.tries >= MOST_TRIES:
            return [*effects, Answer(waiting.ticket, Failed()), *self._next()]
        return [*effects, *self._take(again), *self._next()]

    def overtaken(self, tail: Iterable[Entry]) -> list[Effect]:
        """Entries that are durable; those already known are passed over."""
        return [Push(self.apply(new)) for new in tail if new.version == self.version + 1]

    def found(self, waiting: Waiting, tail: Iterable[Entry], same: Entry | None) -> list[Effect]:
        """The answer to a ``Lookup``: newer entries, and the entry of the request if it was carried out."""
        effects = self.overtaken(tail)
        if same is not None:
            return [*effects, Answer(waiting.ticket, self._again(waiting, same))]
        again = replace(waiting, looked=True)
        if self._pending is not None:
            self._queue.appendleft(again)
            return effects
        return [*effects, *self._take(again), *self._next()]

    def apply(self, new: Entry) -> Happening:
        """An entry of the log: it is durable and true."""
        assert new.version == self.version + 1, f"version {new.version} after {self.version}"
        steps = self._replay(new.body)
        self._become(new, steps)
        return Happening(new, steps)

    def _next(self) -> list[Effect]:
        effects: list[Effect] = []
        while self._queue and self._pending is None:
            effects += self._take(self._queue.popleft())
        return effects

    def _take(self, waiting: Waiting) -> list[Effect]:
        already = self._already(waiting)
        if already is not None:
            return [Answer(waiting.ticket, already)]
        decided = self._decide(waiting.command)
        if not isinstance(decided, tuple):
            doubt = self.shared or (self._forgot and bool(waiting.request))
            return [Lookup(waiting)] if doubt and not waiting.looked else [Answer(waiting.ticket, decided)]
        body, steps = decided
        draft = Draft(Entry(self.version + 1, waiting.at, body, waiting.request), steps)
        return self._begin(waiting, draft)

    def _begin(self, waiting: Waiting, draft: Draft) -> list[Effect]:
        self._pending = (waiting, draft)
        return [Append(draft.entry, draft.steps[-1].after if draft.steps else None)]

    def _already(self, waiting: Waiting) -> Verdict | None:
        """What this request was answered before, as far as the memory goes; the store remembers the rest."""
        known = self._requests.get(waiting.request) if waiting.request else None
        if known is None:
            return None
        version, fingerprint = known
        return _answered(version, fingerprint == waiting.command.fingerprint())

    def _again(self, waiting: Waiting, same: Entry) -> Verdict:
        """The answer to a request that the store remembers."""
        before = COMMAND_OF[type(same.body)].fingerprint_of(same.body)
        return _answered(same.version, before == waiting.command.fingerprint())

    # --- for commands that decide ---------------------------------------------------------------

    def _decide(self, command: Command) -> Decision:
        return command.decide(self) if command.allowed(self) else Denied()

    def stale(self, seat: int, asked: int) -> bool:
        return self.opened.get(seat) != asked

    def draws(self, state: State, link: str = "") -> list[Step]:
        """Chance decides until somebody is asked; ``link`` is what was released for it."""
        sealing = self.sealing
        chance = sealing.draw(link) if sealing is not None and sealing.key else self.draw.chance
        steps: list[Step] = []
        while state.actor() == CHANCE:
            after = state.copy()
            move = chance(state)
            after.advance(CHANCE, move)
            steps.append(Step(state, CHANCE, move, after))
            state = after
        return steps

    def key_after(self, steps: Sequence[Step]) -> str:
        """The key, if these steps end the game; that of a deal is everybody's, and opens when the day is over."""
        over = bool(steps) and not steps[-1].after.actors() and not self.head.deal
        return self.sealing.key if over and self.sealing is not None else ""

    def texts(self, steps: Sequence[Step]) -> list[tuple[int, str]]:
        return [(step.seat, self.game.text(step.move)) for step in steps]

    # --- for commands that apply ----------------------------------------------------------------

    def _replay(self, body: Body) -> list[Step]:
        """The steps of an entry of the log."""
        if not isinstance(body, entry.Moved | entry.Started | entry.Drawn):
            return []
        state = self.beginning() if self.state is None else self.state
        return play_lines(self.game, state, body.lines)

    def _become(self, new: Entry, steps: list[Step]) -> None:
        """The entry is durable: from now on the table is like this."""
        self.version = new.version
        self.last = new.at
        command = COMMAND_OF[type(new.body)]
        self.attendance.note(new.body)
        command.apply(self, new, steps)
        self.history.note(new.version)
        if new.request:
            self._requests[new.request] = (new.version, command.fingerprint_of(new.body))
            if len(self._requests) > REMEMBERED:
                del self._requests[next(iter(self._requests))]
                self._forgot = True

    def advance(self, steps: list[Step], still: set[int], new: Entry) -> None:
        """Go on to where the steps lead; the decisions of the seats in ``still`` stay open as they are."""
        self.history.add(steps)
        if steps:
            self.state = steps[-1].after
        assert self.state is not None
        self.opened = {
            seat: self.opened[seat] if seat in still else new.version for seat in self.state.actors() if seat >= 0
        }
        self.timing.turn(self.opened, new, self.numbering.closed_lines(None) > 0)

    def reconsider(self, new: Entry) -> None:
        """Carry the proposal out when every person who is here has agreed."""
        proposal = self.proposal
        if proposal is None:
            return
        waited = self.head.rated and new.at - self.paused_at >= PAUSED_ENOUGH
        if not set(self.people()) <= set(proposal.agreed) and not (proposal.wish == "resume" and waited):
            return
        self.proposal = None
        if proposal.wish == "undo":
            self.state = self.history.state_at(proposal.to)
            self.history.cut(proposal.to, new.version)
            self.numbering.open()
            self.opened = {seat: self.version for seat in self.state.actors() if seat >= 0}
            self.timing.turn(self.opened, new, afresh=True)
        elif proposal.wish != "remove":  # whoever should go has gone by themselves
            self.paused = proposal.wish == "pause"
            self.paused_at = new.at
            self.timing.pause(self.paused, new)


def _answered(version: int, alike: bool) -> Verdict:
    return Done(version) if alike else Impossible("server-request-reused")
