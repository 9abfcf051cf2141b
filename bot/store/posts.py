"""The outbox: what channels are owed, what became of it, and what of it stands in them."""

import secrets
from collections.abc import Sequence
from datetime import datetime
from typing import Final, Literal

import msgspec
from sqlalchemy import bindparam, exists, func, insert, or_, select, update

from bot.store.errors import NoSuchMatch
from bot.store.schema import OWED, WITHDRAWN, matches, now, posts, watches
from bot.store.table_access import AnyConnection, TableAccess, columns
from bot.table.post_rows import (
    BOARDS,
    ROLES,
    BoardRow,
    CallRow,
    NewPost,
    PostRole,
    PostRow,
    StalePostRow,
    ToldRow,
    roles_with,
)

MERE_CALLS: Final = roles_with(lambda traits: traits.is_mere_call)
OF_THREADS: Final = roles_with(lambda traits: traits.closes_thread)

WITHDRAWING = {"failed": WITHDRAWN, "body": None}
"""What is changed of a post that is given up because it is true no more."""

OWED_TO: Final = (
    select(*columns(posts, PostRow))
    .where(posts.c.channel_id == bindparam("channel"), OWED)
    .order_by(posts.c.id)
    .limit(bindparam("most"))
)

OWING: Final = select(posts.c.id).where(posts.c.channel_id == bindparam("channel"), OWED).limit(1)


Marked = Literal["already", "last", "more"]
"""What was found as a post was marked as delivered: it is already, or its channel is owed nothing else, or more."""

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
        or_(
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
            (posts.c.fleeting == "invitation")
            & exists().where(matches.c.id == posts.c.match_id, matches.c.status != "lobby"),
        ),
    )
    .order_by(posts.c.id.desc())
    .limit(1)
)
"""The newest post that stands with something that is to go."""


FORGET_FLEETING: Final = (
    update(posts)
    .where(
        posts.c.channel_id == bindparam("channel"),
        posts.c.message_id == bindparam("message"),
        posts.c.fleeting.is_not(None),
    )
    .values(fleeting=None)
)


class PostReader(TableAccess):
    """Reads what is owed, and what stands."""

    async def owed(self, channel_id: int, *, limit: int) -> tuple[PostRow, ...]:
        """Return the posts still to be delivered to a channel, the next one first."""
        return await self._all(OWED_TO, PostRow, channel=channel_id, most=limit)

    async def owes(self, channel_id: int) -> bool:
        """Whether there are posts still to be delivered to a channel, readable or not."""
        return await self._connection.scalar(OWING, {"channel": channel_id}) is not None

    async def count_owed(self, channel_id: int | None = None) -> int:
        """Return the number of posts still to be delivered, to one channel or to all."""
        waiting = select(func.count()).select_from(posts).where(OWED)
        if channel_id is not None:
            waiting = waiting.where(posts.c.channel_id == channel_id)
        return (await self._connection.execute(waiting)).scalar_one()

    async def is_owed(self, post_id: int, channel_id: int) -> bool:
        """Whether a post is still to be delivered to a channel, and not to another one by now."""
        owed = select(posts.c.id).where(posts.c.id == post_id, posts.c.channel_id == channel_id, OWED)
        return await self._connection.scalar(owed) is not None

    async def channels_owed(self) -> tuple[int, ...]:
        """Return the channels that are owed posts, the one that waits longest first."""
        waiting = select(posts.c.channel_id).where(OWED).group_by(posts.c.channel_id).order_by(func.min(posts.c.id))
        return tuple(await self._connection.scalars(waiting))

    async def owed_of(self, match_id: int, revision: int) -> tuple[PostRow, ...]:
        """Return the posts still to be delivered, wherever to, whose call is true at a revision of a match."""
        of_match = select(*columns(posts, PostRow)).where(posts.c.match_id == match_id, OWED)
        return await self._all(of_match.where(posts.c.revision == revision), PostRow)

    async def newest_board(self, match_id: int) -> BoardRow | None:
        """Return the post that shows a match as it is now in the match's own channel, delivered or not."""
        at_home = (matches.c.id == posts.c.match_id) & (matches.c.channel_id == posts.c.channel_id)
        since = posts.c.delivered_at.label("since")
        joined = select(posts.c.message_id, posts.c.failed, posts.c.revision, since).join(matches, at_home)
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
        return found.message_id if found is not None and found.role in ROLES[role].edits else None

    async def is_message(self, message_id: int, *, before: int) -> bool:
        """Whether one of the posts that were owed in the time before another one is known to stand by this message."""
        near = posts.c.id.between(before - NEAR, before - 1)
        found = select(posts.c.id).where(near, posts.c.message_id == message_id).limit(1)
        return await self._connection.scalar(found) is not None

    async def told_by(self, channel_id: int, message_id: int) -> ToldRow | None:
        """Return what a message tells in the channel of a match or its thread, or in one that watches; else None."""
        watched = select(watches.c.source_id).where(watches.c.channel_id == channel_id)
        of_channel = select(matches.c.id).where(
            or_(
                *(
                    place.in_((channel_id, watched.scalar_subquery()))
                    for place in (matches.c.channel_id, matches.c.parent_id)
                )
            )
        )
        standing = select(posts.c.match_id, func.min(posts.c.turn).label("begun"), func.max(posts.c.turn).label("last"))
        found = (
            await self._connection.execute(
                standing.where(posts.c.match_id.in_(of_channel), posts.c.message_id == message_id).group_by(
                    posts.c.match_id
                )
            )
        ).first()
        if found is None:
            return None
        before = select(func.max(posts.c.turn)).where(
            posts.c.match_id == found.match_id, posts.c.role.in_(BOARDS), posts.c.turn < found.begun
        )
        first: int | None = await self._connection.scalar(before)
        return ToldRow(match_id=found.match_id, first=first or 0, last=found.last)

    async def last_call(self, match_id: int) -> CallRow | None:
        """Return the call of a match that has reached its person last."""
        return await self._one(LAST_CALL, CallRow, match=match_id)


OWE: Final = insert(posts).returning(*columns(posts, PostRow))
_others_owed: Final = OWING.where(posts.c.id != bindparam("post")).correlate(None).exists()
DELIVERED: Final = (
    update(posts)
    .where(posts.c.id == bindparam("post"), posts.c.delivered_at.is_(None))
    .values(
        message_id=bindparam("message"),
        delivered_at=bindparam("at"),
        called=func.coalesce(posts.c.called, bindparam("person")),
        body=None,
    )
    .returning(_others_owed.label("owes_more"))
)
WITHDRAW_CALLS: Final = (
    update(posts)
    .where(posts.c.match_id == bindparam("match"), posts.c.role.in_(MERE_CALLS), posts.c.fleeting.is_(None), OWED)
    .values(WITHDRAWING)
)
WITHDRAW_SUMMARIES: Final = (
    update(posts).where(posts.c.match_id == bindparam("match"), posts.c.role == "summary", OWED).values(WITHDRAWING)
)
_first_lobby: Final = (
    select(func.min(posts.c.id))
    .where(posts.c.match_id == bindparam("match"), posts.c.role == "lobby", OWED)
    .scalar_subquery()
)
WITHDRAW_LOBBIES: Final = (
    update(posts)
    .where(posts.c.match_id == bindparam("match"), posts.c.role == "lobby", OWED, posts.c.id > _first_lobby)
    .values(WITHDRAWING)
)


class PostWriter(PostReader):
    """Writes what is owed, what became of it, and what stands."""

    def __init__(self, connection: AnyConnection) -> None:
        super().__init__(connection)
        self.to_wake: set[int] = set()
        """The channels that have been owed something in this transaction."""

    async def owe(
        self, *, match_id: int | None, channel_id: int, turn: int, new: Sequence[NewPost]
    ) -> tuple[PostRow, ...]:
        """Promise posts to a channel, in this order after all that it is owed already. Raises NoSuchMatch."""
        self.to_wake.add(channel_id)
        written = []
        for post in new:
            place = {"match_id": match_id, "channel_id": channel_id, "turn": turn}
            values = place | msgspec.structs.asdict(post) | {"nonce": secrets.token_urlsafe(12)}
            async with self._refusing(NoSuchMatch, unless=match_id):
                owed = await self._connection.execute(OWE, values)
            written.append(owed.mappings().one())
        return self._rows(written, PostRow)

    async def leave_lines(self, match_id: int, *, after_turn: int) -> None:
        """Leave nothing but its line of each post that has one and would be withdrawn; it belongs to no match any more.

        It keeps its place and its nonce: a post that is under way, or stands although Discord's answer was lost, has
        told the line, and that does not come again.
        """
        undone = (posts.c.match_id == match_id) & (posts.c.turn > after_turn) & OWED
        waiting = undone & (posts.c.line != "") & (posts.c.sent == 0)  # a long post has told it with its first message
        for row in (await self._connection.execute(select(posts.c.id, posts.c.line).where(waiting))).all():
            body = msgspec.json.encode({"text": row.line})
            line = {"match_id": None, "turn": 0, "role": "board", "line": "", "revision": None, "body": body}
            await self._connection.execute(update(posts).where(posts.c.id == row.id).values(line))

    async def withdraw(self, match_id: int, *, after_turn: int) -> int:
        """Give up the undelivered posts of all turns after this one; return how many."""
        undone = (posts.c.match_id == match_id) & (posts.c.turn > after_turn) & OWED
        return (await self._connection.execute(update(posts).where(undone).values(WITHDRAWING))).rowcount

    async def withdraw_from(self, channel_id: int) -> None:
        """Give up all that a channel is still owed: it is gone."""
        await self._connection.execute(update(posts).where(posts.c.channel_id == channel_id, OWED).values(WITHDRAWING))

    async def withdraw_copies(self, channel_id: int, *, source_id: int) -> None:
        """Give up what a channel is still owed of the games of another one and of its threads."""
        theirs = select(matches.c.id).where((matches.c.channel_id == source_id) | (matches.c.parent_id == source_id))
        copies = (posts.c.channel_id == channel_id) & posts.c.match_id.in_(theirs) & OWED
        await self._connection.execute(update(posts).where(copies).values(WITHDRAWING))

    async def withdraw_calls(self, match_id: int) -> None:
        """Give up the undelivered calls of a match that are no boards: a board is owed now that calls for itself.

        One whose message goes may stand already, sent by a bot that was killed then: it is looked for, and goes.
        """
        await self._connection.execute(WITHDRAW_CALLS, {"match": match_id})

    async def withdraw_lobbies(self, match_id: int) -> None:
        """Give up the undelivered lobbies of a match but the first, which may be under way: a newer one is owed now."""
        await self._connection.execute(WITHDRAW_LOBBIES, {"match": match_id})

    async def withdraw_summaries(self, match_id: int) -> None:
        """Give up the undelivered summary of a match: a newer one is owed now."""
        await self._connection.execute(WITHDRAW_SUMMARIES, {"match": match_id})

    async def readdress(self, channel_id: int, *, to: int) -> None:
        """Let all that a thread is still owed be owed to the channel in which its game goes on."""
        self.to_wake.add(to)
        owed = update(posts).where(posts.c.channel_id == channel_id, OWED)
        await self._connection.execute(owed.where(posts.c.role.in_(OF_THREADS)).values(WITHDRAWING))
        await self._connection.execute(owed.where(posts.c.role.not_in(OF_THREADS)).values(channel_id=to))

    async def mark_sent(self, post_id: int, *, message_id: int, called: int | None = None) -> None:
        """Note that one more message of a post stands, not its last; `called` is whom its first message has called."""
        values = {"message_id": message_id, "sent": posts.c.sent + 1, "called": func.coalesce(posts.c.called, called)}
        await self._connection.execute(update(posts).where(posts.c.id == post_id).values(values))

    async def mark_delivered(
        self, post: PostRow, *, message_id: int, at: datetime | None = None, called: int | None = None
    ) -> Marked:
        """Note that a post stands in its channel since a time, or just now, even if it was withdrawn meanwhile.

        What it says is not kept: Discord has it. `called` is the person whom it has called. That a post is the last one
        can be untrue once it is returned: others owe more meanwhile.
        """
        place = {"post": post.id, "channel": post.channel_id}
        facts = place | {"message": message_id, "at": at or now(), "person": called}
        owes_more = await self._connection.scalar(DELIVERED, facts)
        return "already" if owes_more is None else "more" if owes_more else "last"

    async def skip_torn(self, channel_id: int, *, reason: str) -> int | None:
        """Give up the post that a channel is owed next, which cannot be read; return its number."""
        first = select(func.min(posts.c.id)).where(posts.c.channel_id == channel_id, OWED).scalar_subquery()
        giving_up = update(posts).where(posts.c.id == first).values(failed=reason).returning(posts.c.id)
        post_id: int | None = await self._connection.scalar(giving_up)
        return post_id

    async def mark_failed(self, post_id: int, *, reason: str) -> None:
        """Note that a post is given up for good."""
        await self._connection.execute(update(posts).where(posts.c.id == post_id, OWED).values(failed=reason))

    async def forget_fleeting(self, channel_id: int, message_id: int) -> None:
        """Note that nothing is to go of a message any more."""
        await self._connection.execute(FORGET_FLEETING, {"channel": channel_id, "message": message_id})
