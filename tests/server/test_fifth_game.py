"""A game that others have installed: what the page shows of it comes from its own folder."""

from pathlib import Path

import pytest

from antilles.games import games
from antilles.locale import LANGUAGES
from tests.server.kit import Place, played
from tests.toy.game import GAME
from tests.toy.moves import PEARLS

TOY = Path(__file__).resolve().parents[1] / "toy"


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), GAME.name, GAME)


def test_poster_minutes_and_words_are_the_games_own(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        told = {game["name"]: game for game in (await ana.get("/api/games"))["games"]}
        pearls = told["pearls"]
        assert (pearls["title"], pearls["minutes"], pearls["poster"]) == ("Pearl Divers", 10, True)
        assert set(pearls["about"]) == set(pearls["weight"]) == set(LANGUAGES)
        assert pearls["about"]["en"].startswith("Dive for pearls")
        picture = await ana.call("GET", "/api/games/pearls/poster.svg")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert picture.content == (TOY / "poster.svg").read_bytes()
        for language in LANGUAGES:
            words = await ana.call("GET", f"/api/games/pearls/words/{language}")
            assert words.text == (TOY / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
        table = await ana.get("/api/games/pearls/moves")
        assert table[0] == {"verb": "pearl", "words": "pearl", "names": ["pearl"], "facts": [[one] for one in PEARLS]}
        texts = [" ".join([block["verb"], *map(str, facts)]) for block in table for facts in block["facts"]]
        assert texts == GAME.moves.texts

    played(tmp_path, story)


def test_every_game_of_the_house_has_a_poster_in_three_languages(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        for game in (await ana.get("/api/games"))["games"]:
            assert game["minutes"] > 0, game["name"]
            assert all(game["about"][language] and game["weight"][language] for language in LANGUAGES)

    played(tmp_path, story)


def test_nothing_else_is_given_away(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        for path in ("cuba/poster.svg", "nim/poster.svg", "nim/words/en", "nim/moves", "..%2fcuba/words/en"):
            assert (await ana.call("GET", f"/api/games/{path}")).status_code == 404, path
        strange = await ana.call("GET", "/api/games/pearls/words/de")
        assert strange.text == (TOY / "locale" / "en.ftl").read_text(encoding="utf-8")

    played(tmp_path, story)
