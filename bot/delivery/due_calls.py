"""Whom a post calls when it goes out: nobody whose turn is over, nobody twice to one turn, nobody in quiet hours.

Who wants direct messages is owed one once the board stands that it leads to; where it is refused, the channel calls.
"""

from datetime import datetime, timedelta
from typing import Final

import msgspec

from bot.store import Reader, Writer
from bot.table.post_rows import PostRow
from bot.table.posts.calls import direct_post
from bot.table.posts.post import Post, address, callee, makes_call, to_row
from bot.table.quiet_hours import quiet_until
from bot.table.rows import AlarmRow, MatchRow

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
    """Set an alarm that calls the person when their quiet hours end, if these have begun before the post went out."""
    person_id, quiet = callee(post), await _quiet_until(writer, post, now)
    if person_id is None or quiet is None or row.match_id is None or post.revision is None:
        return
    await writer.match(row.match_id)  # nobody plays on now: the next turn's alarm is not written over
    if await still_applies(writer, row, post) and not await _has_called(writer, row, post, now):
        await writer.set_alarm(
            AlarmRow(kind="call", match_id=row.match_id, revision=post.revision, person_id=person_id, due_at=quiet)
        )


async def still_applies(reader: Reader, row: PostRow, post: Post) -> bool:
    """Whether the match still is as it was when the post was owed, so that its call is true."""
    if post.revision is None or row.match_id is None:  # a question to somebody, say, whoever is to act
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


async def owe_direct_message(writer: Writer, row: PostRow, post: Post, *, message_id: int | None) -> None:
    """Owe whom a delivered post calls their direct message, with a link to it, while the match has not changed."""
    if post.call is not None and (match := await _match_still_calling(writer, row, post)) is not None:
        direct = direct_post(post.call, address(match.guild_id, match.channel_id, message_id), revision=post.revision)
        await _owe(writer, row, direct, channel_id=post.call.person)


async def call_instead(writer: Writer, row: PostRow, post: Post) -> None:
    """Let the channel call whom a direct message could not reach, if it is still their turn."""
    if post.call is not None and (match := await _match_still_calling(writer, row, post)) is not None:
        instead = Post(text=post.call.otherwise, mention=post.call.person, role="call", revision=post.revision)
        await _owe(writer, row, instead, channel_id=match.channel_id)


async def owe_short_call(writer: Writer, row: PostRow, post: Post, *, message_id: int) -> None:
    """Let the channel call whom an edited board names and does not ping, with a link and its first control."""
    if (match := await _match_still_calling(writer, row, post)) is not None:
        text = f"{post.ping} {address(match.guild_id, match.channel_id, message_id)}"
        acting = tuple(button for button in post.buttons if button.style == "primary")
        brief = Post(
            text=text, mention=post.mention, buttons=acting, role="call", revision=post.revision, is_brief=True
        )
        await _owe(writer, row, brief, channel_id=row.channel_id)


async def _owe(writer: Writer, row: PostRow, post: Post, *, channel_id: int) -> None:
    await writer.owe(match_id=row.match_id, channel_id=channel_id, turn=row.turn, new=[to_row(post)])


async def _match_still_calling(writer: Writer, row: PostRow, post: Post) -> MatchRow | None:
    """Return the match of a post whose call is still true."""
    if row.match_id is None or not await still_applies(writer, row, post):
        return None
    return await writer.match(row.match_id)
