"""Deals of the day: how the points of an attempt grew."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("attempts", sa.Column("course", sa.String))
