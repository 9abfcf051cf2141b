"""`/back`: take one's seat back, and let a game go on that waits because everybody was absent."""

import discord
from discord import app_commands

from bot.absence import come_back
from bot.reporting import reporting
from engine.core import Reason, Refused


@app_commands.command(description="Take your seat back from a stand-in, or let a game go on that waits for people.")
@app_commands.guild_only()
async def back(interaction: discord.Interaction) -> None:
    """Say that the caller is at the table again."""
    async with reporting(interaction) as asking:
        if not await come_back(asking.house.tables, asking.channel_id, asking.person):
            raise Refused(Reason.of("absence-nobody-stands-in"))
        await asking.answer(asking.words("done"))
