"""`/puzzle`: the puzzle of the day, those of days before, and others to practise on, each on a pad of one's own."""

from collections.abc import Mapping
from datetime import timedelta
from typing import Any, Final

import discord
from discord import app_commands

from bot.interactions.components.puzzle_pad import daily_game, practise, puzzle_of_day, show_puzzle, try_text
from bot.interactions.errors import error_boundary
from bot.table import AnyTableGame
from bot.table.puzzles import puzzles_of
from render.core import words_in

OLDEST: Final = 365
"""So many days ago the oldest puzzle was that can be asked for."""

HARDEST: Final = 5


def puzzle_command(games: Mapping[str, AnyTableGame]) -> app_commands.Command[Any, ..., Any]:
    """Return `/puzzle` for some games, all of which have puzzles, and one of them one for each day."""
    of_kind = {kind: game for game in games.values() for kind in puzzles_of(game).kinds}
    names = {kind: puzzles_of(game).kind_name(words_in("en"), kind) for kind, game in of_kind.items()}
    kinds = [
        app_commands.Choice(name=f"{name} ({words_in('en')(of_kind[kind].rules.key)})", value=kind)
        for kind, name in names.items()
    ]

    @app_commands.command(description="Solve the puzzle of the day, or another one, for your eyes only.")
    @app_commands.describe(
        kind="A puzzle of this kind to practise on, in place of that of the day",
        level="One so hard to practise on, from 1 to 5",
        ago="The puzzle of so many days ago; 1 is that of yesterday",
        answer="Your answer in words, as for /move: 3 k5, or c8 for a stone; two moves with a comma between them",
    )
    @app_commands.choices(kind=kinds)
    @app_commands.guild_only()
    async def puzzle(
        interaction: discord.Interaction,
        kind: str | None = None,
        level: app_commands.Range[int, 1, HARDEST] | None = None,
        ago: app_commands.Range[int, 0, OLDEST] = 0,
        answer: str | None = None,
    ) -> None:
        async with error_boundary(interaction) as context:
            game = of_kind.get(kind or "", daily_game(context.app.games))
            number = puzzle_of_day(context.app.games, context.app.tables.clock().date() - timedelta(days=ago))
            if answer is not None:
                await try_text(context, game, number, answer)
            elif kind is not None or level is not None:
                await practise(context, game, kind, level)
            else:
                await show_puzzle(context, game, number)

    return puzzle
