"""An order as it is sent and kept: under which conditions, which moves, within which limits."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from antilles.server.tables.fields import Hash, Input, SeatNumber

MOST_ORDERS = 10
MOST_MOVES = 8
MOST_CONDITIONS = 3
MOST_LIMITS = 4

Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[a-z0-9_-]+$(?!\n)")]
MaybeKey = Annotated[str, Meta(max_length=64, pattern=r"^[a-z0-9_-]*$(?!\n)")]
MaybeMove = Annotated[str, Meta(max_length=100)]
"""Empty for none."""
Value = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)] | Annotated[str, Meta(max_length=64)]
SomeFacts = Annotated[dict[Key, Value], Meta(max_length=8)]
Amounts = Annotated[dict[Key, Annotated[int, Meta(ge=0, le=1_000_000)]], Meta(max_length=MOST_LIMITS)]


class Condition(Input, frozen=True, kw_only=True):
    """A public event that has happened since the order was left, or a check of what the seat sees."""

    kind: Literal["event", "check"]
    key: Key
    facts: SomeFacts = field(default_factory=dict)
    """Of an event as many as are to be the same: without ``who`` it may be anybody's."""


class OrderStep(Input, frozen=True, kw_only=True):
    """A move by its text, or by the words in which it is offered (“Drive to Maria”), wherever they lead by then."""

    move: MaybeMove = ""
    key: MaybeKey = ""
    facts: SomeFacts = field(default_factory=dict)


class Order(Input, frozen=True, kw_only=True):
    """“If … then I …”."""

    when: Annotated[list[Condition], Meta(max_length=MOST_CONDITIONS)] = field(default_factory=list)
    """All of them; none for whatever happens."""
    habit: MaybeKey = ""
    """A simple rule, in the place of moves."""
    moves: Annotated[list[OrderStep], Meta(max_length=MOST_MOVES)] = field(default_factory=list)
    """A turn, or its beginning; all of it is played, or nothing."""
    most: Amounts = field(default_factory=dict)
    """What the moves may cost."""
    least: Amounts = field(default_factory=dict)
    """What they must bring."""


Orders = Annotated[list[Order], Meta(max_length=MOST_ORDERS)]


class NewOrders(Input, frozen=True, kw_only=True):
    """What is left for the next turn, in the place of whatever was left before."""

    seat: SeatNumber
    orders: Orders
    link: Hash = ""
    """The next link of the seat's chain, if its page has brought one: it goes with the move."""


class OrdersTried(Input, frozen=True, kw_only=True):
    seat: SeatNumber
    orders: Orders = field(default_factory=list)


class DoneOut(Struct, frozen=True):
    """What became of orders: told to their owner only."""

    version: int
    """At which version of the table, as the seat counts."""
    how: str
    """``played``, ``none`` if none fitted, ``refused`` if the table would not have it, ``undone`` if moves were taken
    back."""
    order: Order | None


class OrdersOut(Struct, frozen=True):
    """One's own orders."""

    offered: bool
    """Whether orders can be left at this table at all."""
    open: bool
    """Whether they can be left now: not while one is asked."""
    orders: list[Order]
    about: bool
    """One of them fits and is about to be played."""
    done: list[DoneOut]


class EventChoice(Struct, frozen=True):
    """Something that others may do before the next turn, and in how many continuations they did."""

    key: str
    facts: dict[str, int | str]
    n: int


class MoveChoice(Struct, frozen=True):
    """A move that may be possible then: its text, or the words in which it is offered."""

    move: str
    key: str
    facts: dict[str, int | str]
    n: int


class CheckChoice(Struct, frozen=True):
    name: str
    facts: dict[str, int | str]


class OrdersTrial(Struct, frozen=True):
    """Orders tried against continuations that are drawn from what the seat knows."""

    count: int
    fits: list[int]
    """In how many of them each order would be played."""
    events: list[EventChoice]
    moves: list[MoveChoice]
    habits: list[str]
    checks: list[CheckChoice]
    amounts: list[str]
    """What moves may cost and bring."""
    follows: list[list[MoveChoice]]
    """For each order what could follow in the same turn."""
