"""What the first page shows, with one question; and who is at a table."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

from antilles.server.answers.catalogue import games_out
from antilles.server.answers.listing import PAGE, asked_as_seen, cursor_of, question_of, table_out, time_up
from antilles.server.befriending import friends_out, invitations_out
from antilles.server.dealing import head_out
from antilles.server.http.routes.common import PROBLEMS, Anyone, Home, Language, Someone, TableId, table_for
from antilles.server.http.routes.tables import STATUSES, Cursor, read_cursor
from antilles.server.http.schemas import HomeOut, MyTable, MyTablePage, Presence, TableOut
from antilles.server.ratings.profiles import ratings_of
from antilles.server.services import House
from antilles.server.store.friends import blocked_by
from antilles.server.store.results import endings_of
from antilles.server.tables.entry import Summary
from antilles.server.tables.registry import BrokenTable, NoSuchTable
from antilles.server.tables.voices import voice

MOST_MINE = 60
"""Of my tables those whose games are not over, and the last ones that are."""
MOST_DONE = 8
UNFINISHED = ("open", "running", "paused")
MOST_OTHERS = 12
ABSENT = 60_000
"""Milliseconds without a sign after which somebody counts as absent."""


@get("/home", responses=PROBLEMS)
async def home(house: Home, visitor: Anyone, language: Language) -> HomeOut:
    """The games, your tables with whose turn it is, invitations and friends, and public tables."""
    store = house.store
    waiting, playing, done = await asyncio.gather(
        *[store.lobby(STATUSES[status], None, MOST_OTHERS) for status in ("open", "running", "over")]
    )
    mine = await my_home(house, visitor.person, language) if visitor else []
    invited = await invitations_out(house, visitor.person) if visitor else []
    friends = await friends_out(house, visitor.person) if visitor else []
    if visitor:
        await house.people.here(visitor)
    known = games_out()
    deal = await head_out(house, visitor.person if visitor else "")
    lists = tables(waiting), tables(playing), tables(done)
    own = await ratings_of(store, visitor.person) if visitor and house.settings.ratings else []
    return HomeOut(known.games, known.levels, mine, *lists, deal, invited, friends, own)


@get("/me/turns", responses=PROBLEMS)
async def turns(house: Home, caller: Someone, language: Language) -> list[MyTable]:
    """Your tables at which you are asked, the one with the least time first."""
    running = await house.store.tables_of(caller.person, None, MOST_MINE, ("running",))
    found = [await my_table(house, summary, caller.person, language) for summary in running]
    await house.people.here(caller)
    return sorted(
        (table for table in found if set(table.asked) & set(table.mine)),
        key=lambda table: (table.until is None, table.until or 0, table.table.created),
    )


async def my_home(house: House, person: str, language: str) -> list[MyTable]:
    """Somebody's tables that are not over, all of them as far as anybody has so many; then the last ones that are."""
    playing, done = await asyncio.gather(
        house.store.tables_of(person, None, MOST_MINE, UNFINISHED),
        house.store.tables_of(person, None, MOST_DONE, ("over",)),
    )
    return await my_tables(house, [*playing, *done], person, language)


async def my_tables(house: House, found: Sequence[Summary], person: str, language: str) -> list[MyTable]:
    """Somebody's tables: whose turn it is where they run, and how those ended that are over."""
    ended = await endings_of(house.store, [summary.head.table for summary in found if summary.status == "over"])
    rows: list[MyTable] = []
    for summary in found:
        end = ended.get(summary.head.table)
        if end is None:
            rows.append(await my_table(house, summary, person, language))
        else:
            mine = [seat for seat, one in enumerate(end.persons) if one == person]
            rows.append(MyTable(table_out(summary), [], mine, places=end.places, points=end.points))
    return rows


def tables(found: list[Summary]) -> list[TableOut]:
    return [table_out(summary) for summary in found]


async def my_table(house: House, summary: Summary, person: str, language: str) -> MyTable:
    """One of somebody's tables; whose turn it is where it runs."""
    shown = table_out(summary)
    if summary.status != "running":
        return MyTable(shown, [], [])
    try:
        desk = (await house.hall.open(summary.head.table)).desk
    except (NoSuchTable, BrokenTable):
        return MyTable(shown, [], [])
    mine = [seat for seat, chair in enumerate(desk.chairs) if chair.person == person]
    return MyTable(shown, asked_as_seen(desk, mine), mine, time_up(desk, mine), question_of(desk, mine, language))


@get("/me/tables", responses=PROBLEMS)
async def all_my_tables(
    house: Home,
    caller: Someone,
    language: Language,
    status: Annotated[str, QueryParameter(required=False, pattern="^(open|running|over|all)$")] = "all",
    game: Annotated[str, QueryParameter(required=False, max_length=40)] = "",
    name: Annotated[str, QueryParameter(required=False, max_length=40)] = "",
    cursor: Cursor = None,
) -> MyTablePage:
    """The tables at which you sit; those of one game, or with somebody whose name has these letters, if you like."""
    wanted = () if status == "all" else STATUSES[status]
    found = await house.store.tables_of(caller.person, read_cursor(cursor), PAGE + 1, wanted, game, name.strip())
    further = cursor_of(found[PAGE - 1]) if len(found) > PAGE else None
    return MyTablePage(await my_tables(house, found[:PAGE], caller.person, language), further)


@get("/tables/{table:str}/presence", responses=PROBLEMS)
async def presence(table: TableId, house: Home, visitor: Anyone) -> Presence:
    """Who of those who sit there is not there, and since when.

    Whoever watches some moves behind is not told: whose page opens and closes now says who has moved.
    """
    live = await table_for(house, table, visitor.person if visitor else "", "see")
    persons = [chair.person if not chair.by_bot else "" for chair in live.desk.chairs]
    seen = await house.store.last_seen(sorted({person for person in persons if person}))
    for chair in live.desk.chairs:  # whoever moves is there, whether the page or an order has sent the move
        if chair.person in seen:
            seen[chair.person] = max(seen[chair.person], chair.moved)
    now = house.hall.clock()
    me = visitor.person if visitor else ""
    behind = live.outside(me)
    here = set() if behind else {one.person for one in live.subscribers}
    blocked = await blocked_by(house.store, me) if me else []
    return Presence(
        [
            None if behind or not person or person in here or now - seen.get(person, now) < ABSENT else seen[person]
            for person in persons
        ],
        [person in here for person in persons],
        [voice(live.desk, person) if me and person and person != me else "" for person in persons],
        [voice(live.desk, somebody.id) for somebody in blocked],
    )


ROUTES = [home, turns, all_my_tables, presence]
