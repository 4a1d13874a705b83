"""Friends by exchange of links, invitations by name, blocks, open tables, the next table: with real browsers."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import complaints
from tests.web.conftest import OUTSIDE, Visit
from tests.web.hands import call
from tests.web.test_my_games import guest, table

SLOW = 60_000


def fits(page: Page) -> None:
    """Nothing lies beyond the window, and nothing is against the rules of accessibility."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not complaints(page)


def befriended(one: Page, other: Page, house: str) -> None:
    token = call(one.context, house, "/me/friends/links", {"once": True})["token"]
    assert other.context.request.post(f"{house}/api/friends", data={"token": token}).ok


def friend_id(page: Page, house: str, name: str) -> str:
    found: list[dict[str, Any]] = page.context.request.get(f"{house}/api/me/friends").json()["friends"]
    return str(next(friend["id"] for friend in found if friend["name"] == name))


def test_befriend_by_link_invite_by_name_accept_on_a_phone_play_and_block(visit: Visit) -> None:
    ana, house = guest(visit, "Ana")
    ana.goto(f"{house}/#/friends")
    expect(ana.get_by_text("Nobody yet.")).to_be_visible()
    ana.locator("[data-do=link-once]").click()
    link = ana.locator("[data-links] code").inner_text()
    assert "/#/friend/" in link
    fits(ana)

    ben = visit(link.split("#/")[1], width=390, height=844, touch=True)
    ben.get_by_role("textbox", name="Your name").fill("Ben")
    ben.locator("[data-do=enter]").click()
    expect(ben.get_by_role("heading", name="Ana wants to be friends")).to_be_visible()
    fits(ben)
    ben.locator("[data-do=befriend]").click()
    expect(ben.locator("[data-friend=Ana]")).to_contain_text("here")
    fits(ben)

    ana.reload()
    ana.locator("[data-friend=Ben] [data-do=play]").click()
    second = ana.get_by_label("Seat 2", exact=True)
    expect(second.locator("option:checked")).to_have_text("Ben")
    ana.get_by_role("button", name="2", exact=True).click()
    ana.get_by_role("textbox", name="Your name").first.fill("Ana")
    ana.locator("[data-do=make]").click()
    expect(ana.locator("[data-seat='1'] [data-state=asked]")).to_contain_text("Ben")
    fits(ana)

    ben.goto(f"{house}/#/")
    offer = ben.locator("[data-invited]")
    expect(offer).to_contain_text("Ana invites you", timeout=SLOW)
    expect(ben.locator("[data-do=bell]")).to_contain_text("1")
    fits(ben)
    offer.locator("[data-do=accept]").click()
    for page in (ana, ben):
        page.locator(".app").wait_for(timeout=SLOW)

    call(ben.context, house, f"/tables/{ana.url.split('/t/')[1].split('?')[0]}/chat", {"text": "boo", "request": "b"})
    ana.get_by_role("tab", name="Chat").click()
    expect(ana.locator(".chat")).to_contain_text("boo")
    ana.locator(".chat [data-do=people]").click()
    ana.locator("[data-here] [data-do=block]").click()
    ana.locator("[data-here] [data-do=block-now]").click()
    expect(ana.locator("[data-here]")).to_contain_text("blocked")
    assert not complaints(ana)
    ana.keyboard.press("Escape")
    expect(ana.locator(".chat [data-folded]")).to_contain_text("Ben: folded")
    expect(ana.get_by_text("boo", exact=True)).to_be_hidden()
    ana.reload()
    ana.get_by_role("tab", name="Chat").click()
    expect(ana.locator(".chat [data-folded]")).to_have_count(1)
    ben.goto(f"{house}/#/friends")
    expect(ben.get_by_text("Nobody yet.")).to_be_visible()
    ana.goto(f"{house}/#/friends")
    expect(ana.locator("[data-blocks]")).to_contain_text("Ben")
    ana.locator("[data-do=unblock]").click()
    expect(ana.locator("[data-blocks]")).to_have_count(0)


def test_at_a_table_of_both_a_friend_is_not_watched_but_played_with(visit: Visit) -> None:
    ana, house = guest(visit, "Ana")
    ben, _ = guest(visit, "Ben")
    befriended(ana, ben, house)
    ours = table(ana, ben, house, "santo_domingo", visibility="public")
    bots = [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}]
    theirs = call(ben.context, house, "/tables", {"game": "cuba", "seats": bots, "visibility": "public"})["table"]
    ana.goto(f"{house}/#/friends")
    row = ana.locator("[data-friend=Ben]")
    expect(row.locator(f"a[href='#/t/{ours}']")).to_have_text("Play")
    expect(row.locator(f"a[href='#/t/{theirs}']")).to_have_text("Watch")


@pytest.mark.parametrize(("lang", "width", "height"), [("fr", 360, 740), ("it", 844, 390), ("en", 820, 1180)])
def test_home_of_a_player_with_everything_fits(visit: Visit, lang: str, width: int, height: int) -> None:
    ana, house = guest(visit, "Ana", lang=lang, width=width, height=height)
    ben, _ = guest(visit, "Benedetta della Casa Bianca")
    befriended(ana, ben, house)
    table(ana, ben, house, "santo_domingo", days=1)
    running = table(ana, ben, house, "cuba")
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = call(ben.context, house, "/tables", {"game": "cuba", "seats": seats, "days": 3, "visibility": "private"})
    invited = {"seat": 1, "friend": friend_id(ben, house, "Ana")}
    call(ben.context, house, f"/tables/{made['table']}/invited", invited)
    call(ana.context, house, "/tables", {"game": "cuba", "seats": seats})
    ana.goto(f"{house}/#/")
    expect(ana.locator("[data-mine=invited] li")).to_have_count(1)
    order = ana.locator("[data-mine]").evaluate_all("all => all.map((one) => one.dataset.mine)")
    assert order == [part for part in ("turn", "running", "invited", "open") if part in order] and "turn" in order
    row = ana.locator("[data-mine=turn] li").first
    assert "?" in row.locator("small").inner_text(), "what there is to decide"
    expect(ana.locator("[data-friends]")).to_contain_text("Benedetta")
    fits(ana)
    ana.locator("[data-do=decline]").click()
    expect(ana.locator("[data-mine=invited]")).to_have_count(0)
    ben.goto(f"{house}/#/t/{made['table']}")
    expect(ben.locator("[data-state=declined]")).to_contain_text("Ana")
    ana.goto(f"{house}/#/t/{running}")
    ana.locator(".app").wait_for()


def test_a_public_table_says_whom_it_looks_for_and_is_joined_by_one_click(visit: Visit) -> None:
    ana = visit("new/santa_cruz?open")
    ana.locator("[data-seeks]").get_by_text("Beginners").click()
    ana.get_by_role("button", name="2", exact=True).click()
    ana.get_by_role("textbox", name="Your name").first.fill("Ana")
    ana.locator("[data-do=make]").click()
    ana.locator("[data-seat='1']").wait_for()
    ben = visit("tables")
    ben.locator("[data-do=game]").select_option("santa_cruz")
    ben.locator("[data-choice=seeks-experienced]").click()
    expect(ben.get_by_text("No open table like that right now.")).to_be_visible()
    ben.locator("[data-choice=seeks-beginners]").click()
    row = ben.locator(".tb li").first
    expect(row).to_contain_text("beginners welcome")
    ben.locator("[data-choice=pace-days]").click()
    expect(ben.get_by_text("No open table like that right now.")).to_be_visible()
    ben.locator("[data-choice=pace-none]").click()
    fits(ben)
    row.locator("[data-do=sit]").click()
    for page in (ana, ben):
        page.locator(".app").wait_for(timeout=SLOW)


def waits(page: Page, house: str, seat: int, name: str) -> bool:
    """Whether somebody is asked at a table: who begins is drawn."""
    return page.context.request.get(f"{house}/api/tables/{name}?seat={seat}").json()["asked"] is not None


def table_where(asked: bool, ana: Page, ben: Page, house: str, **more: Any) -> str:
    """A table of both at which Ana is asked, or not."""
    for mine, other, seat in ((ana, ben, 0), (ben, ana, 1)) * 6:
        made = table(mine, other, house, "santiago_de_cuba", **more)
        if waits(ana, house, seat, made) == asked:
            return made
        mine.context.request.post(f"{house}/api/tables/{made}/removals", data={"seat": 1})
        mine.context.request.post(f"{house}/api/tables/{made}/leave", data={"seat": 0})
    raise AssertionError("nobody begins")


def test_while_others_move_the_bar_leads_to_the_next_table(visit: Visit) -> None:
    ana, house = guest(visit, "Ana")
    ben, _ = guest(visit, "Ben")
    first = table_where(False, ana, ben, house, days=3)
    table_where(True, ana, ben, house, days=7)
    table_where(True, ana, ben, house, days=1)
    soonest = ana.context.request.get(f"{house}/api/me/turns").json()[0]["table"]["table"]
    ana.goto(f"{house}/#/t/{first}")
    step = ana.locator("[data-do=next-table]")
    expect(step).to_be_visible(timeout=SLOW)
    assert step.get_attribute("href") == f"#/t/{soonest}"
    step.click()
    expect(ana).to_have_url(f"{house}/#/t/{soonest}")
    expect(ana.locator(".bar")).not_to_contain_text("Next table")


def test_nobody_waits_offers_the_deal_of_the_day(visit: Visit) -> None:
    ana, house = guest(visit, "Ana")
    ben, _ = guest(visit, "Ben")
    table_where(False, ana, ben, house)
    ana.goto(f"{house}/#/")
    expect(ana.locator("[data-nobody] a")).to_have_attribute("href", "#/daily")


def test_a_link_that_does_not_work_says_so(visit: Visit) -> None:
    ana, house = guest(visit, "Ana")
    ana.route("**/friends/look", lambda route: route.fulfill(
        status=404, content_type="application/problem+json",
        body='{"type": "urn:antilles:friend-link", "title": "This link does not work.", "status": 404}',
    ))  # fmt: skip
    ana.goto(f"{house}/#/friend/nothing")
    expect(ana.get_by_text("This link does not work.")).to_be_visible()
    assert OUTSIDE
