"""The letters of the drawings can be read on what lies behind them: measured on the screen itself, by day and night."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.selection import COMPLETE
from tests.web.trial import SIZES, THEMES, boards, fixtures, show

DRAWN = [
    ("santo_domingo", "D"),
    ("santiago_de_cuba", "D"),
    ("santiago_de_cuba", "P"),
    ("santa_cruz", "D"),
    ("santa_cruz", "P"),
]
"""Where letters are part of a drawing; the others are measured by axe."""
CONTRAST = (Path(__file__).parent / "contrast.js").read_text(encoding="utf-8")
LETTERS = """() => {
  const inside = (a, b) => a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom
  const apart = (a, b) => a.right <= b.left || a.left >= b.right || a.bottom <= b.top || a.top >= b.bottom
  const over = document.querySelectorAll('.zoom button, .edges button, [data-edge]')
  const floating = [...over].map((one) => one.getBoundingClientRect())
  const scrolls = (one) => one.matches('[data-nearest]') || /auto|scroll/.test(getComputedStyle(one).overflowY)
  // what is moved by hand goes on behind its edges, and a map under the buttons on it: nobody reads it there
  const inSight = (one) => {
    const box = one.getBoundingClientRect()
    for (let at = one.parentElement; at; at = at.parentElement)
      if (scrolls(at) && !inside(box, at.getBoundingClientRect())) return false
    return !one.closest('[data-nearest]') || floating.every((button) => apart(box, button))
  }
  return [...document.querySelectorAll('.app svg text')]
  .filter(inSight)
  .filter((one) => one.textContent.trim() && one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    const style = getComputedStyle(one)
    const letters = parseFloat(style.fontSize) * Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b)
    const large = letters >= 24 || (letters >= 18.6 && Number(style.fontWeight) >= 700)
    const ink = style.fill.match(/[\\d.]+/g).slice(0, 3).map(Number)
    return { text: one.textContent.trim(), box: { x, y, width, height }, ink, large }
  })
  .filter(({ box: { x, y, width, height } }) => width > 2 && x >= 0 && y >= 0)
  .filter(({ box: { x, y, width, height } }) => x + width <= innerWidth && y + height <= innerHeight)
}"""
HIDDEN = """() => {
  const blank = document.createElement('style')
  blank.id = 'blank'
  blank.textContent = 'svg text { visibility: hidden !important }'
  document.head.append(blank)
}"""


@pytest.fixture(scope="module")
def stand(browser: Browser) -> Iterator[Page]:
    with boards(browser) as page:
        yield page


def board_in_front(page: Page) -> None:
    """On a phone the panel of the decision may lie over the board: whoever wants to see the board taps its name."""
    if page.locator(".stage.behind").count():
        page.locator(".tabbar button").first.click()
        page.locator(".stage:not(.behind)").wait_for()


def poor(page: Page) -> list[str]:
    """The texts of drawings with too little contrast, with their ratio."""
    texts: list[dict[str, Any]] = page.evaluate(LETTERS)
    assert texts, "no letters are drawn"
    page.evaluate(HIDDEN)
    seen = base64.b64encode(page.screenshot(type="png", scale="css")).decode()
    page.evaluate("() => document.getElementById('blank').remove()")
    found: list[str] = page.evaluate(CONTRAST, {"texts": texts, "seen": seen})
    return found


@pytest.mark.parametrize(("game", "size"), DRAWN)
def test_the_letters_of_drawings_can_be_read(game: str, size: str, stand: Page) -> None:
    width, height = SIZES[size]
    stand.set_viewport_size({"width": width, "height": height})
    every = range(len(fixtures(game)))
    wrong: dict[str, str] = {}
    for turn, n in enumerate(every if COMPLETE else every[:: max(1, len(every) // 6)]):
        for theme in THEMES if COMPLETE else [THEMES[turn % 2]]:
            show(stand, game=game, n=n, theme=theme)
            board_in_front(stand)
            for line in poor(stand):
                wrong.setdefault(line, f"{game} {n} {theme}")
    assert not wrong, wrong


@pytest.mark.parametrize(("game", "size"), [("santo_domingo", "D"), ("santiago_de_cuba", "P"), ("santa_cruz", "P")])
def test_pale_letters_are_found(game: str, size: str, stand: Page) -> None:
    width, height = SIZES[size]
    stand.set_viewport_size({"width": width, "height": height})
    show(stand, game=game, n=0)
    board_in_front(stand)
    assert not poor(stand)
    planted = stand.add_style_tag(content="svg text { fill: #d8cfb0 !important }")
    found = poor(stand)
    planted.evaluate("(one) => one.remove()")
    assert found


RINGS = """() => [...document.querySelectorAll('.app .spot[aria-pressed=true]')].map((one) => {
  const light = (colour) => {
    const [r, g, b] = colour.match(/[\\d.]+/g).map((part) => ((part / 255 + 0.055) / 1.055) ** 2.4)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  let room = one.parentElement
  while (/, 0\\)$|^transparent$/.test(getComputedStyle(room).backgroundColor)) room = room.parentElement
  const rings = getComputedStyle(one).boxShadow.match(/rgba?\\([^)]*\\)/g)
  const [outer, behind] = [rings.at(-1), getComputedStyle(room).backgroundColor].map(light)
  return (Math.max(outer, behind) + 0.05) / (Math.min(outer, behind) + 0.05)
})"""


@pytest.mark.parametrize(("game", "verb"), [("santo_domingo", "play"), ("cuba", "build"), ("santa_cruz", "objective")])
def test_what_is_picked_is_ringed_in_a_colour_that_the_room_does_not_have(game: str, verb: str, stand: Page) -> None:
    """Cards, tiles and rows of a hand; what is drawn lies on boards that are as light by night."""
    width, height = SIZES["D"]
    stand.set_viewport_size({"width": width, "height": height})
    asked = ((n, [move["text"].split()[0] for move in one["legal"]]) for n, one in enumerate(fixtures(game)))
    n, pick = next((n, legal.index(verb)) for n, legal in asked if verb in legal)
    for theme in THEMES:
        show(stand, game=game, n=n, pick=pick, theme=theme)
        rings = stand.evaluate(RINGS)
        assert rings, "nothing is picked"
        assert min(rings) >= 3, f"{theme}: {rings}"
