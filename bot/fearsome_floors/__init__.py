"""Fearsome Floors on Discord: its commands, the move pad, and how people are seated."""

from bot.fearsome_floors.commands import COMMANDS
from bot.fearsome_floors.pad import VERBS
from bot.fearsome_floors.seating import FEARSOME_FLOORS_AT_TABLE

__all__ = ["COMMANDS", "FEARSOME_FLOORS_AT_TABLE", "VERBS"]
