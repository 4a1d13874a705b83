"""The tables of the database. The log is the truth; the rest makes it findable or says who people are."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

log = sa.Table(
    "log",
    metadata,
    sa.Column("table_id", sa.String, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("request", sa.String),
    sa.Column("body", sa.Text, nullable=False),
    sa.PrimaryKeyConstraint("table_id", "version"),
    sa.UniqueConstraint("table_id", "request"),
    sqlite_with_rowid=False,
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("head", sa.Text, nullable=False),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("visibility", sa.String, nullable=False),
    sa.Column("status", sa.String, nullable=False),
    sa.Column("summary", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("due", sa.BigInteger),
    sa.Index("ix_tables_lobby", "visibility", "status", "created", "id"),
    sa.Index("ix_tables_due", "due"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("person", sa.String, nullable=False, index=True),
    sa.PrimaryKeyConstraint("table_id", "seat"),
)

invites = sa.Table(
    "invites",
    metadata,
    sa.Column("hash", sa.String, primary_key=True),
    sa.Column("table_id", sa.String, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("login", sa.String, unique=True),
    sa.Column("password", sa.String),
    sa.Column("created", sa.BigInteger, nullable=False),
)

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("hash", sa.String, nullable=False, unique=True),
    sa.Column("person", sa.String, nullable=False, index=True),
    sa.Column("agent", sa.String, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
)
