"""Fearsome Floors on Discord: seating, and the commands and pads of the draft and of the tokens' moves."""

from collections.abc import Mapping
from typing import Any, Final

from discord import app_commands

from bot.asking import Verb
from bot.fearsome_floors import commands, draft_commands, draft_pad, pad
from bot.fearsome_floors.seating import FEARSOME_FLOORS_AT_TABLE

COMMANDS: Final[tuple[app_commands.Command[Any, ..., Any], ...]] = (*commands.COMMANDS, *draft_commands.COMMANDS)
VERBS: Final[Mapping[str, Verb]] = {**pad.VERBS, **draft_pad.VERBS}

__all__ = ["COMMANDS", "FEARSOME_FLOORS_AT_TABLE", "VERBS"]
