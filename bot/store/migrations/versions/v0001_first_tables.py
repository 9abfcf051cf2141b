"""Matches with seats and turns, the outbox, and a memory for small facts."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables."""
    make_matches()
    make_seats()
    make_turns()
    make_posts()
    op.create_table(
        "memory",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def make_matches() -> None:
    """Make matches, at most one of them alive per channel."""
    op.create_table(
        "matches",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("host_id", sa.BigInteger, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("start", sa.Text),
        sa.Column("schema", sa.Integer),
        sa.Column("undone", sa.Text, nullable=False),
        sa.Column("fate", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("lobby_message_id", sa.BigInteger),
        sa.Column("created_at", sa.DateTime, nullable=False),
        sa.Column("changed_at", sa.DateTime, nullable=False),
        sa.CheckConstraint("status IN ('lobby', 'running', 'over', 'stopped')", name="status_is_known"),
        sa.CheckConstraint(
            "status <> 'running' OR (start IS NOT NULL AND schema IS NOT NULL)", name="running_has_start"
        ),
        sqlite_autoincrement=True,
    )
    alive = sa.text("status IN ('lobby', 'running')")
    op.create_index("one_match_per_channel", "matches", ["channel_id"], unique=True, sqlite_where=alive)
    op.create_index("matches_of_channel", "matches", ["channel_id"])


def make_seats() -> None:
    """Make seats."""
    op.create_table(
        "seats",
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("person_id", sa.BigInteger, primary_key=True),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("side", sa.Text, nullable=False),
        sa.UniqueConstraint("match_id", "side"),
    )


def make_turns() -> None:
    """Make turns."""
    op.create_table(
        "turns",
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.CheckConstraint("number >= 1", name="numbers_start_at_one"),
    )


def make_posts() -> None:
    """Make the outbox."""
    op.create_table(
        "posts",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id")),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("nonce", sa.Text, nullable=False, unique=True),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("created_at", sa.DateTime, nullable=False),
        sa.Column("delivered_at", sa.DateTime),
        sa.Column("failed", sa.Text),
        sqlite_autoincrement=True,
    )
    owed = sa.text("delivered_at IS NULL AND failed IS NULL")
    op.create_index("posts_owed", "posts", ["channel_id", "id"], sqlite_where=owed)
    op.create_index("posts_of_match", "posts", ["match_id", "id"])
