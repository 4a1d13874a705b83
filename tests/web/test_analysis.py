"""After the game: the analysis, learning from it, playing on, on desks and phones."""

from __future__ import annotations

import os
import random
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.test_analysis import finished_game
from tests.web.axe import complaints
from tests.web.conftest import OUTSIDE, Visit
from tests.web.trial import SIZES, laid_out, measure

GUEST = "Ana"
LONG = 180_000
"""Milliseconds: analyses give way to whatever else the machine has to do."""


def house(page: Page) -> str:
    """The address of the server."""
    return page.url.split("/#")[0].removesuffix(f"/{OUTSIDE}").rstrip("/")


def call(page: Page, method: str, path: str, body: Any = None) -> Any:
    answer = page.request.fetch(f"{house(page)}/api{path}", method=method, data=body)
    assert answer.ok, answer.text()
    return answer.json()


def played_out(page: Page, game: str, seats: int = 2, seed: int = 1) -> str:
    """A finished game of the page's guest against deckhands, who plays anything; its table."""
    call(page, "POST", "/guests", {"name": GUEST})
    chosen = random.Random(seed)
    wanted = [{"kind": "me"}, *[{"kind": "bot", "level": "deckhand"}] * (seats - 1)]
    table = str(call(page, "POST", "/tables", {"game": game, "seats": wanted})["table"])
    number = 0
    while True:
        sight = call(page, "GET", f"/tables/{table}?seat=0")
        if sight["status"] == "over":
            return table
        if not sight["moves"]:
            time.sleep(0.02)
            continue
        number += 1
        move = {"seat": 0, "asked": sight["asked"], "moves": [chosen.choice(sight["moves"])], "request": f"r{number}"}
        call(page, "POST", f"/tables/{table}/moves", move)


Finished = Callable[[Page, str], str]


@pytest.fixture(scope="module")
def finished() -> Finished:
    """A finished game, its analysis with it, for all tests of this module; whoever asks for it is its guest."""
    known: dict[str, tuple[str, Any]] = {}

    def of(page: Page, game: str) -> str:
        if game not in known:
            table = played_out(page, game)
            known[game] = table, page.context.cookies()
        table, cookies = known[game]
        page.context.add_cookies(cookies)
        return table

    return of


def whole(page: Page) -> None:
    """Nothing is wider than the window, and no panel lies under another one."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    boxes = [panel.bounding_box() for panel in page.locator(".study-grid > *").all()]
    kept = [box for box in boxes if box is not None]
    for index, one in enumerate(kept):
        for other in kept[index + 1 :]:
            beside = one["x"] + one["width"] <= other["x"] + 1 or other["x"] + other["width"] <= one["x"] + 1
            above = one["y"] + one["height"] <= other["y"] + 1 or other["y"] + other["height"] <= one["y"] + 1
            assert beside or above, (one, other)


def show(page: Page, tab: str) -> None:
    """On phones, one of the four parts of the analysis; elsewhere all are in sight."""
    found = page.locator(f"[data-tab={tab or 'course'}]")
    if found.count():
        found.click()


PHONES = ((390, 844), (844, 390))
WINDOWS: list[tuple[str, tuple[int, int], str, bool]] = [
    ("santo_domingo", (1366, 650), "fr", False),
    ("santiago_de_cuba", (390, 844), "it", True),
]
if os.environ.get("ANTILLES_COMPLETE"):
    WINDOWS += [
        ("santa_cruz", (1024, 768), "it", True),
        ("cuba", (1920, 1080), "en", True),
        ("santa_cruz", (390, 844), "en", False),
        ("cuba", (844, 390), "fr", False),
    ]


@pytest.mark.parametrize(("game", "size", "lang", "dark"), WINDOWS)
def test_a_finished_game_is_explained(
    game: str, size: tuple[int, int], lang: str, dark: bool, visit: Visit, finished: Finished
) -> None:
    page = visit(OUTSIDE, lang=lang, width=size[0], height=size[1], dark=dark)
    table = finished(page, game)
    page.goto(f"{house(page)}/#/t/{table}")
    expect(page.locator("[data-after] li").first).to_be_visible(timeout=LONG)  # turning points, a line for each seat
    page.locator("[data-do=analyse]").first.click()

    expect(page.locator(".study-grid")).to_be_visible()  # the end of the table has the chart too
    expect(page.locator("[data-chart-drawn=chance]")).to_be_visible()
    tabs = page.locator("[data-tab]")
    expect(tabs).to_have_count(4 if size in PHONES else 0)
    show(page, "turns")
    expect(page.locator("[data-game] svg, [data-game] .board").first).to_be_visible()
    whole(page)
    show(page, "luck")
    page.locator("[data-gift='1-0']").click()  # what the bot's moves did to me, in place of the turning points
    expect(page.locator("[data-do=all-turns]")).to_be_visible()
    found = call(page, "GET", f"/tables/{table}/analysis")["found"]["moments"]
    felt = [one for one in found if one["seat"] == 1 and round(100 * abs(one["change"][0]))]
    expect(page.locator("[data-turn]")).to_have_count(min(8, len(felt)))
    lines = {int(str(one.get_attribute("data-turn"))) for one in page.locator("[data-turn]").all()}
    assert lines <= {one["line"] for one in felt}
    page.locator("[data-do=all-turns]").click()
    expect(page.locator("[data-do=all-turns]")).to_have_count(0)
    assert complaints(page) == []
    page.locator("[data-chart=table]").click()
    rows = page.locator(".rows tbody tr")
    expect(rows).to_have_count(call(page, "GET", f"/tables/{table}")["position"] + 1)
    page.locator("[data-chart=points]").click()
    expect(page.locator("[data-chart-drawn=points]")).to_be_visible()
    page.keyboard.press("t")
    expect(page.locator(".rows:has(tbody)")).to_be_visible()
    page.keyboard.press("t")
    expect(page.locator("[data-chart-drawn=chance]")).to_be_visible()
    turning = page.locator("[data-turn]")
    if turning.count():
        turning.last.click()
        show(page, "course")
        expect(turning.last).to_have_attribute("aria-current", "true")
    before = page.url
    page.keyboard.press("ArrowRight")
    expect(page).not_to_have_url(before)
    page.evaluate("scrollTo(0, 0)")
    wrong: set[str] = set()
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        laid_out(page)
        for tab in ("course", "turns", "luck") if tabs.count() else ("",):
            show(page, tab)
            laid_out(page)  # the board measures its own box first
            wrong |= {f"{line} at {width}x{height} {tab}" for line in measure(page)}
    assert not wrong, "\n".join(sorted(wrong))


def test_learning_from_mistakes_on_the_real_board(visit: Visit, finished: Finished) -> None:
    page = visit(OUTSIDE)
    table = finished(page, "santo_domingo")
    page.goto(f"{house(page)}/#/analysis/{table}")
    page.locator("[data-do=learn]").click()
    expect(page.locator("[data-quiz='0']")).to_be_visible()
    listed = page.locator(".quiz select, .quiz [data-choice]").first
    expect(listed).to_be_visible()
    if page.locator(".quiz select").count():
        page.locator(".quiz select").select_option(index=1)
    else:
        listed.click()
    board = page.locator(".quiz [data-game]").bounding_box()
    assert board is not None and board["width"] > 500  # the real board, not a stamp
    page.locator("[data-do=answer]").click()
    expect(page.locator(".quiz .verdict")).not_to_be_empty()
    expect(page.locator(".quiz .options li").first).to_be_visible()
    page.locator("[data-do=next-question]").click()
    expect(page.locator("[data-quiz='1']")).to_be_visible()


def test_playing_on_from_a_position_is_a_table_of_its_own(visit: Visit, finished: Finished) -> None:
    page = visit(OUTSIDE)
    table = finished(page, "santo_domingo")
    page.goto(f"{house(page)}/#/analysis/{table}?at=4")
    page.locator("[data-do=play-on]").click()

    expect(page.locator("[data-sandbox]")).to_be_visible()
    assert table not in page.url
    expect(page.locator(".brand small")).to_contain_text(
        re.compile("Sandbox from move [34]")
    )  # 3 if a choice lay face down at 4


def test_a_pair_of_continuations_side_by_side_and_the_better_move_tried(visit: Visit, finished: Finished) -> None:
    page = visit(OUTSIDE)
    table = finished(page, "santo_domingo")
    page.goto(f"{house(page)}/#/analysis/{table}")
    expect(page.locator("[data-do=deep]")).to_be_visible(timeout=LONG)  # all of it is measured
    expect(page.locator("[data-price]")).to_have_text(re.compile(r"about \d+ seconds"))
    moments = call(page, "GET", f"/tables/{table}/analysis")["found"]["moments"]
    moment = next(one for one in moments if one["better"] and one["seat"] == 0)
    page.goto(f"{house(page)}/{OUTSIDE}")
    page.goto(f"{house(page)}/#/analysis/{table}?at={moment['line'] - 1}")
    expect(page.locator("[data-do=watch]")).to_be_visible()
    page.keyboard.press("w")
    for arm in ("better", "played"):
        expect(page.locator(f"[data-arm={arm}] ol li").first).not_to_be_empty()
    expect(page.locator("[data-board=better] [data-game]")).to_be_visible()
    page.keyboard.press("ArrowDown")  # there is room for one board: the other one
    expect(page.locator("[data-board=played] [data-game]")).to_be_visible()
    expect(page.locator("[data-board=better]")).to_have_count(0)
    assert complaints(page) == []
    first = page.locator("[data-arm=better] ol").inner_text()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-arm=better] ol")).not_to_have_text(first)
    for _ in range(100):  # to the end: what the seat can expect then, on both sides
        if page.locator("[data-watch-end]").count() == 2:
            break
        page.keyboard.press("ArrowRight")
    expect(page.locator("[data-watch-end]")).to_have_count(2)
    page.locator("[data-do=another-pair]").click()
    expect(page.locator("[data-watch='1']")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-do=try]").click()
    expect(page.locator("[data-sandbox]")).to_be_visible()
    own = page.url.split("/t/")[1].split("?")[0]
    record = page.request.get(f"{house(page)}/api/tables/{own}/record?seat=0").text()
    assert f"\n0 {moment['better']}\n" in record


def test_a_game_is_passed_on_as_a_picture_and_as_a_link_without_names(visit: Visit, finished: Finished) -> None:
    page = visit(OUTSIDE)
    table = finished(page, "santo_domingo")
    page.goto(f"{house(page)}/#/t/{table}")
    with page.expect_download() as download:
        page.locator("[data-do=share-picture]").click()
    picture = Path(download.value.path()).read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(picture[16:20], "big"), int.from_bytes(picture[20:24], "big")) == (1200, 630)
    page.locator("[data-do=share-names]").uncheck()
    page.locator("[data-do=share-link]").click()
    link = page.locator("[data-link]").input_value()
    assert table not in link
    chairs = call(page, "GET", f"/tables/{link.split('/')[-1]}")["chairs"]
    assert [chair["name"] for chair in chairs] == ["Player 1", "Player 2"]


def test_whoever_did_not_play_is_told_what_an_analysis_takes(visit: Visit) -> None:
    """A stranger too: whoever asks for it becomes a guest."""
    page = visit(OUTSIDE)
    call(page, "POST", "/guests", {"name": "Bruno"})
    game = finished_game(random.SystemRandom().randrange(1_000_000))  # one that nobody has asked about
    made = call(page, "POST", "/records", {"record": game})["table"]
    page.context.clear_cookies()
    page.goto(f"{house(page)}/#/analysis/{made}")
    expect(page.locator("[data-unmeasured] svg[role=img]")).to_be_visible()  # the points as they came
    page.locator("[data-do=ask]").click()
    expect(page.locator("[data-chart-drawn=chance]")).to_be_visible(timeout=LONG)
    expect(page.locator("[data-rough]")).to_be_visible()
    page.locator("[data-chart=points]").click()
    expect(page.locator("[data-likely]")).to_have_count(0)  # nobody's own band
    expect(page.locator("[data-mark]").nth(2)).to_be_attached()


def test_reasons_name_players_as_the_page_does(visit: Visit) -> None:
    page = visit()
    table = played_out(page, "santo_domingo", 3)
    page.goto(f"{house(page)}/#/analysis/{table}")
    expect(page.locator("[data-do=deep]")).to_be_visible(timeout=LONG)  # all of it is measured
    turns = page.locator("[data-turn]")
    for index in range(turns.count()):
        turns.nth(index).click()
        expect(turns.nth(index)).to_have_attribute("aria-current", "true")
        assert "deckhand" not in page.locator(".study-grid").inner_text()


def test_a_hint_says_why(visit: Visit) -> None:
    page = visit()
    call(page, "POST", "/guests", {"name": GUEST})
    seats = [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}]
    table = call(page, "POST", "/tables", {"game": "santo_domingo", "seats": seats})["table"]
    page.goto(f"{house(page)}/#/t/{table}")
    page.locator("[data-do=hint]").click()
    expect(page.locator("[data-advised]")).to_be_visible()
    expect(page.locator("[data-why]").first).not_to_be_empty()


def test_a_running_game_has_no_analysis(visit: Visit) -> None:
    page = visit()
    call(page, "POST", "/guests", {"name": GUEST})
    seats = [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}]
    table = call(page, "POST", "/tables", {"game": "santo_domingo", "seats": seats})["table"]
    answer = page.request.get(f"{house(page)}/api/tables/{table}/analysis")

    assert answer.status == 409
