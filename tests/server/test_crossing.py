"""Requests that cross, from two tabs or by two processes: none of them ends in an error, and no limit is passed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from sqlalchemy import Connection

from antilles.server.orders.keeping import Left
from antilles.server.ratings import profiles
from antilles.server.store import friends
from antilles.server.store.base import Session
from antilles.server.store.holding import Forgotten
from antilles.server.store.outbox import MOST_CHANNELS, Channel
from antilles.server.store.own_data import MINE
from antilles.server.store.passkeys import Passkey
from tests.server.elsewhere import postgres_url
from tests.server.kit import Place, Player, played

MANY = 8


async def at_once(*requests: Awaitable[httpx.Response]) -> list[httpx.Response]:
    answers = list(await asyncio.gather(*requests))
    assert all(answer.status_code < 500 for answer in answers), [answer.text for answer in answers]
    return answers


def test_the_same_thing_asked_many_times_at_once(tmp_path: Path) -> None:
    """On PostgreSQL, where several connections write at the same time, as several processes do."""

    async def story(here: Place) -> None:
        ana, bruno = await here.person("Ana"), await here.person("Bruno")
        person = (await ana.get("/api/me"))["id"]
        owner = {"x-antilles-owner": here.house.owner_key}

        def each(player: Player, method: str, path: str, body: Any = None, **headers: str) -> list[Any]:
            return [player.call(method, path, body, **headers) for _ in range(MANY)]

        await at_once(*each(ana, "PUT", "/api/me/profile", {"shown": "all"}))
        await at_once(*each(ana, "POST", f"/api/house/people/{person}/mute", {"days": 1}, **owner))

        def place(number: int) -> dict[str, str]:
            return {"kind": "ntfy", "address": f"https://ntfy.example/{number}"}

        added = await at_once(*[ana.call("POST", "/api/me/notices", place(n)) for n in range(2 * MANY)])
        assert sum(answer.status_code == 201 for answer in added) == MOST_CHANNELS
        assert len((await ana.get("/api/me/notices"))["channels"]) == MOST_CHANNELS

        seats = [{"kind": "me"}, {"kind": "open"}]
        table = (await ana.post("/api/tables", {"game": "santo_domingo", "seats": seats}))["table"]
        await at_once(*each(ana, "POST", f"/api/tables/{table}/invites", {"seat": 1}))
        assert len(await here.house.store.invites_of(table)) == 1, "a new invitation takes the place of the old one"

        running = await here.table([ana, bruno], game="santiago_de_cuba", days=2)
        first = await ana.sight(running, 0)
        waiting, seat = (bruno, 1) if first["moves"] else (ana, 0)
        moves = first["moves"] or (await bruno.sight(running, 1))["moves"]
        orders = {"seat": seat, "orders": [{"moves": [{"move": moves[0]}]}]}
        left = await at_once(*each(waiting, "PUT", f"/api/tables/{running}/orders", orders))
        assert {answer.status_code for answer in left} == {200}

    played(tmp_path, story, database=postgres_url())


def test_whoever_has_been_forgotten_gets_nothing_new(tmp_path: Path) -> None:
    """A request that was on its way when its sender was forgotten leaves nothing behind."""

    async def story(here: Place) -> None:
        ana, bruno = await here.person("Ana"), await here.person("Bruno")
        store, person = here.house.store, (await ana.get("/api/me"))["id"]
        other = (await bruno.get("/api/me"))["id"]
        link = friends.FriendLink("hash", person, False, 1 << 60)
        assert (await ana.call("POST", "/api/me/erasure", {})).status_code == 204
        channel = Channel("c", person, "mail", "ana@example.org", "en", "", 0, 0, "on", 0, "")
        left = Left("t", 0, person, 0, 0, [], "", "r", 0, 0, 0, 0)
        late: list[Callable[[], Awaitable[object]]] = [
            lambda: here.house.sender.outbox.add(channel, 0),
            lambda: here.house.passkeys.kept.add(Passkey("k", person, "key", "", 0, 0, None), 20),
            lambda: here.house.orderly.book.leave(left),
            lambda: store.add_session(Session("s", person, "", 0, 0), "hash"),
            lambda: friends.add_link(store, link, 0),
            lambda: friends.show(store, person, False),
            lambda: profiles.show(store, person, "all"),
        ]
        for write in late:
            with pytest.raises(Forgotten):
                await write()
        assert await friends.block(store, other, person, 0), "there is nobody to have nothing to do with"
        found = await store.read(lambda connection: {table.name for table in MINE if rows(connection, table, person)})
        assert not found and not await friends.blocked_by(store, other)

    played(tmp_path, story)


def rows(connection: Connection, table: sa.Table, person: str) -> bool:
    return connection.execute(sa.select(table).where(table.c.person == person)).first() is not None
