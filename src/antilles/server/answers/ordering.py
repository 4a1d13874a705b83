"""Standing orders as their owner sees them: what is left, what became of it, and whether it can be left at all."""

from __future__ import annotations

import secrets
import uuid
from collections.abc import Sequence

from antilles.kernel.move import UnknownMove
from antilles.kernel.view import View
from antilles.server.http.problems import Trouble
from antilles.server.orders.fitting import habits_of
from antilles.server.orders.keeping import NOT_YET, SOON, Done, Left, is_owner, kept, offered
from antilles.server.orders.order import DoneOut, NewOrders, Order, OrdersOut
from antilles.server.tables.desk import Desk


def shown(desk: Desk, person: str, seat: int, left: Left | None, ended: Sequence[Done]) -> OrdersOut:
    mine = left is not None and left.person == person and kept(desk, left) in ("waiting", "asked")
    done = [DoneOut(desk.numbering.number(seat, one.version), one.how, one.order) for one in ended]
    waiting = left if mine else None
    return OrdersOut(
        offered(desk),
        is_open(desk, person, seat),
        waiting.orders if waiting else [],
        waiting is not None and waiting.fire > 0,
        done,
    )


def is_open(desk: Desk, person: str, seat: int) -> bool:
    """Orders are for the next turn: whoever is asked decides."""
    waits = desk.status == "running" and seat not in desk.opened
    return waits and offered(desk) and is_owner(desk, seat, person)


def new_orders(desk: Desk, person: str, sent: NewOrders, now: int) -> Left:
    """What is left, as it is kept. Its move goes into the log under a name of the form that pages give."""
    if not is_open(desk, person, sent.seat):
        raise Trouble(409, "server-orders-closed")
    if any(unplayable(desk, order) for order in sent.orders):
        raise Trouble(400, "server-bad-request")
    name = uuid.UUID(bytes=secrets.token_bytes(16), version=4)
    return Left(
        table=desk.head.table,
        seat=sent.seat,
        person=person,
        length=desk.position,
        undone=desk.history.undone,
        orders=list(sent.orders),
        link=sent.link,
        request=f"{person}:{name}",
        seen=NOT_YET,
        due=now + SOON,
        fire=0,
        choice=NOT_YET,
    )


def unplayable(desk: Desk, order: Order) -> bool:
    """Whether anything in an order is unknown to the game."""
    if bool(order.habit) == bool(order.moves) or (order.habit and order.habit not in habits_of(desk.game)):
        return True
    checks = {check.name for check in desk.game.beforehand.checks}
    if any(condition.kind == "check" and condition.key not in checks for condition in order.when):
        return True
    return any(bool(step.move) == bool(step.key) or not known(desk, step.move) for step in order.moves)


def known(desk: Desk, text: str) -> bool:
    try:
        return not text or desk.game.parse(text) >= 0
    except UnknownMove:
        return False


def view_before(desk: Desk, person: str, seat: int) -> View:
    """What a seat knows while it waits."""
    if desk.state is None or not is_open(desk, person, seat):
        raise Trouble(409, "server-orders-closed")
    view: View = desk.game.view(desk.state, seat)
    return view
