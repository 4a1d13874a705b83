"""One abusive client beside a hundred ordinary ones: how much slower are the others' moves?

    .venv/bin/python -m bench.abuse [--seconds 4] [--only heads bodies …]

A hundred people play at fifty tables at a steady rate. Each abuse of the red team's list is then done by another
process as fast as one client can, and the answers to the others' moves are compared with a calm stretch right before
it. The server has its usual limits. The abuser calls from an address of its own; with ``--same`` from the one that
everybody else has too, as behind one router: what is counted by address then hits all of them.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import resource
import secrets
import socket
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import uvloop

from antilles.bots.kinds import make_bot
from antilles.bots.match import play_match
from antilles.games import find
from antilles.kernel.record import print_record
from bench.crowd import COOKIE, Http
from bench.meter import points, upgrade
from bench.server import antilles

RATE = 50.0
TABLES = 50


class Victim:
    """A table of two people, who take turns."""

    def __init__(self, port: int, http: Http, cookies: list[str], table: str) -> None:
        self.port, self.http, self.cookies, self.table = port, http, cookies, table
        self.count = 0
        self.refused: dict[int, int] = {}

    async def move(self) -> float | None:
        """Seconds until the answer; None if there was no turn, or if it was refused or the connection lost."""
        try:
            if self.http.transport.is_closing():
                self.http = await connected(self.port)
            return await self._move()
        except OSError:
            self.refused[0] = self.refused.get(0, 0) + 1
            return None

    async def _move(self) -> float | None:
        for seat, cookie in enumerate(self.cookies):
            status, _, body = await self.http.ask("GET", f"/api/tables/{self.table}?seat={seat}", cookie)
            if status != 200:
                self.refused[status] = self.refused.get(status, 0) + 1
                return None
            sight = json.loads(body)
            if sight["asked"] is not None:
                self.count += 1
                sent = {"seat": seat, "asked": sight["asked"], "moves": sight["moves"][:1], "request": f"v{self.count}"}
                begun = time.perf_counter()
                path = f"/api/tables/{self.table}/moves"
                status, _, _ = await self.http.ask("POST", path, cookie, json.dumps(sent).encode())
                if status != 200:
                    self.refused[status] = self.refused.get(status, 0) + 1
                    return None
                return time.perf_counter() - begun
        return None


async def connected(port: int) -> Http:
    _, http = await asyncio.get_running_loop().create_connection(Http, "127.0.0.1", port)
    return http


async def seated(port: int, guests: list[str]) -> list[Victim]:
    """Fifty tables with two people each."""
    victims = []
    for number in range(TABLES):
        http = await connected(port)
        mine, other = guests[2 * number], guests[2 * number + 1]
        order = {"game": "santiago_de_cuba", "seats": [{"kind": "me"}, {"kind": "open"}]}
        status, _, body = await http.ask("POST", "/api/tables", mine, json.dumps(order).encode())
        assert status == 201, body
        made = json.loads(body)
        token = json.dumps({"token": made["invites"][0]["token"]}).encode()
        status, _, body = await http.ask("POST", "/api/invites", other, token)
        assert status == 201, body
        victims.append(Victim(port, http, [mine, other], made["table"]))
    return victims


async def play(victims: list[Victim], seconds: float) -> list[float]:
    waits: list[float] = []
    end = time.perf_counter() + seconds

    async def at(victim: Victim, late: float) -> None:
        await asyncio.sleep(late)
        while (begun := time.perf_counter()) < end:
            took = await victim.move()
            if took is not None:
                waits.append(took)
            await asyncio.sleep(max(0.0, len(victims) / RATE - (time.perf_counter() - begun)))

    await asyncio.gather(*[at(one, number / RATE) for number, one in enumerate(victims)])
    return waits


# --- what an abusive client does, in a process of its own, until it is ended --------------------------


ABUSER = ["127.0.0.2"]
"""Where abuse comes from."""


def reach(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), 5, (ABUSER[0], 0))


def calling(port: int) -> httpx.Client:
    transport = httpx.HTTPTransport(local_address=ABUSER[0])
    return httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30, transport=transport)


def forever(port: int, do: Callable[[int], None], address: str) -> None:
    ABUSER[0] = address
    while True:
        with contextlib.suppress(OSError, httpx.HTTPError):
            do(port)


def heads(port: int) -> None:
    """Heads without an end."""
    with reach(port) as one:
        one.sendall(b"GET / HTTP/1.1\r\nhost: x\r\nx-more: ")
        for _ in range(60):
            one.sendall(b"x" * 1_000_000)


def bodies(port: int) -> None:
    """Bodies that never arrive."""
    held = []
    for _ in range(1_010):
        one = reach(port)
        one.sendall(b"POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{")
        held.append(one)
    time.sleep(1.0)
    for one in held:
        one.close()


def unknown(port: int) -> None:
    """Moves at tables that do not exist."""
    with calling(port) as client:
        cookie = client.post("/api/guests", json={"name": "Eva"}).cookies.get(COOKIE) or ""
        for _ in range(2_000):
            client.post(f"/api/tables/{secrets.token_hex(8)}/moves", headers={"cookie": f"{COOKIE}={cookie}"}, json={})


def lobby(port: int) -> None:
    with calling(port) as client:
        while True:
            client.get("/api/tables")
            client.get("/schema")


def logins(port: int) -> None:
    """Passwords to be hashed."""
    with calling(port) as client:
        while True:
            client.post("/api/sessions", json={"login": secrets.token_hex(6), "password": "a long enough secret"})


def sockets(port: int) -> None:
    """Streams of nobody, opened and dropped."""
    request = upgrade("/api/tables/nosuchtable0/stream")
    held = []
    for _ in range(400):
        one = reach(port)
        one.sendall(request)
        held.append(one)
    for one in held:
        one.close()


def governors(port: int) -> None:
    """Ten tables of five governors, and hints on top."""
    with calling(port) as client:
        cookie = client.post("/api/guests", json={"name": "Eva"}).cookies.get(COOKIE) or ""
        client.headers["cookie"] = f"{COOKIE}={cookie}"
        for _ in range(10):
            seats = [{"kind": "bot", "level": "governor"} for _ in range(4)]
            client.post("/api/tables", json={"game": "santiago_de_cuba", "seats": [{"kind": "me"}, *seats]})
        time.sleep(60)


def nonsense(port: int) -> None:
    """Nested, huge and malformed bodies."""
    deep = b'{"seat":' + b"[" * 30_000 + b"]" * 30_000 + b"}"
    for body in (b"x" * 10_000_000, deep, b"\xff" * 60_000):
        with contextlib.suppress(OSError), reach(port) as one:
            head = f"POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-length: {len(body)}\r\n\r\n"
            one.sendall(head.encode() + body)
            one.recv(1000)


def guest(client: httpx.Client) -> None:
    cookie = client.post("/api/guests", json={"name": "Eva"}).cookies.get(COOKIE) or ""
    client.headers["cookie"] = f"{COOKIE}={cookie}"


def reads(port: int) -> None:
    """Everything that looks into the database."""
    with calling(port) as client:
        guest(client)
        for _ in range(2_000):
            for path in ("/home", "/me/tables?name=a", "/me/export", "/fairness/list", "/daily", "/announcements"):
                client.get(f"/api{path}")


def reused(port: int) -> None:
    """One request id again and again, after newer ones, at a table of one's own."""
    with calling(port) as client:
        guest(client)
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = client.post("/api/tables", json={"game": "santiago_de_cuba", "seats": seats}).json()["table"]
        for number in range(2_000):
            said = {"text": "hello", "request": f"r{number % 80}"}
            client.post(f"/api/tables/{table}/chat", json=said)


def reconnects(port: int) -> None:
    """Streams of a table that exists, opened and dropped as fast as it goes."""
    with calling(port) as client:
        guest(client)
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = client.post("/api/tables", json={"game": "santiago_de_cuba", "seats": seats}).json()["table"]
    request = upgrade(f"/api/tables/{table}/stream")
    for _ in range(2_000):
        with reach(port) as one:
            one.sendall(request)
            one.recv(200)


def ledgers(port: int) -> None:
    """The analysis of a finished game, and answers to puzzles, by ten names in turn."""
    with calling(port) as client:
        guest(client)
        whole = {"record": finished(), "visibility": "public"}
        table = client.post("/api/records", json=whole).json()["table"]
        client.post(f"/api/tables/{table}/analysis", json={})
        puzzle = client.get("/api/games/cuba/puzzles").json()[0]["id"]
        names = [client.headers["cookie"]]
        for _ in range(9):
            guest(client)
            names.append(client.headers["cookie"])
        for number in range(20_000):
            client.headers["cookie"] = names[number % len(names)]
            client.get(f"/api/tables/{table}/analysis")
            client.post(f"/api/games/cuba/puzzles/{puzzle}/answer", json={"move": ""})


def finished() -> str:
    """The record of a game of Cuba by chance."""
    game = find("cuba")
    return print_record(play_match(game, [make_bot("uniform", seat, game) for seat in range(4)], {}, 1))


def crowds(port: int) -> None:
    """What costs most, asked by ten names on three hundred connections at once."""
    names = []
    for _ in range(10):
        with calling(port) as client:
            guest(client)
            names.append(client.headers["cookie"])
    asking = [f"GET /api/home HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\ncookie: {name}\r\n\r\n".encode() for name in names]
    held = [reach(port) for _ in range(300)]
    for _ in range(100):
        for number, one in enumerate(held):
            one.sendall(asking[number % len(asking)])
        for one in held:
            one.recv(100_000)


ABUSES: dict[str, Callable[[int], None]] = {
    "heads": heads, "bodies": bodies, "unknown": unknown, "lobby": lobby, "logins": logins, "sockets": sockets,
    "governors": governors, "nonsense": nonsense, "reads": reads, "reused": reused, "reconnects": reconnects,
    "crowds": crowds, "ledgers": ledgers,
}  # fmt: skip


async def measure(port: int, guests: list[str], seconds: float, names: list[str]) -> None:
    victims = await seated(port, guests)
    await play(victims, 2.0)
    print("| abuse | calm p50 | p99 | beside it p50 | p99 | times | refused |\n|---|--:|--:|--:|--:|--:|--:|")
    for name in names:
        calm = points(await play(victims, seconds))
        abuser = multiprocessing.get_context("spawn").Process(
            target=forever, args=(port, ABUSES[name], ABUSER[0]), daemon=True
        )
        abuser.start()
        await asyncio.sleep(1.0)
        for victim in victims:
            victim.refused.clear()
        beside = points(await play(victims, seconds))
        abuser.kill()
        abuser.join()
        refused: dict[int, int] = {}
        for victim in victims:
            for status, count in victim.refused.items():
                refused[status] = refused.get(status, 0) + count
        cells = [f"{calm['p50']:.1f}", f"{calm['p99']:.1f}", f"{beside['p50']:.1f}", f"{beside['p99']:.1f}"]
        print(f"| {name} | {' | '.join(cells)} | {beside['p99'] / calm['p99']:.1f} | {refused or 0} |", flush=True)
        await asyncio.sleep(1.0)
    print(f"load {os.getloadavg()[0]:.1f}")


def guests_of(folder: Path) -> list[str]:
    """A hundred people, made while the server still has no limits; their sessions stay."""
    with antilles(folder) as (_, port), httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
        made = []
        for number in range(2 * TABLES):
            made.append(client.post("/api/guests", json={"name": f"P{number}"}).cookies.get(COOKIE) or "")
            client.cookies.clear()
        return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--only", nargs="+", choices=ABUSES, default=list(ABUSES))
    parser.add_argument("--same", action="store_true", help="the abuser has everybody's address")
    asked = parser.parse_args()
    if asked.same:
        ABUSER[0] = "127.0.0.1"
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 20_000), hard))
    with tempfile.TemporaryDirectory() as name:
        guests = guests_of(Path(name))
        with antilles(Path(name), rate="1") as (_, port):
            uvloop.run(measure(port, guests, asked.seconds, asked.only))


if __name__ == "__main__":
    main()
