"""R8, R13, and one road for a move: whichever way a request comes, it is answered alike."""

from __future__ import annotations

import asyncio
import json
import random
import re
import secrets
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from antilles.server.answers import founding
from antilles.server.http.routes import records
from antilles.server.people import COOKIE
from antilles.server.services import MOST_READ
from antilles.server.tables import registry
from tests.server.elsewhere import postgres_url
from tests.server.kit import Place, played
from tests.server.real import PATIENCE, Guest, Real, real
from tests.server.test_analysis import finished_game

ONE_ROAD_ONLY = """
try:
    import antilles.server.http.fast_path as fast_path
except ImportError:
    import antilles.server.door as fast_path  # an earlier build, under attack
fast_path.AFTER = b'/never'
fast_path.PATIENCE = 3.0
"""
"""A server whose moves all come through the ASGI interface."""
HASTE = ONE_ROAD_ONLY.replace("fast_path.AFTER = b'/never'\n", "")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Real]:
    with real(tmp_path_factory.mktemp("requests"), before=HASTE) as one:
        yield one


# --- R8 --------------------------------------------------------------------------------------------

STRANGE = (
    ("GET", "/%00"), ("GET", "/api/tables/%00"), ("DELETE", "/api/sessions/%00"), ("GET", "/api/tables/a%00b"),
    ("GET", "/assets/%00.js"), ("GET", "/%0a"), ("GET", "/%ff%fe"), ("GET", "/api/tables/%ff"), ("GET", "/.%00./x"),
    ("GET", "/api/games/%00/rules"), ("GET", "/api/tables/%2e%2e"), ("POST", "/api/tables/%00/moves"),
    ("GET", "/api/tables/x/positions/%00"), ("GET", "/api/tables?cursor=%00"), ("GET", "/../../etc/passwd"),
    ("POST", "/api/tables/x//moves"), ("POST", "/api/tables/x/moves/"), ("POST", "/api//tables/x/moves"),
    ("GET", "/api/tables?game=%00"), ("GET", "/api/me/tables?name=a%00b"), ("GET", "/api/games?x=%1f"),
    ("GET", "/api/tables/%F0%9F%8F%9D"), ("GET", "//"), ("GET", "/%"), ("GET", "/%zz"),
)  # fmt: skip


@pytest.mark.parametrize("engine", ["sqlite", "postgresql"])
def test_r8_strange_paths_and_origins_are_no_errors_of_ours(tmp_path: Path, engine: str) -> None:
    (tmp_path / "secret").write_text(secrets.token_hex(32))
    database = f"sqlite:///{tmp_path / 'x.db'}" if engine == "sqlite" else postgres_url()
    with real(tmp_path, "--database", database, "--secret-file", str(tmp_path / "secret")) as server:
        ana = server.person("Ana")
        for method, path in STRANGE:
            head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: {COOKIE}={ana.cookie}\r\n"
            body = '{"seat":0,"asked":1,"moves":["x"],"request":"a"}' if method == "POST" else ""
            status = status_of(server, head + f"content-length: {len(body)}\r\nconnection: close\r\n\r\n{body}")
            assert 200 <= status < 500, (method, path, status)
        for origin in (
            "http://[",
            "http://[::1",
            "null",
            "",
            "http://",
            "://",
            "\xff",
            "http://a b",
            "[",
            "http://x:y",
        ):
            head = (
                f"POST /api/guests HTTP/1.1\r\nhost: 127.0.0.1\r\norigin: {origin}\r\ncontent-length: 14\r\n"
                "content-type: application/json\r\nconnection: close\r\n\r\n"
            )
            assert status_of(server, head + '{"name":"Eva"}') in (400, 403), origin
        assert ana.get("/api/me").status_code == 200


def status_of(server: Real, request: str) -> int:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as one:
        one.sendall(request.encode("latin-1"))
        heard = b""
        while b"\r\n" not in heard and (part := one.recv(65536)):
            heard += part
    return int(heard.split()[1]) if heard else 0


# --- R13 -------------------------------------------------------------------------------------------


def answers(server: Real, request: bytes, until: float = PATIENCE, still: float = PATIENCE) -> list[bytes]:
    """All that is answered to some bytes, until the server hangs up, or after an answer is ``still`` for so long."""
    with socket.create_connection(("127.0.0.1", server.port), until) as one:
        one.settimeout(until)
        one.sendall(request)
        heard = b""
        try:
            while part := one.recv(65536):
                heard += part
                if any(not answer.startswith(b"100") for answer in heard.split(b"HTTP/1.1 ")[1:]):
                    one.settimeout(min(until, still))
        except (ConnectionResetError, TimeoutError):
            pass
    return heard.split(b"HTTP/1.1 ")[1:]


def test_r13_two_cookie_headers_mean_the_same_on_every_road(server: Real) -> None:
    ana, bruno = server.person("Ana"), server.person("Bruno")
    table = server.table([ana, bruno])
    sight = ana.sight(table, 0)
    body = json.dumps({"seat": 0, "asked": sight["asked"], "moves": sight["moves"][:1], "request": "two"}).encode()
    heads = (
        f"cookie: {COOKIE}={bruno.cookie}\r\ncookie: {COOKIE}={ana.cookie}\r\n",
        f"cookie: {COOKIE}={bruno.cookie}; {COOKIE}={ana.cookie}\r\n",
    )
    for cookies in heads:
        for path in (f"/api/tables/{table}/moves", f"/api/tables/{table}/moves?x=1"):
            request = (
                f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\n{cookies}"
                f"content-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
            )
            (answer,) = answers(server, request.encode() + body)
            assert answer.startswith(b"403"), "the first one counts: that is Bruno, and the seat is not his"


def test_r13_expect_and_upgrade_on_a_move_are_answered_once(server: Real) -> None:
    ana, bruno = server.person("Ana"), server.person("Bruno")
    for more in (
        "expect: 100-continue",
        "connection: upgrade\r\nupgrade: websocket",
        "connection: upgrade\r\nupgrade: h2c",
    ):
        table = server.table([ana, bruno])
        sight = ana.sight(table, 0)
        body = json.dumps({"seat": 0, "asked": sight["asked"], "moves": sight["moves"][:1], "request": "e"}).encode()
        request = (
            f"POST /api/tables/{table}/moves HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\n"
            f"cookie: {COOKIE}={ana.cookie}\r\n{more}\r\ncontent-type: application/json\r\n"
            f"content-length: {len(body)}\r\n\r\n"
        )
        heard = answers(server, request.encode() + body, 3.0, still=0.3)
        final = [answer[:3] for answer in heard if not answer.startswith(b"100")]
        assert len(final) <= 1, (more, heard)
        moved = ana.sight(table, 0)["version"] != sight["version"]
        assert moved == (final == [b"200"]), (more, heard)


def test_r13_other_hosts_do_not_pass_by_naming_themselves(server: Real) -> None:
    """DNS rebinding: a site's own name that leads here is not ours."""
    for host, allowed in (
        ("evil.example", False), ("evil.example:8000", False), (f"127.0.0.1:{server.port}", True),
        ("localhost", True), ("my-machine.local:80", True), ("[::1]:80", True),
    ):  # fmt: skip
        answer = httpx.post(
            f"{server.address}/api/guests", json={"name": "Eva"}, timeout=PATIENCE,
            headers={"host": host, "origin": f"http://{host}"},
        )  # fmt: skip
        assert answer.status_code == (201 if allowed else 403), host


def test_r13_a_bots_warning_keeps_the_level_of_the_log() -> None:
    import logging

    from antilles.server.serve import Lines

    record = logging.LogRecord("antilles.bots", logging.WARNING, "", 0, "bot failed", None, None)
    record.__dict__ |= {"game": "cuba", "bot": "governor", "why": "TimeoutError"}
    told = json.loads(Lines().format(record))
    assert (told["level"], told["bot"]) == ("warning", "governor")


def test_r13_tables_made_here_leave_the_memory_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "MOST_IDLE", 20)

    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        for _ in range(60):
            await ana.post("/api/tables", {"game": "santo_domingo", "seats": [{"kind": "me"}, {"kind": "open"}]})
        assert len(here.house.hall.lives) <= 20

    played(tmp_path, story)


def test_r13_hashing_does_not_hold_the_loop_up(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        hashing = here.house.people.hashing
        stored = await hashing.hash("correct horse battery")
        flood = [asyncio.create_task(hashing.verify(stored, "wrong")) for _ in range(20)]
        ticks = 0
        while not all(task.done() for task in flood):
            await asyncio.sleep(0.001)
            ticks += 1
        assert ticks >= 20, "the loop goes on between any two of them"
        too_many = await asyncio.gather(*[hashing.verify(stored, "x") for _ in range(60)], return_exceptions=True)
        refused = [answer for answer in too_many if isinstance(answer, Exception)]
        assert refused and len(refused) < 60, "beyond a short queue the next one is sent away"

    played(tmp_path, story)


# --- one road, differentially --------------------------------------------------------------------------


class Twin:
    """A server with a table of its own; what differs by nature is left out of its answers."""

    def __init__(self, server: Real) -> None:
        self.server = server
        self.people: list[Guest] = [server.person("Ana"), server.person("Bruno")]
        self.table = server.table(self.people)
        self.sight = self.people[0].sight(self.table, 0)

    def fill(self, template: bytes) -> bytes:
        ana, bruno = self.people
        for name, value in (
            (b"{table}", self.table), (b"{ana}", ana.cookie), (b"{bruno}", bruno.cookie),
            (b"{port}", str(self.server.port)), (b"{asked}", str(self.sight["asked"])),
            (b"{move}", self.sight["moves"][0]),
        ):  # fmt: skip
            template = template.replace(name, value.encode())
        return template

    def hear(self, template: bytes) -> list[tuple[bytes, bytes]]:
        found: list[tuple[bytes, bytes]] = []
        for answer in answers(self.server, self.fill(template), 20.0):
            if answer.startswith(b"100 ") and found:
                continue  # behind another request it is said only if that is answered before the body comes
            head, _, body = answer.partition(b"\r\n\r\n")
            head = re.sub(rb"allow: ([A-Z, ]+)", lambda found: b"allow: " + bytes(sorted(found.group(1))), head)
            lines = sorted(
                line for line in head.split(b"\r\n")[1:]
                if not line.lower().startswith((b"date:", b"x-request-id:", b"content-length:"))
            )  # fmt: skip
            body = body.replace(self.table.encode(), b"{table}")
            body = re.sub(rb'"seal":"[0-9a-f]{64}"', b'"seal":"{seal}"', body)
            found.append((head.split(b"\r\n")[0], b"\n".join(lines) + b"\n" + body))
        return found


def requests(rng: random.Random) -> bytes:
    """One to three requests on one connection: heads, cookies, origins, framings, bodies, pipelined."""
    sent = b""
    plain = rng.random() < 0.4  # most of what can be sent is refused early: some must get through
    for number in range(rng.choice([1, 1, 1, 2, 3])):
        body = rng.choice([
            b'{"seat":0,"asked":{asked},"moves":["{move}"],"request":"%s"}' % rng.choice([b"a", b"b", b"c d", b"e"]),
            b'{"seat":0,"asked":{asked},"moves":["dance"],"request":"x"}',
            b'{"seat":1,"asked":{asked},"moves":["{move}"],"request":"x"}',
            b'{"seat":0,"asked":999,"moves":["{move}"],"request":"y"}',
            b"{", b"", b"[]", b'{"seat":0}', b"\xff",
            b'{"seat":0,"asked":{asked},"moves":["{move}"],"request":"z","q":1}',
        ])  # fmt: skip
        headers = [b"host: 127.0.0.1:{port}"]
        headers += [b"cookie: __Host-antilles={ana}"] if plain else rng.choice([
            [b"cookie: __Host-antilles={ana}"], [b"Cookie: __Host-antilles={ana}; x=y"],
            [b"cookie: x=y", b"cookie: __Host-antilles={ana}"],
            [b"cookie: __Host-antilles={bruno}", b"cookie: __Host-antilles={ana}"],
            [], [b"cookie: __Host-antilles=nobody"], [b"cookie: antilles={ana}"], [b'cookie: __Host-antilles="{ana}"'],
        ])  # fmt: skip
        headers += [] if plain else rng.choice([
            [], [], [b"origin: http://127.0.0.1:{port}"], [b"origin: https://evil.example"], [b"origin: http://["],
            [b"sec-fetch-site: same-origin"], [b"sec-fetch-site: cross-site"], [b"origin: null"],
            [b"origin: http://127.0.0.1:{port}", b"origin: https://evil.example"],
        ])  # fmt: skip
        headers += rng.choice(
            [[], [], [], [b"accept-language: fr"], [b"expect: 100-continue"], [b"upgrade: h2c"], [b"te: trailers"]]
        )
        path = b"/api/tables/{table}/moves" if plain else rng.choice([
            b"/api/tables/{table}/moves", b"/api/tables/{table}/moves", b"/api/tables/{table}/moves?x=1",
            b"/api/tables/nowhere/moves", b"/api/tables/%00/moves", b"/api/tables/{table}//moves",
            b"/api/tables/{table}/moves/",
        ])  # fmt: skip
        method = b"POST" if plain else rng.choice([b"POST", b"POST", b"POST", b"POST", b"PUT", b"GET"])
        version = rng.choice([b"1.1", b"1.1", b"1.1", b"1.0"])
        if rng.random() < 0.15 and version == b"1.1":
            headers.append(b"transfer-encoding: chunked")
            filled = b"%x\r\n%s\r\n0\r\n\r\n" % (1, body[:1]) if body else b"0\r\n\r\n"
            framed = filled
        else:
            headers.append(b"content-length: {length}")
            framed = body
        if number == 2 or rng.random() < 0.2:
            headers.append(b"connection: close")
        head = method + b" " + path + b" HTTP/" + version + b"\r\n" + b"\r\n".join(headers) + b"\r\n\r\n"
        sent += b"\x00LEN\x00" + head + b"\x00BODY\x00" + framed + b"\x00END\x00"
    closing = b"GET /api/nowhere HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nconnection: close\r\n\r\n"
    return sent + closing


def with_lengths(template: bytes, twin: Twin) -> bytes:
    """The lengths of bodies are known when the names in them are."""
    whole = twin.fill(template)

    def measure(match: re.Match[bytes]) -> bytes:
        head, body = match.group(1), match.group(2)
        return head.replace(b"{length}", str(len(body)).encode()) + body

    return re.sub(rb"\x00LEN\x00(.*?)\x00BODY\x00(.*?)\x00END\x00", measure, whole, flags=re.DOTALL)


def test_one_road_the_parsers_way_and_the_interfaces_way_answer_alike(
    server: Real, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Differential fuzzing of everything around a move; the same bytes to two servers, one without the fast path."""
    rng = random.Random(15)
    with real(tmp_path_factory.mktemp("asgi"), before=ONE_ROAD_ONLY) as other:
        statuses: set[bytes] = set()
        for round_number in range(6):
            fast, slow = Twin(server), Twin(other)
            for _ in range(25):
                template = requests(rng)
                heard = [twin.hear(with_lengths(template, twin)) for twin in (fast, slow)]
                assert heard[0] == heard[1], (round_number, with_lengths(template, fast))
                statuses |= {status[:3] for status, _ in heard[0]}
                assert not any(status.startswith(b"5") for status, _ in heard[0]), with_lengths(template, fast)
        assert {b"200", b"400", b"401", b"403", b"404", b"405", b"409", b"422"} <= statuses, statuses


def test_a_record_without_an_end_does_not_hold_the_loop_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two megabytes of moves after the end are read beside the loop, one record at a time."""
    threads: list[bool] = []
    read = founding.brought

    def brought(*asked: Any) -> Any:
        threads.append(threading.current_thread() is threading.main_thread())
        return read(*asked)

    monkeypatch.setattr(records, "brought", brought)

    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        whole = {"record": finished_game() + "0 pass\n" * 1000}
        assert (await ana.call("POST", "/api/records", whole)).status_code == 422
        monkeypatch.setattr(here.house.reading, "_waiting", MOST_READ)
        assert (await ana.call("POST", "/api/records", whole)).status_code == 503

    played(tmp_path, story)
    assert threads == [False]
