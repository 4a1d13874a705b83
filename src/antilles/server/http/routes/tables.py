"""Tables: the lobby, making one, taking seats, inviting, leaving, meeting again."""

from __future__ import annotations

import base64
import secrets
from typing import Annotated

from litestar import Response, get, post, put
from litestar.params import JSONBody, QueryParameter

from antilles.server.answers.founding import check_level, new_head, sat_again
from antilles.server.answers.listing import PAGE, page
from antilles.server.befriending import MARK, welcome
from antilles.server.http.problems import Trouble, version_of
from antilles.server.http.routes.common import (
    PROBLEMS,
    Anyone,
    Home,
    SeatPath,
    SeatQuery,
    Someone,
    TableId,
    limit_for_all,
    opened,
    table_for,
)
from antilles.server.http.schemas import (
    Invite,
    Seated,
    TableMade,
    TablePage,
)
from antilles.server.http.table_schemas import Invitation, NewTable, SeatBy, UseInvite
from antilles.server.tables.commands import Command, Rematch, Sit, Start
from antilles.server.tables.commands.owning import bot_name
from antilles.server.tables.live import Live
from antilles.server.tables.permissions import may
from antilles.server.tables.presenting import Sight, see
from antilles.server.tables.verdicts import Done, Impossible

Cursor = Annotated[str | None, QueryParameter(required=False, max_length=100)]
STATUSES = {"open": ("open",), "running": ("running", "paused"), "over": ("over",), "all": ("open", "running", "over")}


def read_cursor(cursor: str | None) -> tuple[int, str] | None:
    if not cursor:
        return None
    try:
        created, _, table = base64.urlsafe_b64decode(cursor.encode()).decode("ascii").partition(" ")
        moment = int(created)
    except ValueError:
        raise Trouble(400, "server-bad-request") from None
    if not 0 <= moment < 1 << 60 or not table.isalnum():
        raise Trouble(400, "server-bad-request")
    return moment, table


@get("/tables", responses=PROBLEMS)
async def lobby(
    house: Home,
    visitor: Anyone,  # noqa: ARG001 - whoever asks is counted
    status: Annotated[str, QueryParameter(required=False, pattern="^(open|running|over|all)$")] = "all",
    game: Annotated[str, QueryParameter(required=False, max_length=40)] = "",
    pace: Annotated[str, QueryParameter(required=False, pattern="^(live|days|none|)$")] = "",
    seeks: Annotated[str, QueryParameter(required=False, pattern="^(beginners|anybody|experienced|)$")] = "",
    cursor: Cursor = None,
) -> TablePage:
    """Public tables, the newest first; those of one game, of one pace, or that look for somebody, if you like."""
    found = await house.store.lobby(STATUSES[status], read_cursor(cursor), PAGE + 1, game, pace, seeks)
    return page(found)


@post("/tables", responses=PROBLEMS)
async def make_table(data: JSONBody[NewTable], house: Home, caller: Someone) -> Response[TableMade]:
    """A new table. Seats that are open get an invitation each; a table without open seats starts at once."""
    await limit_for_all(house, "create", caller.person)
    if data.rated and not house.settings.ratings:
        raise Trouble(409, "server-ratings-off")
    head = new_head(data, caller.person)
    first: list[Command] = []
    invites: list[Invite] = []
    for seat, wanted in enumerate(data.seats):
        if wanted.kind == "bot":
            level = check_level(wanted.level)
            first.append(Sit(person=caller.person, seat=seat, name=bot_name(level, seat), level=level))
        elif wanted.kind == "me":
            name = (wanted.name or caller.name).strip()
            sit = Sit(person=caller.person, seat=seat, sitter=caller.person, name=name, own=wanted.own, zone=data.zone)
            first.append(sit)
        else:
            invites.append(Invite(seat, secrets.token_urlsafe(16)))
    if not invites and not any(wanted.own and wanted.kind == "me" for wanted in data.seats):
        first.append(Start(person=caller.person))
    await house.hall.found(head, first, [(house.people.hash(invite.token), invite.seat) for invite in invites])
    return Response(TableMade(head.table, invites), status_code=201)


@get("/tables/{table:str}", responses=PROBLEMS)
async def look(table: TableId, house: Home, visitor: Anyone, seat: SeatQuery = None) -> Sight:
    """The table as you may see it: from your seat, or from outside."""
    person = visitor.person if visitor else ""
    live = await table_for(house, table, person, "see")
    if seat is not None:
        await table_for(house, table, person, "look", seat)
    return see(live.desk_for(person), person, seat)


async def start_when_full(house: Home, live: Live) -> None:
    """The last seat is taken, and the pages have brought what they promised: the game begins."""
    desk = live.desk
    if desk.state is None and not desk.awaited_chains() and not any(chair.free for chair in desk.chairs):
        await house.hall.ask(live, Start(person=desk.head.owner))


async def invited(house: Home, token: str) -> tuple[Live, int, str]:
    """The table and the seat that an invitation is for, and its mark in the table's log."""
    hashed = house.people.hash(token)
    found = await house.store.invite(hashed)
    if found is None:
        raise Trouble(404, "server-no-such-invite")
    table, seat = found
    return await opened(house, table), seat, hashed[:MARK]


@post("/invites/look", responses=PROBLEMS, status_code=200)
async def invitation(data: JSONBody[UseInvite], house: Home, visitor: Anyone) -> Invitation:
    """Who invites to what, before you take the seat. A POST, so that no log sees the token."""
    live, seat, mark = await invited(house, data.token)
    desk = live.desk
    chair = desk.chairs[seat]
    person = visitor.person if visitor else ""
    used = mark in desk.invites_used
    shown = not used or may(person, "see", desk)
    return Invitation(
        desk.head.table,
        desk.head.game,
        seat,
        next((other.name for other in desk.chairs if other.person == desk.head.owner), "") if shown else "",
        [other.name if shown else "" for other in desk.chairs],
        [other.level if shown else "" for other in desk.chairs],
        chair.free and not used,
        bool(person) and chair.person == person,
        desk.head.hints,
        desk.head.days,
        desk.head.minutes,
        desk.head.increment,
        desk.head.late,
        desk.head.rated,
        desk.head.delay,
    )


@post("/invites", responses=PROBLEMS)
async def accept(data: JSONBody[UseInvite], house: Home, caller: Someone) -> Response[Seated]:
    """Take the seat you were invited to; when it was the last one, the game begins. An invitation works once."""
    live, seat, mark = await invited(house, data.token)
    desk, table = live.desk, live.desk.head.table
    if desk.chairs[seat].person == caller.person:
        return Response(Seated(table, seat, version_of(Done(desk.version), live, caller.person)), status_code=200)
    if mark in desk.invites_used and desk.chairs[seat].free:
        raise Trouble(409, "server-invite-used")
    await welcome(house, desk, caller.person)
    person, name = caller.person, caller.name
    sit = Sit(person=person, seat=seat, sitter=person, name=name, invite=mark, own=data.own, zone=data.zone)
    version = version_of(await house.hall.ask(live, sit), live, caller.person)
    await start_when_full(house, live)
    return Response(Seated(table, seat, version), status_code=201)


@put("/tables/{table:str}/seats/{seat:int}", responses=PROBLEMS)
async def take_seat(
    table: TableId,
    seat: SeatPath,
    data: JSONBody[SeatBy],
    house: Home,
    caller: Someone,
) -> Seated:
    """Sit down at a free seat of a public table, or put a bot there as its owner."""
    live = await table_for(house, table, caller.person, "see")
    if data.level is not None:
        level = check_level(data.level)
        sit = Sit(person=caller.person, seat=seat, name=bot_name(level, seat), level=level)
    else:
        await welcome(house, live.desk, caller.person)
        person, name = caller.person, caller.name
        sit = Sit(person=person, seat=seat, sitter=person, name=name, own=data.own, zone=data.zone)
    version = version_of(await house.hall.ask(live, sit), live, caller.person)
    await start_when_full(house, live)
    return Seated(table, seat, version)


@post("/tables/{table:str}/rematch", responses=PROBLEMS)
async def rematch(
    table: TableId, house: Home, caller: Someone, own: Annotated[bool, QueryParameter(required=False)] = False
) -> Response[TableMade]:
    """The same people and bots at a new table, each one seat further; there is one rematch a table.

    With ``own`` the caller's page brings a chain of its own before it begins.
    """
    await limit_for_all(house, "create", caller.person)
    live = await table_for(house, table, caller.person, "rematch")
    desk = live.desk
    if desk.rematch:
        return Response(TableMade(desk.rematch, []), status_code=200)
    await welcome(house, desk, caller.person)
    persons = {chair.person for chair in desk.chairs if chair.person}
    forgotten = persons - (await house.moderation.kept.names(persons)).keys()
    head, first = sat_again(desk, caller.person, own, house.settings.ratings, forgotten)
    await house.hall.found(head, first, [])
    outcome = await house.hall.ask(live, Rematch(person=caller.person, table=head.table))
    if isinstance(outcome, Impossible) and live.desk.rematch:
        return Response(TableMade(live.desk.rematch, []), status_code=200)
    version_of(outcome, live, caller.person)
    return Response(TableMade(head.table, []), status_code=201)


ROUTES = [lobby, make_table, look, invitation, accept, take_seat, rematch]
