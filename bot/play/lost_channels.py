"""What follows where a channel is lost: a game ends with it; that of a thread goes on in the channel it hung from."""

from typing import Literal

import msgspec

from bot.play.outbox import owe_line
from bot.play.tables import Tables
from bot.store import ChannelTaken, Writer
from bot.table.posts.board_posts import board_post
from bot.table.posts.lobby_post import lobby_post
from render.core import words_in

Why = Literal["deleted", "shut"]
"""Why a thread cannot be used: it is gone, or the bot may not write there."""


async def move_to_parent(tables: Tables, writer: Writer, channel_id: int, why: Why) -> bool:
    """Let a thread's game go on in its channel, with all that is still owed; False for a thread that has none.

    If another game is on in the channel, this one is stopped.
    """
    row = await writer.match_in(channel_id)
    if row is None or row.parent_id is None:
        return False
    words = words_in(row.language)
    try:
        await writer.move(row.id, channel_id=row.parent_id, parent_id=None)
    except ChannelTaken:
        await leave(writer, channel_id)
        await owe_line(writer, row.parent_id, words("thread-lost-for-good", number=row.id))
        return True
    await writer.withdraw_summaries(row.id)
    await writer.readdress(channel_id, to=row.parent_id)
    table = await tables.load(writer, msgspec.structs.replace(row, channel_id=row.parent_id, parent_id=None))
    board = board_post(table.public, heading=words("thread-lost", why=why))
    await tables.owe(writer, table, [lobby_post(table), board])
    return True


async def leave(writer: Writer, channel_id: int) -> None:
    """End what is on in a channel that is gone: nothing is posted there any more, and nobody watches it."""
    row = await writer.match_in(channel_id)
    if row is not None:
        await writer.set_status(row.id, "stopped")
        await writer.set_alarms(row.id, ())
    await writer.withdraw_from(channel_id)
    await writer.forget_watches(channel_id)
