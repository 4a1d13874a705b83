"""What the commands around the server share: its settings, its store, and the sentences for what fails."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

from antilles.cli.arguments import Option
from antilles.cli.terminal import USAGE, WRONG, Failure

if TYPE_CHECKING:
    from antilles.server.settings import Settings
    from antilles.server.store import Store

T = TypeVar("T")
Database = Annotated[str | None, Option("--database", help="help-database", metavar="URL")]
Redis = Annotated[str | None, Option("--redis", help="help-redis", metavar="URL")]
SecretFile = Annotated[str | None, Option("--secret-file", help="help-secret-file", metavar="FILE")]


def settings_from(**flags: Any) -> Settings:
    """The settings, or the sentence why not."""
    try:
        from antilles.server.settings import WrongSetting, from_environment
    except ImportError:
        raise Failure("serve-extra", WRONG) from None
    try:
        return from_environment(**flags)
    except WrongSetting as wrong:
        raise Failure(wrong.key, USAGE, **wrong.facts) from None


def with_store(url: str, work: Callable[[Store], Awaitable[T]], alone: bool = False) -> T:
    """Do something with the store; ``alone`` if no server may use it meanwhile."""
    from sqlalchemy.exc import SQLAlchemyError

    from antilles.server.store import open_store
    from antilles.server.store.base import StoreDown
    from antilles.server.store.migrate import NewerDatabase

    async def run() -> T:
        store = await open_store(url, alone=alone)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except BlockingIOError:
        raise Failure("restore-running", WRONG) from None
    except NewerDatabase as newer:
        raise Failure("serve-database-newer", WRONG, now=newer.now, ours=newer.ours) from None
    except (SQLAlchemyError, StoreDown, OSError) as error:
        raise Failure("serve-database-away", WRONG, reason=type(error).__name__) from None


def sqlite_file(url: str) -> Path | None:
    return Path(url.removeprefix("sqlite:///")) if url.startswith("sqlite:") else None
