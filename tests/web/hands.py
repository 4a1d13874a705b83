"""What a person does on the page, by mouse and keyboard."""

from __future__ import annotations

import random
from contextlib import suppress

from playwright.sync_api import Page, TimeoutError as TooLate, expect

END = ".end"
CONFIRM = "[data-do=confirm]:not([disabled])"
SHORT = 5_000
ALL = ".bar [data-do=all]:visible"
CAN = (
    ", ".join(f"{part} [data-target=can]:visible" for part in (".stage", ".rail", ".drawer", ".strip"))
    + ", .bar [data-loose]:visible"
)


def against_bots(page: Page, game: str, seats: int = 2) -> None:
    """From the home page to the first decision: two clicks, and one more for the number of seats."""
    page.locator(f"a[href='#/new/{game}'] >> visible=true").last.click()
    page.get_by_role("button", name=str(seats), exact=True).click()
    page.locator("[data-do=bots]").click()
    page.locator(".app").wait_for()


def asked(page: Page) -> bool:
    """Wait until something can be done here or the game is over; True for the former."""
    page.locator(f"{CAN}, {END}, [data-do=confirm], {ALL}").first.wait_for()
    return page.locator(END).count() == 0


def act(page: Page, rng: random.Random) -> None:
    """One decision by clicking something that glows, then the button that names the move.

    The table may change under the hand, as when a bot is faster: then this click is void, and the next one counts.
    """
    with suppress(TooLate):
        if not page.locator(CONFIRM).count():
            glowing = page.locator(CAN)
            count = glowing.count()
            if count:
                glowing.nth(rng.randrange(count)).click(force=True, timeout=SHORT)
            page.locator(f"{CONFIRM}, [data-choice], [data-do=all]").first.wait_for(state="attached", timeout=SHORT)
        if not page.locator(CONFIRM).count():
            choose(page, rng)
        page.locator(CONFIRM).click(timeout=SHORT)
        page.wait_for_function("() => !document.querySelector('[data-do=confirm]:disabled')")


def choose(page: Page, rng: random.Random) -> None:
    """What was clicked stands for several moves: take one of the list."""
    every = page.locator("[data-do=all]")
    if every.count() and page.locator(".all[open]").count() == 0:
        every.click(timeout=SHORT)
        page.locator(".bar [data-choice]").first.wait_for(timeout=SHORT)
    choices = page.locator(".bar [data-choice]")
    if choices.count():
        choices.nth(rng.randrange(choices.count())).click(timeout=SHORT)


def menu(page: Page, entry: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.locator(".drop").get_by_role("button", name=entry).click()


def log_of(page: Page) -> str:
    """What the log tells, whichever tab is in front: choices that have no room in the bar stand in its place."""
    while True:
        page.keyboard.press("l")
        with suppress(TooLate):  # the next decision may have opened its own tab meanwhile
            return page.locator(".log").inner_text(timeout=SHORT)


def play_to_the_end(page: Page, seed: int, most: int = 600) -> None:
    rng = random.Random(seed)
    for _ in range(most):
        if not asked(page):
            break
        act(page, rng)
    expect(page.locator(END)).to_be_visible()


def seal(page: Page, card: str) -> None:
    """Santo Domingo with four seats: choose this card."""
    page.locator(f"[data-card={card}]").click()
    page.locator("[data-do=confirm]").click()
