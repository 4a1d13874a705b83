"""The page taken along: thinking here for a server's table, installing, newer versions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from antilles.cli import main
from tests.selection import COMPLETE
from tests.web.conftest import PATIENCE
from tests.web.hands import END, act, against_bots, asked
from tests.web.real import Served
from tests.web.test_analysis import LONG, played_out
from tests.web.test_offline import Quiet, engine_kept, play, somebody
from tools import web

THOUGHT = ("/hint", "/coach", "/analysis")
pytestmark = pytest.mark.skipif(
    not (web.PAGE / "engine.json").exists(), reason="the libraries for browsers could not be had here"
)


@pytest.fixture
def hosted(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """The address and the folder of a static site."""
    assert main(["site", str(tmp_path / "site")]) == 0
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path / "site")))
    Thread(target=host.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{host.server_port}/", tmp_path / "site"
    host.shutdown()
    host.server_close()


def note_thought(page: Page) -> list[str]:
    """What the page asks a server to think about: looking whether it knows something already is no such thing."""
    found: list[str] = []

    def note(request: Request) -> None:
        path = request.url.partition("?")[0]
        if "/api/" in path and path.endswith(THOUGHT) and not (path.endswith("/analysis") and request.method == "GET"):
            found.append(f"{request.method} {path}")

    page.on("request", note)
    return found


def test_hints_and_analyses_of_a_servers_table_can_be_thought_out_here(served: Served, browser: Browser) -> None:
    with somebody(browser) as context:
        page = context.new_page()
        thought = note_thought(page)
        page.goto(served.address)
        against_bots(page, "cuba")
        asked(page)
        page.locator(".top .tools button").last.click()
        page.locator(".drop button", has_text="Display").click()
        page.get_by_role("switch", name="on this device").click()
        page.get_by_role("button", name="Close").click()
        page.locator("[data-do=hint]").click()
        expect(page.locator("[data-advised]")).to_be_visible(timeout=2 * PATIENCE)
        assert page.locator("[data-advised]").inner_text()
        table = played_out(page, "santo_domingo")
        page.goto(f"{served.address}/#/analysis/{table}")
        expect(page.locator("[data-do=deep]")).to_be_visible(timeout=LONG)  # measured roughly, and here
        assert thought == []
        page.evaluate("localStorage.setItem('antilles.cores', 'server')")


def test_a_server_that_is_busy_is_not_waited_for(served: Served, browser: Browser) -> None:
    if not COMPLETE:
        pytest.skip("one more start of the engine: make check-all")
    with somebody(browser, workers="allow") as context:
        page = context.new_page()
        page.goto(served.address)
        engine_kept(page)
        busy = '{"type": "urn:antilles:problem:too-many", "title": "Too many", "status": 429}'
        context.route(
            "**/api/tables/*/hint*",
            lambda route: route.fulfill(status=429, content_type="application/problem+json", body=busy),
        )
        against_bots(page, "santiago_de_cuba")
        asked(page)
        page.locator("[data-do=hint]").click()
        expect(page.locator("[data-advised]")).to_be_visible(timeout=2 * PATIENCE)


def waiting(page: Page) -> str:
    """The state of the service worker that waits, if any."""
    return str(
        page.evaluate(
            """async () => {
                const found = await navigator.serviceWorker.getRegistration()
                await found.update()
                return found.waiting ? found.waiting.state : ''
            }"""
        )
    )


def written_anew(folder: Path) -> None:
    """The site of a later build: another page, and so another list of what is kept."""
    index, keeper = folder / "index.html", folder / "sw.js"
    index.write_text(
        index.read_text(encoding="utf-8").replace("<title>Antilles</title>", "<title>Antilles, later</title>"),
        encoding="utf-8",
    )
    keeper.write_text(
        keeper.read_text(encoding="utf-8").replace('const BUILD = "', 'const BUILD = "later-', 1), encoding="utf-8"
    )


def builds(page: Page) -> list[str]:
    found: list[str] = page.evaluate("caches.keys()")
    return [name for name in found if name.startswith("antilles-page-")]


def test_the_page_can_be_installed_and_a_newer_version_waits_for_a_good_moment(
    hosted: tuple[str, Path], browser: Browser
) -> None:
    address, folder = hosted
    with somebody(browser, workers="allow") as context:
        page = context.new_page()
        page.goto(address)
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        line = context.new_cdp_session(page)
        assert line.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
        assert line.send("Page.getAppManifest")["errors"] == []
        page.locator(".po a").first.wait_for(timeout=2 * PATIENCE)
        against_bots(page, "santo_domingo")
        play(page, seed=1, most=1)
        table = page.url
        written_anew(folder)
        for _ in range(100):
            if waiting(page) == "installed":
                break
            page.wait_for_timeout(100)
        assert waiting(page) == "installed"  # and it stays so in the middle of a game
        assert len(builds(page)) == 2
        play(page, seed=2, most=1)
        assert page.url == table and waiting(page) == "installed"
        expect(page.locator("[data-newer]")).to_have_count(0)
        page.goto(address)
        page.locator("[data-newer] [data-do=renew]").click(timeout=2 * PATIENCE)
        page.wait_for_function("() => document.title.includes('later') || performance.now() < 20000")
        page.locator("main .tb a").first.wait_for(timeout=2 * PATIENCE)
        expect(page.locator("[data-newer]")).to_have_count(0)
        assert waiting(page) == ""
        page.goto(table)
        assert asked(page)


@pytest.mark.skipif(not COMPLETE, reason="a whole game and its analysis: make check-all")
def test_a_static_site_analyses_plays_on_teaches_and_sets_puzzles(hosted: tuple[str, Path], browser: Browser) -> None:
    address, _ = hosted
    with somebody(browser) as context:
        page = context.new_page()
        page.goto(address)
        page.locator(".po a").first.wait_for(timeout=2 * PATIENCE)
        against_bots(page, "santo_domingo")
        play(page, seed=4)
        page.locator(f"{END} [data-do=analyse]").click()
        expect(page.locator("[data-do=deep]")).to_be_visible(timeout=LONG)
        finished = page.url
        page.locator("[data-do=play-on]").click()
        page.wait_for_url("**/#/t/~*")
        assert asked(page)
        assert page.url != finished
        page.goto(f"{address}#/lesson/cuba/first")
        page.locator("[data-do=lesson-next], [data-do=lesson-skip]").first.click(timeout=2 * PATIENCE)
        page.goto(f"{address}#/puzzles/santiago_de_cuba")
        asked(page)
        act(page, random.Random(1))
        expect(page.locator("[data-do=next-puzzle]")).to_be_visible()
