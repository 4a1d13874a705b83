"""Friends by exchange of links, and blocks. There is no directory: nobody finds anybody who has not given a link."""

from __future__ import annotations

import secrets
from typing import Annotated

from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody, PathParameter

from antilles.server.befriending import friends_out
from antilles.server.http.friend_schemas import (
    BlockedOut,
    ChangedFriends,
    FriendLinkMade,
    FriendLinkOut,
    FriendLinkSeen,
    FriendsOut,
    NewBlock,
    NewFriendLink,
    UseFriendLink,
)
from antilles.server.http.problems import Trouble
from antilles.server.http.routes.common import PROBLEMS, Home, Someone, limit_for_all, table_for
from antilles.server.services import House
from antilles.server.store import friends as store
from antilles.server.store.friends import MANY_FOR, MOST_BLOCKS, MOST_FRIENDS, MOST_LINKS, ONCE_FOR, FriendLink
from antilles.server.tables import entry
from antilles.server.tables.voices import voice

PersonId = Annotated[str, PathParameter(max_length=40)]
REFUSED = {
    "gone": (404, "server-friend-link", {}),
    "own": (409, "server-friend-own", {}),
    "blocked": (409, "server-friend-blocked", {}),
    "many": (409, "server-friend-many", {"most": MOST_FRIENDS}),
}


@get("/me/friends", responses=PROBLEMS)
async def friends(house: Home, caller: Someone) -> FriendsOut:
    """Your friends, who of them is here and where they play; the links of yours that are good."""
    now = house.hall.clock()
    links = [FriendLinkOut(link.once, link.until) for link in await store.links_of(house.store, caller.person, now)]
    shown = await store.is_seen(house.store, caller.person)
    return FriendsOut(await friends_out(house, caller.person), links, shown)


@patch("/me/friends", responses=PROBLEMS, status_code=204)
async def show(data: JSONBody[ChangedFriends], house: Home, caller: Someone) -> None:
    """Let your friends see when you are here, or not."""
    await limit_for_all(house, "friend", caller.person)
    await store.show(house.store, caller.person, data.shown)


@post("/me/friends/links", responses=PROBLEMS)
async def make_link(data: JSONBody[NewFriendLink], house: Home, caller: Someone) -> Response[FriendLinkMade]:
    """A link for a friend, once and for seven days; or for several, for thirty days and until it is renewed."""
    await limit_for_all(house, "friend", caller.person)
    now = house.hall.clock()
    token, until = secrets.token_urlsafe(16), now + (ONCE_FOR if data.once else MANY_FOR)
    link = FriendLink(house.people.hash(f"friend {token}"), caller.person, data.once, until)
    if not await store.add_link(house.store, link, now):
        raise Trouble(409, "server-friend-links", facts={"most": MOST_LINKS})
    return Response(FriendLinkMade(token, data.once, until), status_code=201)


@delete("/me/friends/links", responses=PROBLEMS)
async def end_links(house: Home, caller: Someone) -> None:
    """None of your links works any more."""
    await limit_for_all(house, "friend", caller.person)
    await store.end_links(house.store, caller.person)


@delete("/me/friends/{friend:str}", responses=PROBLEMS)
async def end(friend: PersonId, house: Home, caller: Someone) -> None:
    """End a friendship; nobody is told."""
    await limit_for_all(house, "friend", caller.person)
    if not await store.end_friendship(house.store, caller.person, friend):
        raise Trouble(404, "server-not-found")


@post("/friends/look", responses=PROBLEMS, status_code=200)
async def look(data: JSONBody[UseFriendLink], house: Home, caller: Someone) -> FriendLinkSeen:
    """Whose link this is, before you accept. A POST, so that no log sees the token."""
    await limit_for_all(house, "friend", caller.person)
    hashed = house.people.hash(f"friend {data.token}")
    found = await store.owner_of(house.store, hashed, caller.person, house.hall.clock())
    if found is None:
        raise Trouble(404, "server-friend-link")
    owner, name, known = found
    return FriendLinkSeen(name, "own" if owner == caller.person else "known" if known else "new")


@post("/friends", responses=PROBLEMS, status_code=204)
async def accept(data: JSONBody[UseFriendLink], house: Home, caller: Someone) -> None:
    """Be friends with whoever gave you this link."""
    await limit_for_all(house, "friend", caller.person)
    hashed = house.people.hash(f"friend {data.token}")
    done = await store.befriend(house.store, hashed, caller.person, house.hall.clock())
    if done in REFUSED:
        status, key, facts = REFUSED[done]
        raise Trouble(status, key, facts=facts)


@get("/me/blocks", responses=PROBLEMS)
async def blocks(house: Home, caller: Someone) -> list[BlockedOut]:
    """With whom you want nothing to do; only you are told."""
    found = await store.blocked_by(house.store, caller.person)
    return [BlockedOut(one.id, one.name, one.since) for one in found]


async def speaker(house: House, data: NewBlock, person: str) -> str:
    """Who has this voice at a table that the caller may see."""
    live = await table_for(house, data.table or "", person, "see")
    table, desk = live.desk.head.table, live.desk
    known = {desk.head.owner, *[chair.person for chair in desk.chairs], *desk.removed}
    for somebody in known:
        if somebody and voice(desk, somebody) == data.voice:
            return somebody
    for line in await house.store.entries(table):
        if isinstance(line.body, entry.Said) and voice(desk, line.body.person) == data.voice:
            return line.body.person
    raise Trouble(404, "server-not-found")


@post("/me/blocks", responses=PROBLEMS, status_code=204)
async def block(data: JSONBody[NewBlock], house: Home, caller: Someone) -> None:
    """Have nothing to do with a friend, or with somebody at a table: you are no friends, and they cannot invite you or
    sit down with you. They are not told.
    """
    await limit_for_all(house, "friend", caller.person)
    if (data.friend is None) == (data.voice is None) or (data.table is None) != (data.voice is None):
        raise Trouble(400, "server-bad-request")
    if data.friend is not None:
        known = {friend.id for friend in await store.friends_of(house.store, caller.person)}
        whom = data.friend if data.friend in known else ""
    else:
        whom = await speaker(house, data, caller.person)
    if not whom:
        raise Trouble(404, "server-not-found")
    if whom == caller.person:
        raise Trouble(409, "server-not-now")
    if not await store.block(house.store, caller.person, whom, house.hall.clock()):
        raise Trouble(409, "server-block-many", facts={"most": MOST_BLOCKS})


@delete("/me/blocks/{blocked:str}", responses=PROBLEMS)
async def unblock(blocked: PersonId, house: Home, caller: Someone) -> None:
    """Block somebody no more; being friends again takes a link."""
    await limit_for_all(house, "friend", caller.person)
    if not await store.unblock(house.store, caller.person, blocked):
        raise Trouble(404, "server-not-found")


ROUTES = [friends, show, make_link, end_links, end, look, accept, blocks, block, unblock]
