"""What every game's `/new` ends with: a table that waits for people, or a game with programs that begins at once."""

from collections.abc import Mapping
from typing import Any, Final

import discord
from discord import app_commands

from bot.interactions.components.lobby_buttons import start_game
from bot.interactions.context import Context
from bot.interactions.errors import error_boundary
from bot.play.lobby import begin_with_opponents, open_lobby
from bot.table.rows import NewMatch
from bot.table.seat_rules import usual_level
from bot.table.table_settings import Place
from render.core import words_in

PLACES: Final[Mapping[bool | None, Place | None]] = {None: None, True: "thread", False: "channel"}
"""Where a game is played, by what `thread` says."""


async def open_table(
    context: Context,
    game: str,
    setup: bytes = b"{}",
    *,
    opponents: int | None = None,
    level: str | None = None,
    side: str | None = None,
    chosen: Mapping[str, str | None],
) -> None:
    """Open a lobby of a game with its options (JSON), or begin with a number of programs, or with those of a level.

    `chosen` are its settings, by name; None, or none, for what the channel's last table had. Raises Refused.
    """
    new = NewMatch(
        guild_id=context.guild_id,
        channel_id=context.own_channel_id,
        game=game,
        host_id=context.person.id,
        setup=setup,
        language=context.words.language,
    )
    settings = {name: choice for name, choice in chosen.items() if choice is not None}
    if opponents is None and level is None:
        await open_lobby(context.app.tables, new, context.person, side=side, chosen=settings)
        await context.answer(context.words("lobby-opened"))
        return
    known = usual_level(context.app.games[game]) if level is None else level.strip().lower()
    levels = [known] * (opponents or 1)
    table = await begin_with_opponents(context.app.tables, new, context.person, levels, side=side, chosen=settings)
    if table.row.status == "lobby":
        await start_game(context)
    else:
        await context.answer(context.words("started"))


def plain_new(game: str) -> app_commands.Command[Any, ..., Any]:
    """Return the subcommand of `/new` of a game without options of its own."""

    @app_commands.command(name=game, description=f"Open a table for {words_in('en')(game)} here.")
    @app_commands.describe(thread="Whether the game gets a thread of its own; as the last one here if you say nothing")
    async def new(interaction: discord.Interaction, *, thread: bool | None = None) -> None:
        async with error_boundary(interaction) as context:
            await open_table(context, game, chosen={"place": PLACES[thread]})

    return new
