"""`/table doctor`: whether the bot can do its work in this channel, for the asker's eyes only."""

from importlib.metadata import version
from typing import Final

import discord
from discord import app_commands

from bot.delivery.permissions import is_locked, missing
from bot.interactions.context import Context
from bot.interactions.errors import error_boundary
from bot.store import Store

TRIED: Final = "doctor"
"""Under which name the store remembers that somebody tried to write."""


@app_commands.command()
async def doctor(interaction: discord.Interaction) -> None:
    """Examine the channel, the database and the outbox."""
    async with error_boundary(interaction) as context:
        await context.answer("\n".join(await _findings(context)))


async def _findings(context: Context) -> list[str]:
    words, store = context.words, context.app.tables.store
    lacking = missing(context.interaction.app_permissions, context.interaction.channel)
    names = [words("permission", name=name.replace("_", "-")) for name in lacking]
    async with store.reading() as reader:
        owed, schema = await reader.count_owed(context.own_channel_id), await reader.version()
    return [
        words("doctor-permissions", missing=words.series(names) or "none"),
        *await _of_thread(context),
        words("doctor-pictures", possible="no" if "attach_files" in lacking else "yes"),
        words("doctor-database", writable="yes" if await _writable(store, context.interaction.id) else "no"),
        words("doctor-owed", posts=owed),
        words("doctor-places"),
        words("doctor-versions", bot=version("furunkulus"), library=discord.__version__, schema=schema),
    ]


async def _of_thread(context: Context) -> list[str]:
    """Say what keeps the bot from a thread where its permissions do not: Discord itself is asked."""
    thread, granted = context.interaction.channel, context.interaction.app_permissions
    if not isinstance(thread, discord.Thread):
        return []
    try:
        found = await context.interaction.client.fetch_channel(thread.id)
    except discord.Forbidden:
        bot = f"<@{context.interaction.application_id}>"
        return [context.words("doctor-thread", state="outside", bot=bot)] if granted.view_channel else []
    is_closed = isinstance(found, discord.Thread) and is_locked(granted, found)
    return [context.words("doctor-thread", state="locked", bot="")] if is_closed else []


async def _writable(store: Store, interaction_id: int) -> bool:
    try:
        async with store.transaction() as writer:
            await writer.remember(TRIED, str(interaction_id))
    except Exception:  # noqa: BLE001 - whatever keeps the database from being written is what was asked for
        return False
    return True
