"""For the owner of a table: inviting, seeing who watches, sending somebody away."""

from __future__ import annotations

import secrets

from litestar import Response, get, post
from litestar.params import JSONBody

from antilles.server.befriending import MARK
from antilles.server.http.problems import Trouble, version_of
from antilles.server.http.routes.common import PROBLEMS, Home, Someone, TableId, table_for
from antilles.server.http.schemas import Invite, NewInvite, NewRemoval, Version, Watcher
from antilles.server.store.invited import invitation_to
from antilles.server.tables.commands import Remove
from antilles.server.tables.live import Live


@post("/tables/{table:str}/invites", responses=PROBLEMS)
async def invite(table: TableId, data: JSONBody[NewInvite], house: Home, caller: Someone) -> Response[Invite]:
    """A new invitation for a seat; the old one no longer works."""
    live = await table_for(house, table, caller.person, "invite")
    if data.seat >= live.desk.head.seats:
        raise Trouble(404, "server-no-such-seat")
    token = secrets.token_urlsafe(16)
    await house.store.add_invite(house.people.hash(token), table, data.seat)
    return Response(Invite(data.seat, token), status_code=201)


def watching(live: Live) -> dict[str, str]:
    """The names of those who watch and do not sit there; whoever has no name cannot be told from others."""
    inside = {live.desk.head.owner, *[chair.person for chair in live.desk.chairs]}
    return {one.person: one.name for one in live.subscribers if one.person and one.person not in inside}


@get("/tables/{table:str}/watchers", responses=PROBLEMS)
async def watchers(table: TableId, house: Home, caller: Someone) -> list[Watcher]:
    """Who watches your table, of those who have given a name."""
    live = await table_for(house, table, caller.person, "remove")
    return [Watcher(person, name) for person, name in sorted(watching(live).items())]


@post("/tables/{table:str}/removals", responses=PROBLEMS, status_code=200)
async def remove(table: TableId, data: JSONBody[NewRemoval], house: Home, caller: Someone) -> Version:
    """Send somebody away from your table: whoever sits on a seat, or somebody who watches.

    Before the start the seat is free again, afterwards a bot has it. They see the table no more, and the invitations
    that are out work no more; only a new one lets them come back.
    """
    live = await table_for(house, table, caller.person, "remove")
    chairs = live.desk.chairs
    if (data.seat is None) == (data.watcher is None):
        raise Trouble(400, "server-bad-request")
    if data.watcher is not None:
        whom: str = data.watcher
        name: str | None = watching(live).get(whom)
    elif data.seat is not None and data.seat < len(chairs):
        whom, name = chairs[data.seat].person, chairs[data.seat].name
    else:
        raise Trouble(404, "server-no-such-seat")
    if not whom or name is None:
        raise Trouble(409, "server-not-now")
    out = tuple(hashed[:MARK] for hashed in await house.store.invites_of(table))
    asked = await invitation_to(house.store, table, whom)
    out += (asked.mark,) if asked is not None else ()
    verdict = await house.hall.ask(live, Remove(person=caller.person, whom=whom, name=name, invites=out))
    version = version_of(verdict, live, caller.person)
    moderation = house.moderation
    await moderation.kept.noted(moderation.clock(), caller.person, "remove", table=table, person=whom)
    return Version(version)


ROUTES = [invite, watchers, remove]
