"""Everybody: axe finds nothing on any screen, phones need no sideways scrolling, zoom keeps everything."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import pytest
from playwright.sync_api import Page, expect

from antilles.games import games
from tests.selection import COMPLETE
from tests.server.real import Guest
from tests.web.axe import complaints
from tests.web.conftest import OUTSIDE, Visit
from tests.web.hands import asked, call
from tests.web.real import Served
from tests.web.trial import laid_out

WINDOWS = {"desk": (1280, 800), "phone": (390, 844), "lying phone": (844, 390)}


def axe(page: Page, where: object, nights: Collection[str], windows: Iterable[str] = WINDOWS) -> None:
    """By day everything, and in some windows the colours by night too: nothing else depends on them."""
    for window in windows:
        width, height = WINDOWS[window]
        page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark") if window in nights else ("light",):
            page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
            assert not complaints(page, only_colours=theme == "dark"), (where, window, theme)


def in_turn(number: int) -> list[str]:
    """The window of a page that is looked at by night, or all of them."""
    return [*WINDOWS] if COMPLETE else [[*WINDOWS][number % len(WINDOWS)]]


PAGES = ("", "new/cuba", "rules/santo_domingo", "join/nothing", "me/account")


@pytest.mark.parametrize("path", PAGES)
def test_axe_on_home_new_table_and_rules(path: str, visit: Visit) -> None:
    page = visit(path)
    page.locator("main h1" if path else ".po").first.wait_for()
    axe(page, path, in_turn(PAGES.index(path)))


SCHOOL = {
    "learn/games": "[data-lesson]",
    "daily": "[data-daily]",
    "page/santiago_de_cuba": "main h1",
    "puzzles/santo_domingo": "[data-puzzle]",
    "lesson/cuba/first": "[data-coach]",
}


@pytest.mark.parametrize("path", SCHOOL)
def test_axe_on_the_school(path: str, visit: Visit) -> None:
    page = visit(path)
    page.locator(SCHOOL[path]).first.wait_for()
    page.wait_for_load_state("networkidle")
    axe(page, path, in_turn([*SCHOOL].index(path)))


@pytest.mark.parametrize("game", list(games()))
def test_axe_on_every_board_by_day_and_night(game: str, visit: Visit) -> None:
    """With nothing picked in every window; with a move picked, and with every part of the table, on a phone."""
    page = visit(table=game)
    assert asked(page)
    axe(page, game, WINDOWS)
    page.keyboard.press("1")
    page.locator("[data-do=confirm]").wait_for()
    for window in WINDOWS if COMPLETE else ["phone"]:
        axe(page, (game, "picked"), WINDOWS, [window])
        for part in page.locator(".tabbar button").all():
            part.click()  # what stands around it is the same
            opened = ".drawer" if page.locator(".drawer").count() else ".stage"
            assert not complaints(page, opened), (game, window, part.inner_text())


def test_axe_on_the_avenue_and_while_waiting_for_friends(visit: Visit) -> None:
    page = visit("new/cuba")
    page.locator("[data-switch=expansion]").click()
    page.get_by_label("Seat 2", exact=True).select_option("open")
    page.locator("[data-do=make]").click()
    page.get_by_role("button", name="Copy invite link").first.wait_for()
    assert not complaints(page)
    places = page.locator("[data-seat]").get_by_role("button", name="Bot")
    for left in reversed(range(places.count())):
        places.first.click()
        expect(places).to_have_count(left)
    page.get_by_label("President’s Avenue").wait_for()
    assert not complaints(page)


@pytest.mark.parametrize("game", list(games()))
def test_a_phone_shows_everything_without_scrolling_sideways(game: str, visit: Visit) -> None:
    page = visit(width=360, height=740, table=game)
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
    page = visit(width=640, height=400, table="santo_domingo", seats=4)
    page.locator("[data-card=captain]").wait_for()

    assert page.evaluate("document.documentElement.scrollWidth") <= 640
    page.locator("[data-card=beggar]").scroll_into_view_if_needed()
    page.locator("[data-card=beggar]").click()
    expect(page.locator("[data-do=confirm]")).to_be_visible()


LONGEST = "W" * 40
WIDE = """() => [...document.querySelectorAll('main, aside, section, .page')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible')
    .map((one) => `${one.className} ${one.scrollWidth}`)"""
"""What would have to be scrolled sideways."""

SPILT = """() => [...document.querySelectorAll('.panel h2')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === 'visible')
    .map((one) => one.textContent)"""
"""Headings that run out of their panel."""
WIDTHS = (1280, 360)


@pytest.mark.parametrize("game", list(games()))
def test_the_longest_names_break_no_screen(game: str, visit: Visit, served: Served) -> None:
    seats = games()[game].seats[-1]
    page = visit(OUTSIDE)
    call(page.context, served.address, "/guests", {"name": LONGEST})
    wish = {"game": game, "seats": [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]}
    made = call(page.context, served.address, "/tables", wish)
    page.goto(f"{served.address}/#/")

    def nothing_sticks_out() -> None:
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 740})
            laid_out(page)
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
    page.locator(".tabbar").first.wait_for()
    nothing_sticks_out()
    for part in page.locator(".tabbar button").all():
        part.click()
        assert page.evaluate("document.documentElement.scrollWidth") <= WIDTHS[-1], part.inner_text()
        assert page.evaluate(WIDE) == [], part.inner_text()
    watching = visit(f"t/{made['table']}")
    watching.locator(".bar").first.wait_for()
    laid_out(watching)
    assert watching.evaluate(SPILT) == [], "what whoever watches sees"
