"""Inviting friends to a seat by name, and answering."""

from __future__ import annotations

import secrets
from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter

from antilles.server.befriending import MARK, seats_out, standing, welcome
from antilles.server.http.friend_schemas import InvitedAnswer, InvitedSeat, NewInvited
from antilles.server.http.problems import Trouble, version_of
from antilles.server.http.routes.common import PROBLEMS, Home, Someone, TableId, limit_for_all, opened, table_for
from antilles.server.http.routes.tables import start_when_full
from antilles.server.http.schemas import Seated
from antilles.server.store import invited as store
from antilles.server.tables.commands import Sit

PersonId = Annotated[str, PathParameter(max_length=40)]
REFUSED = {
    "stranger": (404, "server-no-such-friend"),
    "declined": (409, "server-invited-declined"),
    "many": (409, "server-invited-many"),
}


@get("/tables/{table:str}/invited", responses=PROBLEMS)
async def invited(table: TableId, house: Home, caller: Someone) -> list[InvitedSeat]:
    """The seats to which friends were invited by name: who was asked, has joined, has declined."""
    live = await table_for(house, table, caller.person, "say")
    return await seats_out(house, live.desk, caller.person)


@post("/tables/{table:str}/invited", responses=PROBLEMS)
async def invite(table: TableId, data: JSONBody[NewInvited], house: Home, caller: Someone) -> list[InvitedSeat]:
    """Invite one of your friends to a free seat of your table; they are told once, and can accept or decline."""
    await limit_for_all(house, "friend", caller.person)
    desk = (await table_for(house, table, caller.person, "invite")).desk
    if data.seat >= desk.head.seats:
        raise Trouble(404, "server-no-such-seat")
    if desk.state is not None:
        raise Trouble(409, "server-already-started")
    if not desk.chairs[data.seat].free:
        raise Trouble(409, "server-seat-taken")
    if desk.seat_of(data.friend) is not None:
        raise Trouble(409, "server-invited-sits")
    mark = secrets.token_hex(MARK // 2)
    done = await store.invite(house.store, caller.person, table, data.seat, data.friend, mark, house.hall.clock())
    if done in REFUSED:
        status, key = REFUSED[done]
        raise Trouble(status, key)
    await house.sender.look()
    return await seats_out(house, desk, caller.person)


@delete("/tables/{table:str}/invited/{friend:str}", responses=PROBLEMS)
async def take_back(
    table: TableId, friend: Annotated[str, PathParameter(max_length=40)], house: Home, caller: Someone
) -> None:
    """Take an invitation back; the seat is free for others."""
    await limit_for_all(house, "friend", caller.person)
    await table_for(house, table, caller.person, "invite")
    if not await store.settle(house.store, table, friend, "withdrawn"):
        raise Trouble(404, "server-no-such-invite")


@post("/tables/{table:str}/invited/answers", responses=PROBLEMS, status_code=200)
async def answer(
    table: TableId, data: JSONBody[InvitedAnswer], house: Home, caller: Someone
) -> Response[Seated | None]:
    """Take the seat that a friend offers you, or decline. The last seat begins the game."""
    asked = await store.invitation_to(house.store, table, caller.person)
    if asked is not None and asked.status == "joined":
        live = await opened(house, table)
        if live.desk.chairs[asked.seat].person == caller.person:
            return Response(Seated(table, asked.seat, live.desk.version))
    if asked is None or asked.status != "asked" or await standing(house, asked) is None:
        raise Trouble(404, "server-no-such-invite")
    if not data.accept:
        await store.settle(house.store, table, caller.person, "declined")
        return Response(None)
    live = await opened(house, table)
    await welcome(house, live.desk, caller.person)
    person, name = caller.person, caller.name
    sit = Sit(person=person, seat=asked.seat, sitter=person, name=name, invite=asked.mark, own=data.own, zone=data.zone)
    version = version_of(await house.hall.ask(live, sit), live, person)
    await start_when_full(house, live)
    return Response(Seated(table, asked.seat, version))


ROUTES = [invited, invite, take_back, answer]
