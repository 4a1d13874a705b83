"""Friends by exchange of links, invitations by name, blocks: who may do what, and who is told what."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from antilles.server.store import friends as store
from antilles.server.store.friends import DAY, MOST_LINKS, FriendLink
from tests.selection import COMPLETE
from tests.server.elsewhere import postgres_url
from tests.server.kit import Place, Player, cookie_of, played, until


async def link_of(owner: Player, once: bool = True) -> str:
    return str((await owner.post("/api/me/friends/links", {"once": once}))["token"])


async def befriend(one: Player, other: Player) -> None:
    assert await accepted(other, await link_of(one)) == 204


async def accepted(person: Player, token: str) -> int:
    return (await person.call("POST", "/api/friends", {"token": token})).status_code


async def friends(person: Player) -> list[str]:
    return [friend["name"] for friend in (await person.get("/api/me/friends"))["friends"]]


async def id_of(person: Player) -> str:
    return str((await person.get("/api/me"))["id"])


async def blocked(person: Player, table: str, name: str) -> int:
    """Block somebody at a table, by what stands for them there."""
    sight, presence = await person.sight(table), await person.get(f"/api/tables/{table}/presence")
    seat = next(seat for seat, chair in enumerate(sight["chairs"]) if chair["name"] == name)
    body = {"table": table, "voice": presence["voices"][seat]}
    return (await person.call("POST", "/api/me/blocks", body)).status_code


async def waiting(owner: Player, seats: int = 3, **more: Any) -> str:
    """A table that waits for people."""
    body = {"game": "santo_domingo", "seats": [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1), **more}
    return str((await owner.post("/api/tables", body))["table"])


async def invite(owner: Player, table: str, seat: int, friend: Player) -> int:
    body = {"seat": seat, "friend": await id_of(friend)}
    return (await owner.call("POST", f"/api/tables/{table}/invited", body)).status_code


async def answer(person: Player, table: str, accept: bool) -> int:
    return (await person.call("POST", f"/api/tables/{table}/invited/answers", {"accept": accept})).status_code


async def offers(person: Player) -> list[tuple[str, str, int]]:
    return [(one["table"]["table"], one["by"], one["seat"]) for one in (await person.get("/api/home"))["invited"]]


async def states(person: Player, table: str) -> dict[int, tuple[str, str]]:
    found = await person.get(f"/api/tables/{table}/invited")
    return {one["seat"]: (one["name"], one["state"]) for one in found}


DATABASES = pytest.mark.parametrize("database", ["sqlite", "postgresql"])


def with_database(folder: Path, database: str, story: Any, **settings: Any) -> None:
    more = {"database": postgres_url()} if database == "postgresql" else {}
    played(folder, story, **more, **settings)


@DATABASES
def test_a_link_makes_two_people_friends_once(tmp_path: Path, database: str) -> None:
    async def story(here: Place) -> None:
        ana, ben, carla = [await here.person(name) for name in ("Ana", "Ben", "Carla")]
        token = await link_of(ana)
        assert len(token) >= 22, "as hard to guess as an invitation"
        assert await ben.post("/api/friends/look", {"token": token}) == {"name": "Ana", "state": "new"}
        assert (await ana.post("/api/friends/look", {"token": token}))["state"] == "own"
        assert await accepted(ana, token) == 409
        assert await friends(ben) == []
        assert await accepted(ben, token) == 204
        assert await friends(ana) == ["Ben"] and await friends(ben) == ["Ana"]
        assert await accepted(carla, token) == 404, "it was for one"
        assert (await carla.call("POST", "/api/friends/look", {"token": token})).status_code == 404
        assert (await here.nobody().call("POST", "/api/friends", {"token": token})).status_code == 401
        assert token not in str(await ana.get("/api/me/friends")), "a token is told once"

        many = await link_of(ana, once=False)
        assert await accepted(carla, many) == 204 and await accepted(ben, many) == 204, "friends already"
        renewed = await link_of(ana, once=False)
        dora = await here.person("Dora")
        assert await accepted(dora, many) == 404 and await accepted(dora, renewed) == 204
        assert await friends(ana) == ["Ben", "Carla", "Dora"] and await friends(carla) == ["Ana"]

        assert (await ben.call("DELETE", f"/api/me/friends/{await id_of(ana)}")).status_code == 204
        assert await friends(ana) == ["Carla", "Dora"] and await friends(ben) == []
        assert (await ben.call("DELETE", f"/api/me/friends/{await id_of(ana)}")).status_code == 404
        last = await link_of(ana)
        await ana.call("DELETE", "/api/me/friends/links")
        assert await accepted(ben, last) == 404 and await accepted(ben, renewed) == 404

    with_database(tmp_path, database, story)


def test_links_end_by_themselves_and_are_not_hoarded(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, ben = await here.person("Ana"), await here.person("Ben")
        token = await link_of(ana)
        for _ in range(MOST_LINKS - 1):
            await link_of(ana)
        assert (await ana.call("POST", "/api/me/friends/links", {"once": True})).status_code == 409
        now = here.house.hall.clock()
        here.house.hall.clock = lambda: now + 8 * DAY
        assert await accepted(ben, token) == 404
        assert (await ana.get("/api/me/friends"))["links"] == []
        await link_of(ana)

    played(tmp_path, story)


@DATABASES
def test_of_two_who_use_one_link_at_once_one_is_late(tmp_path: Path, database: str) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        others = [await here.person(f"P{number}") for number in range(6)]
        token = await link_of(ana)
        done = await asyncio.gather(*[accepted(other, token) for other in others])
        assert sorted(done) == [204] + [404] * 5 and len(await friends(ana)) == 1

    with_database(tmp_path, database, story)


def test_friends_stay_when_a_guest_becomes_an_account_and_logs_in_elsewhere(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, ben = await here.person("Ana"), await here.person("Ben")
        await befriend(ana, ben)
        table = await here.table([ana, ben])
        other = await waiting(ben)
        assert await invite(ben, other, 1, ana) == 201
        made = await ana.call("PUT", "/api/me/password", {"login": "ana", "password": "rum-and-cedar-7"})
        ana.cookie = cookie_of(made)
        phone = Player(here.client, "Ana")
        entered = await phone.call("POST", "/api/sessions", {"login": "ana", "password": "rum-and-cedar-7"})
        phone.cookie = cookie_of(entered)
        for device in (ana, phone):
            assert await friends(device) == ["Ben"] and await offers(device) == [(other, "Ben", 1)]
            assert [one["table"]["table"] for one in (await device.get("/api/home"))["mine"]] == [table]
            assert (await device.sight(table, 0))["chairs"][0]["yours"]
        assert await friends(ben) == ["Ana"]

    played(tmp_path, story)


def test_friends_see_who_is_here_as_far_as_each_allows_and_public_tables_only(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, ben = await here.person("Ana"), await here.person("Ben")
        await befriend(ana, ben)
        public, _ = await waiting(ben, visibility="public"), await waiting(ben, visibility="private")

        async def bens() -> Any:
            (found,) = (await ana.get("/api/home"))["friends"]
            return found

        found = await bens()
        assert found["here"] and found["seen"] and [one["table"] for one in found["tables"]] == [public]
        assert found["yours"] == [], "where the friend sits alone, one can watch"
        assert (await ana.call("PUT", f"/api/tables/{public}/seats/1", {})).status_code == 200
        assert (await bens())["yours"] == [public], "there one plays"
        now = here.house.hall.clock()
        here.house.hall.clock = here.house.people.clock = lambda: now + 600_000
        assert not (await bens())["here"] and (await bens())["seen"]
        await ben.get("/api/home")
        assert (await bens())["here"]
        assert (await ben.call("PATCH", "/api/me/friends", {"shown": False})).status_code == 204
        assert not (await ben.get("/api/me/friends"))["shown"]
        found = await bens()
        assert not found["here"] and found["seen"] is None
        await ben.call("PATCH", "/api/me/friends", {"shown": True})
        assert (await bens())["here"]

    played(tmp_path, story)


# --- invitations by name ------------------------------------------------------------------------


@DATABASES
def test_a_friend_is_invited_by_name_and_accepts(tmp_path: Path, database: str) -> None:
    async def story(here: Place) -> None:
        ana, ben, carla = [await here.person(name) for name in ("Ana", "Ben", "Carla")]
        await befriend(ana, ben)
        await befriend(ana, carla)
        table = await waiting(ana, visibility="private", days=3, seeks="anybody")
        assert await invite(ana, table, 1, ben) == 201 and await invite(ana, table, 2, carla) == 201
        assert await offers(ben) == [(table, "Ana", 1)] and await offers(carla) == [(table, "Ana", 2)]
        (offer,) = (await ben.get("/api/home"))["invited"]
        assert offer["table"]["days"] == 3 and offer["table"]["names"] == ["Ana", "", ""] and offer["late"] == "move"
        assert (await ben.call("GET", f"/api/tables/{table}")).status_code == 404, "private until they sit there"
        assert await states(ana, table) == {1: ("Ben", "asked"), 2: ("Carla", "asked")}
        assert await answer(ben, table, True) == 200 and await answer(ben, table, True) == 200
        assert await states(ana, table) == {1: ("Ben", "joined"), 2: ("Carla", "asked")}
        assert await states(ben, table) == {1: ("", "joined"), 2: ("", "asked")}, "whom Ana asked is Ana's to tell"
        assert await answer(carla, table, False) == 200
        assert await states(ana, table) == {1: ("Ben", "joined"), 2: ("Carla", "declined")}
        assert await states(ben, table) == {1: ("", "joined")}
        assert await offers(carla) == [] and await answer(carla, table, True) == 404
        assert await invite(ana, table, 2, carla) == 409, "no is no"
        assert (await carla.call("GET", f"/api/tables/{table}/invited")).status_code == 404

    with_database(tmp_path, database, story)


def test_only_friends_are_invited_to_free_seats_of_ones_own_tables(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, ben, carla = [await here.person(name) for name in ("Ana", "Ben", "Carla")]
        await befriend(ana, ben)
        await befriend(ben, carla)
        table = await waiting(ana, visibility="public")
        assert await invite(ana, table, 1, carla) == 404, "no friend"
        assert await invite(ben, table, 1, carla) == 403, "not Ben's table"
        assert await invite(ana, table, 0, ben) == 409 and await invite(ana, table, 7, ben) == 404
        assert await invite(ana, table, 1, ben) == 201
        assert await invite(ana, table, 2, ben) == 201, "another seat"
        assert await offers(ben) == [(table, "Ana", 2)]
        assert await answer(carla, table, True) == 404
        path = f"/api/tables/{table}/invited/{await id_of(ben)}"
        assert (await ben.call("DELETE", path)).status_code == 403
        assert (await ana.call("DELETE", path)).status_code == 204 and await offers(ben) == []
        assert await answer(ben, table, True) == 404
        assert await invite(ana, table, 1, ben) == 201 and await answer(ben, table, True) == 200
        assert await invite(ana, table, 2, ben) == 409, "he sits there"
        taken = await waiting(ana, 3, visibility="public")
        assert await invite(ana, taken, 1, ben) == 201
        assert (await carla.call("PUT", f"/api/tables/{taken}/seats/1", {})).status_code == 200
        assert await offers(ben) == [] and await answer(ben, taken, True) == 404, "somebody was quicker"
        assert await states(ana, taken) == {}

    played(tmp_path, story)


@DATABASES
def test_whoever_was_sent_away_comes_back_by_a_new_invitation_by_name_only(tmp_path: Path, database: str) -> None:
    async def story(here: Place) -> None:
        ana, ben = await here.person("Ana"), await here.person("Ben")
        await befriend(ana, ben)
        table = await waiting(ana, visibility="public")
        assert await invite(ana, table, 1, ben) == 201 and await answer(ben, table, True) == 200
        assert (await ana.call("POST", f"/api/tables/{table}/removals", {"seat": 1})).status_code == 200
        assert await offers(ben) == [] and await answer(ben, table, True) == 404
        assert (await ben.call("PUT", f"/api/tables/{table}/seats/1", {})).status_code == 403
        assert await invite(ana, table, 1, ben) == 201
        assert (await ben.call("PUT", f"/api/tables/{table}/seats/2", {})).status_code == 403, "to the seat offered"
        assert await answer(ben, table, True) == 200

    with_database(tmp_path, database, story)


def test_the_last_friend_who_accepts_begins_the_game(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, ben = await here.person("Ana"), await here.person("Ben")
        await befriend(ana, ben)
        table = await waiting(ana, 2)
        assert await invite(ana, table, 1, ben) == 201 and await answer(ben, table, True) == 200
        (mine,) = (await ben.get("/api/home"))["mine"]
        assert mine["table"]["status"] == "running" and mine["mine"] == [1]
        for person, own in ((ana, 0), (ben, 1)):
            (table_of,) = await person.get("/api/me/turns")
            assert table_of["table"]["table"] == table and own in table_of["asked"] and table_of["question"]
        french = await ana.get("/api/me/turns", **{"accept-language": "fr"})
        assert french[0]["question"] != (await ana.get("/api/me/turns"))[0]["question"]

    played(tmp_path, story)


# --- blocks -------------------------------------------------------------------------------------


@DATABASES
def test_whoever_is_blocked_cannot_come_near_and_is_not_told_why(tmp_path: Path, database: str) -> None:
    async def story(here: Place) -> None:
        ana, ben, carla = [await here.person(name) for name in ("Ana", "Ben", "Carla")]
        await befriend(ana, ben)
        await befriend(ana, carla)
        bens, meeting = await waiting(ben), await here.table([ana, ben, carla], visibility="private")
        assert await invite(ben, bens, 1, ana) == 201
        many = await link_of(ana, once=False)
        again = await link_of(ben)
        assert await blocked(ana, meeting, "Ben") == 204 and await blocked(ana, meeting, "Ben") == 204
        assert await blocked(ana, meeting, "Ana") == 404
        assert [one["name"] for one in await ana.get("/api/me/blocks")] == ["Ben"]
        assert await ben.get("/api/me/blocks") == []

        assert await friends(ben) == [] and await friends(ana) == ["Carla"]
        assert await offers(ana) == [] and await states(ben, bens) == {1: ("Ana", "declined")}
        assert await invite(ben, bens, 2, ana) == 404
        unknown = await ben.call("POST", "/api/friends", {"token": "x" * 22})
        for path in ("/api/friends", "/api/friends/look"):
            refused = await ben.call("POST", path, {"token": many})
            assert (refused.status_code, refused.text) == (404, unknown.text), "as if there were no such link"
        assert await accepted(ana, again) == 409, "first she unblocks him"

        hers = await waiting(ana, visibility="public")
        token = (await ana.post(f"/api/tables/{hers}/invites", {"seat": 1}))["token"]
        carlas = await waiting(carla, visibility="public")
        assert (await ana.call("PUT", f"/api/tables/{carlas}/seats/1", {})).status_code == 200
        for method, path, body in (
            ("PUT", f"/api/tables/{hers}/seats/1", {}),
            ("POST", "/api/invites", {"token": token}),
            ("PUT", f"/api/tables/{carlas}/seats/2", {}),
        ):
            refused = await ben.call(method, path, body)
            assert refused.status_code == 403 and refused.json()["type"].endswith("no-seat-here"), path
            assert "lock" not in refused.text and "Ana" not in refused.text
        assert (await ana.call("PUT", f"/api/tables/{bens}/seats/1", {})).status_code in (200, 404), "she may"
        assert (await ana.call("DELETE", f"/api/me/blocks/{await id_of(ben)}")).status_code == 204
        assert await accepted(ana, again) == 204
        assert (await ben.call("PUT", f"/api/tables/{hers}/seats/1", {})).status_code == 200

    with_database(tmp_path, database, story)


def test_what_a_blocked_person_says_is_folded_for_the_blocker_only(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, ben, carla = [await here.person(name) for name in ("Ana", "Ben", "Carla")]
        table, other = await here.table([ana, ben, carla]), await here.table([ana, ben])
        for person, text in ((ben, "boo"), (carla, "hello")):
            await person.post(f"/api/tables/{table}/chat", {"text": text, "request": "r"})
        said = [frame for frame in await ana.get(f"/api/tables/{table}/events?after=0") if frame["kind"] == "said"]
        voices = {frame["text"]: frame["by"] for frame in said}
        body = {"table": table, "voice": voices["boo"]}
        assert (await ana.call("POST", "/api/me/blocks", body)).status_code == 204

        async def folded(person: Player, where: str) -> Any:
            return (await person.get(f"/api/tables/{where}/presence"))["folded"]

        assert await folded(ana, table) == [voices["boo"]]
        assert await folded(ben, table) == await folded(carla, table) == await folded(here.nobody(), table) == []
        assert voices["boo"] not in await folded(ana, other), "no voice leads from one table to another"
        ids = [await id_of(person) for person in (ana, ben, carla)]
        assert not any(one in "".join(ana.traffic) for one in ids[1:]), "nobody's name in the database is told"
        assert (await ana.call("POST", "/api/me/blocks", {"table": table, "voice": "x"})).status_code == 404
        assert (await ana.call("POST", "/api/me/blocks", {"table": table})).status_code == 400
        assert (await ana.call("POST", "/api/me/blocks", {"friend": ids[2]})).status_code == 404, "no friend"

    played(tmp_path, story)


def test_somebody_who_has_left_is_blocked_by_what_they_said(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, ben = await here.person("Ana"), await here.person("Ben")
        table = await waiting(ana, visibility="public")
        await ben.call("PUT", f"/api/tables/{table}/seats/1", {})
        await ben.post(f"/api/tables/{table}/chat", {"text": "boo", "request": "r"})
        await ben.post(f"/api/tables/{table}/leave", {"seat": 1}, 200)
        frames = await ana.get(f"/api/tables/{table}/events?after=0")
        voice = next(frame["by"] for frame in frames if frame["kind"] == "said")
        assert (await ana.call("POST", "/api/me/blocks", {"table": table, "voice": voice})).status_code == 204
        assert (await ben.call("PUT", f"/api/tables/{table}/seats/1", {})).status_code == 403

    played(tmp_path, story)


def test_a_rematch_is_not_forced_on_whoever_has_blocked(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, ben = await here.person("Ana"), await here.person("Ben")
        table = await here.table([ana, ben], days=3, late="seat", options={"board": "winter"})
        desk = (await here.house.hall.open(table)).desk
        while desk.status != "over":
            for person, seat in ((ana, 0), (ben, 1)):
                sight = await person.sight(table, seat)
                if sight["asked"] is not None:
                    await person.move(table, seat, sight["asked"], sight["moves"][0])
        assert await blocked(ana, table, "Ben") == 204
        assert (await ben.call("POST", f"/api/tables/{table}/rematch")).status_code == 403
        made = await ana.post(f"/api/tables/{table}/rematch", None)
        again = await ana.sight(made["table"])
        assert (again["days"], again["late"], again["options"]["board"]) == (3, "seat", "winter"), "the same options"
        assert [chair["name"] for chair in again["chairs"]] == ["Ben", "Ana"]

    played(tmp_path, story)


def test_a_rematch_waits_for_nobody_who_has_been_forgotten(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        people = [await here.person(name) for name in ("Ana", "Ben", "Cora")]
        table = await here.table(people)
        desk = (await here.house.hall.open(table)).desk
        while desk.status != "over":
            for seat, person in enumerate(people):
                sight = await person.sight(table, seat)
                if sight["asked"] is not None:
                    await person.move(table, seat, sight["asked"], sight["moves"][0])
        assert (await people[1].call("POST", "/api/me/erasure", {})).status_code == 204
        made = await people[0].post(f"/api/tables/{table}/rematch", None)
        again = await people[0].sight(made["table"])
        assert again["status"] == "running"
        levels = [chair["level"] for chair in again["chairs"]]
        assert levels == ["captain", "", ""] and "Ben" not in [chair["name"] for chair in again["chairs"]]

        async def moved() -> bool:
            seats = (await here.house.hall.open(made["table"])).desk.asked_seats()
            return 0 not in seats

        await until(moved)

    played(tmp_path, story)


# --- whatever happens -----------------------------------------------------------------------------

HISTORIES = 60 if COMPLETE else 4


class Model:
    """What should be true of a few people who befriend, block, invite and leave each other."""

    def __init__(self, people: list[Player], ids: list[str], luck: random.Random) -> None:
        self.people, self.ids, self.luck = people, ids, luck
        self.friends: set[frozenset[int]] = set()
        self.blocks: set[tuple[int, int]] = set()
        self.tables: dict[int, str] = {}
        self.sits: dict[int, dict[int, int]] = {}
        """By owner of a table who sits where."""
        self.asked: dict[int, dict[int, int]] = {}
        """By owner who is asked to which seat."""
        self.declined: set[tuple[int, int]] = set()

    def part(self, a: int, b: int) -> None:
        self.friends.discard(frozenset((a, b)))
        for host, guest in ((a, b), (b, a)):
            if self.asked.get(host, {}).pop(guest, None) is not None:
                self.declined.add((host, guest))

    async def step(self) -> None:
        a, b = self.luck.sample(range(len(self.people)), 2)
        await self.luck.choice(
            [self.befriend, self.befriend, self.end, self.block, self.unblock, self.invite, self.invite, self.accept,
             self.accept, self.decline, self.leave, self.sit]
        )(a, b)  # fmt: skip

    async def befriend(self, a: int, b: int) -> None:
        done = await accepted(self.people[b], await link_of(self.people[a], once=False))
        wanted = 404 if (a, b) in self.blocks else 409 if (b, a) in self.blocks else 204
        assert done == wanted
        if done == 204:
            self.friends.add(frozenset((a, b)))

    async def end(self, a: int, b: int) -> None:
        done = await self.people[a].call("DELETE", f"/api/me/friends/{self.ids[b]}")
        assert done.status_code == (204 if frozenset((a, b)) in self.friends else 404)
        if done.status_code == 204:
            self.part(a, b)

    async def block(self, a: int, b: int) -> None:
        done = await self.people[a].call("POST", "/api/me/blocks", {"friend": self.ids[b]})
        assert done.status_code == (204 if frozenset((a, b)) in self.friends else 404)
        if done.status_code == 204:
            self.blocks.add((a, b))
            self.part(a, b)

    async def unblock(self, a: int, b: int) -> None:
        done = await self.people[a].call("DELETE", f"/api/me/blocks/{self.ids[b]}")
        assert done.status_code == (204 if (a, b) in self.blocks else 404)
        self.blocks.discard((a, b))

    async def invite(self, a: int, b: int) -> None:
        if a not in self.tables:
            self.tables[a] = await waiting(self.people[a], 6, visibility="public")
            self.sits[a], self.asked[a] = {0: a}, {}
        free = [seat for seat in range(1, 6) if seat not in self.sits[a]]
        if len(free) < 2 or b in self.sits[a].values():
            return
        seat = self.luck.choice(free)
        body = {"seat": seat, "friend": self.ids[b]}
        done = await self.people[a].call("POST", f"/api/tables/{self.tables[a]}/invited", body)
        wanted = 404 if frozenset((a, b)) not in self.friends else 409 if (a, b) in self.declined else 201
        assert done.status_code == wanted, done.text
        if wanted == 201:
            self.asked[a] = {guest: at for guest, at in self.asked[a].items() if at != seat} | {b: seat}

    def free(self, a: int) -> int:
        return 6 - len(self.sits.get(a, {}))

    async def accept(self, a: int, b: int) -> None:
        if a not in self.tables or b in self.sits[a].values() or self.free(a) < 2:
            return
        done = await answer(self.people[b], self.tables[a], True)
        seat = self.asked[a].get(b)
        unwelcome = any((other, b) in self.blocks for other in {a, *self.sits[a].values()})
        assert done == (404 if seat is None else 403 if unwelcome else 200)
        if done == 200 and seat is not None:
            self.take(a, b, seat)

    def take(self, a: int, b: int, seat: int) -> None:
        self.sits[a][seat] = b
        self.asked[a] = {guest: at for guest, at in self.asked[a].items() if at != seat and guest != b}
        self.declined.discard((a, b))

    async def decline(self, a: int, b: int) -> None:
        if a not in self.tables or b in self.sits[a].values():
            return
        done = await answer(self.people[b], self.tables[a], False)
        assert done == (200 if b in self.asked[a] else 404)
        if self.asked[a].pop(b, None) is not None:
            self.declined.add((a, b))

    async def leave(self, a: int, b: int) -> None:
        mine = next((seat for seat, who in self.sits.get(a, {}).items() if who == b), None)
        if mine is None:
            return
        await self.people[b].post(f"/api/tables/{self.tables[a]}/leave", {"seat": mine}, 200)
        del self.sits[a][mine]

    async def sit(self, a: int, b: int) -> None:
        if a not in self.tables or b in self.sits[a].values() or self.free(a) < 2:
            return
        seat = next(seat for seat in range(5, 0, -1) if seat not in self.sits[a])
        done = await self.people[b].call("PUT", f"/api/tables/{self.tables[a]}/seats/{seat}", {})
        unwelcome = any((other, b) in self.blocks for other in {a, *self.sits[a].values()})
        assert done.status_code == (403 if unwelcome else 200)
        if done.status_code == 200:
            self.take(a, b, seat)

    async def check(self) -> None:
        """Everybody is told what is theirs, and nothing of what lies between others."""
        names = [person.name for person in self.people]
        for me, person in enumerate(self.people):
            mine = sorted(names[other] for pair in self.friends if me in pair for other in pair - {me})
            assert sorted(await friends(person)) == mine
            blocked = sorted(names[b] for a, b in self.blocks if a == me)
            assert sorted(one["name"] for one in await person.get("/api/me/blocks")) == blocked
            wanted = [(self.tables[host], names[host], at) for host, all_ in self.asked.items()
                      for guest, at in all_.items() if guest == me]  # fmt: skip
            assert sorted(await offers(person)) == sorted(wanted)
            for host, table in self.tables.items():
                if me == host or me in self.sits[host].values():
                    told = await states(person, table)
                    asked = {at: names[guest] if me == host else "" for guest, at in self.asked[host].items()}
                    assert {at: name for at, (name, state) in told.items() if state == "asked"} == asked
                    assert me == host or not any(name for name, _ in told.values())
            secret = await person.call("GET", "/api/me/export")
            around = mine + blocked + [names[me]]
            listed = secret.json()
            assert {one["name"] for kind in ("friends", "blocked") for one in listed[kind]} <= set(around)


@pytest.mark.parametrize("seed", range(HISTORIES))
def test_whatever_people_do_everybody_is_told_their_own(seed: int, tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        people = [await here.person(name) for name in ("Ana", "Ben", "Carla", "Dora", "Emil")]
        model = Model(people, [await id_of(person) for person in people], random.Random(seed))
        for number in range(60):
            await model.step()
            if number % 10 == 9:
                await model.check()

    with_database(tmp_path, "postgresql" if seed % 4 == 3 else "sqlite", story)


def test_strangers_get_the_same_answers_whoever_is_friends_with_whom(tmp_path: Path) -> None:
    """Not a byte of what others may ask differs before and after two people are friends, have parted, are blocked."""

    async def story(here: Place) -> None:
        ana, ben, carla = [await here.person(name) for name in ("Ana", "Ben", "Carla")]
        table = await here.table([ana, ben, carla])
        here.house.people.clock = lambda: 0  # nobody is seen meanwhile
        paths = ["/api/home", "/api/me/friends", "/api/me/blocks", "/api/me/turns", f"/api/tables/{table}",
                 f"/api/tables/{table}/presence", f"/api/tables/{table}/events?after=0", f"/api/tables/{table}/invited",
                 f"/api/tables/{table}/chat", "/api/tables", "/api/me/tables"]  # fmt: skip

        async def told() -> list[str]:
            return [(await one.call("GET", path)).text for path in paths for one in (carla, here.nobody())]

        before = await told()
        await befriend(ana, ben)
        other = await waiting(ana, visibility="private")
        assert await invite(ana, other, 1, ben) == 201
        assert await told() == before
        assert await blocked(ana, table, "Ben") == 204
        assert await told() == before
        bens = [(await ben.call("GET", path)).text for path in paths]
        await ana.call("DELETE", f"/api/me/blocks/{await id_of(ben)}")
        assert [(await ben.call("GET", path)).text for path in paths] == bens, "nor is the blocked one told"

    played(tmp_path, story)


# --- one's own data, limits ---------------------------------------------------------------------


@DATABASES
def test_it_is_ones_own_to_take_away_and_forgotten_on_both_sides(tmp_path: Path, database: str) -> None:
    async def story(here: Place) -> None:
        ana, ben, carla = [await here.person(name) for name in ("Ana", "Ben", "Carla")]
        made = await ana.call("PUT", "/api/me/password", {"login": "ana", "password": "rum-and-cedar-7"})
        ana.cookie = cookie_of(made)
        await befriend(ana, ben)
        meeting = await here.table([ana, carla])
        assert await blocked(ana, meeting, "Carla") == 204
        token, table, bens = await link_of(ana), await waiting(ana), await waiting(ben)
        await ana.call("PATCH", "/api/me/friends", {"shown": False})
        assert await invite(ana, table, 1, ben) == 201 and await invite(ben, bens, 1, ana) == 201
        found = await ana.get("/api/me/export")
        assert [one["name"] for one in found["friends"]] == ["Ben"]
        assert [one["name"] for one in found["blocked"]] == ["Carla"]
        assert [(one["name"], one["table"]) for one in found["invited"]] == [("Ben", bens)]
        assert [(one["name"], one["table"]) for one in found["has_invited"]] == [("Ben", table)]
        assert len(found["friend_links"]) == 1 and len(found["unseen"]) == 1
        theirs = await carla.call("GET", "/api/me/export")
        assert "Ana" not in str(theirs.json()["blocked"]) and not theirs.json()["friends"]

        assert (await ana.call("POST", "/api/me/erasure", {"old": "rum-and-cedar-7"})).status_code == 204
        assert await friends(ben) == [] and await offers(ben) == [] and await states(ben, bens) == {}
        assert await accepted(ben, token) == 404 and await answer(ben, table, True) == 404
        for kind in ("friends", "blocked", "invited", "has_invited"):
            assert (await ben.get("/api/me/export"))[kind] == []

    with_database(tmp_path, database, story)


def test_changes_have_a_limit_and_guesses_too(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        done = [await accepted(ana, f"guess {number}") for number in range(70)]
        assert done[0] == 404 and done[-1] == 429

    played(tmp_path, story, rate=1.0)


def test_a_crossing_block_and_link_never_leave_both(tmp_path: Path) -> None:
    """On PostgreSQL two processes decide at once: whoever is blocked is nobody's friend."""

    async def story(here: Place) -> None:
        house, now = here.house, here.house.hall.clock()
        ana, ben = [await id_of(await here.person(name)) for name in ("Ana", "Ben")]
        for number in range(20):
            link = FriendLink(f"hash{number}", ana, False, now + DAY)
            await store.add_link(house.store, link, now)
            await asyncio.gather(
                store.befriend(house.store, link.hash, ben, now), store.block(house.store, ana, ben, now)
            )
            assert await store.friends_of(house.store, ana) == []
            await store.unblock(house.store, ana, ben)
            await store.end_friendship(house.store, ana, ben)

    played(tmp_path, story, database=postgres_url())
