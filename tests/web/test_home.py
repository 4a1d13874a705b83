"""The home page: one address for all its lists, however many tables there are."""

from __future__ import annotations

import re

from playwright.sync_api import Request, expect

from tests.web.conftest import Visit
from tests.web.hands import against_bots

EVERY = 8_000
"""Milliseconds after which the lists are asked for again."""


def test_home_asks_one_address_for_all_its_lists(visit: Visit) -> None:
    page = visit()
    for game in ("santo_domingo", "santiago_de_cuba"):
        against_bots(page, game)
        page.goto(page.url.split("#")[0] + "#/")
        page.locator(".po").first.wait_for()
    asked: list[str] = []

    def note(request: Request) -> None:
        if "/api/" in request.url and not request.url.endswith("/announcements"):  # of every page, seldom
            asked.append(request.url.split("/api")[1].split("?")[0])

    page.clock.install()
    page.on("request", note)
    page.reload()
    expect(page.locator("main li a[href*='#/t/']")).not_to_have_count(0)
    assert sorted(asked) == ["/home", "/me"]

    for round_ in range(1, 4):
        with page.expect_response(re.compile("/api/home$")):
            page.clock.fast_forward(EVERY)
        assert asked.count("/home") == 1 + round_
    assert set(asked) == {"/home", "/me"}
