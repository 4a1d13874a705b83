"""Luck and skill in somebody's games, from the ledgers of analyses that have been made."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Mapping

import sqlalchemy as sa

from antilles.analysis import decode
from antilles.school.daily import luck_in
from antilles.server.store import Store
from antilles.server.store.schema import analyses

MOST_READ = 20
"""Ledgers of one answer, those of the newest games: each of them is opened for it."""


async def luck_and_skill(store: Store, seats: Mapping[str, int]) -> dict[str, tuple[float, float]]:
    """For each of these tables with a ledger what draws and own decisions brought to a seat, in points."""
    query = sa.select(analyses.c.table_id, analyses.c.found)
    query = query.where(analyses.c.table_id.in_(list(seats)), analyses.c.status == "done", analyses.c.depth == "quick")
    query = query.order_by(analyses.c.asked.desc()).limit(MOST_READ)
    rows = await store.read(lambda connection: connection.execute(query).all())
    found = [(table, packed, seats[table]) for table, packed in rows if packed is not None]
    return await asyncio.to_thread(lambda: {table: opened(packed, seat) for table, packed, seat in found})


def opened(packed: bytes, seat: int) -> tuple[float, float]:
    found = decode(zlib.decompress(packed).decode())
    own = sum(moment.points[seat] for moment in found.moments if moment.kind != "chance" and moment.seat == seat)
    return round(luck_in(found, seat), 1), round(own, 1)
