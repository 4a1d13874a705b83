"""The seal in a real browser: honest games are checked, files leave for other verifiers, cheating servers are shown."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from antilles.cli import main
from tests.selection import COMPLETE
from tests.web.axe import complaints
from tests.web.conftest import OUTSIDE, Visit
from tests.web.hands import Elsewhere
from tests.web.real import Served, free_port

ALONE = Path(__file__).parents[2] / "examples" / "check_draws.py"
END = ".end"


def begin(page: Page) -> None:
    """Against one bot, from the page of a new table."""
    page.get_by_role("button", name="2", exact=True).click()
    page.locator("[data-do=make]").click()
    page.locator(".app").wait_for()


def at_table(page: Page) -> None:
    """The same against the quickest bot, without the page of a new table: made as the page makes it."""
    house = page.url.split("/#")[0]
    call = page.context.request
    assert call.post(f"{house}/api/guests", data={"name": "Ana"}).ok
    seats = [{"kind": "me", "own": True}, {"kind": "bot", "level": "deckhand"}]
    made = call.post(f"{house}/api/tables", data={"game": "santiago_de_cuba", "seats": seats}).json()
    page.goto(f"{house}/#/t/{made['table']}")
    page.locator(".app").wait_for()


def through(page: Page, seed: int, most: int = 2000) -> Elsewhere:
    """Moves of the page's person at random, with the links of its page, which looks on."""
    there = Elsewhere(page)
    play(there, seed, most)
    return there


def away(page: Page, seed: int) -> Elsewhere:
    """The same, but the page comes back at the end only: what it kept at the beginning has to do."""
    page.locator(".top [data-seal=sealed]").wait_for()
    table, there = page.url, Elsewhere(page)
    page.goto(f"{table.split('/#')[0]}/{OUTSIDE}")
    play(there, seed, 2000)
    page.goto(table)
    return there


def play(there: Elsewhere, seed: int, most: int) -> None:
    rng = random.Random(seed)
    for _ in range(most):
        sight = there.sight()
        if sight["asked"] is None:
            break
        there.move(sight["asked"], rng.choice(sight["moves"]))


def sentences(page: Page) -> list[str]:
    return [item.inner_text() for item in page.locator("[role=dialog] ol > li").all()]


SEEN = {
    "phone": ("santa_cruz", "fr", (390, 844)),
    "desk": ("santiago_de_cuba", "en", (1280, 800)),
    "low desk": ("cuba", "it", (1366, 650)),
}
"""The narrowest always: that the page's own code agrees on honest games of all games is held by tests/fairness."""


@pytest.mark.parametrize("window", SEEN if COMPLETE else ["phone"])
def test_the_browser_checks_every_draw(window: str, visit: Visit, tmp_path: Path) -> None:
    game, lang, size = SEEN[window]
    page = visit(f"new/{game}", lang=lang, width=size[0], height=size[1])
    begin(page)
    expect(page.locator(".top [data-seal=sealed]")).to_be_visible()
    page.locator(".top [data-seal]").click()
    expect(page.locator("[role=dialog] ol > li")).to_have_count(3)
    running = sentences(page)
    page.keyboard.press("Escape")
    there = through(page, 3)
    expect(page.locator(f"{END} [data-seal=checked]")).to_be_visible()
    page.locator(f"{END} [data-seal]").click()
    shown = page.locator("[role=dialog] table tbody tr")
    proof = page.context.request.get(f"{there.table}/proof").json()
    draws = sum(line[0] == -1 for event in proof["events"] if event[0] in ("start", "move") for line in event[-1])
    expect(page.locator("[role=dialog] [data-standing=checked]")).to_contain_text(str(draws))
    if draws:
        expect(shown.nth(draws - 1)).to_be_attached()
    after = sentences(page)
    assert after[:2] == running[:2] and after[2] != running[2] and str(draws) in after[2]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not complaints(page)
    if folder := os.environ.get("ANTILLES_PICTURES"):
        page.screenshot(path=f"{folder}/seal-{game}.png")
    with page.expect_download() as saved:
        page.locator("[data-do=save-proof]").click()
    file = tmp_path / "proof.txt"
    saved.value.save_as(file)
    with redirect_stdout(StringIO()) as told:
        assert main(["verify", "--fair", "--json", str(file)]) == 0, told.getvalue()
    fair = json.loads(told.getvalue())[0]["fair"]
    assert fair["draws"] == draws and 0 in fair["own"]
    assert '"noted"' in file.read_text().replace("\n# fair ", "")
    assert subprocess.run([sys.executable, ALONE, file], check=False, capture_output=True).returncode == 0


def test_a_page_that_lost_its_secret_goes_on_with_another_one(visit: Visit) -> None:
    page = visit()
    at_table(page)
    there = through(page, 4, 5)
    before = there.sight()["seal"]["tip"]
    page.evaluate("localStorage.clear()")
    page.reload()
    expect(page.locator(".top [data-seal=sealed]")).to_be_visible()
    page.wait_for_function(
        "([table, tip]) => fetch(table + '?seat=0').then((told) => told.json()).then(({ seal }) => seal.tip !== tip)",
        arg=[there.table, before],
    )
    away(page, 5)
    expect(page.locator(f"{END} [data-seal=checked]")).to_be_visible()
    page.locator(f"{END} [data-seal]").click()
    expect(page.locator("[role=dialog]").last).to_contain_text("went on with new ones")


def test_a_replay_has_its_seal_and_an_imported_record_has_none(visit: Visit) -> None:
    page = visit()
    at_table(page)
    there = away(page, 6)
    table = there.table.rpartition("/")[2]
    house = page.url.split("/#")[0]
    page.goto(f"{house}/#/replay/{table}")
    expect(page.locator(".top [data-seal=checked]")).to_be_visible()
    record = page.context.request.get(f"{there.table}/record").text()
    brought = page.context.request.post(f"{house}/api/records", data={"record": record}).json()["table"]
    page.goto(f"{house}/#/replay/{brought}")
    page.locator(".top [data-seal=none]").click()
    expect(page.locator("[role=dialog]")).to_contain_text("nothing proves them")


BEST_OF_TWO = """
from antilles.server.tables.sealing import Sealing
honest = Sealing.draw
def draw(self, link=""):
    fair = honest(self, link)
    return lambda state: max(fair(state), fair(state))
Sealing.draw = draw
"""
OTHER_SEAL = """
from antilles.fairness.hashing import digest, name_of, seal_of
from antilles.server.tables import proofs
honest = proofs.prove
def prove(desk, log, row):
    made = honest(desk, log, row)
    if made["key"]:
        made["key"] = digest("made up")
        made["seal"] = seal_of(name_of(made["table"]), made["key"])
    return made
proofs.prove = prove
"""
WITHHELD = """
from antilles.server.tables.desk import Desk
Desk.key_after = lambda self, steps: ""
"""
FORGED = """
from antilles.fairness.hashing import digest
from antilles.server.tables import proofs
honest = proofs.prove
def prove(desk, log, row):
    made = honest(desk, log, row)
    made["events"] = [[*event[:2], digest("forged")] if event[0] == "chain" else event for event in made["events"]]
    return made
proofs.prove = prove
"""
CROOKED = {"noted-seal": OTHER_SEAL, "draw": BEST_OF_TWO, "reveal": WITHHELD, "link": FORGED}
"""The first needs what this browser has kept; the same code finds the others, and more, in tests/fairness."""


@pytest.fixture(params=CROOKED if COMPLETE else ["noted-seal"])
def crooked(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Served]:
    server = Served(tmp_path, free_port(), before=CROOKED[request.param])
    server.start()
    yield server
    server.stop()


def test_a_cheating_server_is_shown_as_one(crooked: Served, visit: Visit) -> None:
    page = visit(server=crooked)
    at_table(page)
    away(page, 7)
    expect(page.locator(f"{END} [data-seal=differs]")).to_be_visible()
    page.locator(f"{END} [data-seal]").click()
    expect(page.locator("[role=dialog] .fault")).to_be_visible()


def test_the_house_shows_its_draws_and_its_list(own_server: Served, visit: Visit) -> None:
    page = visit(server=own_server)
    at_table(page)
    away(page, 8)
    expect(page.locator(f"{END} [data-seal=checked]")).to_be_visible()
    page.goto(f"{own_server.address}/#/fairness/house")
    expect(page.locator("[data-list=whole]")).to_contain_text(": 1 table,")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not complaints(page)
    rows = page.context.request.get(f"{own_server.address}/api/fairness/list").json()
    rows[0]["seal"] = "0" * 64
    page.route("**/api/fairness/list?after=0", lambda route: route.fulfill(json=rows))
    page.reload()
    expect(page.locator("[data-list=broken]")).to_be_visible()
