"""The gateway's events as Discord's JSON, and the intents that they need."""

from collections.abc import Iterator
from enum import IntFlag

from bot.sandbox.interactions import Interaction
from bot.sandbox.serializer import Serializer, permission_bits, without_user
from bot.sandbox.world import changes
from bot.sandbox.world.guild import Channel, ChannelType, Guild, Reach
from bot.sandbox.world.messages import Json
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
        "locale": world.locales[person.id],
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


def gateway_events(world: World, serializer: Serializer, change: changes.Change) -> Iterator[Event]:
    """Yield what the bot is told of a change; nothing of one that it does not see."""
    match change:
        case changes.MessageChange(channel=channel, message=message):
            needed = Intent.DIRECT_MESSAGES if channel.type is ChannelType.DM else Intent.GUILD_MESSAGES
            if not message.is_ephemeral and _hears_of(world, channel):
                yield *_of_message(world, serializer, change), needed
        case changes.ThreadMembership(channel=channel, person=person):
            if _is_reached(world, channel) and person.id == world.bot.id:  # for others it would need another intent
                yield from ((*event, Intent.GUILDS) for event in _of_membership(serializer, change))
        case changes.ChannelChange(channel=channel):
            if channel.type is not ChannelType.DM and _hears_of(world, channel):
                yield *_of_channel(serializer, change), Intent.GUILDS
        case changes.GuildChange(guild=guild):
            if isinstance(change, changes.GuildReached) or guild.reach is Reach.MEMBER:
                yield *_of_guild(world, serializer, change), Intent.GUILDS
        case changes.CommandsReplaced():
            pass


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


def _of_guild(world: World, serializer: Serializer, change: changes.GuildChange) -> tuple[str, Json]:
    guild, guild_id = change.guild, {"guild_id": str(change.guild.id)}
    match change:
        case changes.GuildReached(before=before):
            return _of_reach(serializer, before, guild)
        case changes.RoleChanged(role=role) | changes.RoleMade(role=role):
            position = [each.id for each in guild.roles].index(role.id)
            name = "GUILD_ROLE_CREATE" if isinstance(change, changes.RoleMade) else "GUILD_ROLE_UPDATE"
            return name, guild_id | {"role": serializer.role(role, position=position)}
        case _:
            return "GUILD_MEMBER_UPDATE", guild_id | serializer.member(world.bot, guild)


def _of_membership(serializer: Serializer, change: changes.ThreadMembership) -> Iterator[tuple[str, Json]]:
    thread, person = change.channel, change.person
    members = {"id": str(thread.id), "guild_id": str(thread.guild_id), "member_count": len(thread.member_ids)}
    if isinstance(change, changes.ThreadJoined):
        member = serializer.thread_member(thread, person)
        yield "THREAD_CREATE", serializer.channel(thread) | {"member": member}
        yield "THREAD_MEMBERS_UPDATE", members | {"added_members": [member]}
    else:
        yield "THREAD_MEMBERS_UPDATE", members | {"removed_member_ids": [str(person.id)]}


def _of_message(world: World, serializer: Serializer, change: changes.MessageChange) -> tuple[str, Json]:
    message, location = change.message, serializer.location(change.channel)
    if isinstance(change, changes.MessageDeleted):
        return "MESSAGE_DELETE", {"id": str(message.id), **location}
    guild = world.guild_of(change.channel)
    author = {} if guild is None else {"member": without_user(serializer.member(message.author, guild))}
    name = "MESSAGE_UPDATE" if isinstance(change, changes.MessageEdited) else "MESSAGE_CREATE"
    return name, serializer.message(message) | location | author


def _of_channel(serializer: Serializer, change: changes.ChannelChange) -> tuple[str, Json]:
    channel, kind = change.channel, "THREAD" if change.channel.is_thread else "CHANNEL"
    match change:
        case changes.ChannelRemoved():
            return f"{kind}_DELETE", serializer.deleted_channel(channel)
        case changes.ChannelOpened():
            return f"{kind}_CREATE", serializer.channel(channel) | ({"newly_created": True} if channel.parent else {})
        case _:
            return f"{kind}_UPDATE", serializer.channel(channel)
