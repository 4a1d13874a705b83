"""Friends as they are shown, and who may sit down with whom."""

from __future__ import annotations

from antilles.server.answers.listing import table_out
from antilles.server.http.friend_schemas import InvitedSeat
from antilles.server.http.problems import Trouble
from antilles.server.http.schemas import FriendOut, InvitedOut
from antilles.server.notices.calling import stands
from antilles.server.services import House
from antilles.server.store.friends import friends_of, public_tables, unwelcome
from antilles.server.store.invited import Invited, invitations_of, invited_at
from antilles.server.tables.desk import Desk
from antilles.server.tables.entry import Summary
from antilles.server.tables.registry import BrokenTable, NoSuchTable

HERE = 150_000
"""Milliseconds without a sign after which somebody is not here any more."""
MARK = 24
"""Characters of an invitation's hash by which the log of its table remembers that it was used."""


async def friends_out(house: House, person: str) -> list[FriendOut]:
    """Somebody's friends: whoever is here first, then by name."""
    friends = await friends_of(house.store, person)
    tables = await public_tables(house.store, [friend.id for friend in friends])
    mine = {
        table.head.table for table in (await public_tables(house.store, [person] if tables else [])).get(person, [])
    }
    now = house.hall.clock()
    found = [
        FriendOut(
            friend.id, friend.name, friend.seen is not None and now - friend.seen < HERE, friend.seen,
            [table_out(table) for table in tables.get(friend.id, [])],
            [table.head.table for table in tables.get(friend.id, []) if table.head.table in mine],
        )
        for friend in friends
    ]  # fmt: skip
    return sorted(found, key=lambda friend: not friend.here)


async def welcome(house: House, desk: Desk, person: str) -> None:
    """Refuse somebody whom anybody at the table has blocked, and do not say why."""
    at = {desk.head.owner, *[chair.person for chair in desk.chairs]}
    if await unwelcome(house.store, person, at):
        raise Trouble(403, "server-no-seat-here")


async def standing(house: House, asked: Invited) -> Desk | None:
    """The table to which somebody was invited, if the invitation can still be accepted."""
    try:
        desk = (await house.hall.open(asked.table)).desk
    except (NoSuchTable, BrokenTable):
        return None
    return desk if stands(desk, asked) else None


async def invitations_out(house: House, person: str) -> list[InvitedOut]:
    """The seats that friends offer somebody."""
    found: list[InvitedOut] = []
    for asked in await invitations_of(house.store, person):
        desk = await standing(house, asked)
        if desk is None:
            continue
        levels = [chair.level for chair in desk.chairs]
        shown = table_out(Summary(desk.head, desk.status, desk.names(), levels, asked.at))
        found.append(InvitedOut(shown, asked.seat, asked.by, desk.head.hints, desk.head.late, asked.at))
    return found


async def seats_out(house: House, desk: Desk, person: str) -> list[InvitedSeat]:
    """What became of the invitations to a table by name, as this person at it may know."""
    host = person == desk.head.owner
    found: list[InvitedSeat] = []
    for asked in await invited_at(house.store, desk.head.table):
        if asked.status == "joined" and desk.chairs[asked.seat].person == asked.person:
            found.append(InvitedSeat(asked.seat, asked.person if host else "", asked.name if host else "", "joined"))
        elif asked.status == "declined" and host and desk.state is None:
            found.append(InvitedSeat(asked.seat, asked.person, asked.name, "declined"))
        elif stands(desk, asked):
            found.append(InvitedSeat(asked.seat, asked.person if host else "", asked.name if host else "", "asked"))
    return found
