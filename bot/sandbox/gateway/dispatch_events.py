"""The gateway's events as Discord's JSON, and the intents that they need."""

from collections.abc import Iterator
from enum import IntFlag

from bot.sandbox.interactions import Interaction
from bot.sandbox.serializer import Serializer, permission_bits
from bot.sandbox.world.changes import (
    BotRolesChanged,
    Change,
    ChannelChanged,
    ChannelOpened,
    ChannelRemoved,
    CommandsReplaced,
    GuildReached,
    MessageDeleted,
    MessageEdited,
    MessagePosted,
    RoleChanged,
    RoleMade,
    ThreadJoined,
    ThreadLeft,
)
from bot.sandbox.world.channels import Channel, ChannelType
from bot.sandbox.world.guild import Guild, Reach
from bot.sandbox.world.messages import Json, Message
from bot.sandbox.world.people import Person
from bot.sandbox.world.world import World


class Intent(IntFlag):
    """Discord's bits for the events that a bot wants."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT
NO_INTENT = Intent(0)


def interaction_created(world: World, serializer: Serializer, interaction: Interaction) -> Json:
    """Return the INTERACTION_CREATE of what a person did."""
    channel, person = interaction.channel, interaction.person
    event: Json = {
        "id": str(interaction.id),
        "application_id": str(world.bot.id),
        "type": int(interaction.type),
        "token": interaction.token,
        "version": 1,
        "data": interaction.payload,
        "channel": serializer.channel(channel),
        "locale": person.locale,
        "entitlements": [],
        "app_permissions": permission_bits(world.permissions(world.bot, channel)),
        "attachment_size_limit": world.file_limit,
        **serializer.location(channel),
    }
    guild = world.guild_of(channel)
    if guild is None:
        event |= {"user": serializer.user(person), "context": 1, "authorizing_integration_owners": {"0": "0"}}
    else:
        guild_id = str(guild.id)
        event |= {
            "member": serializer.member(person, guild, channel=channel),
            "guild": {"id": guild_id, "locale": "en-US", "features": []},
            "guild_locale": "en-US",
            "context": 0,
            "authorizing_integration_owners": {"0": guild_id},
        }
    message = channel.find(interaction.message_id or 0)
    return event if message is None else event | {"message": serializer.message(message)}


Event = tuple[str, Json, Intent]
"""An event's name, its JSON, and the intent that it needs."""


def gateway_events(world: World, serializer: Serializer, change: Change) -> Iterator[Event]:
    """Yield what the bot is told of a change; nothing of one that it does not see."""
    if not _receives(world, change):
        return
    match change:
        case GuildReached(before=before, guild=guild):
            yield *_of_reach(serializer, before, guild), Intent.GUILDS
        case RoleChanged() | RoleMade() | BotRolesChanged():
            yield *_of_guild(serializer, change, world.bot), Intent.GUILDS
        case ThreadJoined() | ThreadLeft():
            yield from ((*event, Intent.GUILDS) for event in _of_membership(serializer, change))
        case ChannelOpened() | ChannelChanged() | ChannelRemoved():
            yield *_of_channel(serializer, change), Intent.GUILDS
        case MessagePosted() | MessageEdited() | MessageDeleted():
            yield *_of_message(world, serializer, change), _messages_of(change.channel)
        case CommandsReplaced():
            pass


def _receives(world: World, change: Change) -> bool:
    """Whether the bot is told of a change.

    It is not told of what one person sees, of threads that it does not see, of a server that it does not reach, and
    without an intent that it lacks of others' coming to threads and going.
    """
    match change:
        case GuildReached():
            return True
        case CommandsReplaced():
            return False
        case RoleChanged(guild=guild) | RoleMade(guild=guild) | BotRolesChanged(guild=guild):
            return guild.reach is Reach.MEMBER
        case ThreadJoined(channel=channel, person=person) | ThreadLeft(channel=channel, person=person):
            return _is_reached(world, channel) and person.id == world.bot.id
        case ChannelOpened(channel=channel) | ChannelChanged(channel=channel) | ChannelRemoved(channel=channel):
            return channel.type is not ChannelType.DM and _hears_of(world, channel)
        case MessagePosted() | MessageEdited() | MessageDeleted():
            return not change.message.is_ephemeral and _hears_of(world, change.channel)


def _hears_of(world: World, channel: Channel) -> bool:
    if channel.type is ChannelType.DM:
        return True
    if channel.parent is not None and world.channel(channel.parent.id) is None:  # a thread that went with its channel
        return False
    return _is_reached(world, channel) and (not channel.is_private or world.sees(world.bot, channel))


def _is_reached(world: World, channel: Channel) -> bool:
    guild = world.guild_of(channel)
    return guild is not None and guild.reach is Reach.MEMBER


def _of_reach(serializer: Serializer, before: Reach, now: Guild) -> tuple[str, Json]:
    guild = serializer.guild(now)
    match now.reach:
        case Reach.UNAVAILABLE:
            return "GUILD_DELETE", {"id": guild["id"], "unavailable": True}
        case Reach.OUTSIDE:
            return "GUILD_DELETE", {"id": guild["id"]}
        case Reach.MEMBER if before is Reach.OUTSIDE:  # a server that is new says nothing of having been away
            return "GUILD_CREATE", {key: value for key, value in guild.items() if key != "unavailable"}
        case Reach.MEMBER:
            return "GUILD_CREATE", guild


def _of_guild(
    serializer: Serializer, change: RoleChanged | RoleMade | BotRolesChanged, bot: Person
) -> tuple[str, Json]:
    guild_id = {"guild_id": str(change.guild.id)}
    match change:
        case RoleChanged(role=role) | RoleMade(role=role):
            position = [each.id for each in change.guild.roles].index(role.id)
            name = "GUILD_ROLE_CREATE" if isinstance(change, RoleMade) else "GUILD_ROLE_UPDATE"
            return name, guild_id | {"role": serializer.role(role, position=position)}
        case BotRolesChanged():
            return "GUILD_MEMBER_UPDATE", guild_id | serializer.member(bot, change.guild)


def _of_membership(serializer: Serializer, change: ThreadJoined | ThreadLeft) -> Iterator[tuple[str, Json]]:
    thread, person = change.channel, change.person
    members = {"id": str(thread.id), "guild_id": str(thread.guild_id), "member_count": len(thread.member_ids)}
    match change:
        case ThreadJoined():
            member = serializer.thread_member(thread, person)
            yield "THREAD_CREATE", serializer.channel(thread) | {"member": member}
            yield "THREAD_MEMBERS_UPDATE", members | {"added_members": [member]}
        case ThreadLeft():
            yield "THREAD_MEMBERS_UPDATE", members | {"removed_member_ids": [str(person.id)]}


def _of_message(
    world: World, serializer: Serializer, change: MessagePosted | MessageEdited | MessageDeleted
) -> tuple[str, Json]:
    channel, message = change.channel, change.message
    guild = world.guild_of(channel)
    match change:
        case MessagePosted():
            return "MESSAGE_CREATE", _message(serializer, channel, message, guild)
        case MessageEdited():
            return "MESSAGE_UPDATE", _message(serializer, channel, message, guild)
        case MessageDeleted():
            return "MESSAGE_DELETE", {"id": str(message.id), **serializer.location(channel)}


def _of_channel(serializer: Serializer, change: ChannelOpened | ChannelChanged | ChannelRemoved) -> tuple[str, Json]:
    is_thread = change.channel.is_thread
    match change:
        case ChannelOpened(channel=channel) if not is_thread:
            return "CHANNEL_CREATE", serializer.channel(channel)
        case ChannelOpened(channel=channel):
            return "THREAD_CREATE", serializer.channel(channel) | {"newly_created": True}
        case ChannelChanged(channel=channel):
            return "THREAD_UPDATE" if is_thread else "CHANNEL_UPDATE", serializer.channel(channel)
        case ChannelRemoved(channel=channel):
            return "THREAD_DELETE" if is_thread else "CHANNEL_DELETE", serializer.deleted_channel(channel)


def _messages_of(channel: Channel) -> Intent:
    return Intent.DIRECT_MESSAGES if channel.type is ChannelType.DM else Intent.GUILD_MESSAGES


def _message(serializer: Serializer, channel: Channel, message: Message, guild: Guild | None) -> Json:
    shown = serializer.message(message) | serializer.location(channel)
    if guild is None:
        return shown
    member = serializer.member(message.author, guild)
    return shown | {"member": {key: value for key, value in member.items() if key != "user"}}
