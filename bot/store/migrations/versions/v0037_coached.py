"""Who opens a pad for the first times is told one thing about it each time."""

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0035"


def upgrade() -> None:
    """Begin with nobody who has been told anything."""
    op.create_table(
        "coached",
        sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("pad", sa.Text, primary_key=True),
        sa.Column("lines", sa.Integer, nullable=False),
    )
