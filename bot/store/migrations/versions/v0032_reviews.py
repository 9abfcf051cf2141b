"""Reviews of matches are kept: making one takes seconds."""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"


def upgrade() -> None:
    """Begin with none."""
    op.create_table(
        "reviews",
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("review", sa.Text, nullable=False),
    )
