"""`/puzzle`: the puzzle of the day, those of days before, and others to practise on, each on a pad of one's own."""

from collections.abc import Mapping
from datetime import timedelta
from typing import Any, Final

import discord
from discord import app_commands

from bot.interactions.asker import Asker
from bot.interactions.autocomplete import Offers, completion
from bot.interactions.command_words import choices_told
from bot.interactions.commands.regular_posts import post_here
from bot.interactions.components.puzzle_pad import practise, show_of_day, try_text
from bot.interactions.errors import error_boundary
from bot.table import AnyTableGame
from bot.table.posts.puzzle_post import daily_game, puzzle_of_day
from bot.table.puzzles import levels_of, puzzles_of
from render.core import Words

OLDEST: Final = 180
"""The oldest puzzle that can be asked for, in days ago: the year begins again, so a year ago was tomorrow."""

HARDEST: Final = 5


def puzzle_command(games: Mapping[str, AnyTableGame]) -> app_commands.Command[Any, ..., Any]:
    """Return `/puzzle` for some games, all of which have puzzles, and one of them one for each day."""
    of_kind = {kind: game for game in games.values() for kind in puzzles_of(game).kinds}

    def named(words: Words, kind: str) -> str:
        game = of_kind[kind]
        return words("puzzle-kind-of", kind=puzzles_of(game).kind_name(words, kind), game=words(game.rules.key))

    @app_commands.command()
    @app_commands.choices(kind=choices_told(of_kind, named))
    @app_commands.guild_only()
    async def puzzle(
        interaction: discord.Interaction,
        *,
        kind: str | None = None,
        level: app_commands.Range[int, 1, HARDEST] | None = None,
        ago: app_commands.Range[int, 0, OLDEST] = 0,
        answer: str | None = None,
        post: str | None = None,
    ) -> None:
        async with error_boundary(interaction) as context:
            game = of_kind.get(kind or "", daily_game(context.app.games))
            day = context.app.tables.clock().date() - timedelta(days=ago)
            number = puzzle_of_day(context.app.games, day.toordinal())
            if post is not None:
                await post_here(context, post, "puzzle")
            elif answer is not None:
                await try_text(context, number, answer)
            elif kind is not None or level is not None:
                await practise(context, game, kind, level)
            else:
                await show_of_day(context, number)

    async def complete_level(asker: Asker, typed: str) -> Offers:
        kind = asker.interaction.namespace.kind
        levels = levels_of(puzzles_of(of_kind.get(kind or "", daily_game(asker.app.games))), kind)
        return [(text, text) for text in map(str, levels) if text.startswith(typed.strip())]

    puzzle.autocomplete("level")(completion(complete_level, kind=int))

    return puzzle
