"""News that get lost, come twice or in another order, a server that restarts, a long sleep: what the page shows in the
end is what a fresh visitor sees (P16).
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.real import Guest
from tests.web.conftest import Visit
from tests.web.real import Served

STREAM = "**/api/tables/*/stream*"
SOON = 20_000
"""Milliseconds: promised are two seconds, but the machine may be very busy. What is not there by then never comes."""


class Wind:
    """Between the page and the server: some news is lost, some comes twice, some waits for the next."""

    def __init__(self, page: Page, seed: int) -> None:
        self.rng = random.Random(seed)
        self.calm = False
        self.done = {"lost": 0, "twice": 0, "late": 0}
        self.page: WebSocketRoute | None = None
        self.late: list[str | bytes] = []
        page.route_web_socket(STREAM, self.route)

    def route(self, page: WebSocketRoute) -> None:
        self.page = page
        server = page.connect_to_server()
        server.on_message(lambda message: self.carry(page, message))

    def carry(self, page: WebSocketRoute, message: str | bytes) -> None:
        what = "calm" if self.calm else self.rng.choice(["calm", "lost", "twice", "late"])
        if what in self.done:
            self.done[what] += 1
        if what == "late":
            self.late.append(message)
            return
        if what != "lost":
            page.send(message)
        if what == "twice":
            page.send(message)
        while self.late:
            page.send(self.late.pop())


OpenTable = Callable[[Served], tuple[list[Guest], str]]


@pytest.fixture
def open_table() -> Iterator[OpenTable]:
    """Two people who play from elsewhere."""
    with ExitStack() as leaving:

        def sit_down(server: Served) -> tuple[list[Guest], str]:
            people = [Guest(server.address, name) for name in ("Ana", "Bruno")]
            for one in people:
                leaving.callback(one.client.close)
            return people, start(people)

        yield sit_down


def start(people: list[Guest]) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = people[0].post("/api/tables", {"game": "santiago_de_cuba", "seats": seats, "visibility": "public"}).json()
    assert people[1].post("/api/invites", {"token": made["invites"][0]["token"]}).status_code == 201
    return str(made["table"])


def make_moves(people: list[Guest], table: str, count: int) -> None:
    rng = random.Random(count)
    while count:
        for seat, one in enumerate(people):
            sight = one.sight(table, seat)
            if sight["asked"] is not None and count:
                assert one.move(table, seat, sight["asked"], rng.choice(sight["moves"])).status_code == 200
                count -= 1


def shown(page: Page) -> list[str]:
    """All that a spectator can read: the table, what happened, what was said."""
    texts: list[str] = []
    for tab in ("Chat", "Log"):
        page.get_by_role("tab", name=tab).click()
        texts.append(page.locator(".app").inner_text())
    return texts


def same_as_fresh(page: Page, visit: Visit, server: Served, table: str, last: str) -> None:
    fresh = visit(f"t/{table}", server=server)
    fresh.get_by_role("tab", name="Chat").click()
    expect(fresh.locator(".chat")).to_contain_text(last)
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator(".chat")).to_contain_text(last, timeout=SOON)
    wanted = shown(fresh)
    end = time.monotonic() + SOON / 1000
    while shown(page) != wanted and time.monotonic() < end:
        page.wait_for_timeout(100)
    assert shown(page) == wanted


def say(one: Guest, table: str, text: str) -> None:
    assert one.post(f"/api/tables/{table}/chat", {"text": text, "request": text.replace(" ", "-")}).status_code == 201


@pytest.mark.parametrize("seed", [1, 2])
def test_lost_doubled_and_disordered_news_change_nothing(
    visit: Visit, served: Served, open_table: OpenTable, seed: int
) -> None:
    people, table = open_table(served)
    page = visit(server=served)
    wind = Wind(page, seed)
    page.goto(f"{served.address}/#/t/{table}")
    page.reload()
    page.locator(".app").wait_for()
    number = 0
    while number < 8 or min(wind.done.values()) < 2:
        assert number < 100, wind.done
        if number < 8:
            make_moves(people, table, 2)
        say(people[number % 2], table, f"word {number}")
        page.wait_for_timeout(30)
        number += 1
    wind.calm = True
    say(people[0], table, "the last word")

    same_as_fresh(page, visit, served, table, "the last word")


def test_a_long_sleep_and_a_restart_of_the_server_change_nothing(
    visit: Visit, own_server: Served, open_table: OpenTable
) -> None:
    people, table = open_table(own_server)
    page = visit(f"t/{table}", server=own_server)
    page.locator(".app").wait_for()
    make_moves(people, table, 3)

    page.context.set_offline(True)
    own_server.stop()
    own_server.start()
    make_moves(people, table, 4)
    for number in range(105):  # more than the server tells one by one
        say(people[number % 2], table, f"word {number}")
    make_moves(people, table, 2)
    say(people[1], table, "the last word")
    page.context.set_offline(False)

    same_as_fresh(page, visit, own_server, table, "the last word")


def test_when_the_network_is_back_nobody_waits(visit: Visit, served: Served, open_table: OpenTable) -> None:
    """A stream that died in silence, as when a phone changes its network: the page listens again, from where it was."""
    people, table = open_table(served)
    page = visit(server=served)
    streams: list[WebSocketRoute] = []

    def listen(one: WebSocketRoute) -> None:
        streams.append(one)
        dead = len(streams) == 1
        one.connect_to_server().on_message(lambda message: None if dead else one.send(message))

    page.route_web_socket(STREAM, listen)
    page.reload()
    page.goto(f"{served.address}/#/t/{table}")
    page.locator(".app").wait_for()
    make_moves(people, table, 2)
    say(people[0], table, "the last word")
    assert len(streams) == 1

    page.evaluate("window.dispatchEvent(new Event('online'))")

    same_as_fresh(page, visit, served, table, "the last word")
    assert len(streams) == 2
