"""Direct messages: owed once the board stands that they lead to; where one is refused, the channel calls instead."""

import msgspec

from bot.posts.calls import direct_post
from bot.posts.post import Post, address
from bot.store import MatchRow, PostRow, Work


async def hand_over(work: Work, row: PostRow, post: Post, *, message_id: int | None) -> None:
    """Owe the direct message that a post calls for, with a link to it, if it still shows the match as it is."""
    if post.call is not None and (match := await _still(work, row)) is not None:
        direct = direct_post(post.call, address(match.guild_id, match.channel_id, message_id))
        await _owe(work, row, direct, channel_id=post.call.person, match_id=match.id)


async def call_instead(work: Work, row: PostRow, post: Post) -> None:
    """Let the channel call whom a direct message could not reach, if it is still their turn."""
    if post.call is not None and (match := await _still(work, row)) is not None:
        instead = Post(text=post.call.otherwise, mention=post.call.person)
        await _owe(work, row, instead, channel_id=match.channel_id, match_id=None)


async def _owe(work: Work, row: PostRow, post: Post, *, channel_id: int, match_id: int | None) -> None:
    body = msgspec.json.encode(post)
    await work.owe(match_id=match_id, channel_id=channel_id, turn=row.turn, bodies=[body])


async def _still(work: Work, row: PostRow) -> MatchRow | None:
    """Give the match of a post if no turn was played or taken back since."""
    if row.match_id is None or await work.turns_played(row.match_id) != row.turn:
        return None
    return await work.match(row.match_id)
