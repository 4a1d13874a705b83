"""Deals of the day: who has tried which, and how it ended."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "attempts",
        sa.Column("day", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("points", sa.Integer),
        sa.Column("place", sa.Integer),
        sa.Column("luck", sa.Float),
        sa.PrimaryKeyConstraint("day", "person", name="pk_attempts"),
        sa.UniqueConstraint("table_id", name="uq_attempts_table_id"),
    )
