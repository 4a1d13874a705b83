"""Sends what the outbox holds: until it is taken, once as far as anybody can tell, and nothing that is not true."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from antilles.games import games
from antilles.server.notices.calling import true as is_true
from antilles.server.notices.delivering import NotDelivered, send_mail, send_post
from antilles.server.notices.shapes import Call, Letter, mail, post
from antilles.server.settings import Settings
from antilles.server.store.base import Store, StoreDown
from antilles.server.store.outbox import Batch, Channel, Outbox, Waiting
from antilles.server.tables.registry import Hall
from antilles.server.tables.timing import zone_of

LOOK = 1.0
"""Seconds between two looks at the outbox."""
MARK = 32
True_ = Callable[[Waiting, str], Awaitable[bool]]
Deliver = Callable[[Channel, Letter], Awaitable[None]]
log = logging.getLogger("antilles.notices")


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
        self._settings = settings
        self._secret = secret
        self._clock = clock
        self._true = true
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.look()
        self._task = asyncio.get_running_loop().create_task(self._forever())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

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
                    await self.send_all()
            except StoreDown as error:
                log.warning("the store is away", extra={"why": str(error)})
            except Exception:
                log.exception("sending notices failed")
            await asyncio.sleep(LOOK)

    async def send_all(self) -> None:
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
        try:
            await self.deliver(channel, self.letter(channel, batch.name, [call_of(turn) for turn in turns]))
        except NotDelivered as error:
            await self.outbox.failed(batch, error.why, error.final, self._clock())
        else:
            await self.outbox.sent(batch, self._clock())

    def letter(
        self, channel: Channel, key: str, calls: list[Call], confirm: bool = False, test: bool = False
    ) -> Letter:
        origin = self.origin
        agree = f"{origin}/#/confirm/{self.token('confirm', channel.id)}" if confirm else ""
        stop = self.token("stop", channel.id)
        return Letter(key, calls, channel.language, origin, stop, self._clock(), agree, test)

    async def _deliver(self, channel: Channel, letter: Letter) -> None:
        settings = self._settings
        if channel.kind != "mail":
            request = post(channel.kind, channel.address, letter)  # type: ignore[arg-type]
            await asyncio.to_thread(send_post, request, settings.private_webhooks)
        elif settings.smtp:
            await asyncio.to_thread(send_mail, mail(letter, settings.mail_from, channel.address), settings.smtp)
        else:
            raise NotDelivered("no mail server", final=True)

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


def hall_truth(hall: Hall) -> True_:
    """Whether a turn is still to be made, as the tables say."""

    async def true(turn: Waiting, person: str) -> bool:
        try:
            live = await hall.open(turn.table)
        except LookupError:
            return False
        here = any(subscriber.person == person for subscriber in live.subscribers)
        return not here and is_true(live.desk, turn.seat, turn.version, person)

    return true


def call_of(turn: Waiting) -> Call:
    game = games().get(turn.head.game)
    title = game.title if game is not None else turn.head.game
    others = [name for seat, name in enumerate(turn.names) if seat != turn.seat and name]
    return Call(turn.table, turn.head.game, title, others, turn.until)
