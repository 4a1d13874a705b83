"""Keeping order in the house: mutes, reports, announcements, and the record of everything that was done.

The record is only ever added to: each row has a digest of itself and of the row before, so that a row that was taken
out or changed is found out. Whatever is done is written together with its row.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy import Connection

from antilles.server.store.base import Store
from antilles.server.store.holding import Forgotten, hold
from antilles.server.store.order_schema import acts, announcements, mutes, reports
from antilles.server.store.schema import people, seats, tables
from antilles.server.tables.entry import Summary

Deed = Literal["rename", "mute", "show", "remove", "vote", "announce", "withdraw", "report", "settle"]
OWNER = "house"
"""Who acted, where it was the owner of the house; elsewhere the id of a person."""
ACTS_LOCK = 0xAC75
NEW = 200
"""Reports that wait for an answer beyond which no further ones are taken."""


class Act(Struct, frozen=True):
    """A row of the record."""

    number: int
    at: int
    who: str
    deed: str
    facts: dict[str, Any]
    digest: str


class Report(Struct, frozen=True):
    """Something that was said, and why somebody finds it wrong."""

    id: str
    at: int
    table: str
    version: int
    person: str
    reporter: str
    name: str
    text: str
    why: str


class Announcement(Struct, frozen=True):
    """What everybody is told until then, by language."""

    id: str
    at: int
    until: int
    texts: dict[str, str]


class Known(Struct, frozen=True):
    """Somebody as the owner of the house sees them."""

    id: str
    name: str
    login: str | None
    created: int
    tables: int
    muted: int
    """Until when they may not write; 0 if they may."""


LAST = sa.select(acts.c.number, acts.c.digest).order_by(acts.c.number.desc()).limit(1)


def digest_of(before: str, number: int, at: int, who: str, deed: str, facts: str) -> str:
    return hashlib.sha256(msgspec.json.encode([before, number, at, who, deed, facts])).hexdigest()


def note(connection: Connection, at: int, who: str, deed: Deed, **facts: Any) -> None:
    """Add a row to the record, in the transaction of what it tells; one at a time, in every process."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({ACTS_LOCK})")
    last = connection.execute(LAST).first()
    number, before = (1, "") if last is None else (last[0] + 1, last[1])
    text = msgspec.json.encode(facts).decode()
    digest = digest_of(before, number, at, who, deed, text)
    row = {"number": number, "at": at, "who": who, "deed": deed, "facts": text, "digest": digest}
    connection.execute(acts.insert(), row)


class Moderating:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def _done(
        self, at: int, who: str, deed: Deed, facts: dict[str, Any], change: Callable[[Connection], bool] | None = None
    ) -> bool:
        """Carry it out and write it down; nothing is written down if there was nothing to do."""

        def both(connection: Connection) -> bool:
            if change is not None and not change(connection):
                return False
            note(connection, at, who, deed, **facts)
            return True

        return await self._store.write(both)

    async def noted(self, at: int, who: str, deed: Deed, **facts: Any) -> None:
        """Something that a table's own log has carried out."""
        await self._done(at, who, deed, facts)

    # --- people ---------------------------------------------------------------------------------

    async def known(self, name: str, now: int, limit: int) -> list[Known]:
        """People by a part of their name or their login, the newest first; or the one with this id."""
        sits = sa.select(sa.func.count()).where(seats.c.person == people.c.id).scalar_subquery()
        until = sa.func.coalesce(mutes.c.until, 0)
        query = sa.select(people.c.id, people.c.name, people.c.login, people.c.created, sits, until)
        query = query.join(mutes, mutes.c.person == people.c.id, isouter=True)
        if name:
            part = name.casefold()
            columns = (sa.func.lower(people.c.name), sa.func.coalesce(people.c.login, ""))
            found = [column.contains(part, autoescape=True) for column in columns]
            query = query.where(sa.or_(people.c.id == name, *found))
        query = query.order_by(people.c.created.desc(), people.c.id).limit(limit)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [Known(*row[:5], row[5] if row[5] > now else 0) for row in rows]

    async def rename(self, at: int, person: str, name: str) -> bool:
        def change(connection: Connection) -> bool:
            return connection.execute(people.update().where(people.c.id == person).values(name=name)).rowcount > 0

        return await self._done(at, OWNER, "rename", {"person": person, "name": name}, change)

    async def mute(self, at: int, person: str, until: int) -> bool:
        """Until then they may not write; until 0 they may again."""

        def change(connection: Connection) -> bool:
            try:
                hold(connection, person)
            except Forgotten:
                return False
            connection.execute(mutes.delete().where(mutes.c.person == person))
            if until:
                connection.execute(mutes.insert(), {"person": person, "until": until})
            return True

        return await self._done(at, OWNER, "mute", {"person": person, "until": until}, change)

    async def muted(self, now: int) -> dict[str, int]:
        query = sa.select(mutes.c.person, mutes.c.until).where(mutes.c.until > now)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return dict(rows)

    # --- reports --------------------------------------------------------------------------------

    async def report(self, new: Report) -> bool:
        """Once for each line and reporter; False if too many wait already."""
        row = msgspec.structs.asdict(new)
        row["table_id"] = row.pop("table")

        def change(connection: Connection) -> bool:
            hold(connection, new.reporter)
            same = sa.select(reports.c.id).where(
                reports.c.table_id == new.table, reports.c.version == new.version, reports.c.reporter == new.reporter
            )
            if connection.execute(same).first() is not None:
                return True
            if (connection.execute(sa.select(sa.func.count()).select_from(reports)).scalar() or 0) >= NEW:
                return False
            connection.execute(reports.insert(), row)
            note(connection, new.at, new.reporter, "report", table=new.table, person=new.person)
            return True

        return await self._store.write(change)

    async def reports(self) -> list[Report]:
        columns = [reports.c[{"table": "table_id"}.get(name, name)] for name in Report.__struct_fields__]
        query = sa.select(*columns).order_by(reports.c.at, reports.c.id)
        return [Report(*row) for row in await self._store.read(lambda connection: connection.execute(query).all())]

    async def settle(self, at: int, report: str) -> bool:
        def change(connection: Connection) -> bool:
            return connection.execute(reports.delete().where(reports.c.id == report)).rowcount > 0

        return await self._done(at, OWNER, "settle", {"report": report}, change)

    async def names(self, wanted: set[str]) -> dict[str, str]:
        query = sa.select(people.c.id, people.c.name).where(people.c.id.in_(wanted))
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return dict(rows)

    # --- announcements --------------------------------------------------------------------------

    async def announce(self, at: int, until: int, texts: dict[str, str]) -> Announcement:
        new = Announcement(secrets.token_hex(6), at, until, texts)
        row = {"id": new.id, "at": at, "until": until, "texts": msgspec.json.encode(texts).decode()}

        def change(connection: Connection) -> bool:
            connection.execute(announcements.insert(), row)
            return True

        await self._done(at, OWNER, "announce", {"id": new.id, "until": until, "texts": texts}, change)
        return new

    async def announced(self, now: int) -> list[Announcement]:
        """What is told now, the newest first."""
        query = sa.select(announcements).where(announcements.c.until > now)
        query = query.order_by(announcements.c.at.desc(), announcements.c.id)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [
            Announcement(name, at, until, msgspec.json.decode(texts, type=dict[str, str]))
            for name, at, until, texts in rows
        ]

    async def withdraw(self, at: int, id: str) -> bool:
        def change(connection: Connection) -> bool:
            return connection.execute(announcements.delete().where(announcements.c.id == id)).rowcount > 0

        return await self._done(at, OWNER, "withdraw", {"id": id}, change)

    # --- tables ---------------------------------------------------------------------------------

    async def tables(
        self, status: Sequence[str], name: str, before: tuple[int, str] | None, limit: int
    ) -> list[Summary]:
        """Tables of the house, whoever may see them; those with somebody, or that one."""
        query = sa.select(tables).where(tables.c.status.in_(status))
        if name:
            told = sa.func.lower(tables.c.summary).contains(name.lower(), autoescape=True)
            query = query.where(sa.or_(tables.c.id == name, told))
        return await self._store.summaries(query, before, limit)

    # --- the record -----------------------------------------------------------------------------

    async def acts(self, before: int | None, limit: int) -> list[Act]:
        """What was done, the newest first."""
        query = sa.select(acts).order_by(acts.c.number.desc()).limit(limit)
        if before is not None:
            query = query.where(acts.c.number < before)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [
            Act(number, at, who, deed, msgspec.json.decode(facts), digest)
            for number, at, who, deed, facts, digest in rows
        ]

    async def whole(self) -> int:
        """The first number at which the record is not as it was written; 0 if it is whole."""
        query = sa.select(acts).order_by(acts.c.number)
        before = ""
        rows = await self._store.read(lambda connection: connection.execute(query).all(), long=True)
        for number, row in enumerate(rows, 1):
            if row[0] != number or row[5] != digest_of(before, *row[:5]):
                return number
            before = row[5]
        return 0
