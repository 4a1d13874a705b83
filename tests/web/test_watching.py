"""Seeing what is there: what changed, the board as text, reasons where one asks for them."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from antilles.games import games
from tests.web.axe import complaints
from tests.web.conftest import Visit
from tests.web.hands import CAN, act, asked, menu, seal


def test_what_changed_is_ringed(visit: Visit) -> None:
    page = visit(table="santo_domingo", seats=4)
    seal(page, "captain")

    expect(page.locator("[data-changed]").first).to_be_visible()


TOLD = {
    "santo_domingo": (
        r"^Points row: \d+",
        r"^Exchange row: \d+, rate",
        r"Captain .* now \d+ points?, if nobody else plays it",
    ),
    "santiago_de_cuba": (
        r"^Maria: gives 2 VP; \w+ (tulip|sunflower|periwinkle|jasmine); \d+ stops? away, (free|\d pesos?)",
        r"^Casino: change pesos into VP .*; \w+ (tulip|sunflower|periwinkle|jasmine)",
        r"^(citrus|rum): \d wanted",
        r"^sugar 1$",
        r"^Bruno: sugar \d, citrus \d.* pesos \d",
        r"^Value: 2 points per piece, now",
    ),
    "santa_cruz": (r"^Cabo Norte, C01, coast, \w+, −?\d points?", r"^Bruno: .*objectives in hand \d"),
    "cuba": (
        r"^Sell 1 citrus for \d pesos?",
        r"^Citrus: \d in the market, room for \d more",
        r"^Law I in force: Tax of \d pesos",
        r"^Bill IV: ",
        r"^Dock 1, 1 point per piece: room for 1 ",
        r"^Distillery: turns sugar cane into rum; costs 2 wood, 1 stone",
        r"^Row 1, column 1: ",
        r"^Mayor: load a ship, or take pesos; in hand",
        r"^Bruno: pesos \d",
    ),
}
"""Goods with amounts, prices, laws, values, owners: what somebody has to know who does not see the board."""


WINDOWS = [(1366, 650), (390, 844), (1024, 768)]
"""A low desk, a phone, a tablet."""


@pytest.mark.parametrize("game", list(games()))
def test_the_board_as_text_says_everything_in_every_window(game: str, visit: Visit) -> None:
    page = visit(table=game)
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        assert asked(page)
        glowing = page.locator(CAN).count()

        page.keyboard.press("d")

        text = page.locator("[data-described]")
        expect(text.locator("h3").first).to_have_text("Players")
        lines = text.locator("li").all_inner_texts()
        assert len([line for line in lines if "possible now" in line]) >= glowing > 0
        assert not [line for line in lines if line.startswith(("board-", "undefined")) or "{" in line]
        assert page.locator(".bar .say b").inner_text() in lines
        for told in TOLD.get(game, ()):
            assert any(re.search(told, line) for line in lines), (told, lines)
        assert not complaints(page, "[role=dialog]")
        page.keyboard.press("Escape")
        expect(text).to_have_count(0)
        menu(page, "The board as text")
        expect(text).to_be_visible()
        page.keyboard.press("Escape")


def test_events_are_announced(visit: Visit) -> None:
    page = visit(table="santo_domingo", seats=4)
    seal(page, "captain")

    expect(page.locator("[data-news][aria-live=polite]")).not_to_be_empty()


def played_captain(page: Page) -> None:
    seal(page, "captain")
    expect(page.locator("[data-card=captain]")).to_contain_text("played")
    page.locator("[data-card=admiral][data-target=can]").wait_for()


def test_the_pointer_resting_on_a_thing_is_told_what_it_is_and_refused_nothing(visit: Visit) -> None:
    page = visit(table="santo_domingo", seats=4)
    played_captain(page)

    page.locator("[data-card=captain]").hover()

    expect(page.locator("[data-tells]")).to_contain_text("Captain")
    assert not page.get_by_role("alert").filter(has_text="Beggar").count()
    page.locator("header .brand").hover()
    expect(page.locator("[data-tip]")).to_have_count(0)


def test_the_keyboard_tells_on_focus_and_refuses_on_enter(visit: Visit) -> None:
    page = visit(table="santo_domingo", seats=4)
    played_captain(page)

    page.locator("[data-card=admiral]").focus()
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.locator("[data-card=captain]")).to_be_focused()
    expect(page.locator("[data-tells]")).to_contain_text("Captain")
    page.keyboard.press("Enter")

    expect(page.get_by_role("alert").filter(has_text="Captain")).to_contain_text("Beggar")
    page.keyboard.press("Escape")
    expect(page.locator("[data-tip]")).to_have_count(0)


def test_a_long_press_tells_and_a_tap_refuses(visit: Visit) -> None:
    page = visit(width=360, height=740, touch=True, table="santo_domingo", seats=4)
    played_captain(page)
    card = page.locator("[data-card=captain]")
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    where = {"x": box["x"] + box["width"] / 2, "y": box["y"] + 20}
    finger = page.context.new_cdp_session(page)

    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [where]})
    expect(page.locator("[data-tells]")).to_contain_text("Captain")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.locator("[data-tells]").get_by_role("button").click()
    card.tap()

    expect(page.locator("[data-refused]")).to_contain_text("Beggar")
    page.locator("[data-refused]").get_by_role("button", name="Rule").click()
    expect(page.locator("[data-statement].at")).to_be_visible()


def test_a_building_says_what_it_does(visit: Visit) -> None:
    page = visit(table="cuba")
    assert asked(page)
    while page.locator(".bar").get_by_text("start with").count() and asked(page):
        act(page, random.Random(1))

    page.locator("[data-name='Dam']").first.hover()

    expect(page.locator("[data-tip]")).to_contain_text("2 water")
