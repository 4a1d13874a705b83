"""Each game whole, against bots, by clicking what glows, to the ranking; each language at least once."""

from __future__ import annotations

import dataclasses
import os
import random
import re
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Page, TimeoutError as TooLate, expect

from antilles.games import games
from antilles.kernel.view import View
from tests.selection import COMPLETE
from tests.toy.view import Diver, PearlsView
from tests.web.axe import complaints
from tests.web.conftest import Visit
from tests.web.hands import CONFIRM, SHORT, against_bots, menu, play_to_the_end
from tests.web.real import Served, free_port
from tests.web.trial import SIZES, in_windows
from tools.web import ROOT

LANGUAGES = {"santo_domingo": "fr", "santiago_de_cuba": "it", "santa_cruz": "en", "cuba": "fr"}
WINDOWS = {
    "santo_domingo": (390, 844),
    "santiago_de_cuba": (1024, 768),
    "santa_cruz": (1366, 650),
    "cuba": (1366, 650),
}
"""A phone upright, a tablet, a low desk."""
NIGHT = ("santiago_de_cuba", "cuba")
CHANCE = {"en": "Chance", "fr": "Le hasard", "it": "Il caso"}
WINS = {"en": r"(wins|You win) with", "fr": r"(gagne|Vous gagnez) avec", "it": r"(vince|Hai vinto) con"}


@pytest.mark.parametrize("game", list(games()))
def test_a_whole_game_by_clicking(game: str, visit: Visit) -> None:
    language = LANGUAGES.get(game, "en")
    width, height = WINDOWS.get(game, (1280, 800))
    page = visit(lang=language, dark=game in NIGHT, width=width, height=height)

    against_bots(page, game)
    play_to_the_end(page, seed=1)

    ranking = page.locator(".end")
    expect(ranking.locator("[data-place]")).to_have_count(2)
    expect(ranking.locator("[data-place='1']")).not_to_have_count(0)
    assert re.search(WINS[language], ranking.inner_text()) or ranking.locator("[data-place='1']").count() == 2
    every_point_has_its_origin(page)
    assert not complaints(page)
    page.set_viewport_size({"width": 1280, "height": 800})  # where log and open cards stand beside the board
    ranking.get_by_role("link", name={"en": "Replay", "fr": "Revoir", "it": "Rivedi"}[language]).click()
    where = page.locator(".where")
    expect(where).to_have_text(re.compile(r"\d"))
    set_up = int(where.inner_text().split()[0])
    page.locator("[data-do=next]").click()
    expect(where).to_have_text(re.compile(rf"^\s*{set_up + 1}\b"))
    expect(page.locator(".log li.last")).not_to_contain_text(CHANCE[language])  # it begins with somebody's move
    page.locator(".deck select").select_option("open")
    expect(page.locator("[data-opened]")).to_have_count(2)
    assert not complaints(page)
    address = page.url  # of this very position, for somebody else
    elsewhere = visit(address.split("#/")[1], lang=language)
    expect(elsewhere.locator(".where")).to_have_text(re.compile(rf"^\s*{set_up + 1}\b"))


BY_KEYS = [name for name in games() if COMPLETE or name in ("santo_domingo", "santa_cruz")]


@pytest.mark.parametrize("game", BY_KEYS)
def test_a_whole_game_by_keyboard_alone(game: str, visit: Visit) -> None:
    """The focus begins on the decision; arrows go round what can be done, Enter picks, C confirms, numbers choose."""
    page = visit(table=game)
    focused = decisions = 0

    def press(page: Page, rng: random.Random) -> None:
        nonlocal focused, decisions
        decisions += 1
        if page.evaluate("document.activeElement?.dataset?.target === 'can'"):
            focused += 1
            for _ in range(rng.randrange(4)):
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        with suppress(TooLate):
            page.locator(f"{CONFIRM}, [data-do=all]").first.wait_for(timeout=SHORT)
            if not page.locator(CONFIRM).count():  # several moves are meant, or the choice stands in the bar
                page.keyboard.press("1")
                page.locator(CONFIRM).wait_for(timeout=SHORT)
            page.keyboard.press("c")
            page.wait_for_function("() => !document.querySelector('[data-do=confirm]:disabled')")

    play_to_the_end(page, seed=5, act=press, often=2)

    assert focused >= 3  # it found the decision by itself
    assert focused >= decisions / 2, f"{focused} of {decisions}"  # also where the last answer had used up what had it


def every_point_has_its_origin(page: Page) -> None:
    """The gains listed for each player add up to the points of the ranking; the winner's place says why."""
    expect(page.locator(".end [data-reason]").first).to_be_visible()
    scores = sorted(int(text.replace("−", "-")) for text in page.locator(".end td.n").all_inner_texts())
    named = page.locator(".end [data-source]")
    columns = [[int(cell.replace("−", "-")) for cell in row.locator("td").all_inner_texts()] for row in named.all()]
    assert sorted(map(sum, zip(*columns, strict=True))) == scores
    by_points = page.locator(".end [data-chart=points]")
    if by_points.count():  # its chances of winning have been measured meanwhile
        by_points.click()
    expect(page.locator(".end [data-tick]").nth(1)).to_be_visible()
    lists = page.locator(".end details")
    sums = []
    for index in range(lists.count()):
        lists.nth(index).locator("summary").click()
        gains = lists.nth(index).locator("li > b").all_inner_texts()
        assert all(text.strip() for text in lists.nth(index).locator("li > span:nth-child(2)").all_inner_texts())
        sums.append(sum(int(gain.replace("−", "-")) for gain in gains))
    assert sorted(sums) == scores


POSTERS = {
    "fr": ("Plongez pour des perles", "Garder la perle"),
    "it": ("Tuffati in cerca di perle", "Tenere la perla"),
    "en": ("Dive for pearls", "Keep the pearl"),
}


def speaks_the_words_of_the_game(page: Page, language: str) -> None:
    """Every field of the view by its message, no identifier; the rows of the divers have their names."""
    own = (ROOT / "tests" / "toy" / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    called = dict(re.findall(r"^view-([a-z]+) = (.+)$", own, re.MULTILINE))
    fields = {field.name for record in (PearlsView, Diver) for field in dataclasses.fields(record)}
    fields -= {field.name for field in dataclasses.fields(View)}
    assert set(called) == fields
    board = page.locator(".stage")
    heads = board.locator("dt, thead th[scope=col]").all_inner_texts()
    assert set(heads) == set(called.values())
    names = board.locator("tbody th").all_inner_texts()
    assert len(names) == 2 and all(name in page.locator(".pl").inner_text() for name in names)
    said = set(re.findall(r"[a-z_]+", " ".join(board.locator("dd").all_inner_texts())))
    assert not said & {"true", "false", "null", "dive", "choose", "market"}


def test_a_game_of_others_is_played_on_the_plain_board(visit: Visit, tmp_path: Path) -> None:
    """The toy game, installed as a third party would: picture, minutes and words are those of its own folder."""
    package = tmp_path / "pearls-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: pearls\nVersion: 1\n", encoding="utf-8")
    (package / "entry_points.txt").write_text("[antilles.games]\npearls = tests.toy.game:GAME\n", encoding="utf-8")
    server = Served(tmp_path, free_port(), PYTHONPATH=f"{tmp_path}{os.pathsep}{ROOT}")
    server.start()
    try:
        for (language, (about, keep)), size in zip(POSTERS.items(), ("D-low", "D", "L"), strict=True):
            page = visit(lang=language, server=server)
            poster = page.locator(".po", has_text="Pearl Divers")
            expect(poster).to_contain_text(about)
            expect(poster).to_contain_text("10 min")
            assert poster.locator("image").get_attribute("href") == "/api/games/pearls/poster.svg"
            assert not in_windows(page, [SIZES[size]]), "the posters of the other games are whole"
            page = visit("new/pearls", lang=language, server=server)
            page.get_by_role("button", name="2", exact=True).click()
            page.locator("[data-do=make]").click()
            expect(page.locator("body")).to_contain_text(keep)
            speaks_the_words_of_the_game(page, language)
        page = visit("new/pearls", server=server)
        page.get_by_role("button", name="2", exact=True).click()
        page.locator("[data-do=make]").click()
        play_to_the_end(page, seed=2)
        expect(page.locator(".end [data-place]")).to_have_count(2)
        every_point_has_its_origin(page)
    finally:
        server.stop()


def test_every_game_can_be_played_on_the_plain_board_too(visit: Visit) -> None:
    page = visit(table="santo_domingo")
    page.locator("[data-card=captain][data-target=can]").wait_for()

    menu(page, "Plain board")
    play_to_the_end(page, seed=3)

    expect(page.locator("[data-card]")).to_have_count(0)
    expect(page.locator(".end [data-place]")).to_have_count(2)
