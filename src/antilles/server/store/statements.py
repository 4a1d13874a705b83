"""Statements that are said often, and the changes that become durable together with an entry."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy import bindparam

from antilles.server.store.compiled_sql import Change, Sentence
from antilles.server.store.schema import invites, log, people, seats, sessions, tables

HEAD = Sentence(sa.select(tables.c.head).where(tables.c.id == bindparam("id")))
ENTRIES = Sentence(
    sa.select(log.c.version, log.c.at, log.c.body, log.c.request)
    .where(log.c.table_id == bindparam("table"), log.c.version > bindparam("after"))
    .order_by(log.c.version)
)
ENTRY_OF = Sentence(
    sa.select(log.c.version, log.c.at, log.c.body).where(
        log.c.table_id == bindparam("table"), log.c.request == bindparam("request")
    )
)
SESSION = (sessions.c.id, sessions.c.person, sessions.c.agent, sessions.c.created, sessions.c.seen)
WHO = Sentence(
    sa.select(*SESSION, people.c.id, people.c.name, people.c.login, people.c.password)
    .join_from(sessions, people, people.c.id == sessions.c.person)
    .where(sessions.c.hash == bindparam("hash"))
)
INVITE = Sentence(sa.select(invites.c.table_id, invites.c.seat).where(invites.c.hash == bindparam("hash")))
INVITES = Sentence(sa.select(invites.c.hash).where(invites.c.table_id == bindparam("table")))
NEW_TABLE = Sentence(tables.insert())
NEW_ENTRY = Sentence(log.insert())
NEW_INVITE = Sentence(invites.insert())
MARK = Sentence(
    tables.update()
    .where(tables.c.id == bindparam("table"))
    .values(status=bindparam("state"), summary=bindparam("names"))
)
SET_DUE = Sentence(tables.update().where(tables.c.id == bindparam("table")).values(due=bindparam("moment")))
SHOW = Sentence(tables.update().where(tables.c.id == bindparam("table")).values(visibility=bindparam("seen")))
FREE_SEAT = Sentence(seats.delete().where(seats.c.table_id == bindparam("table"), seats.c.seat == bindparam("place")))
TAKE_SEAT = Sentence(seats.insert())


# --- changes that go with an entry ----------------------------------------------------------------


def mark(table: str, status: str, names: list[str], levels: list[str]) -> Change:
    """What the lobby says of a table from now on."""
    return Change(MARK, {"table": table, "state": status, "names": names_of(names, levels)})


def set_due(table: str, due: int | None) -> Change:
    return Change(SET_DUE, {"table": table, "moment": due})


def show(table: str, visibility: str) -> Change:
    """Who may watch it from now on; the lobby lists what is public."""
    return Change(SHOW, {"table": table, "seen": visibility})


def seat_person(table: str, seat: int, person: str) -> list[Change]:
    """Whose seat it is, for the list of one's own tables."""
    gone = Change(FREE_SEAT, {"table": table, "place": seat})
    return [gone, Change(TAKE_SEAT, {"table_id": table, "seat": seat, "person": person})] if person else [gone]


def names_of(names: list[str], levels: list[str]) -> str:
    return msgspec.json.encode((names, levels)).decode()


def head_says(pace: str, seeks: str) -> list[tuple[str, bool]]:
    """What the head of a table, as it is stored, has to say or not, for tables of this pace that look for this."""
    clock, days = ('"minutes":0,', '"days":0,')
    paces = {"live": [(clock, False)], "days": [(days, False)], "none": [(clock, True), (days, True)]}
    return paces.get(pace, []) + ([(f'"seeks":"{seeks}"', True)] if seeks else [])
