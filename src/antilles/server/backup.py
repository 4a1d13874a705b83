"""Backups: every row of a consistent moment as JSON lines, compressed. They fit SQLite and PostgreSQL alike."""

from __future__ import annotations

import gzip
import json
import os
from operator import itemgetter
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from antilles.server.private_files import open_private
from antilles.server.store import Store
from antilles.server.store.migrate import revisions
from antilles.server.store.schema import PASSING, metadata, tables

FORM = 1
BATCH = 500


class NoBackup(ValueError):
    """The file is no backup of Antilles, or not a whole one."""


class NotEmpty(RuntimeError):
    """There are tables in the database already."""


def lasting() -> list[sa.Table]:
    """What is worth keeping, in an order in which it can be written."""
    return [table for table in metadata.sorted_tables if table not in PASSING]


async def backup(store: Store, file: Path) -> int:
    """Write a backup while the server runs; the number of tables in it. The file appears when it is whole."""
    part = file.with_name(file.name + ".part")

    def write(connection: Connection) -> int:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        count = 0
        with open_private(part) as raw, gzip.open(raw, "wt", encoding="utf-8") as out:
            out.write(json.dumps({"antilles": FORM, "revision": revisions(connection)[0]}) + "\n")
            for table in lasting():
                for row in connection.execute(sa.select(table).order_by(*table.primary_key)).mappings():
                    out.write(json.dumps([table.name, dict(row)], ensure_ascii=False) + "\n")
                    count += table is tables
            out.write(json.dumps({"end": count}) + "\n")
        with part.open("rb") as whole:
            os.fsync(whole.fileno())
        return count

    try:
        count = await store.read(write, long=True)
        part.rename(file)
        return count
    finally:
        part.unlink(missing_ok=True)


async def restore(store: Store, file: Path, force: bool = False) -> int:
    """Read a backup into an empty database, all or nothing; the number of tables."""
    rows, count = read(file)

    def write(connection: Connection) -> int:
        if connection.execute(sa.select(tables.c.id).limit(1)).first() is not None and not force:
            raise NotEmpty
        if force:
            for table in reversed(lasting()):
                connection.execute(table.delete())
        for table in lasting():
            keys = [column.name for column in table.primary_key]
            mine = sorted(rows.get(table.name, []), key=itemgetter(*keys))
            for start in range(0, len(mine), BATCH):
                connection.execute(table.insert(), mine[start : start + BATCH])
        return count

    return await store.write(write, long=True)


def read(file: Path) -> tuple[dict[str, list[dict[str, Any]]], int]:
    """The rows of a whole backup."""
    rows: dict[str, list[dict[str, Any]]] = {}
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            if json.loads(next(lines))["antilles"] != FORM:
                raise NoBackup(str(file))
            for line in lines:
                row = json.loads(line)
                if isinstance(row, dict):
                    return rows, int(row["end"])
                rows.setdefault(row[0], []).append(row[1])
    except (gzip.BadGzipFile, EOFError, KeyError, StopIteration, TypeError, ValueError) as error:
        raise NoBackup(str(file)) from error
    raise NoBackup(str(file))
