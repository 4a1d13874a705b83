"""The account page, with passkeys of a virtual authenticator; and the page over plain http, as in a home network."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.axe import complaints
from tests.web.conftest import OUTSIDE, PATIENCE, Visit
from tests.web.hands import call
from tests.web.real import Served, free_port

GOOD = "rum-and-cedar-7"


@pytest.fixture
def by_name(served: Served) -> Served:
    """The server under the name of this machine: browsers have passkeys for names, not for numbers."""
    named = Served(served.folder, served.port)
    named.address = f"http://localhost:{served.port}"
    return named


def with_authenticator(page: Page) -> None:
    """A security key that always says yes."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_a_passkey_is_a_way_in(visit: Visit, by_name: Served, lang: str) -> None:
    page = visit("", lang=lang, server=by_name)
    with_authenticator(page)
    page.locator(".me").click()
    expect(page.locator("form")).to_be_visible()
    made = page.evaluate(
        "async () => (await fetch('/api/guests', {method: 'POST', headers: {'content-type': 'application/json'},"
        " body: JSON.stringify({name: 'Ana'})})).status"
    )
    assert made == 201
    page.reload()
    keys = page.locator("section", has=page.locator("h2", has_text="asskey").or_(page.locator("h2", has_text="accès")))
    keys.locator("button").last.click()
    expect(keys.locator("li")).to_have_count(1)

    page.evaluate("() => fetch('/api/sessions/current', {method: 'DELETE'})")
    page.reload()
    page.locator("section .btn.go").click()
    expect(page.locator("input[autocomplete=nickname]")).to_have_value("Ana")
    expect(keys.locator("li")).to_have_count(1)


def test_a_password_is_set_and_changed(visit: Visit, by_name: Served) -> None:
    page = visit("", server=by_name)
    page.evaluate(
        "() => fetch('/api/guests', {method: 'POST', headers: {'content-type': 'application/json'},"
        " body: JSON.stringify({name: 'Ana'})})"
    )
    page.goto(f"{by_name.address}/#/me/account")
    page.reload()
    section = page.locator("section", has=page.locator("input[autocomplete=username]"))
    section.get_by_label("Login").fill("ana")
    section.get_by_label("New password").fill(GOOD)
    section.get_by_role("button", name="Save").click()
    expect(page.locator(".done")).to_have_text("Saved.")
    section.get_by_label("Old password").fill(GOOD)
    section.get_by_label("New password").fill("mango-and-palm-8")
    section.get_by_role("button", name="Save").click()
    expect(section.get_by_label("Old password")).to_have_value("")
    expect(page.locator(".trouble")).to_have_count(0)


def guest_of(visit: Visit, served: Served, **more: str) -> Page:
    page = visit(OUTSIDE, **more)
    call(page.context, served.address, "/guests", {"name": "Ana"})
    page.goto(f"{served.address}/#/me/account")
    return page


def test_a_password_is_saved_once_however_often_it_is_clicked(visit: Visit, served: Served) -> None:
    page = guest_of(visit, served)
    section = page.locator("section", has=page.locator("input[autocomplete=username]"))
    section.get_by_label("Login").fill("ana-twice")
    section.get_by_label("New password").fill(GOOD)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.url.endswith("/me/password") else None)
    section.get_by_role("button", name="Save").dblclick()
    expect(section.get_by_label("Old password")).to_be_visible()
    assert len(sent) == 1
    page.reload()
    expect(page.locator("[data-sessions] li")).to_have_count(1)


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_a_guest_is_asked_before_their_games_are_out_of_reach(visit: Visit, served: Served, lang: str) -> None:
    page = guest_of(visit, served, lang=lang)
    page.locator("[data-do=out]").click()
    expect(page.locator(".sure")).to_be_visible()
    assert not complaints(page)
    page.locator(".sure .go").click()
    expect(page.locator(".sure")).to_have_count(0)
    page.locator("[data-do=out]").click()
    page.locator("[data-do=out-now]").click()
    expect(page.locator("input[autocomplete=nickname]")).to_have_count(0)
    expect(page.locator("input[autocomplete=username]")).to_be_visible()


def test_whose_session_has_ended_elsewhere_can_log_in_again(visit: Visit, served: Served) -> None:
    """Logged out in another tab: the page says so when it learns it, and is no dead end."""
    page = guest_of(visit, served)
    expect(page.locator("input[autocomplete=nickname]")).to_have_value("Ana")
    ended = page.context.request.delete(f"{served.address}/api/sessions/current")
    assert ended.ok
    page.locator("input[autocomplete=nickname]").fill("Anna")
    page.locator("form button").first.click()
    expect(page.locator(".trouble")).to_have_text("Please give your name first.")
    expect(page.locator("input[autocomplete=current-password]")).to_be_visible()
    expect(page.locator("input[autocomplete=nickname]")).to_have_count(0)


def own_address() -> str:
    """An address of this machine that is not its own name for itself; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def test_plain_http_works_in_a_home_network(browser: Browser, tmp_path: Path) -> None:
    address = own_address()
    if address.startswith("127."):
        pytest.skip("this machine has no address but its own")
    server = Served(tmp_path, free_port(), ANTILLES_HOST="0.0.0.0", ANTILLES_LANG="en")
    server.start()
    context = browser.new_context(locale="en")
    context.set_default_timeout(PATIENCE)
    try:
        page = context.new_page()
        page.goto(f"http://{address}:{server.port}/")
        assert page.evaluate("() => [isSecureContext, typeof crypto.randomUUID]") == [False, "undefined"]
        page.locator("[data-now=santo_domingo]").click()
        page.wait_for_url("**/#/t/**")
        cookies = {cookie["name"]: cookie for cookie in context.cookies()}
        assert not cookies["antilles"]["secure"] and cookies["antilles"]["httpOnly"]
        with page.expect_response(lambda answer: answer.url.endswith("/chat") and answer.status == 201):
            page.evaluate("() => 0")
            page.get_by_role("tab", name="Chat").click()
            page.get_by_placeholder("Write something").or_(page.get_by_label("Write something")).first.fill("Hello")
            page.keyboard.press("Enter")
        assert "Plain http" in (tmp_path / "log.txt").read_text(encoding="utf-8")
    finally:
        context.close()
        server.stop()
