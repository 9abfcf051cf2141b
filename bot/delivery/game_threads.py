"""Threads for games: made from the lobby's message, and closed when the game is over."""

from typing import Final

import aiohttp
import discord
import structlog

from bot.delivery.permissions import may_make_threads
from bot.table.texts import clipped

WEEK: Final = 10080
"""After how many minutes without a message Discord puts a thread away; the next post brings it back."""

LONGEST_NAME: Final = 100
"""Discord's limit of characters in a thread's name."""

UNKNOWN_MESSAGE: Final = 10008
THREAD_EXISTS: Final = 160004
"""How Discord refuses a thread for a message: there is no such message, or it has one."""

FAILURES: Final = (discord.DiscordException, aiohttp.ClientError, OSError)

log = structlog.get_logger()


async def make_thread(client: discord.Client, channel_id: int, *, name: str, message_id: int | None) -> int | None:
    """Return a new public thread of a channel, which hangs from a message if that still stands; None where none can be.

    A message that has a thread already (the bot was killed before the game began there) gives that one.
    """
    channel = client.get_channel(channel_id)
    if not isinstance(channel, discord.TextChannel) or not may_make_threads(client, channel_id):
        return None
    name = clipped(name, LONGEST_NAME)
    try:
        if message_id is not None and (hanging := await _from_message(channel, message_id, name)) is not None:
            return hanging
        kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
        return (await channel.create_thread(name=name, type=kind, auto_archive_duration=WEEK)).id
    except FAILURES as refusal:
        log.info("thread not made", channel=channel_id, error=str(refusal))
        return None


async def make_private_thread(client: discord.Client, channel_id: int, *, name: str, person_id: int) -> int | None:
    """Return a new thread of a channel that only this person and the bot see; None where none can be.

    Who manages threads sees it, too.
    """
    channel = client.get_channel(channel_id)
    if not isinstance(channel, discord.TextChannel) or not may_make_threads(client, channel_id, private=True):
        return None
    try:
        kind = discord.ChannelType.private_thread
        thread = await channel.create_thread(
            name=clipped(name, LONGEST_NAME), type=kind, auto_archive_duration=WEEK, invitable=True
        )
        await thread.add_user(discord.Object(person_id))
    except FAILURES as refusal:
        log.info("private thread not made", channel=channel_id, error=str(refusal))
        return None
    return thread.id


async def _from_message(channel: discord.TextChannel, message_id: int, name: str) -> int | None:
    """Return the thread of a message, new or not; None where there is no such message."""
    try:
        made = await channel.get_partial_message(message_id).create_thread(name=name, auto_archive_duration=WEEK)
    except discord.HTTPException as refusal:
        if refusal.code == THREAD_EXISTS:
            return message_id
        if refusal.code == UNKNOWN_MESSAGE:
            return None
        raise
    return made.id


async def close_thread(client: discord.Client, thread_id: int) -> None:
    """Put a thread away; where that is refused it stays open, which is no harm."""
    try:
        thread = client.get_channel(thread_id) or await client.fetch_channel(thread_id)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=True)
    except discord.HTTPException as refusal:
        log.info("thread stays open", channel=thread_id, error=str(refusal))
