"""The tables of version 1.0, which `bot.store.schema` makes."""

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Do nothing: a new database is made of the schema at once."""
