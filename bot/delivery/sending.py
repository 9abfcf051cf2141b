"""How a post becomes a message on Discord: text, the one mention, painted pictures, controls."""

from collections.abc import Callable, Sequence
from datetime import timedelta
from io import BytesIO

import discord

from bot.delivery.painter import Painter
from bot.posts.post import Button, Post
from bot.store import PostRow, Store

EDITABLE_FOR = timedelta(minutes=55)
"""Discord limits edits of messages that are older than an hour; the lobby is posted anew before that."""

NOBODY = discord.AllowedMentions.none()


Layout = Callable[[Sequence[Button]], discord.ui.View | None]
"""How the buttons of a post become components; None where it has none."""


class Messenger:
    """Sends posts through a Discord client."""

    def __init__(self, *, client: discord.Client, store: Store, painter: Painter, layout: Layout) -> None:
        self._client = client
        self._store = store
        self._painter = painter
        self._layout = layout

    async def paint(self, post: Post) -> tuple[bytes, ...]:
        """Paint the post's pictures as PNG bytes."""
        return tuple([await self._painter.paint(picture) for picture in post.pictures])

    async def send(self, row: PostRow, post: Post, pictures: Sequence[bytes]) -> int:
        """Send the post, or edit the lobby's message if that is what it changes. Returns the message's id."""
        channel = self._client.get_partial_messageable(row.channel_id)
        if post.role == "lobby" and (lobby := await self._lobby_message(row)) is not None:
            try:
                await channel.get_partial_message(lobby).edit(
                    content=post.text, view=self._layout(post.buttons), allowed_mentions=NOBODY
                )
            except discord.NotFound:  # somebody deleted it: it is posted anew
                pass
            else:
                return lobby
        message = await channel.send(
            post.text,
            files=files_of(row, post, pictures),
            view=self._layout(post.buttons) or discord.utils.MISSING,
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


def files_of(row: PostRow, post: Post, pictures: Sequence[bytes]) -> list[discord.File]:
    """Make attachments of painted pictures, each with its alt text."""
    return [
        discord.File(BytesIO(painted), filename=f"{picture.game}-{row.id}-{number}.png", description=picture.alt)
        for number, (picture, painted) in enumerate(zip(post.pictures, pictures, strict=True), start=1)
    ]


def mentions(person_id: int | None) -> discord.AllowedMentions:
    """Allow a message to ping this person and nobody else."""
    if person_id is None:
        return NOBODY
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=[discord.Object(person_id)])
