"""`/see monster`: what hunts the players of this channel, large; or any monster of the kit."""

from typing import Final

import discord
from discord import app_commands

from bot.games.fearsome_floors.new import complete_monster
from bot.games.fearsome_floors.options import read_options
from bot.interactions.context import Context
from bot.interactions.errors import error_boundary
from bot.interactions.look import Look
from bot.table.posts.post import picture_of
from engine.core import Reason, Refused
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.kit import Kit, read_kit
from render.fearsome_floors.show import monster_frame


@app_commands.command(description="Look at the monster of this channel's game, or at any other one.")
@app_commands.describe(monster="Its head, body, arms, legs and feet; the one of this channel if you name none")
async def monster(interaction: discord.Interaction, monster: str | None = None) -> None:
    """Show a monster to the caller."""
    async with error_boundary(interaction) as context:
        await show_monster(context, None if monster is None else read_kit(monster.strip().lower()))


async def show_monster(context: Context, kit: Kit | None = None) -> None:
    """Show a monster, or that of the channel's table."""
    frame = monster_frame(await _kit_here(context) if kit is None else kit, context.words)
    await context.show(frame.sentence, view=None, pictures=[picture_of(FEARSOME_FLOORS.key, frame)])


async def _kit_here(context: Context) -> Kit:
    """Return the monster of the channel's table, whose game may be over by now. Raises Refused."""
    table = await context.app.tables.table(await context.channel_id(), context.person.id)
    if table is None:
        raise Refused(Reason.of("table-no-game-here"))
    if table.row.game != FEARSOME_FLOORS.key:
        raise Refused(Reason.of("table-other-game", game=context.words(table.row.game)))
    return read_options(table.row.setup).kit


monster.autocomplete("monster")(complete_monster)

MONSTER: Final = Look(monster, show_monster)
