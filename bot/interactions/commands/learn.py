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
    """Return `/learn` for those games that have lessons."""
    with_lessons = [key for key, game in games.items() if game.puzzles is not None]

    @app_commands.command(description="Learn a game by playing: a few positions, for your eyes only.")
    @app_commands.describe(game="Which game; the one of this channel if you name none")
    @app_commands.choices(game=[app_commands.Choice(name=words_in("en")(key), value=key) for key in with_lessons])
    @app_commands.guild_only()
    async def learn(interaction: discord.Interaction, game: str | None = None) -> None:
        async with error_boundary(interaction) as context:
            meant = game or await _game_here(context)
            await open_lessons(context, taught(context, meant if meant in with_lessons else with_lessons[0]))

    return learn


async def _game_here(context: Context) -> str | None:
    """Return the key of the game of the channel's table; None without one."""
    async with context.app.tables.store.reading() as reader:
        place = await context.channel_id(reader)
        table = await context.app.tables.table(place, context.person.id, reader=reader)
    return None if table is None else table.row.game
