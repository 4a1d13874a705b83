"""Your own data: taking them away, and being forgotten."""

from __future__ import annotations

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody

from antilles.server.http.routes.common import PROBLEMS, Asking, Home, Someone, limit_for_all, new_cookie
from antilles.server.http.routes.proof import proved
from antilles.server.http.schemas import Proof
from antilles.server.services import House
from antilles.server.store.own_data import forget, own_data
from antilles.server.tables.commands import Leave
from antilles.server.tables.registry import BrokenTable, NoSuchTable

MOST_LEFT = 1000
"""Unfinished tables that somebody leaves when they go."""


@get("/me/export", responses=PROBLEMS)
async def export(house: Home, caller: Someone) -> Response[bytes]:
    """Everything that is kept about you, as JSON: your names, where you are logged in, where you have played."""
    await limit_for_all(house, "notice", caller.person)
    found = msgspec.json.format(msgspec.json.encode(await own_data(house.store, caller.person)), indent=2)
    named = {"content-disposition": 'attachment; filename="antilles.json"'}
    return Response(found, media_type="application/json", headers=named)


@post("/me/erasure", responses=PROBLEMS, status_code=204)
async def erase(data: JSONBody[Proof], house: Home, caller: Someone, request: Asking) -> Response[None]:
    """Be forgotten. Bots play your running games on; finished ones stay with those who played them with you."""
    await proved(house, request, caller, data)
    await leave_all(house, caller.person)
    ended = await forget(house.store, caller.person)
    house.people.forget(ended)
    house.end_streams(ended)
    await house.sender.look()
    response: Response[None] = Response(None, status_code=204)
    gone = new_cookie(house, request, "")
    gone.max_age = 0
    response.set_cookie(gone)
    return response


async def leave_all(house: House, person: str) -> None:
    """Nobody waits for whoever is gone."""
    for summary in await house.store.tables_of(person, None, MOST_LEFT, ("open", "running", "paused")):
        try:
            live = await house.hall.open(summary.head.table)
        except (NoSuchTable, BrokenTable):
            continue
        for seat, chair in enumerate(live.desk.chairs):
            if chair.person == person:
                await house.hall.ask(live, Leave(person=person, seat=seat))


ROUTES = [export, erase]
