"""``antilles backup``: everything in one file, while the server runs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from antilles.cli.arguments import Argument
from antilles.cli.server_options import Database, settings_from, with_store
from antilles.cli.terminal import WRONG, Failure, Terminal

if TYPE_CHECKING:
    from antilles.server.store import Store


def backup(
    terminal: Terminal,
    file: Annotated[Path, Argument(help="help-backup-file", metavar="FILE")],
    database: Database = None,
) -> None:
    """help-backup"""
    settings = settings_from(database=database)
    if file.exists():
        raise Failure("backup-exists", WRONG, file=str(file))
    from antilles.server.backup import backup as write
    from antilles.server.settings import database_url

    async def save(store: Store) -> int:
        return await write(store, file)

    count = with_store(database_url(settings), save)
    terminal.tell("backup-done", tables=count, file=str(file))
