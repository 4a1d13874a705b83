"""Two people in two browsers, and somebody who watches: secrets stay where they are."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.web.axe import complaints
from tests.web.conftest import OUTSIDE, Visit
from tests.web.hands import call, seal

SCRIPT = "<img src=x onerror=\"document.title='stolen'\"><script>document.title='stolen'</script>"


def listen(page: Page) -> list[str]:
    """Everything that this page is sent over its stream."""
    heard: list[str] = []

    def on(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    page.on("websocket", on)
    return heard


def two_people(visit: Visit, days: int = 0) -> tuple[Page, Page, str]:
    pages = [visit(OUTSIDE) for _ in range(2)]
    ana, ben = pages
    house = ana.url.removesuffix(f"/{OUTSIDE}")
    for page, name in zip(pages, ("Ana", "Ben"), strict=True):
        call(page.context, house, "/guests", {"name": name})
    chairs = [{"kind": "me", "own": True}, {"kind": "open"}, *[{"kind": "bot", "level": "deckhand"}] * 2]
    wish = {"game": "santo_domingo", "seats": chairs, "visibility": "link", "hints": False, "days": days}
    made = call(ana.context, house, "/tables", wish)
    call(ben.context, house, "/invites", {"token": made["invites"][0]["token"], "own": True})
    table = str(made["table"])
    for page in pages:
        page.goto(f"{house}/#/t/{table}")
    ana.locator("[data-card=captain][data-target=can]").wait_for()
    ben.locator("[data-card=captain][data-target=can]").wait_for()
    for page in (ana, ben):  # a wish lapses when the game goes on: the bots choose first
        for bot in ("Celia", "Dario"):
            expect(page.locator(".log")).to_contain_text(f"{bot} has chosen")
    return ana, ben, table


def test_two_people_and_a_spectator_see_no_secret(visit: Visit) -> None:
    ana, ben, table = two_people(visit)
    spectator = visit(f"t/{table}")
    heard = {"ben": listen(ben), "spectator": listen(spectator)}
    ben.reload()
    spectator.reload()
    ben.locator("[data-card=captain][data-target=can]").wait_for()
    spectator.locator(".app").wait_for()

    seal(ana, "galleon")
    expect(ben.locator(".log")).to_contain_text("Ana has chosen")
    expect(spectator.locator(".log")).to_contain_text("Ana has chosen")

    for frames in heard.values():
        assert frames
        assert all('"chosen":["galleon"]' not in frame and "event-you-chose" not in frame for frame in frames)
    expect(ana.locator("[data-card=galleon].kept")).to_have_count(1)
    expect(ben.locator(".kept")).to_have_count(0)
    seal(ben, "frigate")
    for page in (ana, ben, spectator):
        expect(page.locator(".log")).to_contain_text("Ana plays the Galleon")


def test_two_tabs_of_one_seat_stay_in_step(visit: Visit) -> None:
    ana, _, table = two_people(visit)
    second = ana.context.new_page()
    second.goto(ana.url.split("#")[0] + f"#/t/{table}")
    second.locator("[data-card=captain][data-target=can]").wait_for()

    seal(ana, "trader")

    expect(second.locator("[data-card=trader].kept")).to_have_count(1)
    expect(second.locator("[data-card][data-target=can]")).to_have_count(0)


def test_names_and_chat_are_text_and_nothing_else(visit: Visit) -> None:
    ana, ben, _ = two_people(visit)
    for page in (ana, ben):
        page.get_by_role("tab", name="Chat").click()

    ana.get_by_label("Write something").fill(SCRIPT)
    ana.get_by_role("button", name="Send").click()

    expect(ben.locator(".chat")).to_contain_text("onerror")
    assert ben.locator("img").count() == 0
    assert "stolen" not in ben.title()


def test_an_invitation_says_who_invites_and_a_used_one_that_the_seat_is_taken(visit: Visit) -> None:
    ana = visit()
    ana.locator("a[href='#/new/cuba']").last.click()
    ana.get_by_role("textbox", name="Your name").first.fill("Ana")
    ana.get_by_role("button", name="3", exact=True).click()
    ana.locator("[data-do=friends]").click()
    ana.locator("[data-do=make]").click()
    ana.get_by_role("button", name="Copy invite link").first.click()
    path = ana.locator("code").first.inner_text().split("#/")[1]
    ben = visit(path)
    expect(ben.get_by_role("heading", level=1)).to_have_text("Ana invites you to Cuba")
    expect(ben.locator("form li")).to_have_count(3)
    assert not complaints(ben)
    ben.get_by_role("textbox", name="Your name").fill("Ben")
    ben.get_by_role("button", name="Take this seat").click()
    expect(ben).to_have_url(re.compile(r"/t/"))

    celia = visit(path)
    expect(celia.get_by_role("alert")).to_have_text(
        "This seat is taken. Ask whoever sent you the link for another one."
    )
    celia.get_by_role("link", name="Home", exact=True).click()
    expect(celia.locator(".po").first).to_be_visible()
    ben.goto(ben.url.split("#")[0] + f"#/{path}")  # the same link again: back to the table
    expect(ben).to_have_url(re.compile(r"/t/.*seat=1"))


@pytest.mark.parametrize("path", ["new/chess", "rules/chess", "t/nothing", "replay/nothing", "join/nothing"])
def test_what_is_not_there_is_said_with_the_way_home(path: str, visit: Visit) -> None:
    page = visit(path)

    expect(page.get_by_role("alert")).not_to_be_empty()
    page.get_by_role("link", name="Home", exact=True).click()

    expect(page.locator(".po").first).to_be_visible()
