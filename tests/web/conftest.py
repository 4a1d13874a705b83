"""A real server and a real browser for the tests of the page; skipped with a line where there is no Chromium."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.web.hands import listen, made_table
from tests.web.real import Served, free_port
from tools import compile as compiling, web

KINDS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first that is there is taken: without windows of its own it needs three quarters of the processor."""
CHROMIUM = next((found for kind in KINDS if (found := shutil.which(kind))), None)
LEFT_OUT = (
    *("AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose"),
    *("HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying"),
    *("OptimizationHints", "PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning"),
)
"""What Playwright leaves out: the last list that Chromium is given counts."""
UNSEEN = ("InitialWebUI", "PreloadTopChromeWebUI", "WebUIOmniboxPopup", "WebUIReloadButton", "WebUITabStrip")
"""Pages of Chromium's own frame, made ready for every new window: a third of what opening one took."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",  # letters as wide as in a browser with windows
    f"--disable-features={','.join((*LEFT_OUT, *UNSEEN))}",
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
        or ("404 (" in line.text and url.endswith(("/nothing", "/invites/look", "/friends/look", "/favicon.ico")))
        or ("404 (" in line.text and "/games/chess/words/" in url)
        or ("404 (" in line.text and "/api/people/" in url)
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


@pytest.fixture(scope="module")
def owned(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A house whose owner may correct its data."""
    folder = tmp_path_factory.mktemp("owned")
    server = Served(folder, free_port(), ANTILLES_BOX=str(folder / "box"))
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


KEPT = 6
"""So many browsers of people wait for the next ones: more would take room that others need."""
USUAL: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}
"""What a page can have otherwise without another browser for it."""


class People:
    """Browsers of people, emptied and given to the next: a new one takes as long as the page that it opens."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.waiting: list[tuple[dict[str, Any], BrowserContext]] = []

    def take(self, kind: dict[str, Any]) -> BrowserContext:
        """One of this kind with nothing in it but a blank page, which keeps its process alive."""
        for one in self.waiting:
            if one[0] == kind:
                self.waiting.remove(one)
                return one[1]
        context = self.browser.new_context(**USUAL, **kind)
        context.set_default_timeout(PATIENCE)
        context.new_page()
        return context

    def give_back(self, kind: dict[str, Any], context: BrowserContext, origins: set[str]) -> None:
        """Pages are closed, and whatever they kept is forgotten: cookies, storage, workers, permissions, routes."""
        blank, *pages = context.pages
        for page in pages:
            page.close()
        context.set_offline(False)
        context.unroute_all()
        context.clear_permissions()
        context.clear_cookies()
        devtools = context.new_cdp_session(blank)
        for origin in origins:
            devtools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        devtools.detach()
        self.waiting.append((kind, context))
        if len(self.waiting) > KEPT:
            self.waiting.pop(0)[1].close()


@pytest.fixture(scope="package")
def people(browser: Browser) -> People:
    return People(browser)


Visit = Callable[..., Page]
OUTSIDE = "healthz"
"""An address of the server without the page: for whoever still has something to do before they come."""


@pytest.fixture
def visit(people: People, served: Served) -> Iterator[Visit]:
    """A person's own browser on the page; whatever the page complains about fails the test."""
    used: list[tuple[dict[str, Any], BrowserContext]] = []
    origins: set[str] = set()
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
        workers: str = "block",
    ) -> Page:
        """On a path, or at a new ``table`` of that game against bots."""
        kind = {
            "locale": lang,
            "has_touch": touch,
            "service_workers": workers,  # test_offline.py has its own: nobody else wants the engine loaded beside
        }
        context = people.take(kind)
        used.append((kind, context))
        origins.add(server.address)
        page = context.new_page()
        if (window := {"width": width, "height": height}) != USUAL["viewport"]:
            page.set_viewport_size(window)  # type: ignore[arg-type]
        if dark or motion:
            page.emulate_media(
                color_scheme="dark" if dark else "light", reduced_motion="no-preference" if motion else "reduce"
            )
        wanted = speed or ("" if motion else "off")  # whoever wants no motion goes on by hand: here nobody does
        if wanted:
            kept = "localStorage.getItem('antilles.speed')"
            page.add_init_script(f"{kept} ?? localStorage.setItem('antilles.speed', '{wanted}')")
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", note)
        listen(page)
        if table:
            path = f"t/{made_table(context, server.address, table, seats, lang)}"
        page.goto(f"{server.address}/{OUTSIDE}" if path == OUTSIDE else f"{server.address}/#/{path}")
        return page

    yield come
    for kind, context in used:
        people.give_back(kind, context, origins)
    assert not complaints, complaints


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server that a test may stop and start."""
    server = Served(tmp_path, free_port())
    server.start()
    yield server
    server.stop()
