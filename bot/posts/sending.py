"""How a post becomes a message on Discord: text, the one mention, painted pictures, controls."""

from datetime import timedelta
from io import BytesIO

import discord

from bot.controls.control import buttons_view
from bot.posts.painter import Painter
from bot.posts.post import Post
from bot.store import PostRow, Store

EDITABLE_FOR = timedelta(minutes=55)
"""Discord limits edits of messages that are older than an hour; the lobby is posted anew before that."""

NOBODY = discord.AllowedMentions.none()


class Messenger:
    """Sends posts through a Discord client."""

    def __init__(self, *, client: discord.Client, store: Store, painter: Painter) -> None:
        self._client = client
        self._store = store
        self._painter = painter

    async def deliver(self, row: PostRow, post: Post) -> int:
        """Send the post, or edit the lobby's message if that is what it changes. Returns the message's id."""
        channel = self._client.get_partial_messageable(row.channel_id)
        if post.role == "lobby" and (lobby := await self._lobby_message(row)) is not None:
            try:
                await channel.get_partial_message(lobby).edit(
                    content=post.text, view=buttons_view(post.buttons), allowed_mentions=NOBODY
                )
            except discord.NotFound:  # somebody deleted it: it is posted anew
                pass
            else:
                return lobby
        message = await channel.send(
            post.text,
            files=await self._files(row, post),
            view=buttons_view(post.buttons) or discord.utils.MISSING,
            allowed_mentions=mentions(post.mention),
            nonce=row.nonce,
        )
        return message.id

    async def _lobby_message(self, row: PostRow) -> int | None:
        if row.match_id is None:
            return None
        async with self._store.reading() as view:
            match = await view.match(row.match_id)
        message_id = None if match is None else match.lobby_message_id
        if message_id is None or discord.utils.utcnow() - discord.utils.snowflake_time(message_id) > EDITABLE_FOR:
            return None
        return message_id

    async def _files(self, row: PostRow, post: Post) -> list[discord.File]:
        return [
            discord.File(
                BytesIO(await self._painter.paint(picture)),
                filename=f"{picture.game}-{row.id}-{number}.png",
                description=picture.alt,
            )
            for number, picture in enumerate(post.pictures, start=1)
        ]


def mentions(person_id: int | None) -> discord.AllowedMentions:
    """Allow a message to ping this person and nobody else."""
    if person_id is None:
        return NOBODY
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=[discord.Object(person_id)])
