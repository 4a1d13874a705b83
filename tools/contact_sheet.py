"""Take docs/screenshots/sheet-<game>.jpg: each size of window with questions, picked moves, waiting, the end.

.venv/bin/python tools/contact_sheet.py
"""

from __future__ import annotations

import base64
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.web.conftest import CHROMIUM, FLAGS  # noqa: E402
from tests.web.trial import LANGUAGES, SIZES, THEMES, boards, fixtures, show  # noqa: E402

PICTURES = ROOT / "docs" / "screenshots"
GAMES = ("santo_domingo", "santiago_de_cuba", "santa_cruz", "cuba")
TALL = 250
"""Pixels a picture has on the sheet."""


def chosen(game: str) -> list[tuple[int, int | None]]:
    """A question in the middle, the longest list with a picked move, one who waits, the end."""
    found = fixtures(game)
    asked = [n for n, one in enumerate(found) if one["legal"]]
    longest = max(asked, key=lambda n: len(found[n]["legal"]))
    waits = next(n for n, one in enumerate(found) if not one["legal"] and not one["view"]["places"])
    over = max(n for n, one in enumerate(found) if one["view"]["places"])
    return [(asked[len(asked) // 2], None), (longest, 0), (asked[len(asked) // 3], 0), (waits, None), (over, None)]


def sheet(page: Page, browser: Browser, game: str) -> None:
    figures = []
    for number, (size, (width, height)) in enumerate(SIZES.items()):
        page.set_viewport_size({"width": width, "height": height})
        for at, (n, pick) in enumerate(chosen(game)):
            language, theme = LANGUAGES[(number + at) % 3], THEMES[at % 2 if number % 2 else 0]
            show(page, game=game, n=n, lang=language, theme=theme, **({} if pick is None else {"pick": pick}))
            page.wait_for_timeout(150)
            taken = base64.b64encode(page.screenshot(type="jpeg", quality=88)).decode()
            title = f"{width} × {height} {size} {language} {theme} {n}"
            figures.append(
                f'<figure><img src="data:image/jpeg;base64,{taken}"><figcaption>{title}</figcaption></figure>'
            )
    paper = browser.new_page(viewport={"width": 1900, "height": 800})
    look = "body{margin:8px;font:12px sans-serif;display:flex;flex-wrap:wrap;gap:8px}figure{margin:0}"
    look += f"img{{height:{TALL}px}}"
    paper.set_content(f"<style>{look}</style>{''.join(figures)}")
    paper.wait_for_function("() => [...document.images].every((one) => one.complete)")
    paper.screenshot(path=PICTURES / f"sheet-{game}.jpg", type="jpeg", quality=62, full_page=True)
    paper.close()


def main() -> None:
    if CHROMIUM is None:
        raise SystemExit("no Chromium here: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with boards(browser) as page:
            for game in sys.argv[1:] or GAMES:
                sheet(page, browser, game)
        browser.close()


if __name__ == "__main__":
    main()
