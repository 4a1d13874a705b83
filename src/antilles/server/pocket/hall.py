"""The tables of this device: desks brought to life from their logs, and what they want done."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from antilles.games import games
from antilles.kernel.data import played_by
from antilles.kernel.game import Game
from antilles.kernel.state import State
from antilles.kernel.step import legal_moves
from antilles.kernel.view import View
from antilles.server.answers.trying import HINT_LEVEL
from antilles.server.http.problems import Trouble
from antilles.server.pocket.keeping import Keeping, Summary, summary_of
from antilles.server.tables.commands import Command, Leave, Move
from antilles.server.tables.commands.owning import STAND_IN
from antilles.server.tables.desk import Desk
from antilles.server.tables.editions import by_house, game_of, same_rules, stamped
from antilles.server.tables.effects import Answer, Append, Effect, Lookup, Push
from antilles.server.tables.entry import Entry, Head
from antilles.server.tables.live import Live
from antilles.server.tables.news import MOST_NEWS, play_tail, told, whole
from antilles.server.tables.presenting import frames
from antilles.server.tables.sealing import live_draw
from antilles.server.tables.steps import Happening
from antilles.server.tables.tasks import Tasks
from antilles.server.tables.timing import deadline, late
from antilles.server.tables.verdicts import Failed, Verdict
from antilles.server.tables.view_encoding import encode
from antilles.server.thinking import Question, Reply, answer

Tell = Callable[[str], object]
PAUSE = 0.01
"""Seconds before a bot thinks: what was decided before is told first."""
SECONDS = 2.0
"""How long a bot may think: nothing else is answered meanwhile, and rules are slow where they are interpreted."""
SOON, LATEST = 1.0, 3600.0
"""Seconds after which clocks are looked at again, at least and at most: no browser waits for weeks."""
OWN = "~"
"""Names of tables on this device begin with it, so that pages know where to ask."""


class Listener(Struct, frozen=True):
    table: str
    person: str
    seat: int | None
    tell: Tell


class Hall:
    """One process and one thread: a bot thinks between two requests."""

    def __init__(self, keeping: Keeping, clock: Callable[[], int]) -> None:
        self.keeping = keeping
        self.clock = clock
        self.lives: dict[str, Live] = {}
        self.summaries: dict[str, Summary] = {}
        self._draw = live_draw()
        self._listeners: dict[int, Listener] = {}
        self._next = 0
        self._looks: dict[str, asyncio.TimerHandle] = {}
        """By table, when its clocks are looked at next."""
        self.spawn = Tasks().spawn

    async def begin(self) -> None:
        self.summaries = {summary.head.table: summary for summary in await self.keeping.tables()}

    # --- tables -----------------------------------------------------------------------------------

    async def open(self, table: str) -> Live:
        live = self.lives.get(table)
        if live is not None:
            return live
        summary = self.summaries.get(table)
        if summary is None or summary.head.game not in games():
            raise Trouble(404, "server-no-such-table")
        if not same_rules(summary.head):
            raise Trouble(409, "server-old-edition")
        desk = self._desk(summary.head)
        for new in await self.keeping.entries(table):
            desk.apply(new)
        live = self.lives.setdefault(table, Live(desk))
        self.wake(live)
        return live

    def _desk(self, head: Head) -> Desk:
        return Desk(game_of(head), head, self._draw, shared=True)

    async def found(self, head: Head, first: Sequence[Command]) -> str:
        """A new table with its first commands, all durable at once; its name. On one's own device nothing has to be
        sealed.
        """
        desk = self._desk(here(by_house(head)))
        entries: list[Entry] = []
        for command in first:
            (effect,) = desk.ask(None, command, at=self.clock())
            assert isinstance(effect, Append), f"a table cannot begin with {command}"
            entries.append(effect.entry)
            desk.committed()
        return await self._keep(desk, entries)

    async def bring(self, head: Head, entries: Sequence[Entry]) -> str:
        """A table with a past, which has been checked; its name."""
        desk = self._desk(here(head))
        for new in entries:
            desk.apply(new)
        return await self._keep(desk, entries)

    async def _keep(self, desk: Desk, entries: Sequence[Entry]) -> str:
        summary = summary_of(desk, self.clock())
        if await self.keeping.append(summary, entries) != "stored":
            raise Trouble(503, "server-try-again", wait=1.0)
        self.summaries[desk.head.table] = summary
        live = self.lives[desk.head.table] = Live(desk)
        self.wake(live)
        return desk.head.table

    async def follow(self, table: str) -> None:
        """Another tab has written: whoever looks at that table here is told."""
        await self.begin()
        live = self.lives.get(table)
        if live is not None:
            tail = await self.keeping.entries(table, live.desk.version)
            self._carry_out(live, live.desk.overtaken(tail))
            self.wake(live)

    # --- commands ---------------------------------------------------------------------------------

    def ask(self, live: Live, command: Command, request: str = "") -> asyncio.Future[Verdict]:
        ticket: asyncio.Future[Verdict] = asyncio.get_running_loop().create_future()
        self._carry_out(live, live.desk.ask(ticket, command, request, self.clock()))
        return ticket

    def _carry_out(self, live: Live, effects: list[Effect]) -> None:
        for effect in effects:
            if isinstance(effect, Append):
                self.spawn(self._append(live, effect))
            elif isinstance(effect, Answer):
                if isinstance(effect.ticket, asyncio.Future) and not effect.ticket.done():
                    effect.ticket.set_result(effect.verdict)
            elif isinstance(effect, Push):
                self._push(live, effect.happening)
            else:
                self.spawn(self._look_up(live, effect))

    async def _append(self, live: Live, effect: Append) -> None:
        desk, new = live.desk, effect.entry
        summary = summary_of(desk, self.summaries[desk.head.table].created)
        if effect.after is not None and not effect.after.actors():
            summary = msgspec.structs.replace(summary, status="over")
        result = await self.keeping.append(summary, [new])
        if result == "stored":
            self._carry_out(live, desk.committed())
            self.summaries[desk.head.table] = summary_of(desk, summary.created)
        elif result == "failed":
            self._carry_out(live, desk.failed())
        else:
            tail = await self.keeping.entries(desk.head.table, desk.version)
            self._carry_out(live, desk.behind(tail, same_request(tail, new.request)))
        self.wake(live)

    async def _look_up(self, live: Live, effect: Lookup) -> None:
        """Before saying no: another tab may have written, and the request may have been carried out long ago."""
        waiting, log = effect.waiting, await self.keeping.entries(live.desk.head.table)
        tail = [new for new in log if new.version > live.desk.version]
        self._carry_out(live, live.desk.found(waiting, tail, same_request(log, waiting.request)))

    # --- bots and clocks --------------------------------------------------------------------------

    def wake(self, live: Live) -> None:
        """Ask the bots whose turn it is, and look again when somebody's time is up."""
        for seat in live.desk.bots_asked():
            self._think_for(live, seat, "bot")
        table, end = live.desk.head.table, deadline(live.desk)
        if table in self._looks:
            self._looks.pop(table).cancel()
        if end is not None:
            wait = min(LATEST, max(SOON, (end - self.clock()) / 1000))
            loop = asyncio.get_running_loop()
            self._looks[table] = loop.call_later(wait, lambda: self.spawn(self._look_at_clocks(live)))

    async def _look_at_clocks(self, live: Live) -> None:
        """Whoever's time is up: a bot makes that move, or keeps the seat, as was said when the table was made."""
        desk, found = live.desk, late(live.desk, self.clock())
        for seat, opened in found.items():
            if desk.head.late == "seat":
                await self.ask(live, Leave(person=desk.chairs[seat].person, seat=seat, late=opened))
            else:
                self._think_for(live, seat, "clock")
        if not found:
            self.wake(live)

    def _think_for(self, live: Live, seat: int, by: Literal["bot", "clock"]) -> None:
        key = (seat, live.desk.opened[seat])
        if key not in live.thinking:
            live.thinking.add(key)
            self.spawn(self._think(live, seat, key, by))

    async def _think(self, live: Live, seat: int, key: tuple[int, int], by: Literal["bot", "clock"]) -> None:
        try:
            await self._decide(live, seat, key[1], by)
        finally:
            live.thinking.discard(key)
        self.wake(live)

    async def _decide(self, live: Live, seat: int, opened: int, by: Literal["bot", "clock"]) -> None:
        await asyncio.sleep(PAUSE)
        desk, state = live.desk, live.desk.state
        if state is None or desk.opened.get(seat) != opened:
            return
        text = choice(desk, state, seat)
        verdict = await self.ask(live, Move(person="", seat=seat, asked=opened, moves=(text,), by=by))
        if isinstance(verdict, Failed):
            await asyncio.sleep(1.0)

    # --- news -------------------------------------------------------------------------------------

    async def listen(self, table: str, person: str, seat: int | None, after: int | None, tell: Tell) -> int:
        """Tell what was missed, and from now on whatever comes."""
        live = await self.open(table)
        for frame in await self.missed(live, person, seat, after):
            tell(frame.decode())
        self._next += 1
        self._listeners[self._next] = Listener(table, person, seat, tell)
        return self._next

    def leave(self, listener: int) -> None:
        self._listeners.pop(listener, None)

    def _push(self, live: Live, happening: Happening) -> None:
        desk = live.desk
        for one in list(self._listeners.values()):
            if one.table == desk.head.table and desk.numbering.sees(one.seat, happening.entry.version):
                viewer = (one.person, one.seat)
                one.tell(frames(desk, happening, [viewer], [viewer])[0].decode())

    async def missed(self, live: Live, person: str, seat: int | None, after: int | None) -> list[bytes]:
        desk = live.desk
        now = desk.numbering.number(seat, desk.version)
        if after is not None and after == now:
            return []
        if after is None or after > now or now - after > MOST_NEWS:
            return [whole(desk, person, seat, self.clock())]
        since = desk.numbering.version(seat, after)
        length = desk.history.length_at(since)
        log = await self.keeping.entries(desk.head.table, 0 if length is None else since)
        if length is not None:
            return told(desk, play_tail(desk, log, length), person, seat, True)
        past = Desk(desk.game, desk.head, desk.draw)
        happenings = [happening for new in log if (happening := past.apply(new)).entry.version > since]
        return told(desk, happenings, person, seat, True)


def here(head: Head) -> Head:
    """The head of a table on this device: by its name, and with nothing sealed."""
    return stamped(msgspec.structs.replace(head, table=OWN + head.table.removeprefix(OWN), draws=""))


def same_request(log: Sequence[Entry], request: str) -> Entry | None:
    """What a request became before, in whichever tab."""
    return next((new for new in log if request and new.request == request), None)


def choice(desk: Desk, state: State, seat: int) -> str:
    """What the bot of a seat does; if it fails, any legal move."""
    level = desk.chairs[seat].level or STAND_IN
    try:
        return consult(desk.game, desk.game.view(state, seat), level).move
    except (ValueError, LookupError, ArithmeticError):
        return desk.game.text(secrets.choice(legal_moves(state, seat)))


def advised(game: Game, view: View, over: str = "") -> Reply:
    """What a bot would do on a seat, and why; over a move that is meant."""
    return consult(game, view, HINT_LEVEL, explain=True, over=over)


def consult(game: Game, view: View, level: str, explain: bool = False, over: str = "") -> Reply:
    """A bot, which gets a view and nothing else."""
    seed, corrections = secrets.randbits(60), played_by(game.corrections)
    question = Question(game.name, level, seed, msgspec.Raw(encode(view)), explain, over, corrections, SECONDS)
    return msgspec.json.decode(answer(msgspec.json.encode(question)), type=Reply)
