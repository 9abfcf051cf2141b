"""What programs thought when they moved is kept, so that they can say why; and tables say who may have hints."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0034"

COMPLETE = sa.text(
    "UPDATE matches SET settings = json_patch(:default, settings) WHERE game = :game AND json_valid(settings)"
)


def upgrade() -> None:
    """Begin with nothing kept, and with hints where one person plays alone."""
    op.create_table(
        "reasons",
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.DateTime, nullable=False),
        sa.Column("motives", sa.Text, nullable=False),
    )
    op.add_column("posts", sa.Column("lasting", sa.Text))
    op.get_bind().execute(COMPLETE, {"default": '{"hint":"solo"}', "game": "fearsome-floors"})
