"""Measure the page: what a first visit loads, how soon it can be used, how soon a change is painted.

    .venv/bin/python bench/page.py [--busy N] [--game GAME]… [--json FILE]

Needs the built page and Debian's Chromium. Sizes are those of the answers as they were sent, with their headers. With
``--busy`` so many processes keep the processor busy meanwhile, at the same priority.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import random
import statistics
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, TimeoutError as TooLate, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.web.conftest import CHROMIUM, FLAGS  # noqa: E402
from tests.web.hands import act, against_bots, asked  # noqa: E402
from tests.web.real import Served, free_port  # noqa: E402

GAMES = ("santo_domingo", "santiago_de_cuba", "santa_cruz", "cuba")
RUNS = 5
DECISIONS = 10
TURNS = 4
MOST_TURNS = 12
"""Where nothing on the table can be clicked, as when a choice stands in the bar, the next turn is looked at."""
PAUSE = 250
"""Milliseconds between clicks, as of a quick hand."""
CODE = (".js", ".css")
BUDGETS = {
    "first load": 150.0,
    "everything": 260.0,
    "board": 80.0,
    "interactive": 1000.0,
    "interactive, CPU slowed 4x": 2500.0,
    "paint": 50.0,
}


class Scale:
    """Weighs what a page loads, as it was sent."""

    def __init__(self, page: Page) -> None:
        self.sizes: dict[str, float] = {}
        self._urls: dict[str, str] = {}
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.responseReceived", self._answered)
        session.on("Network.loadingFinished", self._finished)

    def _answered(self, event: Any) -> None:
        self._urls[event["requestId"]] = event["response"]["url"].split("?")[0]

    def _finished(self, event: Any) -> None:
        url = self._urls.get(event["requestId"])
        if url is not None:
            self.sizes[url] = event["encodedDataLength"] / 1024

    def code(self) -> float:
        """Kilobytes of scripts and styles."""
        return sum(size for url, size in self.sizes.items() if url.endswith(CODE))

    def all(self) -> float:
        return sum(self.sizes.values())


def spin() -> None:
    while True:
        pass


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """A machine that has something else to do."""
    spinning = [multiprocessing.Process(target=spin, daemon=True) for _ in range(processes)]
    for one in spinning:
        one.start()
    try:
        yield
    finally:
        for one in spinning:
            one.kill()


READY = """
    new MutationObserver((_, self) => {
        if (!document.querySelector('.po a')) return
        self.disconnect()
        requestAnimationFrame(() => setTimeout(() => { window.ready = performance.now() }))
    }).observe(document, { childList: true, subtree: true })
"""
"""The posters are there and painted: told by the page itself, since whoever asks it from outside is told later."""
PATIENCE = 90_000
"""Milliseconds."""


def home_ready(browser: Browser, address: str, slowed: int) -> tuple[float, float, float]:
    """Milliseconds until the posters can be clicked; kilobytes of code for it, and of everything."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en")
    page = context.new_page()
    scale = Scale(page)
    if slowed > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    page.add_init_script(READY)
    page.goto(address)
    page.wait_for_function("() => window.ready", timeout=PATIENCE)
    ready = page.evaluate("window.ready")
    page.wait_for_load_state("networkidle")
    context.close()
    return float(ready), scale.code(), scale.all()


CLICKS = """() => {
    window.heard = 0
    window.painted = []
    addEventListener('click', ({ timeStamp }) => {
        requestAnimationFrame(() => setTimeout(() => { window.heard = performance.now() - timeStamp }))
    }, true)
    new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries())
            if (/^(pointerdown|pointerup|mousedown|mouseup|click)$/.test(name)) window.painted.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 })
}"""


def board_load(browser: Browser, address: str, game: str) -> tuple[float, list[float]]:
    """Kilobytes of code that a board adds, and milliseconds from clicks of a mouse to their being painted.

    The times are the browser's own, from the input to the screen, over some turns: whatever can be clicked, in turn.
    """
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en", reduced_motion="reduce")
    context.add_init_script("localStorage.setItem('antilles.speed', 'off')")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)  # the bots may be asked first
    page.goto(f"{address}/#/new/{game}")
    page.locator("[data-do=bots]").wait_for()
    scale = Scale(page)
    page.locator("[data-do=make]").click()
    asked(page)
    page.wait_for_load_state("networkidle")
    weight = scale.code()
    page.evaluate(CLICKS)
    rng = random.Random(1)
    paints: list[float] = []
    for _ in range(MOST_TURNS):
        if len(paints) < TURNS * RUNS and asked(page):
            paints.extend(one for one in (click(page, rng) for _ in range(RUNS)) if one)
            act(page, rng)
    context.close()
    return weight, paints


def click(page: Page, rng: random.Random) -> float:
    """Milliseconds until a click on what can be chosen is painted; nothing where the table went on meanwhile.

    Of quick clicks, and of clicks on what they remove, the browser does not tell: then it is the frame after the click.
    """
    can = page.locator(", ".join(f"{part} [data-target=can]:visible" for part in (".stage", ".rail")))
    count = can.count()
    box = can.nth(rng.randrange(count)).bounding_box() if count else None
    if box is None:
        return 0.0
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)  # whoever clicks is there already
    page.wait_for_timeout(PAUSE)
    page.evaluate("() => { window.heard = 0; window.painted.length = 0 }")
    page.mouse.down()
    page.mouse.up()
    page.wait_for_timeout(PAUSE)
    with suppress(TooLate):
        page.wait_for_function("() => window.painted.length", timeout=2 * PAUSE)
    heard, painted = page.evaluate("() => [window.heard, Math.max(0, ...window.painted)]")
    page.keyboard.press("Escape")
    page.wait_for_timeout(PAUSE / 4)
    return float(painted or heard)


NEWS = """
    window.news = []
    window.WebSocket = class extends WebSocket {
        constructor(...given) {
            super(...given)
            this.addEventListener('message', () => {
                const begun = performance.now()
                requestAnimationFrame(() => setTimeout(() => window.news.push(performance.now() - begun)))
            })
        }
    }
"""


def update_paint(browser: Browser, address: str, game: str) -> float:
    """Milliseconds from news of the server to their being painted, over some turns against a bot.

    Without motion and without play-back, so that nothing waits.
    """
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en", reduced_motion="reduce")
    context.add_init_script(NEWS)
    context.add_init_script("localStorage.setItem('antilles.speed', 'off')")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(address)
    against_bots(page, game)
    rng = random.Random(1)
    for _ in range(DECISIONS):
        if asked(page):
            act(page, rng)
    painted: list[float] = page.evaluate("window.news")
    context.close()
    return statistics.median(painted)


def measure(address: str, games: Sequence[str]) -> list[tuple[str, float, str, float]]:
    rows: list[tuple[str, float, str, float]] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        plain = [home_ready(browser, address, 1) for _ in range(RUNS)]
        slow = [home_ready(browser, address, 4) for _ in range(RUNS)]
        rows.append(("first load: script and style", plain[0][1], "KB sent", BUDGETS["first load"]))
        rows.append(("first load: everything", plain[0][2], "KB sent", BUDGETS["everything"]))
        rows.append(("interactive", statistics.median(run[0] for run in plain), "ms", BUDGETS["interactive"]))
        rows.append(
            (
                "interactive, CPU slowed 4x",
                statistics.median(run[0] for run in slow),
                "ms",
                BUDGETS["interactive, CPU slowed 4x"],
            )
        )
        for game in games:
            weight, paints = board_load(browser, address, game)
            rows.append((f"{game}: board on demand", weight, "KB sent", BUDGETS["board"]))
            rows.append((f"{game}: a click is painted", statistics.median(paints), "ms", BUDGETS["paint"]))
            rows.append((f"{game}: nine clicks of ten", sorted(paints)[len(paints) * 9 // 10], "ms", BUDGETS["paint"]))
            rows.append((f"{game}: news is painted", update_paint(browser, address, game), "ms", BUDGETS["paint"]))
        browser.close()
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the page.")
    parser.add_argument("--busy", type=int, default=0, help="processes that keep the machine busy meanwhile")
    parser.add_argument("--game", action="append", choices=GAMES, help="only the board of this game; may be repeated")
    parser.add_argument("--json", type=Path, help="also write the figures as JSON")
    chosen = parser.parse_args()
    if CHROMIUM is None:
        raise SystemExit("no Chromium here: apt-get install chromium")
    with tempfile.TemporaryDirectory() as folder:
        server = Served(Path(folder), free_port())
        server.start()
        try:
            with busy(chosen.busy):
                rows = measure(server.address, chosen.game or GAMES)
        finally:
            server.stop()
    print(f"load {os.getloadavg()[0]:.1f}")
    for name, value, unit, budget in rows:
        print(f"{name:40} {value:9.1f} {unit:8} at most {budget:g}")
    if chosen.json:
        chosen.json.write_text(json.dumps({name: value for name, value, _, _ in rows}, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
