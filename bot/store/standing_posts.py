"""What stands in channels: boards, calls, and messages of which something is to go."""

from typing import Final

from sqlalchemy import bindparam, exists, func, or_, select, update

from bot.store.columns import columns
from bot.store.schema import WITHDRAWN, matches, posts
from bot.store.table_access import TableAccess
from bot.table.post_rows import BOARDS, ROLES, BoardRow, CallRow, PostRole, StalePostRow, roles_with

SHOWING: Final = roles_with(lambda traits: traits.shows is not None)
"""The roles of posts that show a match."""

NEAR: Final = 10_000
"""As many posts are owed in minutes at most, however many games there are."""

LAST_CALL: Final = (
    select(posts.c.called, posts.c.turn, func.coalesce(posts.c.delivered_at, posts.c.created_at).label("since"))
    .where(posts.c.match_id == bindparam("match"), posts.c.called.is_not(None))
    .order_by(posts.c.id.desc())
    .limit(1)
)
"""The last call of a match; not all of its post may stand."""

_later = posts.alias()
STALE_POST: Final = (
    select(*columns(posts, StalePostRow))
    .where(
        posts.c.channel_id == bindparam("channel"),
        posts.c.fleeting.is_not(None),
        posts.c.message_id.is_not(None),
        exists().where(
            _later.c.match_id == posts.c.match_id,
            _later.c.channel_id == posts.c.channel_id,
            _later.c.role.in_(BOARDS),
            or_(
                (posts.c.fleeting == "message") & (_later.c.id > posts.c.id) & _later.c.message_id.is_not(None),
                # Several posts may be one message.
                (_later.c.fleeting == "controls") & (_later.c.message_id > posts.c.message_id),
            ),
        ),
    )
    .order_by(posts.c.id.desc())
    .limit(1)
)
"""The newest post that stands with something that is to go."""


class StandingPostReader(TableAccess):
    """Reads what stands."""

    async def newest_board(self, match_id: int) -> BoardRow | None:
        """Return the post that shows a match as it is now in the match's own channel, delivered or not."""
        at_home = (matches.c.id == posts.c.match_id) & (matches.c.channel_id == posts.c.channel_id)
        joined = select(*columns(posts, BoardRow)).join(matches, at_home)
        of_match = joined.where(
            posts.c.match_id == match_id, posts.c.role.in_(SHOWING), posts.c.failed.is_distinct_from(WITHDRAWN)
        )
        return await self._one(of_match.order_by(posts.c.id.desc()).limit(1), BoardRow)

    async def newest_post(self) -> int:
        """Return the highest id of all posts; 0 without one."""
        newest: int | None = await self._connection.scalar(select(func.max(posts.c.id)))
        return newest or 0

    async def newest_message(self, channel_id: int, *, before: int) -> int | None:
        """Return the newest message by which a post that a channel was owed before another one is known to stand."""
        near = posts.c.id.between(before - NEAR, before - 1)
        found = select(func.max(posts.c.message_id)).where(near, posts.c.channel_id == channel_id)
        newest: int | None = await self._connection.scalar(found)
        return newest

    async def next_stale_post(self, channel_id: int) -> StalePostRow | None:
        """Return a channel's newest post with something that is to go, since a newer board stands."""
        return await self._one(STALE_POST, StalePostRow, channel=channel_id)

    async def to_edit(self, match_id: int, channel_id: int, role: PostRole) -> int | None:
        """Return the message of a match's newest board in a channel if a post of a role edits it, else None."""
        newest = select(posts.c.role, posts.c.message_id).where(
            posts.c.match_id == match_id,
            posts.c.channel_id == channel_id,
            posts.c.role.in_(BOARDS),
            posts.c.message_id.is_not(None),
            posts.c.delivered_at.is_not(None),
        )
        found = (await self._connection.execute(newest.order_by(posts.c.id.desc()).limit(1))).first()
        return found.message_id if found is not None and found.role == ROLES[role].edits else None

    async def is_message(self, message_id: int, *, before: int) -> bool:
        """Whether one of the posts that were owed in the time before another one is known to stand by this message."""
        near = posts.c.id.between(before - NEAR, before - 1)
        found = select(posts.c.id).where(near, posts.c.message_id == message_id).limit(1)
        return await self._connection.scalar(found) is not None

    async def last_call(self, match_id: int) -> CallRow | None:
        """Return the call of a match that has reached its person last."""
        return await self._one(LAST_CALL, CallRow, match=match_id)


FORGET_FLEETING: Final = (
    update(posts)
    .where(
        posts.c.channel_id == bindparam("channel"),
        posts.c.message_id == bindparam("message"),
        posts.c.fleeting.is_not(None),
    )
    .values(fleeting=None)
)


class StandingPostWriter(StandingPostReader):
    """Writes what is to stand no more."""

    async def forget_fleeting(self, channel_id: int, message_id: int) -> None:
        """Note that nothing is to go of a message any more."""
        await self._connection.execute(FORGET_FLEETING, {"channel": channel_id, "message": message_id})
