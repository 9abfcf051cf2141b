"""People plan moves for turns to come."""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0032"


def upgrade() -> None:
    """Begin without any plans."""
    op.create_table(
        "plans",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("person_id", sa.BigInteger, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("played", sa.Integer),
        sa.Column("dropped", sa.Text),
    )
    op.create_index("plans_of_match", "plans", ["match_id", "person_id"])
