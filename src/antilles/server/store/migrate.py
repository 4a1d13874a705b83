"""Bringing a database up to date, by itself, when the server starts."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

ADVISORY_LOCK = 0x416E74


class NewerDatabase(RuntimeError):
    """The database was brought up to date by a later version of Antilles than this one."""

    def __init__(self, now: str, ours: str) -> None:
        super().__init__(f"{now} {ours}")
        self.now = now
        self.ours = ours


def config(connection: Connection | None = None) -> Config:
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    made.attributes["connection"] = connection
    return made


@cache
def scripts() -> ScriptDirectory:
    """The migrations, which are read once."""
    return ScriptDirectory.from_config(config())


def migrate(connection: Connection) -> None:
    """Apply what is missing; of several processes that start at once, one does it and the others wait."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ADVISORY_LOCK})
    refuse_newer(connection)
    now, ours = revisions(connection)
    if now != ours:
        command.upgrade(config(connection), "head")


def refuse_newer(connection: Connection) -> None:
    """``NewerDatabase`` if the database has a revision that this version does not know."""
    now, ours = revisions(connection)
    if now is not None and now not in {known.revision for known in scripts().walk_revisions()}:
        raise NewerDatabase(now, ours or "0")


def revisions(connection: Connection) -> tuple[str | None, str | None]:
    """The revision of the database and the one this version of Antilles needs."""
    return MigrationContext.configure(connection).get_current_revision(), scripts().get_current_head()
