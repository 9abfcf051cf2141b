"""Fearsome Floors as text: moves as its slash commands, positions as FFN, and `/see record`, the game as a file."""

from io import BytesIO
from typing import Final, assert_never

import discord
import msgspec

from bot.games.discord_game import TrialGame, TypedCommand
from bot.games.fearsome_floors.options import variant
from bot.interactions.context import Context
from bot.interactions.look import look
from bot.table import TableView
from bot.table.texts import file_stem
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.moves import AnyMove, MoveToken, PlaceRest, PlaceTile, Resign, RevealCard
from engine.fearsome_floors.notation import read_position, write_position
from engine.fearsome_floors.records import GameRecord, write_record

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


def typed(move: AnyMove) -> TypedCommand:
    """Return the command by which a person makes a move. Raises ValueError for what nobody chooses."""
    match move:
        case MoveToken(token=token, path=""):
            return TypedCommand("stay", {"token": token})
        case MoveToken(token=token, path=path):
            return TypedCommand("move", {"token": token, "path": path})
        case PlaceTile(tile=tile, square=square, direction=direction):
            turned = {} if direction is None else {"direction": direction}
            return TypedCommand("place", {"tile": tile, "square": square, **turned})
        case Resign():
            return TypedCommand("resign")
        case RevealCard() | PlaceRest():
            raise ValueError("nobody alone reveals a card or leaves tiles to chance")
        case _:
            assert_never(move)


FEARSOME_FLOORS_TRIAL: Final = TrialGame(
    players=4,
    typed=typed,
    written=write_position,
    read=read_position,
    # FFN does not say what the monster looks like that was chosen for the table.
    start_from=lambda state, setup: msgspec.structs.replace(state, kit=setup.kit or state.kit),
)

RECORD: Final = look("record", show_record)
