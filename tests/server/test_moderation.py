"""Keeping order: sent away by a vote, reports, mutes, other names, announcements, and the record of all of it."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from antilles.server.store import open_store
from antilles.server.store.moderating import OWNER, Moderating
from antilles.server.store.order_schema import acts
from tests.server.elsewhere import postgres_url
from tests.server.kit import Place, Player, played

GAME = "santiago_de_cuba"
ROADS = (
    ("GET", "/people", None), ("POST", "/people/p/name", {"name": "x"}), ("POST", "/people/p/mute", {"days": 1}),
    ("GET", "/tables", None), ("POST", "/tables/t/visibility", {"visibility": "private"}),
    ("POST", "/tables/t/removals", {"seat": 0}), ("GET", "/reports", None), ("DELETE", "/reports/r", None),
    ("POST", "/announcements", {"texts": {"en": "x"}}), ("DELETE", "/announcements/a", None), ("GET", "/log", None),
)  # fmt: skip


class Owner(Player):
    """Whoever keeps the house."""

    def __init__(self, here: Place) -> None:
        super().__init__(here.client, "owner")
        self.key = here.house.owner_key

    async def call(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        return await super().call(method, path, body, **{"x-antilles-owner": self.key, **headers})

    async def deeds(self) -> list[str]:
        found = await self.get("/api/house/log")
        assert found["broken"] == 0
        return [one["deed"] for one in reversed(found["items"])]


async def seated(here: Place, names: str, **more: Any) -> tuple[list[Player], str]:
    people = [await here.person(name) for name in names.split()]
    return people, await here.table(people, game=GAME, **more)


async def propose(one: Player, table: str, seat: int, whom: int) -> Any:
    return await one.call("POST", f"/api/tables/{table}/proposals", {"seat": seat, "wish": "remove", "whom": whom})


async def vote(one: Player, table: str, seat: int, agree: bool = True) -> Any:
    wish = (await one.sight(table, seat))["proposal"]
    body = {"seat": seat, "asked": wish["asked"] if wish else 0, "agree": agree}
    return await one.call("POST", f"/api/tables/{table}/proposals/answers", body)


def test_the_others_send_somebody_away(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        people, table = await seated(here, "Ana Bruno Carla Dora")
        ana, bruno, carla, dora = people
        assert (await propose(ana, table, 0, 3)).status_code == 201
        wish = (await carla.sight(table, 2))["proposal"]
        assert (wish["wish"], wish["whom"], wish["agreed"]) == ("remove", 3, [0])
        refused = await vote(dora, table, 3)
        assert refused.status_code == 409 and "others decide" in refused.json()["title"]
        assert (await vote(dora, table, 3, agree=False)).status_code == 409, "nor can she stop it"
        assert (await vote(bruno, table, 1)).status_code == 201
        assert (await dora.sight(table, 3))["chairs"][3]["name"] == "Dora"
        assert (await vote(carla, table, 2)).status_code == 201
        assert (await dora.call("GET", f"/api/tables/{table}")).status_code == 403
        sight = await ana.sight(table, 0)
        assert sight["chairs"][3]["level"] == "captain" and sight["proposal"] is None
        assert not await dora.get("/api/me/tables?status=running") or not (await dora.get("/api/me/tables"))["items"]
        assert await Owner(here).deeds() == ["vote"]

    played(tmp_path, story)


def test_nobody_is_sent_away_by_one(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        (ana, bruno, carla), table = await seated(here, "Ana Bruno Carla")
        assert (await propose(ana, table, 0, 0)).status_code == 409, "not oneself"
        assert (await propose(ana, table, 1, 2)).status_code == 403, "not from somebody else's seat"
        assert (await propose(ana, table, 0, 7)).status_code == 409
        assert (await propose(carla, table, 2, 1)).status_code == 201
        assert (await vote(ana, table, 0, agree=False)).status_code == 201
        assert (await ana.sight(table, 0))["proposal"] is None, "one of the others does not want it"
        assert (await propose(carla, table, 2, 1)).status_code == 201
        await bruno.post(f"/api/tables/{table}/leave", {"seat": 1})
        assert (await ana.sight(table, 0))["proposal"] is None or (await vote(ana, table, 0)).status_code in (201, 409)
        await bruno.call("POST", f"/api/tables/{table}/return", {"seat": 1})
        two = await here.table([ana, bruno], game=GAME)
        few = await propose(ana, two, 0, 1)
        assert few.status_code == 409 and "two others" in few.json()["title"]

    played(tmp_path, story)


def test_two_seats_of_one_person_are_one_voice(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno = await here.person("Ana"), await here.person("Bruno")
        seats = [{"kind": "me"}, {"kind": "me", "name": "Ada"}, {"kind": "open"}]
        made = await ana.post("/api/tables", {"game": GAME, "seats": seats})
        await bruno.post("/api/invites", {"token": made["invites"][0]["token"]})
        assert (await propose(ana, made["table"], 0, 2)).status_code == 409

    played(tmp_path, story)


def test_a_report_reaches_the_owner_and_nobody_else(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        (ana, bruno), table = await seated(here, "Ana Bruno", visibility="private")
        eva, owner = await here.person("Eva"), Owner(here)
        said = await bruno.post(f"/api/tables/{table}/chat", {"text": "something ugly", "request": "c"})
        at, number = f"/api/tables/{table}/reports", said["version"]
        assert (await eva.call("POST", at, {"version": number})).status_code == 404
        assert (await here.nobody().call("POST", at, {"version": number})).status_code == 401
        assert (await bruno.call("POST", at, {"version": number})).status_code == 404, "not one's own"
        for wrong in (1, 0, number + 1, 2_000_000_000):
            assert (await ana.call("POST", at, {"version": wrong})).status_code == 404
        for _ in range(2):
            assert (await ana.call("POST", at, {"version": number, "why": "rude"})).status_code == 204
        (found,) = await owner.get("/api/house/reports")
        assert (found["text"], found["why"], found["by"], found["name"]) == ("something ugly", "rude", "Ana", "Bruno")
        assert "rude" not in "".join(bruno.traffic)
        assert (await owner.call("DELETE", f"/api/house/reports/{found['id']}")).status_code == 204
        assert (await owner.call("DELETE", f"/api/house/reports/{found['id']}")).status_code == 404
        assert await owner.get("/api/house/reports") == []
        assert await owner.deeds() == ["report", "settle"]

    played(tmp_path, story)


def test_whoever_is_muted_writes_nothing_and_plays_on(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        (ana, bruno), table = await seated(here, "Ana Bruno")
        owner = Owner(here)
        (found,) = await owner.get("/api/house/people?name=brun")
        assert (found["name"], found["tables"], found["muted"]) == ("Bruno", 1, 0)
        at = f"/api/house/people/{found['id']}/mute"
        assert (await owner.call("POST", at, {"days": 2})).status_code == 204
        says = {"text": "hello", "request": "a"}
        answer = await bruno.call("POST", f"/api/tables/{table}/chat", says)
        assert answer.status_code == 403 and "may not write" in answer.json()["title"]
        assert (await ana.call("POST", f"/api/tables/{table}/chat", says)).status_code == 201
        while (sight := await ana.sight(table, 0))["asked"] is not None:
            assert (await ana.move(table, 0, sight["asked"], sight["moves"][0])).status_code == 200
        sight = await bruno.sight(table, 1)
        assert (await bruno.move(table, 1, sight["asked"], sight["moves"][0])).status_code == 200
        assert (await owner.get("/api/house/people?name=" + found["id"]))[0]["muted"] > here.house.hall.clock()
        assert (await owner.call("POST", at, {"days": 0})).status_code == 204
        assert (await bruno.call("POST", f"/api/tables/{table}/chat", says)).status_code == 201
        assert (await owner.call("POST", "/api/house/people/nobody/mute", {"days": 2})).status_code == 404
        assert await owner.deeds() == ["mute", "mute"]

    played(tmp_path, story)


def test_another_name_is_seen_at_once_and_everywhere(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        (ana, bruno), table = await seated(here, "Ana Ugly")
        waiting = await bruno.post("/api/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]})
        await bruno.post(f"/api/tables/{table}/chat", {"text": "hello", "request": "c"})
        owner = Owner(here)
        (found,) = await owner.get("/api/house/people?name=ugly")
        assert (await owner.call("POST", f"/api/house/people/{found['id']}/name", {"name": "Bruno"})).status_code == 204
        assert (await bruno.get("/api/me"))["name"] == "Bruno"
        for one in (table, waiting["table"]):
            assert "Ugly" not in (await ana.call("GET", f"/api/tables/{one}")).text
        assert "Ugly" not in (await ana.call("GET", f"/api/tables/{table}/chat")).text
        assert "Ugly" not in (await ana.call("GET", "/api/home")).text
        assert "Ugly" not in (await ana.call("GET", f"/api/tables/{table}/record")).text
        assert (await owner.call("POST", "/api/house/people/nobody/name", {"name": "x"})).status_code == 404
        assert await owner.deeds() == ["rename"]

    played(tmp_path, story)


def test_the_owner_of_the_house_closes_any_table_and_frees_any_seat(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        (ana, _bruno), table = await seated(here, "Ana Bruno")
        owner, eva = Owner(here), await here.person("Eva")
        listed = (await owner.get("/api/house/tables?name=bruno"))["items"]
        assert [one["table"] for one in listed] == [table] and "view" not in str(listed)
        at = f"/api/house/tables/{table}"
        assert (await owner.call("POST", f"{at}/visibility", {"visibility": "private"})).status_code == 200
        assert (await eva.call("GET", f"/api/tables/{table}")).status_code == 404
        assert [one["table"] for one in (await owner.get("/api/house/tables"))["items"]] == [table]
        assert (await owner.call("POST", f"{at}/removals", {"seat": 0})).status_code == 200, "its owner as well"
        assert (await ana.call("GET", f"/api/tables/{table}")).status_code == 403
        assert (await owner.call("POST", f"{at}/removals", {"seat": 0})).status_code == 409
        assert (await owner.call("POST", f"{at}/removals", {"seat": 9})).status_code == 409
        assert (await owner.call("GET", f"/api/tables/{table}")).status_code == 404, "what is secret stays so"
        assert await owner.deeds() == ["show", "remove"]

    played(tmp_path, story)


def test_everybody_is_told_for_a_while(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        owner, nobody = Owner(here), here.nobody()
        for wrong in ({}, {"de": "x"}, {"en": " "}, {"en": "x" * 501}):
            assert (await owner.call("POST", "/api/house/announcements", {"texts": wrong})).status_code == 400
        texts = {"en": "<b>Closed</b> on Monday", "fr": "Ferm\u00e9 lundi"}
        made = await owner.post("/api/house/announcements", {"texts": texts, "days": 1})
        (told,) = await nobody.get("/api/announcements")
        assert told["texts"] == texts and told["id"] == made["id"]
        now = here.house.hall.clock()
        here.house.moderation.clock = lambda: now + 86_400_001
        assert await nobody.get("/api/announcements") == []
        here.house.moderation.clock = lambda: now
        assert (await owner.call("DELETE", f"/api/house/announcements/{made['id']}")).status_code == 204
        assert await nobody.get("/api/announcements") == []
        assert await owner.deeds() == ["announce", "withdraw"]

    played(tmp_path, story)


@pytest.mark.parametrize(("method", "path", "body"), ROADS)
def test_only_the_owner_of_the_house_comes_in(tmp_path: Path, method: str, path: str, body: Any) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        for key in ("", "x" * 32, here.house.owner_key[:-1], here.house.owner_key.upper() + "a"):
            answer = await ana.call(method, f"/api/house{path}", body, **{"x-antilles-owner": key})
            assert answer.status_code == 403, answer.text

    played(tmp_path, story)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_what_is_taken_out_of_the_record_is_found_out(tmp_path: Path, kind: str) -> None:
    url = f"sqlite:///{tmp_path}/a.db" if kind == "sqlite" else postgres_url()

    async def story() -> None:
        store = await open_store(url)
        kept = Moderating(store)
        await asyncio.gather(*[kept.noted(number, OWNER, "settle", report=str(number)) for number in range(8)])
        assert [one.number for one in await kept.acts(None, 100)] == list(range(8, 0, -1))
        assert await kept.whole() == 0
        for change, number in (  # the last one first: each leaves the rows before it as they were
            (acts.update().where(acts.c.number == 6).values(who="p1"), 6),
            (acts.update().where(acts.c.number == 4).values(facts="{}"), 4),
            (acts.delete().where(acts.c.number == 2), 2),
        ):
            await store.write(partial(run, change))
            assert await kept.whole() == number
        await store.close()

    def run(change: Any, connection: sa.Connection) -> None:
        connection.execute(change)

    asyncio.run(story())


def test_whoever_is_forgotten_leaves_no_report(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        (ana, bruno), table = await seated(here, "Ana Bruno")
        said = await bruno.post(f"/api/tables/{table}/chat", {"text": "ugly", "request": "c"})
        await ana.call("POST", f"/api/tables/{table}/reports", {"version": said["version"], "why": "rude"})
        mine = await ana.get("/api/me/export")
        assert mine["reports"][0]["why"] == "rude"
        assert "rude" not in (await bruno.call("GET", "/api/me/export")).text
        assert (await ana.call("POST", "/api/me/erasure", {})).status_code == 204
        assert await Owner(here).get("/api/house/reports") == []

    played(tmp_path, story)
