"""A real server and a real browser for the tests of the page; skipped with a line where there is no Chromium."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.web.real import Served, free_port
from tools import compile as compiling
from tools import web

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
UNKNOWN_YET = "401 (Unauthorized)"
"""What the browser notes when the page asks who sits here, and nobody does yet."""

if os.environ.get("ANTILLES_PURE", "0") not in ("", "0") and compiling.compiled():
    collect_ignore = ["test_access.py", "test_games.py", "test_people.py", "test_table.py"]
    """The page is the same in both modes; where the rules are compiled, it is tested with them."""


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests of this process."""
    if web.state() != "built":
        pytest.fail("the web page is older than its sources: run make build")
    server = Served(tmp_path_factory.mktemp("served"), free_port())
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("no Chromium here: apt-get install chromium, and the page is tested in a real browser")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, served: Served) -> Iterator[Visit]:
    """A person's own browser on the page; whatever the page complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def come(
        path: str = "",
        lang: str = "en",
        width: int = 1280,
        height: int = 800,
        dark: bool = False,
        server: Served = served,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=lang,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
        page.goto(f"{server.address}/#/{path}")
        return page

    yield come
    for context in contexts:
        context.close()
    serious = [line for line in complaints if UNKNOWN_YET not in line and "ERR_CONNECTION" not in line]
    unexpected = [line for line in serious if "422" not in line and "409" not in line]
    assert not unexpected, unexpected


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server that a test may stop and start."""
    server = Served(tmp_path, free_port())
    server.start()
    yield server
    server.stop()
