"""Headers, origins, sizes, strictness, limits."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from antilles.server.http.middleware import SECURITY
from antilles.server.limits import LIMITS, Limits
from tests.server.kit import Place, cookie_of, played


def test_every_answer_has_the_security_headers(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        answers = [
            await ana.call("GET", path)
            for path in (
                "/healthz",
                "/schema",
                "/api/games",
                "/api/tables",
                "/api/nothing",
                "/api/tables/x",
                "/metrics",
            )
        ]
        answers.append(await ana.call("POST", "/api/tables", {"bad": 1}))
        answers.append(await ana.move("nowhere", 0, 0, "x"))
        for answer in answers:
            for name, value in SECURITY:
                assert answer.headers[name.decode()] == value.decode()
            assert answer.headers["cache-control"] == "no-store"
            assert answer.headers["x-request-id"]
        policy = answers[0].headers["content-security-policy"]
        for part in ("default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"):
            assert part in policy
        without = policy.replace("'wasm-unsafe-eval'", "")  # which only lets WebAssembly be compiled: offline.md
        assert without != policy
        assert "unsafe" not in without

    played(tmp_path, story)


def test_every_route_has_the_security_headers(tmp_path: Path) -> None:
    """All operations that the API describes, and the pages, however they end."""

    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        schema = await ana.get("/schema")
        pages = [("get", "/"), ("get", "/index.html"), ("get", "/no-such-page"), ("head", "/api/games")]
        asked = 0
        for method, path in [*pages, *[(one, path) for path, some in schema["paths"].items() for one in some]]:
            known = re.sub(r"{(seat|position)}", "0", path)
            answer = await ana.call(method.upper(), re.sub(r"{\w+}", "nothing", known), {} if method != "get" else None)
            asked += 1
            for name, value in SECURITY:
                assert answer.headers[name.decode()] == value.decode(), (method, path)
            assert answer.headers["x-request-id"]
            if path.startswith("/api"):
                assert answer.headers["cache-control"] == "no-store", (method, path)
            for cookie in answer.headers.get_list("set-cookie"):
                assert cookie.startswith("__Host-")
        assert asked > 30

    played(tmp_path, story)


def test_the_cookie_is_as_strict_as_cookies_can_be(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        answer = await here.nobody().call("POST", "/api/guests", {"name": "Ana"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-")
        for part in ("Secure", "HttpOnly", "SameSite=lax", "Path=/"):
            assert part in cookie
        assert "Domain" not in cookie
        assert cookie_of(answer) not in answer.text

    played(tmp_path, story)


@pytest.mark.parametrize(("headers", "allowed"), [
    ({}, True),
    ({"origin": "http://test"}, True),
    ({"origin": "https://club.example"}, True),
    ({"origin": "https://evil.example"}, False),
    ({"origin": "null"}, False),
    ({"origin": "http://test.evil.example"}, False),
    ({"sec-fetch-site": "same-origin"}, True),
    ({"sec-fetch-site": "none"}, True),
    ({"sec-fetch-site": "cross-site"}, False),
    ({"sec-fetch-site": "same-site"}, False),
])  # fmt: skip
def test_other_sites_change_nothing(tmp_path: Path, headers: dict[str, str], allowed: bool) -> None:
    async def story(here: Place) -> None:
        answer = await here.client.post("/api/guests", json={"name": "Ana"}, headers=headers)
        assert answer.status_code == (201 if allowed else 403)
        assert (await here.client.get("/api/games", headers=headers)).status_code == 200

    played(tmp_path, story, origins=("https://club.example",))


BAD: list[tuple[str, Any]] = [
    ("/api/guests", {"name": "Ana", "admin": True}),
    ("/api/guests", {"name": ""}),
    ("/api/guests", {"name": "x" * 41}),
    ("/api/guests", {"name": "a\u0000b"}),
    ("/api/guests", {"name": 7}),
    ("/api/guests", []),
    ("/api/tables", {"game": "santo_domingo", "seats": [{"kind": "me", "owner": True}]}),
    ("/api/tables", {"game": "santo_domingo", "seats": []}),
    ("/api/tables/x/moves", {"seat": 0, "asked": 0, "moves": ["x"] * 33, "request": "a"}),
    ("/api/tables/x/moves", {"seat": "0", "asked": 0, "moves": ["x"], "request": "a"}),
    ("/api/tables/x/moves", {"seat": 0, "asked": 0, "moves": ["x"], "request": "a b"}),
    ("/api/tables/x/moves", {"seat": -1, "asked": 0, "moves": ["x"], "request": "a"}),
    ("/api/tables/x/chat", {"text": " ", "request": "a"}),
]


def test_what_does_not_fit_is_refused_and_not_repeated(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        for path, body in BAD:
            answer = await ana.call("POST", path, body)
            assert answer.status_code == 400, (path, body, answer.text)
            assert answer.json()["type"] == "urn:antilles:problem:bad-request"
        for raw in (b"", b"{", b"[" * 50_000, b"\xff\xfe", b'{"name":"a"}{"name":"b"}', b"null", b"1e999"):
            for path in ("/api/guests", "/api/tables/x/moves"):
                headers = {"cookie": f"__Host-antilles={ana.cookie}", "content-type": "application/json"}
                answer = await here.client.post(path, content=raw, headers=headers)
                assert answer.status_code == 400, (raw[:10], answer.text)

    played(tmp_path, story)


@pytest.mark.parametrize(
    ("said", "status"),
    [(rb"a\u0000", 400), (rb"\\\u0000", 400), (rb"a\\u0000", 201), (rb"\u0001", 400), ("\u202eanA".encode(), 400)],
)  # fmt: skip
def test_no_text_has_letters_that_a_database_or_a_reader_cannot_take(tmp_path: Path, said: bytes, status: int) -> None:
    """What is typed as a backslash and a number is a text like any other."""

    async def story(here: Place) -> None:
        sort = {"content-type": "application/json"}
        answer = await here.client.post("/api/guests", content=b'{"name":"%s"}' % said, headers=sort)
        assert answer.status_code == status

    played(tmp_path, story)


@pytest.mark.parametrize("name", ["\u200b", "\u3164 \u2800", "\ufeff"])
def test_a_name_can_be_seen(tmp_path: Path, name: str) -> None:
    async def story(here: Place) -> None:
        assert (await here.client.post("/api/guests", json={"name": name})).status_code == 400
        for good in ("Zoë", "\U0001f469\u200d\U0001f33e", "محمد", "\u0646\u200c\u0645"):
            assert (await here.client.post("/api/guests", json={"name": good})).status_code == 201

    played(tmp_path, story)


def test_large_bodies_are_cut_off(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        sent = 0

        async def endless() -> Any:
            nonlocal sent
            for _ in range(1000):
                sent += 10_000
                yield b"x" * 10_000

        headers = {"cookie": f"__Host-antilles={ana.cookie}", "content-type": "application/json"}
        for path in ("/api/guests", "/api/tables/x/moves"):
            sent = 0
            answer = await here.client.post(path, content=b"x" * 70_000, headers=headers)
            assert answer.status_code == 413
            answer = await here.client.post(path, content=endless(), headers=headers)
            assert answer.status_code == 413

    played(tmp_path, story)


def test_unknown_paths_and_methods_are_problems(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        for method, path, status in (
            ("GET", "/nothing", 404),
            ("DELETE", "/api/tables", 405),
            ("GET", "/api/guests", 405),
            ("GET", "/metrics", 404),
        ):
            answer = await here.client.request(method, path)
            assert answer.status_code == status
            assert answer.headers["content-type"] == "application/problem+json"

    played(tmp_path, story)


def test_metrics_are_shown_where_they_are_switched_on(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        await here.person("Ana")
        text = (await here.client.get("/metrics")).text
        assert 'antilles_requests_total{status="201"} 1' in text
        assert "antilles_tables 0" in text

    played(tmp_path, story, metrics=True)


@pytest.mark.parametrize("kind", LIMITS)
def test_a_limit_stops_the_next_one_and_lets_it_go_later(kind: Any) -> None:
    moment = 0.0
    limits = Limits(1.0, lambda: moment)
    count, seconds = LIMITS[kind]
    for _ in range(int(count)):
        assert limits.wait(kind, "ana") == 0
    wait = limits.wait(kind, "ana")
    assert 0 < wait <= seconds
    assert limits.wait(kind, "bruno") == 0
    moment += wait + 0.001
    assert limits.wait(kind, "ana") == 0


def test_limits_are_answered_with_429(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno = await here.person("Ana"), await here.person("Bruno")
        table = await here.table([ana, bruno])
        here.house.limits = Limits(1.0, lambda: 0.0)
        codes = [(await ana.move(table, 0, 999, "play captain")).status_code for _ in range(11)]
        assert codes == [409] * 10 + [429]
        wrong = {"login": "ana", "password": "not the password"}
        logins = [await here.nobody().call("POST", "/api/sessions", wrong) for _ in range(6)]
        assert [answer.status_code for answer in logins] == [401] * 5 + [429]
        assert int(logins[-1].headers["retry-after"]) >= 1

    played(tmp_path, story, rate=1.0)


@pytest.mark.parametrize(("kind", "path", "body", "fine"), [
    ("create", "/api/tables", {"game": "santo_domingo", "seats": [{"kind": "me"}, {"kind": "open"}]}, 201),
    ("guest", "/api/guests", {"name": "Eva"}, 201),
    ("chat", "/api/tables/{table}/chat", {"text": "hello", "request": "{number}"}, 201),
])  # fmt: skip
def test_one_more_than_the_limit_is_too_many(
    tmp_path: Path, kind: Any, path: str, body: dict[str, Any], fine: int
) -> None:
    async def story(here: Place) -> None:
        ana, bruno = await here.person("Ana"), await here.person("Bruno")
        table = await here.table([ana, bruno])
        here.house.limits = Limits(1.0, lambda: 0.0)
        most = int(LIMITS[kind][0])
        codes = [
            (
                await ana.call(
                    "POST", path.format(table=table), {**body, "request": f"r{number}"} if kind == "chat" else body
                )
            ).status_code
            for number in range(most + 1)
        ]
        assert codes == [fine] * most + [429]

    played(tmp_path, story, rate=1.0)


def test_many_logins_from_one_address_are_too_many(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        here.house.limits = Limits(1.0, lambda: 0.0)
        most = int(LIMITS["login-address"][0])
        codes: list[int] = []
        for number in range(most + 1):
            wrong = {"login": f"somebody{number}", "password": "not the password"}
            codes.append((await here.nobody().call("POST", "/api/sessions", wrong)).status_code)
        assert codes == [401] * most + [429]

    played(tmp_path, story, rate=1.0)


def test_a_flood_is_shed_before_it_starves_others(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        here.app.inside = 2000
        answer = await here.client.get("/api/games")
        here.app.inside = 0
        assert answer.status_code == 503
        assert "retry-after" in answer.headers
        assert (await here.client.get("/api/games")).status_code == 200

    played(tmp_path, story)


def test_an_error_of_ours_tells_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(here: Place) -> None:
        async def broken(*_: object) -> None:
            raise ValueError("the secret is 42")

        monkeypatch.setattr(here.house.store, "lobby", broken)
        transport = httpx.ASGITransport(here.app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            answer = await client.get("/api/tables")
        assert answer.status_code == 500
        assert "42" not in answer.text
        assert answer.headers["content-type"] == "application/problem+json"

    played(tmp_path, story)
