"""Who may do what at a table: one function, and what it does not allow is forbidden."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Literal, Protocol

from antilles.server.tables.entry import Head

Verb = Literal[
    "see", "watch", "look", "sit", "invite", "fill", "start", "move", "hint", "leave", "return", "say", "propose",
    "answer", "rematch", "export", "remove", "show", "rest", "order",
]  # fmt: skip


class Chair(Protocol):
    """What the rules of access need to know of a seat."""

    @property
    def person(self) -> str: ...


class Table(Protocol):
    """What the rules of access need to know of a table."""

    @property
    def head(self) -> Head: ...
    @property
    def chairs(self) -> Sequence[Chair]: ...
    @property
    def status(self) -> str: ...
    @property
    def removed(self) -> Container[str]: ...


def may(person: str, verb: Verb, table: Table, seat: int | None = None, invited: bool = False) -> bool:
    """``person`` is empty for somebody without a name. ``seat`` is the seat the verb is about, if it is about one.

    Whoever was sent away comes back by a new invitation only.
    """
    head = table.head
    if person and person in table.removed and not (verb in ("see", "sit") and invited):
        return False
    seated = bool(person) and any(chair.person == person for chair in table.chairs)
    owner = bool(person) and person == head.owner
    inside = seated or owner
    there = seat is not None and 0 <= seat < head.seats
    mine = bool(person) and seat is not None and there and table.chairs[seat].person == person
    if verb in ("see", "watch", "export"):
        return inside or invited or head.visibility in ("public", "link")
    if verb == "look":
        return mine or (there and table.status == "over" and may(person, "see", table))
    if verb == "sit":
        return bool(person) and (owner or invited or head.visibility == "public")
    if verb in ("invite", "fill", "start", "remove", "show"):
        return owner
    if verb in ("move", "leave", "return", "propose", "answer", "rest", "order"):
        return mine
    if verb == "hint":
        return mine and head.hints
    if verb == "rematch":
        return inside and table.status == "over"
    if verb == "say":
        return inside
    return False
