"""The house of one device answers as the server does, without anything of a server."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from antilles.bots.kinds import make_bot
from antilles.bots.match import play_match
from antilles.games import games
from antilles.kernel.record import parse_record, print_record, verify
from antilles.server.answers import studying
from antilles.server.answers.studying import Progress
from antilles.server.pocket import hall
from antilles.server.pocket.house import House
from antilles.server.pocket.keeping import Memory
from tests.server.kit import Place, played

NEEDLESS = ("litestar", "sqlalchemy", "redis", "uvicorn", "websockets", "multiprocessing", "sqlite3")


async def study(game: str, record: str, depth: str, progress: Progress) -> str:
    return studying.study(game, record, depth, progress)


async def opened(shelf: Memory) -> House:
    house = House(shelf, study)
    await house.begin()
    return house


async def said(house: House, method: str, path: str, body: object = None, status: int = 200) -> Any:
    answer = await house.ask(method, path, "" if body is None else json.dumps(body), "it")
    assert answer.status == status, answer
    return json.loads(answer.body) if "json" in answer.media else answer.body


async def table(house: House, game: str, *kinds: str) -> str:
    seats = [{"kind": "me"} if kind == "me" else {"kind": "bot", "level": kind} for kind in kinds]
    made = await said(house, "POST", "/tables", {"game": game, "seats": seats, "hints": True})
    return str(made["table"])


async def move_of(house: House, name: str, seat: int, request: str, choose: Callable[[list[str]], str]) -> Any:
    sight = await said(house, "GET", f"/tables/{name}?seat={seat}")
    body = {"seat": seat, "asked": sight["asked"], "moves": [choose(sight["moves"])], "request": request}
    return await said(house, "POST", f"/tables/{name}/moves", body)


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    while not await true():
        await asyncio.sleep(0.01)


def test_it_needs_nothing_of_a_server() -> None:
    program = "import sys, antilles.server.pocket.routes; print(*{name.partition('.')[0] for name in sys.modules})"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert not {*NEEDLESS} & {*loaded}


@pytest.mark.parametrize("game", sorted(games()))
def test_a_whole_game_against_bots_is_kept_and_its_record_holds(game: str) -> None:
    async def evening() -> None:
        shelf = Memory()
        house = await opened(shelf)
        await said(house, "GET", "/me", status=401)
        await said(house, "POST", "/guests", {"name": "Ana"})
        least = games()[game].seats[0]
        name = await table(house, game, "me", *["deckhand"] * (least - 1))
        heard: list[Any] = []
        assert await house.listen(name, 0, None, lambda text: heard.append(json.loads(text)))
        requests = count()
        for _ in range(2000):
            sight = await said(house, "GET", f"/tables/{name}?seat=0")
            if sight["status"] == "over":
                break
            if sight["moves"]:
                await move_of(house, name, 0, f"r{next(requests)}", lambda moves: moves[len(moves) // 2])
            await asyncio.sleep(0.011)
        again = await opened(shelf)  # a tab that was closed loses nothing
        home = await said(again, "GET", "/home")
        assert [one["table"] for one in home["over"]] == [name]
        assert home["mine"] == []
        text = await said(again, "GET", f"/tables/{name}/record")
        record = parse_record(text)
        verify(games()[game], record)
        assert print_record(record) == text == await said(house, "GET", f"/tables/{name}/record")
        versions = [frame["version"] for frame in heard]
        assert versions == list(range(versions[0], versions[0] + len(versions)))
        assert (await said(again, "GET", f"/tables/{name}/outcome"))["seats"]
        brought = await said(again, "POST", "/records", {"record": text})
        assert await said(again, "GET", f"/tables/{brought['table']}/record") == text

    asyncio.run(asyncio.wait_for(evening(), 240))


def test_the_same_moves_make_the_same_record_as_at_a_server(tmp_path: Path) -> None:
    """Two at one screen, in a game without draws, which are each house's own."""
    wanted = {"game": "santo_domingo", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Bruno"}]}

    async def both(here: Place) -> None:
        ana = await here.person("Ana")
        there = f"/api/tables/{(await ana.post('/api/tables', wanted))['table']}"
        house = await opened(Memory())
        await said(house, "POST", "/guests", {"name": "Ana"})
        mine = f"/tables/{(await said(house, 'POST', '/tables', wanted))['table']}"
        for number in count():
            seat = number % 2
            sight, other = await ana.get(f"{there}?seat={seat}"), await said(house, "GET", f"{mine}?seat={seat}")
            assert (sight["moves"], sight["asked"]) == (other["moves"], other["asked"])
            if sight["status"] == "over":
                break
            if sight["moves"]:
                chosen = sight["moves"][number % len(sight["moves"])]
                turn = {"seat": seat, "asked": sight["asked"], "moves": [chosen], "request": f"r{number}"}
                await ana.post(f"{there}/moves", turn)
                await said(house, "POST", f"{mine}/moves", turn)
        text = (await ana.call("GET", f"{there}/record")).text
        rows = [
            row for row in text.splitlines(keepends=True) if not row.startswith("# fair ")
        ]  # the server's own proof
        assert len(rows) > 30
        assert "".join(rows) == await said(house, "GET", f"{mine}/record")

    played(tmp_path, both)


def test_one_screen_for_two_with_undo_why_not_hint_and_replay() -> None:
    async def evening() -> None:
        house = await opened(Memory())
        await said(house, "POST", "/guests", {"name": "Ana"})
        name = await table(house, "santo_domingo", "me", "me")
        sight = await said(house, "GET", f"/tables/{name}?seat=0")
        wrong = {"seat": 0, "asked": sight["asked"], "moves": ["no such move"]}
        refused = await said(house, "POST", f"/tables/{name}/preview", wrong, status=422)
        assert refused["index"] == 0 and refused["detail"]
        first = await said(house, "GET", f"/tables/{name}/hint?seat=0")
        assert first["move"] in sight["moves"] and first["text"]
        made = await move_of(house, name, 0, "once", lambda moves: moves[0])
        twice = {"seat": 0, "asked": sight["asked"], "moves": [sight["moves"][0]], "request": "once"}
        assert await said(house, "POST", f"/tables/{name}/moves", twice) == made
        await move_of(house, name, 1, "other", lambda moves: moves[0])
        assert (await said(house, "GET", f"/tables/{name}/positions/0?seat=0"))["position"] == 0
        await said(house, "POST", f"/tables/{name}/proposals", {"seat": 0, "wish": "undo"})

    asyncio.run(asyncio.wait_for(evening(), 60))


def test_two_tabs_write_one_log() -> None:
    async def evening() -> None:
        shelf = Memory()
        one = await opened(shelf)
        await said(one, "POST", "/guests", {"name": "Ana"})
        name = await table(one, "santo_domingo", "me", "me")
        other = await opened(shelf)
        before = await said(other, "GET", f"/tables/{name}?seat=0")
        await move_of(one, name, 0, "first", lambda moves: moves[0])
        late = {"seat": 0, "asked": before["asked"], "moves": [before["moves"][1]], "request": "second"}
        stale = await said(other, "POST", f"/tables/{name}/moves", late, status=409)
        assert stale["sight"]["version"] == before["version"] + 1
        assert (await other.hall.open(name)).desk.version == (await one.hall.open(name)).desk.version

    asyncio.run(asyncio.wait_for(evening(), 60))


def test_lessons_and_the_short_game_behind_them() -> None:
    async def evening() -> None:
        house = await opened(Memory())
        await said(house, "POST", "/guests", {"name": "Ana"})
        assert (await said(house, "GET", "/games/santo_domingo/lessons/first"))["steps"]
        await said(house, "GET", "/games/santo_domingo/lessons/nowhere", status=404)

    asyncio.run(asyncio.wait_for(evening(), 60))


@pytest.mark.parametrize(("late", "kept"), [("move", False), ("seat", True)])
def test_whoever_comes_back_too_late_finds_a_bot_has_moved(
    late: str, kept: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "SOON", 0.0)

    async def evening() -> None:
        shelf, now = Memory(), [1_800_000_000_000]
        house = House(shelf, study, lambda: now[0])
        await house.begin()
        await said(house, "POST", "/guests", {"name": "Ana"})
        seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
        asked = {"game": "santo_domingo", "seats": seats, "minutes": 5, "late": late, "zone": "Europe/Paris"}
        name = (await said(house, "POST", "/tables", asked))["table"]
        sight = await said(house, "GET", f"/tables/{name}?seat=0")
        assert sight["clocks"][0]["until"] == now[0] + 300_000
        (mine,) = (await said(house, "GET", "/home"))["mine"]
        assert mine["until"] == now[0] + 300_000
        now[0] += 299_000
        early = House(shelf, study, lambda: now[0])
        await early.begin()
        live = await early.hall.open(name)
        await early.hall._look_at_clocks(live)
        assert live.desk.version == sight["version"]
        now[0] += 2_000
        again = House(shelf, study, lambda: now[0])
        await again.begin()
        live = await again.hall.open(name)

        async def moved() -> bool:
            return any(getattr(new.body, "by", "") for new in await again.keeping.entries(name))

        await until(moved)
        first = next(new.body for new in await again.keeping.entries(name) if new.version == sight["version"] + 1)
        assert live.desk.chairs[0].away == kept
        assert getattr(first, "by", "") == ("" if kept else "clock")

    asyncio.run(asyncio.wait_for(evening(), 60))


def test_an_analysis_tells_what_it_has_found_so_far_and_shows_continuations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studying, "PAUSE", 0.0)
    game = games()["santo_domingo"]
    text = print_record(play_match(game, [make_bot("uniform", seed, game) for seed in (1, 2)], {}, 1))

    async def evening() -> None:
        goes_on = asyncio.Event()

        async def slowly(name: str, record: str, depth: str, progress: Progress) -> str:
            told: list[tuple[int, int, str]] = []
            found = studying.study(name, record, depth, lambda *far: told.append(far))
            progress(*told[5])
            await goes_on.wait()
            return found

        house = House(Memory(), slowly)
        await house.begin()
        await said(house, "POST", "/guests", {"name": "Ana"})
        address = f"/tables/{(await said(house, 'POST', '/records', {'record': text}))['table']}/analysis"
        assert (await said(house, "GET", address))["status"] == "none"
        await said(house, "GET", f"{address}/0/continuation", status=409)
        await said(house, "POST", address, {})
        await asyncio.sleep(0)
        part = await said(house, "GET", address)
        goes_on.set()

        async def done() -> bool:
            return bool((await said(house, "GET", address))["status"] == "done")

        await until(done)
        whole = await said(house, "GET", address)
        assert part["status"] == "running" and 0 < part["done"] < part["steps"]
        assert 0 < len(part["found"]["moments"]) < len(whole["found"]["moments"])
        moment = next(one for one in whole["found"]["moments"] if one["better"])
        pair = await said(house, "GET", f"{address}/{moment['line']}/continuation?number=0")
        assert pair["better"]["scenes"] and pair["played"]["scenes"]

    asyncio.run(asyncio.wait_for(evening(), 60))


def test_the_deal_of_the_day_is_a_servers() -> None:
    async def evening() -> None:
        house = await opened(Memory())
        for method, path in (("GET", "/daily"), ("POST", "/daily"), ("POST", "/daily/again")):
            assert "server" in (await said(house, method, path, status=404))["title"]

    asyncio.run(evening())


ELSEWHERE = ("/me/notices", "/me/passkeys", "/me/export", "/people/ana/friends", "/ratings", "/lobby")


def test_what_only_a_server_has_is_said_in_a_sentence() -> None:
    async def evening() -> None:
        house = await opened(Memory())
        for path in ELSEWHERE:
            assert "serve un server" in (await said(house, "GET", path, status=404))["title"]

    asyncio.run(evening())


def test_ones_games_are_found_by_name_game_and_stage() -> None:
    async def evening() -> None:
        house = await opened(Memory())
        await said(house, "POST", "/guests", {"name": "Ana"})
        first, second = await table(house, "cuba", "me", "me"), await table(house, "santo_domingo", "me", "deckhand")

        async def found(query: str) -> list[str]:
            return [one["table"]["table"] for one in (await said(house, "GET", f"/me/tables{query}"))["items"]]

        assert sorted(await found("")) == sorted([first, second])
        assert (await found("?game=cuba"), await found("?game=santa_cruz")) == ([first], [])
        assert sorted(await found("?name=AN&status=running")) == sorted([first, second])
        assert (await found("?status=over"), await found("?name=zoe")) == ([], [])
        questions = {one["table"]["table"]: one["question"] for one in (await said(house, "GET", "/home"))["mine"]}
        assert questions[first] and questions[second], "lists say what one is asked"

    asyncio.run(evening())


DOOR = """
import asyncio, json
from antilles.server.pocket.browser import Door

async def evening():
    door = Door(None, None)
    await door.begin(json.dumps({"santo_domingo": {"exchange_winter": ["4:1"] * 16}, "cuba": {"no_such_value": 1}}))
    for game in ("santo_domingo", "cuba"):
        answer = await door.ask("GET", f"/games/{game}/data", "", "en")
        print(*json.loads(answer.partition("\\n")[2])["corrections"])

asyncio.run(evening())
"""


def test_the_house_of_a_browser_is_played_by_the_data_it_took_along_as_far_as_they_hold() -> None:
    done = subprocess.run([sys.executable, "-c", DOOR], capture_output=True, text=True, check=False)
    assert done.stdout.split("\n") == ["exchange_winter", "", ""], done.stderr[-2000:]


@pytest.mark.parametrize("game", sorted(games()))
def test_a_decision_at_a_servers_table_is_thought_out_from_what_the_seat_sees(game: str) -> None:
    async def evening() -> None:
        there, here = await opened(Memory()), await opened(Memory())
        await said(there, "POST", "/guests", {"name": "Ana"})
        sight = await said(there, "GET", f"/tables/{await table(there, game, 'me', 'deckhand')}?seat=0")
        names = [chair["name"] for chair in sight["chairs"]]
        seen = {"game": game, "view": sight["view"], "names": names}
        if sight["moves"]:
            hint = await said(here, "POST", "/advice", seen)
            assert hint["move"] in sight["moves"] and hint["text"] and hint["level"] == "captain"
            coached = await said(here, "POST", "/advice/coach", {**seen, "meant": sight["moves"][-1]})
            assert coached["sure"] in (True, False)
            await said(here, "POST", "/advice", {**seen, "tried": ["nonsense"]}, status=422)
        await said(here, "POST", "/advice", {**seen, "view": {**sight["view"], "seat": None}}, status=409)
        await said(here, "POST", "/advice", {**seen, "view": {}}, status=400)
        await said(here, "POST", "/advice", {**seen, "game": "chess"}, status=404)
        assert (await said(here, "GET", "/home"))["mine"] == []

    asyncio.run(asyncio.wait_for(evening(), 60))


def test_a_finished_game_of_a_server_is_analysed_here_and_becomes_no_table() -> None:
    game = games()["santo_domingo"]
    text = print_record(play_match(game, [make_bot("uniform", seed, game) for seed in (1, 2)], {}, 1))

    async def evening() -> None:
        house = await opened(Memory())
        name = (await said(house, "POST", "/studies", {"record": text}))["study"]
        address = f"/studies/{name}/analysis"
        assert (await said(house, "GET", address))["status"] == "none"
        before = (await said(house, "GET", f"{address}?depth=deep"))["seconds"]
        assert (await said(house, "POST", address, {}))["status"] == "running"

        async def done() -> bool:
            return bool((await said(house, "GET", address))["status"] == "done")

        await until(done)
        deep = await said(house, "GET", f"{address}?depth=deep")
        assert deep["status"] == "none" and deep["seconds"] < before / 2, "it was quicker here than a browser's guess"
        found = (await said(house, "GET", address))["found"]
        again = json.loads(studying.study("santo_domingo", text, "quick", lambda *_: None))
        assert {**found, "names": []} == {**again, "names": []}
        line = next(moment["line"] for moment in found["moments"] if moment.get("better"))
        assert (await said(house, "GET", f"{address}/{line}/continuation?number=0"))["line"] == line
        assert (await said(house, "GET", "/home"))["over"] == []
        await said(house, "POST", "/studies", {"record": "\n".join(text.split("\n")[:-4])}, status=422)
        await said(house, "GET", "/studies/nothing/analysis", status=404)

    asyncio.run(asyncio.wait_for(evening(), 60))


def test_an_analysis_that_nobody_wants_any_more_is_told_so() -> None:
    game = games()["santo_domingo"]
    text = print_record(play_match(game, [make_bot("uniform", seed, game) for seed in (1, 2)], {}, 1))

    async def evening() -> None:
        goes_on, wanted = asyncio.Event(), []

        async def slowly(_name: str, _record: str, _depth: str, progress: Progress) -> str:
            wanted.append(progress(1, 10, ""))
            await goes_on.wait()
            wanted.append(progress(2, 10, ""))
            raise RuntimeError("ended by the page")

        house = House(Memory(), slowly)
        await house.begin()
        await said(house, "POST", "/guests", {"name": "Ana"})
        address = f"/tables/{(await said(house, 'POST', '/records', {'record': text}))['table']}/analysis"
        await said(house, "POST", address, {})
        await until(lambda: asyncio.sleep(0, bool(wanted)))
        assert (await said(house, "DELETE", address))["status"] == "none"
        goes_on.set()
        await until(lambda: asyncio.sleep(0, len(wanted) == 2))
        assert wanted == [True, False]
        assert (await said(house, "GET", address))["status"] == "none"

    asyncio.run(asyncio.wait_for(evening(), 60))
