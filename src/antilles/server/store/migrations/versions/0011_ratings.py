"""Finished games seat by seat, ratings, and who may see them."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    make_results()
    make_ratings()
    op.create_table(
        "profiles",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("shown", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_profiles"),
    )


def make_results() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("level", sa.String, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("gone", sa.Integer, nullable=False),
        sa.Column("rated", sa.String, nullable=False),
        sa.Column("booked", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
    )
    op.create_index("ix_results_person", "results", ["person", "game", "at"])
    op.create_index("ix_results_booked", "results", ["booked", "game", "at"])


def make_ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("game", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("game", "person", "games", name="pk_ratings"),
    )
    op.create_index("ix_ratings_table_id", "ratings", ["table_id"])
    op.create_index("ix_ratings_at", "ratings", ["game", "at", "table_id"])
