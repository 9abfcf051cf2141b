"""Seats say when their people last acted themselves, so that they are asked before that is taken back."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


LAST = """
UPDATE seats SET acted = (
    SELECT max(number) FROM turns
    WHERE turns.match_id = seats.match_id AND json_extract(turns.body, '$.seat') = seats.position
)
WHERE NOT missed AND NOT stand_in
"""
"""Of those who are seated already and are not absent, the last turn of their seat counts as their own."""


def upgrade() -> None:
    """Add the turn that a person last played."""
    op.add_column("seats", sa.Column("acted", sa.Integer))
    op.execute(LAST)
