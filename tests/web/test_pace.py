"""How fast a table is played: chosen by keyboard, said to whoever is invited, and the time that is left in sight."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit


def test_time_is_chosen_said_and_in_sight(visit: Visit) -> None:
    ana = visit("new/santo_domingo")
    ana.get_by_role("textbox", name="Your name").first.fill("Ana")
    ana.get_by_role("button", name="2", exact=True).click()
    ana.get_by_role("radio", name="Bots Start").focus()
    ana.keyboard.press("ArrowRight")
    ana.get_by_role("radio", name="No clock").focus()
    ana.keyboard.press("ArrowLeft")
    ana.get_by_role("radio", name="1 day", exact=True).focus()
    ana.keyboard.press("ArrowRight")
    ana.get_by_role("radio", name="a bot moves").focus()
    ana.keyboard.press("ArrowRight")
    table = ana.get_by_role("complementary", name="Your table")
    expect(table).to_contain_text("You and 1 friend by link")
    expect(table).to_contain_text("3 days per turn. When time is up, a bot takes the seat")
    ana.locator("[data-do=make]").click()
    expect(ana.locator("[data-pace]")).to_contain_text("3 days per turn")
    ana.get_by_role("button", name="Copy invite link").first.click()

    ben = visit(ana.locator("code").first.inner_text().split("#/")[1])
    expect(ben.locator("[data-pace]")).to_have_text(
        "3 days per turn. When time is up, a bot takes the seat until its player is back."
    )
    ben.get_by_role("textbox", name="Your name").fill("Ben")
    ben.get_by_role("button", name="Take this seat").click()

    expect(ana.locator("[data-seat='0'] .tab")).to_contain_text(re.compile(r"to play · [23] days"))
    expect(ana).to_have_title(re.compile(r"Your turn · [23] days · Antilles"))
    ana.goto(ana.url.split("#")[0] + "#/")
    expect(ana.locator(".tb li").first).to_contain_text(
        re.compile(r"Santo Domingo · Which two cards do you play\? · [23] days")
    )
    expect(ana).to_have_title("(1) Antilles")

    ben.goto(ben.url.split("#")[0] + "#/me/account")
    ben.locator("[data-do=holiday]").click()
    expect(ben.get_by_role("status").last).to_have_text("On holiday at 1 table.")
    ana.locator(".tb a").first.click()
    expect(ana.locator("[data-seat='1']")).to_contain_text("on holiday until")
