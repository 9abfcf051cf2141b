"""`/learn`: a game by doing, in a few positions that one person plays for themselves."""

from collections.abc import Mapping

import discord
from discord import app_commands

from bot.interactions.components.puzzle_pad import open_lessons, taught
from bot.interactions.context import Context
from bot.interactions.errors import error_boundary
from bot.table import AnyTableGame
from render.core import words_in

Command = app_commands.Command[app_commands.Group, ..., None]


def learn_command(games: Mapping[str, AnyTableGame]) -> app_commands.Command[app_commands.Group, ..., None]:
    """Return `/learn` for some games, all of which have lessons."""

    @app_commands.command(description="Learn a game by playing: a few positions, for your eyes only.")
    @app_commands.describe(game="Which game; the one of this channel if you name none")
    @app_commands.choices(game=[app_commands.Choice(name=words_in("en")(key), value=key) for key in games])
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
