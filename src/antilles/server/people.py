"""Who is calling: guests with a name, sessions behind opaque tokens, passwords for those who want to come back."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import cache, partial
from typing import Literal

from msgspec import Struct

from antilles.server.hashing import Hashing
from antilles.server.store import Store
from antilles.server.store.base import Person, Session
from antilles.server.tables.clock import now

COOKIE = "__Host-antilles"
IDLE = 30 * 86_400_000
ABSOLUTE = 90 * 86_400_000
TOUCH = 3_600_000
SEEN = 60_000
"""Milliseconds between two times at which it is written down that somebody is here."""
FRESH = 5.0
"""Seconds for which a session is believed without asking the store: an ended one lives no longer elsewhere."""
MOST_KNOWN = 20_000
log = logging.getLogger("antilles.people")


FOR_EVER = 1 << 60


class Caller(Struct, frozen=True):
    """A person behind a valid session."""

    person: str
    name: str
    session: str
    login: str | None
    expires: int = FOR_EVER
    """The moment after which the session is too old: UTC in milliseconds."""


def expiry(seen: int, created: int) -> int:
    """When a session that was seen and made then is too old."""
    return min(seen + IDLE, created + ABSOLUTE)


def session_name() -> str:
    return "s" + secrets.token_hex(8)


@cache
def nobodys_hash() -> str:
    """For whoever is not known: a wrong name takes as long as a wrong password."""
    return Hashing().hash_now(secrets.token_hex(16))


class People:
    def __init__(self, store: Store, secret: bytes, clock: Callable[[], int] = now) -> None:
        self.store = store
        self.clock = clock
        self._secret = secret
        self.hashing = Hashing()
        self._nobody = nobodys_hash()
        self._known: OrderedDict[str, tuple[Caller, float]] = OrderedDict()
        self._marks: dict[str, str] = {}
        self._asking: dict[str, asyncio.Task[Caller | None]] = {}
        self._ended = 0
        self._here: dict[str, int] = {}

    # --- tokens ---------------------------------------------------------------------------------

    def hash(self, token: str) -> str:
        """How a token is stored: whoever steals the database has no tokens."""
        return hmac.digest(self._secret, token.encode(), "sha256").hex()

    def _mark(self, token: str) -> str:
        """The same, remembered for those who come again and again."""
        mark = self._marks.get(token)
        if mark is None:
            if len(self._marks) >= MOST_KNOWN:
                self._marks.clear()
            mark = self._marks[token] = self.hash(token)
        return mark

    async def caller(self, token: str | None) -> Caller | None:
        """Who holds this token; None for nobody, an ended session or an old one."""
        if not token or len(token) > 100:
            return None
        return self.known(token) or await asyncio.shield(self._look_up(self._mark(token)))

    def known(self, token: str | None) -> Caller | None:
        """The caller without asking the store, for the fast road; None says nothing.

        Whoever goes on calling is looked up again in good time, so that they never wait for it.
        """
        if not token or len(token) > 100:
            return None
        mark = self._mark(token)
        caller, until = self._known.get(mark, (None, 0.0))
        left = until - time.monotonic()
        if left <= 0:
            return None
        if left < FRESH / 2:
            self._look_up(mark)
        return caller

    def _look_up(self, mark: str) -> asyncio.Task[Caller | None]:
        """One question at a time for each token, however many requests want its answer."""
        asking = self._asking.get(mark)
        if asking is None:
            asking = self._asking[mark] = asyncio.get_running_loop().create_task(self._ask(mark))
            asking.add_done_callback(partial(self._asked, mark))
        return asking

    def _asked(self, mark: str, asking: asyncio.Task[Caller | None]) -> None:
        del self._asking[mark]
        if not asking.cancelled() and asking.exception() is not None:
            log.warning("a session could not be looked up", extra={"why": type(asking.exception()).__name__})

    async def _ask(self, mark: str) -> Caller | None:
        ended = -1
        found: tuple[Session, Person] | None = None
        while ended != self._ended:  # what was read before a session ended is not to be believed after it
            ended = self._ended
            found = await self.store.who(mark)
        moment = self.clock()
        if found is None or moment > expiry(found[0].seen, found[0].created):
            self._known.pop(mark, None)
            return None
        session, person = found
        seen = session.seen
        if moment - seen > TOUCH:
            await self.store.touch_session(session.id, moment)
            if ended != self._ended:
                return await self._ask(mark)
            seen = moment
        caller = Caller(person.id, person.name, session.id, person.login, expiry(seen, session.created))
        self._remember(mark, caller)
        return caller

    async def here(self, caller: Caller) -> None:
        """Somebody looks at a list of ours now: written down once a minute, for friends to see."""
        now = self.clock()
        if now - self._here.get(caller.person, 0) < SEEN:
            return
        if len(self._here) >= MOST_KNOWN:
            self._here.clear()
        self._here[caller.person] = now
        await self.store.touch_session(caller.session, now)

    def left(self, caller: Caller) -> float:
        """Seconds until a caller's session is too old."""
        return (caller.expires - self.clock()) / 1000

    def _remember(self, mark: str, caller: Caller) -> None:
        self._known[mark] = (caller, time.monotonic() + min(FRESH, self.left(caller)))
        self._known.move_to_end(mark)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    async def living(self, sessions: list[str]) -> dict[str, float]:
        """Which of these sessions are still good, and for how many seconds if nobody ends them."""
        found = await self.store.living_sessions(sessions)
        left = {session: (expiry(*moments) - self.clock()) / 1000 for session, moments in found.items()}
        return {session: seconds for session, seconds in left.items() if seconds >= 0}

    def forget(self, sessions: list[str]) -> None:
        gone = set(sessions)
        self._ended += 1
        for mark in [mark for mark, (caller, _) in self._known.items() if caller.session in gone]:
            del self._known[mark]

    def forget_person(self, person: str) -> None:
        """Something about somebody has changed: ask the store again."""
        self.forget([caller.session for caller, _ in self._known.values() if caller.person == person])

    # --- guests and sessions ----------------------------------------------------------------------

    async def guest(self, name: str, agent: str) -> tuple[Caller, str]:
        """A new person with a session; the token is told once."""
        token = secrets.token_urlsafe(32)
        person = Person("p" + secrets.token_hex(10), name, None, None)
        session = self._session(person.id, agent)
        mark = self.hash(token)
        await self.store.add_person(person, session, mark)
        caller = Caller(person.id, name, session.id, None, expiry(session.seen, session.created))
        self._remember(mark, caller)
        return caller, token

    def _session(self, person: str, agent: str) -> Session:
        moment = self.clock()
        return Session(session_name(), person, agent[:100], moment, moment)

    async def login(self, login: str, password: str, agent: str) -> tuple[Caller, str] | None:
        """A new session; None for a wrong password or an unknown login, in the same time."""
        person = await self.store.person_by_login(login.casefold())
        stored = person.password if person is not None and person.password else self._nobody
        if not await self.hashing.verify(stored, password) or person is None or not person.password:
            return None
        return await self.new_session(person, agent)

    async def set_password(
        self, caller: Caller, login: str, password: str
    ) -> tuple[list[str], str] | Literal["taken", "ended"]:
        """The sessions that ended by it and a token for the one that goes on, under another name: whoever had copied
        the old token is out, and open streams, which know their session by its name, end in every process.
        """
        hashed = await self.hashing.hash(password)
        token, name = secrets.token_urlsafe(32), session_name()
        done = await self.store.set_password(
            caller.person, login.casefold(), hashed, caller.session, name, self.hash(token)
        )
        if done != "done":
            return done
        ended = [caller.session, *await self.store.end_sessions(caller.person, but=name)]
        self.forget(ended)
        return ended, token

    async def new_session(self, person: Person, agent: str) -> tuple[Caller, str]:
        """A session of somebody who has proved who they are."""
        token = secrets.token_urlsafe(32)
        session = self._session(person.id, agent)
        await self.store.add_session(session, self.hash(token))
        expires = expiry(session.seen, session.created)
        return Caller(person.id, person.name, session.id, person.login, expires), token

    async def end(self, caller: Caller, session: str) -> list[str]:
        ended = await self.store.end_sessions(caller.person, only=session)
        self.forget(ended)
        return ended

    async def rename(self, caller: Caller, name: str) -> None:
        await self.store.rename(caller.person, name)
        self.forget([caller.session])
