"""Slash commands of every game: lobby, board, undo, resigning, replays, watching, keeping; `/new` is a game's own.

`keeping` and `files` add to the group of `table`.
"""

from typing import Any, Final

from discord import app_commands

from bot.commands import files, keeping
from bot.commands.back import back
from bot.commands.doctor import doctor
from bot.commands.lobby import join, leave, start
from bot.commands.me import me
from bot.commands.play import board, resign, rules, undo
from bot.commands.replay import catchup, replay
from bot.commands.table import table
from bot.commands.text import text
from bot.commands.watch import watch

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

__all__ = ["COMMANDS", "files", "keeping"]
