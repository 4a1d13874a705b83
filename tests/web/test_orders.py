"""Standing orders on the page: a sentence of choosers, tried, left, kept secret and played."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import complaints
from tests.web.conftest import OUTSIDE, Visit
from tests.web.hands import call

LANGUAGES = {"en": "Standing orders", "fr": "Consignes", "it": "Istruzioni"}


def known(visit: Visit, name: str, **more: Any) -> Page:
    page = visit(OUTSIDE, **more)
    call(page.context, address(page), "/guests", {"name": name})
    return page


def address(page: Page) -> str:
    return page.url.split("/#")[0].rstrip("/") if "/#" in page.url else page.url.rsplit("/", 1)[0]


def two(visit: Visit, game: str, **more: Any) -> tuple[Page, Page, str]:
    """A table of two people by days; the first of them waits for the other."""
    ana, ben = known(visit, "Ana", **more), known(visit, "Ben")
    body = {"game": game, "seats": [{"kind": "open"}, {"kind": "me"}], "days": 3, "visibility": "public"}
    made = call(ben.context, address(ben), "/tables", body)
    call(ana.context, address(ana), "/invites", {"token": made["invites"][0]["token"]})
    return ana, ben, made["table"]


def sight(page: Page, table: str, seat: int) -> Any:
    return page.context.request.get(f"{address(page)}/api/tables/{table}?seat={seat}").json()


def play(page: Page, table: str, seat: int) -> bool:
    """The first legal move, if this seat is asked."""
    seen = sight(page, table, seat)
    if seen["asked"] is None:
        return False
    body = {"seat": seat, "asked": seen["asked"], "moves": seen["moves"][:1], "request": f"r{seen['version']}"}
    call(page.context, address(page), f"/tables/{table}/moves", body)
    return True


def wait_for_the_other(ana: Page, ben: Page, table: str) -> None:
    """Ana has moved, and Ben is asked where he drives or what he plays."""
    while sight(ben, table, 1)["asked"] is None or sight(ana, table, 0)["asked"] is not None:
        play(ana, table, 0) or play(ben, table, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_orders_are_written_tried_and_left(visit: Visit, language: str) -> None:
    ana, ben, table = two(visit, "santiago_de_cuba", lang=language)
    wait_for_the_other(ana, ben, table)
    ana.goto(f"{address(ana)}/#/t/{table}")
    button = ana.locator("[data-do=orders]")
    expect(button).to_contain_text(LANGUAGES[language])
    button.click()
    sheet = ana.get_by_role("dialog", name=LANGUAGES[language])
    event = sheet.locator("[data-order=event]")
    expect(event.locator("optgroup")).not_to_have_count(0)
    expect(sheet.locator("[data-order=move] optgroup").last.locator("option").first).to_be_attached()
    assert not complaints(ana)
    move = sheet.locator("[data-order=move]").first
    chosen = move.locator("optgroup").last.locator("option").first.get_attribute("value")
    move.select_option(chosen)
    expect(sheet.locator("[data-fits]")).to_be_visible()
    event.select_option(index=1)
    sheet.locator("[data-order=check]").select_option(index=1)
    expect(sheet.locator("[data-tried]")).to_contain_text("400")
    sheet.locator("[data-do=another-order]").click()
    expect(sheet.locator("li").nth(1).locator("[data-order=event]")).to_be_focused()
    sheet.locator("li").nth(1).locator("[data-order=move]").select_option(index=1)
    sheet.locator("[data-do=orders-leave]").click()
    expect(sheet).to_have_count(0)
    expect(button).to_contain_text("· 2")
    ana.reload()
    ana.locator("[data-do=orders]").click()
    expect(sheet.locator("li")).to_have_count(2)
    expect(sheet.locator("[data-order=move]").first).to_have_value(chosen or "")
    sheet.locator("[data-do=orders-clear]").click()
    expect(sheet.locator("li")).to_have_count(1)
    ana.keyboard.press("Escape")
    expect(ana.locator("[data-do=orders]")).not_to_contain_text("·")


def test_orders_are_not_offered_against_bots_or_by_a_clock(visit: Visit) -> None:
    ana = known(visit, "Ana")
    for seats, more in (([{"kind": "me"}, {"kind": "bot", "level": "deckhand"}], {"days": 3}),):
        made = call(ana.context, address(ana), "/tables", {"game": "santo_domingo", "seats": seats, **more})
        found = ana.context.request.get(f"{address(ana)}/api/tables/{made['table']}/orders?seat=0").json()
        assert not found["offered"]
        ana.goto(f"{address(ana)}/#/t/{made['table']}")
        expect(ana.locator(".bar")).to_be_visible()
        expect(ana.locator("[data-do=orders]")).to_have_count(0)
