"""Books finished games, each exactly once and in the order in which they ended, whatever order they arrive in.

A game that arrives late, from a process whose clock is behind or that was away, takes back what was booked after it
and everything from there on is booked again: what ratings are depends on the games alone.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from antilles.server.ratings.reckoning import DAY, Finished, Ledger, Meetings, Seated, Standing
from antilles.server.regular import Regular
from antilles.server.store import Store
from antilles.server.store.results import COUNTED, PENDING, TOO_OFTEN, disguise_strangers, lock
from antilles.server.store.schema import ratings, results

PAUSE = 30.0
"""Seconds between two looks for what other processes have left."""
Key = tuple[int, str]


def book(connection: Connection, again: bool = False) -> int:
    """Book whatever waits, in one transaction; how many games. ``again``: everything, as if nothing had been booked."""
    lock(connection)
    if again:
        connection.execute(ratings.delete())
        connection.execute(results.update().values(booked=PENDING))
    query = sa.select(results.c.table_id, results.c.game, results.c.at, results.c.rated).distinct()
    waiting = connection.execute(query.where(results.c.booked == PENDING)).all()
    if not waiting:
        return 0
    disguise_strangers(connection, [row[0] for row in waiting])
    connection.execute(
        results.update().where(results.c.booked == PENDING, results.c.rated != "rated").values(booked=COUNTED)
    )
    first: dict[str, Key] = {}
    for table, game, at, rated in waiting:
        if rated == "rated":
            first[game] = min(first.get(game, (at, table)), (at, table))
    for game, key in sorted(first.items()):
        book_from(connection, game, key)
    return len(waiting)


def book_from(connection: Connection, game: str, key: Key) -> None:
    """Everything of one game from a moment on."""
    mine = sa.tuple_(results.c.at, results.c.table_id)
    start = sa.tuple_(*map(sa.literal, key))
    later = sa.tuple_(ratings.c.at, ratings.c.table_id) >= start
    connection.execute(ratings.delete().where(ratings.c.game == game, later))
    todo = rated_games(connection, game, mine >= start)
    lately = (mine < start) & (results.c.at > key[0] - DAY) & (results.c.booked == COUNTED)
    met = rated_games(connection, game, lately)
    ledger = Ledger(
        standings_of(connection, game, {person for finished in todo for person in finished.people}),
        Meetings((finished.at, finished.people) for finished in met),
    )
    rows: list[dict[str, Any]] = []
    for finished in todo:
        changes = ledger.book(finished)
        verdict = TOO_OFTEN if changes is None else COUNTED
        connection.execute(results.update().where(results.c.table_id == finished.table).values(booked=verdict))
        for change in changes or ():
            rows.append(
                {
                    "game": game,
                    "person": change.person,
                    "games": change.after.games,
                    "table_id": finished.table,
                    "at": finished.at,
                    "mu": change.after.mu,
                    "sigma": change.after.sigma,
                }
            )
    if rows:
        connection.execute(ratings.insert(), rows)


def rated_games(connection: Connection, game: str, where: sa.ColumnElement[bool]) -> list[Finished]:
    """Rated games in the order in which they ended."""
    query = sa.select(results.c.table_id, results.c.at, results.c.person, results.c.level, results.c.rank)
    query = query.where(results.c.game == game, results.c.rated == "rated", where)
    query = query.order_by(results.c.at, results.c.table_id, results.c.seat)
    found: dict[Key, list[Seated]] = {}
    for table, at, person, level, rank in connection.execute(query):
        found.setdefault((at, table), []).append(Seated(person, level, rank))
    return sorted(
        (Finished(table, game, at, tuple(seats)) for (at, table), seats in found.items()), key=lambda one: one.key
    )


def standings_of(connection: Connection, game: str, persons: Iterable[str]) -> dict[str, Standing]:
    """What these people have now; nothing for those without a rated game."""
    wanted: Sequence[str] = sorted(persons)
    found: dict[str, Standing] = {}
    for start in range(0, len(wanted), 500):
        newest = (
            sa.select(ratings.c.person, sa.func.max(ratings.c.games).label("games"))
            .where(ratings.c.game == game, ratings.c.person.in_(wanted[start : start + 500]))
            .group_by(ratings.c.person)
            .subquery()
        )
        query = sa.select(ratings.c.person, ratings.c.mu, ratings.c.sigma, ratings.c.games).join(
            newest, (ratings.c.person == newest.c.person) & (ratings.c.games == newest.c.games)
        )
        for person, mu, sigma, games in connection.execute(query.where(ratings.c.game == game)):
            found[person] = Standing(mu, sigma, games)
    return found


class Booking(Regular):
    """Looks for finished games now and then, and whenever one ends here."""

    log = logging.getLogger("antilles.ratings")

    def __init__(self, store: Store, on: bool = True) -> None:
        super().__init__(PAUSE)
        self.store = store
        self.on = on

    def start(self) -> None:
        if self.on:
            super().start()

    async def settle(self) -> int:
        """Book what waits, now; nothing where the owner has switched ratings off."""
        if not self.on or not await self.store.read(waits):
            return 0
        return await self.store.write(book)

    async def do_what_waits(self) -> None:
        await self.settle()


def waits(connection: Connection) -> bool:
    return (
        connection.execute(sa.select(results.c.table_id).where(results.c.booked == PENDING).limit(1)).first()
        is not None
    )
