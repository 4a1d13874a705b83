"""The house's list of seals, and its draws against their odds."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "seals",
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seal", sa.String, nullable=False),
        sa.Column("previous", sa.String, nullable=False),
        sa.Column("digest", sa.String, nullable=False),
        sa.Column("counted", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_seals"),
        sa.UniqueConstraint("table_id", name="uq_seals_table_id"),
    )
    op.create_index("ix_seals_counted", "seals", ["counted"])
    op.create_table(
        "draw_counts",
        sa.Column("game", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("counts", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "kind", name="pk_draw_counts"),
    )
