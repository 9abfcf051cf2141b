"""A table says how long a program waits before it moves."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"

COMPLETE = sa.text("UPDATE matches SET settings = json_patch(:default, settings) WHERE json_valid(settings)")


def upgrade() -> None:
    """Let programs play as before, at every table."""
    op.get_bind().execute(COMPLETE, {"default": '{"pause":"none"}'})
