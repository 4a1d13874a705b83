"""``antilles ratings``: results and ratings from the logs again."""

from __future__ import annotations

from typing import Annotated

from antilles.cli.arguments import Argument
from antilles.cli.server_options import Database, settings_from, with_store
from antilles.cli.terminal import Failure, Terminal

DEEDS = ("rebuild",)


def ratings(
    terminal: Terminal,
    deed: Annotated[str, Argument(help="help-ratings-deed", metavar="rebuild", complete=lambda _: DEEDS)],
    database: Database = None,
) -> None:
    """help-ratings"""
    if deed not in DEEDS:
        raise Failure("ratings-deed", deed=deed)
    settings = settings_from(database=database)
    from antilles.server.ratings.rebuild import rebuild
    from antilles.server.settings import database_url

    played, changes = with_store(database_url(settings), rebuild, alone=True)
    terminal.tell("ratings-rebuilt", games=played, n=changes)
