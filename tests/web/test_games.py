"""Each game whole, against bots, by clicking what glows, to the ranking; each language at least once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from antilles.games import games
from tests.web.conftest import Visit
from tests.web.hands import against_bots, play_to_the_end

LANGUAGES = {"santo_domingo": "fr", "santiago_de_cuba": "it", "santa_cruz": "en", "cuba": "fr"}
WINS = {"en": "wins with", "fr": "gagne avec", "it": "vince con"}


@pytest.mark.parametrize("game", list(games()))
def test_a_whole_game_by_clicking(game: str, visit: Visit) -> None:
    language = LANGUAGES.get(game, "en")
    page = visit(lang=language)

    against_bots(page, game)
    play_to_the_end(page, seed=1)

    ranking = page.locator(".end")
    expect(ranking.locator("[data-place]")).to_have_count(2)
    expect(ranking.locator("[data-place='1']")).not_to_have_count(0)
    assert WINS[language] in ranking.inner_text() or ranking.locator("[data-place='1']").count() == 2
    ranking.get_by_role("link", name={"en": "Replay", "fr": "Revoir", "it": "Rivedi"}[language]).click()
    page.locator("[data-do=next]").click()
    expect(page.locator(".where")).to_contain_text("1")
