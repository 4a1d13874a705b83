"""Bots think elsewhere, see views only, and cannot stop a table."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import pytest

from antilles.games import find
from antilles.kernel.view import encode
from antilles.server.pool import BotFailed, Pool
from tests.server.kit import Place, played, until

DIES = "import sys; sys.stdin.readline(); sys.exit(1)"
SLEEPS = "import sys, time; sys.stdin.readline(); time.sleep(600)"
BABBLES = 'import sys\nfor line in sys.stdin: print(\'{"move": "dance", "statements": []}\', flush=True)'
LISTENS = """
import sys
from antilles.server.worker import answer
log = open({log!r}, "ab")
for line in sys.stdin.buffer:
    log.write(line); log.flush()
    sys.stdout.buffer.write(answer(line) + b"\\n"); sys.stdout.buffer.flush()
"""


async def everybody_moves(here: Place, code: str, bots: int = 1, seconds: float = 1.0) -> str:
    """A table of one person and bots that run this code; the bots' first choices must come in."""
    here.house.hall.bots.pool = Pool(1, seconds, ("-c", code))
    ana = await here.person("Ana")
    seats = [{"kind": "me"}, *[{"kind": "bot"} for _ in range(bots)]]
    table = (await ana.post("/api/tables", {"game": "santo_domingo", "seats": seats}))["table"]

    async def chosen() -> bool:
        return bool((await ana.sight(table, 0))["view"]["actors"] == [0])

    await until(chosen)
    sight = await ana.sight(table, 0)
    assert (await ana.move(table, 0, sight["asked"], sight["moves"][0])).status_code == 200
    return str(table)


@pytest.mark.parametrize("code", [DIES, SLEEPS, BABBLES], ids=["dies", "sleeps", "babbles"])
def test_a_bot_that_fails_is_replaced_by_any_legal_move(tmp_path: Path, code: str) -> None:
    async def story(here: Place) -> None:
        await everybody_moves(here, code)

    played(tmp_path, story)


def test_a_slow_bot_does_not_keep_others_waiting(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        here.house.hall.bots.pool = Pool(1, 600.0, ("-c", SLEEPS))
        ana = await here.person("Ana")
        seats = [{"kind": "me"}, {"kind": "bot"}]
        table = (await ana.post("/api/tables", {"game": "santo_domingo", "seats": seats}))["table"]
        async with asyncio.timeout(300):
            sight = [await ana.sight(table, 0) for _ in range(20)][-1]
            assert (await ana.move(table, 0, sight["asked"], sight["moves"][0])).status_code == 200

    played(tmp_path, story)


def test_a_worker_hears_views_of_its_own_seat_and_nothing_else(tmp_path: Path) -> None:
    heard = tmp_path / "heard"

    async def story(here: Place) -> None:
        await everybody_moves(here, LISTENS.format(log=str(heard)), bots=2, seconds=300.0)

    played(tmp_path, story)
    questions = [json.loads(line) for line in heard.read_text().splitlines()]
    assert questions
    fields = set(json.loads(encode(find("santo_domingo").view(find("santo_domingo").start(2), 0))))
    for question in questions:
        assert set(question) == {"game", "level", "seed", "view", "explain", "over", "corrections", "orders", "seconds"}
        assert set(question["view"]) == fields
        assert question["view"]["seat"] in (1, 2)
        assert question["view"]["chosen"] == []


def test_a_worker_that_died_is_started_again() -> None:
    async def run() -> None:
        pool = Pool(1, 300.0, ("-c", DIES))
        for expected in (1, 2):
            with pytest.raises(BotFailed):
                await pool.choose("santo_domingo", "uniform", b"{}")
            assert pool.restarts == expected
        good = Pool(1, 300.0)
        game = find("santo_domingo")
        view = encode(game.view(game.start(2), 0)).encode()
        with pytest.raises(BotFailed):
            await good.choose("santo_domingo", "uniform", b'{"no": "view"}')
        assert (await good.choose("santo_domingo", "uniform", view)).move.startswith("play")
        await good.close()
        await pool.close()

    assert sys.executable
    asyncio.run(run())


def test_a_question_asked_just_when_a_worker_rests_is_answered() -> None:
    """Each question is asked the moment the one before is answered; none may be left lying."""
    code = 'import sys\nfor line in sys.stdin: print(\'{"move": "x", "statements": []}\', flush=True)'

    async def run() -> None:
        pool = Pool(1, 300.0, ("-c", code))
        async with asyncio.timeout(200):
            for _ in range(200):
                await pool.choose("santo_domingo", "uniform", b"{}")
        await pool.close()

    asyncio.run(run())
