"""Guesses: what spectators think will happen, and whether it did."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make guesses."""
    op.create_table(
        "guesses",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("person_id", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("choice", sa.Text, nullable=False),
        sa.Column("turn", sa.Integer),
        sa.Column("right", sa.Boolean),
        sa.CheckConstraint("(turn IS NULL) = (right IS NULL)", name="decided_by_a_turn"),
    )
    op.create_index(
        "one_open_guess",
        "guesses",
        ["match_id", "person_id"],
        unique=True,
        sqlite_where=sa.text("turn IS NULL"),
    )
