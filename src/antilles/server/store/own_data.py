"""What the database knows of one person: all of it to take away, all of it to be forgotten."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from antilles.server.store.base import Store
from antilles.server.store.holding import hold
from antilles.server.store.order_schema import mutes, reports
from antilles.server.store.results import forget_results
from antilles.server.store.schema import (
    attempts,
    blocks,
    challenges,
    channels,
    friend_links,
    friendships,
    invited,
    log,
    orders,
    orders_done,
    outbox,
    passkeys,
    people,
    profiles,
    ratings,
    results,
    seats,
    sessions,
    tables,
    unseen,
)

SHOWN = {
    "account": (people.c.id, people.c.name, people.c.login, people.c.created),
    "sessions": (sessions.c.agent, sessions.c.created, sessions.c.seen),
    "passkeys": (passkeys.c.name, passkeys.c.created, passkeys.c.used),
    "notices": (channels.c.kind, channels.c.language, channels.c.zone, channels.c.status, channels.c.created),
    "deals": (
        *(attempts.c.day, attempts.c.game, attempts.c.points, attempts.c.place, attempts.c.course),
        *(attempts.c.begun, attempts.c.ended),
    ),
    "friend_links": (friend_links.c.once, friend_links.c.until),
    "unseen": (unseen.c.person,),
    "profile": (profiles.c.shown,),
    "results": (
        results.c.table_id,
        results.c.game,
        results.c.at,
        results.c.seat,
        results.c.place,
        results.c.points,
        results.c.gone,
        results.c.rated,
    ),
    "ratings": (ratings.c.game, ratings.c.games, ratings.c.table_id, ratings.c.at, ratings.c.mu, ratings.c.sigma),
    "orders": (orders.c.table_id, orders.c.seat, orders.c.body),
    "orders_done": (orders_done.c.table_id, orders_done.c.seat, orders_done.c.how, orders_done.c.body),
    "mutes": (mutes.c.until, mutes.c.person),
}
"""What is told of each kind: no hashes, no keys, no addresses that are secrets."""
MINE = (
    channels, sessions, passkeys, challenges, attempts, orders, orders_done, seats, friendships, friend_links, blocks,
    unseen, invited, profiles, mutes,
)  # fmt: skip
"""The rows of a person."""


async def own_data(store: Store, person: str) -> dict[str, Any]:
    """Everything that is kept about somebody, their tables and what the logs of these say of them."""
    mine = sa.select(seats.c.table_id).where(seats.c.person == person)
    sat = (
        sa.select(tables.c.id, tables.c.game, tables.c.status, tables.c.summary, tables.c.created, seats.c.seat)
        .join_from(tables, seats, seats.c.table_id == tables.c.id)
        .where(seats.c.person == person)
        .order_by(tables.c.created, tables.c.id, seats.c.seat)
    )
    wrote = sa.select(log.c.table_id, log.c.version, log.c.at, log.c.body)
    wrote = wrote.where(log.c.table_id.in_(mine), log.c.body.contains(person, autoescape=True))

    def query(connection: Connection) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for kind, columns in SHOWN.items():
            of = people.c.id if kind == "account" else columns[0].table.c.person
            rows = connection.execute(sa.select(*columns).where(of == person)).mappings()
            found[kind] = [dict(row) for row in rows]
        found["mail"] = list(
            connection.execute(
                sa.select(channels.c.address).where(channels.c.person == person, channels.c.kind == "mail")
            ).scalars()
        )
        found |= _others(connection, person)
        told = sa.select(reports.c.table_id, reports.c.at, reports.c.why).where(reports.c.reporter == person)
        found["reports"] = [dict(row) for row in connection.execute(told).mappings()]
        found["tables"] = [
            {"table": table, "game": game, "status": status, "created": created, "seat": seat,
             "names": msgspec.json.decode(summary, type=tuple[list[str], list[str]])[0]}
            for table, game, status, summary, created, seat in connection.execute(sat)
        ]  # fmt: skip
        found["log"] = [
            {"table": table, "version": version, "at": at, "entry": msgspec.json.decode(body)}
            for table, version, at, body in connection.execute(wrote.order_by(log.c.table_id, log.c.version))
        ]
        return found

    return await store.read(query, long=True)


def _others(connection: Connection, person: str) -> dict[str, Any]:
    """What is kept of somebody and others: friends, blocks, invitations by name. Of others no more than their names."""
    friends = sa.select(people.c.name, friendships.c.since).where(friendships.c.person == person)
    friends = friends.join_from(friendships, people, people.c.id == friendships.c.friend)
    blocked = sa.select(people.c.name, blocks.c.since).where(blocks.c.person == person)
    blocked = blocked.join_from(blocks, people, people.c.id == blocks.c.blocked)
    about = (invited.c.table_id.label("table"), invited.c.seat, invited.c.status, invited.c.at, people.c.name)
    asked = sa.select(*about).join_from(invited, people, people.c.id == invited.c.host)
    asked = asked.where(invited.c.person == person)
    hosted = sa.select(*about).join_from(invited, people, people.c.id == invited.c.person)
    hosted = hosted.where(invited.c.host == person)
    kinds = {"friends": friends, "blocked": blocked, "invited": asked, "has_invited": hosted}
    return {kind: [dict(row) for row in connection.execute(query).mappings()] for kind, query in kinds.items()}


async def forget(store: Store, person: str) -> list[str]:
    """Nothing but what the logs of games say is left; the sessions that ended by it."""

    def change(connection: Connection) -> list[str]:
        hold(connection, person)
        ended = list(connection.execute(sa.select(sessions.c.id).where(sessions.c.person == person)).scalars())
        receivers = sa.select(channels.c.id).where(channels.c.person == person)
        connection.execute(outbox.delete().where(outbox.c.channel.in_(receivers)))
        asked = sa.select(invited.c.table_id).where(invited.c.host == person, invited.c.status == "asked")
        connection.execute(outbox.delete().where(outbox.c.version == 0, outbox.c.table_id.in_(asked)))
        forget_results(connection, person)
        connection.execute(reports.delete().where(sa.or_(reports.c.person == person, reports.c.reporter == person)))
        for table in MINE:
            connection.execute(table.delete().where(table.c.person == person))
        for column in (friendships.c.friend, blocks.c.blocked, invited.c.host):
            connection.execute(column.table.delete().where(column == person))
        connection.execute(people.delete().where(people.c.id == person))
        return ended

    return await store.write(change)
