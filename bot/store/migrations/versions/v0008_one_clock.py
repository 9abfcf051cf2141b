"""Wishes lapse by alarms like everything else that is due at a time."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Set the alarms of the wishes that are open, of each match the newest; nobody looks for them by their time now."""
    op.execute(
        sa.text(
            "INSERT INTO alarms (match_id, kind, person_id, revision, count, due_at) "
            "SELECT match_id, 'wish', person_id, max(revision), 0, until FROM wishes WHERE status = 'open' "
            "GROUP BY match_id"
        )
    )
    op.drop_index("wishes_open")
