"""The owner of the house corrects its data on the page, tries them out, saves them; new tables follow at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from antilles.games import games
from tests.server.kit import Place, Player, played

MAP = {"site_C01.x": "300", "road_C01_C02": "no"}
SIGNED = {"name": "Ana", "box": "First edition"}


@pytest.fixture
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "box"
    folder.mkdir()
    monkeypatch.setenv("ANTILLES_BOX", str(folder))
    return folder


async def ask(
    here: Place, method: str, path: str, body: Any = None, key: str | None = None, language: str = "en"
) -> Any:
    headers = {"x-antilles-owner": here.house.owner_key if key is None else key, "accept-language": language}
    return await here.client.request(method, f"/api/box/{path}", json=body, headers=headers)


async def sit_alone(ana: Player, game: str) -> str:
    made = await ana.post(
        "/api/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}]}
    )
    return str(made["table"])


def test_only_the_owner_comes_in(tmp_path: Path, box: Path) -> None:
    async def story(here: Place) -> None:
        for method, path in [("GET", "cuba"), ("PUT", "cuba"), ("POST", "cuba/import"), ("GET", "cuba/export")]:
            body: Any = {"text": "x"} if path.endswith("import") else {"answers": {}} if method == "PUT" else None
            assert (await ask(here, method, path, body, key="")).status_code == 403
            assert (await ask(here, method, path, body, key="0" * 32)).status_code == 403
        assert (await ask(here, "GET", "chess")).status_code == 404

    played(tmp_path, story)
    assert not any(box.iterdir())


def test_every_value_is_asked_in_words_with_what_we_assume(tmp_path: Path, box: Path) -> None:
    async def story(here: Place) -> None:
        for game, count in (("cuba", 185), ("santa_cruz", 579), ("santo_domingo", 2), ("santiago_de_cuba", 3)):
            found = (await ask(here, "GET", game)).json()
            assert (len(found["values"]), found["data"], found["faults"]) == (count, "", [])
            for value in found["values"]:
                words = [value[key] for key in ("question", "where", "why", "help", "assumed_said", "said")]
                assert all(words) and not any(word.startswith("box-") for word in words), value
                assert not any(label.startswith("option-") for label in value["labels"].values()), value

    played(tmp_path, story)


def test_new_tables_follow_at_once_and_running_ones_do_not(tmp_path: Path, box: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        before = await sit_alone(ana, "santa_cruz")
        tried = (await ask(here, "POST", "santa_cruz/check", {"answers": MAP})).json()
        assert (tried["faults"], tried["saved"], tried["map"]["sites"][0]["x"]) == ([], "", 300)
        assert not any(box.iterdir()), "nothing is saved before the owner says so"

        saved = await ask(here, "PUT", "santa_cruz", {"answers": MAP, **SIGNED})
        assert saved.status_code == 200, saved.text
        after = await sit_alone(ana, "santa_cruz")
        digest = saved.json()["saved"]
        assert [(await ana.sight(table))["data"] for table in (before, after)] == ["", digest]
        assert (
            next(one for one in (await ana.get("/api/games"))["games"] if one["name"] == "santa_cruz")["data"] == digest
        )
        drawn = await ana.get(f"/api/tables/{after}/data")
        assert ["C01", "C02"] not in drawn["map"]["roads"]
        assert (await ana.get(f"/api/tables/{before}/data"))["data"] == ""
        assert games()["santa_cruz"].data_digest == "", "this process began with the package's data"

    played(tmp_path, story)
    assert 'name = "Ana"' in (box / "santa_cruz.toml").read_text(encoding="utf-8")


def test_what_cannot_be_is_refused_with_line_and_sentence_and_nothing_changes(tmp_path: Path, box: Path) -> None:
    async def story(here: Place) -> None:
        wrong = {"answers": {"site_C01.x": "5", "tile_TC01.points": "many"}}
        tried = (await ask(here, "POST", "santa_cruz/check", wrong)).json()
        assert [fault["name"] for fault in tried["faults"]] == ["tile_TC01.points"]
        sea = (await ask(here, "POST", "santa_cruz/check", {"answers": {"site_C01.x": "5"}})).json()
        assert "outside the outline" in sea["faults"][0]["sentence"]
        refused = await ask(here, "PUT", "santa_cruz", {"answers": {"site_C01.x": "5"}})
        assert (refused.status_code, "outside the outline" in refused.text) == (422, True)
        file = {"text": 'game = "cuba"\n[values]\n"law_i_1.n" = 99\n', "file": "mine.toml"}
        refused = await ask(here, "POST", "cuba/import", file)
        assert refused.status_code == 422
        assert "mine.toml, line 3" in refused.json()["title"]
        assert not any(box.iterdir())

    played(tmp_path, story)


def test_a_file_goes_out_signed_and_comes_back(tmp_path: Path, box: Path) -> None:
    async def story(here: Place) -> None:
        assert (await ask(here, "GET", "cuba/export")).status_code == 409
        answers = {"law_i_1.n": "2", "building_dam.cost": "water 5"}
        assert (await ask(here, "PUT", "cuba", {"answers": answers})).status_code == 200
        assert (await ask(here, "GET", "cuba/export")).status_code == 409, "nobody has signed"
        assert (await ask(here, "PUT", "cuba", {"answers": {}, **SIGNED})).status_code == 200
        text = (await ask(here, "GET", "cuba/export")).text
        assert "I have read these values off a printed copy that I own: Ana." in text

        back = await ask(here, "PUT", "cuba", {"answers": {"law_i_1.n": None, "building_dam.cost": None}})
        assert (back.json()["saved"], (box / "cuba.toml").exists()) == ("", False)
        differ = (await ask(here, "POST", "cuba/diff", {"text": text})).json()
        assert [one["name"] for one in differ] == list(answers)
        taken = (await ask(here, "POST", "cuba/import", {"text": text})).json()
        assert sum(value["corrected"] for value in taken["values"]) == 2

    played(tmp_path, story)


def test_a_file_of_the_house_that_somebody_spoilt_is_told_with_its_line_in_the_owners_language(
    tmp_path: Path, box: Path
) -> None:
    async def story(here: Place) -> None:
        (box / "cuba.toml").write_text('game = "cuba"\n[values]\nlaw_i_1.n = ?\n', encoding="utf-8")
        for language, line in (("en", "line 3"), ("fr", "ligne 3"), ("it", "riga 3")):
            told = await ask(here, "GET", "cuba", language=language)
            assert (told.status_code, line in told.json()["title"]) == (422, True), told.json()["title"]

    played(tmp_path, story)
