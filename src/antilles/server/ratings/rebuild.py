"""Results and ratings read from the logs again: what comes out is what was there, unless a log was changed."""

from __future__ import annotations

import logging
from functools import partial

import sqlalchemy as sa
from sqlalchemy import Connection

from antilles.games import games
from antilles.server.ratings.booking import book
from antilles.server.ratings.outcome import Counted, Row, results_of
from antilles.server.store import Store
from antilles.server.store.base import StoreDown
from antilles.server.store.results import add_results
from antilles.server.store.schema import ratings, results
from antilles.server.tables.desk import Desk
from antilles.server.tables.editions import game_of, same_rules
from antilles.server.tables.entry import Drawn, Moved
from antilles.server.tables.sealing import live_draw

log = logging.getLogger("antilles.ratings")


async def rebuild(store: Store) -> tuple[int, int]:
    """Read every finished game again and reckon all ratings from the beginning; how many games and ratings there are.

    A game that cannot be replayed any more (other rules, a damaged log) keeps the result it had when it ended.
    """
    for table in await store.all_tables(("over",)):
        found = await read_again(store, table)
        if found is not None:
            await store.write(partial(write_again, table=table, found=found))
    return await store.write(reckon, long=True)


def reckon(connection: Connection) -> tuple[int, int]:
    """All ratings, from the results alone."""
    book(connection, again=True)
    played = sa.select(sa.func.count(sa.distinct(results.c.table_id)))
    changes = sa.select(sa.func.count()).select_from(ratings)
    return connection.execute(played).scalar_one(), connection.execute(changes).scalar_one()


Found = tuple[str, int, Counted, list[Row]]


async def read_again(store: Store, table: str) -> Found | None:
    """The result of a finished game from its log."""
    head = await store.head(table)
    if head is None or head.game not in games() or not same_rules(head):
        return None
    desk, ended = Desk(game_of(head), head, live_draw()), 0
    try:
        for new in await store.entries(table):
            desk.apply(new)
            if isinstance(new.body, Moved | Drawn):
                ended = new.at
    except StoreDown:
        raise
    except Exception:
        log.exception("a log cannot be replayed", extra={"table": table})
        return None
    if desk.state is None or desk.status != "over":
        return None
    return (head.game, ended, *results_of(desk, desk.attendance, desk.state))


def write_again(connection: Connection, table: str, found: Found) -> None:
    game, at, counted, rows = found
    connection.execute(results.delete().where(results.c.table_id == table))
    for change in add_results(table, game, at, counted, rows):
        change.run(connection)
