"""``antilles restore``: a backup into an empty database."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from antilles.cli.arguments import Argument, Option
from antilles.cli.server_options import Database, settings_from, with_store
from antilles.cli.terminal import WRONG, Failure, Terminal

if TYPE_CHECKING:
    from antilles.server.store import Store


def restore(
    terminal: Terminal,
    file: Annotated[Path, Argument(help="help-backup-file", metavar="FILE")],
    database: Database = None,
    force: Annotated[bool, Option("--force", help="help-force")] = False,
) -> None:
    """help-restore"""
    settings = settings_from(database=database)
    from antilles.server.backup import NoBackup, NotEmpty, restore as write
    from antilles.server.settings import database_url

    async def load(store: Store) -> int:
        return await write(store, file, force)

    try:
        count = with_store(database_url(settings), load, alone=True)
    except (NoBackup, FileNotFoundError):
        raise Failure("restore-no-backup", WRONG, file=str(file)) from None
    except NotEmpty:
        raise Failure("restore-not-empty", WRONG) from None
    terminal.tell("restore-done", tables=count, file=str(file))
