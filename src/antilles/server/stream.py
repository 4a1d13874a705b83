"""``/api/tables/{table}/stream``: a WebSocket that tells a viewer everything from a version on.

Frames are numbered by the table's version. Whoever comes back says how far they know the table (``after``) and is told
the rest; after a long absence they get the whole table at once. The handler only reads: that is how it notices that
nobody is there any more. News are written by the hall, straight to the wire.
"""

from __future__ import annotations

from urllib.parse import parse_qs

from antilles.server.gate import Receive, Scope, Send, cookie
from antilles.server.hall import MOST_NEWS, Hall, Live, NoSuchTable
from antilles.server.house import House
from antilles.server.line import ENDED as LINE_ENDED
from antilles.server.line import LINE, Line, pack
from antilles.server.may import may
from antilles.server.push import Subscriber
from antilles.server.store.base import StoreDown

UNKNOWN, NOT_YOURS, ENDED, LATER = 4404, 4403, 4401, 1013
MOST_STREAMS = 50
"""Open streams of one person at one table."""


async def stream(house: House, scope: Scope, receive: Receive, send: Send, table: str) -> None:
    message = await receive()
    if message["type"] != "websocket.connect":
        return
    asked = parse_qs(scope.get("query_string", b"").decode("latin-1")[:200])
    seat = whole(asked.get("seat"))
    after = whole(asked.get("after"))
    try:
        caller = await house.people.caller(cookie(scope))
        live = await house.hall.open(table)
    except NoSuchTable:
        await refuse(send, UNKNOWN)
        return
    except StoreDown:
        await refuse(send, LATER)
        return
    person = caller.person if caller else ""
    verdict = allowed(live, person, seat)
    if verdict:
        await refuse(send, verdict)
        return
    await send({"type": "websocket.accept"})
    wire: Line = scope["extensions"][LINE]
    owner = bool(person) and person == live.desk.head.owner
    subscriber = Subscriber(wire, person, caller.session if caller else "", seat, owner)
    await _serve(house, live, subscriber, after, receive, send)


def allowed(live: Live, person: str, seat: int | None) -> int:
    """0, or the code with which the stream is closed."""
    if not may(person, "watch", live.desk):
        return UNKNOWN
    if seat is not None and not may(person, "look", live.desk, seat):
        return NOT_YOURS
    mine = sum(1 for one in live.subscribers if one.person == person) if person else 0
    return LATER if mine >= MOST_STREAMS else 0


async def refuse(send: Send, code: int) -> None:
    """Accept and close: a browser shows the code of a closed socket, but not why a handshake failed."""
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": code})


async def _serve(
    house: House, live: Live, subscriber: Subscriber, after: int | None, receive: Receive, send: Send
) -> None:
    """Tell what was missed, then wait for the end: news go straight to the wire."""
    person, seat = subscriber.person, subscriber.seat

    def whole_table() -> None:
        subscriber.wire.put(pack(house.hall.full(live, person, seat)))

    subscriber.wire.caught_up = whole_table
    live.subscribers.add(subscriber)
    try:
        for text in await missed(house.hall, live, person, seat, after):
            subscriber.wire.put(pack(text))
        subscriber.release()
        while (message := await receive())["type"] not in ("websocket.disconnect", LINE_ENDED):
            pass  # whatever else comes is ignored, but that the other side has gone is seen
        if message["type"] == LINE_ENDED:
            await send({"type": "websocket.close", "code": ENDED if subscriber.session else 1001})
    except (OSError, RuntimeError):
        return  # the connection broke while we wrote
    finally:
        subscriber.wire.caught_up = None
        live.subscribers.discard(subscriber)


async def missed(hall: Hall, live: Live, person: str, seat: int | None, after: int | None) -> list[bytes]:
    """What a viewer does not know yet: nothing, entry by entry, or the whole table."""
    version = live.desk.version
    if after is not None and after == version:
        return []
    if after is None or after > version or version - after > MOST_NEWS:
        return [hall.full(live, person, seat)]
    entries = [one for one in await hall.store.entries(live.desk.head.table) if one.version <= version]
    return hall.news(live, entries, person, seat, after)


def whole(values: list[str] | None) -> int | None:
    text = values[0] if values else ""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None
