"""A player's home: your turn first, the bell, all games searched and filtered; sessions, own data, being forgotten."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import complaints
from tests.web.conftest import OUTSIDE, Visit
from tests.web.hands import call

GOOD = "rum-and-cedar-7"


def guest(visit: Visit, name: str, **more: Any) -> tuple[Page, str]:
    page = visit(OUTSIDE, **more)
    house = page.url.removesuffix(f"/{OUTSIDE}")
    call(page.context, house, "/guests", {"name": name})
    return page, house


def table(ana: Page, ben: Page, house: str, game: str, **more: Any) -> str:
    """A running table of both."""
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "private", **more}
    made = call(ana.context, house, "/tables", wish)
    call(ben.context, house, "/invites", {"token": made["invites"][0]["token"]})
    return str(made["table"])


@pytest.mark.parametrize(("lang", "width", "height"), [("en", 1366, 650), ("fr", 390, 844), ("it", 844, 390)])
def test_my_turn_comes_first_and_the_bell_counts(visit: Visit, lang: str, width: int, height: int) -> None:
    ana, house = guest(visit, "Ana", lang=lang, width=width, height=height)
    ben, _ = guest(visit, "Ben")
    slow = table(ana, ben, house, "santo_domingo", days=7)
    soon = table(ana, ben, house, "santo_domingo", days=1)
    call(ana.context, house, "/tables", {"game": "cuba", "seats": [{"kind": "me"}, {"kind": "open"}]})
    ana.goto(f"{house}/#/")
    turn = ana.locator("[data-mine=turn]")
    expect(turn.locator("li")).to_have_count(2)
    links = turn.locator("a").evaluate_all("all => all.map((one) => one.hash)")
    assert links == [f"#/t/{soon}", f"#/t/{slow}"], "the one with less time first"
    expect(ana.locator("[data-mine=open] li")).to_have_count(1)
    assert ana.evaluate("document.documentElement.scrollWidth <= innerWidth")
    bell = ana.locator("[data-do=bell]")
    expect(bell).to_contain_text("2")
    bell.click()
    expect(ana.locator("[data-bell] li.fresh")).to_have_count(2)
    assert not complaints(ana)
    ana.locator("[data-bell] a").first.click()
    expect(ana.locator(".app")).to_be_visible()


def test_all_my_games_are_searched_and_filtered(visit: Visit) -> None:
    ana, house = guest(visit, "Ana")
    ben, _ = guest(visit, "Ben")
    cora, _ = guest(visit, "Cora")
    table(ana, ben, house, "santo_domingo")
    table(ana, cora, house, "santiago_de_cuba")
    ana.goto(f"{house}/#/games")
    expect(ana.locator(".tb li")).to_have_count(2)
    expect(ana.locator(".tb li.turn", has_text="Ben")).to_contain_text("Which two cards do you play?")
    ana.locator("[data-room=club]").click()
    expect(ana.get_by_role("heading", name="Friends", exact=True)).to_be_visible()
    expect(ana.locator("[data-room=club]")).to_have_attribute("aria-current", "true")
    ana.go_back()
    ana.locator("[data-do=name]").fill("cor")
    expect(ana.locator(".tb li")).to_have_count(1)
    expect(ana.locator(".tb li")).to_contain_text("Cora")
    ana.locator("[data-do=game]").select_option("santo_domingo")
    expect(ana.get_by_text("No game like that.")).to_be_visible()
    ana.locator("[data-do=name]").fill("")
    expect(ana.locator(".tb li")).to_contain_text("Ben")
    ana.locator("[data-do=status]").select_option("over")
    expect(ana.locator(".tb li")).to_have_count(0)
    assert not complaints(ana)


def test_whoever_has_not_played_yet_is_shown_the_way(visit: Visit) -> None:
    """Nothing was searched for, so nothing is said of a search."""
    ana, house = guest(visit, "Ana")
    ana.goto(f"{house}/#/games")
    expect(ana.get_by_text("You have not played here yet.")).to_be_visible()
    ana.locator("[data-do=status]").select_option("over")
    expect(ana.get_by_text("No game like that.")).to_be_visible()
    ana.locator("[data-do=status]").select_option("all")
    ana.locator("[data-do=new]").click()
    expect(ana.locator("[data-do=make]")).to_be_visible()


def test_a_guest_becomes_an_account_keeps_games_and_is_forgotten(visit: Visit, tmp_path: Path) -> None:
    ana, house = guest(visit, "Ana")
    ben, _ = guest(visit, "Ben")
    played = table(ana, ben, house, "santo_domingo")
    ana.goto(f"{house}/#/me/account")
    expect(ana.locator("[data-guest]")).to_be_visible()
    ana.get_by_label("Login").fill(f"ana-{played[:8]}")
    ana.get_by_label("New password").fill(GOOD)
    ana.get_by_role("button", name="Save", exact=True).last.click()
    expect(ana.locator("[data-guest]")).to_have_count(0)

    elsewhere = visit("me/account")
    elsewhere.get_by_label("Login").fill(f"ana-{played[:8]}")
    elsewhere.get_by_label("Password").fill(GOOD)
    elsewhere.get_by_role("button", name="Log in", exact=True).click()
    expect(elsewhere.locator("[data-sessions] li")).to_have_count(2)
    elsewhere.goto(f"{house}/#/games")
    expect(elsewhere.locator(".tb li")).to_have_count(1)

    ana.reload()
    expect(ana.locator("[data-sessions] li")).to_have_count(2)
    ana.locator("[data-sessions] [data-do=end]").click()
    expect(ana.locator("[data-sessions] li")).to_have_count(1)
    with ana.expect_download() as download:
        ana.locator("[data-do=export]").click()
    kept = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert [item["table"] for item in kept["tables"]] == [played]
    assert not complaints(ana)
    ana.locator("[data-do=erase]").click()
    ana.locator("[data-own]").get_by_label("Password").fill(GOOD)
    ana.locator("[data-do=erase-now]").click()
    expect(ana.locator("[data-own]")).to_have_count(0)
    expect(ana.get_by_role("button", name="Log in", exact=True)).to_be_visible()
    ben.goto(f"{house}/#/t/{played}")
    expect(ben.locator("[data-seat='0']")).to_contain_text("bot")
