"""``antilles doctor``: is everything there that the server needs?"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from rich.text import Text

from antilles.cli.arguments import Exit
from antilles.cli.server_options import Database, Redis, SecretFile, settings_from, sqlite_file, with_store
from antilles.cli.terminal import WRONG, Failure, Terminal

if TYPE_CHECKING:
    from antilles.server.checkup import Check
    from antilles.server.store import Store


def doctor(
    terminal: Terminal,
    database: Database = None,
    redis: Redis = None,
    secret_file: SecretFile = None,
) -> None:
    """help-doctor"""
    settings = settings_from(database=database, redis=redis, secret_file=secret_file)
    from antilles.server.checkup import check_up
    from antilles.server.settings import database_url

    async def look(store: Store) -> list[Check]:
        return await check_up(settings, store)

    url = database_url(settings)
    file = sqlite_file(url)
    trouble: Failure | None = None
    checks: list[Check] | None = None
    if file is None or file.exists():
        try:
            checks = with_store(url, look)
        except Failure as failure:
            trouble = failure
    if checks is None:
        checks = asyncio.run(check_up(settings, None, (trouble.key, dict(trouble.facts)) if trouble else None))
    for check in checks:
        mark = Text("✓ ", "green") if check.ok else Text("✗ ", "red")
        sentence = terminal.say(check.key, **check.facts)
        terminal.print(Text.assemble(mark, (f"{terminal.say(check.what)}: ", "bold"), sentence))
    wrong = sum(not check.ok for check in checks)
    if wrong:
        terminal.tell("doctor-bad", "bold red", n=wrong)
        raise Exit(WRONG)
    terminal.tell("doctor-ok", "bold green")
