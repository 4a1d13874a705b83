"""Seeing the game happen: the reveal number by number, the others' moves at one's own speed, once more, by hand."""

from __future__ import annotations

import random
import re
import time

from playwright.sync_api import Page, expect

from tests.web.axe import complaints
from tests.web.conftest import PATIENCE, Visit
from tests.web.hands import ALL, CAN, act, asked, menu, seal

PLAYING = "[data-playback].bar"
TURNS = 6
"""After so many turns the others must have been seen to move."""


def freeze(page: Page) -> None:
    """While something is played back, let time stand still."""
    page.keyboard.press(" ")
    expect(page.locator("[data-do=play-pause]")).to_have_attribute("aria-pressed", "true")


def reveal(page: Page) -> None:
    """Santo Domingo at four seats, the cards open, and time stands still."""
    page.locator("[data-card=captain][data-target=can]").wait_for()
    seal(page, "captain")
    page.locator("[data-quay]").wait_for()
    freeze(page)


def on_to(page: Page, number: int) -> None:
    """Step on until this number acts; a Trader who still thinks keeps everybody waiting."""
    end = time.monotonic() + PATIENCE / 1000
    while not page.locator(f"[data-quay] [data-state=now][data-number='{number}']").count():
        assert time.monotonic() < end, f"{number} never acts"
        if page.locator(PLAYING).count():
            page.keyboard.press("ArrowRight")


def test_the_reveal_shows_all_cards_and_then_one_number_after_the_other(visit: Visit) -> None:
    page = visit(motion=True, speed="slow", table="santo_domingo", seats=4)
    reveal(page)
    while page.locator("[data-quay] [data-state=now]").count():
        page.keyboard.press("ArrowLeft")

    played = page.locator("[data-quay] [data-number]")
    numbers = [int(played.nth(index).get_attribute("data-number") or 0) for index in range(played.count())]
    assert numbers == sorted(numbers)
    assert not complaints(page)
    for number in numbers:
        on_to(page, number)
        expect(page.locator("[data-quay] [data-state=done]")).to_have_count(numbers.index(number))
        if number == 1:
            expect(page.locator(".log")).not_to_contain_text("Round 2")
            expect(page.locator("[data-quay] [data-state=now]")).to_contain_text("+")
    page.keyboard.press("End")
    expect(page.locator(PLAYING)).to_have_count(0)
    expect(page.locator("[data-card=captain]")).to_contain_text("played")

    menu(page, "Show again")
    expect(page.locator("[data-quay]")).to_be_visible()
    page.locator(".stage").click(position={"x": 5, "y": 5})  # what one does oneself ends it
    expect(page.locator("[data-quay]")).to_have_count(0)


def test_the_speed_is_kept_and_at_once_plays_nothing(visit: Visit) -> None:
    page = visit(motion=True, speed="slow", table="santo_domingo", seats=4)
    reveal(page)
    page.locator("[data-speed=quick]").click()
    page.wait_for_function("localStorage.getItem('antilles.speed') === 'quick'")
    page.locator("[data-do=play-end]").click()
    page.reload()
    page.locator("[data-card=admiral][data-target=can]").wait_for()
    menu(page, "Display")
    expect(page.locator("[data-speed=quick]")).to_have_attribute("aria-checked", "true")
    page.locator("[data-speed=off]").click()
    page.keyboard.press("Escape")

    seal(page, "admiral")

    expect(page.locator("[data-card=admiral]")).to_contain_text("played")
    expect(page.locator(PLAYING)).to_have_count(0)


def test_whoever_wants_no_motion_goes_on_by_hand(visit: Visit) -> None:
    page = visit(speed="normal", table="santo_domingo", seats=4)
    page.locator("[data-card=captain][data-target=can]").wait_for()
    seal(page, "captain")

    page.locator("[data-do=play-next]").wait_for()
    assert not page.evaluate("document.getAnimations().some((one) => one.playState === 'running')")
    seen: set[str] = set()
    mine = page.locator("[data-card=admiral][data-target=can]")
    while True:  # the bots may think in between: then there is nothing to go on to until they have decided
        page.locator("[data-do=play-next]").or_(mine).first.wait_for()
        if not page.locator("[data-do=play-next]").count():
            break
        seen.add(page.locator(f"{PLAYING} b").inner_text())
        page.locator("[data-do=play-next]").click()
    assert len(seen) >= 3
    expect(page.locator("[data-card=captain]")).to_contain_text("played")


def test_the_others_moves_are_shown_one_after_the_other(visit: Visit) -> None:
    """Santiago at four seats: the bar tells what the board shows, move by move, before the log has the next one."""
    page = visit(motion=True, speed="quick", table="santiago_de_cuba", seats=4)
    rng = random.Random(4)
    for _ in range(TURNS):  # bots that still thought when it began are shown by themselves, later
        take_a_turn(page, rng)
        told, cars = shown_again(page)
        drives = [step for step, sentence in enumerate(told) if step and " drives to " in sentence]
        for step in drives:
            assert cars[step] != cars[step - 1], f"the board shows them driving, one after the other: {told[step]}"
        if len(drives) >= 2:
            break
    else:
        raise AssertionError("the drives of three bots were never shown")


def take_a_turn(page: Page, rng: random.Random) -> None:
    """Until the others have answered it, and one is asked again."""
    played = False
    while not (asked(page) and played):
        act(page, rng)
        page.locator(f"{CAN}, {PLAYING}, [data-do=confirm], {ALL}").first.wait_for()
        played = page.locator(PLAYING).count() > 0


def shown_again(page: Page) -> tuple[list[str], list[str]]:
    """What the bar tells step by step, and where the car stands on the board."""
    page.keyboard.press("l")
    menu(page, "Show again")
    page.locator(PLAYING).wait_for()
    freeze(page)
    told: list[str] = []
    cars: list[str] = []
    while page.locator(PLAYING).count():
        sentence = page.locator(f"{PLAYING} b").inner_text()
        if not page.locator(CAN).count():  # with the last step it is my turn, and a list of choices may cover the log
            expect(page.locator(".log li").first).to_have_text(re.compile(re.escape(sentence[-20:]) + r"\s*$"))
        told.append(sentence)
        cars.append(page.locator(".car").first.get_attribute("style") or "")
        page.keyboard.press("ArrowRight")
    return told, cars
