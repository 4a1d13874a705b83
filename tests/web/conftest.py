"""A real server and a real browser for the tests of the page; skipped with a line where there is no Chromium."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.web.hands import listen, made_table
from tests.web.real import Served, free_port
from tools import compile as compiling, web

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 60_000
"""Milliseconds a step may take on a busy machine."""
expect.set_options(timeout=PATIENCE / 2)


def is_expected(line: ConsoleMessage) -> bool:
    """The browser notes every answer that is no success; these are part of what the page does.

    Nobody is known yet when the page asks who sits here; a move that is tried out may be refused, which is how the page
    learns why not, or come too late, when the table went on under the hand; what a test looks for may be missing;
    whoever was sent away from a table asks once more; and a server that a test stopped, or cut off, cannot be reached.
    """
    url = line.location["url"].split("?")[0]
    return (
        ("401 (Unauthorized)" in line.text and url.endswith("/api/me"))
        or ("422 (" in line.text and url.endswith("/preview"))
        or ("409 (" in line.text and url.endswith(("/preview", "/moves", "/proposals")))
        or ("404 (" in line.text and url.endswith(("/nothing", "/invites/look", "/favicon.ico")))
        or ("404 (" in line.text and "/games/chess/words/" in url)
        or ("403 (" in line.text and "/api/tables/" in url)
        or "ERR_CONNECTION" in line.text
        or "ERR_INTERNET_DISCONNECTED" in line.text
    )


if os.environ.get("ANTILLES_PURE", "0") not in ("", "0") and compiling.compiled():
    collect_ignore = [
        "test_access.py",
        "test_choices.py",
        "test_fit.py",
        "test_games.py",
        "test_people.py",
        "test_playback.py",
        "test_table.py",
        "test_watching.py",
        "test_wishes.py",
    ]
    """The page is the same in both modes; where the rules are compiled, it is tested with them."""


@pytest.fixture(scope="package")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests of this process."""
    if web.state() != "built":
        pytest.fail("the web page is older than its sources: run make build")
    server = Served(tmp_path_factory.mktemp("served"), free_port())
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Closed after the last test of this folder.

    As long as it is open, its event loop runs in this thread, and no other test could run one of its own.
    """
    if CHROMIUM is None:
        pytest.skip("no Chromium here: apt-get install chromium, and the page is tested in a real browser")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


Visit = Callable[..., Page]
OUTSIDE = "healthz"
"""An address of the server without the page: for whoever still has something to do before they come."""


@pytest.fixture
def visit(browser: Browser, served: Served) -> Iterator[Visit]:
    """A person's own browser on the page; whatever the page complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def note(line: ConsoleMessage) -> None:
        if line.type == "error" and not is_expected(line):
            complaints.append(f"{line.text} {line.location['url']}")

    def come(
        path: str = "",
        lang: str = "en",
        width: int = 1280,
        height: int = 800,
        dark: bool = False,
        motion: bool = False,
        touch: bool = False,
        server: Served = served,
        table: str = "",
        seats: int = 2,
        speed: str = "",
    ) -> Page:
        """On a path, or at a new ``table`` of that game against bots."""
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=lang,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
        )
        context.set_default_timeout(PATIENCE)
        wanted = speed or ("" if motion else "off")  # whoever wants no motion goes on by hand: here nobody does
        if wanted:
            kept = "localStorage.getItem('antilles.speed')"
            context.add_init_script(f"{kept} ?? localStorage.setItem('antilles.speed', '{wanted}')")
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", note)
        listen(page)
        if table:
            path = f"t/{made_table(context, server.address, table, seats, lang)}"
        page.goto(f"{server.address}/{OUTSIDE}" if path == OUTSIDE else f"{server.address}/#/{path}")
        return page

    yield come
    for context in contexts:
        context.close()
    assert not complaints, complaints


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server that a test may stop and start."""
    server = Served(tmp_path, free_port())
    server.start()
    yield server
    server.stop()
