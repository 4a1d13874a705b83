"""Who is calling: sessions are believed for a few seconds, and looked up without anybody waiting for it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from antilles.server import people
from antilles.server.people import Caller
from antilles.server.store.base import Person, Session
from tests.server.kit import Place, played


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
