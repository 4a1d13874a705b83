"""Friends, links by which people become friends, blocks, and invitations by name."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "friendships",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("friend", sa.String, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "friend", name="pk_friendships"),
    )
    op.create_index("ix_friendships_friend", "friendships", ["friend"])
    op.create_table(
        "friend_links",
        sa.Column("hash", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("once", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_friend_links"),
    )
    op.create_index("ix_friend_links_person", "friend_links", ["person"])
    op.create_table(
        "blocks",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("blocked", sa.String, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "blocked", name="pk_blocks"),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "unseen", sa.Column("person", sa.String, nullable=False), sa.PrimaryKeyConstraint("person", name="pk_unseen")
    )
    op.create_table(
        "invited",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("mark", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_invited"),
    )
    op.create_index("ix_invited_person", "invited", ["person"])
    op.create_index("ix_invited_host", "invited", ["host"])
