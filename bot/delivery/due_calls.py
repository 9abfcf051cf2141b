"""Whom a post calls when it goes out: nobody whose turn is over, nobody twice to one turn, nobody in quiet hours."""

from datetime import datetime, timedelta
from typing import Final

import msgspec

from bot.store import Reader, Writer
from bot.table.post_rows import PostRow
from bot.table.posts.post import Post, callee, makes_call
from bot.table.quiet_hours import quiet_until
from bot.table.rows import AlarmRow

ANEW: Final = timedelta(minutes=2)
"""After how long a turn that comes again, since a move was taken back and made anew, calls its player again."""


async def as_due(reader: Reader, row: PostRow, post: Post, now: datetime) -> Post | None:
    """Return a post with the call that it has to make now; None for one that is nothing but a call, and is not due."""
    if not makes_call(post):
        return post
    is_due = await still_applies(reader, row, post) and await _quiet_until(reader, post, now) is None
    if is_due and (post.traits.is_mere_call or not await _has_called(reader, row, post, now)):
        return post
    return None if post.traits.is_mere_call else msgspec.structs.replace(post, mention=None, call=None)


async def call_later(writer: Writer, row: PostRow, post: Post, now: datetime) -> None:
    """Set an alarm that calls the person when their quiet hours end, if they have begun before the post could go out.

    The post was owed outside of these hours, waited for Discord, and then went out without its call.
    """
    person_id, quiet = callee(post), await _quiet_until(writer, post, now)
    if person_id is None or quiet is None or row.match_id is None or post.revision is None:
        return
    await writer.match(row.match_id)  # nobody plays on now: the next turn's alarm is not written over
    if await still_applies(writer, row, post) and not await _has_called(writer, row, post, now):
        facts = {"match_id": row.match_id, "revision": post.revision}
        await writer.set_alarm(AlarmRow(kind="call", person_id=person_id, due_at=quiet, **facts))


async def still_applies(reader: Reader, row: PostRow, post: Post) -> bool:
    """Whether the match still is as it was when the post was owed, so that its call is true."""
    if post.revision is None or row.match_id is None:  # owed by an earlier version, which did not say
        return True
    return await reader.is_at(row.match_id, post.revision, person_id=callee(post))


async def _has_called(reader: Reader, row: PostRow, post: Post, now: datetime) -> bool:
    """Whether the person whom a post calls has been called to the same turn just before."""
    last = None if row.match_id is None else await reader.last_call(row.match_id)
    return last is not None and (last.called, last.turn) == (callee(post), row.turn) and now - last.since < ANEW


async def _quiet_until(reader: Reader, post: Post, now: datetime) -> datetime | None:
    """Return when the quiet hours end of whom a post calls; None where nobody is disturbed."""
    person_id = callee(post)
    return None if person_id is None else quiet_until(await reader.person(person_id), now)
