"""Attempts at deals of the day: one a person and day, written with the tables on which they are played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy import bindparam

from antilles.server.store.compiled_sql import Change, Sentence
from antilles.server.store.schema import attempts, people

if TYPE_CHECKING:
    from antilles.server.store.base import Store

BEGIN = Sentence(
    attempts.insert().values(
        day=bindparam("on"),
        person=bindparam("who"),
        table_id=bindparam("table"),
        game=bindparam("which"),
        begun=bindparam("at"),
    )
)
END = Sentence(
    attempts.update()
    .where(attempts.c.table_id == bindparam("table"))
    .values(ended=bindparam("at"), points=bindparam("scored"), place=bindparam("came"), course=bindparam("along"))
)
COLUMNS = (
    attempts.c.day, attempts.c.person, attempts.c.table_id, attempts.c.game, attempts.c.ended, attempts.c.points,
    attempts.c.place, attempts.c.luck, attempts.c.course,
)  # fmt: skip
MINE = Sentence(sa.select(*COLUMNS).where(attempts.c.day == bindparam("date"), attempts.c.person == bindparam("whose")))


def begin_attempt(day: str, person: str, table: str, game: str, at: int) -> Change:
    return Change(BEGIN, {"on": day, "who": person, "table": table, "which": game, "at": at})


def end_attempt(table: str, at: int, points: int, place: int, course: Sequence[int]) -> Change:
    """Of a table that is no attempt it changes nothing."""
    return Change(END, {"table": table, "at": at, "scored": points, "came": place, "along": ",".join(map(str, course))})


class Attempt(Struct, frozen=True):
    day: str
    person: str
    table: str
    game: str
    ended: int | None
    points: int | None
    place: int | None
    luck: float | None
    course: str | None
    """The points along the game, as it is kept; None for games of before this was kept."""


class Result(Struct, frozen=True):
    """An attempt that counts."""

    person: str
    name: str
    table: str
    points: int
    place: int


def points_along(kept: str | None) -> list[int]:
    return [int(points) for points in kept.split(",")] if kept else []


class Attempts:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, day: str, person: str) -> Attempt | None:
        row = await self.store.read(lambda connection: MINE.run(connection, date=day, whose=person).first())
        return None if row is None else Attempt(*row)

    async def results(self, day: str, until: int) -> list[Result]:
        """Everybody who finished in time, the best first; whoever was first comes first among equals."""
        query = (
            sa.select(
                attempts.c.person, people.c.name, attempts.c.table_id, attempts.c.points, attempts.c.place
            )
            .join_from(attempts, people, people.c.id == attempts.c.person)
            .where(attempts.c.day == day, attempts.c.ended < until)
            .order_by(attempts.c.points.desc(), attempts.c.place, attempts.c.ended, attempts.c.begun, attempts.c.person)
        )  # fmt: skip
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return [Result(*row) for row in rows]

    async def courses(self, day: str, until: int) -> list[list[int]]:
        """How the points of everybody grew who finished in time."""
        query = sa.select(attempts.c.course).where(
            attempts.c.day == day, attempts.c.ended < until, attempts.c.course.is_not(None)
        )
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return [points_along(row.course) for row in rows]

    async def earlier(self, person: str, day: str, limit: int) -> list[Attempt]:
        """Somebody's last attempts before a day, the newest first."""
        query = sa.select(*COLUMNS).where(attempts.c.person == person, attempts.c.day < day)
        query = query.order_by(attempts.c.day.desc()).limit(limit)
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return [Attempt(*row) for row in rows]

    async def measured(self, table: str, luck: float) -> None:
        change = attempts.update().where(attempts.c.table_id == table).values(luck=luck)
        await self.store.write(lambda connection: connection.execute(change))
