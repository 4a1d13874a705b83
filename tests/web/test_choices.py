"""What a person has chosen stays chosen, however late the answers come."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import OUTSIDE, Visit
from tests.web.hands import call, seal
from tests.web.real import Served

LATE = {
    "games": re.compile(r"/api/games$"),
    "words": re.compile(r"/assets/(en|fr|it|house)-"),
    "me": re.compile(r"/api/me$"),
    "home": re.compile(r"/api/home$"),
}


class Held:
    """Answers that wait until they are let go."""

    def __init__(self, page: Page, pattern: re.Pattern[str]) -> None:
        self.page = page
        self.waiting: list[Route] | None = []
        page.route(pattern, self.hold)

    def hold(self, route: Route) -> None:
        if self.waiting is None:
            route.fallback()
        else:
            self.waiting.append(route)

    def let_go(self) -> None:
        """Everything that waits is answered, and whatever comes from now on."""
        waiting, self.waiting = self.waiting or [], None
        for route in waiting:
            route.fallback()
        self.page.wait_for_load_state("networkidle")


def choose(page: Page) -> None:
    page.get_by_role("group", name=re.compile("Seats|Places")).get_by_role("button", name="3", exact=True).click()
    page.locator("[data-level=captain]").click()
    page.locator("[data-switch=expansion]").click()
    page.locator("[data-switch=hints]").click()
    page.locator("section li select").nth(1).select_option("me")
    page.locator("section li [data-name='1']").fill("Bruno")
    page.locator("label:has([autocomplete=nickname]) input").fill("Ana")
    page.locator(".two select:not([data-delay])").select_option("public")
    page.locator("summary").click()
    page.locator("fieldset select").first.select_option("6")


def all_is_as_chosen(page: Page) -> None:
    expect(page.locator("section li select")).to_have_count(3)
    expect(page.locator("[data-level=captain]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-switch=expansion]")).to_have_attribute("aria-checked", "true")
    expect(page.locator("[data-switch=hints]")).to_have_attribute("aria-checked", "false")
    expect(page.locator("section li select").nth(1)).to_have_value("me")
    expect(page.locator("section li [data-name='1']")).to_have_value("Bruno")
    expect(page.locator("label:has([autocomplete=nickname]) input")).to_have_value("Ana")
    expect(page.locator(".two select:not([data-delay])")).to_have_value("public")
    expect(page.locator("fieldset select").first).to_have_value("6")


@pytest.mark.parametrize("late", LATE)
def test_what_was_chosen_for_a_new_table_stays(late: str, visit: Visit) -> None:
    """Before the answers, between two of them, and when another language makes the page ask again."""
    page = visit()
    page.locator(".po").first.wait_for()
    held = Held(page, LATE[late])
    page.evaluate("location.hash = '#/new/cuba'")
    if late == "games":  # without the games there is nothing to choose
        page.wait_for_function("() => document.querySelector('main h1')")
        held.let_go()
    choose(page)
    held.let_go()
    all_is_as_chosen(page)

    held = Held(page, LATE[late])
    page.get_by_role("button", name="Language").click()
    page.get_by_role("button", name="Français").click()
    held.let_go()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    all_is_as_chosen(page)


def test_the_language_that_was_chosen_last_is_spoken(visit: Visit) -> None:
    page = visit()
    page.locator(".po").first.wait_for()
    held = Held(page, re.compile(r"/assets/fr-"))
    page.get_by_role("button", name="FR", exact=True).click()
    page.get_by_role("button", name="IT", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "it")

    held.let_go()

    page.wait_for_timeout(100)
    expect(page.locator("html")).to_have_attribute("lang", "it")


def test_another_language_takes_nobody_out_of_the_turn(visit: Visit) -> None:
    page = visit(table="santo_domingo", seats=4)
    page.locator("[data-card=captain]").click()
    expect(page.locator("[data-card=captain]")).to_have_attribute("aria-pressed", "true")
    page.evaluate("document.querySelector('.app').dataset.stays = 'yes'")

    page.get_by_role("button", name="Language").click()
    page.get_by_role("button", name="Italiano").click()

    expect(page.locator("html")).to_have_attribute("lang", "it")
    page.wait_for_load_state("networkidle")
    expect(page.locator("[data-card=captain]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".app[data-stays]")).to_have_count(1)


def test_a_replay_stays_where_it_is(visit: Visit) -> None:
    page = visit(table="santo_domingo", seats=4)
    for card in ("captain", "admiral"):
        page.locator(f"[data-card={card}][data-target=can]").wait_for()
        seal(page, card)
        expect(page.locator(f"[data-card={card}]")).to_contain_text("played")
    page.goto(page.url.split("#")[0] + "#/replay/" + page.url.split("/t/")[1].split("?")[0])
    where = page.locator(".where")
    expect(where).to_have_text(re.compile(r"\d"))
    begun = int(where.inner_text().split()[0])
    for there in range(begun + 1, begun + 4):
        page.locator("[data-do=next]").click()
        expect(where).to_have_text(re.compile(rf"^\s*{there}\b"))
    held = Held(page, re.compile("/api/"))
    page.locator(".deck select").select_option("0")
    page.locator(".deck select").select_option("")
    page.get_by_role("button", name="Language").click()
    page.get_by_role("button", name="Français").click()

    held.let_go()

    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator(".deck select")).to_have_value("")
    expect(where).to_have_text(re.compile(rf"^\s*{begun + 3}\b"))
    expect(page.locator(".log li").first).to_contain_text("Jouer")  # in the language of the page, as all of it


def test_whoever_goes_elsewhere_is_not_fetched_back(visit: Visit) -> None:
    """A table that was asked for is made, but whoever reads the rules meanwhile goes on reading."""
    page = visit()
    page.locator(".po").first.wait_for()
    made = Held(page, re.compile("/api/tables$"))
    page.locator("[data-now=santo_domingo]").click()
    page.evaluate("location.hash = '#/rules/santo_domingo'")
    page.locator("[data-chapter]").first.wait_for()

    with page.expect_response(re.compile("/api/tables$")):
        made.let_go()

    page.wait_for_load_state("networkidle")
    assert page.url.endswith("#/rules/santo_domingo")


def test_a_hint_is_for_the_decision_it_was_asked_for(visit: Visit) -> None:
    page = visit(table="santo_domingo", seats=4)
    page.locator("[data-card=captain][data-target=can]").wait_for()
    late = Held(page, re.compile("/hint"))
    page.locator("[data-do=hint]").click()
    seal(page, "captain")
    page.locator("[data-card=admiral][data-target=can]").wait_for()

    with page.expect_response(re.compile("/hint")):
        late.let_go()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("dialog")).to_have_count(0)

    page.locator("[data-do=hint]").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_table_opened_while_the_server_is_away_comes_by_itself(visit: Visit, own_server: Served) -> None:
    """With its looks: nothing of the table has been fetched before."""
    table = visit(server=own_server, table="santo_domingo", seats=4).url.split("/t/")[1]
    page = visit(server=own_server)
    page.locator(".po").first.wait_for()
    own_server.stop()
    page.evaluate(f"location.hash = '#/t/{table}'")

    expect(page.get_by_role("alert")).to_contain_text("tries again on its own")
    own_server.start()

    expect(page.locator("[data-people=watching]")).to_be_visible()
    expect(page.locator(".app")).to_have_css("display", "grid")
    expect(page.locator(".harb")).to_have_css("aspect-ratio", "936 / 352")


FIELDS = "main :is(input:not([type=file]), select, textarea):visible"
SWITCHES = "main :is([role=switch], [role=group] [aria-pressed]):not([aria-disabled=true]):visible"
SET = """(one) => {
    if (one.type === 'checkbox') one.click()
    else one.value = one.tagName === 'SELECT' ? [...one.options].at(-1).value : 'Zoë'
    one.dispatchEvent(new Event('input', { bubbles: true }))
    one.dispatchEvent(new Event('change', { bubbles: true }))
}"""
STATE = (
    """(one) => [one.getAttribute('aria-checked') ?? one.getAttribute('aria-pressed'), one.checked, one.value].join()"""
)
"""What a person can set, and how it stands."""


def everything(page: Page) -> list[str]:
    return [one.evaluate(STATE) for one in page.locator(f"{FIELDS}, {SWITCHES}").all()]


def set_everything(page: Page) -> list[str]:
    """Every field filled in, every choice another one than before; one may make room for others, or need none."""
    for kind in (FIELDS, SWITCHES):
        number = 0
        while number < page.locator(kind).count():
            one = page.locator(kind).nth(number)
            if kind == FIELDS:
                one.evaluate(SET)
            else:
                one.click()
            number += 1
    return everything(page)


def invitation(visit: Visit) -> str:
    """The path of an invitation that nobody has used yet."""
    ana = visit(OUTSIDE)
    house = ana.url.removesuffix(f"/{OUTSIDE}")
    call(ana.context, house, "/guests", {"name": "Ana"})
    made = call(ana.context, house, "/tables", {"game": "cuba", "seats": [{"kind": "me"}, {"kind": "open"}]})
    return f"join/{made['invites'][0]['token']}"


WAITING = """() => {
  const { content, opacity } = getComputedStyle(document.getElementById('app'), '::before')
  return content !== 'none' && opacity >= 0.3
}"""


@pytest.mark.parametrize(("path", "late"), [("me/account", "/api/me"), ("lesson/cuba", "/lessons/first")])
def test_before_anything_can_be_shown_a_sign_says_that_it_comes(path: str, late: str, visit: Visit) -> None:
    """Not a blank window, however slow the server is."""
    page = visit(OUTSIDE, motion=True)
    held = Held(page, re.compile(late))
    page.goto(page.url.replace(f"/{OUTSIDE}", f"/#/{path}"))
    page.wait_for_function(WAITING)
    held.let_go()
    page.locator("main h1, .app").first.wait_for()
    assert not page.evaluate(WAITING)


@pytest.mark.parametrize("path", ["", "new/cuba", "new/santa_cruz", "join", "me/account", "games", "rules/cuba"])
def test_whatever_a_page_asks_for_late_overwrites_nothing(path: str, visit: Visit) -> None:
    """Each request of the page is held back in turn until everything has been set that can be set without it."""
    address = invitation(visit) if path == "join" else path
    first = visit("rules/santo_domingo")
    first.locator("main h1").wait_for()
    asked: list[str] = []
    first.on("request", lambda request: asked.append(request.url.split("?")[0]))
    first.goto(first.url.split("#")[0] + f"#/{address}")
    first.locator("main h1, .po").first.wait_for()
    first.wait_for_load_state("networkidle")
    late = sorted({url for url in asked if "/api/" in url and not url.endswith("/api/me")})

    for url in late:
        page = visit("rules/santo_domingo")
        page.locator("main h1").wait_for()
        held = Held(page, re.compile(re.escape(url) + r"(\?|$)"))
        page.evaluate("(to) => (location.hash = '#/' + to)", address)
        page.wait_for_function("() => !document.querySelector('[data-statement]')" if "rules" not in address else "1")
        page.wait_for_timeout(200)
        before = set_everything(page)
        held.let_go()
        page.locator("main h1, .po").first.wait_for()
        after = everything(page)
        assert after[: len(before)] == before or not before, (path, url)
        chosen = set_everything(page)
        page.get_by_role("button", name=re.compile("^(Language|FR)$")).first.click()
        if page.get_by_role("button", name="Français").count():
            page.get_by_role("button", name="Français").click()
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        assert everything(page) == chosen, (path, url)
