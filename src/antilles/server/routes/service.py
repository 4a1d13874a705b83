"""Health and measurements."""

from __future__ import annotations

from litestar import MediaType, get

from antilles import mode
from antilles.server.problems import Trouble
from antilles.server.routes.common import PROBLEMS, Home
from antilles.server.store.base import StoreDown
from antilles.server.wire import Health


@get("/healthz", responses=PROBLEMS)
async def health(house: Home) -> Health:
    """200 while the database and the bus answer."""
    try:
        await house.store.due(0, 1)
    except StoreDown:
        raise Trouble(503, "server-try-again", wait=5.0) from None
    if not await house.hall.bus.check():
        raise Trouble(503, "server-try-again", wait=5.0)
    return Health("ok", mode())


@get("/metrics", media_type=MediaType.TEXT, responses=PROBLEMS)
async def metrics(house: Home) -> str:
    """Prometheus' text form; only where ``--metrics`` switches it on."""
    if not house.settings.metrics:
        raise Trouble(404, "server-not-found")
    lives = house.hall.lives
    return house.metrics.text(
        tables=len(lives),
        streams=sum(len(live.subscribers) for live in lives.values()),
        appends_waiting=house.store.waiting,
        bot_restarts=house.hall.pool.restarts,
    )


ROUTES = [health, metrics]
