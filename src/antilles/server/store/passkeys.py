"""Passkeys and challenges in the database: what both stores share."""

from __future__ import annotations

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy import Connection

from antilles.server.store.base import Person, Store
from antilles.server.store.holding import hold
from antilles.server.store.schema import challenges, passkeys, people


class Passkey(Struct, frozen=True):
    id: str
    person: str
    name: str
    public_key: str
    uses: int
    created: int
    used: int | None


COLUMNS = tuple(passkeys.c[name] for name in Passkey.__struct_fields__)


class TooManyPasskeys(RuntimeError):
    """Nobody needs so many."""


class Passkeys:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def challenge(self, challenge: str, person: str, now: int, until: int) -> None:
        """Remember what somebody is asked to sign; old ones are swept away."""

        def change(connection: Connection) -> None:
            connection.execute(challenges.delete().where(challenges.c.until < now))
            connection.execute(challenges.insert(), {"challenge": challenge, "person": person, "until": until})

        await self._store.write(change)

    async def redeem(self, challenge: str, person: str, now: int) -> bool:
        """Whether this was asked of this person and not signed yet; from now on it is."""
        mine = (challenges.c.challenge == challenge) & (challenges.c.person == person) & (challenges.c.until >= now)
        return await self._store.write(
            lambda connection: connection.execute(challenges.delete().where(mine)).rowcount == 1
        )

    async def of(self, person: str) -> list[Passkey]:
        query = sa.select(*COLUMNS).where(passkeys.c.person == person).order_by(passkeys.c.created, passkeys.c.id)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [Passkey(*row) for row in rows]

    async def add(self, key: Passkey, most: int) -> None:
        count = sa.select(sa.func.count()).where(passkeys.c.person == key.person)
        row = {name: getattr(key, name) for name in Passkey.__struct_fields__}

        def change(connection: Connection) -> None:
            hold(connection, key.person)
            if connection.execute(count).scalar_one() >= most:
                raise TooManyPasskeys
            connection.execute(passkeys.insert(), row)

        await self._store.write(change)

    async def find(self, id: str) -> tuple[Passkey, Person] | None:
        columns = (people.c.id, people.c.name, people.c.login, people.c.password)
        joined = sa.select(*COLUMNS, *columns).join_from(passkeys, people, people.c.id == passkeys.c.person)
        row = await self._store.read(lambda connection: connection.execute(joined.where(passkeys.c.id == id)).first())
        return None if row is None else (Passkey(*row[: len(COLUMNS)]), Person(*row[len(COLUMNS) :]))

    async def used(self, id: str, uses: int, now: int) -> None:
        change = passkeys.update().where(passkeys.c.id == id).values(uses=uses, used=now)
        await self._store.write(lambda connection: connection.execute(change))

    async def remove(self, person: str, id: str) -> bool:
        mine = (passkeys.c.id == id) & (passkeys.c.person == person)
        return await self._store.write(
            lambda connection: connection.execute(passkeys.delete().where(mine)).rowcount == 1
        )
