"""Who is calling: sessions are believed for a few seconds, and looked up without anybody waiting for it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from antilles.server import people
from antilles.server.people import Caller
from antilles.server.store.base import Person, Session
from tests.server.kit import Place, cookie_of, played


def count_questions(here: Place, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    asked: list[str] = []
    who = here.house.store.who

    async def counted(mark: str) -> tuple[Session, Person] | None:
        asked.append(mark)
        return await who(mark)

    monkeypatch.setattr(here.house.store, "who", counted)
    return asked


def test_a_crowd_of_requests_asks_the_store_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        asked = count_questions(here, monkeypatch)
        here.house.people._known.clear()
        found = await asyncio.gather(*[here.house.people.caller(ana.cookie) for _ in range(50)])
        assert len(asked) == 1
        assert {one.name for one in found if one} == {"Ana"} and None not in found

    played(tmp_path, story)


def test_who_goes_on_calling_never_waits_for_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "FRESH", 0.4)

    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        asked = count_questions(here, monkeypatch)
        for _ in range(40):
            assert here.house.people.known(ana.cookie) is not None
            await asyncio.sleep(0.02)
        assert 2 <= len(asked) <= 8

    played(tmp_path, story)


def test_a_session_that_ends_while_it_is_looked_up_is_not_believed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        home = here.house.people
        caller = await home.caller(ana.cookie)
        assert caller is not None
        home._known.clear()
        read, go_on = asyncio.Event(), asyncio.Event()
        who = here.house.store.who

        async def slow(mark: str) -> Any:
            found = await who(mark)
            read.set()
            await go_on.wait()
            return found

        monkeypatch.setattr(here.house.store, "who", slow)
        asking: asyncio.Task[Caller | None] = asyncio.create_task(home.caller(ana.cookie))
        await read.wait()
        await home.end(caller, caller.session)
        go_on.set()
        assert await asking is None
        assert home.known(ana.cookie) is None

    played(tmp_path, story)


def test_own_data_are_taken_away_and_forgotten(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno = await here.person("Ana"), await here.person("Bruno")
        body = {"login": "ana", "password": "rum-and-cedar-7"}
        answer = await ana.call("PUT", "/api/me/password", body)
        ana.cookie = cookie_of(answer)
        table = await here.table([ana, bruno])
        await ana.post(f"/api/tables/{table}/chat", {"text": "good luck", "request": "r"})
        await bruno.post(f"/api/tables/{table}/chat", {"text": "thank you", "request": "r"})
        told = await ana.call("GET", "/api/me/export")
        found = told.json()
        assert found["account"][0]["login"] == "ana" and found["tables"][0]["names"] == ["Ana", "Bruno"]
        assert "good luck" in told.text and "thank you" not in told.text and "argon2" not in told.text
        bruno_id = (await bruno.get("/api/me"))["id"]
        assert bruno_id not in told.text

        assert (await ana.call("POST", "/api/me/erasure", {"old": "wrong"})).status_code == 403
        assert (await ana.call("POST", "/api/me/erasure", {"old": "rum-and-cedar-7"})).status_code == 204
        assert (await ana.call("GET", "/api/me")).status_code == 401
        wrong = await here.nobody().call("POST", "/api/sessions", {"login": "ana", "password": "rum-and-cedar-7"})
        assert wrong.status_code == 401
        sight = await bruno.sight(table, 1)
        assert sight["chairs"][0]["away"], "a bot plays on"

    played(tmp_path, story)


def test_ones_tables_are_found_by_game_status_and_name(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno, chiara = [await here.person(name) for name in ("Ana", "Bruno", "Chi%ara")]
        with_bruno = await here.table([ana, bruno])
        with_chiara = await here.table([ana, chiara], game="santiago_de_cuba")

        async def found(query: str) -> list[str]:
            return [item["table"]["table"] for item in (await ana.get(f"/api/me/tables?{query}"))["items"]]

        assert await found("") == [with_chiara, with_bruno]
        assert await found("game=santiago_de_cuba") == [with_chiara] and await found("status=over") == []
        assert await found("name=BRU") == [with_bruno] and await found("name=%25") == [with_chiara]
        assert await found("status=running&name=ana&game=santo_domingo") == [with_bruno]
        home = await ana.get("/api/home")
        assert {item["table"]["table"] for item in home["mine"]} == {with_bruno, with_chiara}
        (row,) = (await ana.get("/api/me/tables?name=BRU"))["items"]
        assert row in home["mine"] and row["mine"] == [0] and row["question"], "whose turn it is"

    played(tmp_path, story)
