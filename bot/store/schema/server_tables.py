"""The tables of servers, channels and people, and what the bot remembers for itself."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, Table, Text, UniqueConstraint

from bot.store.columns import Json, Moment
from bot.store.schema.metadata import metadata, now

layouts = Table(
    "layouts",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("text", Text, nullable=False),
    Column("person_id", BigInteger, nullable=False),
    Column("created_at", Moment, nullable=False, default=now),
)

watches = Table(
    "watches",
    metadata,
    Column("channel_id", BigInteger, primary_key=True, autoincrement=False),
    Column("source_id", BigInteger, nullable=False),
    Column("created_at", Moment, nullable=False, default=now),
    Column("shown_to", Json, nullable=False, server_default="[]"),
)

Index("watches_of_source", watches.c.source_id)

people = Table(
    "people",
    metadata,
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),
    Column("pings", Text, nullable=False),
    Column("quiet", Text, nullable=False),
    Column("zone", Text, nullable=False),
)

coached = Table(
    "coached",
    metadata,
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),
    Column("pad", Text, primary_key=True),
    Column("lines", Integer, nullable=False),
)

acts = Table(
    "acts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("match_id", ForeignKey("matches.id")),
    Column("channel_id", BigInteger, nullable=False),
    Column("person_id", BigInteger, nullable=False),
    Column("act", Text, nullable=False),
    Column("told", Text, nullable=False),
    Column("at", Moment, nullable=False, default=now),
)

Index("acts_of_channel", acts.c.channel_id, acts.c.id)

moderator_roles = Table(
    "moderator_roles",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("role_id", BigInteger, nullable=False),
)

imports = Table(
    "imports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("giver_id", BigInteger, nullable=False),
    Column("giver_name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("file", Text, nullable=False),
    Column("seats", Json, nullable=False),
    UniqueConstraint("channel_id"),
    # Ids stand in the buttons of messages: they are never given twice.
    sqlite_autoincrement=True,
)

memory = Table(
    "memory",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
