"""What a channel lets the bot send, as far as the client has been told; Discord's own answer decides in the end."""

from typing import Final

import discord

NEEDED: Final = ("view_channel", "send_messages", "attach_files", "read_message_history")
NEEDED_IN_THREADS: Final = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")


def may_attach(client: discord.Client, channel_id: int) -> bool:
    """Whether files may be sent with a message; True where we do not know, and where no message may be sent at all.

    A board must not come as text because it was tried in the moment in which the bot was let write again.
    """
    granted = _granted(client, channel_id)
    return granted is None or granted.attach_files or may_write_there(client, channel_id) is False


def may_write_there(client: discord.Client, channel_id: int) -> bool | None:
    """Whether messages can be sent there now; None where we do not know, as in a server that the bot has left."""
    granted = _granted(client, channel_id)
    in_thread = isinstance(client.get_channel(channel_id), discord.Thread)
    return None if granted is None else may_write(granted, in_thread=in_thread)


def _granted(client: discord.Client, channel_id: int) -> discord.Permissions | None:
    channel = client.get_channel(channel_id)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return None
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return None
    return channel.permissions_for(channel.guild.me)


def upload_limit(client: discord.Client, channel_id: int) -> int:
    """How many bytes a file may have there; the least that any server allows where we do not know."""
    channel = client.get_channel(channel_id)
    if isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return channel.guild.filesize_limit
    return discord.utils.DEFAULT_FILE_SIZE_LIMIT_BYTES


def missing(granted: discord.Permissions, *, in_thread: bool) -> tuple[str, ...]:
    """Return the permissions that the bot lacks, as discord.py calls them."""
    return tuple(name for name in (NEEDED_IN_THREADS if in_thread else NEEDED) if not getattr(granted, name))


def may_write(granted: discord.Permissions, *, in_thread: bool) -> bool:
    """Whether messages without files can be sent."""
    return not {"view_channel", "send_messages", "send_messages_in_threads"} & {*missing(granted, in_thread=in_thread)}
