"""`/learn`: a game by doing, in a few positions that one person plays for themselves."""

from collections.abc import Mapping

import discord
from discord import app_commands

from bot.interactions.command_words import choices_told
from bot.interactions.components.puzzle_pad import open_lessons, taught
from bot.interactions.context import Context
from bot.interactions.errors import error_boundary
from bot.table import AnyTableGame

Command = app_commands.Command[app_commands.Group, ..., None]


def learn_command(games: Mapping[str, AnyTableGame]) -> app_commands.Command[app_commands.Group, ..., None]:
    """Return `/learn` for some games, all of which have lessons."""

    @app_commands.command()
    @app_commands.choices(game=choices_told(games, lambda words, key: words(key)))
    @app_commands.guild_only()
    async def learn(interaction: discord.Interaction, game: str | None = None) -> None:
        async with error_boundary(interaction) as context:
            meant = game or await _game_here(context)
            await open_lessons(context, taught(context, next(iter(games)) if meant not in games else meant))

    return learn


async def _game_here(context: Context) -> str:
    """Return the key of the game of the channel's table; empty without one."""
    async with context.app.tables.store.reading() as reader:
        place = await context.channel_id(reader)
        table = await context.app.tables.table(place, context.person.id, reader=reader)
    return "" if table is None else table.row.game
