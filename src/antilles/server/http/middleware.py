"""The outermost door: sizes, origins, headers, load, logs. It knows nothing of tables."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from ipaddress import ip_address
from typing import Any
from urllib.parse import unquote_to_bytes, urlsplit

from antilles.server.http.access_log import Access
from antilles.server.http.budgets import Full, Turns, neighbourhood
from antilles.server.http.problems import MEDIA, Trouble, language_of
from antilles.server.limits import Limits
from antilles.server.metrics import Metrics
from antilles.server.tables.view_encoding import encode

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Headers = Sequence[tuple[bytes, bytes]]

MOST_BODY = 64 * 1024
MOST_RECORD = 4 * 1024 * 1024
MOST_AT_ONCE = 1000
RECORDS = b"/api/records"
ADVICE = ("/hint", "/coach")
ELSEWHERE = (
    "/moves", "/trial", "/test", "/notices", "/sessions", "/password", "/passkey", "/passkeys", "/removals", "/erasure",
)  # fmt: skip
"""Ends of paths which, but for ``GET``, wait for bots, hashes or receivers, not for the loop; all have own limits."""
HOME = (".local", ".localhost", ".lan", ".home", ".home.arpa", ".internal", ".test")
SAFE = ("GET", "HEAD", "OPTIONS")
SECURITY = [
    (b"content-security-policy",
     b"default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"),  # noqa: E501
    (b"strict-transport-security", b"max-age=31536000; includeSubDomains"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]  # fmt: skip
NO_STORE = (b"cache-control", b"no-store")
CONTROL = re.compile(rb"[\x00-\x1f\x7f]").search
NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000").search
"""A NUL in JSON: no text of ours has one, and not every database takes it."""
STATUS = {status: f'status="{status}"' for status in range(100, 600)}
"""The label of each status among the counts."""


def headers_of(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def language_in(headers: Headers) -> str:
    """The language of the answer."""
    asked = next((value for name, value in headers if name == b"accept-language"), b"")
    return language_of({"accept-language": asked.decode("latin-1")})


def most_body(path: bytes) -> int:
    """How long a body may be: records are long, everything else is short."""
    return MOST_RECORD if path == RECORDS else MOST_BODY


def length_in(headers: Headers) -> int:
    """How long the body will be, as far as its head says; 1 if it does not say, too long if nobody could count it."""
    for name, value in headers:
        if name == b"content-length":
            return int(value) if value.isdigit() and len(value) < 12 else MOST_RECORD + 1
        if name == b"transfer-encoding":
            return 1
    return 0


def at_home(host: str) -> bool:
    """An address or a name that only this network knows: no other site can make a browser take it for its own."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    try:
        ip_address(name)
    except ValueError:
        return "." not in name or name.endswith(HOME)
    return True


async def send_bytes(
    send: Send, status: int, body: bytes, media: bytes = b"application/json", extra: dict[str, str] | None = None
) -> None:
    headers = [(b"content-type", media), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in (extra or {}).items()]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def send_trouble(send: Send, trouble: Trouble, language: str) -> None:
    body = encode(trouble.problem(language))
    await send_bytes(send, trouble.status, body, MEDIA.encode(), trouble.headers())


class Gate:
    """Every request passes here; ``admit`` is asked before anything else, by whichever way it came."""

    def __init__(self, app: App, metrics: Metrics, limits: Limits, turns: Turns, origins: tuple[str, ...] = ()) -> None:
        self.app = app
        self.turns = turns
        self.limits = limits
        self.metrics = metrics
        self.origins = frozenset(origins)
        self.hosts = frozenset(urlsplit(origin).netloc for origin in origins)
        self.access = Access()
        self.inside = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket" and not (self.from_here(scope["headers"]) and scope["path"].isprintable()):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self.app(scope, receive, send)

    def admit(self, method: str, headers: Headers) -> None:
        """Whether there is room, and whether this site asks for it; a ``Trouble`` if not."""
        if self.inside > MOST_AT_ONCE:
            raise Trouble(503, "server-busy", wait=2.0)
        if method not in SAFE and not self.from_here(headers):
            raise Trouble(403, "server-origin")

    def count(self, scope: Scope) -> None:
        """Everybody at one address together has a limit. Moves have one by person, whichever way they come."""
        if scope["method"] == "POST" and scope["path"].endswith("/moves"):
            return
        address = self.address(scope)
        wait = self.limits.wait("address", address) if address else 0.0
        if wait:
            raise Trouble(429, "server-too-often", wait=wait)

    @staticmethod
    def address(scope: Scope) -> str:
        client = scope.get("client")
        return neighbourhood(client[0]) if client else ""

    def whose(self, scope: Scope) -> str:
        """Behind whom a request waits for its turn: many that one address asks at once hold nobody else up."""
        path, apart = scope["path"], ADVICE if scope["method"] in SAFE else ELSEWHERE
        return self.address(scope) if path.startswith(("/api/", "/schema")) and not path.endswith(apart) else ""

    def ended(self, request: str, method: str, path: str, status: int, seconds: float) -> None:
        """A request that was let in is answered."""
        self.inside -= 1
        self.metrics.count("requests", STATUS[status])
        self.metrics.time("request", seconds)
        self.access.note(request, method, path, status, seconds)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()
        request = secrets.token_hex(8)
        status = 500
        left = most_body(scope["path"].encode())
        started = False

        async def measured() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise Trouble(413, "server-too-large")
            if NUL(message.get("body", b"")):
                raise Trouble(400, "server-bad-request")
            return message

        async def guarded(message: Message) -> None:
            nonlocal status, started
            if message["type"] == "http.response.start":
                started = True
                status = message["status"]
                own = {name for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *SECURITY, (b"x-request-id", request.encode())]
                if b"cache-control" not in own:
                    message["headers"].append(NO_STORE)
            await send(message)

        self.inside += 1
        try:
            self.look_at(scope)
            async with self.turns.turn(self.whose(scope)):
                await self.app(scope, measured, guarded)
        except Full:
            await send_trouble(guarded, Trouble(503, "server-busy", wait=2.0), language_in(scope["headers"]))
        except Trouble as trouble:
            if not started:
                await send_trouble(guarded, trouble, language_in(scope["headers"]))
        finally:
            self.ended(request, scope["method"], scope["path"], status, time.perf_counter() - begun)

    def look_at(self, scope: Scope) -> None:
        """What is refused whoever asks for it."""
        self.admit(scope["method"], scope["headers"])
        self.count(scope)
        if not scope["path"].isprintable():
            raise Trouble(404, "server-not-found")
        if CONTROL(unquote_to_bytes(scope["query_string"])):  # no name has any, and no database takes all of them
            raise Trouble(400, "server-bad-request")

    def from_here(self, headers: Headers) -> bool:
        """Browsers say where a request comes from; whoever says nothing is no browser and has no one's cookies."""
        origin = host = site = None
        for name, value in headers:
            if name == b"origin":
                origin = value if origin is None else b""  # two of them are none of ours
            elif name == b"host":
                host = value if host is None else b""
            elif name == b"sec-fetch-site":
                site = value if site is None else b""
        if origin is None:
            return site in (None, b"same-origin", b"none")
        claimed = origin.decode("latin-1")
        if claimed in self.origins:
            return True
        try:
            parts = urlsplit(claimed)
        except ValueError:
            return False
        asked = (host or b"").decode("latin-1")
        return parts.netloc == asked != "" and (parts.scheme == "https" or at_home(asked) or asked in self.hosts)
