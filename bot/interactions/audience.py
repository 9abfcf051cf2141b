"""Who may read a channel: what is shown elsewhere must stay hidden from whom it becomes hidden at home."""

import discord

from bot.delivery.permissions import is_private_thread

Channel = discord.abc.GuildChannel | discord.Thread


def hidden_from(source: Channel, place: Channel) -> frozenset[int]:
    """Return the ids of the roles and people who may read `place` now, but not `source`.

    Roles are looked at one by one, and of the people those whom one of the two channels names: a bot is not told who
    has which roles. A private thread is hidden from whoever does not manage threads.
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
        if may_read(_granted(there, person_id)) and not _sees(source, _granted(home, person_id))
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


def _granted(home: discord.abc.GuildChannel, person_id: int) -> discord.Permissions:
    """Return what somebody may do who has no roles."""
    granted = home.permissions_for(home.guild.default_role)
    for target, overwrite in home.overwrites.items():
        if target.id == person_id:
            allowed, denied = overwrite.pair()
            return discord.Permissions(granted.value & ~denied.value | allowed.value)
    return granted
