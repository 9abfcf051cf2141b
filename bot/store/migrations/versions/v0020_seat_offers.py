"""Whoever is seated by somebody else is asked first: offers of seats, and games from files that wait for an answer."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Make both tables, and find the games of a person."""
    op.create_table(
        "seat_offers",
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("old_id", sa.BigInteger, nullable=False),
        sa.Column("giver_id", sa.BigInteger, nullable=False),
        sa.Column("giver_name", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.CheckConstraint("status IN ('open', 'taken', 'refused', 'lapsed')", name="seat_offer_status_is_known"),
    )
    op.create_table(
        "imports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("giver_id", sa.BigInteger, nullable=False),
        sa.Column("giver_name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("file", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.UniqueConstraint("channel_id"),
        sqlite_autoincrement=True,
    )
    op.create_index("seats_of_person", "seats", ["person_id"])
