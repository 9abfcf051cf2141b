"""The table of posts: what channels are owed, and what of it stands."""

from sqlalchemy import BigInteger, CheckConstraint, Column, ForeignKey, Index, Integer, Table, Text

from bot.store.columns import Json, Moment
from bot.store.schema.metadata import metadata, now, where

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
    Column("called", BigInteger),
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
