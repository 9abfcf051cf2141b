"""A step as the next version may have one, to try the steps: no program has it."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Let all hosts be somebody else."""
    op.execute("UPDATE matches SET host_id = 7")
