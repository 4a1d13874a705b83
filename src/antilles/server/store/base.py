"""What both stores share: the queries, written once, and the form of an append."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Literal, TypeVar

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy import Connection

from antilles.server.entry import Entry, Head, read_body, write_body
from antilles.server.store.schema import invites, log, people, seats, sessions, tables

T = TypeVar("T")
Result = Literal["stored", "conflict", "failed"]
"""Durable; somebody else's entry has that version or request; or not stored, as far as anybody knows."""


class StoreDown(RuntimeError):
    """The database cannot do this now; the caller may try again."""


class Appending(Struct, frozen=True):
    """One entry on its way, with the statements that must become durable together with it."""

    table: str
    entry: Entry
    also: Sequence[sa.Executable]
    done: Callable[[Result], None]

    def row(self) -> tuple[str, int, int, str | None, str]:
        new = self.entry
        return (self.table, new.version, new.at, new.request or None, write_body(new.body).decode())


class Summary(Struct, frozen=True):
    """A table as the lobby shows it."""

    head: Head
    status: str
    names: list[str]
    levels: list[str]
    created: int


class Person(Struct, frozen=True):
    id: str
    name: str
    login: str | None
    password: str | None


class Session(Struct, frozen=True):
    id: str
    person: str
    agent: str
    created: int
    seen: int


class Store(ABC):
    """Reads, writes, and appends to logs. Functions get a connection inside a transaction."""

    shared: bool
    """Whether other processes may write to the same tables."""

    @abstractmethod
    async def read(self, query: Callable[[Connection], T]) -> T: ...

    @abstractmethod
    async def write(self, change: Callable[[Connection], T]) -> T: ...

    @abstractmethod
    def append(self, appending: Appending) -> None:
        """Make an entry durable together with whatever else is waiting; then call its ``done``."""

    async def execute(self, *statements: sa.Executable) -> None:
        def change(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self.write(change)

    @property
    @abstractmethod
    def waiting(self) -> int:
        """How many entries are on their way."""

    @abstractmethod
    async def close(self) -> None: ...

    # --- tables ---------------------------------------------------------------------------------

    async def create_table(self, head: Head, entries: Sequence[Entry], tickets: Sequence[tuple[str, int]],
                           summary: Summary, due: int | None = None) -> None:  # fmt: skip
        """A new table with the beginning of its log and its invitations."""

        def change(connection: Connection) -> None:
            row = {
                "id": head.table,
                "head": msgspec.json.encode(head).decode(),
                "game": head.game,
                "visibility": head.visibility,
                "status": summary.status,
                "summary": _names(summary.names, summary.levels),
                "created": summary.created,
                "due": due,
            }
            connection.execute(tables.insert(), row)
            rows = [Appending(head.table, new, (), _nothing).row() for new in entries]
            if rows:
                names = ("table_id", "version", "at", "request", "body")
                connection.execute(log.insert(), [dict(zip(names, one, strict=True)) for one in rows])
            if tickets:
                fields = [{"hash": mark, "table_id": head.table, "seat": seat} for mark, seat in tickets]
                connection.execute(invites.insert(), fields)

        await self.write(change)

    async def head(self, table: str) -> Head | None:
        query = sa.select(tables.c.head).where(tables.c.id == table)
        found = await self.read(lambda connection: connection.execute(query).scalar_one_or_none())
        return None if found is None else msgspec.json.decode(found, type=Head)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log from a version on."""
        query = sa.select(log.c.version, log.c.at, log.c.body, log.c.request)
        query = query.where(log.c.table_id == table, log.c.version > after).order_by(log.c.version)
        rows = await self.read(lambda connection: connection.execute(query).all())
        return [Entry(version, at, read_body(body), request or "") for version, at, body, request in rows]

    async def version_of(self, table: str, request: str) -> int | None:
        """The version that a request became."""
        query = sa.select(log.c.version).where(log.c.table_id == table, log.c.request == request)
        return await self.read(lambda connection: connection.execute(query).scalar_one_or_none())

    async def lobby(self, status: Sequence[str], before: tuple[int, str] | None, limit: int) -> list[Summary]:
        """Public tables, the newest first."""
        query = sa.select(tables).where(tables.c.visibility == "public", tables.c.status.in_(status))
        return await self._summaries(query, before, limit)

    async def tables_of(self, person: str, before: tuple[int, str] | None, limit: int) -> list[Summary]:
        """The tables at which somebody sits, the newest first."""
        mine = sa.select(seats.c.table_id).where(seats.c.person == person)
        return await self._summaries(sa.select(tables).where(tables.c.id.in_(mine)), before, limit)

    async def _summaries(
        self, query: sa.Select[tuple[object, ...]], before: tuple[int, str] | None, limit: int
    ) -> list[Summary]:
        if before is not None:
            query = query.where(sa.tuple_(tables.c.created, tables.c.id) < sa.tuple_(*map(sa.literal, before)))
        query = query.order_by(tables.c.created.desc(), tables.c.id.desc()).limit(limit)
        rows = await self.read(lambda connection: connection.execute(query).mappings().all())
        found: list[Summary] = []
        for row in rows:
            names, levels = msgspec.json.decode(row["summary"], type=tuple[list[str], list[str]])
            head = msgspec.json.decode(row["head"], type=Head)
            found.append(Summary(head, row["status"], names, levels, row["created"]))
        return found

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """How long the logs of these tables are."""
        query = sa.select(log.c.table_id, sa.func.max(log.c.version)).where(log.c.table_id.in_(ids))
        rows = await self.read(lambda connection: connection.execute(query.group_by(log.c.table_id)).all())
        return {row[0]: row[1] for row in rows}

    async def due(self, now: int, limit: int = 200) -> list[str]:
        """Tables at which something must happen without anybody asking for it."""
        query = sa.select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(limit)
        return list(await self.read(lambda connection: connection.execute(query).scalars().all()))

    async def all_tables(self) -> list[str]:
        query = sa.select(tables.c.id).order_by(tables.c.created, tables.c.id)
        return list(await self.read(lambda connection: connection.execute(query).scalars().all()))

    # --- invitations ----------------------------------------------------------------------------

    async def invite(self, hash: str) -> tuple[str, int] | None:
        query = sa.select(invites.c.table_id, invites.c.seat).where(invites.c.hash == hash)
        row = await self.read(lambda connection: connection.execute(query).first())
        return None if row is None else (row[0], row[1])

    async def add_invite(self, hash: str, table: str, seat: int) -> None:
        """One invitation a seat: a new one replaces the old."""

        def change(connection: Connection) -> None:
            connection.execute(invites.delete().where(invites.c.table_id == table, invites.c.seat == seat))
            connection.execute(invites.insert(), {"hash": hash, "table_id": table, "seat": seat})

        await self.write(change)

    # --- people ---------------------------------------------------------------------------------

    async def add_person(self, person: Person, session: Session, hash: str) -> None:
        def change(connection: Connection) -> None:
            row = {"id": person.id, "name": person.name, "created": session.created}
            connection.execute(people.insert(), row)
            _insert_session(connection, session, hash)

        await self.write(change)

    async def person(self, id: str) -> Person | None:
        return await self._person(people.c.id == id)

    async def person_by_login(self, login: str) -> Person | None:
        return await self._person(people.c.login == login)

    async def _person(self, where: sa.ColumnElement[bool]) -> Person | None:
        query = sa.select(people.c.id, people.c.name, people.c.login, people.c.password).where(where)
        row = await self.read(lambda connection: connection.execute(query).first())
        return None if row is None else Person(*row)

    async def rename(self, person: str, name: str) -> None:
        change = people.update().where(people.c.id == person).values(name=name)
        await self.execute(change)

    async def set_password(self, person: str, login: str, password: str) -> bool:
        """False when the login belongs to somebody else."""
        change = people.update().where(people.c.id == person).values(login=login, password=password)
        taken = sa.select(people.c.id).where(people.c.login == login, people.c.id != person)

        def run(connection: Connection) -> bool:
            if connection.execute(taken).first() is not None:
                return False
            connection.execute(change)
            return True

        try:
            return await self.write(run)
        except sa.exc.IntegrityError:
            return False

    # --- sessions -------------------------------------------------------------------------------

    async def add_session(self, session: Session, hash: str) -> None:
        await self.write(lambda connection: _insert_session(connection, session, hash))

    async def session(self, hash: str) -> Session | None:
        found = await self._sessions(sessions.c.hash == hash)
        return found[0] if found else None

    async def sessions_of(self, person: str) -> list[Session]:
        return await self._sessions(sessions.c.person == person)

    async def _sessions(self, where: sa.ColumnElement[bool]) -> list[Session]:
        columns = (sessions.c.id, sessions.c.person, sessions.c.agent, sessions.c.created, sessions.c.seen)
        query = sa.select(*columns).where(where).order_by(sessions.c.created, sessions.c.id)
        rows = await self.read(lambda connection: connection.execute(query).all())
        return [Session(*row) for row in rows]

    async def touch_session(self, id: str, now: int) -> None:
        change = sessions.update().where(sessions.c.id == id).values(seen=now)
        await self.execute(change)

    async def end_sessions(self, person: str, only: str | None = None, but: str | None = None) -> list[str]:
        """End one session of a person, or all, or all but one; the ids of those ended."""
        where = sessions.c.person == person
        if only is not None:
            where &= sessions.c.id == only
        if but is not None:
            where &= sessions.c.id != but

        def change(connection: Connection) -> list[str]:
            ended = list(connection.execute(sa.select(sessions.c.id).where(where)).scalars())
            connection.execute(sessions.delete().where(where))
            return ended

        return await self.write(change)


# --- statements that go with an entry -------------------------------------------------------------


def mark(table: str, status: str, names: list[str], levels: list[str]) -> sa.Executable:
    """What the lobby says of a table from now on."""
    return tables.update().where(tables.c.id == table).values(status=status, summary=_names(names, levels))


def set_due(table: str, due: int | None) -> sa.Executable:
    return tables.update().where(tables.c.id == table).values(due=due)


def seat_person(table: str, seat: int, person: str) -> list[sa.Executable]:
    """Whose seat it is, for the list of one's own tables."""
    gone = seats.delete().where(seats.c.table_id == table, seats.c.seat == seat)
    return [gone, seats.insert().values(table_id=table, seat=seat, person=person)] if person else [gone]


def _names(names: list[str], levels: list[str]) -> str:
    return msgspec.json.encode((names, levels)).decode()


def _insert_session(connection: Connection, session: Session, hash: str) -> None:
    row = {"id": session.id, "hash": hash, "person": session.person, "agent": session.agent}
    connection.execute(sessions.insert(), row | {"created": session.created, "seen": session.seen})


def _nothing(result: Result) -> None:
    """Nobody waits for this entry alone."""
