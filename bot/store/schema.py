"""The tables of the database, as they are after the newest migration, and types of columns that SQLite lacks."""

from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ColumnElement,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
    literal_column,
)


def now() -> datetime:
    """Return the present moment in UTC."""
    return datetime.now(UTC)


def where(condition: ColumnElement[bool]) -> dict[str, Any]:
    """Let an index hold only the rows of which this is true, in either database."""
    return {"sqlite_where": condition, "postgresql_where": condition}


metadata = MetaData()

PERSON: Final = {"is": "person"}
"""What a column is that holds a person's id on Discord; one with a name says of which column's person it is.

By these marks a person is erased (`bot.store.erasure`): a new column with people in it needs no more than its mark.
"""

THEIRS_ALONE: Final = {"is": "theirs alone"}
"""What a table is whose rows go with their person; those of any other stay, as those of a former player.

A person whom a row can be without (the column is nullable) is taken out of it.
"""


class Moment(TypeDecorator[datetime]):
    """A point in time: kept in UTC, given back with its zone. SQLite has no zones."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002 - SQLAlchemy's signature
        """Return the time in UTC; refuse one without a zone, of which nobody could say when it is."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"{value} has no time zone.")
        return value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002 - SQLAlchemy's signature
        """Return the time with its zone, UTC."""
        return None if value is None else value.replace(tzinfo=UTC)


class Json(TypeDecorator[bytes]):
    """UTF-8 JSON as bytes, kept as text so that `sqlite3` on the command line shows and queries it."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: bytes | None, dialect: Dialect) -> str | None:  # noqa: ARG002 - SQLAlchemy's signature
        """Return bytes as text."""
        return None if value is None else value.decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> bytes | None:  # noqa: ARG002 - SQLAlchemy's signature
        """Return text as bytes."""
        return None if value is None else value.encode()


matches = Table(
    "matches",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("host_id", BigInteger, nullable=False, info=PERSON),
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
    Column("duplicate", Text),
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
Index("matches_of_word", matches.c.duplicate, **where(matches.c.duplicate.is_not(None)))
Index("matches_of_server", matches.c.guild_id)
Index("matches_by_change", matches.c.channel_id, matches.c.change)

seats = Table(
    "seats",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("person_id", BigInteger, primary_key=True, info=PERSON),
    Column("position", Integer, nullable=False),
    Column("name", Text, nullable=False, info={"names": "person_id"}),
    Column("side", Text, nullable=False),
    Column("missed", Boolean, nullable=False, server_default=false()),
    Column("stand_in", Boolean, nullable=False, server_default=false()),
    Column("acted", Integer),
    Column("level", Text),
    Column("stand_in_level", Text),
    Column("is_new", Boolean, nullable=False, server_default=false()),
    Column("brought", Integer),
    UniqueConstraint("match_id", "side"),
)

Index("seats_of_person", seats.c.person_id)

former_seats = Table(
    "former_seats",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("person_id", BigInteger, primary_key=True, autoincrement=False, info=PERSON),
    Column("position", Integer, primary_key=True, autoincrement=False),
)

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
    Column("person_id", BigInteger, nullable=False, info=PERSON),
    Column("revision", Integer, nullable=False),
    Column("count", Integer, nullable=False),
    Column("due_at", Moment, nullable=False),
    Column("since", Moment),
    Column("rests", Boolean, nullable=False),
    Column("away", Integer, nullable=False),
)

Index("alarms_due", alarms.c.due_at)

consent_requests = Table(
    "consent_requests",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("revision", Integer, primary_key=True, autoincrement=False),
    Column("person_id", BigInteger, primary_key=True, autoincrement=False, info=PERSON),
    Column("wanted", Text, nullable=False),
    Column("status", Text, nullable=False),
    CheckConstraint("wanted IN ('undo', 'move')", name="consent_request_is_known"),
    CheckConstraint("status IN ('open', 'granted', 'refused', 'lapsed')", name="consent_request_status_is_known"),
)

names = Table(
    "names",
    metadata,
    Column("person_id", BigInteger, primary_key=True, autoincrement=False, info=PERSON),
    # Each name under which something was written of them: sentences that are kept have it in them.
    Column("name", Text, primary_key=True),
    # The server of a sentence that belongs to no game; 0 where a game tells it.
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False, server_default="0"),
    info=THEIRS_ALONE,
)

consents = Table(
    "consents",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("revision", Integer, primary_key=True, autoincrement=False),
    Column("asker_id", BigInteger, primary_key=True, autoincrement=False, info=PERSON),
    Column("person_id", BigInteger, primary_key=True, autoincrement=False, info=PERSON),
)

seat_offers = Table(
    "seat_offers",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("person_id", BigInteger, primary_key=True, autoincrement=False, info=PERSON),
    Column("name", Text, nullable=False, info={"names": "person_id"}),
    Column("old_id", BigInteger, nullable=False, info=PERSON),
    Column("giver_id", BigInteger, nullable=False, info=PERSON),
    Column("giver_name", Text, nullable=False, info={"names": "giver_id"}),
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
    Column("person_id", BigInteger, nullable=False, info=PERSON),
    Column("turn", Integer, nullable=False),
    Column("body", Json, nullable=False),
    Column("played", Integer),
    Column("dropped", Json),
    Index("plans_of_match", "match_id", "person_id"),
    info=THEIRS_ALONE,
)

reviews = Table(
    "reviews",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("review", Json, nullable=False),
)

summaries = Table(
    "summaries",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    # Of the match, and of how games are counted: of another one it is made anew.
    Column("revision", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("summary", Json, nullable=False),
)

review_askers = Table(
    "review_askers",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("person_id", BigInteger, primary_key=True, info=PERSON),
    Column("channel_id", BigInteger, primary_key=True),
    info=THEIRS_ALONE,
)

guesses = Table(
    "guesses",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("match_id", ForeignKey("matches.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("person_id", BigInteger, nullable=False, info=PERSON),
    Column("name", Text, nullable=False, info={"names": "person_id"}),
    Column("choice", Text, nullable=False),
    Column("right", Boolean),
    UniqueConstraint("match_id", "number", "person_id"),
)

Index("guesses_of_person", guesses.c.person_id)

posts = Table(
    "posts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("match_id", ForeignKey("matches.id")),
    Column("channel_id", BigInteger, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("role", Text, nullable=False),
    Column("line", Text, nullable=False),
    Column("revision", Integer),
    Column("body", Json),
    Column("nonce", Text, nullable=False, unique=True),
    Column("message_id", BigInteger),
    Column("created_at", Moment, nullable=False, default=now),
    Column("delivered_at", Moment),
    Column("failed", Text),
    Column("sent", Integer, nullable=False, server_default="0"),
    Column("called", BigInteger, info=PERSON),
    Column("fleeting", Text),
    Column("lasting", Json),
    # What a post says is long, and needed until it is delivered or withdrawn; one that was refused can be looked at.
    CheckConstraint("body IS NOT NULL OR delivered_at IS NOT NULL OR failed IS NOT NULL", name="owed_has_body"),
    # The id is the order of delivery: it must grow even after the last row was deleted.
    sqlite_autoincrement=True,
)

OWED = posts.c.delivered_at.is_(None) & posts.c.failed.is_(None)
"""A post still to be delivered."""

WITHDRAWN = "withdrawn"
"""Why a post of an undone turn is not delivered any more."""

Index("posts_owed", posts.c.channel_id, posts.c.id, **where(OWED))
Index("posts_owed_by_match", posts.c.match_id, posts.c.turn, **where(OWED))
Index("posts_of_match", posts.c.match_id, posts.c.id)
Index("posts_fleeting", posts.c.channel_id, posts.c.id, **where(posts.c.fleeting.is_not(None)))

layouts = Table(
    "layouts",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("text", Text, nullable=False),
    Column("person_id", BigInteger, nullable=False, info=PERSON),
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
    Column("person_id", BigInteger, primary_key=True, autoincrement=False, info=PERSON),
    Column("pings", Text, nullable=False),
    Column("quiet", Text, nullable=False),
    Column("zone", Text, nullable=False),
    Column("standing", Text, nullable=False, server_default="server"),
    Column("hours", Text, nullable=False, server_default="hidden"),
    Column("language", Text, nullable=False, server_default=""),
    info=THEIRS_ALONE,
)

wishes = Table(
    "wishes",
    metadata,
    # Who wants to be told of tables in a server that look for players.
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("person_id", BigInteger, primary_key=True, autoincrement=False, info=PERSON),
    info=THEIRS_ALONE,
)

Index("wishes_of_person", wishes.c.person_id)

coached = Table(
    "coached",
    metadata,
    Column("person_id", BigInteger, primary_key=True, autoincrement=False, info=PERSON),
    Column("pad", Text, primary_key=True),
    Column("lines", Integer, nullable=False),
    Column("since", Text, nullable=False),
    info=THEIRS_ALONE,
)

tries = Table(
    "tries",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person_id", BigInteger, nullable=False, info=PERSON),
    Column("puzzle", BigInteger, nullable=False),
    Column("moves", Text, nullable=False),
    Column("right", Boolean, nullable=False),
    Column("guild_id", BigInteger),
    Column("at", Moment, nullable=False),
    Column("shared", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("person_id", "puzzle", "moves"),
    info=THEIRS_ALONE,
)

Index("tries_of_puzzle", tries.c.puzzle, tries.c.guild_id)
Index("tries_of_server", tries.c.guild_id, tries.c.puzzle)

regular_posts = Table(
    "regular_posts",
    metadata,
    # A channel, or a person who is reminded, of no server.
    Column("place_id", BigInteger, primary_key=True, autoincrement=False, info=PERSON),
    Column("kind", Text, primary_key=True, server_default="puzzle"),
    Column("guild_id", BigInteger),
    Column("hour", Text, nullable=False),
    Column("zone", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("due_at", Moment, nullable=False),
    Column("day", Integer, nullable=False, server_default="0"),
    Column("before", Integer, nullable=False, server_default="0"),
    Column("post_id", Integer, nullable=False, server_default="0"),
    Column("asked_by", BigInteger, info=PERSON),
    Column("warned", Boolean, nullable=False, server_default=false()),
    info=THEIRS_ALONE,
)

Index("regular_posts_due", regular_posts.c.due_at)
Index("regular_posts_asked", regular_posts.c.asked_by)

acts = Table(
    "acts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("match_id", ForeignKey("matches.id")),
    Column("channel_id", BigInteger, nullable=False),
    Column("person_id", BigInteger, nullable=False, info=PERSON),
    Column("act", Text, nullable=False),
    Column("told", Text, nullable=False),
    Column("at", Moment, nullable=False, default=now),
)

Index("acts_of_channel", acts.c.channel_id, acts.c.id)

channels = Table(
    "channels",
    metadata,
    # One where something was posted or done that belongs to no game: of others their games tell the server.
    Column("channel_id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
)

Index("channels_of_server", channels.c.guild_id)

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
    Column("giver_id", BigInteger, nullable=False, info=PERSON),
    Column("giver_name", Text, nullable=False, info={"names": "giver_id"}),
    Column("language", Text, nullable=False),
    Column("file", Text, nullable=False),
    Column("seats", Json, nullable=False),
    UniqueConstraint("channel_id"),
    # Ids stand in the buttons of messages: they are never given twice.
    sqlite_autoincrement=True,
    info=THEIRS_ALONE,
)

memory = Table(
    "memory",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
    # From when on it says nothing any more, and can be forgotten.
    Column("until", Moment),
)
