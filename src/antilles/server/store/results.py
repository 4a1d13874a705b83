"""Finished games seat by seat, written with the entry that ended them, and what they did to ratings."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy import Connection

from antilles.server.ratings.outcome import Row
from antilles.server.store.base import Store
from antilles.server.store.compiled_sql import Change, Sentence
from antilles.server.store.schema import people, ratings, results

PENDING, COUNTED, TOO_OFTEN = 0, 1, 2
"""What became of a finished game: nobody has looked at it yet; booked; the same people had met too often."""
BOOKING_LOCK = 0x2A7E5
ADD = Sentence(results.insert())


def add_results(table: str, game: str, at: int, counted: str, rows: Sequence[Row]) -> list[Change]:
    """The rows of a game that is over, to be written together with its last entry."""
    return [
        Change(
            ADD,
            {
                "table_id": table,
                "seat": row.seat,
                "game": game,
                "at": at,
                "person": row.person,
                "name": row.name,
                "level": row.level,
                "place": row.place,
                "points": row.points,
                "rank": row.rank,
                "gone": int(row.left),
                "rated": counted,
                "booked": PENDING,
            },
        )
        for row in rows
    ]


class Ended(Struct, frozen=True):
    """How a game ended, seat by seat."""

    persons: list[str]
    places: list[int]
    points: list[int]


async def endings_of(store: Store, found: Sequence[str]) -> dict[str, Ended]:
    """How these games ended; those that were broken off have no results."""
    wanted = sa.select(results.c.table_id, results.c.person, results.c.place, results.c.points)
    wanted = wanted.where(results.c.table_id.in_(found)).order_by(results.c.table_id, results.c.seat)

    def read(connection: Connection) -> dict[str, Ended]:
        ended: dict[str, Ended] = {}
        for table, person, place, points in connection.execute(wanted):
            rows = ended.setdefault(table, Ended([], [], []))
            rows.persons.append(person)
            rows.places.append(place)
            rows.points.append(points)
        return ended

    return await store.read(read) if found else {}


def pseudonym(person: str) -> str:
    """What stands for somebody who is forgotten: games keep their places, and nobody finds a person by it."""
    return "x" + hashlib.sha256(person.encode()).hexdigest()[:20]


def lock(connection: Connection) -> None:
    """Results and ratings change one transaction at a time, in whatever process; SQLite sees to that itself."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({BOOKING_LOCK})")


def forget_results(connection: Connection, person: str) -> None:
    """Take somebody out of results and ratings; everybody else's stay as they are."""
    lock(connection)
    for table in (results, ratings):
        change = table.update().where(table.c.person == person)
        connection.execute(change.values(person=pseudonym(person)))
    connection.execute(results.update().where(results.c.person == pseudonym(person)).values(name=""))


def disguise_strangers(connection: Connection, tables: Sequence[str]) -> None:
    """The same for whoever was forgotten before these games ended."""
    known = sa.select(people.c.id)
    gone = sa.select(results.c.person).distinct()
    gone = gone.where(results.c.table_id.in_(tables), results.c.person.like("p%"), results.c.person.not_in(known))
    for person in connection.execute(gone).scalars().all():
        forget_results(connection, person)
