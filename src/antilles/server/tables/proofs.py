"""The proof of a table's draws, read from its log: whole when the key is open, before that what is public."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from antilles.fairness.by_rules import odds_of
from antilles.fairness.listing import Row
from antilles.fairness.proof import FORM, Proof
from antilles.kernel.game import Game
from antilles.kernel.state import CHANCE
from antilles.school.daily import opens
from antilles.server.store import Store
from antilles.server.store.seals import Seals
from antilles.server.tables import entry
from antilles.server.tables.desk import Desk
from antilles.server.tables.entry import Entry
from antilles.server.tables.steps import Draw, Happening, Step


def prove(desk: Desk, log: Iterable[Entry], row: Row | None) -> Proof:
    """The proof of a sealed table; ``log`` is the table's, as long as ``desk`` knows it."""
    assert desk.sealing is not None
    whole = desk.status in ("over", "abandoned")
    events, started = events_of(desk, [new for new in log if new.version <= desk.version], whole)
    head = desk.head
    return {
        "fair": FORM,
        "table": head.drawn_as,
        "game": head.game,
        "edition": head.edition,
        "seats": head.seats,
        "options": dict(head.options),
        "level": head.draws,
        "status": desk.status if whole else "running",
        "seal": head.seal,
        "key": (desk.sealing.key if head.deal else desk.sealing.opened) if whole else "",
        "row": row_of(row),
        "started": started,
        "events": events,
    }


async def proof_of(store: Store, desk: Desk, now: int) -> Proof | None:
    """The proof of a table, as far as it is public to whoever knows it like this; None if it is not sealed, and for a
    deal that others still play.
    """
    deal = desk.head.deal
    if desk.sealing is None or (deal and now < opens(deal)):
        return None
    row = await Seals(store).row(desk.head.drawn_as)
    log = await store.entries(desk.head.table)
    return prove(desk, log, row)


def row_of(row: Row | None) -> dict[str, Any] | None:
    if row is None:
        return None
    return {"number": row.number, "at": row.at, "previous": row.previous, "digest": row.digest}


def events_of(desk: Desk, log: Sequence[Entry], whole: bool) -> tuple[list[list[Any]], int]:
    """The events of the log, and when the game began. Of a running game without lines, and without what is closed."""
    past = Desk(desk.game, desk.head, Draw(desk.draw.chance, desk.draw.rng))
    closed_from = desk.position_for(None)
    events: list[list[Any]] = []
    begins: list[int] = []
    """Where in the record each event begins, as far as it has not been taken back."""
    started = latest = 0
    for new in log:
        latest = max(latest, new.at)  # a clock that was set back makes nothing earlier than what went before
        before, undone, begun = past.position, past.history.undone, past.state is not None
        seats = [seat for seat, chair in enumerate(past.chairs) if chair.person]
        people = [past.chairs[seat].person for seat in seats]
        happening = past.apply(new)
        if isinstance(new.body, entry.Started):
            started = latest if new.version > desk.head.given else 0
        told = event_of(desk.game, happening, desk.head.given, dict(zip(seats, people, strict=True)), whole, begun)
        events += told
        begins += [before] * len(told)
        if past.history.undone != undone:
            events.append(["cut", past.position if whole else 0])
            begins = [0] * len(events)
    if whole:
        return events, started
    shown = [event for event, begin in zip(events, begins, strict=True) if begin < closed_from or event[0] != "move"]
    return shown, started


def event_of(
    game: Game, happening: Happening, given: int, people: dict[int, str], whole: bool, begun: bool
) -> list[list[Any]]:
    """What an entry says about draws; ``people`` sat there before it."""
    new, steps = happening.entry, happening.steps
    match new.body:
        case entry.Started() | entry.Moved() if new.version <= given:
            lines: list[Any] = [[step.seat, game.text(step.move)] for step in steps] if whole else []
            start = [["start", []]] if isinstance(new.body, entry.Started) else []
            return [*start, ["given", lines]]
        case entry.Chained(seat, tip):
            return [["chain", seat, tip]]
        case entry.Left(seat):
            return [["away", seat, True] if begun else ["chain", seat, ""]]
        case entry.Returned(seat):
            return [["away", seat, False]]
        case entry.Removed(person):
            return [["chain", seat, ""] for seat, other in people.items() if other == person]
        case entry.Started():
            return [["start", lines_of(game, steps, whole)]]
        case entry.Moved(seat=seat, link=link, by=by):
            return [["move", seat, link, by, lines_of(game, steps, whole)]]
        case entry.Drawn(seat=seat, link=link):
            return [["draw", seat, link, lines_of(game, steps, whole)]]
        case _:
            return []


def lines_of(game: Game, steps: Sequence[Step], whole: bool) -> list[list[Any]]:
    """Lines as a proof has them; chance with its odds."""
    if not whole:
        return []
    return [
        [step.seat, game.text(step.move), *([odds_of(game, step.before)] if step.seat == CHANCE else [])]
        for step in steps
    ]
