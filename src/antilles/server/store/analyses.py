"""The queue of analyses and what they found, shared by all processes of this database.

People take turns: whoever asks for ten waits for their own. A process that works at one holds it until a moment that it
keeps moving on; what a dead process held is taken up by another. What was found is kept up to a number of bytes, the
least recently used goes first.
"""

from __future__ import annotations

from typing import Literal

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy import Connection

from antilles.server.store.base import Store
from antilles.server.store.schema import analyses

Status = Literal["waiting", "running", "done", "failed"]
MOST_BYTES = 128 << 20
"""Of what was found, compressed; beyond it the least recently used is forgotten."""
MOST_WAITING = 1000
MOST_MINE = 20
"""Of one person that may wait."""
MOST_TRIES = 2
USED_AGAIN = 3_600_000
"""Milliseconds after which another use is written down."""


class TooManyAnalyses(RuntimeError):
    """The queue is full, or this person's part of it."""


class Job(Struct, frozen=True):
    """One analysis: asked for, under way or done."""

    id: str
    table: str
    depth: str
    person: str
    status: Status
    done: int
    steps: int
    found: bytes | None
    ahead: int = 0
    """How many come first."""


COLUMNS = (
    analyses.c.id, analyses.c.table_id, analyses.c.depth, analyses.c.person, analyses.c.status, analyses.c.done,
    analyses.c.steps, analyses.c.found,
)  # fmt: skip
WAITING = analyses.c.status == "waiting"
OPEN = analyses.c.status.in_(("waiting", "running"))


class Analyses:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, id: str, now: int) -> Job | None:
        """What is known of an analysis; one that is done counts as used."""

        def query(connection: Connection) -> tuple[Job, int] | None:
            row = connection.execute(sa.select(*COLUMNS, analyses.c.used).where(analyses.c.id == id)).first()
            return None if row is None else (Job(*row[:-1], ahead=self._ahead(connection, id)), row[-1])

        known = await self._store.read(query)
        if known is None:
            return None
        job, used = known
        if job.status == "done" and now - used > USED_AGAIN:
            change = analyses.update().where(analyses.c.id == id).values(used=now)
            await self._store.write(lambda connection: connection.execute(change))
        return job

    def _ahead(self, connection: Connection, id: str) -> int:
        own = sa.select(analyses.c.turn, analyses.c.asked).where(analyses.c.id == id, WAITING)
        row = connection.execute(own).first()
        if row is None:
            return 0
        first = sa.tuple_(analyses.c.turn, analyses.c.asked) < sa.tuple_(sa.literal(row[0]), sa.literal(row[1]))
        before = sa.select(sa.func.count()).where((analyses.c.status == "running") | (WAITING & first))
        return int(connection.execute(before).scalar_one())

    async def ask(self, id: str, table: str, depth: str, person: str, now: int) -> None:
        """Put an analysis into the queue, unless it is there, or done; one that failed is tried again."""
        mine = analyses.c.person == person

        def change(connection: Connection) -> None:
            status = connection.execute(sa.select(analyses.c.status).where(analyses.c.id == id)).scalar_one_or_none()
            if status in ("waiting", "running", "done"):
                return
            if self._count(connection, WAITING) >= MOST_WAITING or self._count(connection, OPEN & mine) >= MOST_MINE:
                raise TooManyAnalyses
            connection.execute(analyses.delete().where(analyses.c.id == id))
            turn = connection.execute(sa.select(sa.func.min(analyses.c.turn)).where(OPEN)).scalar() or 0
            last = connection.execute(sa.select(sa.func.max(analyses.c.turn)).where(OPEN, mine)).scalar()
            values = {
                "id": id, "table_id": table, "depth": depth, "person": person, "status": "waiting",
                "turn": turn if last is None else max(turn, last + 1), "asked": now, "until": 0, "tries": 0,
                "done": 0, "steps": 0, "used": now, "size": 0,
            }  # fmt: skip
            connection.execute(analyses.insert(), values)

        try:
            await self._store.write(change)
        except sa.exc.IntegrityError:
            return  # another process was asked for the same one at the same moment

    def _count(self, connection: Connection, where: sa.ColumnElement[bool]) -> int:
        return int(connection.execute(sa.select(sa.func.count()).select_from(analyses).where(where)).scalar_one())

    async def take(self, now: int, until: int) -> Job | None:
        """The next one, for this process to work at until then; also one whose process has let it go."""
        lapsed = (analyses.c.status == "running") & (analyses.c.until < now)
        order = (analyses.c.turn, analyses.c.asked, analyses.c.id)

        def change(connection: Connection) -> Job | None:
            given_up = lapsed & (analyses.c.tries >= MOST_TRIES)
            connection.execute(analyses.update().where(given_up).values(status="failed"))
            next_one = sa.select(*COLUMNS).where(WAITING | lapsed).order_by(*order).limit(1)
            row = connection.execute(next_one.with_for_update(skip_locked=True)).first()
            if row is None:
                return None
            begun = {"done": 0, "steps": 0, "found": None}
            taken = {"status": "running", "until": until, "tries": analyses.c.tries + 1, **begun}
            connection.execute(analyses.update().where(analyses.c.id == row[0]).values(**taken))
            return Job(*row)

        return await self._store.write(change)

    async def hold(self, id: str, done: int, steps: int, part: bytes | None, until: int) -> None:
        """How far it is, and what it has found by now; and this process goes on with it."""
        change = analyses.update().where(analyses.c.id == id, analyses.c.status == "running")
        await self._store.write(
            lambda connection: connection.execute(change.values(done=done, steps=steps, found=part, until=until))
        )

    async def finish(self, id: str, found: bytes | None, now: int) -> None:
        """What was found, or None if it failed; the oldest make room."""
        values = {
            "status": "failed" if found is None else "done",
            "found": found,
            "size": len(found or b""),
            "used": now,
        }

        def change(connection: Connection) -> None:
            connection.execute(analyses.update().where(analyses.c.id == id).values(**values))
            total = int(connection.execute(sa.select(sa.func.coalesce(sa.func.sum(analyses.c.size), 0))).scalar_one())
            oldest = sa.select(analyses.c.id, analyses.c.size).where(~OPEN, analyses.c.id != id)
            for old, size in connection.execute(oldest.order_by(analyses.c.used).limit(500)).all():
                if total <= MOST_BYTES:
                    break
                connection.execute(analyses.delete().where(analyses.c.id == old))
                total -= size

        await self._store.write(change)

    async def stop(self, id: str, person: str) -> bool:
        """Take it out of the queue, or let whoever works at it stop; only whoever asked for it may."""
        mine = (analyses.c.id == id) & (analyses.c.person == person) & OPEN
        return await self._store.write(
            lambda connection: connection.execute(analyses.delete().where(mine)).rowcount == 1
        )

    async def wanted(self, id: str) -> bool:
        """Whether anybody still waits for it."""
        query = sa.select(analyses.c.id).where(analyses.c.id == id, analyses.c.status == "running")
        return await self._store.read(lambda connection: connection.execute(query).first()) is not None
