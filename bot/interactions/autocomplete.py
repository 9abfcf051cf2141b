"""What is offered while somebody types an option of a command."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import discord
from discord import app_commands

from bot.interactions.context import Context, app_of
from bot.table.texts import clipped, unescaped
from engine.core import CorruptSave, Refused

MOST_OFFERS: Final = 25
LONGEST_OFFER: Final = 100
"""Discord's limits of the offers, and of the characters of each."""

Offers = Sequence[tuple[str, str]]
"""What is offered while somebody types: labels and the values behind them, the best first."""


async def complete(
    interaction: discord.Interaction, offer: Callable[[Context], Awaitable[Offers]]
) -> list[app_commands.Choice[str]]:
    """Answer a completion; where there is nothing to complete (no game, no seat), with no offers."""
    try:
        offers = await offer(Context(interaction, app_of(interaction.client)))
    except (Refused, CorruptSave):
        return []  # the command itself says why, when it is sent
    return [
        app_commands.Choice(name=clipped(unescaped(label), LONGEST_OFFER), value=value)
        for label, value in offers[:MOST_OFFERS]
    ]
