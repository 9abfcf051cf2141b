"""Posts of several messages know how many of them stand; indexes for what was looked for row by row."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add what stands to posts, and an index each for the last match, a message's post and what can be withdrawn."""
    op.add_column("posts", sa.Column("sent", sa.Integer, nullable=False, server_default="0"))
    op.create_index("matches_by_change", "matches", ["channel_id", "changed_at"])
    shown = sa.text("message_id IS NOT NULL")
    op.create_index("posts_shown", "posts", ["match_id", "message_id"], sqlite_where=shown)
    owed = sa.text("delivered_at IS NULL AND failed IS NULL")
    op.create_index("posts_owed_by_match", "posts", ["match_id", "turn"], sqlite_where=owed)
