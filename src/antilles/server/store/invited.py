"""Invitations by name: which friend was asked to which seat, and what became of it.

Whoever sits down takes the seat with the mark of the invitation, as with one by a link: the log knows that it was used.
"""

from __future__ import annotations

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy import Connection, bindparam

from antilles.server.store.base import Store
from antilles.server.store.compiled_sql import Change, Sentence
from antilles.server.store.holding import Forgotten, hold
from antilles.server.store.outbox import call, withdraw
from antilles.server.store.schema import friendships, invited, people

MOST_OPEN = 100
"""Invitations of one person that wait for an answer."""
JOIN = Sentence(
    sa.text("""UPDATE invited
SET status = CASE WHEN person = CAST(:person AS VARCHAR) THEN 'joined' ELSE 'withdrawn' END
WHERE table_id = CAST(:place AS VARCHAR) AND (person = CAST(:person AS VARCHAR)
OR (seat = CAST(:seat AS INTEGER) AND status = 'asked'))""")
)
SEND_AWAY = Sentence(
    sa.text("""UPDATE invited SET status = 'withdrawn'
WHERE table_id = CAST(:place AS VARCHAR) AND person = CAST(:person AS VARCHAR)""")
)
SILENCE = Sentence(
    sa.text("""DELETE FROM outbox WHERE table_id = CAST(:place AS VARCHAR) AND version = 0 AND channel IN
(SELECT channels.id FROM channels JOIN invited ON invited.person = channels.person
WHERE invited.table_id = CAST(:place AS VARCHAR) AND invited.status <> 'asked')""")
)


class Invited(Struct, frozen=True):
    """Somebody who was invited by name; ``by`` is the host's name."""

    table: str
    person: str
    seat: int
    host: str
    mark: str
    status: str
    at: int
    name: str
    by: str


def taken(table: str, seat: int, person: str) -> list[Change]:
    """Somebody takes a seat: what they were asked for is done, and nobody else is asked for that seat any more."""
    joined = Change(JOIN, {"place": table, "seat": seat, "person": person})
    return [joined, Change(SILENCE, {"place": table})]


def sent_away(table: str, person: str) -> list[Change]:
    """Whoever was sent away comes back by a new invitation only."""
    return [Change(SEND_AWAY, {"place": table, "person": person}), Change(SILENCE, {"place": table})]


def end_between(connection: Connection, host: str, person: str) -> None:
    """What one of these two was asked by the other counts as declined."""
    mine = (invited.c.host == host) & (invited.c.person == person) & (invited.c.status == "asked")
    for table in connection.execute(sa.select(invited.c.table_id).where(mine)).scalars().all():
        withdraw(table, person).run(connection)
    connection.execute(invited.update().where(mine).values(status="declined"))


async def invite(store: Store, host: str, table: str, seat: int, person: str, mark: str, now: int) -> str:
    """Ask a friend to a seat; whoever was asked for it before is not any more. ``asked``, or why not: ``stranger``,
    ``declined`` or ``many``. Of each table somebody is told by a notice once.
    """

    def change(connection: Connection) -> str:
        pair = (friendships.c.person == host) & (friendships.c.friend == person)
        try:
            hold(connection, host, person)
        except Forgotten:
            return "stranger"
        if connection.execute(sa.select(friendships.c.since).where(pair)).first() is None:
            return "stranger"
        here, mine = invited.c.table_id == table, invited.c.person == person
        old = connection.execute(sa.select(invited.c.status).where(here, mine)).scalar_one_or_none()
        if old == "declined":
            return "declined"
        waiting = sa.select(sa.func.count()).select_from(invited)
        waiting = waiting.where(invited.c.host == host, invited.c.status == "asked")
        if old != "asked" and connection.execute(waiting).scalar_one() >= MOST_OPEN:
            return "many"
        replaced = here & (invited.c.seat == seat) & (invited.c.status == "asked") & ~mine
        connection.execute(invited.update().where(replaced).values(status="withdrawn"))
        row = {"seat": seat, "host": host, "mark": mark, "status": "asked", "at": now}
        if old is None:
            connection.execute(invited.insert(), row | {"table_id": table, "person": person})
            call(table, person, seat, 0, now, None).run(connection)
        else:
            connection.execute(invited.update().where(here, mine).values(**row))
        SILENCE.run(connection, place=table)
        return "asked"

    return await store.write(change)


async def settle(store: Store, table: str, person: str, status: str) -> bool:
    """Whoever is asked declines, or the host takes it back; false if nobody is asked."""
    mine = (invited.c.table_id == table) & (invited.c.person == person) & (invited.c.status == "asked")

    def change(connection: Connection) -> bool:
        done = connection.execute(invited.update().where(mine).values(status=status)).rowcount
        SILENCE.run(connection, place=table)
        return bool(done)

    return await store.write(change)


def _those(*where: sa.ColumnElement[bool]) -> Sentence:
    host = people.alias("hosts")
    return Sentence(
        sa.select(invited.c.table_id, invited.c.person, invited.c.seat, invited.c.host, invited.c.mark,
                  invited.c.status, invited.c.at, people.c.name, host.c.name)
        .join_from(invited, people, people.c.id == invited.c.person)
        .join(host, host.c.id == invited.c.host)
        .where(*where)
        .order_by(invited.c.at, invited.c.table_id, invited.c.person)
    )  # fmt: skip


AT, WHOM = invited.c.table_id == bindparam("place"), invited.c.person == bindparam("person")
THERE, WAITING, ONE = _those(AT), _those(WHOM, invited.c.status == bindparam("state")), _those(AT, WHOM)


async def _found(store: Store, those: Sentence, **values: str) -> list[Invited]:
    return [Invited(*row) for row in await store.read(lambda connection: those.run(connection, **values).all())]


async def invited_at(store: Store, table: str) -> list[Invited]:
    """Everybody who was invited to a table by name."""
    return await _found(store, THERE, place=table)


async def invitations_of(store: Store, person: str) -> list[Invited]:
    """What somebody is asked to and has not answered."""
    return await _found(store, WAITING, person=person, state="asked")


async def invitation_to(store: Store, table: str, person: str) -> Invited | None:
    found = await _found(store, ONE, place=table, person=person)
    return found[0] if found else None
