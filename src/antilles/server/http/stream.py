"""``/api/tables/{table}/stream``: a WebSocket that tells a viewer everything from a version on.

Frames are numbered by the table's version. Whoever comes back says how far they know the table (``after``) and is told
the rest; after a long absence they get the whole table at once. With ``stages`` they also see the table after each line
of an entry that has several. The handler only reads: that is how it notices that nobody is there any more. News is
written by the hall, straight to the wire.
"""

from __future__ import annotations

from functools import partial
from math import inf
from urllib.parse import parse_qs

from antilles.server.http.budgets import neighbourhood
from antilles.server.http.cookies import plain_allowed, token_in
from antilles.server.http.middleware import Receive, Scope, Send
from antilles.server.http.websocket import ENDED, LINE, Line, pack
from antilles.server.services import House
from antilles.server.store.base import StoreDown
from antilles.server.tables.live import Live
from antilles.server.tables.registry import BrokenTable, NoSuchTable
from antilles.server.tables.subscriber import BROKEN, ENDED as SESSION_ENDED, LATER, UNKNOWN, Subscriber

MOST_STREAMS = 50
"""Open streams of one person at one table."""


async def stream(house: House, scope: Scope, receive: Receive, send: Send, table: str) -> None:
    message = await receive()
    if message["type"] != "websocket.connect":
        return
    asked = parse_qs(scope.get("query_string", b"").decode("latin-1")[:200])
    wire: Line = scope["extensions"][LINE]
    address = neighbourhood(scope["client"][0]) if scope.get("client") else ""
    counted = False
    try:
        token = token_in(scope["headers"], plain_allowed(house.settings))
        caller = await house.people.caller(token)
        counted = caller is None and house.strangers.take(address)
        if caller is None and not counted:
            raise Closed(LATER)
        who = caller.person if caller else address
        if house.limits.wait("stream", who):  # streams that one opens and drops as fast as it goes
            raise Closed(LATER)
        live = await find(house, table, who)
        person = caller.person if caller else ""
        owner = bool(person) and person == live.desk.head.owner
        session = caller.session if caller else ""
        name = caller.name if caller else ""
        staged = asked.get("stages") == ["true"]
        subscriber = Subscriber(wire, person, session, whole(asked.get("seat")), owner, staged=staged, name=name)
        code = subscriber.verdict(live.desk) or too_many(live, person)
        if code:
            raise Closed(code)
        await send({"type": "websocket.accept"})
        house.hall.streams.watch(live, subscriber, house.people.left(caller) if caller else inf)
        await _serve(house, live, subscriber, token, whole(asked.get("after")), receive, send)
    except Closed as closed:
        await refuse(send, closed.code)
    finally:
        wire.opened()
        if counted:
            house.strangers.give(address)


class Closed(Exception):
    """The stream is not opened; ``code`` says why."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


async def find(house: House, table: str, who: str) -> Live:
    """The table that somebody wants to watch; asking for tables that do not exist has a limit."""
    if table not in house.hall.lives and house.limits.left("unknown", who):
        raise Closed(LATER)
    try:
        return await house.hall.open(table)
    except NoSuchTable:
        house.limits.wait("unknown", who)
        raise Closed(UNKNOWN) from None
    except BrokenTable:
        raise Closed(BROKEN) from None
    except StoreDown:
        raise Closed(LATER) from None


def too_many(live: Live, person: str) -> int:
    """0, or the code for somebody who has enough streams of this table."""
    mine = sum(1 for subscriber in live.subscribers if subscriber.person == person) if person else 0
    return LATER if mine >= MOST_STREAMS else 0


async def refuse(send: Send, code: int) -> None:
    """Accept and close: a browser shows the code of a closed socket, but not why a handshake failed."""
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": code})


async def _serve(
    house: House, live: Live, subscriber: Subscriber, token: str, after: int | None, receive: Receive, send: Send
) -> None:
    """Tell what was missed, then wait for the end: news go straight to the wire."""
    streams = house.hall.streams
    subscriber.wire.caught_up = partial(streams.caught_up, live, subscriber)
    try:
        past = await streams.missed(live, subscriber.person, subscriber.seat, after, subscriber.staged)
        await confirm(house, subscriber, token)
        streams.begin(live, subscriber, [pack(text) for text in past])
        subscriber.wire.opened()
        while (message := await receive())["type"] not in ("websocket.disconnect", ENDED):
            pass  # whatever else comes is ignored, but that the other side has gone is seen
        if message["type"] == ENDED:
            await send({"type": "websocket.close", "code": message["code"]})
    except (OSError, RuntimeError):
        return  # the connection broke while we wrote
    finally:
        subscriber.wire.caught_up = None
        streams.leave(live, subscriber)


async def confirm(house: House, subscriber: Subscriber, token: str) -> None:
    """Ask once more who this is: a session that ended before its stream was known here has ended nobody's stream."""
    caller = await house.people.caller(token) if subscriber.session else None
    if caller is not None and caller.session == subscriber.session:
        house.hall.streams.believe(subscriber, house.people.left(caller))
    elif subscriber.session:
        subscriber.close(SESSION_ENDED)


def whole(values: list[str] | None) -> int | None:
    text = values[0] if values else ""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None
