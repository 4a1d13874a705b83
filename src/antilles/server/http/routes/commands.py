"""The routes of commands that need no more than their body: one for each that says what is sent."""

from __future__ import annotations

from typing import Any

from litestar import post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from antilles.school.daily import day_of
from antilles.server.http.problems import Trouble, version_of
from antilles.server.http.routes.common import PROBLEMS, Home, Someone, TableId, limit, table_for
from antilles.server.http.schemas import Version
from antilles.server.tables.commands import COMMANDS, Command
from antilles.server.tables.fields import Nothing
from antilles.server.tables.live import Live


def against(live: Live) -> str:
    """Whom the others are just asked to send away."""
    proposal = live.desk.proposal
    return live.desk.chairs[proposal.to].person if proposal is not None and proposal.wish == "remove" else ""


def route(kind: type[Command]) -> HTTPRouteHandler:
    """``POST`` below the table's address: what was sent becomes a command, the command a version."""

    async def carry_out(table: str, house: Home, caller: Someone, sent: Any) -> Version:
        if kind.limit is not None:
            limit(house, kind.limit, caller.person)
        if kind.written and (until := await house.moderation.muted_until(caller.person)):
            raise Trouble(403, "server-muted", facts={"until": day_of(until)})
        live = await table_for(house, table, caller.person, "see")
        command = kind.read(live.desk, caller.person, caller.name, sent)
        request = getattr(sent, "request", "")
        target = against(live)
        verdict = await house.hall.ask(live, command, f"{caller.person}:{request}" if request else "")
        version = version_of(verdict, live, caller.person, command.about())
        if target and target in live.desk.removed:
            moderation = house.moderation
            await moderation.kept.noted(moderation.clock(), caller.person, "vote", table=table, person=target)
        return Version(version)

    async def without(table: TableId, house: Home, caller: Someone) -> Version:
        return await carry_out(table, house, caller, Nothing())

    async def with_body(table: TableId, data: Any, house: Home, caller: Someone) -> Version:
        return await carry_out(table, house, caller, data)

    handler = without if kind.wire is Nothing else with_body
    if kind.wire is not Nothing:
        handler.__annotations__["data"] = JSONBody[kind.wire]  # type: ignore[name-defined,misc]
    handler.__name__ = kind.__name__.lower()
    handler.__doc__ = kind.__doc__
    return post(f"/tables/{{table:str}}/{kind.path}", responses=PROBLEMS, status_code=kind.status)(handler)


ROUTES = [route(kind) for kind in COMMANDS if kind.wire is not None]
