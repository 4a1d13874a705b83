"""A rolling restart under load: nothing acknowledged is lost, and nobody waits for more than two seconds."""

from __future__ import annotations

import os
import random
import signal
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest

from tests.server.elsewhere import postgres_url
from tests.server.real import PATIENCE, Guest, Real
from tests.server.test_many import log_of
from tests.server.test_operations import eventually, several, workers_of

LONGEST = 2.0
PAUSE = 0.1
"""Seconds between two rounds of a table: all three together make some thirty moves a second."""


class Player(threading.Thread):
    """Plays both seats of one table after the other; asks again, with the same name, until a move is answered."""

    def __init__(self, server: Real, people: list[Guest]) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.people = people
        self.table = server.table(people)
        self.acked: dict[tuple[str, int], str] = {}
        self.waits: list[float] = []
        self.wrong: list[str] = []
        self.stopping = threading.Event()
        self.rng = random.Random(people[0].name)

    def run(self) -> None:
        count = 0
        while not self.stopping.is_set():
            for seat, one in enumerate(self.people):
                try:
                    sight = one.sight(self.table, seat)
                except httpx.HTTPError:
                    continue
                if sight.get("status") == "over":
                    self.table = self.server.table(self.people)
                    break
                if sight.get("asked") is not None:
                    count += 1
                    self.insist(one, seat, sight["asked"], self.rng.choice(sight["moves"]), f"m{count}")
            time.sleep(PAUSE)

    def insist(self, one: Guest, seat: int, asked: int, move: str, request: str) -> None:
        begun = time.monotonic()
        while not self.stopping.is_set():
            try:
                answer = one.move(self.table, seat, asked, move, request)
            except httpx.HTTPError:
                continue
            if answer.status_code == 200:
                self.acked[self.table, answer.json()["version"]] = request
                self.waits.append(time.monotonic() - begun)
                return
            if answer.status_code == 409:  # another process knew more than the one that was looked at
                return
            if answer.status_code != 503:
                self.wrong.append(answer.text)
                return


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up in /proc")
def test_workers_are_replaced_one_by_one_and_nobody_waits_long(tmp_path: Path) -> None:
    url = postgres_url(bare=True)  # both processes find nothing yet
    with several(tmp_path, url) as server:
        assert eventually(lambda: "Antilles is at" in server.log.read_text())
        players = []
        for number in range(3):
            people = [server.person(f"A{number}"), server.person(f"B{number}")]
            players.append(Player(server, people))
        for player in players:
            player.start()
        assert eventually(lambda: all(len(player.acked) > 3 for player in players))
        before = set(workers_of(server))
        assert server.process is not None
        os.kill(server.process.pid, signal.SIGHUP)
        assert eventually(lambda: not before & set(workers_of(server)) and len(workers_of(server)) == 2)
        known = [len(player.acked) for player in players]
        assert eventually(
            lambda: all(len(player.acked) > count + 3 for player, count in zip(players, known, strict=True))
        )
        for player in players:
            player.stopping.set()
        for player in players:
            player.join(PATIENCE)
            assert not player.wrong
            stored: dict[tuple[str, int], str] = {}
            for table in {table for table, _ in player.acked}:
                log = log_of(url, table)
                assert [row[0] for row in log] == list(range(1, len(log) + 1))
                stored |= {(table, row[0]): (row[1] or "").partition(":")[2] for row in log}
            assert {key: stored.get(key) for key in player.acked} == player.acked
        waits = sorted(wait for player in players for wait in player.waits)
        busy = max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
        assert waits[-1] < LONGEST * busy, f"somebody waited {waits[-1]:.1f} s at a load of {busy:.1f} a core"
        assert server.stop() == 0
