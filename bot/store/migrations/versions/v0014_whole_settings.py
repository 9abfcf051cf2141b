"""A table's settings are all written with it, so that a later default changes no table."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

GAME = "fearsome-floors"
DEFAULTS = '{"pictures":"film+steps","reminder":"day","time":"none","absence":"stay","forecast":"always"}'
"""What was meant on that day by a setting that was not written, at tables of the one game that there was."""

COMPLETE = sa.text(
    "UPDATE matches SET settings = json_patch(:defaults, settings) WHERE game = :game AND json_valid(settings)"
)


def upgrade() -> None:
    """Write what the settings of each table have meant so far."""
    op.get_bind().execute(COMPLETE, {"defaults": DEFAULTS, "game": GAME})
