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

installation = sa.Table("installation", metadata, sa.Column("id", sa.String, primary_key=True))
"""The name of this database, by which its processes find each other on the bus. A copy gets one of its own."""

passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("person", sa.String, nullable=False, index=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("public_key", sa.String, nullable=False),
    sa.Column("uses", sa.BigInteger, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger),
)
"""Keys that people log in with; ``uses`` is the authenticator's own count, which must not go back."""

challenges = sa.Table(
    "challenges",
    metadata,
    sa.Column("challenge", sa.String, primary_key=True),
    sa.Column("person", sa.String, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)
"""What authenticators were asked to sign and have not signed yet; each is good once."""

processes = sa.Table(
    "processes",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("address", sa.String, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)
"""The processes that serve this database, and until when each of them counts as alive."""

leases = sa.Table(
    "leases",
    metadata,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("process", sa.String, nullable=False, index=True),
)
"""Which process owns a table; its lease lapses with the process."""

PASSING = (installation, challenges, processes, leases)
"""What belongs to this database and its running processes, and to no backup."""
