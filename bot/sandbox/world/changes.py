"""The changes of the world, as its observers receive them: past tense, with the new value."""

import msgspec

from bot.sandbox.world.channels import Channel
from bot.sandbox.world.messages import Message


class MessagePosted(msgspec.Struct, frozen=True, kw_only=True):
    """A new message in the channel; mind `message.ephemeral_to`."""

    channel: Channel
    message: Message


class MessageEdited(msgspec.Struct, frozen=True, kw_only=True):
    """A message has taken the place of the one with the same id."""

    channel: Channel
    before: Message
    message: Message


class MessageDeleted(msgspec.Struct, frozen=True, kw_only=True):
    """A message is gone (or its reader has dismissed it)."""

    channel: Channel
    message: Message


class ChannelOpened(msgspec.Struct, frozen=True, kw_only=True):
    """A thread or a DM channel was opened."""

    channel: Channel


class ChannelChanged(msgspec.Struct, frozen=True, kw_only=True):
    """Other people may do other things in a channel from now on."""

    channel: Channel


class ChannelRemoved(msgspec.Struct, frozen=True, kw_only=True):
    """A channel is gone, with all that was in it; its threads go before it."""

    channel: Channel


class CommandsReplaced(msgspec.Struct, frozen=True, kw_only=True):
    """The bot has registered other commands; `guild_id` is None for the global ones."""

    guild_id: int | None


Change = (
    MessagePosted | MessageEdited | MessageDeleted | ChannelOpened | ChannelChanged | ChannelRemoved | CommandsReplaced
)
