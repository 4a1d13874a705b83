"""Leases in PostgreSQL. All moments are of the database's own clock: processes need not agree on the time."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection

from antilles.server.cluster.lease_book import TTL, Owner
from antilles.server.store.base import Store

EXTEND = """UPDATE processes SET until = (extract(epoch FROM clock_timestamp()) * 1000)::bigint + $2
WHERE id = $1 AND until > (extract(epoch FROM clock_timestamp()) * 1000)::bigint"""
BEGIN = """INSERT INTO processes (id, address, until)
VALUES ($1, $2, (extract(epoch FROM clock_timestamp()) * 1000)::bigint + $3) ON CONFLICT (id) DO NOTHING"""
FORGET = "DELETE FROM processes WHERE until < (extract(epoch FROM clock_timestamp()) * 1000)::bigint - 3600000"
CLAIM = """INSERT INTO leases (table_id, process)
SELECT tables.id, $2 FROM tables JOIN processes ON processes.id = $2
WHERE tables.id = ANY ($1) AND processes.until > (extract(epoch FROM clock_timestamp()) * 1000)::bigint
ORDER BY tables.id
ON CONFLICT (table_id) DO UPDATE SET process = excluded.process
WHERE leases.process <> excluded.process AND NOT EXISTS (
    SELECT 1 FROM processes WHERE processes.id = leases.process
    AND processes.until > (extract(epoch FROM clock_timestamp()) * 1000)::bigint
)"""
"""In the order of their names: two processes that want the same tables wait for each other, and not in a circle."""
WHOSE = """SELECT leases.table_id, leases.process, coalesce(processes.address, '') FROM leases
LEFT JOIN processes ON processes.id = leases.process WHERE leases.table_id = ANY ($1)"""
RELEASE = "DELETE FROM leases WHERE process = $1"
END = "DELETE FROM processes WHERE id = $1"


class Leases:
    def __init__(self, store: Store, address: str) -> None:
        self._store = store
        self._address = address

    async def renew(self, identity: str) -> bool:
        """A sign of life; False if this identity does not count as alive any more: it never will again."""
        time = int(TTL * 1000)

        def change(connection: Connection) -> bool:
            if connection.exec_driver_sql(EXTEND, (identity, time)).rowcount:
                return True
            connection.exec_driver_sql(FORGET)
            return bool(connection.exec_driver_sql(BEGIN, (identity, self._address, time)).rowcount)

        return await self._store.write(change)

    async def claim(self, tables: Sequence[str], identity: str) -> dict[str, Owner]:
        """The owners of tables: we, where nobody else is alive; those that do not exist have none."""

        def change(connection: Connection) -> dict[str, Owner]:
            connection.exec_driver_sql(CLAIM, (list(tables), identity))
            found = connection.exec_driver_sql(WHOSE, (list(tables),)).all()
            return {table: Owner(process, address) for table, process, address in found}

        return await self._store.write(change)

    async def release(self, identity: str) -> None:
        """We end: everything is free at once."""

        def change(connection: Connection) -> None:
            connection.exec_driver_sql(RELEASE, (identity,))
            connection.exec_driver_sql(END, (identity,))

        await self._store.write(change)
