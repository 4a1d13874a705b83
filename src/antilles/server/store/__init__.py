"""Where tables, people and invitations are kept: SQLite in one file, or PostgreSQL."""

from __future__ import annotations

from antilles.server.store import order_schema as order_schema  # whoever reads the schema reads all of it
from antilles.server.store.appending import Result
from antilles.server.store.base import Store

__all__ = ["Result", "Store", "open_store"]


async def open_store(url: str, alone: bool = True) -> Store:
    """The store behind a ``sqlite:///…`` or ``postgresql://…`` address, brought up to date.

    A SQLite file has one server: ``alone`` takes its lock, or raises ``BlockingIOError``.
    """
    if url.startswith("sqlite:"):
        from antilles.server.store.sqlite import SqliteStore

        return await SqliteStore.open(url, alone)
    from antilles.server.store.postgres import PostgresStore

    return await PostgresStore.open(url)
