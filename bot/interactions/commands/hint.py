"""`/hint`: the same as *Hint* on a pad."""

import discord
from discord import app_commands

from bot.interactions.components.hint_button import show_hint
from bot.interactions.errors import error_boundary


@app_commands.command(description="See your best moves and what each of them risks, for your eyes only.")
@app_commands.guild_only()
async def hint(interaction: discord.Interaction) -> None:
    """Show the caller's best moves on a picture."""
    async with error_boundary(interaction) as context:
        await show_hint(context, await context.app.tables.running(await context.channel_id(), context.person.id))
