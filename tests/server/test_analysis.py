"""Analyses of finished games: who gets them, in which order, and what outlives a restart."""

from __future__ import annotations

import asyncio
import json
import os
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from antilles.bots.kinds import make_bot
from antilles.bots.match import play_match
from antilles.games import find
from antilles.kernel.record import print_record
from antilles.server import analysis_worker, analyst
from antilles.server.analysis_worker import NICE
from antilles.server.analyst import Analyst
from antilles.server.answers import studying
from antilles.server.store import analyses
from antilles.server.store.base import Store
from tests.server.kit import Place, Player, place, played, until


def finished_game(seed: int = 1, name: str = "santo_domingo", seats: int = 2) -> str:
    """The record of a game of two bots that play anything."""
    game = find(name)
    bots = [make_bot("uniform", seed + seat, game) for seat in range(seats)]
    return print_record(play_match(game, bots, {}, seed))


async def brought(person: Player, seed: int = 1, **more: Any) -> str:
    made = await person.post("/api/records", {"record": finished_game(seed), **more})
    return str(made["table"])


async def found(person: Player, table: str, depth: str = "quick") -> Any:
    async def done() -> bool:
        return bool((await person.get(f"/api/tables/{table}/analysis?depth={depth}"))["status"] in ("done", "failed"))

    await until(done)
    return await person.get(f"/api/tables/{table}/analysis?depth={depth}")


def test_a_finished_game_is_analysed_once_for_all(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno = await here.person("Ana"), await here.person("Bruno")
        table = await brought(ana)
        assert (await ana.get(f"/api/tables/{table}/analysis"))["status"] == "none"
        assert (await ana.post(f"/api/tables/{table}/analysis", {}))["status"] in ("waiting", "running")

        answer = await found(ana, table)

        ledger = answer["found"]["ledger"]
        change = [answer["found"]["end"][seat] - answer["found"]["start"][seat] for seat in range(2)]
        for seat, account in enumerate(ledger):
            parts = account["luck"] + account["skill"] + account["others"] + account["residual"]
            assert parts == pytest.approx(change[seat], abs=1e-9)
        again = await brought(bruno)  # the same moves at another table
        assert (await bruno.get(f"/api/tables/{again}/analysis"))["found"] == answer["found"]
        assert (await here.nobody().get(f"/api/tables/{table}/analysis"))["status"] == "done"

    played(tmp_path, story)


def test_a_running_game_is_not_analysed(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno = await here.person("Ana"), await here.person("Bruno")
        table = await here.table([ana, bruno])
        for person in (ana, bruno):
            assert (await person.call("GET", f"/api/tables/{table}/analysis")).status_code == 409
            assert (await person.call("POST", f"/api/tables/{table}/analysis", {})).status_code == 409
            body = {"seat": 0}
            assert (await person.call("POST", f"/api/tables/{table}/positions/0/play", body)).status_code == 409

    played(tmp_path, story)


def test_whoever_may_not_see_the_table_gets_no_analysis(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno = await here.person("Ana"), await here.person("Bruno")
        table = await brought(ana, visibility="private")
        assert (await bruno.call("GET", f"/api/tables/{table}/analysis")).status_code == 404
        assert (await bruno.call("POST", f"/api/tables/{table}/analysis", {})).status_code == 404
        assert (await here.nobody().call("POST", f"/api/tables/{table}/analysis", {})).status_code == 401

    played(tmp_path, story)


async def order_of(store: Store, asked: list[tuple[str, str]]) -> list[str]:
    """In which order analyses are taken that were asked for in this one, by whom and under which name."""
    jobs = analyses.Analyses(store)
    for moment, (person, name) in enumerate(asked):
        await jobs.ask(name, "table", "quick", person, moment)
    taken = []
    while (job := await jobs.take(1000, 2000)) is not None:
        taken.append(job.id)
        await jobs.finish(job.id, b"x", 1000)
    return taken


def test_people_take_turns(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        await here.house.analyst.close()
        asked = [*[("ana", f"a{number}") for number in range(4)], ("bruno", "b0"), ("chiara", "c0"), ("bruno", "b1")]
        assert await order_of(here.house.store, asked) == ["a0", "b0", "c0", "a1", "b1", "a2", "a3"]

    played(tmp_path, story)


def test_one_person_cannot_fill_the_queue(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        await here.house.analyst.close()
        jobs = here.house.analyst.jobs
        for number in range(analyses.MOST_MINE):
            await jobs.ask(f"a{number}", "table", "quick", "ana", number)
        with pytest.raises(analyses.TooManyAnalyses):
            await jobs.ask("a-more", "table", "quick", "ana", 99)
        await jobs.ask("b", "table", "quick", "bruno", 99)
        job = await jobs.find("b", 99)
        assert job is not None and job.ahead == 1

    played(tmp_path, story)


def test_the_disk_is_bounded_and_what_was_used_last_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST_BYTES", 300)
    monkeypatch.setattr(analyses, "USED_AGAIN", 0)

    async def story(here: Place) -> None:
        await here.house.analyst.close()
        jobs = here.house.analyst.jobs
        for number in range(4):
            if number == 3:
                await jobs.find("0", 50)
            await jobs.ask(str(number), "table", "quick", "ana", number)
            await jobs.take(number, number + 10)
            await jobs.finish(str(number), b"x" * 100, number)
        left = [number for number in range(4) if await jobs.find(str(number), 60) is not None]
        assert left == [0, 2, 3]

    played(tmp_path, story)


def test_the_queue_outlives_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(tmp_path) as here:
            ana = await here.person("Ana")
            await here.house.analyst.close()
            table = await brought(ana)
            assert (await ana.post(f"/api/tables/{table}/analysis", {}))["status"] == "waiting"
            job = await here.house.analyst.jobs.take(1, 2)  # a process took it and died
            assert job is not None
        async with place(tmp_path) as here:
            ana = Player(here.client, "Ana", ana.cookie)
            assert (await found(ana, table))["status"] == "done"

    asyncio.run(run())


def test_the_queue_of_all_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST_WAITING", 2)

    async def story(here: Place) -> None:
        await here.house.analyst.close()
        people = [await here.person(name) for name in ("Ana", "Bruno", "Chiara")]
        tables = [await brought(person, seed) for seed, person in enumerate(people)]
        answers = [
            await person.call("POST", f"/api/tables/{table}/analysis", {})
            for person, table in zip(people, tables, strict=True)
        ]
        assert [answer.status_code for answer in answers] == [200, 200, 503]
        assert answers[-1].headers["retry-after"]

    played(tmp_path, story)


def test_the_worker_stands_back_behind_everybody_else(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        table = await brought(ana)
        await ana.post(f"/api/tables/{table}/analysis", {})
        await found(ana, table)
        worker = here.house.analyst._worker
        assert worker is not None and worker.returncode is None
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, worker.pid) == min(19, own + NICE)
        await here.house.analyst.close()
        assert worker.returncode is not None

    played(tmp_path, story)


def test_another_appraiser_analyses_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        table = await brought(ana)
        await ana.post(f"/api/tables/{table}/analysis", {})
        assert (await found(ana, table))["status"] == "done"
        monkeypatch.setattr(analyst, "version_of", lambda _game, _seats: "of another appraiser")
        assert (await ana.get(f"/api/tables/{table}/analysis"))["status"] == "none"

    played(tmp_path, story)


def test_an_analysis_whose_worker_keeps_dying_is_given_up(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        await here.house.analyst.close()
        house = here.house
        house.analyst = Analyst(house.store, house.hall, house.hall.clock, ("-c", "raise SystemExit"))
        house.analyst.start()
        ana = await here.person("Ana")
        table = await brought(ana)
        await ana.post(f"/api/tables/{table}/analysis", {})
        assert (await found(ana, table))["status"] == "failed"
        assert (await ana.post(f"/api/tables/{table}/analysis", {}))["status"] in ("waiting", "running", "failed")

    played(tmp_path, story)


def test_whoever_asked_may_stop_it(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        await here.house.analyst.close()
        ana, bruno = await here.person("Ana"), await here.person("Bruno")
        table = await brought(ana)
        await ana.post(f"/api/tables/{table}/analysis", {"depth": "deep"})
        address = f"/api/tables/{table}/analysis?depth=deep"
        assert (await bruno.call("DELETE", address)).json()["status"] == "waiting"
        assert (await ana.call("DELETE", address)).json()["status"] == "none"

    played(tmp_path, story)


@pytest.mark.parametrize("position", [0, 6])
def test_playing_on_from_a_position(tmp_path: Path, position: int) -> None:
    async def story(here: Place) -> None:
        ana, bruno = await here.person("Ana"), await here.person("Bruno")
        table = await brought(ana)
        made = await bruno.post(f"/api/tables/{table}/positions/{position}/play", {"seat": 1, "level": "deckhand"})
        sight = await bruno.sight(made["table"], 1)
        assert sight["origin"] == f"{table}/{position}"
        assert [chair["level"] for chair in sight["chairs"]] == ["deckhand", ""]
        assert sight["position"] >= position
        assert (await ana.call("GET", f"/api/tables/{made['table']}")).status_code == 404

        async def asked() -> bool:
            return bool((await bruno.sight(made["table"], 1))["moves"])

        await until(asked)
        assert made["table"] in [row["table"]["table"] for row in (await bruno.get("/api/me/tables"))["items"]]

    played(tmp_path, story)


def test_there_is_no_playing_on_from_the_end(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        table = await brought(ana)
        end = (await ana.sight(table))["position"]
        for position, seat in ((end, 0), (0, 5)):
            answer = await ana.call("POST", f"/api/tables/{table}/positions/{position}/play", {"seat": seat})
            assert answer.status_code == 404

    played(tmp_path, story)


def test_a_sandbox_may_begin_with_another_move(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        table = await brought(ana)
        opened = await ana.get(f"/api/tables/{table}/positions/0/open")
        address, other = f"/api/tables/{table}/positions/0/play", opened["moves"][0][-1]
        made = await ana.post(address, {"seat": 0, "level": "deckhand", "move": other})
        record = (await ana.call("GET", f"/api/tables/{made['table']}/record?seat=0")).text

        assert f"\n0 {other}\n" in record
        assert (await ana.call("POST", address, {"seat": 0, "move": "no such move"})).status_code == 422

    played(tmp_path, story)


def test_a_pair_of_continuations_is_watched_side_by_side(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        table = await brought(ana)
        address = f"/api/tables/{table}/analysis"
        assert (await ana.call("GET", f"{address}/1/continuation")).status_code == 409  # before it is analysed
        await ana.post(address, {})
        answer = (await found(ana, table))["found"]
        moment = next(one for one in answer["moments"] if one["better"])
        line = moment["line"]

        pair = await ana.get(f"{address}/{line}/continuation")
        assert (pair["seat"], pair["better"]["move"], pair["played"]["move"]) == (
            moment["seat"], moment["better"], moment["move"],
        )  # fmt: skip
        for play in (pair["better"], pair["played"]):
            assert play["scenes"] and all(scene["view"]["seat"] == moment["seat"] for scene in play["scenes"])
        assert pair == await here.nobody().get(f"{address}/{line}/continuation")  # the same seed, the same pair
        assert (
            pair["better"]["scenes"] != (await ana.get(f"{address}/{line}/continuation?number=1"))["better"]["scenes"]
        )
        forced = next(one["line"] for one in answer["moments"] if not one["better"])
        for wrong in (f"{forced}/continuation", f"{line}/continuation?number={pair['of']}"):
            assert (await ana.call("GET", f"{address}/{wrong}")).status_code == 404

    played(tmp_path, story)


def test_what_is_found_so_far_can_be_read_while_it_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studying, "PAUSE", 0.0)
    told: list[analysis_worker.Word] = []
    monkeypatch.setattr(analysis_worker, "say", told.append)
    order = analysis_worker.Order("santo_domingo", "quick", finished_game())
    last = analysis_worker.answer(msgspec.json.encode(order))

    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        table = await brought(ana)
        await here.house.analyst.close()
        await ana.post(f"/api/tables/{table}/analysis", {})
        jobs = here.house.analyst.jobs
        job = await jobs.take(10**15, 10**15 + 1)
        assert job is not None
        part = told[5]
        await jobs.hold(job.id, part.done, part.steps, zlib.compress(part.part.encode()), 10**15 + 2)
        answer = await ana.get(f"/api/tables/{table}/analysis")
        whole = json.loads(last.found)

        assert (answer["status"], answer["done"], answer["steps"]) == ("running", part.done, part.steps)
        assert answer["seconds"] >= 1
        assert answer["found"]["course"] == whole["course"][: len(answer["found"]["course"])]
        assert 1 < len(answer["found"]["course"]) < len(whole["course"])

    played(tmp_path, story)
