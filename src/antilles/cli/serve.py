"""``antilles serve``: tables for people and bots over HTTP."""

from __future__ import annotations

import os
import sys
import webbrowser
from importlib.resources import files
from typing import Annotated

import typer

from antilles.cli.serving import Database, Redis, SecretFile, settings_from
from antilles.cli.terminal import WRONG, Failure, Terminal


def page_built() -> bool:
    """Is the page there that the server shows?"""
    return files("antilles").joinpath("web", "index.html").is_file()


def has_screen() -> bool:
    """Can a browser open a window here? Over a plain connection a text browser would take the terminal instead."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def serve(
    context: typer.Context,
    database: Database = None,
    redis: Redis = None,
    host: Annotated[str | None, typer.Option("--host", help="help-host", metavar="HOST")] = None,
    port: Annotated[int | None, typer.Option("--port", "-p", help="help-port", metavar="N")] = None,
    workers: Annotated[int | None, typer.Option("--workers", help="help-workers", metavar="N")] = None,
    bot_workers: Annotated[int | None, typer.Option("--bot-workers", help="help-bot-workers", metavar="N")] = None,
    secret_file: SecretFile = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", help="help-origin", metavar="URL")] = None,
    metrics: Annotated[bool | None, typer.Option("--metrics/--no-metrics", help="help-metrics")] = None,
    open_page: Annotated[bool, typer.Option("--open", help="help-open")] = False,
) -> None:
    """help-serve"""
    terminal: Terminal = context.obj
    settings = settings_from(
        database=database,
        redis=redis,
        host=host,
        port=port,
        workers=workers,
        bot_workers=bot_workers,
        secret_file=secret_file,
        origins=tuple(origin) if origin else None,
        metrics=metrics,
    )
    from sqlalchemy.exc import SQLAlchemyError

    from antilles.server.serve import bind
    from antilles.server.serve import serve as run
    from antilles.server.settings import WrongSetting, database_url

    try:
        listening = bind(settings)
    except OSError as error:
        facts = {"host": settings.host, "port": str(settings.port), "reason": error.strerror or str(error)}
        raise Failure("serve-address-taken", WRONG, **facts) from None

    def ready(address: str) -> None:
        terminal.tell("serve-ready", address=address)
        terminal.out.file.flush()
        if open_page and has_screen():
            webbrowser.open(address)

    try:
        run(settings, listening, ready)
    except WrongSetting as wrong:
        raise Failure(wrong.key, WRONG, **wrong.facts) from None
    except BlockingIOError:
        file = database_url(settings).removeprefix("sqlite:///")
        raise Failure("serve-database-taken", WRONG, file=file) from None
    except (SQLAlchemyError, OSError) as error:
        raise Failure("serve-database-away", WRONG, reason=type(error).__name__) from None
