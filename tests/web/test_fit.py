"""Every screen fits every window: measured in Chromium over sizes, languages, themes, games and phases.

Each run takes every position in the tightest window of each kind and in one of the roomier ones, with languages and
themes in turn. ``make check-all`` takes the whole product.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from antilles.games import games
from antilles.server.answers.owning import owner_key
from tests.selection import COMPLETE
from tests.web.conftest import OUTSIDE, Visit
from tests.web.hands import call
from tests.web.real import Served
from tests.web.trial import LANGUAGES, LONG, SIZES, THEMES, boards, fixtures, in_windows, measure, show, unpainted
from tools import web

GAMES = ("santo_domingo", "santiago_de_cuba", "santa_cruz", "cuba")
TIGHT = ("D-low", "T small", "L", "P small")
"""Of each kind of window the one with the least room."""
ROOMY = [size for size in SIZES if size not in TIGHT]
TRIED = 6
"""So many moves of a position have their prospects written down."""
BY_CHANCE = ("draw", "lay", "deal", "look", "bird", "reveal", "new_objective")
"""How the phases begin in which nobody is asked."""


@pytest.fixture(scope="module")
def stand(browser: Browser) -> Iterator[Page]:
    with boards(browser) as page:
        unpainted(page)
        yield page


def taken(number: int, size: str) -> bool:
    """Is the position, or whatever has this number, measured at this size?"""
    return COMPLETE or size in TIGHT or ROOMY[number % len(ROOMY)] == size


def windows(turn: int) -> list[tuple[int, int]]:
    """The windows in which a page is measured that has its turn: the tight ones, and a third of the roomy ones."""
    return [box for size, box in SIZES.items() if COMPLETE or size in TIGHT or ROOMY.index(size) % 3 == turn % 3]


def looks(game: str, size: str) -> list[tuple[str, str, int]]:
    """Language, theme and position of what is measured at a size; those of one language together: that is quicker."""
    shift = list(SIZES).index(size)
    found = [n for n in range(len(fixtures(game))) if taken(n, size)]
    if COMPLETE:
        return [(language, theme, n) for language in LANGUAGES for theme in THEMES for n in found]
    return sorted((LANGUAGES[(n + shift) % 3], THEMES[(n // 3 + shift) % 2], n) for n in found)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_every_position_fits(game: str, size: str, stand: Page) -> None:
    width, height = SIZES[size]
    stand.set_viewport_size({"width": width, "height": height})
    wrong: dict[str, str] = {}
    for language, theme, n in looks(game, size):
        show(stand, game=game, n=n, lang=language, theme=theme)
        for line in measure(stand):
            wrong.setdefault(line, f"{game} {n} {language} {theme}")
    assert not wrong, wrong


BOX = """() => ['.stage', '.stage > *', '.stage [data-board]'].map((name) => {
  const { x, y, width, height } = document.querySelector(name)?.getBoundingClientRect() ?? {}
  return [x, y, width, height]
})"""


def amounts(position: dict[str, Any]) -> int:
    """The most amounts that a move of a position pays and gains: the bar tells them all."""
    return max((len(one["costs"]) + len(one["gains"]) for one in position["prospects"].values()), default=0)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_picked_move_fits_and_moves_no_board(game: str, size: str, stand: Page) -> None:
    """With the longest names and the move of the longest text; on a phone the bar grows by its words instead."""
    width, height = SIZES[size]
    stand.set_viewport_size({"width": width, "height": height})
    wrong: dict[str, str] = {}
    longest = sorted(range(len(fixtures(game))), key=lambda n: -len(fixtures(game)[n]["legal"]))
    richest = sorted(range(len(fixtures(game))), key=lambda n: -amounts(fixtures(game)[n]))
    shift = list(SIZES).index(size)
    tight = list(dict.fromkeys(longest[:3] + richest[:2]))
    for number, n in enumerate(longest if COMPLETE else tight if size in TIGHT else tight[shift % 3 :][:1]):
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


CARDS = ("captain", "admiral", "governor", "frigate", "galleon", "customs", "trader", "beggar")
REVEALS: dict[int, list[Sequence[str]]] = {
    6: [["frigate"] * 6, ["trader"] * 6, ["captain"] * 4 + ["galleon", "customs"], CARDS[:6]],
    4: [["captain", "frigate", "captain", "trader"], ["galleon"] * 4, CARDS[4:]],
    2: [["captain frigate", "captain frigate"], ["captain admiral", "governor trader"]],
}
"""Who plays what, by seats: all the same, all different, and in between."""


ACTS = """() => {
  const box = (one) => document.querySelector(`[data-quay] ${one}`)?.getBoundingClientRect()
  const [number, list] = [box('[data-state=now] > i'), box('ol')]
  return !!number && number.top >= list.top - 1 && number.bottom <= Math.min(list.bottom, innerHeight) + 1
}"""
"""Is a number acting, and in sight?"""


def revealed(cards: Sequence[str]) -> list[dict[str, Any]]:
    """What the events of a round tell, everybody getting something."""
    said: list[dict[str, Any]] = [{"key": "event-reveal", "facts": {}}]
    for who, played in enumerate(cards):
        facts: dict[str, Any] = dict(zip(("card", "second"), played.split(), strict=False))
        said.append({"key": "event-plays-two" if len(facts) > 1 else "event-plays", "facts": {"who": who, **facts}})
    for card in CARDS:
        gain = "event-exchanges" if card == "trader" else f"event-gains-{'goods' if card in CARDS[2:5] else 'vp'}"
        for who in (who for who, played in enumerate(cards) if card in played.split()):
            facts = {"who": who, "n": 1, "card": card, "goods": 8 + who, "vp": 4 + who}
            said.append({"key": gain, "facts": facts})
    return said


@pytest.mark.parametrize("size", SIZES)
def test_every_step_of_the_reveal_fits(size: str, stand: Page) -> None:
    width, height = SIZES[size]
    stand.set_viewport_size({"width": width, "height": height})
    wrong: dict[str, str] = {}
    shown = [(seats, number) for seats, rounds in REVEALS.items() for number in range(len(rounds))]
    for seats, number in shown if COMPLETE or size in TIGHT else [shown[ROOMY.index(size) % len(shown)]]:
        n = next(n for n, one in enumerate(fixtures("santo_domingo")) if len(one["view"]["players"]) == seats)
        cards = REVEALS[seats][number]
        language, theme = LANGUAGES[(number + seats + len(size)) % 3], THEMES[number % 2]
        acting = {card for played in cards for card in played.split()}
        for step in range(1, len(acting) + 2):
            wish = {"told": revealed(cards), "step": step, "names": LONG}
            show(stand, game="santo_domingo", n=n, lang=language, theme=theme, **wish)
            assert stand.evaluate(ACTS) == (step > 1), f"{cards} step {step}"
            for line in measure(stand):
                wrong.setdefault(line, f"{seats} seats {cards} {language} step {step}")
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
    ("P", "santo_domingo", ".deeds .btn { flex: none !important; width: 5.5rem !important }", "more than two lines"),
    ("P", "santo_domingo", ".deeds > * { margin-right: 60% !important }", "a button alone in its row"),
    ("W", "cuba", ".round .i { width: 4em !important }", "picture outside its row"),
    ("P", "santa_cruz", "[data-edge] { inset: 0 !important; transform: none !important }", "target under a chip"),
    ("L", "santa_cruz", ".zoom { left: 40% !important; bottom: 40% !important }", "target under a button"),
    ("T", "cuba", ".window { height: 120vh !important; overflow: visible !important }", "page scrolls"),
]


@pytest.mark.parametrize(("size", "game", "fault", "complaint"), PLANTED)
def test_a_planted_fault_is_found(size: str, game: str, fault: str, complaint: str, stand: Page) -> None:
    width, height = SIZES[size]
    stand.set_viewport_size({"width": width, "height": height})
    asked = [n for n, one in enumerate(fixtures(game)) if len(one["legal"]) > 1]
    n = next(n for n in asked if fixtures(game)[n]["view"]["phase"] != "choose_group")  # that has a list for the board
    show(stand, game=game, n=n)
    assert not [line for line in measure(stand) if complaint in line]
    planted = stand.add_style_tag(content=fault)
    found = measure(stand)
    planted.evaluate("(one) => one.remove()")
    assert [line for line in found if complaint in line], found


@pytest.mark.parametrize("language", LANGUAGES)
def test_new_tables_fit(language: str, visit: Visit) -> None:
    """Seats, levels and every option of each game, all lists opened."""
    page = visit(lang=language)
    unpainted(page)
    turn = LANGUAGES.index(language)
    for name in GAMES:
        page.goto(f"{page.url.partition('#')[0]}#/new/{name}")
        page.locator("[data-do=bots]").wait_for()
        page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
        assert not in_windows(page, windows(turn), turn), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_fits(language: str, visit: Visit) -> None:
    """In the tight windows, and the roomy ones in turn; by day in one language, by night in another."""
    page = visit(lang=language)
    page.locator(".po").first.wait_for()
    unpainted(page)
    turn = LANGUAGES.index(language)
    assert not in_windows(page, windows(turn), turn)


HOUSE = (
    "new/cuba",
    "fairness/house",
    "new/santo_domingo",
    "me/account",
    "rules/santiago_de_cuba",
    "games/mine",
    "notices/mine",
    "waiting",
    "join",
    "replay",
    "t",
)
"""Pages beside home and the boards: before, around and after a game."""


def address(page: Page, house: str, path: str) -> str:
    """Where the page of this name is; for some a table has to be made, or a game to be finished."""
    if "/" in path and "mine" not in path:
        return path
    call(page.context, house, "/guests", {"name": LONG[0]})
    if "mine" in path:
        return path
    kind = {"kind": "open"} if path in ("waiting", "join") else {"kind": "bot", "level": "deckhand"}
    made = call(page.context, house, "/tables", {"game": "santo_domingo", "seats": [{"kind": "me"}, kind]})
    if path == "join":
        page.context.clear_cookies()  # whoever is invited is somebody else
        return f"join/{made['invites'][0]['token']}"
    made = made["table"]
    if path != "waiting":
        call(page.context, house, f"/tables/{made}/leave", {"seat": 0})
    return f"{'t' if path == 'waiting' else path}/{made}"


@pytest.mark.parametrize("path", HOUSE)
def test_the_other_pages_fit(path: str, visit: Visit) -> None:
    """In the tight windows; the roomy ones and the languages in turn."""
    turn = HOUSE.index(path)
    for number, language in enumerate(LANGUAGES if COMPLETE else [LANGUAGES[turn % 3]]):
        page = visit(OUTSIDE, lang=language)
        house = page.url.removesuffix(f"/{OUTSIDE}")
        page.goto(f"{house}/#/{address(page, house, path)}")
        page.locator(".end td, main h1, .deck").first.wait_for()
        page.wait_for_load_state("networkidle")
        unpainted(page)
        assert not in_windows(page, windows(turn // 3), turn + number), language


SCHOOL = ("learn/cuba", "lesson/santiago_de_cuba/first", "puzzles/santa_cruz", "daily", "page/cuba")


@pytest.mark.parametrize("path", SCHOOL)
def test_pages_of_the_school_fit(path: str, visit: Visit) -> None:
    turn = SCHOOL.index(path)
    page = visit(path, lang=LANGUAGES[turn % 3])
    page.locator("main h1, .deck, .stage").first.wait_for()
    page.wait_for_load_state("networkidle")
    unpainted(page)
    assert not in_windows(page, windows(turn), turn)


@pytest.mark.parametrize("game", GAMES)
def test_the_owners_pages_fit(game: str, visit: Visit, owned: Served) -> None:
    """Every part of “I own this box”; a parcel's word stands in its field."""
    key = owner_key((owned.folder / "secret").read_bytes().strip())
    language = LANGUAGES[GAMES.index(game) % 3]
    page = visit(f"box/{game}?key={key}", lang=language, server=owned)
    page.locator("[data-count]").wait_for()
    unpainted(page)
    tight = [SIZES[size] for size in SIZES if COMPLETE or size in TIGHT]
    for part in ("list", "walk", "board", "file"):
        tab = page.locator(f"[data-part={part}]")
        if not tab.count():
            continue
        tab.dispatch_event("click")
        page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
        assert not in_windows(page, tight), (part, language)


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
