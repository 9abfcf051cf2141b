"""The matches of a server are found by an index: a file is held against them."""

from alembic import op

revision = "0034"
down_revision = "0027"


def upgrade() -> None:
    """Make the index."""
    op.create_index("matches_of_server", "matches", ["guild_id"])
