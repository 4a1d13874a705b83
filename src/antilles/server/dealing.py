"""The deal of the day: everybody plays the same game against the same bots, once.

A deal is a table that everybody has: its name, ``deal-`` and the day, takes the place of the table's own where keys
and draws are made, so all draw the same, and nobody's chain is mixed in. Until it opens, two hours after its day, its
key is told to nobody, and no table, record or position of it to anybody but its own player.
"""

from __future__ import annotations

import hmac
import zlib
from collections.abc import Sequence
from functools import lru_cache
from weakref import WeakKeyDictionary

import sqlalchemy as sa
from msgspec.structs import replace

from antilles.analysis import decode
from antilles.games import games, with_data
from antilles.kernel.record import Line
from antilles.school.daily import (
    FEW,
    LEVEL,
    PLAYER,
    Deal,
    before,
    closes,
    day_of,
    deal_of,
    is_day,
    luck_in,
    middle_half,
    opens,
    standing,
)
from antilles.server.answers.founding import Begun, private_head, seated_against
from antilles.server.http.daily_schemas import (
    DailyBest,
    DailyEarlier,
    DailyHead,
    DailyOut,
    DailyResult,
    DailyRow,
)
from antilles.server.http.problems import Trouble
from antilles.server.people import Caller
from antilles.server.services import House
from antilles.server.store.analyses import TooManyAnalyses
from antilles.server.store.base import Store
from antilles.server.store.deals import Attempt, Attempts, Result, points_along
from antilles.server.tables.commands import Command, Sit, Start
from antilles.server.tables.commands.owning import Show, bot_name
from antilles.server.tables.desk import Desk
from antilles.server.tables.entry import DEALS, Head
from antilles.server.tables.registry import BrokenTable, NoSuchTable
from antilles.server.tables.sealing import live_draw, sealed

EARLIER = 7
MIDDLES: WeakKeyDictionary[Store, dict[tuple[str, int], tuple[tuple[float, float], ...]]] = WeakKeyDictionary()
"""The newest middle half of all games."""
DEPTH = "quick"


@lru_cache(8)
def dealt(day: str, key: str) -> Deal:
    """By the package's data, whatever the owner of the house corrects during the day."""
    number = int.from_bytes(hmac.digest(key.encode("ascii"), b"position", "sha256")[:4], "big")
    return deal_of(day, number, {name: with_data(name, {}) for name in games()})


def deal_on(house: House, day: str) -> Deal:
    return dealt(day, house.hall.key(f"{DEALS}{day}"))


def head_of(deal: Deal, person: str, origin: str = "") -> Head:
    """A table on which somebody plays a deal: nobody else sees it, and nobody gives advice."""
    options = deal.game.settle(deal.seats, {})
    return private_head(deal.game, deal.seats, options, person, hints=False, origin=origin, deal=deal.day)


async def made(house: House, deal: Deal, caller: Caller, origin: str = "") -> str:
    """A new table of a deal, begun."""
    head = head_of(deal, caller.person, origin)
    if deal.lines:
        begun = Begun(head, seated_against(LEVEL, deal.seats, PLAYER, caller.person, caller.name), list(deal.lines))
        await house.hall.bring(head, begun.entries(house.hall.clock()))
        return head.table
    first: list[Command] = []
    for seat in range(deal.seats):
        if seat == PLAYER:
            first.append(Sit(person=caller.person, seat=seat, sitter=caller.person, name=caller.name[:40]))
        else:
            first.append(Sit(person=caller.person, seat=seat, name=bot_name(LEVEL, seat), level=LEVEL))
    await house.hall.found(head, [*first, Start(person=caller.person)], [])
    return head.table


async def begin(house: House, caller: Caller) -> str:
    """Today's attempt: a new table, or the one that was begun."""
    day, kept = day_of(house.hall.clock()), Attempts(house.store)
    mine = await kept.of(day, caller.person)
    if mine is not None:
        return mine.table
    try:
        return await made(house, deal_on(house, day), caller)
    except sa.exc.IntegrityError:  # asked twice at the same moment: one of them was first
        mine = await kept.of(day, caller.person)
        if mine is None:
            raise
        return mine.table


async def again(house: House, caller: Caller, day: str) -> str:
    """The same deal once more, for whoever has finished it or when it is open; it does not count."""
    if not is_day(day):
        raise Trouble(404, "server-not-found")
    mine = await Attempts(house.store).of(day, caller.person)
    if (mine is None or mine.ended is None) and house.hall.clock() < opens(day):
        raise Trouble(409, "server-deal-first")
    return await made(house, deal_on(house, day), caller, f"{mine.table if mine else DEALS + day}/0")


# --- what it tells ----------------------------------------------------------------------------------


async def head_out(house: House, person: str) -> DailyHead:
    """What the first page says of today's deal."""
    day = day_of(house.hall.clock())
    mine = await Attempts(house.store).of(day, person) if person else None
    return DailyHead(day, deal_on(house, day).game.name, state_of(mine), mine.table if mine else "", closes(day))


def state_of(mine: Attempt | None) -> str:
    return "fresh" if mine is None else "running" if mine.ended is None else "done"


async def today(house: House, person: str) -> DailyOut:
    """Today's deal, how one's attempt stands among all, earlier ones, and yesterday's best game."""
    now = house.hall.clock()
    day, kept = day_of(now), Attempts(house.store)
    deal = deal_on(house, day)
    mine = await kept.of(day, person) if person else None
    everybody = await kept.results(day, opens(day))
    return DailyOut(
        day,
        deal.game.name,
        deal.seats,
        LEVEL,
        bool(deal.lines),
        closes(day),
        opens(day),
        state_of(mine),
        mine.table if mine else "",
        len(everybody),
        await result_of(house, mine, everybody) if mine is not None else None,
        [await earlier_one(kept, one) for one in await kept.earlier(person, day, EARLIER)] if person else [],
        await best_before(house, day, now),
    )


async def result_of(house: House, mine: Attempt, everybody: list[Result]) -> DailyResult | None:
    """How a finished attempt stands; before that nobody is told how the others did."""
    if mine.ended is None or mine.points is None or mine.place is None:
        return None
    counted = any(one.person == mine.person for one in everybody)
    points = [one.points for one in everybody] if counted else [*(one.points for one in everybody), mine.points]
    found = standing(points, mine.points)
    rows = [DailyRow(one.name, one.points, one.place, one.person == mine.person) for one in everybody]
    luck = mine.luck if mine.luck is not None else await measured(house, mine)
    return DailyResult(
        mine.points,
        mine.place,
        counted,
        found.better,
        found.people,
        found.median,
        found.best,
        None if luck is None else round(luck, 1),
        [list(pair) for pair in found.counts] if found.people >= FEW else [],
        rows if found.people < FEW else [],
        points_along(mine.course),
        [list(pair) for pair in await middle_on(house, mine.day, len(everybody))],
    )


async def middle_on(house: House, day: str, people: int) -> tuple[tuple[float, float], ...]:
    """The middle half of all games of a day, found again only when somebody else has finished."""
    known = MIDDLES.setdefault(house.store, {})
    if (day, people) not in known:
        found = middle_half(await Attempts(house.store).courses(day, opens(day)))
        known.clear()
        known[day, people] = found
    return known[day, people]


async def measured(house: House, mine: Attempt) -> float | None:
    """What draws brought, in points, from the ledger of the game; None as long as it is being made."""
    try:
        desk = (await house.hall.open(mine.table)).desk
    except (NoSuchTable, BrokenTable):
        return None
    job = await house.analyst.find(desk, DEPTH)
    if job is None or job.found is None:
        if job is None:
            try:
                await house.analyst.ask(desk, DEPTH, mine.person)
            except TooManyAnalyses:
                return None
        return None
    luck = luck_in(decode(zlib.decompress(job.found).decode()), PLAYER)
    await Attempts(house.store).measured(mine.table, luck)
    return luck


async def earlier_one(kept: Attempts, mine: Attempt) -> DailyEarlier:
    everybody = await kept.results(mine.day, opens(mine.day))
    counted = mine.points is not None and any(one.person == mine.person for one in everybody)
    better = (
        standing([one.points for one in everybody], mine.points).better if counted and mine.points is not None else None
    )
    return DailyEarlier(mine.day, mine.game, mine.table, mine.points, better)


async def best_before(house: House, day: str, now: int) -> DailyBest | None:
    """The best game of the last deal that is open; from then on everybody who has its address can replay it."""
    last = before(day) if now >= opens(before(day)) else before(day, 2)
    everybody = await Attempts(house.store).results(last, opens(last))
    if not everybody:
        return None
    best = everybody[0]
    try:
        live = await house.hall.open(best.table)
    except (NoSuchTable, BrokenTable):
        return None
    if live.desk.head.visibility == "private":
        await house.hall.ask(live, Show(person=best.person, visibility="link", house=True))
    return DailyBest(last, live.desk.game.name, best.name, best.points, len(everybody), best.table)


# --- what stays closed ------------------------------------------------------------------------------


def closed(house: House, day: str) -> bool:
    """Whether this deal is still played: nothing of it goes to others through the server."""
    return bool(day) and house.hall.clock() < opens(day)


def refuse_running(house: House, head: Head, lines: Sequence[Line]) -> None:
    """A record that begins as a deal that is still played is no table for others yet."""
    now = house.hall.clock()
    for day in (day_of(now), before(day_of(now))):
        if closed(house, day) and begins_as(house, head, lines, deal_on(house, day)):
            raise Trouble(409, "server-deal-closed")


def begins_as(house: House, head: Head, lines: Sequence[Line], deal: Deal) -> bool:
    if (head.game, head.seats) != (deal.game.name, deal.seats):
        return False
    first = [(line.seat, line.text) for line in deal.lines] or opening(house, deal)
    return bool(first) and [(line.seat, line.text) for line in lines[: len(first)]] == first


def opening(house: House, deal: Deal) -> list[tuple[int, str]]:
    """The draws with which a deal begins."""
    desk = Desk(deal.game, sealed(head_of(deal, ""), house.hall.key), replace(live_draw(), key=house.hall.key))
    return desk.texts(desk.draws(desk.beginning()))
