"""The draws of all public games against their odds, and mean luck: counted once for each game that is over."""

from __future__ import annotations

import asyncio
import json
import logging
import time
import zlib
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from antilles.fairness.by_rules import odds_of
from antilles.fairness.statistics import Counts, chance_of_more, mean
from antilles.games import games
from antilles.kernel.state import CHANCE
from antilles.server.regular import Regular
from antilles.server.store import Store
from antilles.server.store.schema import analyses, draw_counts, seals, tables
from antilles.server.tables.desk import Desk
from antilles.server.tables.editions import game_of, same_rules
from antilles.server.tables.sealing import live_draw

PAUSE = 60.0
AT_ONCE = 20
COUNTING_LOCK = 0xD4A35
MOST_LEDGERS = 300
FRESH = 300.0
"""Seconds for which mean luck is not counted again."""
OVER = ("over", "abandoned")
Found = dict[tuple[str, str], Counts]


class Counting(Regular):
    log = logging.getLogger("antilles.counting")

    def __init__(self, store: Store) -> None:
        super().__init__(PAUSE)
        self.store = store
        self._luck: tuple[float, dict[str, Any]] | None = None

    async def do_what_waits(self) -> None:
        while await self.count():
            await asyncio.sleep(0.2)

    # --- draws ----------------------------------------------------------------------------------

    async def count(self) -> int:
        """Count some games that are over and not counted yet; how many. Private ones are passed over for good."""
        query = (
            sa.select(seals.c.table_id, tables.c.visibility)
            .join_from(seals, tables, tables.c.id == seals.c.table_id)
            .where(seals.c.counted == 0, tables.c.status.in_(OVER))
            .limit(AT_ONCE)
        )
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        for table, visibility in rows:
            await self._book(table, await self._draws(table) if visibility == "public" else {})
        return len(rows)

    async def _draws(self, table: str) -> Found:
        """The sealed draws of one table by game and kind; those that were taken back too."""
        head = await self.store.head(table)
        found: Found = {}
        if head is None or head.game not in games() or not same_rules(head):
            return found
        desk = Desk(game_of(head), head, live_draw())
        for new in await self.store.entries(table):
            for step in desk.apply(new).steps:
                if step.seat == CHANCE and new.version > head.given:
                    counts = found.setdefault((head.game, step.before.question.name), Counts())
                    counts.add(odds_of(desk.game, step.before), desk.game.text(step.move))
        return found

    async def _book(self, table: str, found: Found) -> None:
        """Add a table's draws, once, whichever process was first."""

        def change(connection: Connection) -> None:
            if connection.dialect.name == "postgresql":
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({COUNTING_LOCK})")
            mine = seals.update().where(seals.c.table_id == table, seals.c.counted == 0).values(counted=1)
            if connection.execute(mine).rowcount != 1:
                return
            for (game, kind), counts in found.items():
                where = (draw_counts.c.game == game) & (draw_counts.c.kind == kind)
                old = connection.execute(sa.select(draw_counts.c.counts).where(where)).scalar_one_or_none()
                if old is not None:
                    counts.merge(Counts.of(json.loads(old)))
                    connection.execute(draw_counts.delete().where(where))
                text = json.dumps(counts.as_data(), separators=(",", ":"))
                connection.execute(draw_counts.insert(), {"game": game, "kind": kind, "counts": text})

        await self.store.write(change)

    async def draws(self) -> list[dict[str, Any]]:
        """Every kind of draw: how often each outcome came and should have come, and the test of all together."""
        query = sa.select(draw_counts).order_by(draw_counts.c.game, draw_counts.c.kind)
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return [shown(game, kind, Counts.of(json.loads(counts))) for game, kind, counts in rows]

    # --- luck -----------------------------------------------------------------------------------

    async def luck(self) -> dict[str, Any]:
        """Mean luck of seats, people and bots, from the newest ledgers of public games."""
        if self._luck is None or time.monotonic() - self._luck[0] > FRESH:
            query = (
                sa.select(analyses.c.found, tables.c.summary)
                .join_from(analyses, tables, tables.c.id == analyses.c.table_id)
                .where(analyses.c.status == "done", tables.c.visibility == "public", analyses.c.depth == "quick")
                .order_by(analyses.c.asked.desc())
                .limit(MOST_LEDGERS)
            )
            rows = await self.store.read(lambda connection: connection.execute(query).all())
            told = await asyncio.to_thread(mean_luck, [(row[0], row[1]) for row in rows if row[0] is not None])
            self._luck = (time.monotonic(), told)
        return self._luck[1]


def shown(game: str, kind: str, counts: Counts) -> dict[str, Any]:
    chi, freedom = counts.chi_square()
    outcomes = [{"text": text, "seen": seen, "expected": round(due, 3)} for text, seen, due in counts.outcomes()]
    return {
        "game": game,
        "kind": kind,
        "draws": counts.draws,
        "chi": round(chi, 3),
        "freedom": freedom,
        "chance": round(chance_of_more(chi, freedom), 5) if counts.enough else None,
        "outcomes": outcomes,
    }


def mean_luck(ledgers: list[tuple[bytes, str]]) -> dict[str, Any]:
    """Luck in rewards: 0 is what fair draws give everybody in the long run."""
    seats: dict[int, list[float]] = {}
    people: list[float] = []
    bots: list[float] = []
    for found, summary in ledgers:
        told = json.loads(zlib.decompress(found))
        _, levels = json.loads(summary)
        for seat, account in enumerate(told["ledger"]):
            seats.setdefault(seat, []).append(account["luck"])
            (bots if levels[seat] else people).append(account["luck"])
    return {
        "games": len(ledgers),
        "seats": [mean(seats[seat]) for seat in sorted(seats)],
        "people": mean(people),
        "bots": mean(bots),
    }
