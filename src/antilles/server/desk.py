"""The authority of one table, without clock, input or output.

It takes deeds, and news from the store, and returns what is to be done: append an entry, answer somebody, tell all.
A deed is decided on a copy; only when its entry is durable does the copy become the table, then the caller is
answered, then the others are told. While an entry is on its way to the store, further deeds wait.
"""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from zlib import crc32

from msgspec import Struct
from msgspec.structs import replace

from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.move import UnknownMove
from antilles.kernel.record import Line, Record
from antilles.kernel.state import CHANCE, Refusal, State
from antilles.kernel.step import step
from antilles.server import deeds, entry
from antilles.server.deeds import Deed, Denied, Done, Failed, Impossible, Outcome, Refused, Stale
from antilles.server.entry import Body, Entry, Head
from antilles.server.may import Verb, may
from antilles.server.rehearse import rehearse

MOST_WAITING = 64
REMEMBERED = 64
LONGEST_TURN = 32


class Draw(Struct, frozen=True):
    """Where chance comes from: live tables use the system's, simulations a seed."""

    chance: Callable[[State], int]
    rng: Callable[[], Rng]


class Seat(Struct):
    """A place at the table: free, a person's, or a bot's; ``away`` while a bot keeps a person's seat."""

    person: str = ""
    name: str = ""
    level: str = ""
    away: bool = False

    @property
    def free(self) -> bool:
        return not self.person and not self.level

    @property
    def by_bot(self) -> bool:
        return self.away or bool(self.level)


class Step(Struct, frozen=True):
    """One line of the record as it was played."""

    before: State
    seat: int
    move: int
    after: State


class Happening(Struct, frozen=True):
    """A new entry and what it did, for those who tell it."""

    entry: Entry
    steps: list[Step]


class Proposal(Struct, frozen=True):
    """A wish that waits for consent."""

    version: int
    seat: int
    wish: entry.Wish
    to: int
    agreed: tuple[int, ...]


class Waiting(Struct, frozen=True):
    """A deed that is not decided yet."""

    ticket: object
    deed: Deed
    request: str
    at: int
    looked: bool = False
    """The store was asked whether it knows more."""


class Append(Struct, frozen=True):
    """Make this durable, then call ``committed``, ``failed`` or ``behind``. ``after`` is the state it leads to."""

    entry: Entry
    after: State | None


class Answer(Struct, frozen=True):
    ticket: object
    outcome: Outcome


class Push(Struct, frozen=True):
    happening: Happening


class Lookup(Struct, frozen=True):
    """Before saying no: has the store entries that this desk does not know? Then call ``found``."""

    waiting: Waiting


Effect = Append | Answer | Push | Lookup


class Draft(Struct, frozen=True):
    """An entry that is not durable yet, and the steps it will make."""

    entry: Entry
    steps: list[Step]


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
        self.since = 0
        """When somebody was asked last, for deadlines: UTC in milliseconds."""
        self.proposal: Proposal | None = None
        self.paused = False
        self.rematch = ""
        self.undone = 0
        self._seats = array("b")
        self._moves = array("i")
        self._turns = array("i")  # the length of the record before each entry with moves
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
        return "paused" if self.paused else "running"

    @property
    def position(self) -> int:
        """The length of the record."""
        return len(self._moves)

    @property
    def idle(self) -> bool:
        return self._pending is None and not self._queue

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def people(self) -> list[int]:
        """The seats of persons who are here."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person and not chair.by_bot]

    def bots_asked(self) -> list[int]:
        """The seats for which a bot must decide now."""
        return [seat for seat in self.asked_seats() if self.chairs[seat].by_bot]

    def asked_seats(self) -> list[int]:
        """The seats that must decide now."""
        return list(self.opened) if self.status == "running" else []

    def lines(self) -> list[tuple[int, int]]:
        """The record: seat and move number, chance included."""
        return list(zip(self._seats, self._moves, strict=True))

    def record(self) -> Record:
        """The complete record so far; whoever prints it redacts it."""
        record = Record(self.game.name, self.game.edition, self.head.seats, self.head.options)
        record.names = {seat: chair.name for seat, chair in enumerate(self.chairs) if chair.name}
        record.lines = [Line(seat, self.game.text(move)) for seat, move in self.lines()]
        if self.undone:
            record.remarks = [f"taken back by consent: {self.undone}"]
        if self.state is not None and not self.state.actors():
            record.finish(self.state)
        return record

    def state_at(self, position: int) -> State:
        """The state after so many lines of the record."""
        state = self.game.start(self.head.seats, self.head.options)
        for seat, move in zip(self._seats[:position], self._moves[:position], strict=True):
            state.advance(seat, move)
        return state

    def at(self, position: int) -> Desk:
        """The table as it was after so many lines of the record: to look at, not to play."""
        past = Desk(self.game, self.head, self.draw)
        past.version = self.version
        past.chairs = self.chairs
        past.state = self.state_at(position)
        past._seats = self._seats[:position]
        past._moves = self._moves[:position]
        return past

    # --- deeds ----------------------------------------------------------------------------------

    def ask(self, ticket: object, deed: Deed, request: str = "", at: int = 0) -> list[Effect]:
        """Somebody wants something. ``request`` names it: the same name again gets the same answer."""
        if self._pending is None:
            return self._take(Waiting(ticket, deed, request, at))
        if len(self._queue) >= MOST_WAITING:
            return [Answer(ticket, deeds.Busy())]
        self._queue.append(Waiting(ticket, deed, request, at))
        return []

    def committed(self) -> list[Effect]:
        """The pending entry is durable."""
        assert self._pending is not None
        waiting, draft = self._pending
        self._pending = None
        self._swap(draft.entry, draft.steps)
        done = Answer(waiting.ticket, Done(draft.entry.version))
        return [done, Push(Happening(draft.entry, draft.steps)), *self._next()]

    def failed(self) -> list[Effect]:
        """The pending entry was not stored, or nobody knows; the table is as it was."""
        assert self._pending is not None
        waiting, _ = self._pending
        self._pending = None
        return [Answer(waiting.ticket, Failed()), *self._next()]

    def behind(self, tail: Iterable[Entry]) -> list[Effect]:
        """Somebody else's entries came first: take them over, then decide the pending deed anew."""
        assert self._pending is not None
        waiting, _ = self._pending
        self._pending = None
        return [*self.overtaken(tail), *self._take(waiting), *self._next()]

    def overtaken(self, tail: Iterable[Entry]) -> list[Effect]:
        """Entries that another process has made durable; those already known are passed over."""
        return [Push(self.apply(new)) for new in tail if new.version == self.version + 1]

    def found(self, waiting: Waiting, tail: Iterable[Entry], version: int | None) -> list[Effect]:
        """The answer to a ``Lookup``: newer entries, and the version of the request if it was carried out."""
        effects = self.overtaken(tail)
        if version is not None:
            return [*effects, Answer(waiting.ticket, Done(version))]
        again = replace(waiting, looked=True)
        if self._pending is not None:
            self._queue.appendleft(again)
            return effects
        return [*effects, *self._take(again), *self._next()]

    def apply(self, new: Entry) -> Happening:
        """An entry of the log: it is durable and true."""
        assert new.version == self.version + 1
        steps = self._replay(new.body)
        self._swap(new, steps)
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
        decided = self._decide(waiting.deed)
        if not isinstance(decided, tuple):
            doubt = self.shared or (self._forgot and bool(waiting.request))
            return [Lookup(waiting)] if doubt and not waiting.looked else [Answer(waiting.ticket, decided)]
        body, steps = decided
        draft = Draft(Entry(self.version + 1, waiting.at, body, waiting.request), steps)
        return self._begin(waiting, draft)

    def _begin(self, waiting: Waiting, draft: Draft) -> list[Effect]:
        self._pending = (waiting, draft)
        return [Append(draft.entry, draft.steps[-1].after if draft.steps else None)]

    def _already(self, waiting: Waiting) -> Outcome | None:
        """What this request was answered before."""
        known = self._requests.get(waiting.request) if waiting.request else None
        if known is None:
            return None
        version, mark = known
        return Done(version) if mark == fingerprint(waiting.deed) else Impossible("server-request-reused")

    # --- decisions ------------------------------------------------------------------------------

    def _decide(self, deed: Deed) -> Outcome | tuple[Body, list[Step]]:
        if isinstance(deed, deeds.Move):
            return self._move(deed)
        if isinstance(deed, deeds.Sit):
            return self._sit(deed)
        if isinstance(deed, deeds.Start):
            return self._start(deed)
        if isinstance(deed, deeds.Propose):
            return self._propose(deed)
        if isinstance(deed, deeds.Consent):
            return self._consent(deed)
        if isinstance(deed, deeds.Say):
            return (entry.Said(deed.person, deed.name, deed.text), []) if self._may(deed, "say") else Denied()
        if isinstance(deed, deeds.Rematch):
            return self._meet_again(deed)
        return self._leave(deed) if isinstance(deed, deeds.Leave) else self._return(deed)

    def _may(self, deed: Deed, verb: Verb, seat: int | None = None, invited: bool = False) -> bool:
        return may(deed.person, verb, self, seat, invited)

    def _sit(self, deed: deeds.Sit) -> Outcome | tuple[Body, list[Step]]:
        if not self._may(deed, "fill" if deed.level else "sit", deed.seat, deed.invited):
            return Denied()
        if not 0 <= deed.seat < self.head.seats:
            return Impossible("server-no-such-seat")
        if self.state is not None:
            return Impossible("server-already-started")
        if not self.chairs[deed.seat].free:
            return Impossible("server-seat-taken")
        return entry.Sat(deed.seat, "" if deed.level else deed.sitter, deed.name, deed.level), []

    def _start(self, deed: deeds.Start) -> Outcome | tuple[Body, list[Step]]:
        if not self._may(deed, "start"):
            return Denied()
        if self.state is not None:
            return Impossible("server-already-started")
        if any(chair.free for chair in self.chairs):
            return Impossible("server-seats-free")
        steps = self._draws(self.game.start(self.head.seats, self.head.options))
        return entry.Started(self._texts(steps)), steps

    def _move(self, deed: deeds.Move) -> Outcome | tuple[Body, list[Step]]:
        if not deed.by and not self._may(deed, "move", deed.seat):
            return Denied()
        if self.state is None or self.status == "paused":
            return Impossible("server-not-running" if self.state is None else "server-paused")
        if self._stale(deed.seat, deed.asked):
            return Stale()
        played = self._play(self.state, deed)
        if isinstance(played, Refused):
            return played
        return entry.Moved(deed.seat, deed.asked, self._texts(played), deed.by), played

    def _stale(self, seat: int, asked: int) -> bool:
        return self.opened.get(seat) != asked

    def _play(self, state: State, deed: deeds.Move) -> Refused | list[Step]:
        moves: list[int] = []
        for index, text in enumerate(deed.moves):
            try:
                moves.append(self.game.parse(text))
            except UnknownMove:
                return Refused(Refusal("", "server-unknown-move"), index)
        if not 0 < len(moves) <= LONGEST_TURN:
            return Refused(Refusal("", "server-turn-length", {"most": LONGEST_TURN}))
        if len(moves) > 1:
            foreseen = rehearse(self.game, self.game.view(state, deed.seat), moves[:-1], self.draw.rng())
            if foreseen.refusal is not None:
                return Refused(foreseen.refusal, foreseen.done)
            if foreseen.boundary:
                return Refused(Refusal("", "server-turn-boundary"), foreseen.done)
        steps: list[Step] = []
        for index, move in enumerate(moves):
            after = step(state, deed.seat, move)
            if isinstance(after, Refusal):
                return Refused(after, index)
            steps.append(Step(state, deed.seat, move, after))
            state = after
        return steps + self._draws(state)

    def _draws(self, state: State) -> list[Step]:
        """Chance decides until somebody is asked."""
        steps: list[Step] = []
        while state.actor() == CHANCE:
            after = state.copy()
            move = self.draw.chance(state)
            after.advance(CHANCE, move)
            steps.append(Step(state, CHANCE, move, after))
            state = after
        return steps

    def _propose(self, deed: deeds.Propose) -> Outcome | tuple[Body, list[Step]]:
        if not self._may(deed, "propose", deed.seat):
            return Denied()
        wanted = {"undo": ("running",), "pause": ("running",), "resume": ("paused",)}[deed.wish]
        if self.status not in wanted or self.chairs[deed.seat].by_bot:
            return Impossible("server-not-now")
        if self.proposal is not None:
            return Impossible("server-proposal-open")
        to = self._last_turn(deed.seat) if deed.wish == "undo" else 0
        if to is None:
            return Impossible("server-nothing-to-undo")
        return entry.Proposed(deed.seat, deed.wish, to), []

    def _last_turn(self, seat: int) -> int | None:
        """The length of the record before this seat's last turn."""
        for start in reversed(self._turns):
            if self._seats[start] == seat:
                return start
        return None

    def _consent(self, deed: deeds.Consent) -> Outcome | tuple[Body, list[Step]]:
        if not self._may(deed, "answer", deed.seat):
            return Denied()
        if self.proposal is None or self.proposal.version != deed.asked:
            return Stale()
        if deed.seat in self.proposal.agreed or self.chairs[deed.seat].by_bot:
            return Impossible("server-already-answered")
        return entry.Answered(deed.seat, deed.agree), []

    def _leave(self, deed: deeds.Leave) -> Outcome | tuple[Body, list[Step]]:
        if not self._may(deed, "leave", deed.seat):
            return Denied()
        if self.chairs[deed.seat].away or self.status == "over":
            return Impossible("server-not-now")
        return entry.Left(deed.seat), []

    def _return(self, deed: deeds.Return) -> Outcome | tuple[Body, list[Step]]:
        if not self._may(deed, "return", deed.seat):
            return Denied()
        if not self.chairs[deed.seat].away:
            return Impossible("server-not-now")
        return entry.Returned(deed.seat), []

    def _meet_again(self, deed: deeds.Rematch) -> Outcome | tuple[Body, list[Step]]:
        if not self._may(deed, "rematch"):
            return Denied()
        if self.rematch:
            return Impossible("server-rematch-exists")
        return entry.Rematched(deed.table), []

    # --- applying -------------------------------------------------------------------------------

    def _replay(self, body: Body) -> list[Step]:
        """The steps of an entry of the log."""
        if not isinstance(body, entry.Moved | entry.Started):
            return []
        state = self.game.start(self.head.seats, self.head.options) if self.state is None else self.state
        steps: list[Step] = []
        for seat, text in body.lines:
            move = self.game.parse(text)
            after = state.copy()
            after.advance(seat, move)
            steps.append(Step(state, seat, move, after))
            state = after
        return steps

    def _swap(self, new: Entry, steps: Sequence[Step]) -> None:
        """The entry is durable: from now on the table is like this."""
        self.version = new.version
        body = new.body
        if not isinstance(body, entry.Said):
            self.since = new.at
        if isinstance(body, entry.Moved | entry.Started):
            self._advance(body, steps)
        elif isinstance(body, entry.Sat):
            self.chairs[body.seat] = Seat(body.person, body.name, body.level)
        elif isinstance(body, entry.Left):
            if self.state is None:
                self.chairs[body.seat] = Seat()
            else:
                self.chairs[body.seat].away = True
                self._reconsider()
        elif isinstance(body, entry.Returned):
            self.chairs[body.seat].away = False
        elif isinstance(body, entry.Proposed):
            self.proposal = Proposal(new.version, body.seat, body.wish, body.to, (body.seat,))
            self._reconsider()
        elif isinstance(body, entry.Answered):
            self._answer(body)
        elif isinstance(body, entry.Rematched):
            self.rematch = body.table
        if new.request:
            self._remember(new)

    def _advance(self, body: entry.Moved | entry.Started, steps: Sequence[Step]) -> None:
        before = set(self.opened)
        if isinstance(body, entry.Moved):
            self._turns.append(self.position)
            before.discard(body.seat)
            self.proposal = None
        for one in steps:
            self._seats.append(one.seat)
            self._moves.append(one.move)
        self.state = steps[-1].after if steps else self.game.start(self.head.seats, self.head.options)
        if steps and steps[-1].seat == CHANCE:
            before = set()
        self.opened = {
            seat: self.opened[seat] if seat in before else self.version for seat in self.state.actors() if seat >= 0
        }

    def _answer(self, body: entry.Answered) -> None:
        if self.proposal is None:
            return
        if not body.agree:
            self.proposal = None
            return
        one = self.proposal
        self.proposal = Proposal(one.version, one.seat, one.wish, one.to, (*one.agreed, body.seat))
        self._reconsider()

    def _reconsider(self) -> None:
        """Carry the proposal out when every person who is here has agreed."""
        one = self.proposal
        if one is None or not set(self.people()) <= set(one.agreed):
            return
        self.proposal = None
        if one.wish == "undo":
            self._undo(one.to)
        else:
            self.paused = one.wish == "pause"

    def _undo(self, position: int) -> None:
        self.state = self.state_at(position)
        self.undone += 1
        del self._seats[position:]
        del self._moves[position:]
        while self._turns and self._turns[-1] >= position:
            self._turns.pop()
        self.opened = {seat: self.version for seat in self.state.actors() if seat >= 0}

    def _remember(self, new: Entry) -> None:
        self._requests[new.request] = (new.version, fingerprint_of(new.body))
        if len(self._requests) > REMEMBERED:
            del self._requests[next(iter(self._requests))]
            self._forgot = True

    def _texts(self, steps: Sequence[Step]) -> list[tuple[int, str]]:
        return [(one.seat, self.game.text(one.move)) for one in steps]


def fingerprint(deed: Deed) -> int:
    """What a deed asks for, as a number that its entry has too."""
    if isinstance(deed, deeds.Move):
        return crc32("\n".join([str(deed.seat), str(deed.asked), *[" ".join(m.split()) for m in deed.moves]]).encode())
    return crc32(type(deed).__name__.encode())


def fingerprint_of(body: Body) -> int:
    if isinstance(body, entry.Moved):
        texts = [text for seat, text in body.lines if seat == body.seat]
        return crc32("\n".join([str(body.seat), str(body.asked), *texts]).encode())
    return crc32(DEED_OF[type(body)].__name__.encode())


DEED_OF: dict[type, type] = {
    entry.Sat: deeds.Sit,
    entry.Started: deeds.Start,
    entry.Left: deeds.Leave,
    entry.Returned: deeds.Return,
    entry.Said: deeds.Say,
    entry.Proposed: deeds.Propose,
    entry.Answered: deeds.Consent,
    entry.Rematched: deeds.Rematch,
}
