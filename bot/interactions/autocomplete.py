"""What is offered while somebody types an option of a command."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final

import aiohttp
import discord
import structlog
from discord import app_commands

from bot.interactions.application import app_of
from bot.interactions.asker import Asker
from bot.interactions.errors import UNANSWERABLE
from bot.store import DatabaseAway
from bot.table.texts import clipped, unescaped
from engine.core import CorruptSave, Refused

log = structlog.get_logger()

MOST_OFFERS: Final = 25
LONGEST_OFFER: Final = 100
"""Discord's limits of the offers, and of the characters of each."""

Offers = Sequence[tuple[str, str]]
"""What is offered while somebody types: labels and the values behind them, the best first."""


def completion(
    offer: Callable[[Asker, str], Awaitable[Offers]],
    *,
    kind: type[str | int] = str,
) -> Callable[[discord.Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str | int | float]]]]:
    """Complete an option with what `offer` finds for who asks by what is typed; nothing without a game or seat.

    Discord takes whole numbers for an option of the `kind` int, and texts for all others.
    """

    async def completed(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str | int | float]]:
        try:
            offers = await offer(Asker(interaction, app_of(interaction.client)), typed)
        except (Refused, CorruptSave, DatabaseAway):
            offers = ()  # the command itself says why, when it is sent
        choices = [
            app_commands.Choice(name=clipped(unescaped(label), LONGEST_OFFER), value=kind(value))
            for label, value in offers[:MOST_OFFERS]
        ]
        if not await offered(interaction, choices):
            raise asyncio.CancelledError  # discord.py would offer them once more, and log that as an error
        return choices

    return completed


async def offered(interaction: discord.Interaction, choices: list[app_commands.Choice[str | int | float]]) -> bool:
    """Offer this to whoever is typing; false where it cannot be, which is routine if they have typed on meanwhile."""
    try:
        await interaction.response.autocomplete(choices)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as refusal:
        is_late = isinstance(refusal, discord.NotFound) or getattr(refusal, "code", 0) in UNANSWERABLE
        say = log.debug if is_late else log.warning
        say("offers came too late" if is_late else "could not offer", interaction=interaction.id, error=str(refusal))
        return False
    return True
