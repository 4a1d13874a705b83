"""Standing orders, and what became of them."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("undone", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("link", sa.String, nullable=False),
        sa.Column("request", sa.String, nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("fire", sa.BigInteger, nullable=False),
        sa.Column("choice", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_orders"),
    )
    op.create_index("ix_orders_person", "orders", ["person"])
    op.create_index("ix_orders_due", "orders", ["due"])
    op.create_table(
        "orders_done",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("how", sa.String, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "version", name="pk_orders_done"),
    )
    op.create_index("ix_orders_done_person", "orders_done", ["person"])
