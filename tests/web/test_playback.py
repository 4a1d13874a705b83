"""Seeing the game happen: the reveal number by number, the others' moves at one's own speed, once more, by hand."""

from __future__ import annotations

import random
import re
import time

from playwright.sync_api import Page, expect

from tests.web.axe import complaints
from tests.web.conftest import PATIENCE, Visit
from tests.web.hands import act, against_bots, menu, seal

PLAYING = "[data-playback].bar"


def reveal(page: Page) -> None:
    """Santo Domingo at four seats, the cards open, and time stands still."""
    against_bots(page, "santo_domingo", 4)
    page.locator("[data-card=captain][data-target=can]").wait_for()
    seal(page, "captain")
    page.locator("[data-quay]").wait_for()
    page.keyboard.press(" ")
    expect(page.locator("[data-do=play-pause]")).to_have_attribute("aria-pressed", "true")


def test_the_reveal_shows_all_cards_and_then_one_number_after_the_other(visit: Visit) -> None:
    page = visit(motion=True)
    reveal(page)
    while page.locator("[data-quay] [data-state=now]").count():
        page.keyboard.press("ArrowLeft")

    played = page.locator("[data-quay] [data-number]")
    numbers = [int(played.nth(index).get_attribute("data-number") or 0) for index in range(played.count())]
    assert numbers == sorted(numbers)
    assert not complaints(page)
    for number in numbers:
        page.keyboard.press("ArrowRight")
        now = page.locator("[data-quay] [data-state=now]")
        expect(now).to_have_attribute("data-number", str(number))
        expect(page.locator("[data-quay] [data-state=done]")).to_have_count(numbers.index(number))
        if number == 1:
            expect(page.locator(".log")).not_to_contain_text("Round 2")
            expect(now).to_contain_text("+")
    page.keyboard.press("End")
    expect(page.locator(PLAYING)).to_have_count(0)
    expect(page.locator("[data-card=captain]")).to_contain_text("played")

    menu(page, "Show again")
    expect(page.locator("[data-quay]")).to_be_visible()
    page.locator(".stage").click(position={"x": 5, "y": 5})  # what one does oneself ends it
    expect(page.locator("[data-quay]")).to_have_count(0)


def test_the_speed_is_kept_and_at_once_plays_nothing(visit: Visit) -> None:
    page = visit(motion=True)
    reveal(page)
    page.locator("[data-speed=quick]").click()
    assert page.evaluate("localStorage.getItem('antilles.speed')") == "quick"
    page.locator("[data-do=play-end]").click()
    page.reload()
    page.locator("[data-card=admiral][data-target=can]").wait_for()
    menu(page, "How it is shown")
    expect(page.locator("[data-speed=quick]")).to_have_attribute("aria-checked", "true")
    page.locator("[data-speed=off]").click()
    page.keyboard.press("Escape")

    seal(page, "admiral")

    expect(page.locator("[data-card=admiral]")).to_contain_text("played")
    expect(page.locator(PLAYING)).to_have_count(0)


def test_whoever_wants_no_motion_goes_on_by_hand(visit: Visit) -> None:
    page = visit()
    page.evaluate("localStorage.setItem('antilles.speed', 'normal')")
    page.reload()
    against_bots(page, "santo_domingo", 4)
    page.locator("[data-card=captain][data-target=can]").wait_for()
    seal(page, "captain")

    seen: set[str] = set()
    page.locator("[data-do=play-next]").wait_for()
    assert not page.evaluate("document.getAnimations().some((one) => one.playState === 'running')")
    while page.locator("[data-do=play-next]").count():
        seen.add(page.locator(f"{PLAYING} b").inner_text())
        page.locator("[data-do=play-next]").click()
    assert len(seen) >= 3
    expect(page.locator("[data-card=captain]")).to_contain_text("played")


def test_the_others_moves_are_shown_one_after_the_other(visit: Visit) -> None:
    """Santiago at four seats: each sentence stands in the bar before the log has the next one."""
    page = visit(motion=True)
    against_bots(page, "santiago_de_cuba", 4)
    rng = random.Random(4)
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end and not page.locator("[data-do=play-pause]").count():
        act(page, rng)
    page.locator("[data-do=play-pause]").click()
    told = page.locator(f"{PLAYING} b")
    seen: list[str] = []
    while page.locator(PLAYING).count() and len(seen) < 4:
        sentence = told.inner_text()
        seen.append(sentence)
        newest = page.locator(".log li").first
        expect(newest).to_have_text(re.compile(re.escape(sentence[-20:]) + r"\s*$"))
        page.keyboard.press("ArrowRight")
    assert len(set(seen)) >= 2
