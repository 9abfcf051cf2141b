"""The tables of matches: their seats, their turns, and all else that belongs to one of them."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    Table,
    Text,
    UniqueConstraint,
    false,
    literal_column,
)

from bot.store.columns import Json, Moment
from bot.store.schema.metadata import metadata, now, where

matches = Table(
    "matches",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("host_id", BigInteger, nullable=False),
    Column("setup", Json, nullable=False),
    Column("start", Json),
    Column("schema", Integer),
    Column("undone", Json, nullable=False),
    Column("fate", Json, nullable=False),
    Column("language", Text, nullable=False),
    Column("revision", Integer, nullable=False, default=0),
    Column("lobby_message_id", BigInteger),
    Column("created_at", Moment, nullable=False, default=now),
    Column("changed_at", Moment, nullable=False, default=now),
    Column("settings", Json, nullable=False, server_default="{}"),
    Column("lobby_pictures", Json),
    Column("orders", Json, nullable=False, server_default="[]"),
    # The place of the match's last change among those of its channel; the clock, which can go back, is only shown.
    Column("change", Integer, nullable=False, server_default="0"),
    Column("parent_id", BigInteger),
    CheckConstraint("status IN ('lobby', 'running', 'over', 'stopped')", name="status_is_known"),
    CheckConstraint("status <> 'running' OR (start IS NOT NULL AND schema IS NOT NULL)", name="running_has_start"),
    # Ids stand in the buttons of old messages: they are never given twice.
    sqlite_autoincrement=True,
)

ALIVE = matches.c.status.in_((literal_column("'lobby'"), literal_column("'running'")))
"""A match that keeps its channel; told in SQL itself, without which SQLite does not know that the index below fits."""

Index("one_match_per_channel", matches.c.channel_id, unique=True, **where(ALIVE))
Index("matches_of_parent", matches.c.parent_id, **where(matches.c.parent_id.is_not(None)))
Index("matches_of_channel", matches.c.channel_id)
Index("matches_of_server", matches.c.guild_id)
Index("matches_by_change", matches.c.channel_id, matches.c.change)

seats = Table(
    "seats",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("person_id", BigInteger, primary_key=True),
    Column("position", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("side", Text, nullable=False),
    Column("missed", Boolean, nullable=False, server_default=false()),
    Column("stand_in", Boolean, nullable=False, server_default=false()),
    Column("acted", Integer),
    Column("level", Text),
    Column("stand_in_level", Text),
    UniqueConstraint("match_id", "side"),
)

Index("seats_of_person", seats.c.person_id)

turns = Table(
    "turns",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", Json, nullable=False),
    CheckConstraint("number >= 1", name="numbers_start_at_one"),
)

alarms = Table(
    "alarms",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("person_id", BigInteger, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("count", Integer, nullable=False),
    Column("due_at", Moment, nullable=False),
)

Index("alarms_due", alarms.c.due_at)

undo_requests = Table(
    "undo_requests",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("revision", Integer, primary_key=True, autoincrement=False),
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),
    Column("until", Moment, nullable=False),
    Column("status", Text, nullable=False),
    CheckConstraint("status IN ('open', 'granted', 'refused', 'lapsed')", name="undo_request_status_is_known"),
)

consents = Table(
    "consents",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("revision", Integer, primary_key=True, autoincrement=False),
    Column("asker_id", BigInteger, primary_key=True, autoincrement=False),
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),
)

seat_offers = Table(
    "seat_offers",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("old_id", BigInteger, nullable=False),
    Column("giver_id", BigInteger, nullable=False),
    Column("giver_name", Text, nullable=False),
    Column("status", Text, nullable=False),
    CheckConstraint("status IN ('open', 'taken', 'refused', 'lapsed')", name="seat_offer_status_is_known"),
)

reasons = Table(
    "reasons",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Moment, nullable=False),
    Column("motives", Json, nullable=False),
)

plans = Table(
    "plans",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("match_id", ForeignKey("matches.id"), nullable=False),
    Column("person_id", BigInteger, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("body", Json, nullable=False),
    Column("played", Integer),
    Column("dropped", Json),
    Index("plans_of_match", "match_id", "person_id"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("review", Json, nullable=False),
)

guesses = Table(
    "guesses",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("match_id", ForeignKey("matches.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("person_id", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("choice", Text, nullable=False),
    Column("right", Boolean),
    UniqueConstraint("match_id", "number", "person_id"),
)
