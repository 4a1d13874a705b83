"""``/api/tables/{table}/stream``: a WebSocket that tells a viewer everything from a version on.

Frames are numbered by the table's version. Whoever comes back says how far they know the table (``after``) and is told
the rest; after a long absence they get the whole table at once. The handler reads as well as writes: that is how it
notices that nobody is there any more.
"""

from __future__ import annotations

import asyncio
from urllib.parse import parse_qs

from antilles.server.gate import Receive, Scope, Send, cookie
from antilles.server.hall import MOST_NEWS, Hall, Live, NoSuchTable
from antilles.server.house import House
from antilles.server.may import may
from antilles.server.people import Caller
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
    await _serve(house, live, Subscriber(person, caller.session if caller else "", seat), after, caller, receive, send)


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
    house: House,
    live: Live,
    subscriber: Subscriber,
    after: int | None,
    caller: Caller | None,
    receive: Receive,
    send: Send,
) -> None:
    live.subscribers.add(subscriber)
    reader = asyncio.create_task(_read(receive, subscriber))
    try:
        for text in await missed(house.hall, live, subscriber.person, subscriber.seat, after):
            await send({"type": "websocket.send", "text": text.decode()})
        while (frame := await subscriber.take()) is not None:
            await send({"type": "websocket.send", "text": frame})
        if not reader.done():
            await send({"type": "websocket.close", "code": ENDED if caller is not None else 1001})
    except (OSError, RuntimeError):
        return  # the connection broke while we wrote
    finally:
        live.subscribers.discard(subscriber)
        reader.cancel()


async def _read(receive: Receive, subscriber: Subscriber) -> None:
    """Whatever comes is ignored, but that the other side has gone is seen."""
    while (await receive())["type"] != "websocket.disconnect":
        pass
    subscriber.close()


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
