"""Bringing a database up to date, by itself, when the server starts."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

ADVISORY_LOCK = 0x416E74


def config(connection: Connection) -> Config:
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    made.attributes["connection"] = connection
    return made


def migrate(connection: Connection) -> None:
    """Apply what is missing; of several processes that start at once, one does it and the others wait."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ADVISORY_LOCK})
    command.upgrade(config(connection), "head")


def revisions(connection: Connection) -> tuple[str | None, str | None]:
    """The revision of the database and the one this version of Antilles needs."""
    script = ScriptDirectory.from_config(config(connection))
    return MigrationContext.configure(connection).get_current_revision(), script.get_current_head()
