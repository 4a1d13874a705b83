"""Exactly one notice a turn in a real house: processes killed with -9, receivers that fail, hang, or lose the answer.

python bench/called.py --seconds 120     # SQLite, one process; or several, with an empty database:
python bench/called.py --workers 2 --database postgresql://127.0.0.1/x --redis redis://127.0.0.1:6379/0

Six people play fifteen tables of Santo Domingo by days over http, each with a webhook of their own on this machine, a
mail address behind a server that mostly fails, and a browser whose push service is dead or hangs. Of the messages to
four of the webhooks a fifth is refused, some are read and never answered, some are taken and the connection is cut
before the answer; two take everything, and by them it is measured how long a notice takes. Every few seconds a worker,
or the whole house, is killed. When it is quiet, everybody whose turn it is has been told once, and nobody twice of the
same turn; messages that come again bear the name under which they came first.
"""

from __future__ import annotations

import argparse
import base64
import os
import random
import re
import signal
import socketserver
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
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.web.real import free_port

PEOPLE, TABLES = 6, 15
RELIABLE = ("Person0", "Person1")
"""Whose webhooks take everything."""
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
                body = self.rfile.read(int(self.headers["content-length"])).decode(errors="replace")
                name = self.path.strip("/")
                if name.startswith("push"):
                    ours.push(self)
                    return
                fate = 1.0 if ours.calm or name in RELIABLE else ours.luck.random()
                if fate < REFUSED:
                    ours.fates["refused"] += 1
                    self.answer(500)
                    return
                if fate < HUNG:
                    ours.fates["hung"] += 1
                    time.sleep(ours.luck.uniform(1, 4))
                    self.close_connection = True
                    return
                ours.got[name].setdefault(self.headers["Idempotency-Key"], (time.time(), body))
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

        class Mail(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                with suppress(OSError):
                    ours.mail(self.rfile, self.wfile)

        self.confirm: list[str] = []
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Hook)
        self.mails = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Mail)
        self.mails.daemon_threads = True
        for server in (self.server, self.mails):
            threading.Thread(target=server.serve_forever, daemon=True).start()
        self.port, self.smtp = self.server.server_address[1], self.mails.server_address[1]

    def push(self, hook: Any) -> None:
        """A push service that is dead: gone for good, broken, or silent."""
        fate = self.luck.choice(("gone", "broken", "silent"))
        self.fates[f"push {fate}"] += 1
        if fate == "silent":
            time.sleep(12)
            hook.close_connection = True
        else:
            hook.answer(410 if fate == "gone" else 500)

    def mail(self, lines: Any, out: Any) -> None:
        """A mail server that mostly refuses, hangs, or takes a mail and says nothing more."""
        fate = "takes" if self.calm else self.luck.choice(("away", "hangs", "refuses", "no end", "takes"))
        self.fates[f"mail {fate}"] += 1
        if fate in ("away", "hangs"):
            time.sleep(12 if fate == "hangs" else 0)
            return
        out.write(b"220 here\r\n")
        while line := lines.readline().strip().upper():
            if line.startswith(b"RCPT") and fate == "refuses":
                out.write(b"451 later\r\n")
            elif line == b"DATA":
                out.write(b"354 go on\r\n")
                text = b""
                while (read := lines.readline()).strip() != b".":
                    text += read
                self.confirm += re.findall(r"/#/confirm/(\S+)", text.decode())
                if fate == "no end":
                    time.sleep(12)
                    return
                out.write(b"250 taken\r\n")
            elif line == b"QUIT":
                return
            else:
                out.write(b"250 fine\r\n")


class House:
    """``antilles serve`` in processes of its own, which are killed."""

    def __init__(self, folder: Path, database: str, redis: str, workers: int, smtp: int) -> None:
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
            "ANTILLES_SMTP": f"smtp://127.0.0.1:{smtp}",
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


def browser() -> str:
    """The public key and the secret of a browser that wants push messages."""
    public = ec.generate_private_key(ec.SECP256R1()).public_key()
    point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return " ".join(base64.urlsafe_b64encode(part).rstrip(b"=").decode() for part in (point, b"s" * 16))


class Person:
    def __init__(self, house: House, name: str, receivers: Receivers) -> None:
        self.house, self.name, self.headers = house, name, {"origin": house.address}
        made = httpx.post(f"{house.address}/api/guests", json={"name": name}, headers=self.headers)
        self.headers["cookie"] = made.headers["set-cookie"].split(";")[0]
        where = f"http://127.0.0.1:{receivers.port}/{name}"
        push = f"http://127.0.0.1:{receivers.port}/push-{name} {browser()}"
        for kind, address in (("ntfy", where), ("push", push), ("mail", f"{name}@example.org")):
            self.ask("POST", "/me/notices", {"kind": kind, "address": address, "quiet_from": 0, "quiet_to": 0})
        self.ask("POST", f"/notices/confirm/{receivers.confirm.pop()}")

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Again and again until somebody answers."""
        while True:
            try:
                address = f"{self.house.address}/api{path}"
                answer = httpx.request(method, address, json=body, headers=self.headers, timeout=15)
                if answer.status_code < 500:
                    return answer.json() if answer.content else None
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
        self.waits = dict.fromkeys(self.ended, time.time())
        """Since when at least it is whose turn."""
        self.turns: dict[int, list[tuple[float, float]]] = {0: [], 1: []}
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
            name, moment = f"r{sight['version']}-{seat}", time.time()
            self.people[seat].ask("POST", f"/tables/{self.name}/moves", {**move, "request": name})
            sight = self.sight(seat)
            if self.sight(1 - seat)["asked"] is not None:
                self.waits.setdefault(1 - seat, moment)
        if sight["asked"] is None:
            del self.begins[seat]
            self.ended[seat].append(time.time())
            self.turns[seat].append((self.waits.pop(seat), time.time()))

    def took(self, receivers: Receivers, reliable: bool) -> list[float]:
        """Seconds from the moves by which turns began to their notices."""
        found: list[float] = []
        for seat, person in enumerate(self.people):
            if reliable and person.name not in RELIABLE:
                continue
            told = sorted(at for at, body in list(receivers.got[person.name].values()) if self.name in body)
            open_turn = [(self.waits[seat], float("inf"))] if seat in self.waits else []
            for begin, end in [*self.turns[seat], *open_turn]:
                found += [at - begin for at in told if begin < at <= end + GRACE][:1]
        return found

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


def shares(took: list[float]) -> str:
    """Median, the latest of a hundred, and the latest of all."""
    took.sort()
    if not took:
        return "none"
    median, late = took[len(took) // 2], took[len(took) * 99 // 100]
    return f"{len(took)}, median {median:.1f} s, p99 {late:.1f} s, at most {took[-1]:.1f} s"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--database", default="")
    parser.add_argument("--redis", default="")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--every", type=float, default=9, help="seconds between two kills")
    parser.add_argument("--settle", type=float, default=90, help="seconds in which all that is left is sent")
    given = parser.parse_args()
    luck, receivers, stop = random.Random(5), Receivers(), threading.Event()
    with tempfile.TemporaryDirectory() as folder:
        receivers.calm = True
        house = House(Path(folder), given.database, given.redis, given.workers, receivers.smtp)
        people = [Person(house, f"Person{number}", receivers) for number in range(PEOPLE)]
        tables = [Table(luck.sample(people, 2), number) for number in range(TABLES)]
        receivers.calm = False
        players = [threading.Thread(target=table.play, args=(stop,), daemon=True) for table in tables]
        for player in players:
            player.start()
        end = time.monotonic() + given.seconds
        while time.monotonic() < end:
            time.sleep(luck.uniform(0.7, 1.3) * given.every)
            house.kill(luck)
            print(f"{end - time.monotonic():.0f} s to go: {dict(house.kills)} {dict(receivers.fates)}", flush=True)
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
        for reliable, which in ((True, "webhooks that take everything"), (False, "all webhooks")):
            took = [seconds for table in tables for seconds in table.took(receivers, reliable)]
            print(f"from the move to the notice, {which}: {shares(took)}")
        print(*faults, sep="\n")
        house.close()


if __name__ == "__main__":
    main()
