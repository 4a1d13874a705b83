"""The parrot of a lesson stands beside what it speaks of, on every size of a window."""

from __future__ import annotations

import pytest

from antilles.games import find
from antilles.school.lesson import lessons_of
from antilles.school.walk import PUPIL, Place, legal_texts, places
from tests.web.conftest import Visit
from tests.web.hands import CONFIRM

SIZES = [(390, 844), (844, 390), (1366, 650), (1180, 820)]
LESSONS = [
    ("santo_domingo", "first"),
    ("santiago_de_cuba", "first"),
    ("santa_cruz", "first"),
    ("cuba", "first"),
    ("cuba", "el_presidente"),
]
FOLD = "[data-do=lesson-fold]"
WHOLE = """() => {
    const { left, top, right, bottom } = document.querySelector('[data-coach]').getBoundingClientRect()
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
}"""
MOST = 0.05
"""The part of a thing that may lie under the bubble."""
STANDS = "number => { window.__still = ''; return document.querySelector('[data-coach]')?.dataset.coach === number }"
STILL = """() => {
    const box = (one) => Object.values(one.getBoundingClientRect().toJSON()).join()
    const now = [...document.querySelectorAll('[data-coach], .veil > rect[rx]')].map(box).join(' ')
    const since = window.__still?.now === now ? window.__still.since : performance.now()
    window.__still = { now, since }
    return performance.now() - since > 250
}"""
COVERED = """(wanted) => {
    const bubble = document.querySelector('[data-coach]').getBoundingClientRect()
    const names = ['data-moves', 'data-choice', 'data-loose', 'data-steps']
    const answers = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }) &&
        names.some((name) => one.getAttribute(name)?.split('|').some((text) => wanted.includes(text))))
    const fixed = document.querySelectorAll('.veil > rect[rx], [data-do=confirm]')
    const things = [...fixed, ...answers]
    return things.flatMap((one) => {
        const box = one.getBoundingClientRect()
        const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)]
        const [right, bottom] = [Math.min(box.right, innerWidth), Math.min(box.bottom, innerHeight)]
        const wide = Math.min(right, bubble.right) - Math.max(left, bubble.left)
        const high = Math.min(bottom, bubble.bottom) - Math.max(top, bubble.top)
        const part = wide > 0 && high > 0 ? (wide * high) / ((right - left) * (bottom - top)) : 0
        const { moves, choice, loose, do: done } = one.dataset
        const name = `${moves ?? choice ?? loose ?? done ?? 'lit'} at ${Math.round(left)},${Math.round(top)}`
        return part > 0 ? [[name, part]] : []
    })
}"""


@pytest.mark.parametrize(("width", "height"), SIZES, ids=[f"{width}x{height}" for width, height in SIZES])
@pytest.mark.parametrize(("name", "lesson_name"), LESSONS, ids=["-".join(one) for one in LESSONS])
def test_the_parrot_covers_nothing_that_it_speaks_of(
    name: str, lesson_name: str, width: int, height: int, visit: Visit
) -> None:
    game = find(name)
    lesson = next(one for one in lessons_of(game) if one.name == lesson_name)
    page = visit(f"lesson/{name}/{lesson_name}", width=width, height=height)
    wrong: list[str] = []
    for place in places(game, lesson):
        legal = legal_texts(game, place.state) if PUPIL in place.state.actors() else []
        right = [text for text in legal if (place.asked.accepts(text) if place.asked else place.step.taps(text))]

        def look(when: str, place: Place = place, right: list[str] = right) -> None:
            page.wait_for_function(STILL)
            while page.locator(FOLD).count():  # read first
                if not page.evaluate(WHOLE):
                    wrong.append(f"{place.number + 1}.{place.task} {when}: cut off where it is read")
                page.locator(FOLD).click()
                page.wait_for_function(STILL)
            for thing, part in page.evaluate(COVERED, right):
                if part > MOST:
                    wrong.append(f"{place.number + 1}.{place.task} {when}: {part:.2f} of {thing}")

        if place.task == 0:
            page.wait_for_function(STANDS, arg=str(place.number + 1))
        look("asked")
        if place.asked is not None:
            page.keyboard.press("s")
            page.locator(CONFIRM).wait_for()
            look("picked")
            page.keyboard.press("c")
            page.locator("[data-answer=right], [data-task]").first.wait_for(state="attached")
            page.locator(CONFIRM).wait_for(state="detached")
        if place.asked is None or place.task == len(place.step.tasks) - 1:
            if place.asked is not None:
                page.locator("[data-task]").wait_for(state="detached")
                look("answered")
            page.locator("[data-do=lesson-next], [data-do=lesson-skip]").evaluate("one => one.click()")
    assert not wrong, "\n".join(wrong)
