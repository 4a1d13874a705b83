"""Who is calling: guests with a name, sessions behind opaque tokens, passwords for those who want to come back."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import partial

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Struct

from antilles.server.hall import now
from antilles.server.store import Store
from antilles.server.store.base import Person, Session

COOKIE = "__Host-antilles"
IDLE = 30 * 86_400_000
ABSOLUTE = 90 * 86_400_000
TOUCH = 3_600_000
FRESH = 5.0
"""Seconds for which a session is believed without asking the store: an ended one lives no longer elsewhere."""
MOST_KNOWN = 20_000
LEAST_PASSWORD = 8
MOST_PASSWORD = 256
log = logging.getLogger("antilles.people")

COMMON = frozenset(
    """
    12345678 123456789 1234567890 password password1 password123 qwertyui qwertyuiop 11111111 00000000 iloveyou
    sunshine princess football baseball superman trustno1 letmein1 welcome1 abcd1234 1q2w3e4r 1qaz2wsx passw0rd
    qwerty123 azertyuiop motdepasse password! admin123 dragon123 monkey123 antilles
    """.split()  # noqa: SIM905
)
"""The worst passwords, refused offline; the list is short because the limit on logins does the rest."""


class Caller(Struct, frozen=True):
    """A person behind a valid session."""

    person: str
    name: str
    session: str
    login: str | None


class People:
    def __init__(self, store: Store, secret: bytes, clock: Callable[[], int] = now) -> None:
        self.store = store
        self.clock = clock
        self._secret = secret
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self._nobody = self._hasher.hash(secrets.token_hex(16))
        self._known: OrderedDict[str, tuple[Caller, float]] = OrderedDict()
        self._marks: dict[str, str] = {}
        self._asking: dict[str, asyncio.Task[Caller | None]] = {}
        self._ended = 0
        self._hashing = asyncio.Semaphore(2)

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
        if found is None or moment - found[0].seen > IDLE or moment - found[0].created > ABSOLUTE:
            self._known.pop(mark, None)
            return None
        session, person = found
        if moment - session.seen > TOUCH:
            await self.store.touch_session(session.id, moment)
        caller = Caller(person.id, person.name, session.id, person.login)
        self._remember(mark, caller)
        return caller

    def _remember(self, mark: str, caller: Caller) -> None:
        self._known[mark] = (caller, time.monotonic() + FRESH)
        self._known.move_to_end(mark)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    def forget(self, sessions: list[str]) -> None:
        gone = set(sessions)
        self._ended += 1
        for mark in [mark for mark, (caller, _) in self._known.items() if caller.session in gone]:
            del self._known[mark]

    # --- guests and sessions ----------------------------------------------------------------------

    async def guest(self, name: str, agent: str) -> tuple[Caller, str]:
        """A new person with a session; the token is told once."""
        token = secrets.token_urlsafe(32)
        person = Person("p" + secrets.token_hex(10), name, None, None)
        session = self._session(person.id, agent)
        mark = self.hash(token)
        await self.store.add_person(person, session, mark)
        caller = Caller(person.id, name, session.id, None)
        self._remember(mark, caller)
        return caller, token

    def _session(self, person: str, agent: str) -> Session:
        moment = self.clock()
        return Session("s" + secrets.token_hex(8), person, agent[:100], moment, moment)

    async def login(self, login: str, password: str, agent: str) -> tuple[Caller, str] | None:
        """A new session; None for a wrong password or an unknown login, in the same time."""
        person = await self.store.person_by_login(login.casefold())
        stored = person.password if person is not None and person.password else self._nobody
        if not await self._verify(stored, password) or person is None or not person.password:
            return None
        token = secrets.token_urlsafe(32)
        session = self._session(person.id, agent)
        await self.store.add_session(session, self.hash(token))
        return Caller(person.id, person.name, session.id, person.login), token

    async def set_password(self, caller: Caller, login: str, password: str) -> list[str] | None:
        """The sessions that ended by it: all others of this person; None if the login is taken."""
        async with self._hashing:
            hashed = await asyncio.to_thread(self._hasher.hash, password)
        if not await self.store.set_password(caller.person, login.casefold(), hashed):
            return None
        ended = await self.store.end_sessions(caller.person, but=caller.session)
        self.forget([*ended, caller.session])
        return ended

    async def end(self, caller: Caller, session: str) -> list[str]:
        ended = await self.store.end_sessions(caller.person, only=session)
        self.forget(ended)
        return ended

    async def rename(self, caller: Caller, name: str) -> None:
        await self.store.rename(caller.person, name)
        self.forget([caller.session])

    async def _verify(self, stored: str, password: str) -> bool:
        def check() -> bool:
            try:
                return self._hasher.verify(stored, password)
            except (VerificationError, InvalidHashError):
                return False

        async with self._hashing:
            return await asyncio.to_thread(check)


def weak(password: str) -> bool:
    """Too short, or known to everybody."""
    return not LEAST_PASSWORD <= len(password) <= MOST_PASSWORD or password.casefold() in COMMON
