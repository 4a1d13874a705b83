"""A whole correspondence: two browsers, a mail server and a push endpoint on this machine, from invitation to rematch.

By days, with notices; an order that is played while its owner is away, and nobody is called for it; a holiday, a pause
by consent, time that runs out, and the rematch. The house's clock is moved by hand: days pass in seconds.
"""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import Page, expect

from tests.web.conftest import OUTSIDE, Visit
from tests.web.hands import call, log_of, made_of
from tests.web.real import Served, free_port
from tests.web.test_notices import Receivers

HOUR, DAY = 3_600_000, 86_400_000
CLOCK = """
import os, antilles.server.tables.clock as clock
real, shift = clock.now, os.environ["ANTILLES_TEST_SHIFT"]
clock.now = lambda: real() + int(open(shift).read() or 0)
import antilles.server.orders.orderly as orderly
orderly.LEAST = orderly.MEDIAN = orderly.MOST = 200_000
orderly.LOOK = 0.3
"""


class Days:
    """A house whose clock can be put forward."""

    def __init__(self, folder: Path, receivers: Receivers) -> None:
        self.shift = folder / "shift"
        self.shift.write_text("0")
        self.receivers = receivers
        port = free_port()
        self.server = Served(
            folder, port, before=CLOCK, ANTILLES_TEST_SHIFT=str(self.shift), ANTILLES_PRIVATE_WEBHOOKS="1",
            ANTILLES_SMTP=f"smtp://127.0.0.1:{receivers.smtp}", ANTILLES_ORIGINS=f"http://127.0.0.1:{port}",
        )  # fmt: skip

    @property
    def address(self) -> str:
        return self.server.address

    def pass_time(self, milliseconds: int) -> None:
        self.shift.write_text(str(int(self.shift.read_text()) + milliseconds))


@pytest.fixture
def days(tmp_path: Path) -> Iterator[Days]:
    receivers = Receivers()
    house = Days(tmp_path, receivers)
    house.server.start()
    yield house
    house.server.stop()
    receivers.close()


class Seated:
    """Somebody at the table, in a browser of their own."""

    def __init__(self, visit: Visit, house: Days, name: str) -> None:
        self.house, self.name = house, name
        self.page: Page = visit(OUTSIDE, server=house.server)
        self.me = call(self.page.context, house.address, "/guests", {"name": name})
        self.seat, self.table = -1, ""
        self.links: list[str] = []

    def get(self, path: str) -> Any:
        answer = self.page.context.request.get(f"{self.house.address}/api{path}")
        assert answer.ok, answer.text()
        return answer.json()

    def post(self, path: str, body: Any) -> Any:
        return call(self.page.context, self.house.address, path, body)

    def sight(self) -> Any:
        return self.get(f"/tables/{self.table}?seat={self.seat}")

    def asked(self) -> bool:
        return self.sight()["asked"] is not None

    def play(self) -> None:
        """All that this seat is asked for, by the first legal moves."""
        while self.step():
            pass

    def step(self) -> bool:
        """The first legal move, if this seat is asked."""
        seen = self.sight()
        if seen["asked"] is None:
            return False
        body = {"seat": self.seat, "asked": seen["asked"], "moves": seen["moves"][:1], "request": f"r{seen['version']}"}
        self.post(f"/tables/{self.table}/moves", {**body, "link": self.link(seen["seal"])})
        return True

    def link(self, seal: Any) -> str:
        """What this browser's page would release: it has the secret."""
        if not seal or seal["next"] is None:
            return ""
        if not self.links or self.links[0] != seal["tip"]:
            name = f"antilles-chain-{self.table}"
            stored = self.page.context.storage_state()["origins"]
            told = next(json.loads(one["value"]) for at in stored for one in at["localStorage"] if one["name"] == name)
            self.links = made_of(told["secret"], self.seat, told["lives"].get(str(self.seat), 0))
        return str(self.links[seal["next"] + 1])

    def go(self, path: str) -> None:
        self.page.goto(f"{self.house.address}/#/{path}")

    def away(self) -> None:
        """The window is closed: nobody looks at the table."""
        self.page.goto(f"{self.house.address}/{OUTSIDE}")


def until(page: Page, true: Callable[[], bool], seconds: float = 120) -> None:
    for _ in range(int(seconds * 5)):
        if true():
            return
        page.wait_for_timeout(200)
    raise AssertionError("it did not come true")


def push_address(receivers: Receivers) -> str:
    """A push subscription as a browser makes it, whose service is the endpoint on this machine."""
    public = (
        ec.generate_private_key(ec.SECP256R1()).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    )
    key, secret = (base64.urlsafe_b64encode(part).rstrip(b"=").decode() for part in (public, b"s" * 16))
    return f"http://127.0.0.1:{receivers.hook}/push {key} {secret}"


def test_a_correspondence_from_invitation_to_rematch(visit: Visit, days: Days) -> None:
    got = days.receivers
    ana, ben = Seated(visit, days, "Ana"), Seated(visit, days, "Ben")

    # Ana is called by mail, which she confirms; Ben by push.
    ana.post("/me/notices", {"kind": "mail", "address": "ana@example.org", "quiet_from": 0, "quiet_to": 0})
    until(ana.page, lambda: len(got.mails) == 1)
    ana.page.goto(re.search(r"http\S+/#/confirm/\S+", got.mails.pop())[0])  # type: ignore[index]
    ana.page.locator("[data-do=confirm]").click()
    expect(ana.page.get_by_role("status")).to_contain_text("you will be told")
    ana.away()
    ben.post("/me/notices", {"kind": "push", "address": push_address(got), "quiet_from": 0, "quiet_to": 0})

    body = {"game": "santiago_de_cuba", "seats": [{"kind": "me"}, {"kind": "open"}], "days": 3, "late": "move"}
    made = ana.post("/tables", body)
    ana.table = ben.table = made["table"]
    ana.seat, ben.seat = 0, 1
    ben.go(f"join/{made['invites'][0]['token']}")
    expect(ben.page.locator("[data-pace]")).to_contain_text("3 days")
    ben.page.get_by_role("button", name="Take this seat").click()
    until(ben.page, lambda: ana.sight()["status"] == "running", 60)
    ben.away()

    # Both are called to their turns, each once.
    for _ in range(3):
        mover, receiver = (ana, got.mails) if ana.asked() else (ben, got.posts)
        days.pass_time(HOUR)  # whoever had the table open is called some minutes later, and by mail every half hour
        until(ana.page, lambda receiver=receiver: len(receiver) == 1)  # type: ignore[misc]
        receiver.clear()
        mover.play()

    # Ana leaves an order on the page; it is played while she is away, and nobody calls her.
    while not (ben.asked() and not ana.asked() and "drive 1" in ben.sight()["moves"]):
        (ana if ana.asked() else ben).step()
    ana.go(f"t/{ana.table}")
    ana.page.locator("[data-do=orders]").click()
    sheet = ana.page.get_by_role("dialog", name="Standing orders")
    first = sheet.locator("[data-order=move]").first
    expect(first.locator("optgroup").last.locator("option").first).to_be_attached()
    values = first.locator("optgroup").last.locator("option").evaluate_all("all => all.map(one => one.value)")
    for number, value in enumerate(values[:10]):
        if number:
            sheet.locator("[data-do=another-order]").click()
        sheet.locator("li").nth(number).locator("[data-order=move]").first.select_option(value)
    sheet.locator("[data-do=orders-leave]").click()
    expect(ana.page.locator("[data-do=orders]")).to_contain_text("·")
    days.pass_time(HOUR)  # a mail comes every half hour at most: this is not why none comes
    ana.away()
    got.mails.clear()
    before = ben.sight()["version"]
    told = ben.get(f"/tables/{ben.table}/orders?seat=1")
    assert told["orders"] == [] and told["done"] == []
    ben.play()
    until(ana.page, lambda: ana.get(f"/tables/{ana.table}/orders?seat=0")["about"] or not ana.asked())
    days.pass_time(210_000)
    until(ana.page, lambda: bool(ana.get(f"/tables/{ana.table}/orders?seat=0")["done"]))
    (done,) = ana.get(f"/tables/{ana.table}/orders?seat=0")["done"]
    assert done["how"] == "played" and done["version"] > before
    if not ana.asked():
        assert got.mails == [], "nobody is called to a turn that an order has played"
    ana.go(f"t/{ana.table}")
    log_of(ana.page)
    expect(ana.page.locator("[data-order-made]").first).to_have_text("(your order)")
    ben.go(f"t/{ben.table}")
    assert log_of(ben.page)
    expect(ben.page.locator("[data-order-made]")).to_have_count(0)
    ben.away()

    # Ana is on holiday: her time stands still, and everybody sees it.
    while not ana.asked():
        ben.play()
    ana.go("me/account")
    ana.page.locator("[data-do=holiday]").click()
    expect(ana.page.get_by_role("status").last).to_have_text("On holiday at 1 table.")
    days.pass_time(5 * DAY)
    ben.go(f"t/{ben.table}")
    expect(ben.page.locator("[data-seat='0']")).to_contain_text("on holiday until")
    assert ana.asked(), "five days have passed, and nobody has moved for her"
    ana.go("me/account")
    ana.page.locator("[data-do=back]").click()
    expect(ana.page.get_by_role("status").last).not_to_be_empty()

    # A pause by consent: no time passes.
    ana.go(f"t/{ana.table}")
    ana.post(f"/tables/{ana.table}/proposals", {"seat": 0, "wish": "pause"})
    ben.page.locator("[data-do=agree]").click()
    expect(ben.page.locator("[data-people=paused], [data-people=answered]")).to_be_visible()
    days.pass_time(10 * DAY)
    ana.page.wait_for_timeout(3000)
    assert ana.sight()["status"] == "paused"
    ana.post(f"/tables/{ana.table}/proposals", {"seat": 0, "wish": "resume"})
    ben.page.locator("[data-do=agree]").click()
    until(ben.page, ana.asked)

    # Time runs out: a bot makes that move, as was said beforehand.
    version = ana.sight()["version"]
    days.pass_time(5 * DAY)
    until(ana.page, lambda: ana.sight()["version"] > version, 60)
    frames = ben.get(f"/tables/{ben.table}/events?seat=1&after={version}")
    assert frames[0]["kind"] == "moved" and not ben.sight()["chairs"][0]["away"]

    # To the end, and once more with consent.
    ana.away()
    ben.away()
    while ana.sight()["status"] == "running":
        (ana if ana.asked() else ben).play()
    again = ana.post(f"/tables/{ana.table}/rematch?own=true", None)["table"]
    ben.go(f"t/{ben.table}")
    expect(ben.page.locator("[data-end], .end").first).to_be_visible()
    assert ben.get(f"/tables/{ben.table}?seat=1")["rematch"] == again
    orders = ana.get(f"/tables/{ana.table}/orders?seat=0")
    assert orders["orders"] == [] and not orders["open"]
