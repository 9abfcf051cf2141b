"""Direct messages: owed once the board stands that they lead to; where one is refused, the channel calls instead."""

from bot.delivery.due_calls import still_applies
from bot.store import Writer
from bot.table.post_rows import PostRow
from bot.table.posts.calls import direct_post
from bot.table.posts.post import Post, address, to_row
from bot.table.rows import MatchRow


async def owe_direct_message(writer: Writer, row: PostRow, post: Post, *, message_id: int | None) -> None:
    """Owe the person whom a delivered post calls their direct message, with a link to the post, while it is true.

    It is true as long as the match has not changed since the post was owed.
    """
    if post.call is not None and (match := await _match_still_calling(writer, row, post)) is not None:
        direct = direct_post(post.call, address(match.guild_id, match.channel_id, message_id), revision=post.revision)
        await _owe(writer, row, direct, channel_id=post.call.person)


async def call_instead(writer: Writer, row: PostRow, post: Post) -> None:
    """Let the channel call whom a direct message could not reach, if it is still their turn."""
    if post.call is not None and (match := await _match_still_calling(writer, row, post)) is not None:
        instead = Post(text=post.call.otherwise, mention=post.call.person, role="call", revision=post.revision)
        await _owe(writer, row, instead, channel_id=match.channel_id)


async def owe_short_call(writer: Writer, row: PostRow, post: Post, *, message_id: int) -> None:
    """Let the channel call whom an edited board names, who is not pinged by it, until the match has gone on.

    The board may stand far above by now: the call leads to it, and has its first control.
    """
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
