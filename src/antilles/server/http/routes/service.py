"""Health and measurements."""

from __future__ import annotations

import asyncio

from litestar import MediaType, get

from antilles import mode
from antilles.server.http.problems import Trouble
from antilles.server.http.routes.common import PROBLEMS, Anyone, Home
from antilles.server.http.schemas import Health


@get("/healthz", responses=PROBLEMS)
async def health(house: Home) -> Health:
    """200 while the database takes writes and the bus is heard, else 503."""
    if await house.health.check() != "ok":
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
        bot_restarts=house.hall.bots.pool.restarts,
    )


@get("/schema", include_in_schema=False, media_type="application/json")
async def schema(house: Home, visitor: Anyone) -> bytes:  # noqa: ARG001 - whoever asks is counted
    """The description of the API, written once, beside the moves of others."""
    return await asyncio.to_thread(house.describe)


ROUTES = [health, metrics, schema]
