"""What is acknowledged stays: through SIGKILL, and, by the order of system calls, through power cuts."""

from __future__ import annotations

import os
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest

from antilles.games import find
from antilles.kernel.record import parse_record, verify
from tests.server.real import PATIENCE, Guest, Real, real

KILLS = int(os.environ.get("ANTILLES_KILLS", "2"))


class Load(threading.Thread):
    """Plays both seats of a table until told to stop; remembers what was acknowledged, retries what was not."""

    def __init__(self, server: Real, people: list[Guest], table: str) -> None:
        super().__init__(daemon=True)
        self.people = people
        self.table = table
        self.acked: dict[int, str] = {}
        self.stopping = threading.Event()
        self.wrong: list[str] = []

    def run(self) -> None:
        count = 0
        while not self.stopping.is_set():
            for seat, one in enumerate(self.people):
                try:
                    sight = one.sight(self.table, seat)
                    if sight["status"] == "over":
                        return
                    if sight["asked"] is None:
                        continue
                    count += 1
                    self.insist(one, seat, sight["asked"], random.choice(sight["moves"]), f"{self.table}-{count}")
                except (httpx.HTTPError, ValueError, KeyError):
                    time.sleep(0.05)

    def insist(self, one: Guest, seat: int, asked: int, move: str, request: str) -> None:
        """Send the same request until it is answered."""
        while not self.stopping.is_set():
            try:
                answer = one.move(self.table, seat, asked, move, request)
            except httpx.HTTPError:
                time.sleep(0.05)
                continue
            if answer.status_code == 200:
                self.acked[answer.json()["version"]] = request
                return
            if answer.status_code != 503:
                self.wrong.append(answer.text)
                return


def await_moves(loads: list[Load]) -> None:
    """Until every table has gone on, or has come to its end."""
    before = [len(load.acked) for load in loads]
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if all(len(load.acked) > count or not load.is_alive() for load, count in zip(loads, before, strict=True)):
            return
        time.sleep(0.02)
    raise AssertionError("no moves are made any more")


def requests_in(database: Path, table: str) -> dict[int, str]:
    with sqlite3.connect(database) as connection:
        rows = connection.execute("SELECT version, request FROM log WHERE table_id = ?", (table,)).fetchall()
    assert sorted(version for version, _ in rows) == list(range(1, len(rows) + 1))
    return {version: (request or "").partition(":")[2] for version, request in rows}


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    with real(tmp_path) as server:
        loads: list[Load] = []
        for number in range(4):
            people = [server.person(f"A{number}"), server.person(f"B{number}")]
            loads.append(Load(server, people, server.table(people)))
        for load in loads:
            load.start()
        for _ in range(KILLS):
            await_moves(loads)
            time.sleep(random.uniform(0.0, 1.0))
            server.kill()
            server.start()
        await_moves(loads)
        for load in loads:
            load.stopping.set()
        for load in loads:
            load.join(300)
            assert not load.wrong
            stored = requests_in(tmp_path / "antilles.db", load.table)
            assert load.acked
            assert {version: stored.get(version) for version in load.acked} == load.acked
            assert len(set(stored.values()) - {""}) == sum(1 for one in stored.values() if one)
            text = load.people[0].get(f"/api/tables/{load.table}/record?seat=0").text
            if "result:" in text:
                verify(find("santo_domingo"), parse_record(text))
        assert server.stop() == 0


def test_the_server_ends_gracefully_and_the_database_verifies(tmp_path: Path) -> None:
    with real(tmp_path) as server:
        people = [server.person("Ana"), server.person("Bruno")]
        table = server.table(people)
        sight = people[0].sight(table, 0)
        assert people[0].move(table, 0, sight["asked"], sight["moves"][0]).status_code == 200
        assert server.stop() == 0
    url = f"sqlite:///{tmp_path}/antilles.db"
    command = [sys.executable, "-m", "antilles.cli", "--lang", "en", "verify", "--database", url]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "1" in checked.stdout


# --- power cuts: every answer comes after the flush of its entry ----------------------------------

WRITE = re.compile(r"^(\d+) +[\d.]+ (pwrite64|write)\((\d+)<([^>]*)>")
FLUSH = re.compile(r"^(\d+) +[\d.]+ (?:fdatasync|fsync)\((\d+)<([^>]*-wal)>")
RESUMED = re.compile(r"^(\d+) +[\d.]+ <\.\.\. (fdatasync|fsync|pwrite64|write) resumed")
ANSWER = re.compile(r"^(\d+) +[\d.]+ (?:write|sendto|sendmsg|writev)\(\d+<(?:socket|TCP).*\{\\\"version\\\":")


def unflushed_answers(trace: str) -> tuple[int, int]:
    """How many answers to moves there are, and how many of them left while the log had unflushed writes."""
    dirty = False
    flushing: dict[str, bool] = {}
    answers = early = 0
    for line in trace.splitlines():
        write = WRITE.match(line)
        flush = FLUSH.match(line)
        resumed = RESUMED.match(line)
        if write and write.group(4).endswith("-wal"):
            dirty = True
        elif flush and "unfinished" in line:
            flushing[flush.group(1)] = True
        elif flush or (resumed and flushing.pop(resumed.group(1), False)):
            dirty = False
        elif ANSWER.match(line):
            answers += 1
            early += dirty
    return answers, early


def traced(folder: Path, moves: int, before: str = "") -> tuple[int, int]:
    trace = folder / "trace"
    calls = "trace=pwrite64,write,fdatasync,fsync,sendto,sendmsg,writev"
    wrap = ("strace", "-D", "-f", "-ttt", "-yy", "-s", "600", "-o", str(trace), "-e", calls)
    with real(folder, wrap=wrap, before=before) as server:
        people = [server.person("Ana"), server.person("Bruno")]
        table = server.table(people)
        done = 0
        while done < moves:
            for seat, one in enumerate(people):
                sight = one.sight(table, seat)
                if sight["asked"] is not None:
                    assert one.move(table, seat, sight["asked"], sight["moves"][0]).status_code == 200
                    done += 1
        server.stop()
    end = time.monotonic() + PATIENCE
    while "+++ exited with" not in trace.read_text(errors="replace")[-400:] and time.monotonic() < end:
        time.sleep(0.05)  # the tracer writes its last lines after the server has ended
    return unflushed_answers(trace.read_text(errors="replace"))


def can_trace() -> bool:
    if shutil.which("strace") is None:
        return False
    return subprocess.run(["strace", "-o", "/dev/null", "true"], capture_output=True, check=False).returncode == 0


def test_every_answer_comes_after_the_flush_of_its_entry(tmp_path: Path) -> None:
    if not can_trace():
        pytest.skip("strace is not installed or not allowed here; on Debian: apt install strace")
    answers, early = traced(tmp_path, moves=12)

    assert answers >= 12
    assert early == 0


def test_a_server_that_does_not_flush_is_found_out(tmp_path: Path) -> None:
    if not can_trace():
        pytest.skip("strace is not installed or not allowed here; on Debian: apt install strace")
    answers, early = traced(tmp_path, 6, "import antilles.server.store.sqlite as store; store.SYNCHRONOUS = 'NORMAL'")

    assert answers >= 6
    assert early > 0
