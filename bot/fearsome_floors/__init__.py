"""Fearsome Floors on Discord: its commands, the move pad, how tables are opened and people are seated."""

from typing import Any, Final

from discord import app_commands

from bot.fearsome_floors.commands import move, stay
from bot.fearsome_floors.layouts import layout
from bot.fearsome_floors.opening import new
from bot.fearsome_floors.pad import VERBS
from bot.fearsome_floors.recording import record
from bot.fearsome_floors.seating import FEARSOME_FLOORS_AT_TABLE

COMMANDS: Final[tuple[app_commands.Command[Any, ..., Any] | app_commands.Group, ...]] = (
    new,
    move,
    stay,
    layout,
    record,
)

__all__ = ["COMMANDS", "FEARSOME_FLOORS_AT_TABLE", "VERBS"]
