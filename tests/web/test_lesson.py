"""A lesson by keyboard on a phone: look, do, be answered, come back where one stopped."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.real import Served


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
