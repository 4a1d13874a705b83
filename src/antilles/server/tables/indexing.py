"""What becomes durable together with an entry: the rows by which tables are listed and found."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from antilles.kernel.state import State
from antilles.school.daily import sampled
from antilles.server.notices.calling import called, present
from antilles.server.ratings.outcome import results_of
from antilles.server.store.compiled_sql import Change
from antilles.server.store.deals import begin_attempt, end_attempt
from antilles.server.store.invited import sent_away, taken
from antilles.server.store.results import add_results
from antilles.server.store.statements import mark, seat_person, show
from antilles.server.tables import entry
from antilles.server.tables.commands.owning import bot_name
from antilles.server.tables.desk import Desk
from antilles.server.tables.entry import Entry
from antilles.server.tables.subscriber import Subscriber


def begun(desk: Desk, entries: Sequence[Entry], now: int) -> list[Change]:
    """What becomes durable with a new table: who sits there; and an attempt at a deal, the only one of its person."""
    head = desk.head
    changes = [change for new in entries for change in seating(desk, new)]
    if head.deal and not head.origin:
        changes.append(begin_attempt(head.deal, head.owner, head.table, head.game, now))
    return changes


def listed(
    desk: Desk,
    new: Entry,
    actors: Sequence[int] | None,
    after: State | None = None,
    wanted: Collection[str] = (),
    subscribers: Collection[Subscriber] = (),
) -> list[Change]:
    """The lists after an entry that ``desk`` does not have yet; it leads to ``after``, where ``actors`` are asked, if
    it has moves. ``wanted`` are those who want to be called when their turn begins, ``subscribers`` look at the table.
    """
    changes = seating(desk, new) + answered(desk, new)
    if wanted and actors is not None:
        changes += called(desk, new, actors, wanted, present(subscribers))
    started = isinstance(new.body, entry.Started)
    if actors is not None and (started or not actors):
        levels = [chair.level for chair in desk.chairs]
        changes.append(mark(desk.head.table, "running" if actors else "over", desk.names(), levels))
    if desk.head.deal and after is not None and not actors:
        mine = desk.seat_of(desk.head.owner) or 0
        course = points_of(desk, mine, after)
        changes.append(end_attempt(desk.head.table, new.at, course[-1], after.ranking()[mine], sampled(course)))
    if after is not None and actors is not None and not actors:
        changes += finished(desk, new, after)
    if isinstance(new.body, entry.Abandoned):
        levels = [chair.level for chair in desk.chairs]
        changes.append(mark(desk.head.table, "abandoned", desk.names(), levels))
    return changes


def answered(desk: Desk, new: Entry) -> list[Change]:
    """What becomes of invitations by name: somebody has taken a seat, or was sent away."""
    if isinstance(new.body, entry.Sat):
        return taken(desk.head.table, new.body.seat, new.body.person)
    return sent_away(desk.head.table, new.body.person) if isinstance(new.body, entry.Removed) else []


def finished(desk: Desk, new: Entry, after: State) -> list[Change]:
    """How a game came out that ends with an entry which ``desk`` does not have yet."""
    attendance = desk.attendance.copy()
    attendance.note(new.body)
    counted, rows = results_of(desk, attendance, after)
    return add_results(desk.head.table, desk.head.game, new.at, counted, rows)


def points_of(desk: Desk, seat: int, end: State) -> list[int]:
    """The points of a seat before each of its decisions, and at the end."""
    begun = desk.history.first_turn()
    state = desk.history.state_at(begun)
    points: list[int] = []
    for deciding, move in desk.lines()[begun:]:
        if deciding == seat:
            points.append(state.scores()[seat])
        state.advance(deciding, move)
    return [*points, end.scores()[seat]]


def seating(desk: Desk, new: Entry) -> list[Change]:
    """Who sits where, and who may watch. After the start a seat keeps its owner, unless they are sent away."""
    body, table = new.body, desk.head.table
    if isinstance(body, entry.Moved):
        return []
    names, levels = desk.names(), [chair.level for chair in desk.chairs]
    if isinstance(body, entry.Sat):
        names[body.seat], levels[body.seat] = body.name, body.level
        return [*seat_person(table, body.seat, body.person), mark(table, desk.status, names, levels)]
    if isinstance(body, entry.Left) and desk.state is None and not body.kept:
        names[body.seat] = ""
        return [*seat_person(table, body.seat, ""), mark(table, "open", names, levels)]
    if isinstance(body, entry.Removed):
        lost = [seat for seat, chair in enumerate(desk.chairs) if chair.person == body.person]
        for seat in lost:
            names[seat], levels[seat] = (bot_name(body.level, seat), body.level) if body.level else ("", "")
        status = "open" if desk.state is None else "running"
        gone = [change for seat in lost for change in seat_person(table, seat, "")]
        return [*gone, mark(table, status, names, levels)] if lost else []
    if isinstance(body, entry.Renamed):
        names = [body.name if chair.person == body.person else chair.name for chair in desk.chairs]
        return [mark(table, "open" if desk.state is None else "running", names, levels)]
    return [show(table, body.visibility)] if isinstance(body, entry.Shown) else []
