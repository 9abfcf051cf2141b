"""A watch knows from whom its source was hidden when it began; one from before is held against what is hidden now."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Keep the roles and people of each watch."""
    op.add_column("watches", sa.Column("shown_to", sa.Text, nullable=False, server_default="[]"))
