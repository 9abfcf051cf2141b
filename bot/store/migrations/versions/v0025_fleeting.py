"""A post knows what of its message goes once the match has a newer board; earlier messages keep what they have."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0023"


def upgrade() -> None:
    """Begin with nothing that goes."""
    op.add_column("posts", sa.Column("fleeting", sa.Text))
    fleeting = sa.text("fleeting IS NOT NULL")
    op.create_index("posts_fleeting", "posts", ["channel_id", "id"], sqlite_where=fleeting)
