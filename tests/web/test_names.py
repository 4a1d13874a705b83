"""What a screen reader says of everything one can do: words, with price and effect where it has them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.web.trial import LANGUAGES, SIZES, boards, fixtures, show, unpainted

OFFERED = ".app [data-target=can], .app [data-loose]"
TOLD = {
    ("santo_domingo", "choose"): r"\d \w+ .*(\d|goods|cards|points)",
    ("santiago_de_cuba", "demand"): r"[\w ]+: \d wanted",
    ("santiago_de_cuba", "car"): r".+: .+(free|\d pesos?)$",
    ("santiago_de_cuba", "lawyer"): r"(.+: .+; (red tulip|yellow sunflower|blue periwinkle|white jasmine)|Do nothing)",
    ("santiago_de_cuba", "deliveries"): r"([\w ]+: \d wanted|Pass)",
    ("santa_cruz", "landing"): r"[A-Z]\w+ .+, .*points?",
    ("santa_cruz", "cards"): r"([A-Z]\w+ .+, .*points?|[A-Z]\w+.* \d+ left|.+ \d+ points? )",
    ("cuba", "turn"): r"\w.+: (\+\d )?\w+",
    ("cuba", "pawn"): r"Row \d, column \d: \w+",
    ("cuba", "trade"): r"((Buy|Sell) 1 .+ for \d+ pesos?|Stop|Done)",
    ("cuba", "build"): r"(\w.+: .+; costs \d .+|Stop|Done)",
    ("cuba", "load"): r"(Dock \d, \d points? .+: .+|Stop|Done)",
    ("cuba", "pass"): r"Bill [IV]+: .+",
}
"""By game and phase: what the name of each thing has to tell, in English."""


@pytest.fixture(scope="module")
def stand(browser: Browser) -> Iterator[Page]:
    with boards(browser) as page:
        page.set_viewport_size(dict(zip(("width", "height"), SIZES["D-low"], strict=True)))  # type: ignore[arg-type]
        unpainted(page)
        yield page


def spoken(page: Page) -> list[str]:
    """The names in the browser's own accessibility tree of all that is offered."""
    session = page.context.new_cdp_session(page)
    root = session.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
    names = []
    for node in session.send("DOM.querySelectorAll", {"nodeId": root, "selector": OFFERED})["nodeIds"]:
        [one] = session.send("Accessibility.getPartialAXTree", {"nodeId": node, "fetchRelatives": False})["nodes"]
        if not one["ignored"]:
            names.append(" ".join(one["name"]["value"].split(" ")))
    session.detach()
    return names


def first(game: str, phase: str) -> int:
    """The position of a phase in which most can be done."""
    found = [n for n, one in enumerate(fixtures(game)) if one["legal"] and one["view"]["phase"] == phase]
    return max(found, key=lambda n: len(fixtures(game)[n]["legal"]))


@pytest.mark.parametrize(("game", "phase"), TOLD)
def test_whatever_can_be_done_says_its_price_and_effect(game: str, phase: str, stand: Page) -> None:
    show(stand, game=game, n=first(game, phase))
    names = spoken(stand)
    assert len(names) > 1
    assert [name for name in names if not re.match(TOLD[game, phase], name)] == []


@pytest.mark.parametrize("game", sorted({game for game, _ in TOLD}))
def test_every_name_is_words(game: str, stand: Page) -> None:
    """No identifier, no message without its values; in French with the spaces before its signs."""
    for at, phase in enumerate(dict.fromkeys(one["view"]["phase"] for one in fixtures(game) if one["legal"])):
        language = LANGUAGES[at % 2 + 1]
        show(stand, game=game, n=first(game, phase), lang=language)
        for name in spoken(stand):
            assert re.search(r"[^\W\d_]{3}", name), (phase, name)
            assert not re.search(r"[{}$_]|board-|undefined|NaN", name), (phase, name)
            if language == "fr":
                assert not re.search(r"[^\s\d][:;?!](\s|$)| [:;?!]", name), (phase, name)
