"""Channels: what follows where one is lost (a thread's game goes on in its channel), and whose games one shows."""

from typing import Final, Literal, get_args

import msgspec

from bot.play.outbox import mirror, owe_line
from bot.play.places import NOBODY
from bot.play.tables import Tables
from bot.store import ChannelTaken, Writer
from bot.table import Person
from bot.table.posts.board_posts import board_post
from bot.table.posts.lobby_post import lobby_post
from bot.table.posts.post import Post, address, to_row
from bot.table.rows import RegularKind, RegularPostRow, WatchRow
from bot.table.texts import plain
from engine.core import by_kind
from render.core import Words, words_in

Why = Literal["deleted", "shut"]
"""Why a channel cannot be used: it is gone, or the bot may not write there."""


async def move_to_parent(tables: Tables, writer: Writer, channel_id: int, why: Why) -> bool:
    """Let a thread's game go on in its channel, or end where another is on there; False for a thread that has none."""
    row = await writer.match_in(channel_id)
    if row is None or row.parent_id is None:
        return False
    words = words_in(row.language)
    try:
        await writer.move(row.id, channel_id=row.parent_id, parent_id=None)
    except ChannelTaken:
        await leave(writer, channel_id)
        if row.status == "lobby":
            closed = await tables.load(writer, msgspec.structs.replace(row, status="stopped"))
            await tables.owe(writer, closed, [lobby_post(closed)])
        else:
            await owe_line(writer, row.parent_id, words("thread-lost-for-good", number=row.id))
        return True
    await writer.withdraw_summaries(row.id)
    await writer.readdress(channel_id, to=row.parent_id)
    table = await tables.load(writer, msgspec.structs.replace(row, channel_id=row.parent_id, parent_id=None))
    boards = [] if table.match is None else [board_post(table.public, heading=words("thread-lost", why=why))]
    await tables.owe(writer, table, [lobby_post(table), *boards])
    return True


async def leave(writer: Writer, channel_id: int) -> None:
    """End what is on in a channel that is gone: nothing is posted there, no puzzle either, and nobody watches it."""
    row = await writer.match_in(channel_id)
    if row is not None:
        await writer.set_status(row.id, "stopped")
        await writer.set_alarms(row.id, ())
    await writer.withdraw_from(channel_id)
    await writer.forget_watches(channel_id)
    for posted in await writer.regular_posts(place_id=channel_id):
        await tell_of_lost_post(writer, posted, "deleted")
        await writer.drop_regular_post(channel_id, posted.kind)


LOST: Final = by_kind(get_args(RegularKind), {"puzzle": "puzzle-post-lost", "month": "month-post-lost"})
"""How it is told that a regular post comes no more."""


async def tell_of_lost_post(writer: Writer, row: RegularPostRow, why: Why) -> None:
    """Tell by a direct message, once, whoever asked for a regular post in a channel that it is not posted."""
    if row.asked_by is not None and (why == "deleted" or await writer.warn_of_regular_post(row)):
        channel = address(row.guild_id, row.place_id)
        told = Post(text=words_in(row.language)(LOST[row.kind], why=why, channel=channel), role="direct")
        await writer.owe(match_id=None, channel_id=row.asked_by, turn=0, new=[to_row(told)])


async def begin(tables: Tables, watch: WatchRow, *, guild_id: int, who: Person, words: Words) -> None:
    """Show the games of a channel and of its threads in another one from now on, and at once those that are on."""
    async with tables.writing() as writer:
        await writer.watch(watch)
        places = [place.channel_id for place in await writer.places(watch.source_id, NOBODY)]
        found = [await writer.match_in(place) for place in places if place != watch.channel_id]
        rows = [row for row in found if row is not None]
        running = [row for row in rows if row.status == "running"]
        status = "running" if running else "lobby" if rows else "none"
        sentence = words("watch-begun", who=plain(who.name), channel=f"<#{watch.source_id}>", status=status)
        await owe_line(writer, watch.channel_id, sentence, guild_id=guild_id, of=[who])
        for row in running:
            table = await tables.load(writer, row)
            board = msgspec.structs.replace(board_post(table.public), role="round-start")
            await mirror(writer, table, [board], channel_id=watch.channel_id)


async def end_hidden(tables: Tables, watch: WatchRow) -> None:
    """Show nothing more of a channel that has become hidden from readers of the other one, and tell these so."""
    async with tables.writing() as writer:
        if await writer.watched_in(watch.channel_id) != watch.source_id:
            return
        await writer.unwatch(watch.channel_id)
        await writer.withdraw_copies(watch.channel_id, source_id=watch.source_id)
        row = await writer.latest_match_in(watch.source_id)
        words = words_in("en" if row is None else row.language)
        await owe_line(writer, watch.channel_id, words("watch-hidden"))
