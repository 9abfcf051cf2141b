"""What a channel lets the bot send, as far as the client has been told; Discord's own answer decides in the end.

And who may read it: what is shown elsewhere must stay hidden from people who may no longer read it at home.
"""

from typing import Final, TypeGuard

import discord

TO_WRITE: Final = ("view_channel", "send_messages")
TO_WRITE_IN_THREADS: Final = ("view_channel", "send_messages_in_threads")
TO_WRITE_WHERE_PEOPLE_SPEAK: Final = ("view_channel", "connect", "send_messages")
"""What is needed for messages without files, in each kind of channel, as discord.py calls it."""

BESIDES: Final = ("attach_files", "read_message_history")
"""What is needed everywhere else than for messages without files."""

Channel = discord.abc.GuildChannel | discord.Thread


def may_attach(client: discord.Client, channel_id: int) -> bool:
    """Whether files may be sent with a message; True where we do not know, or no message may be sent at all."""
    granted = _granted(client, channel_id)
    return granted is None or granted.attach_files or may_write_there(client, channel_id) is False


def may_write_there(client: discord.Client, channel_id: int) -> bool | None:
    """Whether messages can be sent there now; None where we do not know, as in a server that the bot has left."""
    granted = _granted(client, channel_id)
    return None if granted is None else may_write(granted, client.get_channel(channel_id))


def may_make_threads(client: discord.Client, channel_id: int, *, private: bool = False) -> bool:
    """Whether the bot may make a thread in a channel and write in it."""
    granted, channel = _granted(client, channel_id), client.get_channel(channel_id)
    if granted is None or not isinstance(channel, discord.TextChannel) or not granted.send_messages_in_threads:
        return False
    return granted.create_private_threads and not channel.is_news() if private else granted.create_public_threads


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


def missing(granted: discord.Permissions, channel: object) -> tuple[str, ...]:
    """Return the permissions that the bot lacks in a channel, as discord.py calls them."""
    return tuple(name for name in (*_to_write(channel), *BESIDES) if not getattr(granted, name))


def may_write(granted: discord.Permissions, channel: object) -> bool:
    """Whether messages without files can be sent in a channel, as far as the client has been told."""
    return may_write_where_they_are(granted, channel) and not is_shut_out(granted, channel)


def may_write_where_they_are(granted: discord.Permissions, channel: object) -> bool:
    """Whether somebody who is in a channel may write there."""
    if isinstance(channel, discord.Thread) and is_locked(granted, channel):
        return False
    return all(getattr(granted, name) for name in _to_write(channel))


def is_shut_out(granted: discord.Permissions, channel: object) -> bool:
    """Whether a channel is a private thread that the bot is no member of: commands reach it there, its posts fail.

    Discord tells a bot of the open threads that it sees, and says of its permissions in others what their channel
    says. Of a closed thread it tells nobody; there we do not know.
    """
    if not is_private_thread(channel) or granted.manage_threads:
        return False
    return not channel.archived and channel.guild.get_thread(channel.id) is None


def is_private_thread(channel: object) -> TypeGuard[discord.Thread]:
    """Whether a channel is a thread that is seen by its members and those who manage threads."""
    return isinstance(channel, discord.Thread) and channel.is_private()


def is_locked(granted: discord.Permissions, thread: discord.Thread) -> bool:
    """Whether a thread is locked, for a bot that does not manage threads."""
    return thread.locked and not granted.manage_threads


def _to_write(channel: object) -> tuple[str, ...]:
    if isinstance(channel, discord.Thread):
        return TO_WRITE_IN_THREADS
    speaks = isinstance(channel, discord.VoiceChannel | discord.StageChannel)
    return TO_WRITE_WHERE_PEOPLE_SPEAK if speaks else TO_WRITE


def hidden_from(source: Channel, place: Channel) -> frozenset[int]:
    """Return the ids of the roles and people who may read `place` now, but not `source`.

    Roles are looked at one by one, and of the people those that one of the two channels names: a bot is not told who
    has which roles. A private thread is hidden from everybody who does not manage threads.
    """
    guild, home, there = source.guild, _home(source), _home(place)
    if home is None or there is None:
        return frozenset({guild.default_role.id})
    roles = {
        role.id
        for role in guild.roles
        if may_read(there.permissions_for(role)) and not _sees(source, home.permissions_for(role))
    }
    named = {target.id for target in (*home.overwrites, *there.overwrites) if not isinstance(target, discord.Role)}
    people = {
        person_id
        for person_id in named - {guild.me.id}
        if may_read(_granted_to(there, person_id)) and not _sees(source, _granted_to(home, person_id))
    }
    return frozenset(roles | people)


def may_read(granted: discord.Permissions) -> bool:
    """Whether what was posted in a channel can be read."""
    return granted.view_channel and granted.read_message_history


def _sees(channel: Channel, granted: discord.Permissions) -> bool:
    return may_read(granted) and (granted.manage_threads or not is_private_thread(channel))


def _home(channel: Channel) -> discord.abc.GuildChannel | None:
    """Return the channel whose permissions hold; None for a thread whose channel is gone."""
    return channel.parent if isinstance(channel, discord.Thread) else channel


def _granted_to(home: discord.abc.GuildChannel, person_id: int) -> discord.Permissions:
    """Return what somebody may do who has no roles."""
    granted = home.permissions_for(home.guild.default_role)
    for target, overwrite in home.overwrites.items():
        if target.id == person_id:
            allowed, denied = overwrite.pair()
            return discord.Permissions(granted.value & ~denied.value | allowed.value)
    return granted
