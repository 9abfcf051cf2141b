"""`/join`, `/leave`, `/start`: how people come to a table and begin."""

import discord
from discord import app_commands

from bot.interactions.autocomplete import Offers, complete
from bot.interactions.context import Asking
from bot.interactions.errors import reporting
from bot.play import lobby
from bot.table.seats import free_sides, side_told


@app_commands.command(description="Join the table in this channel, or change what you play before the game begins.")
@app_commands.describe(side="What you want to play (a colour, say); the first one that is free if you name none")
@app_commands.guild_only()
async def join(interaction: discord.Interaction, side: str | None = None) -> None:
    """Seat the caller."""
    async with reporting(interaction) as asking:
        table = await lobby.join(asking.house.tables, asking.channel_id, asking.person, side)
        seat = table.seats[table.must_seat(asking.person.id)]
        await asking.answer(asking.words("joined", side=table.played.side_name(seat.side, asking.words)))


@join.autocomplete("side")
async def _complete_side(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    async def offer(asking: Asking) -> Offers:
        table = await lobby.find_lobby(asking.house.tables, asking.channel_id)
        others = [seat for seat in table.seats if seat.person_id != asking.person.id]
        names = [(side_told(table.played, asking.words, side), side) for side in free_sides(table.played, others)]
        return [(name, side) for name, side in names if typed.lower() in name.lower()]

    return await complete(interaction, offer)


@app_commands.command(description="Leave the table before the game begins.")
@app_commands.guild_only()
async def leave(interaction: discord.Interaction) -> None:
    """Take the caller out of the lobby."""
    async with reporting(interaction) as asking:
        await lobby.leave(asking.house.tables, asking.channel_id, asking.person)
        await asking.answer(asking.words("left"))


@app_commands.command(description="Begin the game with those who have joined.")
@app_commands.guild_only()
async def start(interaction: discord.Interaction) -> None:
    """Begin the match."""
    async with reporting(interaction) as asking:
        await lobby.start(asking.house.tables, asking.channel_id, asking.person)
        await asking.answer(asking.words("started"))
