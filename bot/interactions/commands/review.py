"""`/review`: what decided a game that is over, for the asker's eyes first."""

import discord
from discord import app_commands

from bot.interactions.commands.replay import asked_game, offered_games
from bot.interactions.components.review_buttons import open_review
from bot.interactions.errors import error_boundary


@app_commands.command(description="See what decided a game that is over: chances, luck, skill, turning points.")
@app_commands.describe(game="Which game, if not the newest one")
@app_commands.guild_only()
async def review(interaction: discord.Interaction, game: str | None = None) -> None:
    """Show the review of a game."""
    async with error_boundary(interaction) as context:
        await open_review(context, await asked_game(context, game))


@review.autocomplete("game")
async def _complete_game(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await offered_games(interaction, typed)
