"""What people ask of each other: asked, agreed and refused on both sides; pause, leaving, watching."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.axe import complaints
from tests.web.conftest import OUTSIDE, Visit
from tests.web.hands import Elsewhere, menu, seal
from tests.web.test_people import two_people


def bar(page: Page, state: str, text: str) -> None:
    expect(page.locator(f"[data-people={state}]")).to_contain_text(text)


def test_a_pause_is_asked_refused_agreed_and_ended_on_both_sides(visit: Visit) -> None:
    ana, ben, _ = two_people(visit)
    menu(ana, "Ask for a pause")
    bar(ana, "waiting", "You ask for a pause")
    bar(ana, "waiting", "Ben is still to answer")
    bar(ben, "asked", "Ana asks for a pause")
    ben.locator("[data-do=refuse]").click()
    bar(ana, "answered", "efused: no pause")
    bar(ben, "answered", "efused: no pause")
    ana.locator("[data-do=read]").click()
    expect(ana.locator("[data-card=captain][data-target=can]")).to_be_visible()

    menu(ana, "Ask for a pause")
    ben.locator("[data-do=agree]").click()
    for page in (ana, ben):
        bar(page, "answered", "the table is paused")
        expect(page.locator("[data-do=resume]")).to_be_visible()
        expect(page.locator("[data-paused]")).to_contain_text("Nobody loses time")
        expect(page.locator("[data-target=can]")).to_have_count(0)
        page.locator("[data-do=read]").click()
        bar(page, "paused", "The game resumes when everybody has agreed")
    assert not complaints(ana)
    ana.reload()  # whoever comes now is told too
    expect(ana.locator("[data-paused] li")).to_have_count(4)
    ana.locator("[data-do=lift]").click()
    expect(ana.locator("[data-paused]")).to_have_count(0)

    ana.locator("[data-do=resume]").click()
    bar(ben, "asked", "Ana asks to resume")
    expect(ben.locator("[data-paused] li").first).to_contain_text("wants to resume")
    ben.locator("[data-do=agree]").click()
    bar(ana, "answered", "the game resumes")
    ana.locator("[data-do=read]").click()
    seal(ana, "captain")
    expect(ana.locator("[data-card=captain].kept")).to_have_count(1)


def test_taking_back_is_asked_and_answered(visit: Visit) -> None:
    ana, ben, _ = two_people(visit)
    seal(ana, "captain")
    expect(ana.locator("[data-card=captain].kept")).to_have_count(1)

    menu(ana, "Ask to undo my last turn")
    bar(ana, "waiting", "You ask to undo your last turn")
    bar(ben, "asked", "The table goes back to before Ana’s last turn")
    assert not complaints(ben)
    ben.locator("[data-do=agree]").click()

    bar(ana, "answered", "the turn is undone")
    ana.locator("[data-do=read]").click()
    expect(ana.locator("[data-card=captain][data-target=can]")).to_be_visible()
    for page in (ana, ben):
        expect(page.locator("ol.log")).not_to_contain_text("Ana")


def test_a_wish_that_cannot_be_asked_is_refused_with_the_reason(visit: Visit) -> None:
    ana, _, _ = two_people(visit)
    menu(ana, "Ask to undo my last turn")

    expect(ana.locator("[data-refused]")).not_to_be_empty()
    ana.keyboard.press("Escape")
    expect(ana.locator("[data-refused]")).to_have_count(0)
    expect(ana.locator("[data-card=captain][data-target=can]")).to_be_visible()


def test_leaving_asks_first(visit: Visit) -> None:
    ana, ben, _ = two_people(visit)
    menu(ana, "Leave and let a bot play for me")
    dialog = ana.get_by_role("dialog")
    expect(dialog).to_contain_text("A bot plays for you until you come back")
    dialog.get_by_role("button", name="Stay").click()
    expect(ben.locator(".pl [data-seat='0']")).not_to_contain_text("a bot plays")

    menu(ana, "Leave and let a bot play for me")
    ana.locator("[data-do=leave]").click()

    expect(ben.locator(".pl [data-seat='0']")).to_contain_text("a bot plays")


def test_a_spectator_is_told_so(visit: Visit) -> None:
    _, _, table = two_people(visit)
    spectator = visit(f"t/{table}")

    bar(spectator, "watching", "You are watching")
    assert not complaints(spectator)


def finish(*people: Page) -> None:
    """Everybody leaves, seat by seat, and the bots play to the end while no page looks on."""
    there = [(page, page.url, Elsewhere(page)) for page in people]
    for page, url, _ in there:
        page.goto(f"{url.split('/#')[0]}/{OUTSIDE}")
    for seat, (_, _, person) in enumerate(there):
        left = person.ask("POST", "/leave", {"seat": seat})
        assert left.is_success, left.text
    for page, url, person in there:
        person.sight()
        page.goto(url)
        page.locator(".end").wait_for()


def test_a_rematch_is_asked_and_refused_or_joined(visit: Visit) -> None:
    """Whoever asks sits at the new table; the other is asked, and what they answer is seen there."""
    for answer in ("decline", "rematch"):
        ana, ben, _ = two_people(visit)
        finish(ana, ben)
        old = ana.url
        ana.locator("[data-do=rematch]").click()
        expect(ana).not_to_have_url(old)
        bar(ana, "waiting", "You ask for a rematch")
        bar(ana, "waiting", "Ben is still to answer")
        expect(ben.locator(".end .again[role=status]")).to_contain_text("your seat is kept")
        ben.locator(f"[data-do={answer}]").click()
        seat = ana.locator(".pl li", has_text="Ben")
        if answer == "decline":
            expect(ben.locator(".end .again[role=status]")).to_contain_text("You declined")
            bar(ana, "answered", "Ben declined the rematch")
            expect(seat).to_contain_text("a bot plays")
        else:
            expect(ben).to_have_url(re.compile(re.escape(ana.url.split("?")[0])))
            expect(seat).to_be_visible()
            expect(seat).not_to_contain_text("a bot plays")
            bar(ana, "answered", "the rematch is on")


def test_chat_has_an_unread_mark(visit: Visit) -> None:
    ana, ben, _ = two_people(visit)
    ana.get_by_role("tab", name="Chat").click()
    ana.get_by_label("Write something").fill("Hello")
    ana.get_by_role("button", name="Send").click()

    tab = ben.get_by_role("tab", name=re.compile("^Chat ?, something new$"))
    expect(tab).to_be_visible()
    assert not complaints(ben)
    tab.click()
    expect(ben.locator(".chat")).to_contain_text("Hello")
    expect(ben.get_by_role("tab", name="Chat", exact=True)).to_be_visible()


def test_the_seat_of_somebody_offline_says_so(visit: Visit) -> None:
    """The server says so after a minute; here it says so at once."""
    ana, _, _ = two_people(visit)
    seal(ana, "captain")
    expect(ana.locator("[data-card=captain].kept")).to_have_count(1)
    ana.route(
        "**/presence",
        lambda route: route.fulfill(
            json={"seats": [None, 1_700_000_000_000, None, None], "here": [True, False, False, False]}
        ),
    )

    ana.reload()

    expect(ana.locator(".pl li", has_text="Ben")).to_contain_text("offline")
    bar(ana, "offline", "Ben has been offline since Tuesday, November 14")
    expect(ana.locator("[data-do=write]")).to_be_visible()
    assert not complaints(ana)


def test_by_days_nobody_is_expected_to_be_there(visit: Visit) -> None:
    ana, _, _ = two_people(visit, days=3)
    seal(ana, "captain")
    expect(ana.locator("[data-card=captain].kept")).to_have_count(1)
    absent = {"seats": [None, 1_700_000_000_000, None, None], "here": [True, False, False, False]}
    ana.route("**/presence", lambda route: route.fulfill(json=absent))
    with ana.expect_response("**/presence"):
        ana.reload()
    expect(ana.locator(".bar")).to_contain_text("Ben is thinking")
    expect(ana.locator(".pl")).not_to_contain_text("offline")


def test_a_table_for_friends_is_private_and_without_hints(visit: Visit) -> None:
    ana = visit("new/santo_domingo")
    expect(ana.locator("[data-switch=hints]")).to_have_attribute("aria-checked", "true")
    ana.get_by_label("Seat 2", exact=True).select_option("open")

    expect(ana.get_by_label("Who can see the table")).to_have_value("private")
    expect(ana.locator("[data-switch=hints]")).to_have_attribute("aria-checked", "false")
    made: list[str] = []
    ana.on("request", lambda request: made.append(request.post_data or "") if request.method == "POST" else None)
    ana.locator("[data-do=make]").click()
    ana.get_by_role("button", name="Copy invite link").wait_for()
    assert any('"visibility":"private"' in body and '"hints":false' in body for body in made)
