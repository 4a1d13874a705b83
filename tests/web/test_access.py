"""Everybody: axe finds nothing serious on any screen, phones need no sideways scrolling, zoom keeps everything."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from antilles.games import games
from tests.web.conftest import Visit
from tests.web.hands import against_bots
from tools.web import WEB

AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
SERIOUS = ("serious", "critical")
PRINTED = "label-content-name-mismatch"
"""Drawn pieces carry print (“+2”, “?”), not a label; their spoken name says in words what the print means."""


def complaints(page: Page) -> list[str]:
    """What axe finds; it is evaluated beside the page's scripts, which the page's policy does not forbid."""
    page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate("async () => await axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')}"
        for one in found["violations"]
        if one["impact"] in SERIOUS
        for node in one["nodes"]
        if not (one["id"] == PRINTED and (node["html"].startswith("<g") or "spot print" in node["html"]))
    ]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_on_home_new_table_and_rules(dark: bool, visit: Visit) -> None:
    page = visit(dark=dark)
    page.locator(".po").first.wait_for()
    assert not complaints(page)
    for path in ("new/cuba", "rules/santa_cruz", "join/nothing"):
        page = visit(path, dark=dark)
        page.locator("main h1").wait_for()
        assert not complaints(page), path


@pytest.mark.parametrize("game", list(games()))
def test_axe_on_every_board_by_day_and_night(game: str, visit: Visit) -> None:
    for dark in (False, True):
        page = visit(dark=dark)
        against_bots(page, game)
        page.locator("[data-target=can]").first.wait_for()
        assert not complaints(page), (game, dark)


@pytest.mark.parametrize("game", list(games()))
def test_a_phone_shows_everything_without_scrolling_sideways(game: str, visit: Visit) -> None:
    page = visit(width=360, height=740)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    against_bots(page, game)
    page.locator("[data-target=can]").first.wait_for()

    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    small = page.evaluate(
        "() => [...document.querySelectorAll('.bar .btn, .tabbar button, .tools button')]"
        ".map((one) => one.getBoundingClientRect()).filter((box) => box.height && box.height < 44).length"
    )
    assert small == 0
    for part in ("Players", "Log", "Rules", "Why not", "Board"):
        page.locator(".tabbar").get_by_role("button", name=part).click()
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
