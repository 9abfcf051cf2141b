"""When hits are named in Claustrophobia is a setting of its tables; it was an option of `/new`."""

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0043"
down_revision = "0042"

TABLES = sa.text("SELECT id, settings, setup FROM matches WHERE game = 'claustrophobia'")
SET = sa.text("UPDATE matches SET settings = :settings WHERE id = :id")

LIVE = ("none", "minute", "minutes-5", "minutes-15")
"""The times of a turn by which hits were proposed to be named at once; by longer ones at the round's end."""


class _Options(msgspec.Struct):
    naming: str = "at-once"
    """When hits are named."""


def upgrade() -> None:
    """Keep what a table was opened with, unless that is what its time proposes: then it goes on following its time."""
    connection = op.get_bind()
    for table in connection.execute(TABLES).all():
        try:
            settings = msgspec.json.decode(table.settings, type=dict[str, str])
            naming = msgspec.json.decode(table.setup, type=_Options).naming
        except (msgspec.DecodeError, RecursionError):  # which was not readable before, and is refused as it was
            continue
        proposed = "at-once" if settings.get("time", "none") in LIVE else "deferred"
        settings["naming"] = "by-time" if naming == proposed else naming
        connection.execute(SET, {"id": table.id, "settings": msgspec.json.encode(settings).decode()})
