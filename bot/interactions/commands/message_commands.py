"""What can be asked of a message with a board, in Discord's menu *Apps*: what has happened since, and why."""

from typing import Final

import discord
from discord import app_commands

from bot.interactions.components.program_buttons import tell_turns
from bot.interactions.components.replay_buttons import show_missed
from bot.interactions.context import Context
from bot.interactions.errors import error_boundary
from bot.play.archive import archived
from bot.table.post_rows import ToldRow
from engine.core import Reason, Refused


@app_commands.context_menu(name="What happened since my turn")
@app_commands.guild_only()
async def since_my_turn(interaction: discord.Interaction, message: discord.Message) -> None:
    """Sum up what the asker has missed of the game of a message."""
    async with error_boundary(interaction) as context:
        told = await _told(context, message)
        tables, here = context.app.tables, context.own_channel_id
        await show_missed(context, await archived(tables, here, context.person.id, told.match_id))


@app_commands.context_menu(name="Why did it go there")
@app_commands.guild_only()
async def why(interaction: discord.Interaction, message: discord.Message) -> None:
    """Tell the turns of a message step by step, with the reasons of the programs that played them."""
    async with error_boundary(interaction) as context:
        await tell_turns(context, await _told(context, message))


async def _told(context: Context, message: discord.Message) -> ToldRow:
    """Return which turns a message tells. Raises Refused for one that tells of no game here."""
    async with context.app.tables.store.reading() as reader:
        told = await reader.told_by(context.own_channel_id, message.id)
    if told is None:
        raise Refused(Reason.of("message-of-no-game"))
    return told


MESSAGE_COMMANDS: Final = (since_my_turn, why)
"""Discord takes five of a bot at most."""
