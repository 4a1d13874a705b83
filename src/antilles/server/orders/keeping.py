"""What is kept of orders, and what becomes of them as the table goes on."""

from __future__ import annotations

from msgspec import Struct

from antilles.server.orders.order import Order
from antilles.server.tables.desk import Desk
from antilles.server.tables.steps import company

NOT_YET = -1
SOON = 5_000
"""Milliseconds until orders are looked at for the first time, or a move that could not be stored is tried again."""


class Left(Struct, frozen=True):
    """What a seat has left for its next turn."""

    table: str
    seat: int
    person: str
    length: int
    """How long the record was then: what happens after that can be a condition."""
    undone: int
    """How often moves had been taken back by then."""
    orders: list[Order]
    link: str
    request: str
    """The name under which the move goes into the log, as a page would have named it: it goes there once."""
    seen: int
    """Up to which version it has been looked at."""
    due: int
    """When somebody must look at it."""
    fire: int
    """When an order that fits is to be played; 0 as long as none does."""
    choice: int
    """Which order that is; negative as long as none does."""


class Done(Struct, frozen=True):
    """What became of orders."""

    version: int
    how: str
    order: Order | None


def offered(desk: Desk) -> bool:
    """Whether orders can be left at a table: where turns take days, or as long as they like.

    Not where a clock counts minutes, for there the delay would cost its owner time, or tell an order from a person; not
    where draws are joint, for the link that an order needs beforehand is what nobody may know there; not among bots.
    """
    head = desk.head
    return not head.minutes and not head.deal and not head.origin and head.draws != "joint" and company(desk.chairs)


def kept(desk: Desk, left: Left) -> str:
    """What has become of orders: ``waiting``, ``asked``, ``over``, ``moved`` or ``undone``."""
    if not is_owner(desk, left.seat, left.person) or desk.status in ("open", "over", "abandoned"):
        return "over" if not has_moved(desk, left) else "moved"
    if desk.history.undone != left.undone:
        return "undone"
    if has_moved(desk, left):
        return "moved"
    return "asked" if left.seat in desk.asked_seats() else "waiting"


def is_owner(desk: Desk, seat: int, person: str) -> bool:
    chair = desk.chairs[seat]
    return chair.person == person and not chair.by_bot


def has_moved(desk: Desk, left: Left) -> bool:
    """Whether the seat has had its turn since: of orders that were left for it nothing is left."""
    return left.seat in desk.history.seats[left.length :]
