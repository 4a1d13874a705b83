"""Boards on test data in a real browser: built beside the page, served from here, switched in place."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tools import web

PATIENCE = 120_000
"""Milliseconds: others may build and measure beside."""
MEASURE = f"() => {{ window.measured = {(Path(__file__).parent / 'measure.js').read_text(encoding='utf-8')} }}"
"""Kept by the page: what is given to it anew is also made quick anew, in the middle of it and for nothing."""
SIZES = {
    "D-low": (1366, 650),
    "D-low wide": (1536, 730),
    "D": (1440, 900),
    "D small": (1280, 800),
    "W": (1920, 1080),
    "XL": (2560, 1300),
    "T": (1180, 820),
    "T small": (1024, 768),
    "T tall": (820, 1180),
    "T tall small": (768, 1024),
    "L": (844, 390),
    "P": (390, 844),
    "P small": (360, 740),
    "L zoomed": (683, 325),
    "L large": (960, 540),
}
"""By class of window. The last two are desks of 1366 × 650 and 1920 × 1080 at 200 %."""
LANGUAGES = ("en", "fr", "it")
THEMES = ("light", "dark")
LONG = ["Maximiliane-Bernadette 2", "Guillaume de la Fontaine", "Giovanbattista Santacroce", "Wilhelmina Oosterhuizen"]
LONG += ["Konstantinos Papadimitriou", "Anna-Charlotte Lindqvist"]
"""Names of 24 letters and more."""


@cache
def fixtures(game: str) -> list[dict[str, Any]]:
    """The positions of a game, as ``make web-data`` writes them."""
    found: list[dict[str, Any]] = json.loads((web.WEB / "fixtures" / f"{game}.json").read_text(encoding="utf-8"))
    return found


class Handler(SimpleHTTPRequestHandler):
    """The built boards, and the positions from where they are kept."""

    def translate_path(self, path: str) -> str:
        plain = path.split("?")[0].lstrip("/")
        return str((web.WEB if plain.startswith("fixtures/") else web.TRIAL) / plain)

    def log_message(self, format: str, *args: Any) -> None:
        """Quiet."""


@contextmanager
def boards(browser: Browser) -> Iterator[Page]:
    """A page on which ``show`` puts up any position."""
    web.trial()
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    context = browser.new_context(reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    try:
        page = context.new_page()
        page.goto(f"http://127.0.0.1:{server.server_port}/fixture.html")
        page.wait_for_selector("html[data-ready]", state="attached")
        yield page
    finally:
        context.close()
        server.shutdown()
        server.server_close()


def unpainted(page: Page) -> None:
    """Where boxes are measured, nobody has to paint them: that is a third of the work."""
    page.evaluate("() => { document.documentElement.style.clipPath = 'inset(100%)' }")


def laid_out(page: Page) -> None:
    """Wait until what has changed is laid out, and what follows from its size too."""
    page.evaluate(
        "() => document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))"
    )


def show(page: Page, **wish: Any) -> None:
    """Put up a position; resolves when it is laid out, fonts and all."""
    page.evaluate(
        "(wish) => show(wish).then(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))",
        wish,
    )


FOLLOWS = 4
"""Frames until everything has followed: a board is measured, scrolls to what is asked, and then its edges are named."""


def measure(page: Page) -> list[str]:
    """What is wrong, and still is when what follows from a size has been laid out."""
    if not page.evaluate("() => 'measured' in window"):
        page.evaluate(MEASURE)
    found: list[str] = page.evaluate("() => measured()")
    for _ in range(FOLLOWS):
        if not found:
            break
        laid_out(page)
        found = page.evaluate("() => measured()")
    return found


def in_windows(page: Page, windows: Sequence[tuple[int, int]], first: int = 0) -> dict[str, str]:
    """What is wrong, and in which of these windows; by day and by night in turn."""
    wrong: dict[str, str] = {}
    for number, (width, height) in enumerate(windows, first):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", THEMES[number % 2])
        laid_out(page)
        for line in measure(page):
            wrong.setdefault(line, f"{width} by {height}, {THEMES[number % 2]}")
    return wrong
