"""A look: a subcommand of `/see`, with what its button below *More ...* shows."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands

from bot.interactions.context import Context
from bot.interactions.errors import error_boundary

ShowLook = Callable[[Context], Awaitable[None]]


@dataclass(frozen=True)
class Look:
    """Something to see of a game, for the asker's eyes only."""

    command: app_commands.Command[Any, ..., Any]
    """Shows it, perhaps with options."""

    show: ShowLook | None = None
    """Show it without options; None where it must be said of what."""

    @property
    def name(self) -> str:
        """What comes after `/see`."""
        return self.command.name


def look(name: str, description: str, show: ShowLook) -> Look:
    """Return a look whose command has no options."""

    async def callback(interaction: discord.Interaction) -> None:
        async with error_boundary(interaction) as context:
            await show(context)

    return Look(app_commands.Command(name=name, description=description, callback=callback), show)
