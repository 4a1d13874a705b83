"""What becomes durable together with an entry: the rows by which tables are listed and found."""

from __future__ import annotations

from collections.abc import Sequence

from antilles.server.store.compiled_sql import Change
from antilles.server.store.statements import mark, seat_person
from antilles.server.tables import entry
from antilles.server.tables.desk import Desk
from antilles.server.tables.entry import Entry


def listed(desk: Desk, new: Entry, actors: Sequence[int] | None) -> list[Change]:
    """The lists after an entry that ``desk`` does not have yet; ``actors`` are asked after it, if it has moves."""
    changes = seating(desk, new)
    started = isinstance(new.body, entry.Started)
    if actors is not None and (started or not actors):
        levels = [chair.level for chair in desk.chairs]
        changes.append(mark(desk.head.table, "running" if actors else "over", desk.names(), levels))
    return changes


def seating(desk: Desk, new: Entry) -> list[Change]:
    """Who sits where; before the start only, afterwards a seat keeps its owner."""
    body, table = new.body, desk.head.table
    names, levels = desk.names(), [chair.level for chair in desk.chairs]
    if isinstance(body, entry.Sat):
        names[body.seat], levels[body.seat] = body.name, body.level
        return [*seat_person(table, body.seat, body.person), mark(table, desk.status, names, levels)]
    if isinstance(body, entry.Left) and desk.state is None:
        names[body.seat] = ""
        return [*seat_person(table, body.seat, ""), mark(table, "open", names, levels)]
    return []
