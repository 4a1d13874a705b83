"""The coach answers whoever plays against bots, and is silent among people."""

from __future__ import annotations

from pathlib import Path

from tests.server.kit import Place, played


def test_the_coach_says_nothing_against_the_move_that_it_would_make(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        made = await ana.post("/api/games/santiago_de_cuba/lessons/first/practice", {})
        table = made["table"]
        move = (await ana.sight(table, 0))["moves"][0]
        first = await ana.get(f"/api/tables/{table}/coach?seat=0&move={move}")
        if first["sure"]:
            assert first["move"] and first["text"] and first["why"]
            best = first["move"]
        else:
            best = move
        if best != move:
            assert not (await ana.get(f"/api/tables/{table}/coach?seat=0&move={best}"))["sure"]
        refused = await ana.call("GET", f"/api/tables/{table}/coach?seat=0&move=drive 99")
        assert refused.status_code == 422

    played(tmp_path, story)


def test_among_people_there_is_no_coach(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno = await here.person("Ana"), await here.person("Bruno")
        table = await here.table([ana, bruno], hints=True)
        answer = await ana.call("GET", f"/api/tables/{table}/coach?seat=0&move=play captain")
        assert answer.status_code == 409
        assert answer.json()["type"].endswith("no-coach")

    played(tmp_path, story)
