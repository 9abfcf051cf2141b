"""Looks in a channel for a message that Discord may have taken although nobody has noted that it did.

A nonce keeps a message from appearing twice for a few minutes only, and Discord stores none: a message is known by its
files, which are named by their post, or by its text.
"""

import re
from collections.abc import Collection
from typing import Final

import discord

from bot.store import Store
from bot.table.post_rows import PostRow

FARTHEST: Final = 500
"""How many messages are looked through: after that many others nobody is helped by knowing."""


async def find_sent(
    place: discord.abc.Messageable, row: PostRow, texts: Collection[str], *, author: int, store: Store
) -> int | None:
    """Return the message in which Discord has taken a post, or its next part, already; None where it has not.

    `texts` are what the message may say. A message with such a text and no file counts only if no other post is known
    to stand by it. The search begins at the newest message of the posts before: a channel gets its posts in order.
    Where the bot may not read, nothing is found; any other refusal raises discord.HTTPException.
    """
    after = await _last_before(store, row)
    file = re.compile(rf".+-{row.id}-\d+\.\w+")
    try:
        async for message in place.history(limit=FARTHEST, after=after):
            if message.author.id != author:
                continue
            if any(file.fullmatch(each.filename) for each in message.attachments):
                return message.id
            says_it = not message.attachments and message.content.strip() in texts
            if says_it and not await _is_known(store, row, message.id):
                return message.id
    except discord.Forbidden:
        return None
    return None


async def _last_before(store: Store, row: PostRow) -> discord.Object | None:
    """Return behind what is looked; None for from the newest message back."""
    if row.message_id is not None:  # an earlier part of this post
        return discord.Object(row.message_id)
    async with store.lookup() as reader:
        newest = await reader.newest_message(row.channel_id, before=row.id)
    return None if newest is None else discord.Object(newest - 1)  # which may show this post, too


async def _is_known(store: Store, row: PostRow, message_id: int) -> bool:
    async with store.lookup() as reader:
        return await reader.is_message(message_id, before=row.id)
