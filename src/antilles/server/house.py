"""Everything one server process is made of."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from antilles.server.bus import Bus, NoBus, RedisBus
from antilles.server.hall import Hall
from antilles.server.limits import Limits
from antilles.server.metrics import Metrics
from antilles.server.people import People
from antilles.server.pool import Pool
from antilles.server.settings import Settings, database_url, read_secret
from antilles.server.store import Store, open_store


class House(Struct):
    settings: Settings
    store: Store
    hall: Hall
    people: People
    limits: Limits
    metrics: Metrics

    @classmethod
    async def open(cls, settings: Settings) -> House:
        """Open the store, bring it up to date and start what runs by itself."""
        secret = read_secret(settings)
        store = await open_store(database_url(settings))
        bus: Bus = RedisBus(settings.redis) if settings.redis else NoBus()
        metrics = Metrics()
        hall = Hall(store, bus, Pool(settings.bot_workers, settings.bot_seconds), metrics)
        people = People(store, secret)
        hall.on_ended = people.forget
        await hall.start()
        return cls(settings, store, hall, people, Limits(settings.rate), metrics)

    async def close(self) -> None:
        await self.hall.close()
        await self.store.close()

    def end_streams(self, sessions: Sequence[str]) -> None:
        """Sessions have ended: so do their streams, here and in the other processes."""
        self.hall.end_streams(list(sessions), tell=True)
