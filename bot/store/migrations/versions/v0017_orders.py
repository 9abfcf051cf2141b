"""Standing orders are no turns: those given since the last turn stand beside the journal's turns."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Begin with none: no game that was played till now has any."""
    op.add_column("matches", sa.Column("orders", sa.Text, nullable=False, server_default="[]"))
