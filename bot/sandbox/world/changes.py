"""The changes of the world, as its observers receive them: past tense, with the new value."""

import msgspec

from bot.sandbox.world.channels import Channel
from bot.sandbox.world.guild import Guild, Reach
from bot.sandbox.world.messages import Message
from bot.sandbox.world.people import Person, Role


class MessagePosted(msgspec.Struct, frozen=True, kw_only=True):
    """A new message in the channel; mind `message.ephemeral_to`."""

    channel: Channel
    """Where."""
    message: Message
    """The message."""


class MessageEdited(msgspec.Struct, frozen=True, kw_only=True):
    """A message has taken the place of the one with the same id."""

    channel: Channel
    """Where."""
    before: Message
    """The message as it was."""
    message: Message
    """The message as it is."""


class MessageDeleted(msgspec.Struct, frozen=True, kw_only=True):
    """A message is gone (or its reader has dismissed it)."""

    channel: Channel
    """Where."""
    message: Message
    """The message as it was."""


class ChannelOpened(msgspec.Struct, frozen=True, kw_only=True):
    """A channel, a thread or a DM channel was opened."""

    channel: Channel
    """The new one."""


class ChannelChanged(msgspec.Struct, frozen=True, kw_only=True):
    """A channel is of another type, other people may do other things in it, or a thread was closed or opened again."""

    channel: Channel
    """Which one."""


class ChannelRemoved(msgspec.Struct, frozen=True, kw_only=True):
    """A channel is gone, with all that was in it; its threads go with it."""

    channel: Channel
    """Which one, as it was."""


class ThreadJoined(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody is a member of a thread now."""

    channel: Channel
    """The thread."""
    person: Person
    """Who."""


class ThreadLeft(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody is no member of a thread any more."""

    channel: Channel
    """The thread."""
    person: Person
    """Who."""


class RoleChanged(msgspec.Struct, frozen=True, kw_only=True):
    """Who has a role may do other things from now on."""

    guild: Guild
    """The server."""
    role: Role
    """The role as it is."""


class RoleMade(msgspec.Struct, frozen=True, kw_only=True):
    """There is a new role, which nobody has yet."""

    guild: Guild
    """The server."""
    role: Role
    """The new one."""


class BotRolesChanged(msgspec.Struct, frozen=True, kw_only=True):
    """The bot has other roles in a server."""

    guild: Guild
    """The server."""


class GuildReached(msgspec.Struct, frozen=True, kw_only=True):
    """The bot was put out of a server or taken back, or Discord has lost the server or found it again."""

    before: Reach
    """How the bot stood to it."""
    guild: Guild
    """The server, which says how the bot stands to it now."""


class CommandsReplaced(msgspec.Struct, frozen=True, kw_only=True):
    """The bot has registered other commands; `guild_id` is None for the global ones."""

    guild_id: int | None
    """The server whose commands they are; None for those of all servers."""


ThreadMembership = ThreadJoined | ThreadLeft
GuildChange = RoleChanged | RoleMade | BotRolesChanged | GuildReached

Change = (
    MessagePosted
    | MessageEdited
    | MessageDeleted
    | ChannelOpened
    | ChannelChanged
    | ChannelRemoved
    | ThreadMembership
    | GuildChange
    | CommandsReplaced
)
