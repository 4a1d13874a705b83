"""Telling everybody who watches. Nothing is sent without asking first whether its reader may still read it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from math import inf

from antilles.server.http.websocket import pack
from antilles.server.metrics import Metrics
from antilles.server.store import Store
from antilles.server.store.base import StoreDown
from antilles.server.tables.desk import Desk
from antilles.server.tables.echo import ENDED as ENDED_GAMES
from antilles.server.tables.live import Live
from antilles.server.tables.news import MOST_NEWS, play_tail, told, whole
from antilles.server.tables.presenting import frames
from antilles.server.tables.steps import Happening
from antilles.server.tables.subscriber import ENDED, Subscriber

TRUST = 5.0
"""Seconds for which a session is believed without asking the store: an ended one hears nothing after that."""
TRUST_ALONE = 20.0
"""The same where no other process can end a session: its age is known."""
PRESENT = 20.0
"""Seconds after which the store hears again who listens."""
log = logging.getLogger("antilles.streams")


async def for_ever(sessions: list[str]) -> dict[str, float]:
    return dict.fromkeys(sessions, inf)


class Streams:
    def __init__(self, store: Store, metrics: Metrics, lives: Callable[[], Iterable[Live]], clock: Callable[[], int]):
        self.store = store
        self.metrics = metrics
        self.clock = clock
        self.trust = TRUST if store.shared else TRUST_ALONE
        self.living: Callable[[list[str]], Awaitable[dict[str, float]]] = for_ever
        """Which sessions are still good, and for how many seconds if nobody ends them."""
        self.on_ended: Callable[[list[str]], None] = lambda _: None
        """Called when the store says that sessions have ended."""
        self._lives = lives

    # --- who may still listen ---------------------------------------------------------------------

    def watch(self, live: Live, subscriber: Subscriber, left: float = inf) -> None:
        self.believe(subscriber, left)
        live.subscribers.add(subscriber)

    def believe(self, subscriber: Subscriber, left: float) -> None:
        """The session lives, and will be too old after ``left`` seconds."""
        subscriber.until = time.monotonic() + min(self.trust, left)

    def begin(self, live: Live, subscriber: Subscriber, past: Sequence[bytes]) -> None:
        """Tell what was missed: meanwhile the seat may have gone to somebody else, or the session ended."""
        self.authorise(live)
        if subscriber.session and subscriber.until < time.monotonic():
            subscriber.close(ENDED)
        subscriber.begin(past)

    def leave(self, live: Live, subscriber: Subscriber) -> None:
        """A stream has ended. Of a game that is over nobody will miss what happened last."""
        live.subscribers.discard(subscriber)
        if not live.subscribers and live.desk.status == "over":
            live.recent.clear()

    def authorise(self, live: Live) -> None:
        """Close the streams of those who may no longer see what they see."""
        live.access = access_of(live.desk)
        for subscriber in list(live.subscribers):
            code = subscriber.verdict(live.desk)
            if code:
                subscriber.close(code)
                live.subscribers.discard(subscriber)

    def end(self, sessions: Iterable[str]) -> None:
        """These sessions have ended, and so do their streams."""
        gone = set(sessions)
        for live in self._lives():
            for subscriber in list(live.subscribers):
                if subscriber.session in gone:
                    subscriber.close(ENDED)
                    live.subscribers.discard(subscriber)

    async def check_sessions(self, only: Iterable[str] | None = None) -> None:
        """Ask the store which sessions of open streams still live, and close the others."""
        wanted = None if only is None else set(only)
        listening = [
            (live, subscriber)
            for live in self._lives()
            for subscriber in live.subscribers
            if subscriber.session and (wanted is None or subscriber.session in wanted)
        ]
        asked = time.monotonic()
        sessions = {subscriber.session for _, subscriber in listening}
        alive = await self.living(sorted(sessions))
        if ended := sessions - alive.keys():
            self.on_ended(sorted(ended))
        for live, subscriber in listening:
            if subscriber.session not in alive:
                subscriber.close(ENDED)
                live.subscribers.discard(subscriber)
                continue
            subscriber.until = asked + min(self.trust, alive[subscriber.session])
            if subscriber.behind and subscriber.until >= time.monotonic():
                subscriber.behind = False
                self._whole(live, subscriber)

    async def note_presence(self) -> None:
        """Whoever holds a stream open is there, though they ask nothing."""
        listening = {
            subscriber.session for live in self._lives() for subscriber in live.subscribers if subscriber.session
        }
        await self.store.touch_sessions(sorted(listening), self.clock())

    async def check_forever(self) -> None:
        """The timer: what no news has told is found out here."""
        noted = 0.0
        while True:
            await asyncio.sleep(self.trust / 2)
            try:
                await self.check_sessions()
                if time.monotonic() - noted > PRESENT:
                    noted = time.monotonic()
                    await self.note_presence()
                for live in list(self._lives()):
                    if live.subscribers and live.access != access_of(live.desk):
                        self.authorise(live)
            except StoreDown as error:
                log.warning("sessions cannot be checked", extra={"why": str(error)})
            except Exception:
                log.exception("checking sessions failed")

    # --- news -------------------------------------------------------------------------------------

    def push(self, live: Live, happening: Happening) -> None:
        """To everybody who watches; those who have no seat may hear it later, and then all that they have missed."""
        if live.subscribers:
            live.recent.append(happening)
            if live.access != access_of(live.desk):
                self.authorise(live)
        else:
            live.recent.clear()
        echo = live.echo
        if echo is None:
            self._tell(live.desk, happening, live.subscribers)
            return
        outside = {subscriber for subscriber in live.subscribers if live.outside(subscriber.person)}
        self._tell(live.desk, happening, live.subscribers - outside)
        ended = live.desk.status in ENDED_GAMES
        for shown in echo.hear(happening.entry, ended):
            self._tell(echo.desk, shown, outside)
        if ended:
            live.echo = None

    def _tell(self, desk: Desk, happening: Happening, subscribers: Iterable[Subscriber]) -> None:
        """Each viewer's frame is made once, however many tabs are open."""
        version, moment = happening.entry.version, time.monotonic()
        listening: list[Subscriber] = []
        for subscriber in subscribers:
            if not desk.numbering.sees(subscriber.seat, version):
                continue
            if subscriber.session and subscriber.until < moment:
                subscriber.behind = True
            else:
                listening.append(subscriber)
        viewers = list(dict.fromkeys([subscriber.sight for subscriber in listening]))
        if not viewers:
            return
        staged = {subscriber.sight for subscriber in listening if subscriber.staged}
        written = frames(desk, happening, viewers, staged)
        made = {viewer: pack(text) for viewer, text in zip(viewers, written, strict=True)}
        for subscriber in listening:
            subscriber.put(made[subscriber.sight])
        self.metrics.count("pushes", by=len(listening))

    def caught_up(self, live: Live, subscriber: Subscriber) -> None:
        """A tab that read too slowly reads again."""
        code = subscriber.verdict(live.desk)
        if code:
            subscriber.close(code)
            live.subscribers.discard(subscriber)
        elif subscriber.session and subscriber.until < time.monotonic():
            subscriber.behind = True
        else:
            self._whole(live, subscriber)

    def _whole(self, live: Live, subscriber: Subscriber) -> None:
        if not subscriber.verdict(live.desk):
            subscriber.put(pack(self.full(live, subscriber.person, subscriber.seat)))

    def full(self, live: Live, person: str, seat: int | None) -> bytes:
        """A frame without a past."""
        return whole(live.desk_for(person), person, seat, self.clock())

    async def missed(
        self, live: Live, person: str, seat: int | None, after: int | None, staged: bool = False
    ) -> list[bytes]:
        """What a viewer does not know yet: nothing, entry by entry, or the whole table. ``after`` is their number."""
        desk = live.desk_for(person)
        now = desk.numbering.number(seat, desk.version)
        if after is not None and after == now:
            return []
        if after is None or after > now or now - after > MOST_NEWS:
            return [self.full(live, person, seat)]
        since = desk.numbering.version(seat, after)
        happenings = live.recent_after(since) if desk is live.desk else None
        if happenings is None:
            happenings = await self._read(desk, since)
            if len(happenings) != desk.version - since:
                return [self.full(live, person, seat)]  # it went on while we read
        return told(desk, happenings, person, seat, staged)

    async def _read(self, desk: Desk, since: int) -> list[Happening]:
        """What happened after a version, from the log; played from where the record was then."""
        length = desk.history.length_at(since)
        found = await self.store.entries(desk.head.table, 0 if length is None else since)
        tail = [new for new in found if new.version <= desk.version]
        if length is None:
            past = Desk(desk.game, desk.head, desk.draw)
            return [happening for new in tail if (happening := past.apply(new)).entry.version > since]
        if desk.history.length_at(since) != length:
            return []  # moves were taken back while we read
        return play_tail(desk, tail, length)


def access_of(desk: Desk) -> object:
    """Everything about a table that ``may`` looks at: as long as it is the same, so is every answer."""
    head = desk.head
    return (desk.status, head.owner, head.visibility, [chair.person for chair in desk.chairs], frozenset(desk.removed))
