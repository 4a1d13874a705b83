"""Rated tables, profiles and leaderboards on the page."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.axe import complaints
from tests.web.conftest import Visit
from tests.web.hands import call
from tests.web.test_my_games import guest

WINDOWS = [("en", 1366, 650), ("fr", 390, 844), ("it", 844, 390), ("fr", 360, 740), ("en", 820, 1180)]


def profile() -> dict[str, Any]:
    """Forty games of somebody, with names as long as they come."""
    others = [
        {"person": "pb", "name": "Zoé-Maximiliane von Hohenstaufen", "level": ""},
        {"person": "", "name": "", "level": ""},
        {"person": "", "name": "", "level": "governor"},
    ]
    history = [{"at": day, "games": 5 + day, "value": 1500 + 9 * day, "bar": 400 - 7 * day} for day in range(36)]
    last = {"game": "cuba", "seat": 1, "seats": 4, "place": 2, "points": 38, "mean": 33.5, "left": False, "rated": True}
    return {
        "id": "pa",
        "name": "Ana",
        "since": 1_700_000_000_000,
        "yours": True,
        "shown": "hidden",
        "ratings_on": True,
        "ratings": [
            {"game": "cuba", "games": 40, "value": 1815, "bar": 155},
            {"game": "santiago_de_cuba", "games": 3, "value": None, "bar": None},
        ],
        "history": {"cuba": history},
        "results": [
            {
                "game": "cuba",
                "games": 40,
                "wins": 12,
                "places": [[0], [3, 1], [4, 2, 1], [5, 9, 9, 6]],
                "seats": [[10, 2], [10, 3], [10, 3], [10, 4]],
                "points": 36.1,
                "expected": 33.0,
            }
        ],
        "opponents": [{**one, "games": 20, "places": [7, 6, 4, 3], "ahead": 13, "behind": 7} for one in others],
        "last": [
            {
                **last,
                "table": f"t{n}",
                "at": 1_790_000_000_000,
                "change": n - 5,
                "bots": n == 3,
                "luck": 2.5,
                "skill": n,
            }
            for n in range(12)
        ],
    }


def told(page: Page, path: str, answer: dict[str, Any]) -> None:
    """What the server would say after months."""

    def fulfil(route: Route) -> None:
        route.fulfill(status=200, content_type="application/json", body=json.dumps(answer))

    page.route(f"**/api{path}", fulfil)


def fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = """[...document.querySelectorAll('main *')].filter((one) => [...one.childNodes].some((node) =>
        node.nodeType === 3 && node.textContent.trim()) && parseFloat(getComputedStyle(one).fontSize) < 12).length"""
    assert page.evaluate(small) == 0


@pytest.mark.parametrize(("lang", "width", "height"), WINDOWS)
def test_a_profile_fits_and_has_its_numbers_in_tables(visit: Visit, lang: str, width: int, height: int) -> None:
    page, house = guest(visit, "Ana", lang=lang, width=width, height=height)
    told(page, "/people/me", profile())
    page.goto(f"{house}/#/p/me")
    expect(page.locator("[data-rating=cuba]")).to_contain_text("± 155")
    expect(page.locator("[data-rating=santiago_de_cuba] svg.whisker")).to_have_count(0)
    expect(page.locator("[data-opponent]")).to_have_count(3)
    fits(page)
    for kind in ("rating", "points", "luck"):
        page.locator(f"[data-choice=plot-{kind}]").click()
        expect(page.locator("svg.lined")).to_be_visible()
        fits(page)
    page.locator("[data-do=table]").click()
    expect(page.locator(".rows tbody tr")).to_have_count(12)
    page.locator("[data-choice=plot-places]").click()
    page.locator("[data-choice=last-bots]").click()
    expect(page.locator("[data-game]")).to_have_count(1)
    assert not complaints(page)


def test_whoever_owns_a_profile_shows_it(visit: Visit) -> None:
    ana, house = guest(visit, "Ana")
    ben, _ = guest(visit, "Ben")
    who = ana.context.request.get(f"{house}/api/me").json()["id"]
    ben.goto(f"{house}/#/p/{who}")
    expect(ben.get_by_text("This profile is not shown to you.")).to_be_visible()
    ana.goto(f"{house}/#/p/me")
    ana.locator("[data-choice=shown-all]").click()
    expect(ana.get_by_text("Everybody in this house")).to_be_visible()
    ben.goto(f"{house}/#/")
    ben.goto(f"{house}/#/p/{who}")
    expect(ben.get_by_role("heading", name="Ana")).to_be_visible()
    ben.goto(f"{house}/#/ratings/cuba")
    expect(ben.locator("tbody tr")).to_have_count(4)
    expect(ben.locator("[data-nobody]")).to_be_visible()
    assert not complaints(ben)


def test_rated_needs_what_it_needs_and_is_said_to_whoever_is_invited(visit: Visit) -> None:
    ana, house = guest(visit, "Ana")
    ben, _ = guest(visit, "Ben")
    ana.goto(f"{house}/#/new/santo_domingo")
    rated, hints = ana.locator("[data-switch=rated]"), ana.locator("[data-switch=hints]")
    expect(rated).to_contain_text("Only with a clock or days per turn")
    rated.click(force=True)
    expect(rated).to_have_attribute("aria-checked", "false")
    ana.locator("[data-do=friends]").click()
    ana.locator("[data-do=days]").click()
    hints.click()
    expect(rated).to_contain_text("Impossible with hints")
    hints.click()
    rated.click()
    expect(rated).to_have_attribute("aria-checked", "true")
    expect(hints).to_contain_text("Off, because the game is rated.")
    expect(ana.locator("aside [data-rated]")).to_be_visible()
    ana.locator("[data-do=make]").click()
    expect(ana.locator("[data-rated]")).to_contain_text("whoever sits down agrees")
    table = ana.url.partition("#/t/")[2].partition("?")[0]
    token = call(ana.context, house, f"/tables/{table}/invites", {"seat": 1})["token"]
    ben.goto(f"{house}/#/join/{token}")
    expect(ben.locator("[data-rated]")).to_contain_text("whoever sits down agrees")
    assert not complaints(ben)
