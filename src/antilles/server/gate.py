"""The outermost door: sizes, origins, headers, load, logs. It knows nothing of tables."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from antilles.server.access import Access
from antilles.server.metrics import Metrics
from antilles.server.people import COOKIE
from antilles.server.problems import MEDIA, Trouble, language_of
from antilles.server.views import encode

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

MOST_BODY = 64 * 1024
MOST_RECORD = 4 * 1024 * 1024
MOST_AT_ONCE = 1000
SAFE = ("GET", "HEAD", "OPTIONS")
SECURITY = [
    (b"content-security-policy",
     b"default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"),
    (b"strict-transport-security", b"max-age=31536000; includeSubDomains"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]  # fmt: skip
MARK = COOKIE.encode() + b"="
NO_STORE = (b"cache-control", b"no-store")


def headers_of(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def cookie(scope: Scope) -> str | None:
    """The session's token."""
    for name, value in scope["headers"]:
        if name == b"cookie":
            for part in value.split(b";"):
                if part.strip().startswith(MARK):
                    return str(part.strip()[len(MARK) :].decode("latin-1"))
    return None


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
    def __init__(self, app: App, metrics: Metrics, origins: tuple[str, ...] = ()) -> None:
        self.app = app
        self.metrics = metrics
        self.origins = frozenset(origins)
        self.access = Access()
        self.inside = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket" and not self.from_here(headers_of(scope)):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()
        request = secrets.token_hex(8)
        status = 500
        left = MOST_RECORD if scope["path"] == "/api/records" else MOST_BODY
        started = False

        async def measured() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise Trouble(413, "server-too-large")
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
            self._check(scope, left)
            await self.app(scope, measured, guarded)
        except Trouble as trouble:
            if not started:
                await send_trouble(guarded, trouble, language_of(headers_of(scope)))
        finally:
            self.inside -= 1
            seconds = time.perf_counter() - begun
            self.metrics.count("requests", f'status="{status}"')
            self.metrics.time("request", seconds)
            self.access.note(request, scope["method"], scope["path"], status, seconds)

    def _check(self, scope: Scope, most: int) -> None:
        if self.inside > MOST_AT_ONCE:
            raise Trouble(503, "server-busy", wait=2.0)
        if scope["method"] in SAFE:
            return
        headers = headers_of(scope)
        if not self.from_here(headers):
            raise Trouble(403, "server-origin")
        length = headers.get("content-length", "0")
        if length.isdigit() and int(length) > most:
            raise Trouble(413, "server-too-large")

    def from_here_raw(self, headers: list[tuple[bytes, bytes]]) -> bool:
        """The same for headers as they came; most come without either and need no more."""
        if any(name in (b"origin", b"sec-fetch-site") for name, _ in headers):
            return self.from_here(headers_of({"headers": headers}))
        return True

    def from_here(self, headers: dict[str, str]) -> bool:
        """Browsers say where a request comes from; whoever says nothing is no browser and has no one's cookies."""
        origin = headers.get("origin")
        if origin is not None:
            return origin in self.origins or urlsplit(origin).netloc == headers.get("host")
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
