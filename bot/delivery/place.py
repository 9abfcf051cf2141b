"""What a channel lets the bot send, as far as the client has been told; Discord's own answer decides in the end."""

from typing import Final

import discord

NEEDED: Final = ("view_channel", "send_messages", "attach_files", "read_message_history")
NEEDED_IN_THREADS: Final = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")


def may_attach(client: discord.Client, channel_id: int) -> bool:
    """Whether files may be sent there; True where we do not know."""
    channel = client.get_channel(channel_id)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return True
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return True
    return channel.permissions_for(channel.guild.me).attach_files


def upload_limit(client: discord.Client, channel_id: int) -> int:
    """How many bytes a file may have there; the least that any server allows where we do not know."""
    channel = client.get_channel(channel_id)
    if isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return channel.guild.filesize_limit
    return discord.utils.DEFAULT_FILE_SIZE_LIMIT_BYTES


def missing(granted: discord.Permissions, *, in_thread: bool) -> tuple[str, ...]:
    """Give the permissions that the bot lacks, as discord.py calls them."""
    return tuple(name for name in (NEEDED_IN_THREADS if in_thread else NEEDED) if not getattr(granted, name))


def may_write(granted: discord.Permissions, *, in_thread: bool) -> bool:
    """Whether messages without files can be sent."""
    return not {"view_channel", "send_messages", "send_messages_in_threads"} & {*missing(granted, in_thread=in_thread)}
