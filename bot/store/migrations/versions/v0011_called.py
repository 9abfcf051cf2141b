"""Posts say whom they have called, so that nobody is called to the same turn over and over."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add whom a post has called; of those that stand already it is not known."""
    op.add_column("posts", sa.Column("called", sa.BigInteger))
