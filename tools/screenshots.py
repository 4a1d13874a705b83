"""Take the pictures of docs/screenshots: home and each board at three sizes, on a real server with real games.

.venv/bin/python tools/screenshots.py
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.web.conftest import CHROMIUM, FLAGS  # noqa: E402
from tests.web.hands import act, against_bots, asked  # noqa: E402
from tests.web.real import Served, free_port  # noqa: E402

PICTURES = ROOT / "docs" / "screenshots"
SIZES = {"desktop": (1280, 800), "tablet": (820, 1100), "phone": (360, 740)}
GAMES = {"santo_domingo": (4, 4), "santiago_de_cuba": (4, 6), "santa_cruz": (4, 5), "cuba": (4, 10)}
"""Seats, and decisions made before the picture is taken."""


def home(browser: Browser, address: str) -> None:
    for name, (width, height) in SIZES.items():
        page = browser.new_page(viewport={"width": width, "height": height}, locale="en")
        page.goto(address)
        page.locator(".po").first.wait_for()
        page.wait_for_timeout(400)
        page.screenshot(path=PICTURES / f"home-{name}.png")
        page.close()


def board(browser: Browser, address: str, game: str) -> None:
    """One game, looked at in three sizes and by night."""
    seats, decisions = GAMES[game]
    page = browser.new_page(viewport={"width": 1280, "height": 800}, locale="en", reduced_motion="reduce")
    page.set_default_timeout(90_000)
    page.goto(address)
    against_bots(page, game, seats)
    page.locator("[data-target=can]").first.wait_for()
    while page.get_by_role("button", name="No more explanations").count():
        page.get_by_role("button", name="No more explanations").click()
    rng = random.Random(5)
    for _ in range(decisions):
        if not asked(page):
            break
        act(page, rng)
    page.locator("[data-target=can]").first.wait_for()
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(500)
        page.screenshot(path=PICTURES / f"{game}-{name}.png")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.get_by_role("button", name="Light or dark").click()
    page.wait_for_timeout(300)
    page.screenshot(path=PICTURES / f"{game}-night.png")
    page.close()


def main() -> None:
    if CHROMIUM is None:
        raise SystemExit("no Chromium here: apt-get install chromium")
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Served(Path(folder), free_port())
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for game in GAMES:
                board(browser, server.address, game)
            home(browser, server.address)
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
