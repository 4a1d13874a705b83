"""Where people want to be called, and whom to call: written together with the log, sent by whichever process takes it.

A table has one row for each receiver of whoever's turn it is. The next turn replaces it, a move removes it. A process
takes everything that waits for one receiver for a while; what it is about to send it writes down first, under a name
that stays the same, so that whoever takes over after its death sends the same message again and not another one.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy import Connection

from antilles.server.store.base import Store
from antilles.server.store.compiled_sql import Change, Sentence
from antilles.server.store.holding import hold
from antilles.server.store.schema import channels, invited, outbox, people, tables
from antilles.server.tables.entry import Head

MOST_CHANNELS = 5
"""Receivers of one person."""
MOST_FINAL = 3
"""Refusals for good after which a receiver is asked no more until its owner says so."""
LEASE = 30_000
"""Milliseconds for which a process that sends is believed to live; it says so again as long as it sends."""
DELAY = 1_500
"""Milliseconds that somebody has to make a quick move, and in which turns at several tables become one message."""
HERE = 300_000
"""Milliseconds after which somebody who had the table open is called all the same: windows are left open."""
FIRST_AGAIN, LAST_AGAIN = 5_000, 3_600_000
"""Milliseconds until a message is tried again: twice as long each time."""
SPACING = {"mail": 1_800_000}
"""Milliseconds between two messages to a receiver; whatever comes in between is gathered."""

CALL = Sentence(
    sa.text("""INSERT INTO outbox (table_id, channel, seat, version, at, until, due, tries, batch, sent)
SELECT CAST(:table AS VARCHAR), id, CAST(:seat AS INTEGER), CAST(:version AS INTEGER), CAST(:at AS BIGINT),
CAST(:until AS BIGINT), CAST(:due AS BIGINT), 0, '', 0
FROM channels WHERE person = CAST(:person AS VARCHAR) AND status <> 'unconfirmed'
ON CONFLICT (table_id, channel) DO UPDATE SET seat = excluded.seat, version = excluded.version, at = excluded.at,
until = excluded.until, due = excluded.due, tries = 0, batch = '', sent = 0 WHERE outbox.version < excluded.version""")
)
WITHDRAW = Sentence(
    sa.text("""DELETE FROM outbox WHERE table_id = CAST(:table AS VARCHAR)
AND channel IN (SELECT id FROM channels WHERE person = CAST(:person AS VARCHAR))""")
)


def call(table: str, person: str, seat: int, version: int, at: int, until: int | None, here: bool = False) -> Change:
    """It is this person's turn since a version; a turn that they were called to already is no other one."""
    due = at + (HERE if here else DELAY)
    values = {"table": table, "seat": seat, "version": version, "at": at, "until": until, "due": due}
    return Change(CALL, values | {"person": person})


def withdraw(table: str, person: str) -> Change:
    """It is no longer this person's turn."""
    return Change(WITHDRAW, {"table": table, "person": person})


class Channel(Struct, frozen=True):
    """Where somebody wants to be called."""

    id: str
    person: str
    kind: str
    address: str
    language: str
    zone: str
    quiet_from: int
    quiet_to: int
    """Hours between which nothing is sent; none if they are equal."""
    status: str
    """``on``, ``unconfirmed``, ``paused`` after refusals, ``off``."""
    failures: int
    last: str
    """Why the last attempt failed; empty if it did not."""


class Waiting(Struct, frozen=True):
    """A turn that somebody is to be called to; of version 0 an invitation by name."""

    table: str
    seat: int
    version: int
    at: int
    until: int | None
    head: Head
    names: list[str]
    tries: int
    host: str = ""
    """Who invites."""


class Batch(Struct, frozen=True):
    """What one process is about to send to one receiver, under a name that stays the same."""

    name: str
    channel: Channel
    turns: list[Waiting]


COLUMNS = tuple(channels.c[name] for name in Channel.__struct_fields__)
WAITS = outbox.c.sent == 0
Later = Callable[[Channel, int], int]
"""When a receiver may be sent something that is due now: now, or when its quiet hours end."""


def people_in(summary: bytes | str) -> list[str]:
    """The names by seat; none for bots, which have no names but those that a page gives them."""
    names, levels = msgspec.json.decode(summary, type=tuple[list[str], list[str]])
    return ["" if level else name for name, level in zip(names, levels, strict=True)]


class Outbox:
    def __init__(self, store: Store) -> None:
        self._store = store

    # --- receivers ------------------------------------------------------------------------------

    async def people(self) -> set[str]:
        """Who wants to be called at all."""
        query = sa.select(channels.c.person).where(channels.c.status != "unconfirmed").distinct()
        return set(await self._store.read(lambda connection: connection.execute(query).scalars().all()))

    async def channels_of(self, person: str) -> list[Channel]:
        query = sa.select(*COLUMNS).where(channels.c.person == person).order_by(channels.c.created, channels.c.id)
        return [Channel(*row) for row in await self._store.read(lambda connection: connection.execute(query).all())]

    async def channel(self, id: str) -> Channel | None:
        query = sa.select(*COLUMNS).where(channels.c.id == id)
        row = await self._store.read(lambda connection: connection.execute(query).first())
        return None if row is None else Channel(*row)

    async def add(self, channel: Channel, now: int) -> bool:
        """False if this person has too many. One who is there already is replaced; a browser calls one person only."""
        count = sa.select(sa.func.count()).select_from(channels).where(channels.c.person == channel.person)

        same = (channels.c.kind == channel.kind) & (channels.c.address == channel.address)
        if channel.kind != "push":
            same &= channels.c.person == channel.person

        def change(connection: Connection) -> bool:
            hold(connection, channel.person)
            for old in connection.execute(sa.select(channels.c.id).where(same)).scalars().all():
                self._remove(connection, old)
            if connection.execute(count).scalar_one() >= MOST_CHANNELS:
                return False
            row = msgspec.structs.asdict(channel) | {"created": now, "lease": 0, "next": 0}
            connection.execute(channels.insert(), row)
            return True

        return await self._store.write(change)

    async def change(self, id: str, **values: object) -> None:
        """Other settings for a receiver."""
        await self._store.write(
            lambda connection: connection.execute(channels.update().where(channels.c.id == id).values(**values))
        )

    async def remove(self, id: str) -> None:
        await self._store.write(lambda connection: self._remove(connection, id))

    def _remove(self, connection: Connection, id: str) -> None:
        connection.execute(outbox.delete().where(outbox.c.channel == id))
        connection.execute(channels.delete().where(channels.c.id == id))

    # --- messages -------------------------------------------------------------------------------

    async def waiting(self, now: int) -> bool:
        """Whether anything is due: asked before anything is written."""
        query = sa.select(sa.literal(1)).select_from(outbox).where(WAITS, outbox.c.due <= now).limit(1)
        return await self._store.read(lambda connection: connection.execute(query).first()) is not None

    async def take(self, now: int, later: Later) -> Batch | None:
        """Everything that waits for one receiver, for this process to send; None if nothing is due."""
        ready = (channels.c.status == "on") & (channels.c.lease < now) & (channels.c.next <= now)
        due = WAITS & (outbox.c.due <= now)
        wanted = sa.select(*COLUMNS).where(ready, channels.c.id.in_(sa.select(outbox.c.channel).where(due)))
        wanted = wanted.order_by(channels.c.next, channels.c.id).limit(1).with_for_update(skip_locked=True)

        def change(connection: Connection) -> Batch | None:
            while (row := connection.execute(wanted).first()) is not None:
                channel = Channel(*row)
                moment = later(channel, now)
                if moment <= now:
                    return self._hold(connection, channel, due, now)
                put_off = outbox.update().where(due, outbox.c.channel == channel.id)
                connection.execute(put_off.values(due=moment))
            return None

        return await self._store.write(change)

    def _hold(self, connection: Connection, channel: Channel, due: sa.ColumnElement[bool], now: int) -> Batch:
        mine = due & (outbox.c.channel == channel.id)
        connection.execute(channels.update().where(channels.c.id == channel.id).values(lease=now + LEASE))
        begun = sa.select(outbox.c.batch).where(mine, outbox.c.batch != "").limit(1)
        name = connection.execute(begun).scalar_one_or_none()
        if name is None:
            name = secrets.token_hex(12)
            connection.execute(outbox.update().where(mine).values(batch=name))
        rows = connection.execute(
            sa.select(outbox.c.table_id, outbox.c.seat, outbox.c.version, outbox.c.at, outbox.c.until, outbox.c.tries,
                      tables.c.head, tables.c.summary, people.c.name)
            .join_from(outbox, tables, tables.c.id == outbox.c.table_id)
            .outerjoin(invited, (invited.c.table_id == tables.c.id) & (invited.c.person == channel.person))
            .outerjoin(people, people.c.id == invited.c.host)
            .where(mine, outbox.c.batch == name)
            .order_by(outbox.c.at, outbox.c.table_id)
        )  # fmt: skip
        turns = [
            Waiting(table, seat, version, at, until, msgspec.json.decode(head, type=Head),
                    people_in(summary), tries, host or "")
            for table, seat, version, at, until, tries, head, summary, host in rows
        ]  # fmt: skip
        return Batch(name, channel, turns)

    async def renew(self, batch: Batch, now: int) -> None:
        """The process that sends this still lives."""
        mine = (channels.c.id == batch.channel.id) & (channels.c.lease > 0)
        change = channels.update().where(mine).values(lease=now + LEASE)
        await self._store.write(lambda connection: connection.execute(change))

    async def release(self) -> None:
        """No process sends anything: whatever one was about to send is sent now."""
        change = channels.update().where(channels.c.lease > 0).values(lease=0)
        await self._store.write(lambda connection: connection.execute(change))

    async def drop(self, batch: Batch, turns: Sequence[Waiting]) -> None:
        """These turns are not true any more."""

        def change(connection: Connection) -> None:
            for turn in turns:
                mine = (outbox.c.table_id == turn.table) & (outbox.c.channel == batch.channel.id)
                connection.execute(outbox.delete().where(mine, outbox.c.version == turn.version))

        await self._store.write(change)

    async def sent(self, batch: Batch, now: int, told: bool = True) -> None:
        """It was handed over; ``told`` is false if nothing was left to tell."""
        mine = (outbox.c.channel == batch.channel.id) & (outbox.c.batch == batch.name)
        after: dict[str, object] = {"lease": 0}
        if told:
            after |= {"failures": 0, "last": "", "next": now + SPACING.get(batch.channel.kind, 0)}

        def change(connection: Connection) -> None:
            connection.execute(outbox.update().where(mine).values(sent=1))
            connection.execute(channels.update().where(channels.c.id == batch.channel.id).values(**after))

        await self._store.write(change)

    async def failed(self, batch: Batch, why: str, final: bool, now: int) -> None:
        """It was not handed over: again later, ever later; after some refusals for good not until its owner says so."""
        tries = max((turn.tries for turn in batch.turns), default=0)
        again = now + min(LAST_AGAIN, FIRST_AGAIN << min(tries, 12))
        failures = batch.channel.failures + 1 if final else 0
        after: dict[str, object] = {"lease": 0, "failures": failures, "last": why[:200]}
        if failures >= MOST_FINAL:
            after["status"] = "paused"
        mine = (outbox.c.channel == batch.channel.id) & (outbox.c.batch == batch.name)

        def change(connection: Connection) -> None:
            connection.execute(outbox.update().where(mine).values(due=again, tries=outbox.c.tries + 1))
            ours = (channels.c.id == batch.channel.id) & (channels.c.status == "on")
            connection.execute(channels.update().where(ours).values(**after))

        await self._store.write(change)
