"""The owner of a table sends people away and decides who may watch; whoever is concerned reads a clear sentence."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.axe import complaints
from tests.web.conftest import OUTSIDE, Visit
from tests.web.hands import call
from tests.web.test_people import two_people


def manage(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Manage my table").click()


def named(visit: Visit, name: str, path: str) -> Page:
    """Somebody with a name who only watches."""
    page = visit(OUTSIDE)
    house = page.url.removesuffix(f"/{OUTSIDE}")
    call(page.context, house, "/guests", {"name": name})
    page.goto(f"{house}/#/{path}")
    page.locator(".app").wait_for()
    return page


def test_the_owner_sends_somebody_away_from_a_running_game(visit: Visit) -> None:
    ana, ben, table = two_people(visit)
    dora = named(visit, "Dora", f"t/{table}")
    manage(ana)
    host = ana.locator("[data-hosting]")
    expect(host.locator("[data-watches]")).to_contain_text("Dora", timeout=30_000)
    assert not complaints(ana)
    host.get_by_role("button", name="Remove Dora").click()
    host.locator("[data-do=remove-now]").click()
    expect(dora.get_by_role("heading", name="You were removed from this table")).to_be_visible()
    expect(host.locator("[data-watches]")).to_have_count(0)

    host.locator("[data-sits='1']").get_by_role("button").click()
    expect(host).to_contain_text("A bot plays this seat to the end")
    host.locator("[data-do=remove-now]").click()
    expect(ben.get_by_role("heading", name="You were removed from this table")).to_be_visible()
    expect(host).to_contain_text("Nobody but you and bots.")
    ana.get_by_role("button", name="Close", exact=True).click()
    expect(ana.locator("[data-hosting]")).to_have_count(0)


def test_the_owner_makes_a_table_private_and_public_again(visit: Visit) -> None:
    ana, _, table = two_people(visit)
    outside = visit(f"t/{table}")
    outside.locator(".app").wait_for()
    manage(ana)
    ana.get_by_label("Who can see the table").select_option("private")
    expect(outside.get_by_role("heading", name="This table is private now")).to_be_visible()
    ana.get_by_label("Who can see the table").select_option("public")
    outside.reload()
    outside.locator(".app").wait_for()


def test_before_the_start_a_removed_friend_needs_a_new_link(visit: Visit) -> None:
    ana = visit()
    ana.locator("a[href='#/new/santo_domingo']").last.click()
    ana.get_by_role("textbox", name="Your name").first.fill("Ana")
    for number in (2, 3):
        ana.get_by_label(f"Seat {number}", exact=True).select_option("open")
    ana.locator("[data-do=make]").click()
    seat = ana.locator("[data-seat='1']")
    seat.get_by_role("button", name="Copy invite link").click()
    link = seat.locator("code").inner_text()
    ben = visit(link.split("#/")[1])
    ben.get_by_role("textbox", name="Your name").fill("Ben")
    ben.get_by_role("button", name="Take this seat").click()
    expect(seat).to_contain_text("Ben")
    ana.get_by_role("button", name="Remove Ben").click()
    ana.locator("[data-do=remove-now]").click()
    expect(ben.get_by_role("heading", name="You were removed from this table")).to_be_visible()
    expect(seat).to_contain_text("free")
    expect(seat.locator("code")).to_have_count(0)
    ben.goto(link)
    ben.reload()
    expect(ben.locator("body")).not_to_contain_text("Take this seat")

    seat.get_by_role("button", name="Copy invite link").click()
    expect(seat.locator("code")).not_to_have_text(link)
    ben.goto(seat.locator("code").inner_text())
    ben.reload()
    ben.get_by_role("button", name="Take this seat").click()
    expect(seat).to_contain_text("Ben")
