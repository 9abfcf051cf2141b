"""Slash commands of every game: lobby, board, undo, resigning, replays, watching, keeping; `/new` is a game's own.

`moderation` and `files` add to the group of `table`.
"""

from typing import Any, Final

from discord import app_commands

from bot.interactions.commands import files, moderation
from bot.interactions.commands.doctor import doctor
from bot.interactions.commands.game import back, board, resign, text, undo
from bot.interactions.commands.me import me
from bot.interactions.commands.replay import catchup, replay
from bot.interactions.commands.rules import rules
from bot.interactions.commands.seats import join, leave, start
from bot.interactions.commands.table_group import table
from bot.interactions.commands.watch import watch

COMMANDS: Final[tuple[app_commands.Command[Any, ..., Any] | app_commands.Group, ...]] = (
    join,
    leave,
    start,
    board,
    undo,
    back,
    resign,
    rules,
    replay,
    catchup,
    table,
    text,
    watch,
    me,
    doctor,
)

__all__ = ["COMMANDS", "files", "moderation"]
