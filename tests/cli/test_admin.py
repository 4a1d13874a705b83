"""``antilles admin``: the owner of a house keeps order in one that is running."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Cli
from tests.server.real import Real, real

GAME = "santiago_de_cuba"


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Real]:
    with real(tmp_path) as one:
        monkeypatch.setenv("ANTILLES_DATA", str(tmp_path))
        monkeypatch.setenv("ANTILLES_PORT", str(one.port))
        yield one


def listed(cli: Cli, *words: str) -> Any:
    done = cli("admin", *words, "--json")
    assert (done.code, done.err) == (0, "")
    return json.loads(done.out)


def test_the_owner_keeps_order(server: Real, cli: Cli) -> None:
    people = [server.person("Ana"), server.person("Ugly")]
    table = server.table(people, GAME)
    number = people[1].post(f"/api/tables/{table}/chat", {"text": "boo", "request": "a"}).json()["version"]
    assert people[0].post(f"/api/tables/{table}/reports", {"version": number, "why": "rude"}).status_code == 204
    (report,) = listed(cli, "reports")
    (known,) = listed(cli, "people", "ugly")
    assert report["person"] == known["id"] and "boo" in cli("admin", "reports").out
    for words in (
        ["rename", known["id"], "Bruno"], ["mute", known["id"], "3"], ["show", table, "private"],
        ["settle", report["id"]], ["announce", "--en", "Closed on Monday", "--it", "Chiuso", "--days", "2"],
    ):  # fmt: skip
        done = cli("admin", *words)
        assert (done.code, done.out.strip()) == (0, "Done, and written into the record."), done.err
    assert people[1].post(f"/api/tables/{table}/chat", {"text": "boo", "request": "b"}).status_code == 403
    (told,) = people[0].get("/api/announcements").json()
    assert told["texts"] == {"en": "Closed on Monday", "it": "Chiuso"}
    assert "Bruno" in cli("admin", "people").out and "may not write" in cli("admin", "people", "bruno").out
    assert "private" in cli("admin", "tables").out and "Chiuso" in cli("admin", "announcements").out
    for words in (["withdraw", told["id"]], ["remove", table, "1"], ["unmute", known["id"]]):
        assert cli("admin", *words).code == 0
    log = listed(cli, "log")
    deeds = [one["deed"] for one in reversed(log["items"])]
    assert deeds == ["report", "rename", "mute", "show", "settle", "announce", "withdraw", "remove", "mute"]
    assert log["broken"] == 0 and "announce" in cli("admin", "log").out
    page = cli("admin", "page").out.strip()
    assert page.startswith(f"http://127.0.0.1:{server.port}/#/house?key=")


def test_what_it_does_not_understand_and_what_is_refused(server: Real, cli: Cli) -> None:
    for words, said in (
        (["sleep"], "people, rename"), (["mute", "p1"], "2 further words"), (["log", "x"], "no further words"),
        (["announce"], "--en"), (["mute", "p1", "x"], "DAYS"), (["remove", "t1", "-1"], ""),
        (["log", "--server", "file:///etc"], "https://"),
    ):  # fmt: skip
        done = cli("admin", *words)
        assert done.code == 2 and said in done.err, (words, done.err)
    done = cli("admin", "rename", "nobody", "x")
    assert done.code == 1 and "404" in done.err
    done = cli("admin", "announce", "--en", "x", "--days", "1000")
    assert done.code == 1 and "400" in done.err
    done = cli("admin", "log", "--server", "http://127.0.0.1:9")
    assert done.code == 1 and "No server answers" in done.err


def test_another_house_does_not_obey(server: Real, cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANTILLES_DATA", str(tmp_path / "elsewhere"))
    done = cli("admin", "people")
    assert done.code == 1 and "403" in done.err
