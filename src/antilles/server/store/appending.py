"""An entry on its way into the log."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Literal

from msgspec import Struct

from antilles.server.store.compiled_sql import Change
from antilles.server.tables.entry import Entry, write_body

Result = Literal["stored", "conflict", "failed"]
"""Durable; it does not follow the log as it is, or its request is there already; or not stored, as far as anybody
knows."""
log = logging.getLogger("antilles.store")


class Appending(Struct, frozen=True):
    """One entry on its way, with the statements that must become durable together with it."""

    table: str
    entry: Entry
    also: Sequence[Change]
    done: Callable[[Result], None]

    def row(self) -> tuple[str, int, int, str | None, str]:
        new = self.entry
        return (self.table, new.version, new.at, new.request or None, write_body(new.body).decode())

    def settle(self, result: Result) -> None:
        """A table that cannot go on does not keep the others from hearing."""
        try:
            self.done(result)
        except Exception:
            log.exception("an entry could not be followed", extra={"table": self.table})
