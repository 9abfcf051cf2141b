"""What the bot must be permitted in a channel to do its work there."""

from typing import Final

import discord

NEEDED: Final = ("view_channel", "send_messages", "attach_files", "read_message_history")
NEEDED_IN_THREADS: Final = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")


def missing(granted: discord.Permissions, *, in_thread: bool) -> tuple[str, ...]:
    """Give the permissions that the bot lacks, as discord.py calls them."""
    return tuple(name for name in (NEEDED_IN_THREADS if in_thread else NEEDED) if not getattr(granted, name))


def may_write(granted: discord.Permissions, *, in_thread: bool) -> bool:
    """Whether messages without files can be sent."""
    return not {"view_channel", "send_messages", "send_messages_in_threads"} & {*missing(granted, in_thread=in_thread)}
