"""What can be set, by flags or ``ANTILLES_…`` variables, and the sentence for each thing that cannot be."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct
from msgspec.structs import asdict

from antilles.box.files import data_directory
from antilles.server.private_files import private_folder, tighten, write_once

LEAST_SECRET = 32


class WrongSetting(ValueError):
    """The server cannot start like this; ``key`` and ``facts`` make the sentence."""

    def __init__(self, key: str, **facts: int | str) -> None:
        super().__init__(f"{key} {facts}")
        self.key = key
        self.facts = facts


class Settings(Struct, frozen=True, kw_only=True):
    """All with defaults: nothing has to be set."""

    database: str = ""
    redis: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    bot_workers: int = 1
    bot_seconds: float = 10.0
    secret_file: str = ""
    origins: tuple[str, ...] = ()
    """Addresses under which browsers reach the server, beside the one they ask for."""
    proxies: tuple[str, ...] = ()
    """Addresses of reverse proxies whose word is taken for where a request comes from; nobody's by default."""
    private_host: str = "127.0.0.1"
    """Where other processes of the same database reach this one; several machines need another address each."""
    metrics: bool = False
    smtp: str = ""
    """The mail server for notices: ``smtp://user:password@host:port`` or ``smtps://…``; nothing is mailed without."""
    mail_from: str = "Antilles <antilles@localhost>"
    ratings: bool = True
    """Whether rated tables are offered, and ratings computed and shown."""
    private_webhooks: bool = False
    """Whether notices may go to addresses inside our own network, and without TLS."""
    rate: float = 1.0
    """Multiplies every rate limit; 0 switches them off."""
    most_waiting: int = 2000
    """Entries on their way to the disk beyond which moves are shed with 503."""


def from_environment(environment: Mapping[str, str] = os.environ, **flags: object) -> Settings:
    """Flags first, then variables, then defaults."""
    values: dict[str, object] = {}
    for name, default in asdict(Settings()).items():
        given = flags.get(name)
        if given is None:
            text = environment.get(f"ANTILLES_{name.upper()}")
            given = None if text is None else _convert(name, text, default)
        if given is not None:
            values[name] = given
    return checked(Settings(**values))  # type: ignore[arg-type]


def _convert(name: str, text: str, default: object) -> object:
    try:
        if isinstance(default, bool):
            return {"1": True, "on": True, "yes": True, "0": False, "off": False, "no": False, "": False}[text.lower()]
        if isinstance(default, tuple):
            return tuple(text.split())
        return type(default)(text)  # type: ignore[call-arg]
    except (KeyError, ValueError):
        raise WrongSetting("setting-value", name=f"ANTILLES_{name.upper()}", value=text[:60]) from None


def checked(settings: Settings) -> Settings:
    """Refuse what cannot work before anything starts."""
    if settings.database and not settings.database.startswith(("sqlite:///", "postgresql://")):
        raise WrongSetting("setting-database", value=hide(settings.database))
    if settings.redis and not settings.redis.startswith(("redis://", "rediss://", "unix://")):
        raise WrongSetting("setting-redis", value=hide(settings.redis))
    if not 0 <= settings.port <= 65535:
        raise WrongSetting("setting-port", value=settings.port)
    if settings.workers < 1 or settings.bot_workers < 1:
        raise WrongSetting("setting-workers", value=min(settings.workers, settings.bot_workers))
    several = settings.workers > 1
    if several and not (settings.database.startswith("postgresql://") and settings.redis):
        raise WrongSetting("setting-several", value=settings.workers)
    if settings.smtp and not settings.smtp.startswith(("smtp://", "smtps://")):
        raise WrongSetting("setting-smtp", value=hide(settings.smtp))
    for proxy in settings.proxies:
        try:
            ip_network(proxy)
        except ValueError:
            raise WrongSetting("setting-proxy", value=proxy[:60]) from None
    for origin in settings.origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path:
            raise WrongSetting("setting-origin", value=origin[:60])
    return settings


def database_url(settings: Settings) -> str:
    return settings.database or f"sqlite:///{data_directory() / 'antilles.db'}"


def read_secret(settings: Settings) -> bytes:
    """The key that tokens are hashed with. Without ``--secret-file`` it is made once, beside the data."""
    if settings.database.startswith("postgresql://") and not settings.secret_file:
        raise WrongSetting("setting-secret-needed")
    path = Path(settings.secret_file) if settings.secret_file else data_directory() / "secret"
    if not settings.secret_file:
        private_folder(path.parent)
        if not path.exists():
            write_once(path, secrets.token_hex(32).encode())
        tighten(path)
    try:
        secret = path.read_bytes().strip()
    except OSError as error:
        raise WrongSetting("setting-secret-file", file=str(path), reason=error.strerror or "") from None
    if len(secret) < LEAST_SECRET:
        raise WrongSetting("setting-secret-weak", file=str(path), least=LEAST_SECRET)
    return secret


def hide(url: str) -> str:
    """An address without its password."""
    parts = urlsplit(url)
    return url if parts.password is None else url.replace(f":{parts.password}@", ":…@")
