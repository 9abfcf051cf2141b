"""What a post said is kept no longer than it is needed, and what is asked of posts has columns of its own."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

READABLE = "iif(json_valid(old.body), old.body, '{}')"
"""The JSON of a post; of one that is torn nothing is known."""

ROLES = "'board', 'lobby', 'call', 'direct'"
"""What a message could be to its match on that day."""

SLIM = f"""
INSERT INTO posts
SELECT
    id, match_id, channel_id, turn,
    iif(json_extract({READABLE}, '$.role') IN ({ROLES}), json_extract({READABLE}, '$.role'), 'board'),
    iif(json_type({READABLE}, '$.line') = 'text', json_extract({READABLE}, '$.line'), ''),
    iif(json_type({READABLE}, '$.revision') = 'integer', json_extract({READABLE}, '$.revision'), NULL),
    iif(delivered_at IS NOT NULL OR failed IS 'withdrawn', NULL, body),
    nonce, message_id, created_at, delivered_at, failed, sent, called
FROM old
"""  # noqa: S608 - a text of our own

KEEP_PICTURES = f"""
UPDATE matches SET lobby_pictures = (
    SELECT json_extract(body, '$.pictures') FROM posts
    WHERE match_id = matches.id AND message_id = lobby_message_id AND json_valid(body)
    ORDER BY posts.id DESC LIMIT 1
)
WHERE status = 'lobby' OR EXISTS (
    SELECT 1 FROM posts AS old
    WHERE old.match_id = matches.id AND delivered_at IS NULL AND failed IS NULL
    AND json_extract({READABLE}, '$.role') = 'lobby'
)
"""  # noqa: S608 - a text of our own
"""What a lobby shows is asked for when it is edited, be it for the last time, since it has begun or closed."""


def upgrade() -> None:
    """Make the outbox anew, without the bodies of what is delivered or withdrawn."""
    op.add_column("matches", sa.Column("lobby_pictures", sa.Text))
    op.execute(KEEP_PICTURES)
    for index in ("posts_owed", "posts_owed_by_match", "posts_of_match", "posts_shown"):
        op.drop_index(index)
    op.rename_table("posts", "old")
    _make_posts()
    op.execute(SLIM)
    op.execute("DELETE FROM sqlite_sequence WHERE name = 'posts'")
    op.execute("UPDATE sqlite_sequence SET name = 'posts' WHERE name = 'old'")
    op.drop_table("old")


def _make_posts() -> None:
    op.create_table(
        "posts",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id")),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer),
        sa.Column("body", sa.Text),
        sa.Column("nonce", sa.Text, nullable=False, unique=True),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("created_at", sa.DateTime, nullable=False),
        sa.Column("delivered_at", sa.DateTime),
        sa.Column("failed", sa.Text),
        sa.Column("sent", sa.Integer, nullable=False, server_default="0"),
        sa.Column("called", sa.BigInteger),
        sa.CheckConstraint("body IS NOT NULL OR delivered_at IS NOT NULL OR failed IS NOT NULL", name="owed_has_body"),
        sqlite_autoincrement=True,
    )
    owed = sa.text("delivered_at IS NULL AND failed IS NULL")
    op.create_index("posts_owed", "posts", ["channel_id", "id"], sqlite_where=owed)
    op.create_index("posts_owed_by_match", "posts", ["match_id", "turn"], sqlite_where=owed)
    op.create_index("posts_of_match", "posts", ["match_id", "id"])
