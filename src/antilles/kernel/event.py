"""What happened, for people and for animation: told outside the rules, never applied again."""

from __future__ import annotations

from collections.abc import Iterable

from antilles.kernel.move import Facts


class Event:
    """A message key with its facts; for everybody, or for one seat with a shadow for the others.

    The fact ``who`` is a seat number; whoever prints the event puts the player's name there.
    """

    def __init__(self, key: str, facts: Facts | None = None, seat: int | None = None, shadow: Event | None = None):
        self.key = key
        self.facts: Facts = facts if facts is not None else {}
        self.seat = seat
        self.shadow = shadow

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.facts!r}, seat={self.seat!r}, shadow={self.shadow!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(self.key)


def events_for(events: Iterable[Event], viewer: int | None) -> list[Event]:
    """What this viewer may read: their own secrets, the shadow of the others'."""
    shown: list[Event] = []
    for event in events:
        if event.seat is None or event.seat == viewer:
            shown.append(event)
        elif event.shadow is not None:
            shown.append(event.shadow)
    return shown
