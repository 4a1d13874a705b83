"""A log has no gaps, and a database has a name of its own."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

SQLITE = """
CREATE TRIGGER log_has_no_gaps BEFORE INSERT ON log
WHEN NEW.version <> 1
AND NOT EXISTS (SELECT 1 FROM log WHERE table_id = NEW.table_id AND version = NEW.version - 1)
BEGIN SELECT RAISE(ABORT, 'a gap in the log'); END
"""
FUNCTION = """
CREATE FUNCTION log_has_no_gaps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.version <> 1
    AND NOT EXISTS (SELECT 1 FROM log WHERE table_id = NEW.table_id AND version = NEW.version - 1) THEN
        RAISE unique_violation USING MESSAGE = 'a gap in the log';
    END IF;
    RETURN NEW;
END $$
"""
TRIGGER = "CREATE TRIGGER log_has_no_gaps BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION log_has_no_gaps()"


def upgrade() -> None:
    installation = op.create_table(
        "installation",
        sa.Column("id", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_installation"),
    )
    op.bulk_insert(installation, [{"id": secrets.token_hex(8)}])
    if op.get_bind().dialect.name == "postgresql":
        op.execute(FUNCTION)
        op.execute(TRIGGER)
    else:
        op.execute(SQLITE)
