"""A stand-in plays at a level, which is found when it first plays."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Let stand-ins that play already find theirs with their next move."""
    op.add_column("seats", sa.Column("stand_in_level", sa.Text))
