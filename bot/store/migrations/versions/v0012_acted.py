"""Seats say when their people last acted themselves, so that they are asked before that is taken back."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the turn that a person last played; of those that are seated already it is not known."""
    op.add_column("seats", sa.Column("acted", sa.Integer))
