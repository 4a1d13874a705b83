"""Standing orders: what a seat leaves for its next turn. Only its owner is ever told of them."""

from __future__ import annotations

from litestar import get, post, put
from litestar.params import JSONBody

from antilles.server.answers.ordering import new_orders, shown, view_before
from antilles.server.http.problems import Trouble
from antilles.server.http.routes.common import PROBLEMS, Home, SeatNeeded, Someone, TableId, limit, table_for
from antilles.server.orders.order import NewOrders, OrdersOut, OrdersTrial, OrdersTried
from antilles.server.pool import BotFailed
from antilles.server.services import House
from antilles.server.tables.live import Live
from antilles.server.tables.view_encoding import encode


async def orders_of(house: House, live: Live, person: str, seat: int) -> OrdersOut:
    table, book = live.desk.head.table, house.orderly.book
    return shown(live.desk, person, seat, await book.of(table, seat), await book.done(table, seat, person))


@get("/tables/{table:str}/orders", responses=PROBLEMS)
async def orders(table: TableId, house: Home, caller: Someone, seat: SeatNeeded) -> OrdersOut:
    """Your orders at a table, and what became of earlier ones."""
    live = await table_for(house, table, caller.person, "order", seat)
    return await orders_of(house, live, caller.person, seat)


@put("/tables/{table:str}/orders", responses=PROBLEMS)
async def leave(table: TableId, data: JSONBody[NewOrders], house: Home, caller: Someone) -> OrdersOut:
    """Leave orders for your next turn, in the place of earlier ones; none to take them back."""
    limit(house, "order", caller.person)
    live = await table_for(house, table, caller.person, "order", data.seat)
    if data.orders:
        await house.orderly.book.leave(new_orders(live.desk, caller.person, data, house.hall.clock()))
    else:
        await house.orderly.take_back(live, data.seat, caller.person)
    return await orders_of(house, live, caller.person, data.seat)


@post("/tables/{table:str}/orders/trial", responses=PROBLEMS, status_code=200)
async def trial(table: TableId, data: JSONBody[OrdersTried], house: Home, caller: Someone) -> OrdersTrial:
    """What could be ordered, and how often each of these orders would be played, in continuations drawn from what you
    know. Nothing is stored.
    """
    limit(house, "think", caller.person)
    live = await table_for(house, table, caller.person, "order", data.seat)
    view, pool = view_before(live.desk, caller.person, data.seat), house.hall.bots.pool
    try:
        tried = await pool.try_orders(
            live.desk.game.name, encode(view), data.orders, caller.person, live.desk.head.corrections
        )
    except BotFailed:
        raise Trouble(503, "server-try-again", wait=1.0) from None
    return tried


ROUTES = [orders, leave, trial]
