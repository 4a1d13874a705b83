"""A lesson by keyboard on a phone: look, do, be answered, come back where one stopped. Puzzles: find, be told why."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from antilles.games import find
from antilles.kernel.step import legal_moves
from antilles.school.puzzles import puzzles_of, state_of
from tests.web.conftest import Visit
from tests.web.hands import CONFIRM
from tests.web.real import Served

IS_LIT = """(asked) => {
    const { x, y, right, bottom } = document.querySelector(asked).getBoundingClientRect()
    const around = (one) => one.x <= x && one.y <= y && one.right >= right && one.bottom >= bottom
    return [...document.querySelectorAll('.veil > rect[rx]')].some((one) => around(one.getBoundingClientRect()))
}"""


def test_a_lesson_is_done_by_keyboard_on_a_phone_and_goes_on_after_a_break(visit: Visit, served: Served) -> None:
    page = visit("lesson/santo_domingo/first", width=390, height=844, speed="off")
    coach = page.locator("[data-coach]")

    expect(coach).to_have_attribute("data-coach", "1")
    page.keyboard.press("ArrowRight")
    expect(coach).to_have_attribute("data-coach", "2")
    page.keyboard.press("ArrowLeft")
    expect(coach).to_have_attribute("data-coach", "1")
    page.keyboard.press("n")
    page.keyboard.press("n")
    expect(coach).to_have_attribute("data-coach", "3")
    page.keyboard.press("1")  # the first card is touched: that was the task
    expect(page.locator("[data-answer=right]")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-do=lesson-next]").press("Enter")

    expect(coach).to_have_attribute("data-coach", "4")
    page.locator("[data-task]").wait_for()
    page.keyboard.press("5")
    expect(page.locator("[data-do=confirm]")).to_be_visible()
    page.keyboard.press("c")  # the Galleon: legal, put back, with its own answer
    expect(page.locator("[data-answer=other]")).to_be_visible()
    expect(page.locator("[data-task]")).to_be_visible()
    page.keyboard.press("s")
    expect(page.locator("[data-do=confirm]")).to_be_visible()
    page.keyboard.press("c")
    expect(page.locator("[data-answer=right]")).to_be_visible()
    expect(page.locator("[data-task]")).to_have_count(0)
    page.locator("[data-do=lesson-next]").click()
    expect(coach).to_have_attribute("data-coach", "5")

    page.reload()
    expect(coach).to_have_attribute("data-coach", "5")
    inside = coach.evaluate(
        "one => { const { left, right, top } = one.getBoundingClientRect();"
        " return left >= 0 && right <= innerWidth && top >= 0 }"
    )
    assert inside
    page.goto(f"{served.address}/#/learn/games")
    expect(page.locator("[data-lesson='santo_domingo/first']")).to_contain_text("5")


def test_what_is_asked_in_the_bar_is_lit_there(visit: Visit) -> None:
    page = visit("lesson/cuba/first", speed="off")
    coach = page.locator("[data-coach]")
    for step in ("1", "2"):
        expect(coach).to_have_attribute("data-coach", step)
        page.locator("[data-do=lesson-next], [data-do=lesson-skip]").click()
    page.keyboard.press("s")
    page.locator(CONFIRM).click()  # the architect: build, or the small action?
    for asked in (".bar [data-loose=main]", CONFIRM):
        page.locator(asked).wait_for()
        page.wait_for_function(IS_LIT, arg=asked.partition(":")[0])
        page.keyboard.press("s")


def test_a_puzzle_is_found_by_its_key_rated_once_and_played_on(visit: Visit, served: Served) -> None:
    game = find("santo_domingo")
    shipped = puzzles_of(game)
    first = next(one for one in shipped.values() if one.seats == 4)
    legal = [game.text(move) for move in legal_moves(state_of(game, first), first.seat)]
    page = visit(f"puzzles/santo_domingo/{first.id}", speed="off")
    one = page.locator("[data-puzzle]")
    expect(one).to_have_attribute("data-puzzle", first.id)
    expect(page.locator("[data-rating]")).to_have_attribute("data-rating", "1000")

    page.keyboard.press(str(legal.index(first.best) + 1))
    expect(page.locator(f"[data-choice='{first.best}']")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("c")
    expect(page.locator("[data-verdict=right]")).to_be_visible()
    expect(page.locator("[data-puzzle-note] li")).to_have_count(len(first.reasons))
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "1")

    page.locator("[data-do=next-puzzle]").click()
    expect(page.locator("[data-verdict]")).to_have_count(0)
    expect(one).not_to_have_attribute("data-puzzle", first.id)
    second = shipped[one.get_attribute("data-puzzle") or ""]
    page.locator("[data-do=hint]").click()
    expect(page.locator("[data-verdict=other]")).to_be_visible()
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "0")

    page.goto(f"{served.address}/#/learn/games")
    page.locator("[data-puzzles=santo_domingo]").click()
    expect(page.locator("[data-rating]")).not_to_have_attribute("data-rating", "1000")
    for known in (first, second):
        expect(one).not_to_have_attribute("data-puzzle", known.id)
    page.locator("[data-do=hint]").click()
    page.locator("[data-do=play-on]").click()
    page.wait_for_url("**/#/t/**")
    page.locator("[data-target=can]").first.wait_for()


@pytest.mark.parametrize(("game", "lang"), [("santo_domingo", "it"), ("santiago_de_cuba", "fr"), ("cuba", "fr")])
def test_a_summary_is_one_sheet_of_paper(game: str, lang: str, visit: Visit) -> None:
    page = visit(f"page/{game}", lang=lang)
    page.locator("main h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    paper = page.pdf(format="A4", prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1
