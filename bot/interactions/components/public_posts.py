"""What somebody alone was shown is posted in the channel, by a button of that message."""

from collections.abc import Iterable
from datetime import timedelta
from typing import Final

from bot.delivery.permissions import may_write_where_they_are
from bot.interactions.context import Context
from bot.play.outbox import owe_beside
from bot.table import Person
from bot.table.posts.post import Post
from engine.core import Reason, Refused

SHOWN_AGAIN: Final = timedelta(days=1)
"""For how long a private message is shown to the channel only once: by then Discord takes none of its buttons."""


def must_write_here(context: Context) -> None:
    """See that the asker may write in the channel. Raises Refused."""
    if not may_write_where_they_are(context.interaction.permissions, context.interaction.channel):
        raise Refused(Reason.of("stats-may-not-write"))


async def post_once(context: Context, posts: Iterable[Post], *, of: Iterable[Person] = ()) -> None:
    """Post something in the channel, once for the private message whose button was pressed.

    It names `of`, people of the server who may sit at no table.
    """
    message, channel_id, guild_id = context.interaction.message, context.own_channel_id, context.guild_id
    shown = f"shown: message {0 if message is None else message.id} in {guild_id}"
    async with context.app.tables.writing() as writer:
        is_first = await writer.note_anew(shown, context.app.tables.clock(), after=SHOWN_AGAIN)
        for post in posts if is_first else ():
            await owe_beside(writer, channel_id, post, guild_id=guild_id, of=of)
    if is_first:
        await context.done()
    else:  # that message may be gone by now
        await context.answer(context.words("done"))
