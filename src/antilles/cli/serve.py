"""``antilles serve``: tables for people and bots over HTTP."""

from __future__ import annotations

import os
import sys
import webbrowser
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated

from rich.text import Text

from antilles.cli.arguments import Option
from antilles.cli.server_options import Database, Redis, SecretFile, settings_from
from antilles.cli.terminal import WRONG, Failure, Terminal

if TYPE_CHECKING:
    from collections.abc import Callable
    from socket import socket

    from antilles.server.checkup import Check
    from antilles.server.settings import Settings


def page_built() -> bool:
    """Is the page there that the server shows?"""
    return files("antilles").joinpath("web", "index.html").is_file()


def has_screen() -> bool:
    """Can a browser open a window here? Over a plain connection a text browser would take the terminal instead."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def tell_tables(terminal: Terminal, checks: list[Check]) -> None:
    """What was found of the tables at which people play; nothing where there are none."""
    for check in checks:
        if check.facts.get("n") or not check.ok:
            sentence = terminal.say(check.key, **check.facts)
            terminal.print(Text(f"{terminal.say(check.what)}: {sentence}", "" if check.ok else "red"))


def serve(
    terminal: Terminal,
    database: Database = None,
    redis: Redis = None,
    host: Annotated[str | None, Option("--host", help="help-host", metavar="HOST")] = None,
    port: Annotated[int | None, Option("--port", "-p", help="help-port", metavar="N")] = None,
    workers: Annotated[int | None, Option("--workers", help="help-workers", metavar="N")] = None,
    bot_workers: Annotated[int | None, Option("--bot-workers", help="help-bot-workers", metavar="N")] = None,
    secret_file: SecretFile = None,
    origin: Annotated[list[str] | None, Option("--origin", help="help-origin", metavar="URL")] = None,
    proxy: Annotated[list[str] | None, Option("--proxy", help="help-proxy", metavar="ADDRESS")] = None,
    metrics: Annotated[bool | None, Option("--metrics", "--no-metrics", help="help-metrics")] = None,
    ratings: Annotated[bool | None, Option("--ratings", "--no-ratings", help="help-ratings-on")] = None,
    open_page: Annotated[bool, Option("--open", help="help-open")] = False,
) -> None:
    """help-serve"""
    settings = settings_from(
        database=database,
        redis=redis,
        host=host,
        port=port,
        workers=workers,
        bot_workers=bot_workers,
        secret_file=secret_file,
        origins=tuple(origin) if origin else None,
        proxies=tuple(proxy) if proxy else None,
        metrics=metrics,
        ratings=ratings,
    )
    from antilles.server.http.cookies import plain_for_others
    from antilles.server.serve import bind

    try:
        listening = bind(settings)
    except OSError as error:
        facts = {"host": settings.host, "port": str(settings.port), "reason": error.strerror or str(error)}
        raise Failure("serve-address-taken", WRONG, **facts) from None

    def ready(address: str) -> None:
        terminal.tell("serve-ready", address=address)
        if plain_for_others(settings):
            terminal.tell("serve-plain")
        terminal.out.file.flush()
        if open_page and has_screen():
            webbrowser.open(address)

    run(terminal, settings, listening, ready)


def run(terminal: Terminal, settings: Settings, listening: socket, ready: Callable[[str], None]) -> None:
    """Serve to the end; what can go wrong, as a sentence."""
    from sqlalchemy.exc import SQLAlchemyError

    from antilles.server.serve import serve as run_server
    from antilles.server.settings import WrongSetting, database_url
    from antilles.server.store.migrate import NewerDatabase
    from antilles.server.supervisor import NeverReady

    try:
        run_server(settings, listening, ready, lambda checks: tell_tables(terminal, checks))
    except WrongSetting as wrong:
        raise Failure(wrong.key, WRONG, **wrong.facts) from None
    except NewerDatabase as newer:
        raise Failure("serve-database-newer", WRONG, now=newer.now, ours=newer.ours) from None
    except NeverReady:
        raise Failure("serve-worker-failed", WRONG) from None
    except BlockingIOError:
        file = database_url(settings).removeprefix("sqlite:///")
        raise Failure("serve-database-taken", WRONG, file=file) from None
    except (SQLAlchemyError, OSError) as error:
        raise Failure("serve-database-away", WRONG, reason=type(error).__name__) from None
