"""The whole house in the browser: a static site, and a page that was visited once, without network and server."""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from antilles.box.files import Correction, write_file
from antilles.cli import main
from antilles.games import games, with_data
from antilles.kernel.data import digest_of
from antilles.kernel.record import parse_record, print_record, verify
from tests.selection import COMPLETE
from tests.web.conftest import PATIENCE
from tests.web.hands import CONFIRM, END, act, against_bots, asked, call, choose
from tests.web.real import Served
from tools import web

BASE = "some/where"
"""Not at the root of its host, as on pages of a project."""
PLAYED = (
    [(game, language) for game in games() for language in ("en", "fr", "it")] if COMPLETE else [("santo_domingo", "it")]
)
RECORD = {"en": "Download the record", "fr": "Télécharger l’enregistrement", "it": "Scarica la registrazione"}
MOST = 900
CORRECTED = {"santo_domingo": {"exchange_winter": ["4:1"] * 16}}
"""What the owner of the house that writes the site has read off a printed copy."""
FULL = """
    let left = 2
    const { add } = IDBObjectStore.prototype
    IDBObjectStore.prototype.add = function (text, key) {
        if (key[1] > 4 && left-- > 0) throw new DOMException('no room', 'QuotaExceededError')
        return add.call(this, text, key)
    };
"""
"""A disk without room for the first two moves that are tried."""


class Quiet(SimpleHTTPRequestHandler):
    """Python's own server, which knows nothing of headers, compression and the page."""

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if web.state() != "built":
        pytest.fail("the web page is older than its sources: run make build")
    if not (web.PAGE / "engine.json").exists():
        pytest.skip("the libraries for browsers could not be had when the page was built")
    root, box = tmp_path_factory.mktemp("hosted"), tmp_path_factory.mktemp("box")
    for game, values in CORRECTED.items():
        write_file(box / f"{game}.toml", Correction(game, values))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ANTILLES_BOX", str(box))
        assert main(["site", str(root / BASE)]) == 0
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root)))
    Thread(target=host.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{host.server_port}/{BASE}/"
    host.shutdown()
    host.server_close()


@contextmanager
def somebody(browser: Browser, language: str = "en", workers: str = "block") -> Iterator[BrowserContext]:
    """A browser of one's own; whatever a page throws fails the test."""
    faults: list[str] = []
    context = browser.new_context(
        viewport={"width": 1280, "height": 800},
        locale=language,
        reduced_motion="reduce",
        service_workers=workers,  # type: ignore[arg-type]
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script("if (location.host) localStorage.setItem('antilles.speed', 'off')")
    context.on("weberror", lambda error: faults.append(str(error.error)))
    yield context
    context.close()
    assert not faults, faults


def play(page: Page, seed: int, most: int = MOST) -> None:
    """By clicking what glows, to the end or so many decisions."""
    rng = random.Random(seed)
    for _ in range(most):
        if not asked(page):
            return
        act(page, rng)


def record_of(page: Page) -> str:
    """The record as the device gives it, by the page's own menu."""
    page.keyboard.press("Escape")
    page.locator(".top .tools button").last.click()
    with page.expect_download() as saved:
        page.locator(".drop button", has_text=RECORD[page.evaluate("document.documentElement.lang")]).click()
    return Path(saved.value.path()).read_text(encoding="utf-8")


def renderers(browser: Browser) -> set[int]:
    """Chromium's processes that hold pages and their workers."""
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return {int(process["id"]) for process in found if process["type"] == "renderer"}


def kill(page: Page, processes: set[int]) -> None:
    assert processes
    with page.expect_event("crash"):
        for process in processes:
            os.kill(process, signal.SIGKILL)


@pytest.mark.parametrize(("game", "language"), PLAYED)
def test_a_static_site_plays_a_whole_game_by_clicking(
    site: str, browser: Browser, served: Served, game: str, language: str
) -> None:
    """Chromium's own process for the page and its workers is killed in the middle: nothing acknowledged is lost."""
    before = renderers(browser)
    with somebody(browser, language) as context:
        page = context.new_page()
        page.goto(site)
        page.locator(".po a").first.wait_for(timeout=2 * PATIENCE)
        against_bots(page, game)
        play(page, seed=1, most=3)
        asked(page)
        told, table = record_of(page), page.url
        kill(page, renderers(browser) - before)
        page, other = context.new_page(), context.new_page()
        page.goto(table)
        asked(page)
        assert told.count("\n") > 4
        assert record_of(page).startswith(told)  # bots may have moved on since
        other.goto(table)
        other.locator(".app").wait_for(timeout=2 * PATIENCE)
        play(page, seed=2)
        expect(page.locator(f"{END} [data-place]")).to_have_count(2)
        expect(other.locator(f"{END} [data-place]")).to_have_count(2)  # the other tab hears of it
        other.close()
        expect(page.locator("[data-share] [data-do]")).to_have_count(2)  # no link: nobody else could follow it
        page.locator(f"{END} [data-do=board]").click()
        text = record_of(page)
        record = parse_record(text)
        assert record.data == digest_of(CORRECTED.get(game, {}))
        verify(with_data(game, CORRECTED.get(game, {})), record)
        assert print_record(record) == text
        call(context, served.address, "/guests", {"name": "Ana"})
        brought = call(context, served.address, "/records", {"record": text})["table"]
        assert context.request.get(f"{served.address}/api/tables/{brought}/record").text() == text


def engine_kept(page: Page) -> None:
    """Wait until the page could do without a network."""
    kept = """async () => navigator.serviceWorker.controller !== null
        && (await (await caches.open('antilles-engine')).keys()).length >= 5"""
    for _ in range(2 * PATIENCE // 200):
        if page.evaluate(kept):
            return
        page.wait_for_timeout(200)
    raise AssertionError("the engine is not kept")


def test_after_one_visit_it_plays_with_the_network_cut_and_the_server_stopped(
    own_server: Served, browser: Browser
) -> None:
    if not (web.PAGE / "engine.json").exists():
        pytest.skip("the libraries for browsers could not be had when the page was built")
    with somebody(browser, workers="allow") as context:
        page = context.new_page()
        page.goto(own_server.address)
        page.locator(".po a").first.wait_for()
        engine_kept(page)
        own_server.stop()
        context.set_offline(True)
        page.reload()
        expect(page.locator("[data-away]")).to_be_visible(timeout=2 * PATIENCE)
        against_bots(page, "santiago_de_cuba")
        play(page, seed=3, most=3)
        table = page.url.partition("#/t/")[2]
        assert table.startswith("~")
        context.set_offline(False)
        own_server.start()
        page.goto(f"{own_server.address}/#/")
        page.reload()
        expect(page.locator("[data-own] .tb li")).to_have_count(1)
        expect(page.locator("[data-away]")).to_have_count(0)
        page.locator("[data-own] .tb a").click()
        asked(page)
        page.locator(".top .tools button").last.click()
        page.locator(".drop button", has_text="Take this game to the server").click()
        page.wait_for_url("**/#/replay/*")
        assert not page.url.partition("#/replay/")[2].startswith("~")
        expect(page.locator(".where")).to_be_visible()


def patched(before: str) -> Callable[[Route], None]:
    """The worker, with something wrong in its browser."""

    def answer(route: Route) -> None:
        route.fulfill(response=(found := route.fetch()), body=before + found.text())

    return answer


def test_an_interrupted_download_and_a_full_disk_are_said_and_got_over(site: str, browser: Browser) -> None:
    with somebody(browser) as context:
        page = context.new_page()
        context.route("**/engine/house-*", lambda route: route.abort())
        context.route("**/assets/worker-*.js", patched(FULL))
        page.goto(site)
        expect(page.locator("[data-trouble=interrupted]")).to_be_visible(timeout=2 * PATIENCE)
        context.unroute("**/engine/house-*")
        page.locator(".po a").first.wait_for(timeout=2 * PATIENCE)
        expect(page.locator("[data-trouble]")).to_have_count(0)
        against_bots(page, "santo_domingo")
        asked(page)
        choose(page, random.Random(1))
        page.locator(CONFIRM).click()
        expect(page.get_by_text("no room left")).to_be_visible()
        expect(page.get_by_text("no room left")).to_have_count(0)
        assert asked(page)
        page.goto(f"{site}#/me/account")  # a name and no account
        expect(page.locator("[data-alone]")).to_contain_text("takes a server")
        expect(page.locator("input")).to_have_count(1)
        page.goto(f"{site}#/ratings/cuba")
        expect(page.locator("h1")).to_contain_text("Cuba")


@pytest.mark.skipif(not COMPLETE, reason="one more start of the engine: make check-all")
def test_a_window_that_keeps_nothing_plays_and_says_so(site: str, browser: Browser) -> None:
    with somebody(browser) as context:
        page = context.new_page()
        context.route("**/assets/worker-*.js", patched("indexedDB.open = () => { throw new Error('private') };"))
        page.goto(site)
        expect(page.locator("[data-trouble=private]")).to_be_visible(timeout=2 * PATIENCE)
        against_bots(page, "santo_domingo")
        play(page, seed=1, most=2)


def test_the_site_is_whole_and_nothing_else_is_overwritten(tmp_path: Path, site: str) -> None:
    assert site
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("keep me")
    assert main(["site", str(tmp_path / "mine")]) != 0
    assert [file.name for file in (tmp_path / "mine").iterdir()] == ["letter.txt"]
