"""A program can sit at a table: a seat knows at which level its program plays."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Begin with people alone."""
    op.add_column("seats", sa.Column("level", sa.Text))
