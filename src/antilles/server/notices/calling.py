"""Who is called to a table by an entry of its log: whoever's turn begins, once, however many steps it has."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable, Sequence

from antilles.server.store.compiled_sql import Change
from antilles.server.store.invited import Invited
from antilles.server.store.outbox import call, withdraw
from antilles.server.tables.desk import Desk
from antilles.server.tables.entry import Entry
from antilles.server.tables.steps import company
from antilles.server.tables.subscriber import Subscriber


def persons(desk: Desk, seats: Sequence[int]) -> dict[str, int]:
    """The people on these seats, each with the first of theirs."""
    found: dict[str, int] = {}
    for seat in seats:
        chair = desk.chairs[seat] if seat >= 0 else None
        if chair is not None and chair.person and not chair.by_bot:
            found.setdefault(chair.person, seat)
    return found


def called(
    desk: Desk, new: Entry, actors: Sequence[int], wanted: Container[str], here: Collection[str] = ()
) -> list[Change]:
    """What goes with an entry after which these seats are asked.

    ``wanted`` are those who want to be called; whoever is ``here`` and looks at the table is called much later.
    """
    before, after = persons(desk, list(desk.timing.called)), persons(desk, actors)
    begins = [person for person in after if person not in before and person in wanted]
    ends = [person for person in before if person not in after and person in wanted]
    if not (begins or ends) or not company(desk.chairs):
        return []
    times = desk.timing.foresee([after[person] for person in begins], new) if desk.timing.on else {}
    table = desk.head.table
    return [withdraw(table, person) for person in ends] + [
        call(table, person, after[person], new.version, new.at, times.get(after[person]), person in here)
        for person in begins
    ]


def reconciled(desk: Desk, wanted: Container[str], here: Collection[str] = ()) -> list[Change]:
    """What makes the notices of a table true, after something else than a move: a pause, a leave, moves taken back."""
    asked = persons(desk, desk.asked_seats()) if company(desk.chairs) else {}
    table, timing = desk.head.table, desk.timing
    changes: list[Change] = []
    for person in {chair.person for chair in desk.chairs if chair.person in wanted}:
        seat = asked.get(person)
        if seat is None:
            changes.append(withdraw(table, person))
        else:
            until = timing.until(seat)
            changes.append(call(table, person, seat, timing.called[seat], desk.last, until, person in here))
    return changes


def present(subscribers: Iterable[Subscriber]) -> set[str]:
    """Who looks at the table now."""
    return {subscriber.person for subscriber in subscribers if subscriber.person}


def true(desk: Desk, seat: int, version: int, person: str) -> bool:
    """Whether it is still this person's turn, the one that began at this version."""
    asked = desk.status == "running" and seat in desk.opened and desk.timing.called.get(seat) == version
    return asked and desk.chairs[seat].person == person and not desk.chairs[seat].by_bot


def stands(desk: Desk, asked: Invited) -> bool:
    """Whether an invitation by name still waits for an answer: its seat is free, and the game has not begun."""
    return asked.status == "asked" and desk.state is None and desk.chairs[asked.seat].free
