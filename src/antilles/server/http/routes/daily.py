"""The deal of the day: the same for everybody, one attempt each."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import QueryParameter

from antilles.school.daily import day_of
from antilles.server import dealing
from antilles.server.http.daily_schemas import DailyOut
from antilles.server.http.routes.common import PROBLEMS, Anyone, Home, Someone, limit_for_all
from antilles.server.http.schemas import TableMade


@get("/daily", responses=PROBLEMS)
async def daily(house: Home, visitor: Anyone) -> DailyOut:
    """Today's deal, your attempt among everybody's once it is finished, earlier ones, and yesterday's best game."""
    return await dealing.today(house, visitor.person if visitor else "")


@post("/daily", responses=PROBLEMS, status_code=200)
async def begin_daily(house: Home, caller: Someone) -> TableMade:
    """Your attempt at today's deal: a new table, or the one that you have begun. There is one a person and day."""
    await limit_for_all(house, "create", caller.person)
    return TableMade(await dealing.begin(house, caller), [])


@post("/daily/again", responses=PROBLEMS)
async def play_daily_again(
    house: Home,
    caller: Someone,
    day: Annotated[str, QueryParameter(required=False, pattern=r"^(\d{4}-\d\d-\d\d)?$", max_length=10)] = "",
) -> Response[TableMade]:
    """The same deal once more; it does not count. Today's only after your attempt."""
    await limit_for_all(house, "create", caller.person)
    return Response(
        TableMade(await dealing.again(house, caller, day or day_of(house.hall.clock())), []), status_code=201
    )


ROUTES = [daily, begin_daily, play_daily_again]
