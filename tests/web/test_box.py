"""“I own this box” in a browser: Santa Cruz's map is corrected by hand, tables and analyses say by which data they were
played, and every part of the page can be read by everybody.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from playwright.sync_api import Locator, Page, expect

from antilles.server.answers.owning import owner_key
from tests.web.axe import complaints
from tests.web.conftest import OUTSIDE, Visit
from tests.web.hands import END, call, made_table
from tests.web.real import Served
from tests.web.trial import THEMES

GAMES = ("santo_domingo", "santiago_de_cuba", "santa_cruz", "cuba")
SITE = "L05"


def way_in(owned: Served, game: str) -> str:
    """As ``antilles data GAME --page`` tells the owner; the port is the test's."""
    told = subprocess.run(
        [sys.executable, "-m", "antilles.cli", "data", game, "--page"],
        env=os.environ | {"ANTILLES_DATA": str(owned.folder)} | owned.environment,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return told.stdout.strip().partition("#/")[2]


def place(page: Page, site: str) -> Locator:
    return page.locator(f"[data-edit={site}]")


def centre(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, site: str, dx: float, dy: float) -> None:
    x, y = centre(place(page, site))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + dx / 2, y + dy / 2)
    page.mouse.move(x + dx, y + dy)
    page.mouse.up()


def drag_by_finger(page: Page, site: str, dx: float, dy: float) -> None:
    line = page.context.new_cdp_session(page)
    x, y = centre(place(page, site))
    for kind, way in (("touchStart", 0.0), ("touchMove", 0.5), ("touchMove", 1.0)):
        points = [{"x": x + dx * way, "y": y + dy * way}]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    line.detach()


def test_the_map_is_corrected_by_hand_and_new_tables_are_played_on_it(visit: Visit, owned: Served) -> None:
    page = visit(way_in(owned, "santa_cruz"), server=owned)
    page.locator("[data-part=board]").click()
    expect(place(page, SITE)).to_be_visible()
    assert "key=" not in page.url, "the key does not stay in the address"
    before = centre(place(page, SITE))

    drag(page, SITE, 6, 4)
    expect(page.locator("[data-open]")).to_be_visible()
    page.wait_for_load_state("networkidle")
    after = centre(place(page, SITE))
    assert abs(after[0] - before[0] - 6) < 3 and abs(after[1] - before[1] - 4) < 3
    expect(page.locator("[data-faults] .fault")).to_have_count(0)
    drag_by_finger(page, SITE, -6, -4)
    page.wait_for_load_state("networkidle")
    again = centre(place(page, SITE))
    assert abs(again[0] - before[0]) < 3 and abs(again[1] - before[1]) < 3, "a finger drags as a mouse does"
    said = place(page, SITE).get_attribute("aria-label") or ""
    place(page, SITE).press("ArrowLeft")
    expect(place(page, SITE)).not_to_have_attribute("aria-label", said)

    sea = page.locator(".sea").bounding_box()
    assert sea is not None
    x, y = centre(place(page, SITE))
    drag(page, SITE, sea["x"] + 20 - x, sea["y"] + 20 - y)  # into the sea: refused, with the sentence
    expect(page.locator("[data-faults] .fault").first).to_contain_text("outside the outline")
    assert page.locator(".sea").bounding_box() == sea, "the map stays under the hand"
    x, y = centre(place(page, SITE))
    drag(page, SITE, 5 - x, 5 - y)  # off the map: no further than its edge, and the same sentence
    expect(page.locator("[data-faults] .fault").first).to_contain_text("outside the outline")
    page.locator("[data-do=to-save]").click()
    expect(page.locator("[data-do=save]")).to_be_disabled()
    page.locator("[data-part=board]").click()
    page.locator("[data-open] .btn").first.click()  # forget them
    expect(page.locator("[data-faults]")).to_have_count(0)

    page.locator("[data-mode=road]").click()
    place(page, "C01").click()
    place(page, "C02").click()
    expect(page.locator("[data-open]")).to_be_visible()
    page.locator("[data-mode=tile]").click()
    page.locator("[data-tile]").first.click()
    points = page.locator("[data-field$='.points'] input")
    points.fill("5")
    points.press("Tab")
    expect(page.locator("[data-faults] .fault")).to_have_count(0)

    page.locator("[data-do=to-save]").click()
    page.locator("[data-field=name]").fill("Ana")
    page.locator("[data-field=box]").fill("First edition")
    page.locator("[data-do=save]").click()
    expect(page.get_by_role("status")).to_be_visible()
    kept = (owned.folder / "box" / "santa_cruz.toml").read_text(encoding="utf-8")
    assert 'name = "Ana"' in kept and "road_C01_C02" in kept and ".points" in kept


@pytest.mark.parametrize(("lang", "word"), [("en", "data "), ("fr", "données "), ("it", "dati ")])
def test_table_and_analysis_say_by_which_data_the_game_is_played(
    lang: str, word: str, visit: Visit, owned: Served
) -> None:
    folder = owned.folder / "box"
    folder.mkdir(exist_ok=True)
    corrected = 'game = "santo_domingo"\n[values]\nexchange_standard = ["4:1", ' + '"3:1", ' * 15 + "]\n"
    (folder / "santo_domingo.toml").write_text(corrected, encoding="utf-8")
    page = visit(OUTSIDE, lang=lang, server=owned)
    table = made_table(page.context, owned.address, "santo_domingo", 2, lang)
    page.goto(f"{owned.address}/#/t/{table}")
    digest = page.locator("[data-digest]")
    expect(digest).to_contain_text(word)
    told = digest.get_attribute("data-digest") or ""
    assert len(told) == 16 and told[:8] in digest.inner_text()
    page.set_viewport_size({"width": 844, "height": 390})  # no room in the head: in the menu
    page.locator(".tools button[aria-expanded]").last.click()
    expect(page.locator(".drop")).to_contain_text(told)

    page.set_viewport_size({"width": 1366, "height": 650})
    call(page.context, owned.address, f"/tables/{table}/leave", {"seat": 0})
    page.locator(END).first.wait_for()
    page.goto(f"{owned.address}/#/analysis/{table}")
    expect(page.locator("h1 [data-digest]")).to_have_attribute("data-digest", told)


def parts(page: Page) -> list[str]:
    page.locator("[data-part]").first.wait_for()
    page.wait_for_load_state("networkidle")
    return [one.get_attribute("data-part") or "" for one in page.locator("[data-part]").all()]


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_on_any_part(game: str, visit: Visit, owned: Served) -> None:
    key = owner_key((owned.folder / "secret").read_bytes().strip())
    page = visit(f"box/{game}?key={key}", server=owned)
    for part in parts(page):
        page.locator(f"[data-part={part}]").click()
        for width, height in ((1280, 800), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            for theme in THEMES:
                page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
                assert not complaints(page, only_colours=theme == "dark"), (part, width, theme)
