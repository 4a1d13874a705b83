"""Rows of the log as entries."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from typing import Any

from antilles.server.tables.entry import Entry, read_body

log = logging.getLogger("antilles.store")


def readable(rows: Iterable[Sequence[Any]]) -> dict[str, list[Entry]]:
    """Rows of the log (table, version, at, body, request) as entries, for each table up to the first damaged one."""
    found: dict[str, list[Entry]] = {}
    damaged: set[str] = set()
    for table, version, at, body, request in rows:
        if table in damaged:
            continue
        try:
            new = Entry(version, at, read_body(body), request or "")
        except Exception:
            log.exception("an entry of the log cannot be read", extra={"table": table})
            damaged.add(table)
        else:
            found.setdefault(table, []).append(new)
    return found
