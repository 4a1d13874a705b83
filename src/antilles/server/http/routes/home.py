"""What the first page shows, with one question; and who is at a table."""

from __future__ import annotations

import asyncio

from litestar import get

from antilles.server.answers.catalogue import games_out
from antilles.server.dealing import head_out
from antilles.server.http.routes.common import PROBLEMS, Anyone, Home, TableId, table_for
from antilles.server.http.routes.tables import STATUSES, page
from antilles.server.http.schemas import HomeOut, MyTable, Presence, TableOut
from antilles.server.services import House
from antilles.server.store.base import Summary
from antilles.server.tables.desk import Desk
from antilles.server.tables.registry import BrokenTable, NoSuchTable

MOST_MINE = 12
MOST_OTHERS = 12
ABSENT = 60_000
"""Milliseconds without a sign after which somebody counts as absent."""


@get("/home", responses=PROBLEMS)
async def home(house: Home, visitor: Anyone) -> HomeOut:
    """The games, your tables with whose turn it is, and public tables."""
    store = house.store
    waiting, playing, done = await asyncio.gather(
        *[store.lobby(STATUSES[status], None, MOST_OTHERS) for status in ("open", "running", "over")]
    )
    own = await store.tables_of(visitor.person, None, MOST_MINE) if visitor else []
    mine = [await my_table(house, summary, visitor.person) for summary in own] if visitor else []
    known = games_out()
    deal = await head_out(house, visitor.person if visitor else "")
    return HomeOut(known.games, known.levels, mine, tables(waiting), tables(playing), tables(done), deal)


def tables(found: list[Summary]) -> list[TableOut]:
    return page(found).items


async def my_table(house: House, summary: Summary, person: str) -> MyTable:
    """One of somebody's tables; whose turn it is where it runs."""
    shown = page([summary]).items[0]
    if summary.status != "running":
        return MyTable(shown, [], [])
    try:
        desk = (await house.hall.open(summary.head.table)).desk
    except (NoSuchTable, BrokenTable):
        return MyTable(shown, [], [])
    mine = [seat for seat, chair in enumerate(desk.chairs) if chair.person == person]
    return MyTable(shown, asked_as_seen(desk, mine), mine, time_up(desk, mine))


def asked_as_seen(desk: Desk, mine: list[int]) -> list[int]:
    """Who must decide, as far as the person on these seats may know: some choices must not even be noticed."""
    asked = desk.asked_seats()
    if desk.state is None or not asked or not desk.numbering.closed_lines(None):
        return asked
    return [seat for seat in desk.game.view(desk.state, None).actors if seat not in mine or seat in asked]


def time_up(desk: Desk, mine: list[int]) -> int | None:
    """When my time is up, if I am asked, else that of the first of the others."""
    clocks = [desk.timing.shown(seat) for seat in mine] or [desk.timing.shown(None)]
    own = [shown[seat].until for seat, shown in zip(mine, clocks, strict=False) if shown]
    ends = [end for end in own if end is not None] or [
        clock.until for clock, chair in zip(clocks[0], desk.chairs, strict=False)
        if clock.until is not None and not chair.by_bot
    ]  # fmt: skip
    return min(ends, default=None) if desk.status == "running" else None


@get("/tables/{table:str}/presence", responses=PROBLEMS)
async def presence(table: TableId, house: Home, visitor: Anyone) -> Presence:
    """Who of those who sit there is not there, and since when."""
    live = await table_for(house, table, visitor.person if visitor else "", "see")
    persons = [chair.person if not chair.by_bot else "" for chair in live.desk.chairs]
    seen = await house.store.last_seen(sorted({person for person in persons if person}))
    now = house.hall.clock()
    here = {one.person for one in live.subscribers}
    return Presence(
        [
            None if not person or person in here or now - seen.get(person, now) < ABSENT else seen[person]
            for person in persons
        ],
        [person in here for person in persons],
    )


ROUTES = [home, presence]
