"""A real server and people who mean it no good; and the fast road of moves, which must answer like the long one."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from antilles.server.http.middleware import SECURITY
from antilles.server.people import COOKIE
from tests.server.real import PATIENCE, Guest, Real, real

MOST_GROWTH = 50.0
"""Megabytes by which the server may grow under all this."""
HASTE = "import antilles.server.http.fast_path as door; door.PATIENCE = 1.5"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Real]:
    with real(tmp_path_factory.mktemp("abuse"), before=HASTE) as one:
        yield one


@pytest.fixture(scope="module")
def people(server: Real) -> list[Guest]:
    return [server.person("Ana"), server.person("Bruno"), server.person("Eva")]


def memory(server: Real) -> float:
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


def raw(server: Real, head: str, *parts: bytes) -> socket.socket:
    one = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    one.sendall(head.encode())
    for part in parts:
        try:
            one.sendall(part)
        except OSError:
            break  # the server has hung up: that is its answer
    return one


def said(one: socket.socket) -> bytes:
    """All that the server says until it hangs up."""
    one.settimeout(PATIENCE)
    heard = b""
    try:
        while part := one.recv(65536):
            heard += part
    except ConnectionResetError:
        pass
    return heard


def move_head(server: Real, guest: Guest, table: str, length: int | str) -> str:
    return (
        f"POST /api/tables/{table}/moves HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\n"
        f"cookie: {COOKIE}={guest.cookie}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\r\n"
    )


def still_plays(server: Real, people: list[Guest], table: str) -> None:
    """Whatever happened, the next move is made."""
    for seat in (0, 1):
        sight = people[seat].sight(table, seat)
        if sight["asked"] is not None:
            assert people[seat].move(table, seat, sight["asked"], sight["moves"][0]).status_code == 200
            return
    raise AssertionError("nobody is asked")


def test_who_never_finishes_a_request_is_hung_up_on(server: Real, people: list[Guest]) -> None:
    table = server.table(people[:2])
    silent = [raw(server, "") for _ in range(20)]
    slow = [raw(server, "GET /api/games HTTP/1.1\r\nhost: x\r\nx-more: ") for _ in range(20)]
    bodies = [raw(server, move_head(server, people[0], table, 500), b'{"seat"') for _ in range(20)]
    longer = [raw(server, f"POST /api/guests HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\ncontent-length: 90\r\n\r\n")]
    still_plays(server, people, table)
    for one in [*silent, *slow, *bodies, *longer]:
        with one:
            assert b" 200 " not in said(one)
    still_plays(server, people, table)


def test_enormous_and_nested_bodies_are_refused_and_cost_no_memory(server: Real, people: list[Guest]) -> None:
    table = server.table(people[:2])
    still_plays(server, people, table)
    before = memory(server)
    block = b"x" * 1_000_000
    for path in (f"/api/tables/{table}/moves", "/api/tables", "/api/records"):
        answer = people[0].client.post(path, content=block * 10, headers=people[0].headers)
        assert answer.status_code == 413
    with raw(server, move_head(server, people[0], table, 10_000_000), *[block] * 10) as one:
        one.settimeout(PATIENCE)
        assert b" 413 " in one.recv(20)
    deep = b'{"seat":' + b"[" * 30_000 + b"]" * 30_000 + b"}"
    many = {"seat": 0, "asked": 3, "moves": ["play captain"] * 10_000, "request": "a"}
    for body in (deep, json.dumps(many).encode()[:60_000], json.dumps({**many, "moves": ["x"] * 33}).encode()):
        answer = people[0].client.post(f"/api/tables/{table}/moves", content=body, headers=people[0].headers)
        assert answer.status_code == 400, answer.text
    assert memory(server) - before < MOST_GROWTH
    still_plays(server, people, table)


def test_nobody_moves_for_others_or_with_their_names(server: Real, people: list[Guest]) -> None:
    ana, bruno, eva = people
    first, second = server.table([ana, bruno]), server.table([bruno, eva])
    sight = ana.sight(first, 0)
    asked, move = sight["asked"], sight["moves"][0]
    assert ana.move(first, 0, asked, move, "shared").status_code == 200
    assert bruno.move(first, 0, asked, move, "r1").status_code == 403
    assert eva.move(first, 0, asked, move, "r2").status_code == 403
    assert ana.move(second, 0, bruno.sight(second, 0)["asked"], move, "r3").status_code == 403
    other = bruno.move(first, 1, bruno.sight(first, 1)["asked"], bruno.sight(first, 1)["moves"][0], "shared")
    assert other.status_code == 200
    assert other.json()["version"] != sight["version"] + 1, "somebody else's request is not one's own"
    assert eva.move(first, 1, asked, move, "shared").status_code == 403
    private = server.table([ana, bruno], visibility="private")
    assert eva.move(private, 0, 3, move).status_code == 404
    assert eva.move("nowhere", 0, 3, move).status_code == 404
    assert ana.move(first, 15, asked, move).status_code == 403


def answers(server: Real, people: list[Guest], long: bool) -> list[tuple[int, Any, dict[str, str]]]:
    """The same wishes at a new table, by the fast road or by the long one; what differs by nature left out."""
    ana, bruno, eva = people
    table = server.table([ana, bruno])
    more = {"expect": "100-continue"} if long else {}
    sight = ana.sight(table, 0)
    good = {"seat": 0, "asked": sight["asked"], "moves": [sight["moves"][0]], "request": "one"}
    wishes: list[tuple[Guest, Any]] = [
        (ana, good),
        (ana, good),
        (ana, {**good, "request": "two"}),
        (ana, {**good, "moves": [sight["moves"][1]]}),
        (bruno, {**good, "seat": 1, "moves": ["dance"]}),
        (bruno, {**good, "seat": 1, "moves": ["exchange 1 1"], "request": "three"}),
        (eva, good),
        (ana, {**good, "extra": 1}),
    ]
    heard: list[tuple[int, Any, dict[str, str]]] = []
    for who, body in wishes:
        headers = {**who.headers, "accept-language": "fr", **more}
        answer = who.client.post(f"/api/tables/{table}/moves", json=body, headers=headers)
        content = answer.json()
        if "sight" in content:
            content["sight"] = {name: content["sight"][name] for name in ("seat", "status", "asked")}
        named = {name: answer.headers[name] for name in answer.headers if name not in ("date", "x-request-id")}
        named.pop("content-length")
        heard.append((answer.status_code, content, named))
        assert len(answer.headers["x-request-id"]) == 16
    return heard


def test_the_fast_road_answers_like_the_long_one(server: Real, people: list[Guest]) -> None:
    fast, long = answers(server, people, False), answers(server, people, True)

    assert fast == long
    assert [status for status, _, _ in fast] == [200, 200, 409, 409, 422, 422, 403, 400]
    for _, _, headers in fast:
        for name, value in SECURITY:
            assert headers[name.decode()] == value.decode()
        assert headers["cache-control"] == "no-store"


def test_the_fast_road_asks_where_a_request_comes_from(server: Real, people: list[Guest]) -> None:
    table = server.table(people[:2])
    body = {"seat": 0, "asked": 0, "moves": ["x"], "request": "a"}
    for more in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}):
        answer = people[0].client.post(f"/api/tables/{table}/moves", json=body, headers={**people[0].headers, **more})
        assert answer.status_code == 403


def test_requests_sent_at_once_are_answered_in_order(server: Real, people: list[Guest]) -> None:
    """Pipelining: a move on the fast road, and behind it one that takes the long road."""
    table = server.table(people[:2])
    sight = people[0].sight(table, 0)
    body = json.dumps({"seat": 0, "asked": sight["asked"], "moves": [sight["moves"][0]], "request": "p"}).encode()
    again = move_head(server, people[0], table, len(body)).encode() + body
    games = f"GET /api/games HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\nconnection: close\r\n\r\n".encode()
    with raw(server, move_head(server, people[0], table, len(body)), body + again + games) as one:
        heard = said(one)
    assert heard.count(b"HTTP/1.1 200 OK") == 3
    assert heard.index(b'{"version":') < heard.rindex(b'{"version":') < heard.index(b'"santo_domingo"')


def test_a_stream_that_reads_nothing_costs_the_server_nothing(server: Real, people: list[Guest]) -> None:
    table = server.table(people[:2])
    head = (
        f"GET /api/tables/{table}/stream HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\nupgrade: websocket\r\n"
        "connection: Upgrade\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n\r\n"
    )
    deaf = [raw(server, head) for _ in range(30)]
    before = memory(server)
    for number in range(120):
        answer = people[0].post(f"/api/tables/{table}/chat", {"text": "x" * 400, "request": f"c{number}"})
        assert answer.status_code == 201
    assert memory(server) - before < MOST_GROWTH
    still_plays(server, people, table)
    for one in deaf:
        one.close()
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and httpx.get(f"{server.address}/healthz", timeout=PATIENCE).status_code != 200:
        time.sleep(0.1)
    still_plays(server, people, table)


# --- whoever plays does not notice --------------------------------------------------------------


def waits(server: Real, people: list[Guest], moves: int) -> list[float]:
    """Seconds until each of these moves is answered."""
    found: list[float] = []
    table = ""
    while len(found) < moves:
        if not table or people[0].sight(table, 0)["status"] == "over":
            table = server.table(people[:2])
        for seat in (0, 1):
            sight = people[seat].sight(table, seat)
            if sight["asked"] is not None:
                begun = time.perf_counter()
                assert people[seat].move(table, seat, sight["asked"], sight["moves"][0]).status_code == 200
                found.append(time.perf_counter() - begun)
    return sorted(found)


def test_other_tables_do_not_notice_an_attacker(server: Real, people: list[Guest]) -> None:
    """P14: all but the slowest of a hundred moves are answered in less than twice the time.

    One such round is enough, because other work on the machine only ever adds; an attack that holds the server up does
    so in every round.
    """
    eva = people[2]
    table = server.table([eva, people[0]])
    waits(server, people, 10)
    before = memory(server)
    rounds: list[tuple[float, float]] = []
    command = [sys.executable, str(Path(__file__).with_name("attack.py")), str(server.port)]
    while len(rounds) < 8 and not any(attacked < 2 * calm for calm, attacked in rounds):
        calm = waits(server, people, 100)[98]
        attacker = subprocess.Popen([*command, f"{COOKIE}={eva.cookie}", table])
        try:
            time.sleep(0.5)
            rounds.append((calm, waits(server, people, 100)[98]))
            assert attacker.poll() is None
        finally:
            attacker.kill()
            attacker.wait()
    assert any(attacked < 2 * calm for calm, attacked in rounds), rounds
    assert memory(server) - before < MOST_GROWTH
    still_plays(server, [eva, people[0]], table)
