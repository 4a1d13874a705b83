"""Standing orders: rows beside the log, so that nothing that is told of the log can tell of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from antilles.server.orders.keeping import Done, Left
from antilles.server.orders.order import Order
from antilles.server.store.holding import hold
from antilles.server.store.schema import log, orders, orders_done

if TYPE_CHECKING:
    from antilles.server.store.base import Store

MOST_DONE = 20
"""Ends of orders that are remembered for a seat."""
AT_ONCE = 200


NAMES = Left.__struct_fields__
COLUMNS = tuple(orders.c["table_id" if name == "table" else "body" if name == "orders" else name] for name in NAMES)
read_orders = msgspec.json.Decoder(list[Order]).decode


def left_of(row: sa.Row[tuple[object, ...]]) -> Left:
    values = dict(zip(NAMES, row, strict=True))
    return Left(**{**values, "orders": read_orders(str(values["orders"]))})  # type: ignore[arg-type]


class OrderBook:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, table: str, seat: int) -> Left | None:
        query = sa.select(*COLUMNS).where(orders.c.table_id == table, orders.c.seat == seat)
        row = await self._store.read(lambda connection: connection.execute(query).first())
        return None if row is None else left_of(row)

    async def leave(self, left: Left) -> None:
        """In the place of whatever this seat had left before."""
        row = msgspec.structs.asdict(left)
        row["table_id"], row["body"] = row.pop("table"), msgspec.json.encode(row.pop("orders")).decode()

        def change(connection: Connection) -> None:
            hold(connection, left.person)
            connection.execute(orders.delete().where(orders.c.table_id == left.table, orders.c.seat == left.seat))
            connection.execute(orders.insert(), row)

        await self._store.write(change)

    async def due(self, now: int, later: int) -> list[Left]:
        """What must be looked at; where nothing has happened since, that is put off until ``later`` in one go."""
        some = sa.select(sa.literal(1)).select_from(orders).where(orders.c.due <= now).limit(1)
        if await self._store.read(lambda connection: connection.execute(some).first()) is None:
            return []
        length = sa.select(sa.func.max(log.c.version)).where(log.c.table_id == orders.c.table_id).scalar_subquery()
        quiet = (orders.c.due <= now) & (orders.c.fire == 0) & (orders.c.seen >= length)
        await self._store.write(
            lambda connection: connection.execute(orders.update().where(quiet).values(due=later)).rowcount
        )
        query = sa.select(*COLUMNS).where(orders.c.due <= now).order_by(orders.c.due).limit(AT_ONCE)
        return [left_of(row) for row in await self._store.read(lambda connection: connection.execute(query).all())]

    async def look_later(self, left: Left, seen: int, due: int) -> None:
        await self._change(left, seen=seen, due=due)

    async def decide(self, left: Left, choice: int, fire: int) -> None:
        """An order fits and is to be played then; whoever was first has said when."""
        await self._change(left, first=True, choice=choice, fire=fire, due=fire)

    async def _change(self, left: Left, first: bool = False, **values: int) -> None:
        where = (orders.c.table_id == left.table) & (orders.c.seat == left.seat) & (orders.c.request == left.request)
        if first:
            where &= orders.c.fire == 0
        await self._store.write(lambda connection: connection.execute(orders.update().where(where).values(**values)))

    async def end(self, left: Left, done: Done | None, now: int) -> None:
        """They are over; ``done`` is what their owner is told."""
        mine = (orders.c.table_id == left.table) & (orders.c.seat == left.seat)
        ended = (orders_done.c.table_id == left.table) & (orders_done.c.seat == left.seat)

        def change(connection: Connection) -> None:
            connection.execute(orders.delete().where(mine, orders.c.request == left.request))
            if done is None:
                return
            body = "" if done.order is None else msgspec.json.encode(done.order).decode()
            connection.execute(orders_done.delete().where(ended, orders_done.c.version == done.version))
            row = {"table_id": left.table, "seat": left.seat, "person": left.person, "version": done.version,
                   "at": now, "how": done.how, "body": body}  # fmt: skip
            connection.execute(orders_done.insert(), row)
            newest = sa.select(orders_done.c.version).where(ended).order_by(orders_done.c.version.desc())
            kept = connection.execute(newest.limit(MOST_DONE)).scalars().all()
            connection.execute(orders_done.delete().where(ended, orders_done.c.version < min(kept)))

        await self._store.write(change)

    async def done(self, table: str, seat: int, person: str) -> list[Done]:
        mine = (orders_done.c.table_id == table) & (orders_done.c.seat == seat) & (orders_done.c.person == person)
        query = sa.select(orders_done.c.version, orders_done.c.how, orders_done.c.body).where(mine)
        query = query.order_by(orders_done.c.version)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [Done(version, how, msgspec.json.decode(body, type=Order) if body else None)
                for version, how, body in rows]  # fmt: skip
