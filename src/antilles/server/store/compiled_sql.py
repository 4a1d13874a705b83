"""Statements that are said often: written with SQLAlchemy, compiled once for each kind of database, then plain text.

SQLAlchemy recognises a statement that it has compiled before, but building and recognising it takes several times as
long as running it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy import Connection
from sqlalchemy.engine import Dialect
from sqlalchemy.sql.elements import CompilerElement


class Sentence:
    """A statement whose values are named by ``bindparam``."""

    def __init__(self, statement: CompilerElement) -> None:
        self.statement = statement
        self._compiled: dict[str, tuple[str, tuple[str, ...]]] = {}

    def said(self, dialect: Dialect, values: dict[str, object]) -> tuple[str, tuple[object, ...]]:
        """Text and values as the driver wants them."""
        found = self._compiled.get(dialect.name)
        if found is None:
            compiled: Any = self.statement.compile(dialect=dialect)
            found = self._compiled[dialect.name] = (compiled.string, tuple(compiled.positiontup))
        text, names = found
        return text, tuple([values[name] for name in names])

    def run(self, connection: Connection, **values: object) -> sa.CursorResult[*tuple[Any, ...]]:
        return connection.exec_driver_sql(*self.said(connection.dialect, values))

    def run_all(self, connection: Connection, rows: Sequence[dict[str, object]]) -> None:
        """The same with several sets of values."""
        if rows:
            said = [self.said(connection.dialect, row) for row in rows]
            connection.exec_driver_sql(said[0][0], [values for _, values in said])


class Change(Struct, frozen=True):
    """A sentence with its values, to be said in a transaction later."""

    sentence: Sentence
    values: dict[str, object]

    def run(self, connection: Connection) -> None:
        self.sentence.run(connection, **self.values)
