"""`/forecast`, and the pad's "What if": what the next card could do, for the asker's eyes only."""

from collections.abc import Mapping
from typing import Final

import discord
from discord import app_commands

from bot.games.fearsome_floors.attempt import Attempt
from bot.games.fearsome_floors.forecast_policy import must_foresee
from bot.games.fearsome_floors.pad import seated, way_line
from bot.interactions.context import Asking, Verb
from bot.interactions.errors import reporting
from bot.play.tables import NOT_RUNNING
from bot.table import Table
from bot.table.posts.custom_id import ControlId
from bot.table.posts.post import TEXT_LIMIT, picture_of
from bot.table.texts import clipped
from engine.core import Reason, Refused
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.forecast import what_if
from engine.fearsome_floors.state import Over, State
from render.core import Frame
from render.fearsome_floors.forecast_told import forecast_frame


@app_commands.command(description="See what the monster's next card could do, and whom it would eat.")
@app_commands.guild_only()
async def forecast(interaction: discord.Interaction) -> None:
    """Show the forecast of the position as it stands."""
    async with reporting(interaction) as asking:
        table = await asking.house.tables.begun(asking.channel_id, game=FEARSOME_FLOORS.key)
        if table.row.status != "running":
            raise Refused(Reason.of(NOT_RUNNING[table.row.status]))
        must_foresee(table, asking.person.id)
        await _show(asking, _frame(asking, table, table.begun.state))


async def show_what_if(asking: Asking, control: ControlId) -> None:
    """Show the forecast as if the way that the pad's button names were played; nothing is."""
    table, seat = await seated(asking, control)
    must_foresee(table, asking.person.id)
    attempt = Attempt.read(control)
    state = what_if(table.begun.state, seat, attempt.move)
    if isinstance(state.phase, Over):
        raise Refused(Reason.of("ff-forecast-over"))
    heading = way_line(asking.words, table, attempt)
    await _show(asking, _frame(asking, table, state, heading=heading))


def _frame(asking: Asking, table: Table, state: State, *, heading: str = "") -> Frame:
    """Foresee a position of the table's game; a card that an undo took back comes again there."""
    return forecast_frame(asking.words, table.names, state, fate=table.begun.journal.fate, heading=heading)


async def _show(asking: Asking, frame: Frame) -> None:
    text = clipped(frame.sentence, TEXT_LIMIT)
    await asking.show(text, view=None, pictures=[picture_of(FEARSOME_FLOORS.key, frame)])


VERBS: Final[Mapping[str, Verb]] = {"whatif": show_what_if}
