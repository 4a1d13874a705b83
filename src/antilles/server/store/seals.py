"""The house's list of seals, a row a table: made together with the table, in one order, and never changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy import Connection

from antilles.fairness.hashing import name_of
from antilles.fairness.listing import Row, next_row
from antilles.server.store.schema import seals, tables

if TYPE_CHECKING:
    from antilles.server.store.base import Store

LIST_LOCK = 0x5EA1
COLUMNS = (seals.c.number, seals.c.at, seals.c.table_id, seals.c.seal, seals.c.previous, seals.c.digest)
LAST = sa.select(*COLUMNS).order_by(seals.c.number.desc()).limit(1)


class Enlist(Struct, frozen=True):
    """A new table's row, to be written in the transaction that makes the table. One at a time, in every process.

    All tables of a deal draw as one, which has one row: it is written with the first of them.
    """

    table: str
    seal: str
    at: int

    def run(self, connection: Connection) -> None:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LIST_LOCK})")
        if connection.execute(sa.select(seals.c.number).where(seals.c.table_id == self.table)).first() is not None:
            return
        last = connection.execute(LAST).first()
        row = next_row(None if last is None else read(*last), self.at, name_of(self.table), self.seal)
        connection.execute(
            seals.insert(),
            {
                "number": row.number,
                "at": row.at,
                "table_id": self.table,
                "seal": row.seal,
                "previous": row.previous,
                "digest": row.digest,
                "counted": 0,
            },
        )


def read(number: int, at: int, table: str, seal: str, previous: str, digest: str, status: str = "") -> Row:
    return Row(number, at, name_of(table), seal, previous, digest, status)


class Seals:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def row(self, table: str) -> Row | None:
        """The row of one table."""
        query = sa.select(*COLUMNS).where(seals.c.table_id == table)
        found = await self.store.read(lambda connection: connection.execute(query).first())
        return None if found is None else read(*found)

    async def page(self, after: int, limit: int) -> list[tuple[str, Row]]:
        """Rows from a number on, each with its table, and what became of it."""
        query = sa.select(*COLUMNS, tables.c.status).join_from(
            seals, tables, tables.c.id == seals.c.table_id, isouter=True
        )
        query = query.where(seals.c.number > after).order_by(seals.c.number).limit(limit)
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return [(row[2], read(*row[:6], row[6] or "gone")) for row in rows]

    async def newest(self) -> Row | None:
        found = await self.store.read(lambda connection: connection.execute(LAST).first())
        return None if found is None else read(*found)
