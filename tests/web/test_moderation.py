"""Keeping order on the page: a vote, a line that is reported and hidden, and the page of the house's owner."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from antilles.server.answers.owning import owner_key
from tests.web.axe import complaints
from tests.web.conftest import OUTSIDE, Visit
from tests.web.hands import call
from tests.web.real import Served


def three_people(visit: Visit) -> tuple[list[Page], str]:
    pages = [visit(OUTSIDE) for _ in range(3)]
    house = pages[0].url.removesuffix(f"/{OUTSIDE}")
    for page, name in zip(pages, ("Ana", "Ben", "Cleo"), strict=True):
        call(page.context, house, "/guests", {"name": name})
    chairs = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made = call(pages[0].context, house, "/tables", {"game": "santiago_de_cuba", "seats": chairs, "visibility": "link"})
    for page, invite in zip(pages[1:], made["invites"], strict=True):
        call(page.context, house, "/invites", {"token": invite["token"]})
    for page in pages:
        page.goto(f"{house}/#/t/{made['table']}")
        page.locator(".app").wait_for()
    return pages, str(made["table"])


def open_chat(page: Page) -> None:
    page.get_by_role("tab", name="Chat").or_(page.get_by_role("button", name="Chat")).first.click()


ABOVE = """() => {
  const [told, app] = ['[data-told]', '.app'].map((one) => document.querySelector(one).getBoundingClientRect())
  const scrolled = document.documentElement.scrollHeight > innerHeight
  return told.bottom <= app.top + 1 && app.bottom <= innerHeight + 1 && !scrolled
}"""
"""What the house tells stands above the table, which fills the rest of the window."""


def test_the_others_vote_somebody_away(visit: Visit) -> None:
    (ana, ben, cleo), _ = three_people(visit)
    ana.get_by_role("button", name="Menu").click()
    ana.get_by_role("button", name="Vote to send somebody away").click()
    assert not complaints(ana)
    ana.get_by_role("button", name="Ask to send Cleo away").click()
    expect(ana.locator("[data-people=waiting]")).to_contain_text("You ask to send Cleo away")
    expect(cleo.locator(".people")).to_contain_text("the others decide")
    expect(cleo.locator("[data-do=agree], [data-do=refuse]")).to_have_count(0)
    expect(ben.locator("[data-people=asked]")).to_contain_text("Ana asks to send Cleo away")
    ben.locator("[data-do=agree]").click()
    expect(cleo.get_by_role("heading", name="You were removed from this table")).to_be_visible()
    expect(ana.locator(".people")).to_contain_text("a bot plays there now")


def test_a_line_is_hidden_and_reported_and_the_owner_keeps_order(visit: Visit, served: Served) -> None:
    (ana, _, cleo), _ = three_people(visit)
    open_chat(cleo)
    cleo.get_by_role("textbox", name="Write").fill("you all stink")
    cleo.get_by_role("button", name="Send").click()
    open_chat(ana)
    line = ana.locator("[data-line]", has_text="stink")
    line.locator("[data-do=about]").click()
    ana.locator("[data-about] input").fill("rude")
    ana.locator("[data-do=report]").click()
    expect(ana.locator("[data-about]")).to_contain_text("Reported.")
    assert not complaints(ana)
    ana.locator("[data-do=hide]").click()
    expect(ana.locator(".chat")).not_to_contain_text("stink")
    expect(ana.locator(".chat")).to_contain_text("Cleo hidden")

    key = owner_key((served.folder / "secret").read_bytes().strip())
    owner = visit(f"house?key={key}")
    report = owner.locator("[data-report]", has_text="you all stink")
    expect(report).to_contain_text("rude")
    assert "key=" not in owner.url
    assert not complaints(owner)
    report.locator("[data-do=mute]").click()
    expect(owner.get_by_role("status")).to_contain_text("written into the record")
    report.locator("[data-do=settle]").click()
    expect(report).to_have_count(0)
    owner.locator("[data-part=people]").click()
    owner.get_by_role("searchbox").fill("cleo")
    known = owner.locator("[data-person]", has_text="may not write").first
    known.locator("[data-do=rename]").click()
    known.get_by_role("textbox").fill("Claire")
    known.locator("[data-do=rename-now]").click()
    owner.get_by_role("searchbox").fill("claire")
    expect(owner.locator("[data-person]", has_text="Claire")).to_have_count(1)
    expect(ana.locator(".app")).to_contain_text("Claire")

    owner.locator("[data-part=told]").click()
    owner.get_by_label("English").fill("Closed on <b>Monday</b>")
    owner.locator("[data-do=announce]").click()
    expect(owner.locator("[data-announced]")).to_contain_text("Closed on <b>Monday</b>")
    reader = visit(width=390, height=844, table="santo_domingo")
    told = reader.locator("[data-told]")
    expect(told).to_contain_text("Closed on <b>Monday</b>")
    reader.locator(".app").wait_for()
    reader.wait_for_function(ABOVE)
    assert not complaints(reader)
    told.get_by_role("button", name="Read").click()
    expect(told).to_have_count(0)
    owner.locator("[data-do=withdraw]").click()
    expect(owner.locator("[data-announced]")).to_have_count(0)
    owner.locator("[data-part=log]").click()
    expect(owner.locator("[data-act=withdraw]")).to_have_count(1)
    assert not complaints(owner)
