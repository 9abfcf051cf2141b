"""Journals say of which kind what chance gave is; what an undo took back comes again kind by kind."""

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

from engine.core import CorruptSave, upgraded

revision = "0013"
down_revision = "0012"

OLD, NEW = 1, 2
"""The schemas of journals before and after."""

UNREADABLE = (msgspec.DecodeError, CorruptSave, RecursionError)
"""What comes of JSON that the program before could not read either: it stays, and is refused, as it was."""


def upgrade() -> None:
    """Upgrade all journals as saves are upgraded, and the turns of films that are still to be made."""
    connection = op.get_bind()
    _upgrade_journals(connection)
    _upgrade_films(connection)


def _upgrade_journals(connection: sa.Connection) -> None:
    """Upgrade what tables have played; one that has not begun has an empty journal."""
    connection.execute(sa.text("UPDATE matches SET fate = '{}' WHERE start IS NULL"))
    begun = sa.text("SELECT id, game, undone, fate FROM matches WHERE start IS NOT NULL AND schema = :old")
    for match in connection.execute(begun, {"old": OLD}).all():
        turns = connection.execute(
            sa.text("SELECT number, body FROM turns WHERE match_id = :id ORDER BY number"), {"id": match.id}
        ).all()
        try:
            _write(connection, match.id, [turn.number for turn in turns], _upgraded(match, [t.body for t in turns]))
        except UNREADABLE:
            continue


def _upgraded(match: sa.Row[Any], turns: Sequence[str]) -> dict[str, Any]:
    journal = {
        "game": match.game,
        "turns": [msgspec.json.decode(turn) for turn in turns],
        "undone": msgspec.json.decode(match.undone),
        "fate": msgspec.json.decode(match.fate),
    }
    return upgraded(journal, OLD, to=NEW)


def _write(connection: sa.Connection, match_id: int, numbers: Sequence[int], journal: dict[str, Any]) -> None:
    bodies = (msgspec.json.encode(turn).decode() for turn in journal["turns"])
    turns = [{"id": match_id, "number": number, "body": body} for number, body in zip(numbers, bodies, strict=True)]
    if turns:
        connection.execute(sa.text("UPDATE turns SET body = :body WHERE match_id = :id AND number = :number"), turns)
    parts = {part: msgspec.json.encode(journal[part]).decode() for part in ("undone", "fate")}
    connection.execute(
        sa.text("UPDATE matches SET schema = :new, undone = :undone, fate = :fate WHERE id = :id"),
        {"new": NEW, "id": match_id, **parts},
    )


def _upgrade_films(connection: sa.Connection) -> None:
    owed = sa.text("SELECT id, body FROM posts WHERE delivered_at IS NULL AND failed IS NULL")
    for post in connection.execute(owed).all():
        try:
            body = _filmed(msgspec.json.decode(post.body, type=dict[str, Any]))
        except UNREADABLE:
            continue
        if body is not None:
            connection.execute(sa.text("UPDATE posts SET body = :body WHERE id = :id"), {"body": body, "id": post.id})


def _filmed(post: dict[str, Any]) -> str | None:
    """Return a post with the turns of its film upgraded, as JSON; None for a post without a film."""
    if post.get("film") is None:
        return None
    film = msgspec.convert(post["film"], dict[str, Any])
    parts = msgspec.convert(film.get("parts"), list[dict[str, Any]])
    turns = upgraded({"turns": [part.get("turn") for part in parts]}, OLD, to=NEW)["turns"]
    film["parts"] = [{**part, "turn": turn} for part, turn in zip(parts, turns, strict=True)]
    return msgspec.json.encode({**post, "film": film}).decode()
