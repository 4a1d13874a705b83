"""Sends what the outbox holds: until it is taken, once as far as anybody can tell, and nothing that is not true."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from email.utils import parseaddr
from functools import partial

from antilles.games import games
from antilles.server.notices.calling import stands, true as is_true
from antilles.server.notices.delivering import NotDelivered, send_mail, send_post
from antilles.server.notices.push import house_key, push
from antilles.server.notices.shapes import Call, Letter, mail, post
from antilles.server.settings import Settings
from antilles.server.store.base import Store, StoreDown
from antilles.server.store.invited import invitation_to
from antilles.server.store.outbox import Batch, Channel, Outbox, Waiting
from antilles.server.tables.registry import Hall
from antilles.server.tables.timing import zone_of

LOOK = 1.0
"""Seconds between two looks at the outbox."""
RENEW = 8.0
"""Seconds after which a process says again that it still sends: less than a third of what it is believed."""
AT_ONCE = 32
"""Messages on their way at the same time: receivers that do not answer hold up nobody else's."""
ASKED_AT_ONCE = 4
"""The same of messages for which somebody waits."""
MARK = 32
True_ = Callable[[Waiting, str], Awaitable[bool]]
Deliver = Callable[[Channel, Letter], Awaitable[None]]
log = logging.getLogger("antilles.notices")


class Full(RuntimeError):
    """Too many messages for which somebody waits are on their way."""


def after_quiet_hours(channel: Channel, now: int) -> int:
    """Now, or when this receiver's quiet hours end."""
    begin, end = channel.quiet_from, channel.quiet_to
    if begin == end:
        return now
    local = datetime.fromtimestamp(now / 1000, zone_of(channel.zone))
    quiet = begin <= local.hour < end if begin < end else local.hour >= begin or local.hour < end
    if not quiet:
        return now
    day = local.date() + timedelta(days=1 if local.hour >= end else 0)
    return int(datetime(day.year, day.month, day.day, end, tzinfo=local.tzinfo).timestamp() * 1000)


class Sender:
    """One for each process; several share the outbox."""

    def __init__(self, store: Store, settings: Settings, secret: bytes, clock: Callable[[], int], true: True_) -> None:
        self.outbox = Outbox(store)
        self.people: set[str] = set()
        """Who wants to be called."""
        self.deliver: Deliver = self._deliver
        self._shared = store.shared
        self._settings = settings
        self._secret = secret
        self._clock = clock
        self._true = true
        self.key = house_key(secret)
        self._task: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()
        self._free = asyncio.Event()
        self._threads = ThreadPoolExecutor(AT_ONCE, "notices")
        self._aside = ThreadPoolExecutor(ASKED_AT_ONCE, "letters")
        self._asked = 0

    async def start(self) -> None:
        if not self._shared:
            await self.outbox.release()  # nobody else sends: whoever began to has died
        await self.look()
        self._task = asyncio.get_running_loop().create_task(self._forever())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        for threads in (self._threads, self._aside):
            threads.shutdown(wait=False, cancel_futures=True)

    async def look(self) -> None:
        """Who wants to be called, by whatever process they said so."""
        found = await self.outbox.people()
        self.people.clear()
        self.people.update(found)

    async def _forever(self) -> None:
        while True:
            try:
                await self.look()
                if self.people:
                    await self._begin()
            except StoreDown as error:
                log.warning("the store is away", extra={"why": str(error)})
            except Exception:
                log.exception("sending notices failed")
            self._free.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._free.wait(), LOOK)

    async def _begin(self) -> None:
        """Take what is due, as far as there is room for it."""
        while len(self._sending) < AT_ONCE and await self.outbox.waiting(self._clock()):
            batch = await self.outbox.take(self._clock(), after_quiet_hours)
            if batch is None:
                return
            task = asyncio.get_running_loop().create_task(self.send(batch))
            self._sending.add(task)
            task.add_done_callback(self._sent)

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        if len(self._sending) == AT_ONCE - 1:
            self._free.set()
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("a notice could not be sent", extra={"why": type(error).__name__})

    async def send_all(self) -> None:
        """All that is due now, one after the other."""
        while (batch := await self.outbox.take(self._clock(), after_quiet_hours)) is not None:
            await self.send(batch)

    async def send(self, batch: Batch) -> None:
        """Look once more whether it is true, hand it over, and write down what became of it."""
        channel = batch.channel
        old = [turn for turn in batch.turns if not await self._true(turn, channel.person)]
        turns = [turn for turn in batch.turns if turn not in old]
        if old:
            await self.outbox.drop(batch, old)
        if not turns:
            await self.outbox.sent(batch, self._clock(), told=False)
            return
        alive = asyncio.get_running_loop().create_task(self._alive(batch))
        try:
            await self.deliver(channel, self.letter(channel, batch.name, [call_of(turn) for turn in turns]))
        except NotDelivered as error:
            if error.gone and channel.kind == "push":
                await self.outbox.remove(channel.id)  # that browser has been closed for good
            else:
                await self.outbox.failed(batch, error.why, error.final, self._clock())
        else:
            await self.outbox.sent(batch, self._clock())
        finally:
            alive.cancel()

    async def _alive(self, batch: Batch) -> None:
        """As long as this process sends it, no other one may take it for dead."""
        while True:
            await asyncio.sleep(RENEW)
            with contextlib.suppress(StoreDown):
                await self.outbox.renew(batch, self._clock())

    def letter(
        self, channel: Channel, key: str, calls: list[Call], confirm: bool = False, test: bool = False
    ) -> Letter:
        origin = self.origin
        agree = f"{origin}/#/confirm/{self.token('confirm', channel.id)}" if confirm else ""
        stop = self.token("stop", channel.id)
        return Letter(key, calls, channel.language, origin, stop, self._clock(), agree, test)

    async def at_once(self, channel: Channel, letter: Letter) -> None:
        """Somebody waits for it. However many ask for this, notices have threads of their own."""
        if self._asked >= ASKED_AT_ONCE:
            raise Full
        self._asked += 1
        try:
            await asyncio.get_running_loop().run_in_executor(self._aside, self._handed(channel, letter))
        finally:
            self._asked -= 1

    async def _deliver(self, channel: Channel, letter: Letter) -> None:
        await asyncio.get_running_loop().run_in_executor(self._threads, self._handed(channel, letter))

    def _handed(self, channel: Channel, letter: Letter) -> Callable[[], None]:
        """What hands a message over, for a thread."""
        settings = self._settings
        if channel.kind == "mail" and not settings.smtp:
            raise NotDelivered("no mail server", final=True)
        try:
            if channel.kind == "mail":
                return partial(send_mail, mail(letter, settings.mail_from, channel.address), settings.smtp)
            if channel.kind == "push":
                request = push(channel.address, letter, self.key, self.contact)
            else:
                request = post(channel.kind, channel.address, letter)  # type: ignore[arg-type]
        except ValueError:  # no message can be made for such an address
            raise NotDelivered("bad address", final=True) from None
        return partial(send_post, request, settings.private_webhooks)

    @property
    def contact(self) -> str:
        """Whom push services may ask about us: the owner's mail address, or where the house is."""
        address = parseaddr(self._settings.mail_from)[1]
        if self._settings.smtp and address:
            return f"mailto:{address}"
        return self.origin if self.origin.startswith("https://") else f"mailto:{address}"

    @property
    def origin(self) -> str:
        """Where browsers reach this server."""
        settings = self._settings
        return settings.origins[0] if settings.origins else f"http://{settings.host}:{settings.port}"

    # --- links that work once they are clicked --------------------------------------------------

    def token(self, verb: str, channel: str) -> str:
        signed = hmac.new(self._secret, f"notice {verb} {channel}".encode(), hashlib.sha256).hexdigest()
        return f"{channel}.{signed[:MARK]}"

    def channel_of(self, verb: str, token: str) -> str | None:
        """The receiver that a signed link is for."""
        channel = token.partition(".")[0]
        return channel if hmac.compare_digest(token.encode(), self.token(verb, channel).encode()) else None


def hall_truth(hall: Hall, ordered: Callable[[str, int], Awaitable[bool]]) -> True_:
    """Whether a turn is still to be made, as the tables say, by somebody who has not left an order for it."""

    async def true(turn: Waiting, person: str) -> bool:
        try:
            live = await hall.open(turn.table)
        except LookupError:
            return False
        if not turn.version:
            asked = await invitation_to(hall.store, turn.table, person)
            return asked is not None and stands(live.desk, asked)
        true = is_true(live.desk, turn.seat, turn.version, person)
        return true and not await ordered(turn.table, turn.seat)

    return true


def call_of(turn: Waiting) -> Call:
    game = games().get(turn.head.game)
    title = game.title if game is not None else turn.head.game
    others = [name for seat, name in enumerate(turn.names) if seat != turn.seat and name]
    return Call(turn.table, turn.head.game, title, others, turn.until, "" if turn.version else turn.host or "?")
