"""A game can have a thread of its own: a match knows the channel from which its thread hangs."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"

GAME = "fearsome-floors"
DEFAULTS = (
    '{"pictures":"film+steps","place":"channel","reminder":"day","time":"none","absence":"stay","pause":"none",'
    '"forecast":"always"}'
)
"""The settings in their order; each table has chosen all of them but the place."""

PLACED = sa.text(
    "UPDATE matches SET settings = json_patch(:defaults, settings) WHERE game = :game AND json_valid(settings)"
)


def upgrade() -> None:
    """Begin with games that are played where they were opened."""
    op.add_column("matches", sa.Column("parent_id", sa.BigInteger))
    hangs = sa.text("parent_id IS NOT NULL")
    op.create_index("matches_of_parent", "matches", ["parent_id"], sqlite_where=hangs)
    op.get_bind().execute(PLACED, {"defaults": DEFAULTS, "game": GAME})
