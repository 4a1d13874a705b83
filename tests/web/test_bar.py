"""The bar speaks: what is asked, what is picked with its cost and gain, what follows; and a refusal is true."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.hands import act, asked, seal

DRIVE = {
    "en": ("Where do you drive?", "Drive to ", "then", "pay {n} peso"),
    "fr": ("Où allez-vous\u202f?", "Aller ", "ensuite", "payer {n} peso"),
    "it": ("Dove vai?", "Vai ", "poi", "paga {n} peso"),
}
EMPTY_PHRASES = re.compile(r"Your turn|À vous|Tocca a te|highlighted|main action|alternative action", re.IGNORECASE)


def ask_to_drive(page: Page) -> None:
    """Santiago: the decisions before the first drive, if there are any, then the drive."""
    page.locator("[data-asks]").wait_for()
    while page.locator("[data-asks=ask-demand]").count():
        page.locator(".bar [data-loose], [data-target=can]").first.click()
        page.locator("[data-do=confirm]").click()
        page.locator("[data-asks=ask-car], .idle").first.wait_for()
    page.locator("[data-asks=ask-car]").wait_for()


def pick_what_costs(page: Page) -> None:
    """The first stop that is paid for; at some the Cuban gives back more than the drive costs."""
    targets = page.locator(".stage [data-target=can]")
    for number in range(1, targets.count()):
        targets.nth(number).click()
        page.locator(".bar .pill").wait_for()
        if page.locator(".bar .say .cost").count():
            return
        page.locator("[data-do=undo]").click()


@pytest.mark.parametrize(("language", "width", "height"), [("en", 1366, 650), ("fr", 390, 844), ("it", 1180, 820)])
def test_a_drive_is_asked_picked_and_followed(language: str, width: int, height: int, visit: Visit) -> None:
    page = visit(lang=language, width=width, height=height, table="santiago_de_cuba")
    ask_to_drive(page)
    question, deed, then, price = DRIVE[language]
    say = page.locator(".bar .say")
    expect(say).to_contain_text(question)
    assert not EMPTY_PHRASES.search(page.locator(".bar").inner_text())

    pick_what_costs(page)

    expect(say).to_contain_text(deed)
    cost = say.locator(".cost").inner_text().strip()
    assert re.fullmatch("−[1-3]", cost), cost
    expect(say).to_contain_text(price.format(n=cost.removeprefix("−")))
    expect(say.locator(".pill")).to_have_text(then)
    if width >= 640:
        expect(say).to_contain_text(question)
    expect(page.locator("[data-do=confirm]")).to_contain_text(deed.strip())


def test_what_the_picked_move_opens_has_a_dashed_ring(visit: Visit) -> None:
    """A drive to a Cuban with a flower opens the free buildings under that flower."""
    page = visit(table="santiago_de_cuba")
    ask_to_drive(page)
    targets = page.locator(".stage [data-target=can]")
    for number in range(targets.count()):
        targets.nth(number).click()
        page.locator(".bar .pill").wait_for()
        if re.search("tulip|sunflower|periwinkle|jasmine", page.locator(".bar .then-line").inner_text()):
            expect(page.locator(".stage .then")).not_to_have_count(0)
            return
        page.locator("[data-do=undo]").click()


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_santo_domingos_refusal_is_true_at_every_number_of_seats(seats: int, visit: Visit) -> None:
    """A card that has been played: the reason is the hand, not a move that does not exist."""
    page = visit(table="santo_domingo", seats=seats)
    page.locator("[data-card=captain][data-target=can]").wait_for()
    if seats < 4:
        page.locator("[data-card=captain]").click()
        page.locator("[data-card=admiral]").click()
        page.locator("[data-do=confirm]").click()
    else:
        seal(page, "captain")
    page.locator("[data-card=captain][data-target=not]", has_text="played").wait_for()
    page.locator("[data-card=governor][data-target=can]").wait_for()

    page.locator("[data-card=captain]").click()

    expect(page.locator("[data-refused]")).to_contain_text("You do not hold the Captain")
    expect(page.locator("[data-refused]")).to_contain_text("Rule SD-")


def test_hint_and_all_moves_are_in_the_menu_of_the_bar_once_a_move_is_picked(visit: Visit) -> None:
    page = visit(table="santo_domingo", seats=4)
    page.locator("[data-card=captain][data-target=can]").wait_for()
    expect(page.locator(".bar [data-do=all]")).to_be_visible()

    page.locator("[data-card=captain]").click()

    expect(page.locator(".bar [data-do=all]")).to_have_count(0)
    page.locator("[data-do=more]").click()
    page.locator(".bar [data-choice='play beggar']").click()
    expect(page.locator(".bar .say")).to_contain_text("Play the Beggar")


def test_the_list_of_all_moves_can_be_pressed_in_every_kind_of_window(visit: Visit) -> None:
    """Its first and its last move; a press elsewhere closes it."""
    page = visit(table="santo_domingo", seats=4)
    page.locator("[data-card=captain][data-target=can]").wait_for()
    for width, height in [(1366, 650), (1180, 820), (844, 390), (390, 844)]:
        page.set_viewport_size({"width": width, "height": height})
        for card, name in [("captain", "Captain"), ("beggar", "Beggar")]:
            page.locator(".bar [data-do=all]").click()
            page.locator(f".bar [data-choice='play {card}']").click()
            expect(page.locator(".bar .say")).to_contain_text(f"Play the {name}")
            expect(page.locator(".drop-up")).to_have_count(0)
            page.keyboard.press("Escape")
        page.locator(".bar [data-do=all]").click()
        page.locator(".bar .say").click()
        expect(page.locator(".drop-up")).to_have_count(0)


def test_the_sites_of_santa_cruz_have_names(visit: Visit) -> None:
    page = visit(table="santa_cruz")
    while asked(page) and not page.locator("[data-asks=ask-landing]").count():
        act(page, random.Random(1))

    page.locator(".stage [data-target=can]").first.click(force=True)

    expect(page.locator(".bar .say b")).to_contain_text(
        re.compile(r"Landing at [A-Z][a-zñíá]+ ?[A-Z]?[a-zñíá]*: an? \w+ for")
    )


def test_no_rectangle_stands_round_a_site_that_the_page_gave_the_focus(visit: Visit) -> None:
    """Chromium draws one round every drawn thing with the focus, also for whoever plays with a mouse."""
    page = visit(table="santa_cruz")
    act(page, random.Random(1))
    asked(page)
    page.wait_for_function("() => document.activeElement.matches('.stage g')")
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "none"
