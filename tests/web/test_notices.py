"""Called to the table: a browser that is pushed to, a webhook, a mail address; whole, with servers on this machine."""

from __future__ import annotations

import re
import socketserver
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import complaints
from tests.web.conftest import OUTSIDE, Visit
from tests.web.hands import call
from tests.web.real import Served, free_port


class Receivers:
    """A webhook and a mail server on this machine, and what they got."""

    def __init__(self) -> None:
        self.posts: list[str] = []
        self.mails: list[str] = []
        got = self

        class Hook(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                got.posts.append(self.rfile.read(int(self.headers["content-length"])).decode(errors="replace"))
                self.send_response(200)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        class Mail(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                self.wfile.write(b"220 here\r\n")
                while line := self.rfile.readline().decode().strip().upper():
                    if line == "DATA":
                        self.wfile.write(b"354 go on\r\n")
                        text = ""
                        while (read := self.rfile.readline().decode()).strip() != ".":
                            text += read
                        got.mails.append(text.replace("=\r\n", "").replace("=3D", "="))
                    self.wfile.write(b"221 bye\r\n" if line == "QUIT" else b"250 fine\r\n")

        self.servers: list[socketserver.TCPServer] = [
            ThreadingHTTPServer(("127.0.0.1", 0), Hook),
            socketserver.ThreadingTCPServer(("127.0.0.1", 0), Mail),
        ]
        for server in self.servers:
            threading.Thread(target=server.serve_forever, daemon=True).start()
        self.hook, self.smtp = (server.server_address[1] for server in self.servers)

    def close(self) -> None:
        for server in self.servers:
            server.shutdown()
            server.server_close()


@pytest.fixture
def receivers() -> Iterator[Receivers]:
    both = Receivers()
    yield both
    both.close()


@pytest.fixture
def house(tmp_path: Path, receivers: Receivers) -> Iterator[Served]:
    port = free_port()
    server = Served(
        tmp_path, port, ANTILLES_SMTP=f"smtp://127.0.0.1:{receivers.smtp}", ANTILLES_PRIVATE_WEBHOOKS="1",
        ANTILLES_ORIGINS=f"http://127.0.0.1:{port}",
    )  # fmt: skip
    server.start()
    yield server
    server.stop()


def known(visit: Visit, house: Served, name: str, path: str, **more: object) -> Page:
    page = visit(OUTSIDE, server=house, **more)
    call(page.context, house.address, "/guests", {"name": name})
    page.goto(f"{house.address}/#/{path}")
    return page


def notices(page: Page, house: Served) -> Any:
    return page.context.request.get(f"{house.address}/api/me/notices").json()


def test_a_correspondence_by_mail_and_webhook(visit: Visit, house: Served, receivers: Receivers) -> None:
    ana = known(visit, house, "Ana", "notices")
    ana.locator("[data-switch=quiet]").wait_for()
    ana.get_by_label("Chat or webhook").select_option("ntfy")
    ana.get_by_label("Address of the webhook").fill(f"http://127.0.0.1:{receivers.hook}/topic")
    ana.get_by_role("button", name="Add").last.click()
    place = ana.locator("[data-place=ntfy]")
    expect(place).to_contain_text("ntfy: works")
    place.get_by_role("button", name="Test").click()
    expect(ana.get_by_role("status")).to_have_text("Sent.")
    assert "Here you will be told" in receivers.posts.pop()
    ana.get_by_label("E-mail").fill("ana@example.org")
    ana.get_by_role("button", name="Add").first.click()
    expect(ana.locator("[data-place=mail]")).to_contain_text("not confirmed yet")
    assert not complaints(ana)
    ana.locator("[data-switch=quiet]").click()
    expect(ana.locator("[data-switch=quiet]")).to_have_attribute("aria-checked", "false")

    ana.goto(re.search(r"http\S+/#/confirm/\S+", receivers.mails[0])[0])  # type: ignore[index]
    ana.locator("[data-do=confirm]").click()
    expect(ana.get_by_role("status")).to_contain_text("you will be told")
    assert notices(ana, house)["channels"][1]["status"] == "on"

    ben = known(visit, house, "Ben", OUTSIDE)
    table = {"game": "santo_domingo", "seats": [{"kind": "me"}, {"kind": "open"}], "days": 3}
    made = call(ana.context, house.address, "/tables", table)
    call(ben.context, house.address, "/invites", {"token": made["invites"][0]["token"]})
    for _ in range(100):
        if len(receivers.posts) == 1 and len(receivers.mails) == 2:
            break
        ana.wait_for_timeout(200)
    address = f"{house.address}/#/t/{made['table']}"
    assert len(receivers.posts) == 1 and address in receivers.posts[0] and "Ben" in receivers.posts[0]
    assert len(receivers.mails) == 2 and address in receivers.mails[1]

    ana.goto(f"{house.address}/#/")
    expect(ana).to_have_title("(1) Antilles")
    expect(ana.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-turn.svg")
    ana.goto(re.search(r"http\S+/#/stop/\S+", receivers.mails[1])[0])  # type: ignore[index]
    ana.locator("[data-do=stop]").click()
    expect(ana.get_by_role("status")).to_contain_text("no more notifications will come here")
    assert notices(ana, house)["channels"][1]["status"] == "off"


def test_this_browser_asks_and_shows_what_is_pushed(visit: Visit, house: Served) -> None:
    """There is no push service on this machine: the browser's own part is played, from asking to what is shown."""
    ana = known(visit, house, "Ana", OUTSIDE, workers="allow")
    ana.context.grant_permissions(["notifications"], origin=house.address)
    ana.add_init_script(path=Path(__file__).with_name("push.js"))
    ana.goto(f"{house.address}/#/notices")
    ana.reload()
    ana.locator("[data-switch=browser]").click()
    expect(ana.locator("[data-switch=browser]")).to_have_attribute("aria-checked", "true")
    wanted = ana.evaluate("window.wanted")
    assert wanted == {"userVisibleOnly": True, "applicationServerKey": notices(ana, house)["key"]}
    scopes = "navigator.serviceWorker.getRegistrations().then((all) => all.map((one) => one.scope))"
    assert f"{house.address}/notices/" in ana.evaluate(scopes)
    ana.locator("[data-switch=browser]").click()
    expect(ana.locator("[data-switch=browser]")).to_have_attribute("aria-checked", "false")
    assert notices(ana, house)["channels"] == []


@pytest.mark.parametrize(("lang", "width", "height"), [("fr", 390, 844), ("it", 844, 390), ("en", 1366, 650)])
def test_the_page_fits_everywhere(visit: Visit, house: Served, lang: str, width: int, height: int) -> None:
    ana = known(visit, house, "Ana", "notices", lang=lang, width=width, height=height)
    ana.locator("[data-switch=quiet]").wait_for()
    assert ana.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not complaints(ana)
