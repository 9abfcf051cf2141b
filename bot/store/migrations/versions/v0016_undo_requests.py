"""What players ask to take back is called an undo request, and the role that looks after tables a moderator role."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Make both tables anew under their names, and call their alarms and acts so."""
    op.create_table(
        "undo_requests",
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("revision", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("until", sa.DateTime, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.CheckConstraint("status IN ('open', 'granted', 'refused', 'lapsed')", name="undo_request_status_is_known"),
    )
    op.execute("INSERT INTO undo_requests SELECT match_id, revision, person_id, until, status FROM wishes")
    op.drop_table("wishes")
    op.create_table(
        "moderator_roles",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("role_id", sa.BigInteger, nullable=False),
    )
    op.execute("INSERT INTO moderator_roles SELECT guild_id, role_id FROM keeper_roles")
    op.drop_table("keeper_roles")
    op.execute("UPDATE alarms SET kind = 'undo' WHERE kind = 'wish'")
    op.execute("UPDATE acts SET act = 'undo request' || substr(act, 5) WHERE act = 'wish' OR act LIKE 'wish %'")
