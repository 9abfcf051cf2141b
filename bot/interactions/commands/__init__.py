"""Slash commands of every game: lobby, looks, undo, resignation, help, rules, moderation; `/new` is the games' own.

`moderation` and `files` add to the group of `table`.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from discord import app_commands

from bot.interactions.commands import files, moderation
from bot.interactions.commands.doctor import doctor
from bot.interactions.commands.game import act, back, call, hint, join, leave, resign, start, undo
from bot.interactions.commands.help import help_now
from bot.interactions.commands.learn import learn_command
from bot.interactions.commands.moderation import table, table_group
from bot.interactions.commands.privacy_commands import privacy
from bot.interactions.commands.puzzle import puzzle_command
from bot.interactions.commands.rules import rules_command
from bot.interactions.commands.see import review, see_group
from bot.interactions.commands.settings_commands import personal_command, settings_command
from bot.interactions.commands.stats_commands import duplicate, standing, stats
from bot.interactions.commands.watch import watch
from bot.interactions.look import Look
from bot.table import AnyTableGame

Command = app_commands.Command[Any, ..., Any] | app_commands.Group


def commands_for(
    games: Mapping[str, AnyTableGame], *, looks: Iterable[Look], at_table: Iterable[Command]
) -> tuple[Command, ...]:
    """Return the commands of a bot that plays these games, with the games' own parts of `/see` and `/table`."""
    settings_of_games, importing = settings_command(games.values()), files.import_command(games.values())
    with_puzzles = {key: game for key, game in games.items() if game.puzzles is not None}
    of_table: tuple[Command, ...] = (start, leave, call, back, settings_of_games, *table.commands, importing)
    return (
        act,
        join,
        hint,
        undo,
        resign,
        see_group(looks),
        table_group((*of_table, moderation.moderators, watch, *at_table, duplicate, doctor)),
        help_now,
        *((learn_command(with_puzzles), puzzle_command(with_puzzles)) if with_puzzles else ()),
        rules_command(games),
        review,
        personal_command(),
        privacy,
        stats,
        standing,
    )


__all__ = ["commands_for", "files", "moderation"]
