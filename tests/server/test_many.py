"""Several processes on PostgreSQL and Redis: any of them serves any table, and killing one loses nothing."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import threading
from pathlib import Path

import asyncpg
import httpx

from antilles.games import find
from antilles.kernel.record import parse_record, verify
from tests.server.elsewhere import REDIS, postgres_url
from tests.server.real import PATIENCE, Guest, Real
from tests.server.test_stream import listen


def at(server: Real, guest: Guest) -> Guest:
    """The same person, served by another process."""
    other = object.__new__(Guest)
    other.client = httpx.Client(base_url=server.address, timeout=PATIENCE)
    other.name, other.cookie = guest.name, guest.cookie
    server.open.callback(other.client.close)
    return other


def log_of(url: str, table: str) -> list[tuple[int, str | None, str]]:
    async def read() -> list[tuple[int, str | None, str]]:
        connection = await asyncpg.connect(url)
        try:
            rows = await connection.fetch(
                "SELECT version, request, body FROM log WHERE table_id = $1 ORDER BY version", table
            )
        finally:
            await connection.close()
        return [(row["version"], row["request"], row["body"]) for row in rows]

    return asyncio.run(read())


def raced(doors: list[Guest], table: str, seat: int, asked: int, moves: list[str], name: str) -> dict[int, str]:
    """Two processes are sent two moves for one decision at once: one of them is made. Its version and its name."""
    answers: list[httpx.Response] = []

    def send(door: int) -> None:
        answers.append(doors[door].move(table, seat, asked, moves[door], f"{name}-{door}"))

    racers = [threading.Thread(target=send, args=(door,)) for door in (0, 1)]
    for racer in racers:
        racer.start()
    for racer in racers:
        racer.join()
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    won = next(answer for answer in answers if answer.status_code == 200)
    sent = json.loads(won.request.content)["request"]
    return {won.json()["version"]: str(sent)}


def test_any_process_serves_any_table_and_killing_one_loses_nothing(tmp_path: Path) -> None:
    url = postgres_url()
    secret = tmp_path / "secret"
    secret.write_text(secrets.token_hex(32))
    flags = ("--database", url, "--redis", REDIS, "--secret-file", str(secret))
    rng = random.Random(3)
    servers = [Real(tmp_path, *flags).start(), Real(tmp_path, *flags).start()]
    try:
        ana, bruno = servers[0].person("Ana"), servers[0].person("Bruno")
        table = servers[0].table([ana, bruno])
        doors = [[ana, at(servers[1], ana)], [bruno, at(servers[1], bruno)]]
        stream = listen(servers[1], table, ana, seat=0)
        version = json.loads(stream.recv(timeout=PATIENCE))["version"]

        acked: dict[int, str] = {}
        for count in range(30):
            for seat in (0, 1):
                sight = doors[seat][count % 2].sight(table, seat)
                if sight["asked"] is not None:
                    moves = [rng.choice(sight["moves"]), rng.choice(sight["moves"])]
                    acked |= raced(doors[seat], table, seat, sight["asked"], moves, f"x{count}-{seat}")
        told = version
        while told < max(acked):
            frame = json.loads(stream.recv(timeout=PATIENCE))
            assert frame["version"] == told + 1
            told = frame["version"]

        servers[0].kill()
        for seat in (0, 1):
            sight = doors[seat][1].sight(table, seat)
            if sight["asked"] is not None:
                answer = doors[seat][1].move(table, seat, sight["asked"], sight["moves"][0], f"after-{seat}")
                assert answer.status_code == 200
                acked[answer.json()["version"]] = f"after-{seat}"
        log = log_of(url, table)
        assert [row[0] for row in log] == list(range(1, len(log) + 1))
        names = {row[0]: (row[1] or "").partition(":")[2] for row in log}
        assert {number: names[number] for number in acked} == acked
        decisions = [
            (body["seat"], body["asked"])
            for body in map(json.loads, (row[2] for row in log))
            if body["type"] == "moved"
        ]
        assert len(decisions) == len(set(decisions))
        text = doors[0][1].get(f"/api/tables/{table}/record?seat=0").text
        if "result:" in text:
            verify(find("santo_domingo"), parse_record(text))
        assert servers[1].stop() == 0
    finally:
        for server in servers:
            server.leave()


def test_what_one_process_was_told_the_others_know_at_once(tmp_path: Path) -> None:
    """Somebody sits down through one process and looks through another, which does not wait for any news of it."""
    url = postgres_url()
    secret = tmp_path / "secret"
    secret.write_text(secrets.token_hex(32))
    flags = ("--database", url, "--redis", REDIS, "--secret-file", str(secret))
    deaf = "from antilles.server import bus\nbus.RedisBus._heard = lambda *_: None\n"
    servers = [Real(tmp_path, *flags, before=deaf).start(), Real(tmp_path, *flags, before=deaf).start()]
    try:
        ana, bruno = servers[0].person("Ana"), servers[0].person("Bruno")
        seats = [{"kind": "me"}, {"kind": "open"}]
        for way in ("sight", "stream"):
            made = ana.post("/api/tables", {"game": "santo_domingo", "seats": seats}).json()
            there = at(servers[1], bruno)
            assert there.post("/api/invites", {"token": made["invites"][0]["token"]}).status_code == 201
            if way == "sight":
                assert bruno.sight(made["table"], 1)["status"] == "running"
            else:  # this process becomes the owner of a table of which it knows the beginning only
                stream = listen(servers[0], made["table"], bruno, seat=1)
                assert json.loads(stream.recv(timeout=PATIENCE))["sight"]["status"] == "running"
    finally:
        for server in servers:
            server.leave()


def test_two_workers_share_one_socket(tmp_path: Path) -> None:
    url = postgres_url()
    secret = tmp_path / "secret"
    secret.write_text(secrets.token_hex(32))
    server = Real(tmp_path, "--workers", "2", "--database", url, "--redis", REDIS, "--secret-file", str(secret))
    try:
        server.start()
        people = [server.person("Ana"), server.person("Bruno")]
        table = server.table(people)
        done = 0
        while done < 10:
            for seat, one in enumerate(people):
                fresh = at(server, one)
                sight = fresh.sight(table, seat)
                if sight["asked"] is not None:
                    answer = fresh.move(table, seat, sight["asked"], sight["moves"][0])
                    done += answer.status_code == 200
        assert server.stop() == 0
    finally:
        server.leave()
