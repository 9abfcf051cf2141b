"""The seat of who asks, found with its table in one transaction: each press waits for it."""

from contextlib import AbstractAsyncContextManager

from bot.interactions.asker import Asker
from bot.play.absence import Sitting, sitting
from bot.table import BoardId, TableView
from engine.core import Seat


def at_seat_reading(
    asker: Asker, *, board: BoardId | None = None, shown: BoardId | None = None, game: str | None = None
) -> AbstractAsyncContextManager[Sitting]:
    """Give the running table and the seat of the asker, who is about to act, and the transaction. Raises as `sitting`.

    What takes long, or writes, comes after it: others wait for its connection.
    """
    tables = asker.app.tables
    return sitting(tables, asker.channel_id, asker.person, board=board, shown=shown, game=game)


async def at_seat(
    asker: Asker, *, board: BoardId | None = None, shown: BoardId | None = None, game: str | None = None
) -> tuple[TableView, Seat]:
    """Return the running table and the seat of the asker, who is about to act. Raises as `sitting`."""
    async with at_seat_reading(asker, board=board, shown=shown, game=game) as (_, table, seat):
        return table, seat


async def looking_on(asker: Asker, *, game: str | None = None) -> tuple[TableView, Seat]:
    """Return the running table and the seat of the asker, who may only look: a stand-in plays on. Raises Refused."""
    async with asker.app.tables.store.reading() as reader:
        place, person = await asker.channel_id(reader), asker.person.id
        table = await asker.app.tables.running(place, person, game=game, reader=reader)
        return table, table.must_seat(person)
