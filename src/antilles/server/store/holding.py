"""Whatever concerns a person is decided while that person is held: of two requests that cross, the second one knows of
the first, in whatever process, and nobody who has been forgotten gets anything new.
"""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import Connection

from antilles.server.store.schema import people, tables


class Forgotten(LookupError):
    """One of these people is not here any more."""


def hold(connection: Connection, *persons: str) -> None:
    """Nobody else decides anything about these people until this transaction ends. SQLite has one writer anyway."""
    rows = sa.select(people.c.id).where(people.c.id.in_(persons)).order_by(people.c.id).with_for_update()
    if len(connection.execute(rows).all()) < len(set(persons)):
        raise Forgotten


def hold_table(connection: Connection, table: str) -> None:
    """The same of what hangs on a table beside its log."""
    connection.execute(sa.select(tables.c.id).where(tables.c.id == table).with_for_update()).all()
