"""The cookie of a session: one for TLS, which browsers guard well, and one for plain http in a home network.

``__Host-`` cookies need TLS everywhere but on this machine. Where no https address is configured, a browser that comes
by plain http gets a cookie without the prefix; where one is, plain cookies are neither made nor believed, so that
nobody between a browser and its server can plant one.
"""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit

from litestar.datastructures import Cookie

from antilles.server.people import ABSOLUTE, COOKIE
from antilles.server.settings import Settings

PLAIN_COOKIE = "antilles"
HERE = ("localhost", "127.0.0.1", "::1")


def plain_allowed(settings: Settings) -> bool:
    """Whether browsers may come without TLS."""
    return not any(origin.startswith("https:") for origin in settings.origins)


def plain_for_others(settings: Settings) -> bool:
    """Whether people on other machines come without TLS."""
    return plain_allowed(settings) and settings.host not in HERE


def token_in(headers: Iterable[tuple[bytes, bytes]], plain: bool) -> str:
    """The session's token, from whichever cookie there is; the guarded one goes first."""
    found = ""
    for name, value in headers:
        if name != b"cookie":
            continue
        for part in value.split(b";"):
            key, _, token = part.strip().partition(b"=")
            if key == GUARDED:
                return token.decode("latin-1")
            if plain and not found and key == UNGUARDED:
                found = token.decode("latin-1")
    return found


def session_cookie(token: str, settings: Settings, origin: str | None) -> Cookie:
    """The cookie for a browser that says where it is; whoever says nothing gets the guarded one."""
    plain = plain_allowed(settings) and is_plain(origin)
    return Cookie(
        key=PLAIN_COOKIE if plain else COOKIE, value=token, max_age=ABSOLUTE // 1000,
        secure=not plain, httponly=True, samesite="lax", path="/",
    )  # fmt: skip


def is_plain(origin: str | None) -> bool:
    """A page that came by http from another machine: browsers keep no guarded cookie for it."""
    try:
        parts = urlsplit(origin or "")
        return parts.scheme == "http" and parts.hostname not in HERE
    except ValueError:
        return False


GUARDED = COOKIE.encode()
UNGUARDED = PLAIN_COOKIE.encode()
