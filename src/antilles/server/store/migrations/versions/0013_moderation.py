"""Keeping order: what was done and by whom, who may not write, what was reported, what everybody is told."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    make_acts()
    make_reports()
    op.create_table(
        "mutes",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_mutes"),
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("texts", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_announcements"),
    )


def make_acts() -> None:
    op.create_table(
        "acts",
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("who", sa.String, nullable=False),
        sa.Column("deed", sa.String, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("digest", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_acts"),
    )


def make_reports() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("reporter", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("why", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.UniqueConstraint("table_id", "version", "reporter", name="uq_reports_table_id_version_reporter"),
    )
    op.create_index("ix_reports_person", "reports", ["person"])
    op.create_index("ix_reports_reporter", "reports", ["reporter"])
