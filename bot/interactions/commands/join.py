"""`/join`, `/table leave`, `/table start`: how people come to a table and begin."""

import discord
from discord import app_commands

from bot.interactions.asker import Asker
from bot.interactions.autocomplete import Offers, completion
from bot.interactions.errors import error_boundary
from bot.interactions.game_start import start_game
from bot.play import lobby
from bot.table.seat_rules import free_sides, side_text


@app_commands.command(description="Join the table in this channel, or change what you play before the game begins.")
@app_commands.describe(colour="Which colour, or in other games which side; the first one that is free if you name none")
@app_commands.guild_only()
async def join(interaction: discord.Interaction, colour: str | None = None) -> None:
    """Seat the caller."""
    async with error_boundary(interaction) as context:
        table = await lobby.join(context.app.tables, context.own_channel_id, context.person, colour)
        seat = table.seats[table.must_seat(context.person.id)]
        await context.answer(context.words("joined", side=table.joined_as(seat, context.words)))


@join.autocomplete("colour")
@completion
async def _complete_side(asker: Asker, typed: str) -> Offers:
    table = await lobby.find_lobby(asker.app.tables, asker.own_channel_id)
    others = [seat for seat in table.seats if seat.person_id != asker.person.id]
    names = [(side_text(table.game, asker.words, side), side) for side in free_sides(table.game, others)]
    return [(name, side) for name, side in names if typed.lower() in name.lower()]


@app_commands.command(description="Leave the table before the game begins.")
async def leave(interaction: discord.Interaction) -> None:
    """Take the caller out of the lobby."""
    async with error_boundary(interaction) as context:
        await lobby.leave(context.app.tables, context.own_channel_id, context.person)
        await context.answer(context.words("left"))


@app_commands.command(description="Begin the game with those who have joined.")
async def start(interaction: discord.Interaction) -> None:
    """Begin the match."""
    async with error_boundary(interaction) as context:
        await start_game(context)
