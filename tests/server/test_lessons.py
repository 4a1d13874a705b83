"""Lessons over HTTP: sent whole, tried out in their positions, and the short game at their end."""

from __future__ import annotations

from pathlib import Path

from antilles.games import games
from antilles.school.lesson import lessons_of
from antilles.school.puzzles import puzzles_of
from tests.server.kit import Place, played


def test_every_lesson_is_sent_whole_with_an_answer_to_every_legal_move(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        for game in games().values():
            for lesson in lessons_of(game):
                sent = await ana.get(f"/api/games/{game.name}/lessons/{lesson.name}")
                assert len(sent["steps"]) == lesson.length
                for step in sent["steps"]:
                    assert step["title"] and step["say"] and step["places"]
                    for place in step["places"]:
                        asked = place["moves"] if place["task"] else []
                        assert set(place["answers"]) == set(asked)
                        for answer in place["answers"].values():
                            assert (answer["view"] is not None) == answer["right"]
                        assert not place["task"] or place["answers"][place["show"]]["right"]

    played(tmp_path, story)


def test_a_lesson_speaks_the_readers_language_and_refuses_what_is_not_there(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        address = "/api/games/santo_domingo/lessons/first"
        said = [
            (await ana.client.get(address, headers={"accept-language": language})).json()["steps"][0]["title"]
            for language in ("en", "fr", "it")
        ]
        assert len(set(said)) == 3
        assert (await ana.client.get("/api/games/santo_domingo/lessons/last")).status_code == 404
        assert (await ana.client.get("/api/games/chess/lessons/first")).status_code == 404

    played(tmp_path, story)


def test_moves_are_tried_out_in_a_lesson_and_refused_with_a_reason(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        address = "/api/games/santiago_de_cuba/lessons/first/preview"
        tried = await ana.post(address, {"step": 2, "moves": ["drive 1"]})
        assert tried["prospect"]["follows"]
        refused = await ana.client.post(address, json={"step": 2, "moves": ["drive 9"]})
        assert refused.status_code == 422
        assert refused.json()["statement"].startswith("SdC-")
        assert (await ana.client.post(address, json={"step": 99, "moves": ["drive 1"]})).status_code == 404

    played(tmp_path, story)


def test_the_short_game_is_a_private_table_where_it_is_the_pupils_turn(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        for game in games().values():
            made = await ana.post(f"/api/games/{game.name}/lessons/first/practice", {})
            sight = await ana.sight(made["table"], 0)
            assert sight["visibility"] == "private" and sight["hints"] and sight["status"] == "running"
            assert sight["moves"]
            assert {chair["level"] for chair in sight["chairs"][1:]} == {"deckhand"}

    played(tmp_path, story)


def test_a_puzzle_tells_its_solution_with_the_answer_only(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        for game in games().values():
            heads = await ana.get(f"/api/games/{game.name}/puzzles")
            solution = puzzles_of(game)[heads[0]["id"]]
            address = f"/api/games/{game.name}/puzzles/{solution.id}"
            asked = await ana.get(address)
            assert asked["view"]["seat"] == solution.seat and solution.best in asked["moves"]
            assert "best" not in asked and "best" not in heads[0]
            right = await ana.post(f"{address}/answer", {"move": solution.best})
            other = await ana.post(f"{address}/answer", {"move": solution.second})
            assert right["right"] and not other["right"] and right["why"] and right["gain"]
            tried = await ana.post(f"{address}/preview", {"moves": [solution.best]})
            assert tried["done"] == 1
            made = await ana.post(f"{address}/play")
            sight = await ana.sight(made["table"], solution.seat)
            assert sight["visibility"] == "private" and solution.best in sight["moves"]
            assert sight["view"] == asked["view"]
        assert (await ana.call("GET", "/api/games/cuba/puzzles/nothing")).status_code == 404

    played(tmp_path, story)
