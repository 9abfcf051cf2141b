"""`/see`: all that can be looked at in a channel, for the asker's eyes only: of every game, and the games' own."""

from collections.abc import Iterable
from typing import Final

from discord import app_commands

from bot.interactions.commands.board import BOARD, TEXT
from bot.interactions.commands.replay import CATCH_UP, REPLAY
from bot.interactions.look import Look

LOOKS: Final = (BOARD, TEXT, CATCH_UP, REPLAY)
"""What can be seen of every game."""


def see_group(looks: Iterable[Look]) -> app_commands.Group:
    """Return `/see` with these looks besides those of every game. Raises CommandAlreadyRegistered for two of a name."""
    group = app_commands.Group(
        name="see", description="Look at the game of this channel, for your eyes only.", guild_only=True
    )
    for look in (*LOOKS, *looks):
        group.add_command(look.command)
    return group
