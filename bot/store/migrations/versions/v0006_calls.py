"""How people want to be called, what is to be done at a time, and who was absent from a turn."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make people and alarms, and add to seats what absence needs."""
    op.create_table(
        "people",
        sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("pings", sa.Text, nullable=False),
        sa.Column("quiet", sa.Text, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
    )
    op.create_table(
        "alarms",
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("person_id", sa.BigInteger, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("due_at", sa.DateTime, nullable=False),
    )
    op.create_index("alarms_due", "alarms", ["due_at"])
    for name in ("missed", "stand_in"):
        op.add_column("seats", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))
