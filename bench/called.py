"""Exactly one notice a turn in a real house: processes killed with -9, receivers that fail, hang, or lose the answer.

python bench/called.py --seconds 120     # SQLite, one process; or several, with an empty database:
python bench/called.py --workers 2 --database postgresql://127.0.0.1/x --redis redis://127.0.0.1:6379/0

Six people play fifteen tables of Santo Domingo by days over http, each with a webhook of their own on this machine. Of
the messages a fifth is refused, some are read and never answered, some are taken and the connection is cut before the
answer. Every few seconds a worker, or the whole house, is killed. When it is quiet, everybody whose turn it is has been
told once, and nobody twice of the same turn; messages that come again bear the name under which they came first.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter, defaultdict
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.web.real import free_port

PEOPLE, TABLES = 6, 15
REFUSED, HUNG, CUT = 0.2, 0.28, 0.4
GRACE = 0.7
"""Seconds that a message may be on its way when its turn ends."""


class Receivers:
    """Webhooks on this machine: for each person what came, by its name, and when it came first."""

    def __init__(self) -> None:
        self.luck = random.Random(3)
        self.calm = False
        self.got: dict[str, dict[str, tuple[float, str]]] = defaultdict(dict)
        self.fates: Counter[str] = Counter()
        ours = self

        class Hook(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"])).decode()
                fate = 1.0 if ours.calm else ours.luck.random()
                if fate < REFUSED:
                    ours.fates["refused"] += 1
                    self.answer(500)
                    return
                if fate < HUNG:
                    ours.fates["hung"] += 1
                    time.sleep(ours.luck.uniform(1, 4))
                    self.close_connection = True
                    return
                ours.got[self.path.strip("/")].setdefault(self.headers["Idempotency-Key"], (time.time(), body))
                ours.fates["taken"] += 1
                if fate < CUT:
                    ours.fates["taken, answer lost"] += 1
                    self.close_connection = True
                    self.connection.close()
                else:
                    self.answer(200)

            def answer(self, status: int) -> None:
                self.send_response(status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

            def handle(self) -> None:
                with suppress(OSError):
                    super().handle()

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Hook)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


class House:
    """``antilles serve`` in processes of its own, which are killed."""

    def __init__(self, folder: Path, database: str, redis: str, workers: int) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.workers = workers
        self.words = [sys.executable, "-m", "antilles.cli", "serve", "--port", str(self.port)]
        if database:
            secret = folder / "secret"
            secret.write_text("x" * 64)
            secret.chmod(0o600)
            self.words += ["--database", database, "--secret-file", str(secret)]
        if workers > 1:
            self.words += ["--workers", str(workers), "--redis", redis]
        self.environment = os.environ | {
            "ANTILLES_DATA": str(folder), "ANTILLES_RATE": "0", "ANTILLES_PRIVATE_WEBHOOKS": "1",
            "ANTILLES_BOT_WORKERS": "1", "ANTILLES_ORIGINS": self.address,
        }  # fmt: skip
        self.log = (folder / "log.txt").open("ab")
        self.kills: Counter[str] = Counter()
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            self.words, env=self.environment, start_new_session=True, stdout=self.log, stderr=self.log
        )
        for _ in range(600):
            try:
                if httpx.get(f"{self.address}/healthz", timeout=2).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.2)
        raise SystemExit("the house does not open")

    def kill(self, luck: random.Random) -> None:
        found = subprocess.run(["pgrep", "-P", str(self.process.pid)], capture_output=True, text=True).stdout.split()
        if self.workers > 1 and found and luck.random() < 0.75:
            os.kill(int(luck.choice(found)), signal.SIGKILL)
            self.kills["a worker"] += 1
            return
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.kills["the house"] += 1
        time.sleep(luck.uniform(0, 1.5))
        self.start()

    def close(self) -> None:
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait(30)


class Person:
    def __init__(self, house: House, name: str, receivers: Receivers) -> None:
        self.house, self.name, self.headers = house, name, {"origin": house.address}
        made = httpx.post(f"{house.address}/api/guests", json={"name": name}, headers=self.headers)
        self.headers["cookie"] = made.headers["set-cookie"].split(";")[0]
        where = f"http://127.0.0.1:{receivers.port}/{name}"
        self.ask("POST", "/me/notices", {"kind": "ntfy", "address": where, "quiet_from": 0, "quiet_to": 0})

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Again and again until somebody answers."""
        while True:
            try:
                address = f"{self.house.address}/api{path}"
                answer = httpx.request(method, address, json=body, headers=self.headers, timeout=15)
                if answer.status_code < 500:
                    return answer.json()
            except httpx.HTTPError:
                pass
            time.sleep(0.3)


class Table:
    """Two people who take turns; when each of their turns ended."""

    def __init__(self, people: list[Person], seed: int) -> None:
        self.people, self.luck = people, random.Random(seed)
        wish = {"game": "santo_domingo", "seats": [{"kind": "me"}, {"kind": "open"}], "days": 2}
        made = people[0].ask("POST", "/tables", wish)
        people[1].ask("POST", "/invites", {"token": made["invites"][0]["token"]})
        self.name = made["table"]
        self.ended: dict[int, list[float]] = {0: [], 1: []}
        self.begins: dict[int, float] = {}

    def sight(self, seat: int) -> Any:
        return self.people[seat].ask("GET", f"/tables/{self.name}?seat={seat}")

    def play(self, stop: threading.Event) -> None:
        while not stop.is_set():
            for seat in self.ended:
                if (sight := self.sight(seat))["status"] == "over":
                    return
                if sight["asked"] is None:
                    self.begins.pop(seat, None)
                elif time.time() >= self.begins.setdefault(seat, time.time() + self.luck.choice((0.2, 1, 3, 6, 9))):
                    self.turn(seat, sight, stop)
            time.sleep(self.luck.uniform(0.6, 1.2))

    def turn(self, seat: int, sight: Any, stop: threading.Event) -> None:
        while sight["asked"] is not None and not stop.is_set():
            move = {"seat": seat, "asked": sight["asked"], "moves": [self.luck.choice(sight["moves"])], "link": ""}
            name = f"r{sight['version']}-{seat}"
            self.people[seat].ask("POST", f"/tables/{self.name}/moves", {**move, "request": name})
            sight = self.sight(seat)
        if sight["asked"] is None:
            del self.begins[seat]
            self.ended[seat].append(time.time())

    def faults(self, receivers: Receivers) -> list[str]:
        """Of which turns somebody was told twice, or not at all though it is still theirs."""
        found: list[str] = []
        for seat, person in enumerate(self.people):
            told = [at for at, body in receivers.got[person.name].values() if self.name in body]
            ends = [0.0, *self.ended[seat], float("inf")]
            counts = [sum(a + GRACE < at <= b + GRACE for at in told) for a, b in pairwise(ends)]
            sight = self.sight(seat)
            waits = sight["status"] == "running" and sight["asked"] is not None
            found += [f"{self.name} {person.name}: told {count} times" for count in counts if count > 1]
            found += [f"{self.name} {person.name}: not told"] if waits and not counts[-1] else []
        return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--database", default="")
    parser.add_argument("--redis", default="")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--settle", type=float, default=90, help="seconds in which all that is left is sent")
    given = parser.parse_args()
    luck, receivers, stop = random.Random(5), Receivers(), threading.Event()
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder), given.database, given.redis, given.workers)
        people = [Person(house, f"Person{number}", receivers) for number in range(PEOPLE)]
        tables = [Table(luck.sample(people, 2), number) for number in range(TABLES)]
        players = [threading.Thread(target=table.play, args=(stop,), daemon=True) for table in tables]
        for player in players:
            player.start()
        end = time.monotonic() + given.seconds
        while time.monotonic() < end:
            time.sleep(luck.uniform(6, 12))
            house.kill(luck)
        stop.set()
        for player in players:
            player.join(60)
        receivers.calm = True
        time.sleep(given.settle)
        faults = [fault for table in tables for fault in table.faults(receivers)]
        turns = sum(len(ended) for table in tables for ended in table.ended.values())
        print(
            f"{turns:,} turns were made; killed: {dict(house.kills)}; messages: {dict(receivers.fates)}; "
            f"{len(faults)} told twice or not at all"
        )
        print(*faults, sep="\n")
        house.close()


if __name__ == "__main__":
    main()
