"""`/doctor`: whether the bot can do its work in this channel, for the asker's eyes only."""

from importlib.metadata import version
from typing import Final

import discord
from discord import app_commands

from bot.delivery.permissions import missing
from bot.interactions.context import Context
from bot.interactions.errors import error_boundary
from bot.store import Store
from render.core import Words

TRIED: Final = "doctor"
"""Under which name the store remembers that somebody tried to write."""


@app_commands.command(description="See whether the bot can do its work in this channel, for your eyes only.")
@app_commands.guild_only()
async def doctor(interaction: discord.Interaction) -> None:
    """Examine the channel, the database and the outbox."""
    async with error_boundary(interaction) as context:
        await context.answer("\n".join(await _findings(context)))


async def _findings(context: Context) -> list[str]:
    words, store, channel = context.words, context.app.tables.store, context.interaction.channel
    lacking = missing(context.interaction.app_permissions, in_thread=isinstance(channel, discord.Thread))
    async with store.reading() as reader:
        owed, schema = await reader.count_owed(context.channel_id), await reader.version()
    return [
        words("doctor-permissions", missing=_names(words, lacking) or "none"),
        words("doctor-pictures", possible="no" if "attach_files" in lacking else "yes"),
        words("doctor-database", writable="yes" if await _writable(store, context.interaction.id) else "no"),
        words("doctor-owed", posts=owed),
        words("doctor-versions", bot=version("furunkulus"), library=discord.__version__, schema=schema),
    ]


def _names(words: Words, permissions: tuple[str, ...]) -> str:
    return words.series([words("permission", name=name.replace("_", "-")) for name in permissions])


async def _writable(store: Store, interaction_id: int) -> bool:
    try:
        async with store.transaction() as writer:
            await writer.remember(TRIED, str(interaction_id))
    except Exception:  # noqa: BLE001 - whatever keeps the database from being written is what was asked for
        return False
    return True
