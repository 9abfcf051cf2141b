"""Which match of a channel was changed last is counted: a clock can go back."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"

COUNT = """
UPDATE matches SET change = counted.place
FROM (SELECT id, row_number() OVER (PARTITION BY channel_id ORDER BY changed_at, id) AS place FROM matches) AS counted
WHERE counted.id = matches.id
"""
"""What was told by the clock so far is all that is known."""


def upgrade() -> None:
    """Count the changes of each channel, and find the last one by its number."""
    op.add_column("matches", sa.Column("change", sa.Integer, nullable=False, server_default="0"))
    op.execute(COUNT)
    op.drop_index("matches_by_change")
    op.create_index("matches_by_change", "matches", ["channel_id", "change"])
