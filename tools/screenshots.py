"""Take the pictures of docs/screenshots: home, boards at three sizes and by night, the reveal, the end; real games.

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
from tests.web.hands import act, against_bots, asked, play_to_the_end, seal  # noqa: E402
from tests.web.real import Served, free_port  # noqa: E402

PICTURES = ROOT / "docs" / "screenshots"
SIZES = {"desktop": (1280, 800), "tablet": (820, 1100), "phone": (360, 740)}
GAMES = {"santo_domingo": (4, 6), "santiago_de_cuba": (4, 14), "santa_cruz": (4, 8), "cuba": (4, 24)}
"""Seats, and decisions made before the picture is taken."""
LONGER = 30
"""Decisions at most until something on the board glows."""
EXPANDED = ("cuba",)
"""What is shown with its expansion."""
AT_ONCE = "localStorage.setItem('antilles.speed', 'off')"
"""The others' moves are not played back while a picture is waited for."""


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
    page.add_init_script(AT_ONCE)
    page.goto(f"{address}/#/new/{game}")
    if game in EXPANDED:
        page.get_by_role("switch", name="El Presidente").click()
    page.get_by_role("button", name=str(seats), exact=True).click()
    page.locator("[data-do=make]").click()
    page.locator("[data-target=can]").first.wait_for()
    while page.get_by_role("button", name="Stop explaining").count():
        page.get_by_role("button", name="Stop explaining").click()
    rng = random.Random(5)
    for number in range(decisions + LONGER):
        if not asked(page) or (number >= decisions and page.locator(".stage [data-target=can]").count()):
            break
        act(page, rng)
    asked(page)
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(500)
        page.screenshot(path=PICTURES / f"{game}-{name}.png")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.get_by_role("button", name="Light or dark").click()
    page.wait_for_timeout(300)
    page.screenshot(path=PICTURES / f"{game}-night.png")
    page.close()


def reveal(browser: Browser, address: str) -> None:
    """Santo Domingo's cards open, a number acting."""
    page = browser.new_page(viewport={"width": 1280, "height": 800}, locale="en")
    page.set_default_timeout(90_000)
    page.add_init_script("localStorage.setItem('antilles.speed', 'slow')")
    page.goto(address)
    against_bots(page, "santo_domingo", 4)
    page.locator("[data-card=captain][data-target=can]").wait_for()
    seal(page, "captain")
    page.locator("[data-quay]").wait_for()
    page.keyboard.press(" ")
    while not page.locator("[data-quay] [data-state=now]").count():
        page.keyboard.press("ArrowRight")
    page.wait_for_timeout(1000)
    page.screenshot(path=PICTURES / "reveal-desktop.png")
    page.set_viewport_size({"width": 360, "height": 740})
    page.wait_for_timeout(400)
    page.screenshot(path=PICTURES / "reveal-phone.png")
    page.close()


def end(browser: Browser, address: str) -> None:
    """The ranking of a whole game, with where the points came from."""
    page = browser.new_page(viewport={"width": 1280, "height": 800}, locale="en", reduced_motion="reduce")
    page.set_default_timeout(90_000)
    page.add_init_script(AT_ONCE)
    page.goto(address)
    against_bots(page, "santo_domingo", 4)
    play_to_the_end(page, seed=5)
    page.locator(".end [data-reason]").first.wait_for()
    page.screenshot(path=PICTURES / "end-desktop.png")
    page.set_viewport_size({"width": 360, "height": 740})
    page.wait_for_timeout(400)
    page.screenshot(path=PICTURES / "end-phone.png")
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
            reveal(browser, server.address)
            end(browser, server.address)
            home(browser, server.address)
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
