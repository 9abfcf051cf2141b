"""Slash commands that every game has: the lobby, the board, undo, resigning, the rules, the table's settings.

`/new` is the games' own.
"""

from typing import Any, Final

from discord import app_commands

from bot.commands.lobby import join, leave, start
from bot.commands.play import board, resign, rules, undo
from bot.commands.table import table
from bot.commands.text import text

COMMANDS: Final[tuple[app_commands.Command[Any, ..., Any] | app_commands.Group, ...]] = (
    join,
    leave,
    start,
    board,
    undo,
    resign,
    rules,
    table,
    text,
)

__all__ = ["COMMANDS"]
