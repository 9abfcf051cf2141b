"""The gateway's events as Discord's JSON, and the intents that they need."""

from enum import IntFlag

from bot.sandbox.interactions import Interaction
from bot.sandbox.serializer import Serializer, permission_bits
from bot.sandbox.world.changes import (
    Change,
    ChannelChanged,
    ChannelOpened,
    ChannelRemoved,
    MessageDeleted,
    MessageEdited,
    MessagePosted,
)
from bot.sandbox.world.channels import Channel, ChannelType
from bot.sandbox.world.messages import Json, Message
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
    if channel.type is ChannelType.DM:
        event |= {"user": serializer.user(person), "context": 1, "authorizing_integration_owners": {"0": "0"}}
    else:
        guild_id = str(world.guild.id)
        event |= {
            "member": serializer.member(person, channel=channel),
            "guild": {"id": guild_id, "locale": "en-US", "features": []},
            "guild_locale": "en-US",
            "context": 0,
            "authorizing_integration_owners": {"0": guild_id},
        }
    message = channel.find(interaction.message_id or 0)
    return event if message is None else event | {"message": serializer.message(message)}


def gateway_event(serializer: Serializer, change: Change) -> tuple[str, Json, Intent] | None:
    """Return the event's name, its JSON and the intent it needs; None for a change that no bot sees."""
    match change:
        case ChannelOpened(channel=channel) | ChannelChanged(channel=channel) | ChannelRemoved(channel=channel):
            return None if channel.type is ChannelType.DM else (*_of_channel(serializer, change), Intent.GUILDS)
        case MessagePosted(channel=channel, message=message) if not message.is_ephemeral:
            return "MESSAGE_CREATE", _message(serializer, channel, message), _messages_of(channel)
        case MessageEdited(channel=channel, message=message) if not message.is_ephemeral:
            return "MESSAGE_UPDATE", _message(serializer, channel, message), _messages_of(channel)
        case MessageDeleted(channel=channel, message=message) if not message.is_ephemeral:
            return "MESSAGE_DELETE", {"id": str(message.id), **serializer.location(channel)}, _messages_of(channel)
        case _:
            return None


def _of_channel(serializer: Serializer, change: ChannelOpened | ChannelChanged | ChannelRemoved) -> tuple[str, Json]:
    match change:
        case ChannelOpened(channel=channel):
            return "THREAD_CREATE", serializer.channel(channel) | {"newly_created": True}
        case ChannelChanged(channel=channel):
            return "CHANNEL_UPDATE", serializer.channel(channel)
        case ChannelRemoved(channel=channel):
            return "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", serializer.deleted_channel(channel)


def _messages_of(channel: Channel) -> Intent:
    return Intent.DIRECT_MESSAGES if channel.type is ChannelType.DM else Intent.GUILD_MESSAGES


def _message(serializer: Serializer, channel: Channel, message: Message) -> Json:
    shown = serializer.message(message) | serializer.location(channel)
    if channel.type is ChannelType.DM:
        return shown
    return shown | {"member": {key: value for key, value in serializer.member(message.author).items() if key != "user"}}
