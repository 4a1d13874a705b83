"""The deal of the day: found on the first page, begun, gone on with, and how one stands among everybody."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

from playwright.sync_api import expect

from antilles.school.daily import PARTS
from tests.web.conftest import Visit
from tests.web.real import Served

OTHERS = 24


def straight(points: int) -> str:
    """A course that grows evenly."""
    return ",".join(str(points * part // PARTS) for part in range(PARTS + 1))


def finish(served: Served, table: str, points: int) -> None:
    """As if the game were over, and others had played it too; how that comes about is the server's, tested there."""
    with closing(sqlite3.connect(served.folder / "antilles.db", timeout=30)) as base, base:
        day, game, begun = base.execute(
            "SELECT day, game, begun FROM attempts WHERE table_id = ?", (table,)
        ).fetchone()  # fmt: skip
        end = "UPDATE attempts SET ended = ?, points = ?, place = 2, luck = 2.5, course = ? WHERE table_id = ?"
        base.execute(end, (begun + 1, points, straight(points), table))
        for number in range(OTHERS):
            base.execute(
                "INSERT OR IGNORE INTO people (id, name, created) VALUES (?, ?, 0)", (f"deal{number}", f"P{number}")
            )
            base.execute(
                "INSERT OR REPLACE INTO attempts (day, person, table_id, game, begun, ended, points, place, course)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (day, f"deal{number}", f"deal{number}", game, begun, begun + 1, number, 3, straight(number)),
            )


def test_a_deal_is_begun_gone_on_with_and_told_among_all(visit: Visit, served: Served) -> None:
    page = visit("")
    page.locator("[data-deal=fresh] [data-do=daily]").click()
    expect(page.locator("[data-daily=fresh]")).to_be_visible()
    expect(page.get_by_text(re.compile(r"Open until \w+day, \d"))).to_be_visible()  # midnight of which day?
    expect(page.locator("[data-histogram], [data-rows]")).to_have_count(0)
    page.locator("[data-do=begin-daily]").click()
    page.wait_for_url("**/#/t/**")
    table = page.url.rpartition("/")[2]
    page.locator("[data-target=can], .bar [data-loose]").first.wait_for()
    expect(page.locator("[data-do=hint]")).to_have_count(0)

    page.goto(f"{served.address}/#/daily")
    page.locator("[data-daily=running] [data-do=begin-daily]").click()
    page.wait_for_url(f"**/#/t/{table}")

    finish(served, table, points=18)
    page.goto(f"{served.address}/#/daily")
    expect(page.locator("[data-better]")).to_have_attribute("data-better", str(100 * 18 // OTHERS))
    expect(page.locator("[data-points]")).to_have_attribute("data-points", "18")
    expect(page.locator("[data-histogram] .you")).to_have_count(1)
    expect(page.locator("[data-day-course] [data-middle]")).to_have_count(1)
    expect(page.locator("[data-beside]")).to_have_attribute("data-beside", "0 0")  # the third quarter ends at 18
    expect(page.locator("table:has(caption) tbody tr").last).to_contain_text("6 to 18")
    page.locator("[data-do=again]").click()
    page.wait_for_url("**/#/t/**")
    assert not page.url.endswith(table)
    expect(page.locator(".app[data-sandbox]")).to_be_visible()
