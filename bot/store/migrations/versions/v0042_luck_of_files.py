"""Turns that a file brought owe no luck again: its maker could choose it."""

from datetime import UTC, datetime
from typing import Annotated

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0042"
down_revision = "0039"

IMPORTS = sa.text("SELECT match_id, at FROM acts WHERE act = 'import'").columns(match_id=sa.Integer, at=sa.DateTime)
TURNS = sa.text("SELECT number, body FROM turns WHERE match_id = :match")
MARK = sa.text("UPDATE turns SET body = :body WHERE match_id = :match AND number = :number")


class _Turn(msgspec.Struct):
    at: Annotated[datetime, msgspec.Meta(tz=True)]
    """When it was played."""


def upgrade() -> None:
    """Mark the turns from before their match was brought: until now nothing else told them from what was played here.

    They are as brought turns are that no game of the server bears out, which was not looked for at the time.
    """
    connection = op.get_bind()
    for match, brought_at in connection.execute(IMPORTS).all():
        for number, body in connection.execute(TURNS, {"match": match}).all():
            if _played_at(body) < brought_at.replace(tzinfo=UTC):
                marked = msgspec.json.encode(msgspec.json.decode(body) | {"owes": False})
                connection.execute(MARK, {"match": match, "number": number, "body": marked.decode()})


def _played_at(body: str) -> datetime:
    try:
        return msgspec.json.decode(body, type=_Turn).at
    except msgspec.DecodeError:  # which was not readable before, and is refused as it was
        return datetime.max.replace(tzinfo=UTC)
