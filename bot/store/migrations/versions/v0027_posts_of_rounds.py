"""A table chooses whether each move has a board of its own, or each round has one that is edited."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"

GAME = "fearsome-floors"
DEFAULTS = (
    '{"pictures":"film+steps","posts":"each-move","place":"channel","reminder":"day","time":"none","absence":"stay","pause":"none",'
    '"forecast":"always"}'
)
"""The settings in their order; each table has chosen all of them but what is posted of moves."""

CHOSEN = sa.text(
    "UPDATE matches SET settings = json_patch(:defaults, settings) WHERE game = :game AND json_valid(settings)"
)


def upgrade() -> None:
    """Go on posting a board after each move."""
    op.get_bind().execute(CHOSEN, {"defaults": DEFAULTS, "game": GAME})
