"""`/record`: the game so far, or the finished one, as a text file that the engine can play through again."""

from collections.abc import Sequence
from datetime import date
from io import BytesIO
from typing import Any, Final

import discord
from discord import app_commands

from bot.reporting import reporting
from bot.tables import Table
from engine.core import Match, Reason, Refused
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.notation import BadNotation
from engine.fearsome_floors.records import GameRecord, read_record, write_record

EVENT: Final = "Fearsome Floors on Discord"


@app_commands.command(description="Get this channel's game as a text file, for your eyes only.")
@app_commands.guild_only()
async def record(interaction: discord.Interaction) -> None:
    """Send the record of the channel's table."""
    async with reporting(interaction) as asking:
        table = await asking.house.tables.begun(asking.channel_id, game=FEARSOME_FLOORS.key)
        text = write_record(game_record(table))
        file = discord.File(BytesIO(text.encode()), f"fearsome-floors-{table.row.id}.txt")
        await asking.answer(asking.words("ff-record"), file=file)


def game_record(table: Table) -> GameRecord:
    """Put together what a record says of a table."""
    names = [seat.name for seat in table.seats]
    return _record(table.begun, names, table.row.created_at.date(), f"channel {table.row.channel_id}")


def as_record(match: Match[Any, Any, Any], names: Sequence[str], day: date, place: str) -> str:
    """Write a match as a record."""
    return write_record(_record(match, names, day, place))


def from_record(text: str) -> Match[Any, Any, Any]:
    """Play a record through. Raises Refused for a text that is none."""
    try:
        return read_record(text).match
    except BadNotation as error:
        raise Refused(Reason.of("import-no-game")) from error


def _record(match: Match[Any, Any, Any], names: Sequence[str], day: date, place: str) -> GameRecord:
    return GameRecord(
        event=EVENT,
        site=place,
        date=day,
        players=tuple(names),
        variant="longer" if match.journal.start.longer else "standard",
        match=match,
    )
