"""The start of a game, in its channel or in a thread that is made for it."""

from bot.interactions.context import Context
from bot.play import lobby
from bot.table import BoardId, Table
from bot.table.table_settings import Place
from bot.table.texts import visible


async def start_game(context: Context, *, board: BoardId | None = None, place: Place | None = None) -> None:
    """Begin the match of the lobby here; without a place where its table is set to be played. Raises Refused.

    Where no thread can be made it is played in the channel, which is told.
    """
    tables, here = context.app.tables, context.own_channel_id
    table = await lobby.must_start(tables, here, context.person, board=board)
    if (place or table.settings.place) == "channel":
        await lobby.start(tables, here, context.person, board=board)
        await context.answer(context.words("started"))
        return
    thread = await _make_thread(context, table)
    note = table.words("thread-not-made") if thread is None else ""
    await lobby.start(tables, here, context.person, board=board, thread=thread, note=note)
    key = "thread-not-made" if thread is None else "started-in-thread"
    await context.answer(context.words(key, thread=f"<#{thread}>"))


async def _make_thread(context: Context, table: Table) -> int | None:
    """Make a thread that carries the players' names; None where the bot may not."""
    async with context.app.tables.store.reading() as reader:
        message = await reader.lobby_message(table.row.id)
    names = ", ".join(visible(seat.name) or "?" for seat in table.seats)
    name = table.words("thread-name", game=table.words(table.row.game), names=names)
    message_id = None if message is None else message.message_id
    return await context.app.make_thread(context.own_channel_id, name=name, message_id=message_id)
