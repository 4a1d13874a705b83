"""R9, R11, R13, R14: deploys, operations, accounts and clocks, seen from outside a real process."""

from __future__ import annotations

import json
import os
import resource
import shutil
import socket
import sqlite3
import stat
import subprocess
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed

from tests.server.kit import cookie_of
from tests.server.real import PATIENCE, PYTHON, Guest, Real, real
from tests.server.test_stream import heard, listen

GAME = "santo_domingo"


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.05)


def play_one(people: list[Guest], table: str) -> httpx.Response:
    """Whoever is asked moves; the answer, or the refusal to show the table."""
    for seat, person in enumerate(people):
        answer = person.get(f"/api/tables/{table}?seat={seat}")
        if answer.status_code != 200:
            return answer
        sight = answer.json()
        if sight["asked"] is not None:
            return person.move(table, seat, sight["asked"], sight["moves"][0])
    raise AssertionError("nobody is asked")


# --- R9 --------------------------------------------------------------------------------------------


def test_r9_a_build_with_other_data_does_not_play_on_a_running_game(tmp_path: Path) -> None:
    """Another build: the same sources with one number of the rules changed, as a corrected edition would have it."""
    where = "import antilles; print(antilles.__path__[0])"
    package = subprocess.run([PYTHON, "-c", where], capture_output=True, text=True, check=True).stdout.strip()
    other = tmp_path / "other" / "antilles"
    shutil.copytree(package, other, ignore=shutil.ignore_patterns("*.so"))
    data = other / "games" / GAME / "data.toml"
    before = data.read_text()
    data.write_text(before.replace("value = { 2 = 3, 3 = 5,", "value = { 2 = 4, 3 = 5,"))
    assert data.read_text() != before
    server = Real(tmp_path)
    try:
        server.start()
        people = [server.person("Ana"), server.person("Bruno")]
        table = server.table(people, GAME)
        assert play_one(people, table).status_code == 200
        version = people[0].sight(table, 0)["version"]
        assert server.stop() == 0

        own = dict(server.environment)
        server.environment |= {"PYTHONPATH": str(other.parent), "ANTILLES_PURE": "1"}
        server.start()
        answer = play_one(people, table)
        assert answer.status_code == 409, "it plays on by other rules"
        assert "other rules" in answer.json()["title"]
        assert play_one(people, server.table(people, GAME)).status_code == 200, "new tables have the new rules"
        assert server.stop() == 0

        server.environment = own
        server.start()
        assert people[0].sight(table, 0)["version"] == version, "nothing was added"
        assert play_one(people, table).status_code == 200
    finally:
        server.leave()


# --- R11 -------------------------------------------------------------------------------------------


def test_r11_files_are_private(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        with real(tmp_path) as server:
            server.person("Ana")
            for name in ("antilles.db", "antilles.db-wal", "secret"):
                assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600, name
    finally:
        os.umask(before)


def test_r11_health_is_503_while_every_write_is(tmp_path: Path) -> None:
    """The system refuses to let files grow, as on a full disk."""
    with real(tmp_path) as server:
        people = [server.person("Ana"), server.person("Bruno")]
        table = server.table(people)
        assert server.process is not None

        def health() -> int:
            return httpx.get(f"{server.address}/healthz", timeout=PATIENCE).status_code

        assert health() == 200
        _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, hard))
        assert play_one(people, table).status_code == 503
        until(lambda: health() == 503)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
        until(lambda: health() == 200)
        assert play_one(people, table).status_code == 200


def test_r11_seats_that_were_full_when_the_server_died_begin(tmp_path: Path) -> None:
    """A crash between the last seat and the start leaves a log without its last entry."""
    with real(tmp_path) as server:
        people = [server.person("Ana"), server.person("Bruno")]
        table = server.table(people)
        server.kill()
        with closing(sqlite3.connect(tmp_path / "antilles.db")) as database:
            gone = database.execute(
                'DELETE FROM log WHERE table_id = ? AND body LIKE \'{"type":"started"%\'', (table,)
            ).rowcount
            assert gone == 1
            database.execute("UPDATE tables SET status = 'open', due = NULL WHERE id = ?", (table,))
            database.commit()
        server.start()
        until(lambda: people[0].sight(table, 0)["status"] == "running")
        assert play_one(people, table).status_code == 200


# --- R13 -------------------------------------------------------------------------------------------


def test_r13_whoever_waits_for_a_continue_gets_one_and_one_answer(tmp_path: Path) -> None:
    with real(tmp_path) as server:
        people = [server.person("Ana"), server.person("Bruno")]
        table = server.table(people)
        sight = people[0].sight(table, 0)
        body = json.dumps({"seat": 0, "asked": sight["asked"], "moves": sight["moves"][:1], "request": "e"}).encode()
        head = (
            f"POST /api/tables/{table}/moves HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\n"
            f"cookie: {people[0].headers['cookie']}\r\nexpect: 100-continue\r\nconnection: close\r\n"
            f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
        ).encode()
        earlier = f"GET /api/home HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\n\r\n".encode()
        for before in (b"", earlier):  # the second time the same move is asked for again, behind another request
            with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as one:
                one.sendall(before + head)
                said = b""
                while b"HTTP/1.1 100 " not in said:
                    part = one.recv(65536)
                    assert part, said
                    said += part
                one.sendall(body)
                while part := one.recv(65536):
                    said += part
            codes = [answer[:3] for answer in said.split(b"HTTP/1.1 ")[1:]]
            assert codes == [b"200"] * bool(before) + [b"100", b"200"]


def test_r13_other_words_under_a_used_request_id_are_refused(tmp_path: Path) -> None:
    with real(tmp_path) as server:
        people = [server.person("Ana"), server.person("Bruno")]
        chat = f"/api/tables/{server.table(people)}/chat"
        first = people[0].post(chat, {"text": "hello", "request": "r"})
        assert people[0].post(chat, {"text": "hello", "request": "r"}).json() == first.json()
        assert people[0].post(chat, {"text": "something else", "request": "r"}).status_code == 409


def test_r13_a_password_is_changed_by_its_owner_only_and_copies_are_out(tmp_path: Path) -> None:
    """Whoever has copied a cookie can neither change the password nor go on listening after its owner has."""
    with real(tmp_path) as server:
        ana, bruno = server.person("Ana"), server.person("Bruno")
        table = server.table([ana, bruno], visibility="private")

        def change(password: str, old: str = "") -> httpx.Response:
            return ana.put("/api/me/password", {"login": "ana", "password": password} | ({"old": old} if old else {}))

        assert change("Summer2024!").status_code == 422, "everybody's password"
        made = change("rum-and-cedar-7")
        assert made.status_code == 200
        ana.cookie = cookie_of(made)
        assert change("mango-and-palm-8").status_code == 403, "the old one was not said"
        copied = listen(server, table, ana, seat=0)
        assert heard(copied)["kind"] == "full"
        made = change("mango-and-palm-8", "rum-and-cedar-7")
        assert made.status_code == 200
        assert ana.get("/api/me").status_code == 401, "the copied token"
        assert bruno.post(f"/api/tables/{table}/chat", {"text": "psst", "request": "a"}).status_code == 201
        try:
            while True:
                assert "psst" not in copied.recv(timeout=PATIENCE), "the copy still listens"
        except ConnectionClosed:
            assert copied.close_code == 4401
        ana.cookie = cookie_of(made)
        assert heard(listen(server, table, ana, seat=0))["kind"] == "full"


def test_r13_a_bots_warning_keeps_the_level_of_the_log(tmp_path: Path) -> None:
    with real(tmp_path, ANTILLES_BOT_SECONDS="0.001") as server:
        bots = {"game": GAME, "seats": [{"kind": "bot", "level": "governor"}] * 2}
        assert server.person("Ana").post("/api/tables", bots).status_code == 201
        until(lambda: "bot failed" in server.log.read_text())
        line = next(line for line in server.log.read_text().splitlines() if "bot failed" in line)
        assert json.loads(line)["level"] == "warning"


FEW = """
try:
    import antilles.server.tables.registry as registry
except ImportError:
    import antilles.server.hall as registry  # an earlier build, under attack
registry.MOST_IDLE = 20
"""


def test_r13_tables_made_here_leave_the_memory(tmp_path: Path) -> None:
    with real(tmp_path, "--metrics", before=FEW) as server:
        ana = server.person("Ana")
        for _ in range(60):
            ana.post("/api/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]})
        told = httpx.get(f"{server.address}/metrics", timeout=PATIENCE).text
        (count,) = [line.split()[-1] for line in told.splitlines() if line.startswith("antilles_tables ")]
        assert float(count) <= 20


# --- R14 -------------------------------------------------------------------------------------------

WRONG_CLOCK = """
import time, pathlib
right = time.time_ns
ahead = pathlib.Path({path!r})
time.time_ns = lambda: right() + (int(ahead.read_text()) if ahead.exists() else 0) * 1_000_000_000
try:
    import antilles.server.tables.deadlines as deadlines
    deadlines.SWEEP = {sweep!r}
except ImportError:
    pass  # an earlier build, under attack
"""
SWEEP = 0.25
"""Seconds between two looks of this server at its deadlines."""
LOOKS = 3 * SWEEP + 0.5
"""Seconds in which it looks at them three times."""


def test_r14_a_clock_set_two_days_ahead_moves_for_nobody(tmp_path: Path) -> None:
    """A table with a day for each move; the wall clock of the running server jumps."""
    ahead = tmp_path / "ahead"
    with real(tmp_path, before=WRONG_CLOCK.format(path=str(ahead), sweep=SWEEP)) as server:
        people = [server.person("Ana"), server.person("Bruno")]
        table = server.table(people, days=1)
        version = people[0].sight(table, 0)["version"]
        ahead.write_text(str(2 * 86_400))
        time.sleep(LOOKS)
        assert people[0].sight(table, 0)["version"] == version, "somebody's time was called up"
        assert play_one(people, table).status_code == 200
        time.sleep(LOOKS)
        assert people[0].sight(table, 0)["version"] == version + 1
