"""Seeing what happens: the others' moves one after the other, the board as text, reasons where one asks for them."""

from __future__ import annotations

import random
import time

import pytest
from playwright.sync_api import Page, expect

from antilles.games import games
from tests.web.axe import complaints
from tests.web.conftest import PATIENCE, Visit
from tests.web.hands import act, against_bots, asked, menu, seal

QUICK = 2_000
"""Milliseconds: sooner than the others' moves would be over by themselves."""
NEWS = """() => {
    window.news = []
    const place = document.querySelector('[data-news]')
    new MutationObserver(() => window.news.push([place.textContent, document.querySelector('.log').textContent]))
        .observe(place, { childList: true, characterData: true, subtree: true })
}"""


def after_my_first_turn(page: Page) -> None:
    """Santiago at four seats: the turn is made, and three others follow."""
    against_bots(page, "santiago_de_cuba", 4)
    rng = random.Random(4)
    page.evaluate(NEWS)
    end = time.monotonic() + PATIENCE / 1000
    acted = False
    while time.monotonic() < end:
        shown = page.locator(".bar").get_by_text("Press any key").count()
        if shown and acted:
            return
        if not shown and page.locator("[data-target=can], [data-do=confirm]").count():
            act(page, rng)
            acted = True
        page.wait_for_timeout(50)
    raise AssertionError("nobody followed")


def test_the_others_moves_are_shown_one_after_the_other(visit: Visit) -> None:
    page = visit(motion=True)
    after_my_first_turn(page)

    expect(page.locator(".bar")).not_to_contain_text("Press any key")
    told = page.evaluate("window.news")
    assert len({news for news, _ in told if news}) >= 4
    for news, log in told:
        assert all(later not in log for later, _ in told[told.index([news, log]) + 2 :] if later and later not in news)


def test_any_key_shows_how_things_stand(visit: Visit) -> None:
    page = visit(motion=True)
    after_my_first_turn(page)

    page.keyboard.press("Shift")

    expect(page.locator(".bar")).not_to_contain_text("Press any key", timeout=QUICK)


def test_who_wants_no_motion_sees_how_things_stand_at_once_and_what_changed(visit: Visit) -> None:
    page = visit()
    against_bots(page, "santo_domingo", 4)
    seal(page, "captain")

    expect(page.locator("[data-changed]").first).to_be_visible()
    assert not page.locator(".bar").get_by_text("Press any key").count()


@pytest.mark.parametrize("game", list(games()))
def test_the_board_as_text_says_all_that_can_be_done(game: str, visit: Visit) -> None:
    page = visit()
    against_bots(page, game)
    page.locator("[data-target=can]").first.wait_for()
    parts = (".stage", ".mine-too", ".bar")
    glowing = page.locator(", ".join(f"{part} [data-target=can]" for part in parts)).count()

    page.keyboard.press("d")

    text = page.locator("[data-described]")
    expect(text.locator("h3").first).to_have_text("Players")
    lines = text.locator("li").all_inner_texts()
    assert len(lines) > 8
    assert len([line for line in lines if "possible now" in line]) == glowing > 0
    assert not [line for line in lines if line.startswith(("board-", "undefined")) or "{" in line]
    assert not complaints(page)
    page.keyboard.press("Escape")
    expect(text).to_have_count(0)
    menu(page, "The board as text")
    expect(text).to_be_visible()


def test_events_are_announced(visit: Visit) -> None:
    page = visit()
    against_bots(page, "santo_domingo", 4)
    seal(page, "captain")

    expect(page.locator("[data-news][aria-live=polite]")).not_to_be_empty()


def played_captain(page: Page) -> None:
    against_bots(page, "santo_domingo", 4)
    seal(page, "captain")
    expect(page.locator("[data-card=captain]")).to_contain_text("played")
    page.locator("[data-card=admiral][data-target=can]").wait_for()


def test_the_pointer_resting_on_a_thing_asks_why_not(visit: Visit) -> None:
    page = visit()
    played_captain(page)

    page.locator("[data-card=captain]").hover()

    expect(page.locator("[data-tip]")).to_contain_text("Beggar")
    page.locator("header .brand").hover()
    expect(page.locator("[data-tip]")).to_have_count(0)


def test_the_keyboard_asks_why_not(visit: Visit) -> None:
    page = visit()
    played_captain(page)

    page.locator("[data-card=admiral]").focus()
    page.keyboard.press("Shift+ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.card") == "captain"
    page.keyboard.press("?")

    expect(page.get_by_role("alert").filter(has_text="Captain")).to_contain_text("Beggar")


def test_a_long_press_asks_why_not(visit: Visit) -> None:
    page = visit(width=360, height=740, touch=True)
    played_captain(page)
    card = page.locator("[data-card=captain]")
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    where = {"x": box["x"] + box["width"] / 2, "y": box["y"] + 20}
    finger = page.context.new_cdp_session(page)

    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [where]})
    expect(page.locator("[data-tip]")).to_contain_text("Beggar")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    page.locator("[data-tip]").get_by_role("button", name="Rule").click()
    expect(page.locator("[data-statement]").first).to_be_visible()


def test_a_building_says_what_it_does(visit: Visit) -> None:
    page = visit()
    against_bots(page, "cuba")
    page.locator("[data-target=can]").first.wait_for()
    while page.locator(".bar").get_by_text("choose your starting").count() and asked(page):
        act(page, random.Random(1))

    page.locator("[data-info^='Dam']").first.hover()

    expect(page.locator("[data-tip]")).to_contain_text("2 water")
