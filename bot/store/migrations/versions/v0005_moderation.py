"""Moderation: what was done to tables by those who look after them, the moderators' role, and wishes to take back."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make acts, keeper_roles, wishes and consents."""
    op.create_table(
        "acts",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id")),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("person_id", sa.BigInteger, nullable=False),
        sa.Column("act", sa.Text, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime, nullable=False),
    )
    op.create_index("acts_of_channel", "acts", ["channel_id", "id"])
    op.create_table(
        "keeper_roles",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("role_id", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "wishes",
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("revision", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("until", sa.DateTime, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.CheckConstraint("status IN ('open', 'granted', 'refused', 'lapsed')", name="wish_status_is_known"),
    )
    op.create_index("wishes_open", "wishes", ["until"], sqlite_where=sa.text("status = 'open'"))
    op.create_table(
        "consents",
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("revision", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("asker_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
    )
