"""Every screen fits every window: measured in Chromium over sizes, languages, themes, games and phases.

Each run takes every position at every size, with languages and themes in turn, so that every language and theme meets
every game at every size. ``make check-all`` takes the whole product.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from antilles.games import games
from tests.selection import COMPLETE
from tests.web.conftest import Visit
from tests.web.trial import LANGUAGES, LONG, MEASURE, SIZES, THEMES, boards, fixtures, measure, show
from tools import web

GAMES = ("santo_domingo", "santiago_de_cuba", "santa_cruz", "cuba")
TRIED = 6
"""So many moves of a position have their prospects written down."""
BY_CHANCE = ("draw", "lay", "deal", "look", "bird", "reveal", "new_objective")
"""How the phases begin in which nobody is asked."""


@pytest.fixture(scope="module")
def stand(browser: Browser) -> Iterator[Page]:
    with boards(browser) as page:
        yield page


def looks(game: str, size: str) -> Iterator[tuple[int, str, str]]:
    """Position, language and theme of what is measured at a size."""
    shift = list(SIZES).index(size)
    for n in range(len(fixtures(game))):
        if COMPLETE:
            yield from ((n, language, theme) for language in LANGUAGES for theme in THEMES)
        else:
            yield n, LANGUAGES[(n + shift) % 3], THEMES[(n // 3 + shift) % 2]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_every_position_fits(game: str, size: str, stand: Page) -> None:
    width, height = SIZES[size]
    stand.set_viewport_size({"width": width, "height": height})
    wrong: dict[str, str] = {}
    for n, language, theme in looks(game, size):
        show(stand, game=game, n=n, lang=language, theme=theme)
        for line in measure(stand):
            wrong.setdefault(line, f"{game} {n} {language} {theme}")
    assert not wrong, wrong


BOX = """() => ['.stage', '.stage > *', '.stage [data-board]'].map((name) => {
  const { x, y, width, height } = document.querySelector(name)?.getBoundingClientRect() ?? {}
  return [x, y, width, height]
})"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_picked_move_fits_and_moves_no_board(game: str, size: str, stand: Page) -> None:
    """With the longest names and the move of the longest text; on a phone the bar grows by its words instead."""
    width, height = SIZES[size]
    stand.set_viewport_size({"width": width, "height": height})
    wrong: dict[str, str] = {}
    longest = sorted(range(len(fixtures(game))), key=lambda n: -len(fixtures(game)[n]["legal"]))
    for number, n in enumerate(longest if COMPLETE else longest[:4]):
        legal = fixtures(game)[n]["legal"]
        if not legal:
            continue
        language, theme = LANGUAGES[(number + len(size)) % 3], THEMES[number % 2]
        show(stand, game=game, n=n, lang=language, theme=theme, names=LONG)
        before = stand.evaluate(BOX)
        pick = max(range(min(TRIED, len(legal))), key=lambda at: len(legal[at]["text"]))
        show(stand, game=game, n=n, lang=language, theme=theme, names=LONG, pick=pick)
        if not size.startswith("P"):
            assert stand.evaluate(BOX) == before, f"{game} {n}: the board moved"
        for line in measure(stand):
            wrong.setdefault(line, f"{game} {n} {language} {theme} picked {legal[pick]['text']}")
    assert not wrong, wrong


PLANTED = [
    ("D", "santo_domingo", ".stage svg text { font-size: 8px !important }", "text below 12 pixels"),
    ("D", "cuba", ".stage small { font-size: 9px !important }", "text below 12 pixels"),
    ("D", "cuba", ".bar { transform: translateY(60px) }", "bar outside the window"),
    ("D", "cuba", ".stage { margin-bottom: -40px !important }", "bar over the board"),
    ("D", "santa_cruz", "[data-board] { transform: scaleX(0.9) }", "board out of proportion"),
    ("D", "santiago_de_cuba", ".app { width: 120vw !important }", "outside the window"),
    ("D", "cuba", ".say b { width: 2rem; overflow-wrap: anywhere }", "word broken"),
    ("D", "santo_domingo", ".say b { height: 8px; overflow: hidden }", "text cut off"),
    ("D", "santo_domingo", ".hand small { translate: 0 -24px }", "two texts over each other"),
    ("D", "santo_domingo", ".hand .spot { margin-right: -60px }", "two targets over each other"),
    ("P", "santo_domingo", ".bar .btn { min-height: 0 !important; height: 30px }", "button below 44"),
    ("P", "santo_domingo", ".hand .spot { max-height: 30px; overflow: hidden }", "target below 44"),
    ("P", "santo_domingo", ".bar { min-height: 60vh !important; max-height: none !important }", "bar above 40 %"),
    ("P", "santo_domingo", ".hand { margin-top: 200vh }", "nothing of the question in sight"),
    ("T", "cuba", ".window { height: 120vh !important; overflow: visible !important }", "page scrolls"),
]


@pytest.mark.parametrize(("size", "game", "fault", "complaint"), PLANTED)
def test_a_planted_fault_is_found(size: str, game: str, fault: str, complaint: str, stand: Page) -> None:
    width, height = SIZES[size]
    stand.set_viewport_size({"width": width, "height": height})
    n = next(n for n, one in enumerate(fixtures(game)) if len(one["legal"]) > 1)
    show(stand, game=game, n=n)
    assert not [line for line in measure(stand) if complaint in line]
    planted = stand.add_style_tag(content=fault)
    found = measure(stand)
    planted.evaluate("(one) => one.remove()")
    assert [line for line in found if complaint in line], found


@pytest.mark.parametrize("size", SIZES)
def test_home_fits(size: str, visit: Visit) -> None:
    width, height = SIZES[size]
    wrong: dict[str, str] = {}
    page = visit(width=width, height=height)
    page.locator(".po").first.wait_for()
    for number, language in enumerate(LANGUAGES):
        page.evaluate("(lang) => localStorage.setItem('antilles.language', lang)", language)
        page.evaluate("(theme) => localStorage.setItem('antilles.theme', theme)", THEMES[number % 2])
        page.reload()
        page.locator(".po").first.wait_for()
        page.evaluate("document.fonts.ready")
        for line in page.evaluate(MEASURE):
            wrong.setdefault(line, language)
    assert not wrong, wrong


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_is_measured(game: str) -> None:
    """The phases that a game has words for, and in which somebody is asked, are among the positions."""
    text = (web.ROOT / "src" / "antilles" / "games" / game / "locale" / "en.ftl").read_text(encoding="utf-8")
    told = re.findall(r"\{ \$phase ->\n((?:\s+\*?\[.*\n)+)", text)
    asked = {name for part in told for name in re.findall(r"\[(\w+)\]", part) if not name.startswith(BY_CHANCE)}
    met = {one["view"]["phase"] for one in fixtures(game)}

    assert met >= asked | {"over"}
    assert any(not one["legal"] and not one["view"]["places"] for one in fixtures(game)), "nobody waits"
    assert {one["view"]["seats"] for one in fixtures(game)} & {games()[game].seats[-1]}
