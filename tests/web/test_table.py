"""One table: undo, the refusal with its rule, the keyboard, hot-seat, a server that goes away."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.hands import act, asked, log_of, seal
from tests.web.real import Served


def test_a_step_can_be_undone_and_the_turn_is_confirmed_at_the_end(visit: Visit) -> None:
    page = visit(table="santiago_de_cuba")
    rng = random.Random(3)
    steps = page.locator(".bar .say span", has_text="So far")
    for _ in range(200):
        assert asked(page)
        if steps.count():
            break
        act(page, rng)
    expect(steps).to_be_visible()
    before = steps.inner_text()

    put_back = page.locator("[data-do=undo]", has_text="Put back")
    if put_back.count():  # what lies in hand comes before the last step
        put_back.click()
    page.locator("[data-do=undo]", has_text="Undo").click()

    expect(page.locator(".bar .say span", has_text=before)).to_have_count(0)
    assert len("".join(steps.all_inner_texts())) < len(before)


def test_what_cannot_be_done_says_why_and_opens_the_rule(visit: Visit) -> None:
    page = visit(table="santo_domingo", seats=4)
    seal(page, "captain")
    expect(page.locator("[data-card=captain]")).to_contain_text("played")
    page.locator("[data-card=admiral][data-target=can]").wait_for()

    page.locator("[data-card=captain]").click()

    why = page.get_by_role("alert").filter(has_text="Captain")
    expect(why).to_contain_text("Beggar")
    rule = why.get_by_role("button")
    statement = rule.inner_text().removeprefix("Rule ")
    rule.click()
    expect(page.locator(f"[data-statement='{statement}']")).to_be_visible()


def test_a_turn_by_keyboard_alone(visit: Visit) -> None:
    page = visit(table="santo_domingo", seats=4)
    page.locator("[data-card=captain][data-target=can]").wait_for()

    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset?.target") == "can":
            break
    page.keyboard.press("ArrowRight")
    chosen = page.evaluate("document.activeElement.dataset.card")
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-card={chosen}]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("c")

    expect(page.locator(".log")).to_contain_text("You lay the Admiral face down")


def test_switching_the_language_needs_no_reload(visit: Visit) -> None:
    page = visit(table="santo_domingo", seats=4)
    page.evaluate("window.stays = true")

    page.get_by_role("button", name="Language").click()
    page.get_by_role("button", name="Italiano").click()

    expect(page.locator("[data-card=beggar]")).to_contain_text("Mendicante")
    expect(page.locator(".bar")).to_contain_text("Quale carta giochi?")
    assert page.evaluate("window.stays")


def test_hot_seat_hands_the_screen_over_and_hides_what_the_other_chose(visit: Visit) -> None:
    page = visit()
    page.locator("a[href='#/new/santo_domingo']").last.click()
    page.get_by_role("button", name="4", exact=True).click()
    page.locator("[data-do=hot-seat]").click()
    names = ["Ana", "Bea", "Carlo", "Dora"]
    page.get_by_label("Your name").fill(names[0])
    for seat, name in enumerate(names[1:], 2):
        page.get_by_label(f"Name at seat {seat}").fill(name)
    page.locator("[data-do=make]").click()

    for seat in range(4):
        page.get_by_role("heading", name=names[seat]).wait_for()
        expect(page.locator("[data-card]")).to_have_count(0)
        page.locator("[data-do=hand-over]").click()
        expect(page.locator(".kept")).to_have_count(0)
        seal(page, ["captain", "admiral", "frigate", "galleon"][seat])

    expect(page.locator(".log")).to_contain_text("The cards are revealed")


def test_a_server_that_goes_away_in_mid_turn_loses_nothing(visit: Visit, own_server: Served) -> None:
    page = visit(server=own_server, table="santo_domingo", seats=4)
    seal(page, "captain")
    expect(page.locator("[data-card=captain]")).to_contain_text("played")
    page.locator("[data-card=admiral][data-target=can]").wait_for()
    own_server.stop()
    expect(page.locator(".bar")).to_contain_text("Connection lost")
    page.locator("[data-card=admiral]").click()

    own_server.start()
    expect(page.locator(".bar")).not_to_contain_text("Connection lost")
    page.locator("[data-do=confirm]").click()

    expect(page.locator(".log")).to_contain_text("Guest plays the Admiral")
    page.reload()
    page.locator("[data-card=captain]").wait_for()
    expect(page.locator(".log")).to_contain_text("Guest plays the Captain")
    expect(page.locator("[data-card=admiral]")).to_contain_text("played")


def test_a_reload_in_mid_turn_goes_back_to_where_the_turn_began(visit: Visit) -> None:
    """What was only tried out is nowhere but on this screen; what was confirmed stays."""
    page = visit(table="santiago_de_cuba")
    rng = random.Random(3)
    steps = page.locator(".bar .say span", has_text="So far")
    for _ in range(200):
        assert asked(page)
        if steps.count():
            break
        act(page, rng)
    log = log_of(page)

    page.reload()

    assert asked(page)
    expect(steps).to_have_count(0)
    assert log_of(page) == log
    for _ in range(40):
        if log_of(page) != log:
            return
        act(page, rng)
    raise AssertionError("the game does not go on")


def test_a_lost_connection_in_mid_turn_shows_itself_and_catches_up(visit: Visit) -> None:
    page = visit(table="santo_domingo", seats=4)
    page.locator("[data-card=captain][data-target=can]").wait_for()
    page.locator("[data-card=captain]").click()

    page.context.set_offline(True)
    page.locator("[data-do=confirm]").click()
    expect(page.locator(".bar")).to_contain_text("again")
    page.context.set_offline(False)

    expect(page.locator(".log")).to_contain_text("Guest plays the Captain")
    assert page.locator(".log").inner_text().count("Guest plays the Captain") == 1
