"""Everybody: axe finds nothing on any screen, phones need no sideways scrolling, zoom keeps everything."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from antilles.games import games
from tests.server.real import Guest
from tests.web.axe import complaints
from tests.web.conftest import Visit
from tests.web.hands import against_bots, asked
from tests.web.real import Served

WINDOWS = {"desk": (1280, 800), "phone": (390, 844), "lying phone": (844, 390)}


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_on_home_new_table_and_rules(dark: bool, window: str, visit: Visit) -> None:
    width, height = WINDOWS[window]
    page = visit(dark=dark, width=width, height=height)
    page.locator(".po").first.wait_for()
    assert not complaints(page)
    for path in ("new/cuba", "rules/santa_cruz", "join/nothing", "me/account"):
        page = visit(path, dark=dark, width=width, height=height)
        page.locator("main h1").wait_for()
        assert not complaints(page), path


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", list(games()))
def test_axe_on_every_board_by_day_and_night(game: str, window: str, visit: Visit) -> None:
    """With nothing picked, with a move picked, and with every part of a phone."""
    width, height = WINDOWS[window]
    for dark in (False, True):
        page = visit(dark=dark, width=width, height=height)
        against_bots(page, game)
        assert asked(page)
        assert not complaints(page), (game, dark)
        page.keyboard.press("1")
        page.locator("[data-do=confirm]").wait_for()
        assert not complaints(page), (game, dark, "picked")
        for part in page.locator(".tabbar button").all() if dark else []:
            part.click()
            assert not complaints(page), (game, part.inner_text())


def test_axe_on_the_avenue_and_while_waiting_for_friends(visit: Visit) -> None:
    page = visit("new/cuba")
    page.locator("[data-switch=expansion]").click()
    page.get_by_label("Seat 2", exact=True).select_option("open")
    page.locator("[data-do=make]").click()
    page.get_by_role("button", name="Copy invite link").first.wait_for()
    assert not complaints(page)
    while page.locator("[data-seat]").get_by_role("button", name="Bot").count():
        page.locator("[data-seat]").get_by_role("button", name="Bot").first.click()
        page.wait_for_timeout(300)
    page.get_by_label("President’s Avenue").wait_for()
    assert not complaints(page)


@pytest.mark.parametrize("game", list(games()))
def test_a_phone_shows_everything_without_scrolling_sideways(game: str, visit: Visit) -> None:
    page = visit(width=360, height=740)
    page.locator(".po").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    against_bots(page, game)
    assert asked(page)

    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    small = page.evaluate(
        "() => [...document.querySelectorAll('.bar .btn, .tabbar button, .tools button')]"
        ".map((one) => one.getBoundingClientRect()).filter((box) => box.height && box.height < 44).length"
    )
    assert small == 0
    for part in page.locator(".tabbar button").all():
        part.click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_at_twice_the_size_nothing_is_lost(visit: Visit) -> None:
    """200 % zoom of a desktop is a window of half the width."""
    page = visit(width=640, height=400)
    against_bots(page, "santo_domingo", 4)
    page.locator("[data-card=captain]").wait_for()

    assert page.evaluate("document.documentElement.scrollWidth") <= 640
    page.locator("[data-card=beggar]").scroll_into_view_if_needed()
    page.locator("[data-card=beggar]").click()
    assert page.locator("[data-do=confirm]").is_visible()


LONGEST = "W" * 40
WIDE = """() => [...document.querySelectorAll('main, aside, section, .page')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible')
    .map((one) => `${one.className} ${one.scrollWidth}`)"""
"""What would have to be scrolled sideways."""


def post(page: Page, path: str, body: dict[str, Any]) -> Any:
    """As the page itself would ask."""
    headers = "{'content-type': 'application/json'}"
    call = f"fetch(path, {{method: 'POST', headers: {headers}, body: JSON.stringify(body)}})"
    return page.evaluate(f"async ([path, body]) => (await {call}).json()", [path, body])


@pytest.mark.parametrize("game", list(games()))
@pytest.mark.parametrize("width", [360, 1280])
def test_the_longest_names_break_no_screen(game: str, width: int, visit: Visit, served: Served) -> None:
    seats = games()[game].seats[-1]
    page = visit(width=width, height=740)
    post(page, "/api/guests", {"name": LONGEST})
    made = post(page, "/api/tables", {"game": game, "seats": [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]})
    page.reload()

    def nothing_sticks_out() -> None:
        assert page.evaluate("document.documentElement.scrollWidth") <= width, page.url
        assert page.evaluate(WIDE) == [], page.url

    page.locator(f'a[href="#/t/{made["table"]}"]').first.wait_for()
    nothing_sticks_out()
    page.locator(f'a[href="#/t/{made["table"]}"]').first.click()
    page.get_by_role("button", name="Copy invite link").first.wait_for()
    nothing_sticks_out()
    for invite in made["invites"]:
        friend = Guest(served.address, LONGEST)
        assert friend.post("/api/invites", {"token": invite["token"]}).status_code == 201
        friend.client.close()
    page.locator(".tabbar" if width == 360 else "[role=tab]").first.wait_for()
    nothing_sticks_out()
    for part in page.locator(".tabbar button").all():
        part.click()
        nothing_sticks_out()
