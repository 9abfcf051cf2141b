"""`/see record`: the game so far, or the finished one, as a text file that the engine can play through again."""

from io import BytesIO
from typing import Final

import discord

from bot.games.fearsome_floors.options import variant
from bot.interactions.context import Context
from bot.interactions.look import look
from bot.table import TableView
from bot.table.texts import file_stem
from engine.core import AnyMatch, Reason, Refused
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.notation import BadNotation
from engine.fearsome_floors.records import GameRecord, read_record, write_record

EVENT: Final = "Fearsome Floors on Discord"


async def show_record(context: Context) -> None:
    """Send the record of the channel's table."""
    table = await context.app.tables.latest_started(
        await context.channel_id(), context.person.id, game=FEARSOME_FLOORS.key
    )
    file = discord.File(BytesIO(record_text(table).encode()), f"{file_stem(table.row, table.seats)}.txt")
    await context.answer(context.words("ff-record"), files=[file])


def record_text(table: TableView) -> str:
    """Write the record of a table's match."""
    return write_record(
        GameRecord(
            event=EVENT,
            site=f"channel {table.row.channel_id}",
            date=table.row.created_at.date(),
            players=tuple(seat.name for seat in table.seats),
            variant=variant(table.row.setup),
            match=table.started_match,
        )
    )


def read_text(text: str) -> AnyMatch:
    """Play a record through. Raises Refused for a text that is none."""
    try:
        return read_record(text).match
    except BadNotation as error:
        raise Refused(Reason.of("import-no-game")) from error


RECORD: Final = look("record", "The game so far, or the one that is over, as a text file.", show_record)
