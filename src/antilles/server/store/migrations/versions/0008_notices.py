"""Where people want to be called when it is their turn, and whom to call."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("zone", sa.String, nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_to", sa.Integer, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("last", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("lease", sa.BigInteger, nullable=False),
        sa.Column("next", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_channels"),
    )
    op.create_index("ix_channels_person", "channels", ["person"])
    op.create_table(
        "outbox",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("channel", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("batch", sa.String, nullable=False),
        sa.Column("sent", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "channel", name="pk_outbox"),
    )
    op.create_index("ix_outbox_sent_due", "outbox", ["sent", "due"])
    op.create_index("ix_outbox_channel", "outbox", ["channel"])
