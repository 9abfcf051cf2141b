"""Whom a post calls when it goes out: nobody whose turn it is not any more, and nobody twice to the same turn."""

from datetime import datetime, timedelta
from typing import Final

import msgspec

from bot.posts.post import Post, callee
from bot.store import PostRow, View

ANEW: Final = timedelta(minutes=2)
"""After how long a turn that comes again, since a move was taken back and made anew, calls its player again."""


async def as_due(view: View, row: PostRow, post: Post, now: datetime) -> Post | None:
    """Give a post with the call that it has to make now; None for one that is nothing but a call, and is not due."""
    is_mere_call = post.role in ("call", "direct")
    if callee(post) is None and not is_mere_call:
        return post
    if await holds(view, row, post) and (is_mere_call or not await _has_called(view, row, post, now)):
        return post
    return None if is_mere_call else msgspec.structs.replace(post, mention=None, call=None)


async def holds(view: View, row: PostRow, post: Post) -> bool:
    """Whether the match still is as it was when the post was owed, so that its call is true."""
    if post.revision is None or row.match_id is None:  # owed by an earlier version, which did not say
        return True
    return await view.is_at(row.match_id, post.revision, person_id=callee(post))


async def _has_called(view: View, row: PostRow, post: Post, now: datetime) -> bool:
    """Whether the person whom a post calls has been called to the same turn just before."""
    last = None if row.match_id is None else await view.last_call(row.match_id)
    return last is not None and (last.called, last.turn) == (callee(post), row.turn) and now - last.delivered_at < ANEW
