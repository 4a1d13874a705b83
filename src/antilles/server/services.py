"""Everything one server process is made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from antilles.server.analyst import Analyst
from antilles.server.answers.owning import owner_key
from antilles.server.aside import Aside
from antilles.server.background import Background
from antilles.server.bus import Bus, NoBus, RedisBus
from antilles.server.counting import Counting
from antilles.server.health import Health
from antilles.server.http.budgets import STRANGERS, Tally
from antilles.server.limits import Limits
from antilles.server.metrics import Metrics
from antilles.server.moderation import Moderation
from antilles.server.notices.sender import Sender, hall_truth
from antilles.server.orders.orderly import Orderly
from antilles.server.passkeys import PasskeyDesk
from antilles.server.people import People
from antilles.server.pool import Pool
from antilles.server.ratings.booking import Booking
from antilles.server.settings import Settings, database_url, read_secret
from antilles.server.store import Store, open_store
from antilles.server.tables.registry import Hall


async def sending(hall: Hall, settings: Settings, secret: bytes, orderly: Orderly) -> Sender:
    """Whoever calls people to the tables of a hall, which from now on knows who wants to be called."""
    sender = Sender(hall.store, settings, secret, lambda: hall.clock(), hall_truth(hall, orderly.will_play))
    hall.wanted = sender.people
    await sender.start()
    return sender


MOST_READ = 20
"""Records that wait to be read."""


class House(Struct):
    settings: Settings
    store: Store
    hall: Hall
    people: People
    limits: Limits
    metrics: Metrics
    health: Health
    background: Background
    analyst: Analyst
    counting: Counting
    booking: Booking
    passkeys: PasskeyDesk
    sender: Sender
    orderly: Orderly
    moderation: Moderation
    reading: Aside
    """Where long texts are read that people bring: records."""
    strangers: Tally
    """Streams of people without a name, by their address."""
    owner_key: str
    """What tells the owner of the house from its guests."""
    describe: Callable[[], bytes] = bytes
    """The description of the API."""
    cluster: Any = None
    """The way to the other processes (``Forwarding``), once there is an application."""

    @classmethod
    async def open(cls, settings: Settings) -> House:
        """Open the store, bring it up to date and start what runs by itself."""
        secret = read_secret(settings)
        store = await open_store(database_url(settings))
        installation = await store.installation()
        bus: Bus = RedisBus(settings.redis, installation) if settings.redis else NoBus()
        metrics = Metrics()
        hall = Hall(store, bus, Pool(settings.bot_workers, settings.bot_seconds), metrics, secret=secret)
        people = People(store, secret)
        hall.on_ended = hall.streams.on_ended = people.forget
        hall.streams.living = people.living
        await hall.start()
        health = Health(store, bus, hall.process, hall.clock)
        passkeys = PasskeyDesk(store, hall.clock)
        orderly = Orderly(hall)
        sender = await sending(hall, settings, secret, orderly)
        orderly.start()
        background = Background(hall)
        background.start()
        analyst = Analyst(store, hall, hall.clock)
        analyst.start()
        counting = Counting(store)
        counting.start()
        booking = Booking(store, settings.ratings)
        booking.start()
        hall.on_over = booking.wake
        limits = Limits(settings.rate)
        if settings.redis:
            limits.share(settings.redis, installation)
        strangers = Tally(int(STRANGERS * settings.rate))
        return cls(
            settings, store, hall, people, limits, metrics, health, background, analyst, counting, booking,
            passkeys, sender, orderly, Moderation(store, hall.clock), Aside("antilles-records", MOST_READ), strangers,
            owner_key(secret),
        )  # fmt: skip

    async def close(self) -> None:
        if self.cluster is not None:
            await self.cluster.close()
        self.health.close()
        await self.background.close()
        await self.sender.close()
        await self.orderly.close()
        await self.analyst.close()
        await self.counting.close()
        await self.booking.close()
        await self.hall.close()
        await self.limits.close()
        self.people.hashing.close()
        self.reading.close()
        await self.store.close()

    def end_streams(self, sessions: Sequence[str]) -> None:
        """Sessions have ended: so do their streams, here and in the other processes."""
        self.hall.end_streams(list(sessions))
