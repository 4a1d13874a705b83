"""The deal of the day: the same for everybody, one attempt, no help; nothing of it goes to others before it opens."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from antilles.fairness.by_rules import check_rules
from antilles.fairness.checking import check
from antilles.games import find, games
from antilles.kernel.record import parse_record, verify
from antilles.school.daily import DAY, PARTS, before, closes, day_of, game_of, opens
from antilles.server import dealing
from antilles.server.pool import BotFailed, Pool
from antilles.server.thinking import Reply
from tests.selection import COMPLETE
from tests.server.elsewhere import postgres_url
from tests.server.kit import Place, Player, played, until

NOON = closes("2026-11-17") + DAY // 2


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Against deckhands: what a deal is does not depend on how long bots think."""
    monkeypatch.setattr(dealing, "LEVEL", "deckhand")


def at(here: Place, now: int) -> None:
    here.house.hall.clock = lambda: now


def noon_of(game: str) -> int:
    """Noon of a day on which this game is dealt."""
    return next(NOON - DAY * n for n in range(len(games())) if game_of(day_of(NOON - DAY * n), games()).name == game)


async def asked(player: Player, table: str) -> Any:
    sight: Any = None

    async def ready() -> bool:
        nonlocal sight
        sight = await player.sight(table, 0)
        return sight["asked"] is not None or sight["status"] == "over"

    await until(ready)
    return sight


async def turns(player: Player, table: str, most: int = 10_000) -> list[Any]:
    """Play the middle one of all moves; what was seen before each."""
    seen: list[Any] = []
    while len(seen) < most:
        sight = await asked(player, table)
        if sight["status"] == "over":
            break
        seen.append(sight["view"])
        moves = sight["moves"]
        answer = await player.move(table, 0, sight["asked"], moves[len(moves) // 2])
        assert answer.status_code == 200, answer.text
    return seen


async def played_by(player: Player, table: str) -> dict[int, list[str]]:
    """What each seat and chance did, each in order: sealed choices arrive in any."""
    text = (await player.call("GET", f"/api/tables/{table}/record?seat=0")).text
    lines: dict[int, list[str]] = {}
    for line in parse_record(text).lines:
        lines.setdefault(line.seat, []).append(line.text)
    return lines


async def alike(one: Player, table: str, other: Player, another: str) -> int:
    """How many moves of the player agree, if all that the others and chance did meanwhile agrees too; else 0."""
    mine, theirs = await played_by(one, table), await played_by(other, another)
    same = all(a == b for seat in mine for a, b in zip(mine[seat], theirs.get(seat, []), strict=False))
    return min(len(mine[0]), len(theirs[0])) if same else 0


@pytest.mark.parametrize("game", sorted(games()))
def test_the_same_moves_meet_the_same_draws_and_answers(tmp_path: Path, game: str) -> None:
    async def story(here: Place) -> None:
        at(here, noon_of(game))
        ana, bruno = await here.person("Ana"), await here.person("Bruno")
        first, second = [(await one.post("/api/daily"))["table"] for one in (ana, bruno)]
        assert first != second
        await turns(ana, first, 6)
        await turns(bruno, second, 6)
        assert (await alike(ana, first, bruno, second)) >= 5
        told = await ana.get("/api/daily")
        assert (told["game"], told["state"], told["table"]) == (game, "running", first)
        at(here, noon_of(game) + len(games()) * DAY)
        later = (await ana.post("/api/daily"))["table"]
        assert later != first
        await turns(ana, later, 6)
        assert (await alike(ana, later, bruno, second)) < 5, "another day, another deal"

    played(tmp_path, story)


def test_a_bot_that_is_late_at_a_deal_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine too the same moves meet the same answers."""
    late: Counter[int] = Counter()
    busy = False
    answer = Pool.choose

    async def choose(pool: Pool, *question: Any, **named: Any) -> Reply:
        late[named["seed"]] += busy
        if 0 < late[named["seed"]] <= 2:
            raise BotFailed("TimeoutError")
        return await answer(pool, *question, **named)

    async def story(here: Place) -> None:
        nonlocal busy
        at(here, noon_of("santo_domingo"))
        ana, bruno = await here.person("Ana"), await here.person("Bruno")
        first = (await ana.post("/api/daily"))["table"]
        await turns(ana, first, 6)
        busy = True
        second = (await bruno.post("/api/daily"))["table"]
        await turns(bruno, second, 6)
        assert (await alike(ana, first, bruno, second)) >= 5

    monkeypatch.setattr(Pool, "choose", choose)
    played(tmp_path, story)
    assert late


def test_one_attempt_without_help_and_nothing_of_it_for_others_until_it_opens(tmp_path: Path) -> None:
    game, now = find("santiago_de_cuba"), noon_of("santiago_de_cuba")
    day = day_of(now)

    async def story(here: Place) -> None:
        at(here, now)
        ana, bruno = await here.person("Ana"), await here.person("Bruno")
        tables = await asyncio.gather(*[ana.post("/api/daily") for _ in range(3)])
        assert len({made["table"] for made in tables}) == 1, "asked three times at once, begun once"
        table = tables[0]["table"]
        home = await ana.get("/api/home")
        assert home["daily"] == {
            "day": day,
            "game": game.name,
            "state": "running",
            "table": table,
            "closes": closes(day),
        }
        assert (await ana.call("POST", "/api/daily/again")).status_code == 409

        sight = await asked(ana, table)
        assert sight["deal"] == day and sight["seal"] is None and not sight["hints"]
        for path in (f"hint?seat=0&move={sight['moves'][0]}", f"coach?seat=0&move={sight['moves'][0]}"):
            assert (await ana.call("GET", f"/api/tables/{table}/{path}")).status_code == 403
        await turns(ana, table, 1)
        for path, body in (
            ("proposals", {"seat": 0, "wish": "undo"}),
            ("leave", {"seat": 0}),
            ("chains", {"seat": 0, "tip": "0" * 64}),
            ("visibility", {"visibility": "public"}),
        ):
            assert (await ana.call("POST", f"/api/tables/{table}/{path}", body)).status_code == 409, path
        assert (await bruno.call("GET", f"/api/tables/{table}")).status_code == 404
        before_end = await ana.get("/api/daily")
        assert before_end["result"] is None and before_end["people"] == 0

        await turns(ana, table)
        await closed_to_others(here, ana, bruno, table, day)
        again = (await ana.post("/api/daily/again"))["table"]
        assert (await ana.sight(again, 0))["origin"] == f"{table}/0"
        assert (await ana.call("POST", f"/api/tables/{again}/visibility", {"visibility": "public"})).status_code == 409
        at(here, now + 60_000)
        other = (await bruno.post("/api/daily"))["table"]
        await turns(bruno, other)
        await both_stand(ana, bruno)

        at(here, opens(day))
        await open_to_all(here, ana, table, day)

    async def closed_to_others(here: Place, ana: Player, bruno: Player, table: str, day: str) -> None:
        record = (await ana.call("GET", f"/api/tables/{table}/record")).text
        verify(game, parse_record(record))
        assert "# fair" not in record
        assert (await ana.call("GET", f"/api/tables/{table}/proof")).status_code == 409
        assert (await ana.call("POST", f"/api/tables/{table}/positions/9/play", {"seat": 0})).status_code == 409
        assert (await bruno.call("POST", "/api/records", {"record": record})).status_code == 409
        row = (await bruno.get("/api/fairness/list"))[-1]
        assert row["status"] == "running" and not row["key"]
        key = here.house.hall.key(f"deal-{day}")
        assert not any(key in told for told in [*ana.traffic, *bruno.traffic])
        assert not any(key in str(entry) for entry in await here.house.store.entries(table))

    async def both_stand(ana: Player, bruno: Player) -> None:
        mine, theirs = await ana.get("/api/daily"), await bruno.get("/api/daily")
        assert mine["result"]["points"] == theirs["result"]["points"], "the same moves, the same end"
        assert (mine["people"], mine["result"]["better"], mine["result"]["counted"]) == (2, 0, True)
        assert [row["name"] for row in mine["result"]["rows"]] == ["Ana", "Bruno"]
        course = mine["result"]["course"]
        assert len(course) == PARTS + 1 and course[-1] == mine["result"]["points"] and course[0] < course[-1]
        assert course == theirs["result"]["course"] and mine["result"]["middle"] == [], "two games have no middle half"
        assert [row["yours"] for row in theirs["result"]["rows"]] == [False, True]

        async def measured() -> bool:
            return (await ana.get("/api/daily"))["result"]["luck"] is not None

        await until(measured)

    async def open_to_all(here: Place, ana: Player, table: str, day: str) -> None:
        text = (await ana.call("GET", f"/api/tables/{table}/record")).text
        record = parse_record(text)
        assert "# fair" in text
        proof = await ana.get(f"/api/tables/{table}/proof")
        assert proof["table"] == f"deal-{day}"
        report = check(proof)
        check_rules(game, record, proof, report)
        assert not report.faults and not report.open, report
        celia = await here.person("Celia")
        assert (await celia.call("GET", f"/api/tables/{table}")).status_code == 404
        told = await celia.get("/api/daily")
        assert told["yesterday"]["table"] == table and told["yesterday"]["people"] == 2
        assert (await celia.get(f"/api/tables/{table}"))["status"] == "over"
        assert (await celia.get("/api/fairness/list"))[0]["status"] == "over"
        mine = (await ana.get("/api/daily"))["earlier"]
        assert [(one["day"], one["better"]) for one in mine] == [(day, 0)]
        assert (await celia.post(f"/api/daily/again?day={day}"))["table"]

    played(tmp_path, story)


@pytest.mark.parametrize("game", ["santo_domingo", *(["cuba"] if COMPLETE else [])])
def test_a_course_stands_beside_the_middle_half_of_all(tmp_path: Path, game: str) -> None:
    async def story(here: Place) -> None:
        at(here, noon_of(game))
        people = [await here.person(name) for name in ("Ana", "Bruno", "Celia", "Dario")]
        results = []
        for number, player in enumerate(people):
            table = (await player.post("/api/daily"))["table"]
            await turns(player, table)
            told = (await player.get("/api/daily"))["result"]
            assert told["course"][-1] == told["points"]
            assert bool(told["middle"]) == (number == len(people) - 1), "as soon as there are four"
            results.append(told)
        # nobody differs from the others: all played the same moves
        assert results[-1]["middle"] == [[points, points] for points in results[0]["course"]]
        gains = await people[0].get(f"/api/tables/{(await people[0].get('/api/daily'))['table']}/outcome")
        mine = next(seat for seat in gains["seats"] if seat["seat"] == 0)
        totals = [gain["total"] for gain in mine["gains"]]
        assert set(results[0]["course"]) <= {*totals, results[0]["course"][0]}, "only points that were there"

    played(tmp_path, story)


def test_whoever_is_late_sees_how_they_stand_but_does_not_count(tmp_path: Path) -> None:
    now = noon_of("santo_domingo")

    async def story(here: Place) -> None:
        at(here, now)
        ana = await here.person("Ana")
        table = (await ana.post("/api/daily"))["table"]
        assert (await ana.get("/api/daily"))["set_position"]
        at(here, opens(day_of(now)))
        await turns(ana, table)
        told = await ana.get("/api/daily")
        assert told["day"] == before(day_of(now), -1) and told["state"] == "fresh" and told["yesterday"] is None
        assert told["earlier"][0]["points"] is not None and told["earlier"][0]["better"] is None

    played(tmp_path, story)


def test_days_that_are_none_are_not_there(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        for day in ("2026-13-45", "2026-02-30"):
            assert (await ana.call("POST", f"/api/daily/again?day={day}")).status_code == 404
        assert (await ana.call("POST", "/api/daily/again?day=9999-12-31")).status_code in (404, 409)
        assert (await here.nobody().call("POST", "/api/daily")).status_code == 401
        assert (await here.nobody().get("/api/daily"))["state"] == "fresh"

    played(tmp_path, story)


def test_on_postgres_too_one_attempt_a_person(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        at(here, noon_of("santo_domingo"))
        ana = await here.person("Ana")
        made = await asyncio.gather(*[ana.post("/api/daily") for _ in range(4)])
        assert len({one["table"] for one in made}) == 1
        await turns(ana, made[0]["table"])
        assert (await ana.get("/api/daily"))["result"]["people"] == 1

    played(tmp_path, story, database=postgres_url())
