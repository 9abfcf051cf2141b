"""Journals say of each seat how it orders Claustrophobia's Bodyguards; at first there was one order."""

import msgspec
import sqlalchemy as sa
from alembic import op

from engine import GAMES
from engine.core import CorruptSave, upgraded

revision = "0039"
down_revision = "0037"

OLD, NEW = 2, 3
"""The schemas of journals before and after, which differ in this game only."""

GAME = "claustrophobia"
PARTS = ("start", "undone", "orders")

UNREADABLE = (msgspec.DecodeError, CorruptSave, RecursionError)
"""What comes of JSON that the program before could not read either: it stays, and is refused, as it was."""


def upgrade() -> None:
    """Upgrade the journals of this game as saves are upgraded; those of others have only another number."""
    connection = op.get_bind()
    schemas = {"game": GAME, "old": OLD, "new": NEW}
    connection.execute(sa.text("UPDATE matches SET schema = :new WHERE game <> :game AND schema = :old"), schemas)
    ours = sa.text("SELECT id, start, undone, orders FROM matches WHERE game = :game AND schema = :old")
    for match in connection.execute(ours, schemas).all():
        try:
            _upgrade_journal(connection, match)
        except UNREADABLE:
            continue


def _upgrade_journal(connection: sa.Connection, match: sa.Row[tuple[int, str, str, str]]) -> None:
    of_match = {"id": match.id}
    turns = connection.execute(sa.text("SELECT number, body FROM turns WHERE match_id = :id"), of_match).all()
    written = {part: msgspec.json.decode(getattr(match, part)) for part in PARTS}
    bodies = [msgspec.json.decode(turn.body) for turn in turns]
    journal = upgraded({"game": GAME, **written, "turns": bodies}, OLD, game=GAMES[GAME], to=NEW)
    for turn, body in zip(turns, journal["turns"], strict=True):
        connection.execute(
            sa.text("UPDATE turns SET body = :body WHERE match_id = :id AND number = :number"),
            {**of_match, "number": turn.number, "body": msgspec.json.encode(body).decode()},
        )
    parts = {part: msgspec.json.encode(journal[part]).decode() for part in PARTS}
    connection.execute(
        sa.text("UPDATE matches SET schema = :new, start = :start, undone = :undone, orders = :orders WHERE id = :id"),
        {"new": NEW, **of_match, **parts},
    )
