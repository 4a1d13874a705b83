"""Friends, the links by which people become friends, and blocks.

What concerns two people is decided while both are held.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, bindparam

from antilles.server.store.base import Store
from antilles.server.store.compiled_sql import Sentence
from antilles.server.store.holding import Forgotten, hold
from antilles.server.store.invited import end_between
from antilles.server.store.schema import blocks, friend_links, friendships, people, seats, sessions, tables, unseen
from antilles.server.tables.entry import Head, Summary

MOST_FRIENDS = 300
MOST_BLOCKS = 1000
MOST_LINKS = 20
"""Links of one person that are good for one friend each."""
MOST_SHOWN = 60
"""Public tables of friends that are listed."""
DAY = 86_400_000
ONCE_FOR, MANY_FOR = 7 * DAY, 30 * DAY
"""How long links are good."""
PLAYED = ("open", "running", "paused")

Befriended = Literal["new", "known", "own", "blocked", "many", "gone"]
"""What became of a link: ``blocked`` if its user has blocked its owner, ``gone`` where its user need not know why."""


class Friend(Struct, frozen=True):
    id: str
    name: str
    since: int
    seen: int | None
    """When they were here last; None if they do not show it."""


class Blocked(Struct, frozen=True):
    id: str
    name: str
    since: int


class FriendLink(Struct, frozen=True):
    hash: str
    person: str
    once: bool
    until: int


def between(connection: Connection, person: str, other: str) -> bool:
    """Whether these two are friends."""
    pair = sa.select(friendships.c.since).where(friendships.c.person == person, friendships.c.friend == other)
    return connection.execute(pair).first() is not None


def has_blocked(connection: Connection, persons: Collection[str], other: str) -> bool:
    """Whether any of these wants nothing to do with somebody."""
    query = sa.select(blocks.c.since).where(blocks.c.person.in_(persons), blocks.c.blocked == other).limit(1)
    return connection.execute(query).first() is not None


def part(connection: Connection, person: str, other: str) -> None:
    """These two are no friends any more, and no invitation between them is open."""
    for one, two in ((person, other), (other, person)):
        connection.execute(friendships.delete().where(friendships.c.person == one, friendships.c.friend == two))
        end_between(connection, one, two)


# --- friends --------------------------------------------------------------------------------------


def _friends() -> Sentence:
    mine = friendships.c.person == bindparam("person")
    last = sa.select(sessions.c.person, sa.func.max(sessions.c.seen).label("seen"))
    last = last.where(sessions.c.person.in_(sa.select(friendships.c.friend).where(mine)))
    seen = last.group_by(sessions.c.person).subquery()
    shown = sa.case((unseen.c.person.is_(None), seen.c.seen), else_=None)
    return Sentence(
        sa.select(people.c.id, people.c.name, friendships.c.since, shown)
        .join_from(friendships, people, people.c.id == friendships.c.friend)
        .outerjoin(seen, seen.c.person == people.c.id)
        .outerjoin(unseen, unseen.c.person == people.c.id)
        .where(mine)
        .order_by(sa.func.lower(people.c.name), people.c.id)
    )


FRIENDS = _friends()


async def friends_of(store: Store, person: str) -> list[Friend]:
    """Somebody's friends by name, and when each was here last."""
    return [Friend(*row) for row in await store.read(lambda connection: FRIENDS.run(connection, person=person).all())]


async def public_tables(store: Store, persons: Collection[str]) -> dict[str, list[Summary]]:
    """The public tables at which each of these sits, the newest first."""
    query = (
        sa.select(seats.c.person, tables)
        .join_from(seats, tables, tables.c.id == seats.c.table_id)
        .where(seats.c.person.in_(persons), tables.c.visibility == "public", tables.c.status.in_(PLAYED))
        .order_by(tables.c.created.desc(), tables.c.id)
        .limit(MOST_SHOWN)
    )
    found: dict[str, list[Summary]] = {}
    rows = await store.read(lambda connection: connection.execute(query).mappings().all()) if persons else []
    for row in rows:
        names, levels = msgspec.json.decode(row["summary"], type=tuple[list[str], list[str]])
        head = replace(msgspec.json.decode(row["head"], type=Head), visibility=row["visibility"])
        mine = found.setdefault(row["person"], [])
        if head.table not in [other.head.table for other in mine]:
            mine.append(Summary(head, row["status"], names, levels, row["created"]))
    return found


async def end_friendship(store: Store, person: str, friend: str) -> bool:
    """False if there was none."""

    def change(connection: Connection) -> bool:
        hold(connection, person)
        found = between(connection, person, friend)
        if found:
            part(connection, person, friend)
        return found

    return await store.write(change)


async def is_seen(store: Store, person: str) -> bool:
    """Whether somebody's friends are told when they are here."""
    query = sa.select(unseen.c.person).where(unseen.c.person == person)
    return await store.read(lambda connection: connection.execute(query).first()) is None


async def show(store: Store, person: str, shown: bool) -> None:
    def change(connection: Connection) -> None:
        hold(connection, person)
        connection.execute(unseen.delete().where(unseen.c.person == person))
        if not shown:
            connection.execute(unseen.insert(), {"person": person})

    await store.write(change)


# --- links ----------------------------------------------------------------------------------------


async def add_link(store: Store, link: FriendLink, now: int) -> bool:
    """False if there are too many. The one that is good for several people takes the place of the last one."""

    def change(connection: Connection) -> bool:
        hold(connection, link.person)
        mine = friend_links.c.person == link.person
        connection.execute(friend_links.delete().where(mine, friend_links.c.until <= now))
        if not link.once:
            connection.execute(friend_links.delete().where(mine, friend_links.c.once == 0))
        count = sa.select(sa.func.count()).select_from(friend_links).where(mine, friend_links.c.once == 1)
        if link.once and connection.execute(count).scalar_one() >= MOST_LINKS:
            return False
        connection.execute(friend_links.insert(), msgspec.structs.asdict(link) | {"once": int(link.once)})
        return True

    return await store.write(change)


async def links_of(store: Store, person: str, now: int) -> list[FriendLink]:
    query = sa.select(*friend_links.c).where(friend_links.c.person == person, friend_links.c.until > now)
    rows = await store.read(lambda connection: connection.execute(query.order_by(friend_links.c.until)).all())
    return [FriendLink(row[0], row[1], bool(row[2]), row[3]) for row in rows]


async def end_links(store: Store, person: str) -> None:
    await store.write(
        lambda connection: connection.execute(friend_links.delete().where(friend_links.c.person == person))
    )


async def owner_of(store: Store, hash: str, person: str, now: int) -> tuple[str, str, bool] | None:
    """Whose link this is, their name, and whether they are friends of this person already; None for whoever is not to
    know.
    """

    def query(connection: Connection) -> tuple[str, str, bool] | None:
        good = (friend_links.c.hash == hash) & (friend_links.c.until > now)
        named = sa.select(people.c.id, people.c.name).join_from(
            friend_links, people, people.c.id == friend_links.c.person
        )
        row = connection.execute(named.where(good)).first()
        if row is None or has_blocked(connection, [row[0]], person):
            return None
        return row[0], row[1], between(connection, person, row[0])

    return await store.read(query)


async def befriend(store: Store, hash: str, person: str, now: int) -> Befriended:
    """Use a link: from now on its owner and this person are friends."""
    good = (friend_links.c.hash == hash) & (friend_links.c.until > now)
    owners = sa.select(friend_links.c.person, friend_links.c.once).where(good)

    def change(connection: Connection) -> Befriended:
        row = connection.execute(owners).first()
        if row is None:
            return "gone"
        other, once = row
        if other == person:
            return "own"
        try:
            hold(connection, person, other)
        except Forgotten:
            return "gone"
        if has_blocked(connection, [other], person):
            return "gone"
        if has_blocked(connection, [person], other):
            return "blocked"
        if between(connection, person, other):
            return "known"
        count = sa.select(sa.func.count()).select_from(friendships)
        if any(
            connection.execute(count.where(friendships.c.person == each)).scalar_one() >= MOST_FRIENDS
            for each in (person, other)
        ):
            return "many"
        if once and not connection.execute(friend_links.delete().where(good)).rowcount:
            return "gone"  # somebody else was quicker
        pair = [(person, other), (other, person)]
        connection.execute(friendships.insert(), [{"person": a, "friend": b, "since": now} for a, b in pair])
        return "new"

    return await store.write(change)


# --- blocks ---------------------------------------------------------------------------------------


async def block(store: Store, person: str, other: str, now: int) -> bool:
    """Have nothing to do with somebody any more; false if there are too many."""

    def change(connection: Connection) -> bool:
        try:
            hold(connection, person, other)
        except Forgotten:
            return True  # with nobody one has nothing to do
        count = sa.select(sa.func.count()).select_from(blocks).where(blocks.c.person == person)
        if not has_blocked(connection, [person], other):
            if connection.execute(count).scalar_one() >= MOST_BLOCKS:
                return False
            connection.execute(blocks.insert(), {"person": person, "blocked": other, "since": now})
        part(connection, person, other)
        return True

    return await store.write(change)


async def unblock(store: Store, person: str, other: str) -> bool:
    """False if they were not blocked."""
    change = blocks.delete().where(blocks.c.person == person, blocks.c.blocked == other)
    return bool(await store.write(lambda connection: connection.execute(change).rowcount))


async def blocked_by(store: Store, person: str) -> list[Blocked]:
    """Whom somebody has blocked, the last first."""
    query = (
        sa.select(people.c.id, people.c.name, blocks.c.since)
        .join_from(blocks, people, people.c.id == blocks.c.blocked)
        .where(blocks.c.person == person)
        .order_by(blocks.c.since.desc(), people.c.id)
    )
    return [Blocked(*row) for row in await store.read(lambda connection: connection.execute(query).all())]


async def unwelcome(store: Store, person: str, at: Collection[str]) -> bool:
    """Whether any of those who sit at a table wants nothing to do with somebody."""
    others = [other for other in at if other and other != person]
    return bool(others) and await store.read(lambda connection: has_blocked(connection, others, person))
