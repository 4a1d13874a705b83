"""What a person does on the page, by mouse and keyboard."""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any
from urllib.parse import parse_qs
from weakref import WeakKeyDictionary

import httpx
from playwright.sync_api import BrowserContext, Page, TimeoutError as TooLate, expect

from antilles.fairness.hashing import chain, digest
from tests.selection import COMPLETE

END = ".end"
CONFIRM = "[data-do=confirm]:not([disabled])"
SHORT = 5_000
LONG = 60
"""Seconds that bots may think."""
MOST = 600
"""Decisions after which a game that is still not over never will be."""
TRIES = 50
"""Clicks after which a decision that is still not made never will be."""
ALL = ".bar [data-do=all]:visible"
CAN = (
    ", ".join(f"{part} [data-target=can]:visible" for part in (".stage", ".rail", ".drawer", ".strip"))
    + ", .bar [data-loose]:visible"
)


def against_bots(page: Page, game: str, seats: int = 2) -> None:
    """From the home page to the first decision: two clicks, and one more for the number of seats."""
    page.locator(f"a[href='#/new/{game}'] >> visible=true").last.click()
    page.get_by_role("button", name=str(seats), exact=True).click()
    page.locator("[data-do=make]").click()
    page.locator(".app").wait_for()


GUEST = {"en": "Guest", "fr": "Anonyme", "it": "Ospite"}


def call(context: BrowserContext, address: str, path: str, body: Any) -> Any:
    """Ask something of the server as the person of this browser, without a page."""
    answer = context.request.post(f"{address}/api{path}", data=body)
    assert answer.ok, answer.text()
    return answer.json()


def made_table(context: BrowserContext, address: str, game: str, seats: int, lang: str) -> str:
    """A table against quick bots, otherwise as the page makes it for whoever clicks twice; its name."""
    call(context, address, "/guests", {"name": GUEST[lang]})
    chairs = [{"kind": "me", "own": True, "name": GUEST[lang]}, *[{"kind": "bot", "level": "deckhand"}] * (seats - 1)]
    wish = {"game": game, "seats": chairs, "visibility": "link", "hints": True}
    return str(call(context, address, "/tables", wish)["table"])


def asked(page: Page) -> bool:
    """Wait until something can be done here or the game is over; True for the former."""
    page.locator(f"{CAN}, {END}, [data-do=confirm], {ALL}").first.wait_for()
    return page.locator(END).count() == 0


def act(page: Page, rng: random.Random) -> None:
    """One decision by clicking something that glows, then the button that names the move.

    The table may change under the hand, as when a bot is faster: then this click is void, and the next one counts.
    """
    with suppress(TooLate):
        if not page.locator(CONFIRM).count():
            glowing = page.locator(CAN)
            count = glowing.count()
            if count:
                glowing.nth(rng.randrange(count)).click(force=True, timeout=SHORT)
            page.locator(f"{CONFIRM}, [data-choice], [data-do=all]").first.wait_for(state="attached", timeout=SHORT)
        if not page.locator(CONFIRM).count():
            choose(page, rng)
        page.locator(CONFIRM).click(timeout=SHORT)
        page.wait_for_function("() => !document.querySelector('[data-do=confirm]:disabled')")


Act = Callable[[Page, random.Random], None]


def choose(page: Page, rng: random.Random) -> None:
    """What was clicked stands for several moves: take one of the list."""
    every = page.locator("[data-do=all]")
    if every.count() and page.locator(".all[open]").count() == 0:
        every.click(timeout=SHORT)
        page.locator(".bar [data-choice]").first.wait_for(timeout=SHORT)
    choices = page.locator(".bar [data-choice]")
    if choices.count():
        choices.nth(rng.randrange(choices.count())).click(timeout=SHORT)


def menu(page: Page, entry: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.locator(".drop").get_by_role("button", name=entry).click()


def log_of(page: Page) -> str:
    """What the log tells, whichever tab is in front: choices that have no room in the bar stand in its place."""
    for _ in range(TRIES):
        page.keyboard.press("l")
        with suppress(TooLate):  # the next decision may have opened its own tab meanwhile
            return page.locator(".log").inner_text(timeout=SHORT)
    raise AssertionError("the log does not open")


heard: WeakKeyDictionary[Page, int] = WeakKeyDictionary()
"""The version of the table of which a page was told last."""


def listen(page: Page) -> None:
    """From now on it is known what the page was told of its table."""

    def note(frame: str | bytes) -> None:
        heard[page] = max(heard.get(page, 0), json.loads(frame).get("version", 0))

    page.on("websocket", lambda stream: stream.on("framereceived", note))


@cache
def made_of(secret: str, seat: int, life: int) -> list[str]:
    """The chain that a page makes of its secret."""
    return chain(digest(f"{secret}:{seat}:{life}"))


CLIENT = httpx.Client(timeout=LONG)
"""With Playwright's own requests a whole game took 17 to 34 % more of the processor."""


class Elsewhere:
    """The person of a page at the same table, without a picture: as from another device."""

    def __init__(self, page: Page) -> None:
        page.wait_for_url("**/#/t/**")
        address, _, where = page.url.partition("#/t/")
        table, _, query = where.partition("?")
        self.page = page
        self.table = f"{address}api/tables/{table}"
        self.seat = int(parse_qs(query).get("seat", ["0"])[0])
        self.moves = 0
        self.cookies = self.look_up()
        self.links: list[str] = []
        self.seal: Any = None

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """With the cookies of the page: looked up once, and again where they are not known any more."""
        answer = CLIENT.request(method, f"{self.table}{path}", json=body, headers={"cookie": self.cookies})
        if answer.status_code in (401, 403, 404):
            self.cookies = self.look_up()
            answer = CLIENT.request(method, f"{self.table}{path}", json=body, headers={"cookie": self.cookies})
        return answer

    def look_up(self) -> str:
        return "; ".join([f"{one['name']}={one['value']}" for one in self.page.context.cookies(self.table)])

    def sight(self) -> Any:
        """As soon as something is asked here or the game is over."""
        end = time.monotonic() + LONG
        sight: Any = None
        while time.monotonic() < end:
            sight = self.ask("GET", f"?seat={self.seat}").json()
            if sight["asked"] is not None or sight["status"] not in ("open", "running"):
                self.seal = sight["seal"]
                return sight
            self.page.wait_for_timeout(10)
        raise AssertionError(f"nobody is asked for {LONG} s: {sight}")

    def move(self, asked: int, text: str) -> None:
        """What was asked in the last ``sight``."""
        self.moves += 1
        turn = {"seat": self.seat, "asked": asked, "moves": [text], "request": f"elsewhere-{self.moves}"}
        turn["link"] = self.link()
        answer = self.ask("POST", "/moves", turn)
        assert answer.is_success or answer.status_code == 409, answer.text  # the page makes the only move by itself

    def link(self) -> str:
        """What the page itself would release: it has the same secret in another tab."""
        seal = self.seal
        if seal is None or seal["next"] is None:
            return ""
        if not self.links or self.links[0] != seal["tip"]:
            kept = self.page.evaluate(f"localStorage.getItem('antilles-chain-{self.table.rpartition('/')[2]}')")
            if kept is None:
                return ""
            told = json.loads(kept)
            self.links = made_of(told["secret"], self.seat, told["lives"].get(str(self.seat), 0))
        return self.links[seal["next"] + 1] if self.links[0] == seal["tip"] else ""

    def shown(self, version: int) -> None:
        """Wait until the page, too, was told of what was done here; if it is not, the next click is void, no more."""
        end = time.monotonic() + SHORT / 1000
        while self.moves and heard.get(self.page, 0) < version and time.monotonic() < end:
            self.page.wait_for_timeout(10)


def play_to_the_end(page: Page, seed: int, act: Act = act, often: int = 1) -> None:
    """By clicking, or as ``act`` does it: every turn for ``make check-all``, else the first ones of each question.

    What comes again is decided elsewhere, and the page is told of it.
    """
    rng = random.Random(seed)
    there = Elsewhere(page)
    begun: Counter[str] = Counter()
    for _ in range(MOST):
        sight = there.sight()
        if sight["asked"] is None:
            break
        question = sight["view"]["phase"]
        begun[question] += 1
        if COMPLETE or begun[question] <= often:
            there.shown(sight["version"])
            take_turn(page, there, sight["asked"], rng, act)
        else:
            there.move(sight["asked"], rng.choice(sight["moves"]))
    expect(page.locator(END)).to_be_visible()


def take_turn(page: Page, there: Elsewhere, number: int, rng: random.Random, act: Act) -> None:
    """Click until the decision of this number is made."""
    for _ in range(TRIES):
        if not asked(page):
            return
        act(page, rng)
        if there.sight()["asked"] != number:
            return
    raise AssertionError(f"{TRIES} clicks, and decision {number} is not made: {page.locator('.bar').inner_text()}")


def seal(page: Page, card: str) -> None:
    """Santo Domingo with four seats: choose this card."""
    page.locator(f"[data-card={card}]").click()
    page.locator("[data-do=confirm]").click()
