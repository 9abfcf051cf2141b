"""The seat of who asks, found with its table in one transaction: each press waits for it."""

from contextlib import AbstractAsyncContextManager

from bot.interactions.context import Context
from bot.play.absence import Sitting, sitting
from bot.table import BoardId, TableView
from engine.core import Seat


def at_seat_reading(
    context: Context, *, board: BoardId | None = None, shown: BoardId | None = None, game: str | None = None
) -> AbstractAsyncContextManager[Sitting]:
    """Give the running table and the seat of the asker, who is about to act, and the transaction. Raises as `sitting`.

    What takes long, or writes, comes after it: others wait for its connection.
    """
    tables = context.app.tables
    return sitting(tables, context.channel_id, context.person, board=board, shown=shown, game=game)


async def at_seat(
    context: Context, *, board: BoardId | None = None, shown: BoardId | None = None, game: str | None = None
) -> tuple[TableView, Seat]:
    """Return the running table and the seat of the asker, who is about to act. Raises as `sitting`."""
    async with at_seat_reading(context, board=board, shown=shown, game=game) as (_, table, seat):
        return table, seat


async def looking_on(context: Context, *, game: str) -> tuple[TableView, Seat]:
    """Return the running table and the seat of the asker, who may only look: a stand-in plays on. Raises Refused."""
    async with context.app.tables.store.reading() as reader:
        place, person = await context.channel_id(reader), context.person.id
        table = await context.app.tables.running(place, person, game=game, reader=reader)
        return table, table.must_seat(person)
