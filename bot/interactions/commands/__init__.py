"""Slash commands of every game: lobby, board, undo, resignation, replays, moderation; `/new` is the games' own.

`moderation`, `replace` and `files` add to the group of `table`.
"""

from collections.abc import Mapping
from typing import Any

from discord import app_commands

from bot.interactions.commands import files, moderation, replace
from bot.interactions.commands.doctor import doctor
from bot.interactions.commands.game import back, board, resign, text, undo
from bot.interactions.commands.hint import hint
from bot.interactions.commands.me import me
from bot.interactions.commands.replay import catchup, replay
from bot.interactions.commands.review import review
from bot.interactions.commands.rules import rules_command
from bot.interactions.commands.seats import join, leave, start
from bot.interactions.commands.table_group import table
from bot.interactions.commands.table_settings import settings_command
from bot.interactions.commands.watch import watch
from bot.table import TableGame

Command = app_commands.Command[Any, ..., Any] | app_commands.Group


def commands_for(games: Mapping[str, TableGame]) -> tuple[Command, ...]:
    """Return the commands of a bot that plays these games."""
    table.add_command(settings_command(games.values()), override=True)
    return (
        join,
        leave,
        start,
        board,
        hint,
        undo,
        back,
        resign,
        rules_command(games),
        replay,
        review,
        catchup,
        table,
        text,
        watch,
        me,
        doctor,
    )


__all__ = ["commands_for", "files", "moderation", "replace"]
