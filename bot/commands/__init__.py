"""Slash commands that every game has: lobby, board, undo, resigning, replays, rules. `/new` is the games' own."""

from typing import Any, Final

from discord import app_commands

from bot.commands.lobby import join, leave, start
from bot.commands.play import board, resign, rules, undo
from bot.commands.replay import replay

COMMANDS: Final[tuple[app_commands.Command[Any, ..., Any], ...]] = (
    join,
    leave,
    start,
    board,
    undo,
    resign,
    rules,
    replay,
)

__all__ = ["COMMANDS"]
