"""The page's files, from memory: compressed when the page was built, and kept by browsers for as long as they may.

Names with a hash in them never change what they mean, so browsers keep them for a year. The rest is asked for again
each time, and answered with 304 while it is the same.
"""

from __future__ import annotations

import hashlib
import mimetypes
import re
from pathlib import Path

from msgspec import Struct

from antilles.server.http.middleware import App, Receive, Scope, Send, headers_of

ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""What we have, the smallest first, and how their files end."""
HASHED = re.compile(r"^/assets/.+-[\w-]{8}\.\w+$")
FOR_EVER = b"public, max-age=31536000, immutable"
ASK_AGAIN = b"no-cache"
TYPES = {".js": "text/javascript; charset=utf-8", ".html": "text/html; charset=utf-8", ".woff2": "font/woff2",
         ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json",
         ".json": "application/json"}  # fmt: skip


class Page(Struct, frozen=True):
    """One file, with its compressed forms."""

    media: bytes
    caching: bytes
    tag: str
    bodies: dict[str, bytes]
    """By encoding; ``identity`` is the file itself."""


def read_pages(folder: Path) -> dict[str, Page]:
    """Every file of the built page, by its path in an address."""
    pages: dict[str, Page] = {}
    for file in sorted(folder.rglob("*")):
        if not file.is_file() or file.suffix in ENCODINGS.values():
            continue
        path = "/" + file.relative_to(folder).as_posix()
        plain = file.read_bytes()
        bodies = {"identity": plain}
        for encoding, ending in ENCODINGS.items():
            packed = file.with_name(file.name + ending)
            if packed.is_file() and packed.stat().st_size < len(plain):
                bodies[encoding] = packed.read_bytes()
        media = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        caching = FOR_EVER if HASHED.match(path) else ASK_AGAIN
        pages[path] = Page(media.encode(), caching, hashlib.sha256(plain).hexdigest()[:20], bodies)
    if "/index.html" in pages:
        pages["/"] = pages["/index.html"]
    return pages


class StaticFiles:
    """Answers for the files that were there when it was made; everything else goes to the application."""

    def __init__(self, app: App, folder: Path) -> None:
        self.app = app
        self.pages = read_pages(folder)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        page = self.pages.get(scope["path"]) if scope["type"] == "http" else None
        if page is None or scope["method"] not in ("GET", "HEAD"):
            await self.app(scope, receive, send)
            return
        headers = headers_of(scope)
        encoding = best_encoding(headers.get("accept-encoding", ""), page)
        tag = f'W/"{page.tag}"'
        answer = [(b"cache-control", page.caching), (b"etag", tag.encode()), (b"vary", b"accept-encoding")]
        if any(known.strip() in (tag, "*") for known in headers.get("if-none-match", "").split(",")):
            await send({"type": "http.response.start", "status": 304, "headers": answer})
            await send({"type": "http.response.body", "body": b""})
            return
        body = page.bodies[encoding]
        answer += [(b"content-type", page.media), (b"content-length", str(len(body)).encode())]
        if encoding != "identity":
            answer.append((b"content-encoding", encoding.encode()))
        await send({"type": "http.response.start", "status": 200, "headers": answer})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})


def best_encoding(accepted: str, page: Page) -> str:
    """The smallest form that the browser takes."""
    likes: dict[str, float] = {}
    for part in accepted[:200].lower().split(","):
        name, _, rest = part.partition(";")
        try:
            likes[name.strip()] = float(rest.strip().removeprefix("q=") or 1) if rest else 1.0
        except ValueError:
            continue
    return next(
        (encoding for encoding in ENCODINGS if encoding in page.bodies and likes.get(encoding, 0.0) > 0), "identity"
    )
