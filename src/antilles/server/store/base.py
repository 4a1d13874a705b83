"""What both stores share: the queries, written once."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypeVar

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy import Connection

from antilles.server.store.appending import Appending
from antilles.server.store.compiled_sql import Change
from antilles.server.store.holding import hold, hold_table
from antilles.server.store.readable import readable
from antilles.server.store.schema import installation, invites, log, people, seats, sessions, tables
from antilles.server.store.seals import Enlist
from antilles.server.store.statements import (
    ENTRIES,
    ENTRY_OF,
    HEAD,
    INVITE,
    INVITES,
    NEW_ENTRY,
    NEW_INVITE,
    NEW_TABLE,
    SESSION,
    WHO,
    head_says,
    names_of,
)
from antilles.server.tables.entry import Entry, Head, Summary, read_body

T = TypeVar("T")
MOST_ASKED = 500  # sessions, in one query


class StoreDown(RuntimeError):
    """The database cannot do this now; the caller may try again."""


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

    shared: bool  # other processes may write to the same tables

    @abstractmethod
    async def read(self, query: Callable[[Connection], T], long: bool = False) -> T:
        """``long`` for what may take minutes, like a backup."""

    @abstractmethod
    async def write(self, change: Callable[[Connection], T], long: bool = False) -> T: ...

    @abstractmethod
    def append(self, appending: Appending) -> None:
        """Make an entry durable together with whatever else is waiting; then call its ``done``."""

    async def carry_out(self, *changes: Change) -> None:
        def change(connection: Connection) -> None:
            for each in changes:
                each.run(connection)

        await self.write(change)

    @property
    @abstractmethod
    def waiting(self) -> int: ...  # entries on their way

    @abstractmethod
    async def close(self) -> None: ...

    # --- tables ---------------------------------------------------------------------------------

    async def create_table(self, head: Head, entries: Sequence[Entry], tickets: Sequence[tuple[str, int]],
                           summary: Summary, due: int | None = None,
                           also: Sequence[Change | Enlist] = ()) -> None:  # fmt: skip
        """A new table with the beginning of its log, its invitations and what else goes with it."""

        def change(connection: Connection) -> None:
            NEW_TABLE.run(
                connection,
                id=head.table,
                head=msgspec.json.encode(head).decode(),
                game=head.game,
                visibility=head.visibility,
                status=summary.status,
                summary=names_of(summary.names, summary.levels),
                created=summary.created,
                due=due,
            )
            rows = [Appending(head.table, new, (), lambda _: None).row() for new in entries]
            names = ("table_id", "version", "at", "request", "body")
            NEW_ENTRY.run_all(connection, [dict(zip(names, row, strict=True)) for row in rows])
            invited = [{"hash": mark, "table_id": head.table, "seat": seat} for mark, seat in tickets]
            NEW_INVITE.run_all(connection, invited)
            for each in also:
                each.run(connection)

        await self.write(change)

    async def head(self, table: str) -> Head | None:
        found = await self.read(lambda connection: HEAD.run(connection, id=table).scalar_one_or_none())
        return None if found is None else msgspec.json.decode(found, type=Head)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log from a version on."""
        rows = await self.read(lambda connection: ENTRIES.run(connection, table=table, after=after).all())
        return [Entry(version, at, read_body(body), request or "") for version, at, body, request in rows]

    async def tails(self, after: Mapping[str, int]) -> dict[str, list[Entry]]:
        """The logs of several tables, each from its version on; of a damaged one as far as it can be read."""

        def query(connection: Connection) -> list[Sequence[Any]]:
            logs = [(table, ENTRIES.run(connection, table=table, after=since)) for table, since in after.items()]
            return [(table, *row) for table, rows in logs for row in rows]

        return readable(await self.read(query))

    async def entry_of(self, table: str, request: str) -> Entry | None:
        """The entry that a request became, however long ago."""
        row = await self.read(lambda connection: ENTRY_OF.run(connection, table=table, request=request).first())
        return None if row is None else Entry(row[0], row[1], read_body(row[2]), request)

    async def installation(self) -> str:
        """The name of this database."""
        return str(await self.read(lambda connection: connection.execute(sa.select(installation.c.id)).scalar_one()))

    async def lobby(
        self, status: Sequence[str], before: tuple[int, str] | None, limit: int,
        game: str = "", pace: str = "", seeks: str = "",
    ) -> list[Summary]:  # fmt: skip
        """Public tables, the newest first; those of a game, of a pace, that look for somebody."""
        query = sa.select(tables).where(tables.c.visibility == "public", tables.c.status.in_(status))
        query = query.where(tables.c.game == game) if game else query
        for text, wanted in head_says(pace, seeks):
            says = tables.c.head.contains(text, autoescape=True)
            query = query.where(says if wanted else ~says)
        return await self.summaries(query, before, limit)

    async def tables_of(
        self, person: str, before: tuple[int, str] | None, limit: int,
        status: Sequence[str] = (), game: str = "", name: str = "",
    ) -> list[Summary]:  # fmt: skip
        """The tables at which somebody sits, the newest first; those of a status, of a game, with somebody."""
        mine = sa.select(seats.c.table_id).where(seats.c.person == person)
        query = sa.select(tables).where(tables.c.id.in_(mine))
        if status:
            query = query.where(tables.c.status.in_(status))
        if game:
            query = query.where(tables.c.game == game)
        if name:
            query = query.where(sa.func.lower(tables.c.summary).contains(name.lower(), autoescape=True))
        return await self.summaries(query, before, limit)

    async def summaries(
        self, query: sa.Select[tuple[object, ...]], before: tuple[int, str] | None, limit: int
    ) -> list[Summary]:
        if before is not None:
            query = query.where(sa.tuple_(tables.c.created, tables.c.id) < sa.tuple_(*map(sa.literal, before)))
        query = query.order_by(tables.c.created.desc(), tables.c.id.desc()).limit(limit)
        rows = await self.read(lambda connection: connection.execute(query).mappings().all())
        found: list[Summary] = []
        for row in rows:
            names, levels = msgspec.json.decode(row["summary"], type=tuple[list[str], list[str]])
            made = msgspec.json.decode(row["head"], type=Head)
            head = msgspec.structs.replace(made, visibility=row["visibility"])
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

    async def all_tables(self, status: Sequence[str] | None = None) -> list[str]:
        query = sa.select(tables.c.id).order_by(tables.c.created, tables.c.id)
        if status is not None:
            query = query.where(tables.c.status.in_(status))
        return list(await self.read(lambda connection: connection.execute(query).scalars().all()))

    async def full_but_open(self) -> list[str]:
        """Tables whose seats are all taken although their game has not begun: somebody died in between."""
        query = sa.select(tables.c.id, tables.c.summary).where(tables.c.status == "open")
        rows = await self.read(lambda connection: connection.execute(query).all())
        taken = [(table, msgspec.json.decode(summary, type=tuple[list[str], list[str]])) for table, summary in rows]
        return [table for table, (names, _) in taken if all(names)]

    # --- invitations ----------------------------------------------------------------------------

    async def invite(self, hash: str) -> tuple[str, int] | None:
        row = await self.read(lambda connection: INVITE.run(connection, hash=hash).first())
        return None if row is None else (row[0], row[1])

    async def invites_of(self, table: str) -> list[str]:
        """The hashes of the invitations to a table, used ones too."""
        return list(await self.read(lambda connection: INVITES.run(connection, table=table).scalars()))

    async def add_invite(self, hash: str, table: str, seat: int) -> None:
        """One invitation a seat: a new one replaces the old."""

        def change(connection: Connection) -> None:
            hold_table(connection, table)
            connection.execute(invites.delete().where(invites.c.table_id == table, invites.c.seat == seat))
            NEW_INVITE.run(connection, hash=hash, table_id=table, seat=seat)

        await self.write(change)

    # --- people ---------------------------------------------------------------------------------

    async def add_person(self, person: Person, session: Session, hash: str) -> None:
        def change(connection: Connection) -> None:
            row = {"id": person.id, "name": person.name, "created": session.created}
            connection.execute(people.insert(), row)
            _insert_session(connection, session, hash)

        await self.write(change)

    async def person_by_login(self, login: str) -> Person | None:
        columns = (people.c.id, people.c.name, people.c.login, people.c.password)
        query = sa.select(*columns).where(people.c.login == login)
        row = await self.read(lambda connection: connection.execute(query).first())
        return None if row is None else Person(*row)

    async def rename(self, person: str, name: str) -> None:
        change = people.update().where(people.c.id == person).values(name=name)
        await self.write(lambda connection: connection.execute(change))

    async def password_of(self, person: str) -> str | None:
        """The hash of somebody's password."""
        query = sa.select(people.c.password).where(people.c.id == person)
        return await self.read(lambda connection: connection.execute(query).scalar_one_or_none())

    async def set_password(
        self, person: str, login: str, password: str, session: str, new: str, hash: str
    ) -> Literal["done", "taken", "ended"]:
        """The session in which it is asked goes on under another name with another token, all in one: of two requests
        that cross, the second one finds that its session has ended. ``taken``: the login is somebody else's.
        """
        change = people.update().where(people.c.id == person).values(login=login, password=password)
        taken = sa.select(people.c.id).where(people.c.login == login, people.c.id != person)
        rotate = sessions.update().where(sessions.c.id == session).values(id=new, hash=hash)

        def run(connection: Connection) -> Literal["done", "taken", "ended"]:
            if connection.execute(taken).first() is not None:
                return "taken"
            if connection.execute(rotate).rowcount != 1:
                return "ended"
            connection.execute(change)
            return "done"

        try:
            return await self.write(run)
        except sa.exc.IntegrityError:
            return "taken"

    # --- sessions -------------------------------------------------------------------------------

    async def add_session(self, session: Session, hash: str) -> None:
        def change(connection: Connection) -> None:
            hold(connection, session.person)
            _insert_session(connection, session, hash)

        await self.write(change)

    async def who(self, hash: str) -> tuple[Session, Person] | None:
        """A session and whose it is."""
        row = await self.read(lambda connection: WHO.run(connection, hash=hash).first())
        return None if row is None else (Session(*row[:5]), Person(*row[5:]))

    async def sessions_of(self, person: str) -> list[Session]:
        query = sa.select(*SESSION).where(sessions.c.person == person).order_by(sessions.c.created, sessions.c.id)
        rows = await self.read(lambda connection: connection.execute(query).all())
        return [Session(*row) for row in rows]

    async def living_sessions(self, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """Which of these sessions nobody has ended, and when each was seen and made."""

        def living(connection: Connection) -> dict[str, tuple[int, int]]:
            found: dict[str, tuple[int, int]] = {}
            for start in range(0, len(ids), MOST_ASKED):
                mine = sessions.c.id.in_(ids[start : start + MOST_ASKED])
                query = sa.select(sessions.c.id, sessions.c.seen, sessions.c.created).where(mine)
                found.update({row[0]: (row[1], row[2]) for row in connection.execute(query)})
            return found

        return await self.read(living) if ids else {}

    async def touch_session(self, id: str, now: int) -> None:
        change = sessions.update().where(sessions.c.id == id).values(seen=now)
        await self.write(lambda connection: connection.execute(change))

    async def touch_sessions(self, ids: Sequence[str], now: int) -> None:
        """Whoever listens is there."""
        for start in range(0, len(ids), MOST_ASKED):
            change = sessions.update().where(sessions.c.id.in_(ids[start : start + MOST_ASKED])).values(seen=now)
            await self.write(lambda connection, change=change: connection.execute(change))  # type: ignore[misc]

    async def last_seen(self, persons: Sequence[str]) -> dict[str, int]:
        """When each of these was here last, in any of their sessions."""
        wanted = sa.select(sessions.c.person, sa.func.max(sessions.c.seen)).where(sessions.c.person.in_(persons))

        def seen(connection: Connection) -> dict[str, int]:
            return {person: int(at) for person, at in connection.execute(wanted.group_by(sessions.c.person))}

        return await self.read(seen) if persons else {}

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


def _insert_session(connection: Connection, session: Session, hash: str) -> None:
    row = {"id": session.id, "hash": hash, "person": session.person, "agent": session.agent}
    connection.execute(sessions.insert(), row | {"created": session.created, "seen": session.seen})
