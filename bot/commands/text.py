"""`/text`: the board in letters, for those to whom a picture says nothing."""

import discord
from discord import app_commands

from bot.reporting import reporting
from bot.tables.texts import code_block


@app_commands.command(description="Show the board as text, for your eyes only.")
@app_commands.guild_only()
async def text(interaction: discord.Interaction) -> None:
    """Show the text board of the channel's game."""
    async with reporting(interaction) as asking:
        table = await asking.house.tables.begun(asking.channel_id)
        board = code_block(table.played.show.text(asking.words, table.begun.state))
        stopped = [asking.words("board-stopped")] if table.row.status == "stopped" else []
        await asking.answer("\n".join((*stopped, board)))
