"""The tables of the database in which order is kept."""

from __future__ import annotations

import sqlalchemy as sa

from antilles.server.store.schema import metadata

acts = sa.Table(
    "acts",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("who", sa.String, nullable=False),
    sa.Column("deed", sa.String, nullable=False),
    sa.Column("facts", sa.Text, nullable=False),
    sa.Column("digest", sa.String, nullable=False),
)
"""What was done to keep order in the house, and by whom; each row has a digest of itself and the one before."""

mutes = sa.Table(
    "mutes",
    metadata,
    sa.Column("person", sa.String, primary_key=True),
    sa.Column("until", sa.BigInteger, nullable=False),
)
"""Who may not write in chats, and until when."""

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("table_id", sa.String, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("person", sa.String, nullable=False, index=True),
    sa.Column("reporter", sa.String, nullable=False, index=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("text", sa.String, nullable=False),
    sa.Column("why", sa.String, nullable=False),
    sa.UniqueConstraint("table_id", "version", "reporter"),
)
"""What somebody has said and somebody else finds wrong, until the owner of the house has settled it."""

announcements = sa.Table(
    "announcements",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
    sa.Column("texts", sa.Text, nullable=False),
)
"""What the owner of the house tells everybody, by language."""
