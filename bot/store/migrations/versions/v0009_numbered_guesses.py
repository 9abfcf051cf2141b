"""Guesses say which of the things that can be guessed in a match they are for, whatever is taken back."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

BY_ITSELF = (
    "(SELECT count(*) FROM turns WHERE turns.match_id = old.match_id "
    "AND json_extract(turns.body, '$.seat') IS NULL AND turns.number <= coalesce(old.turn, turns.number))"
)
"""How many turns nobody chose, up to the one that decided a guess: each of these decided what was guessed then."""


def upgrade() -> None:
    """Make guesses anew, each with its number."""
    op.drop_index("one_open_guess")
    op.rename_table("guesses", "old")
    op.create_table(
        "guesses",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person_id", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("choice", sa.Text, nullable=False),
        sa.Column("right", sa.Boolean),
        sa.UniqueConstraint("match_id", "number", "person_id"),
    )
    op.execute(
        sa.text(
            "INSERT INTO guesses "  # noqa: S608 - a text of our own
            f"SELECT id, match_id, {BY_ITSELF} + (turn IS NULL), person_id, name, choice, right FROM old"
        )
    )
    op.drop_table("old")
