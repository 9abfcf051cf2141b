"""Settings of a table; those from before have none of their own, which means the usual ones."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the settings to matches."""
    op.add_column("matches", sa.Column("settings", sa.Text, nullable=False, server_default="{}"))
