"""The changes of the world, past tense and with the new value, and observers, who are told of them or other things."""

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from bot.sandbox.world.guild import Channel, Guild, Reach
from bot.sandbox.world.messages import Message
from bot.sandbox.world.people import Person, Role


class MessageChange(msgspec.Struct, frozen=True, kw_only=True):
    """Something has happened to a message; mind `message.ephemeral_to`."""

    channel: Channel
    """Where."""
    message: Message
    """The message as it is, or was before it was deleted."""


class MessagePosted(MessageChange, frozen=True):
    """A new message."""


class MessageEdited(MessageChange, frozen=True, kw_only=True):
    """A message has taken the place of the one with the same id."""

    before: Message
    """The message as it was."""


class MessageDeleted(MessageChange, frozen=True):
    """A message is gone (or its reader has dismissed it)."""


class ChannelChange(msgspec.Struct, frozen=True, kw_only=True):
    """Something has happened to a channel, a thread or a DM channel."""

    channel: Channel
    """Which one, as it is, or was before it was removed."""


class ChannelOpened(ChannelChange, frozen=True):
    """It is new."""


class ChannelChanged(ChannelChange, frozen=True):
    """It is of another type, other people may do other things in it, or a thread was closed or opened again."""


class ChannelRemoved(ChannelChange, frozen=True):
    """It is gone, with all that was in it; its threads go with it."""


class ThreadMembership(ChannelChange, frozen=True, kw_only=True):
    """Somebody has come into a thread or has gone."""

    person: Person
    """Who."""


class ThreadJoined(ThreadMembership, frozen=True):
    """They are a member now."""


class ThreadLeft(ThreadMembership, frozen=True):
    """They are no member any more."""


class GuildChange(msgspec.Struct, frozen=True, kw_only=True):
    """Something has happened to a server, or to the bot in it."""

    guild: Guild
    """The server as it is."""


class RoleChanged(GuildChange, frozen=True, kw_only=True):
    """Who has a role may do other things from now on."""

    role: Role
    """The role as it is."""


class RoleMade(GuildChange, frozen=True, kw_only=True):
    """There is a new role, which nobody has yet."""

    role: Role
    """The new one."""


class BotRolesChanged(GuildChange, frozen=True):
    """The bot has other roles."""


class GuildReached(GuildChange, frozen=True, kw_only=True):
    """The bot was put out of a server or taken back, or Discord has lost the server or found it again."""

    before: Reach
    """How the bot stood to it."""


class CommandsReplaced(msgspec.Struct, frozen=True, kw_only=True):
    """The bot has registered other commands."""

    guild_id: int | None
    """The server whose commands they are; None for those of all servers."""


Change = MessageChange | ChannelChange | GuildChange | CommandsReplaced

Event = TypeVar("Event")


class Observers(Generic[Event]):
    """Calls every subscriber with each event, in order and at once."""

    def __init__(self) -> None:
        self._observers: list[Callable[[Event], None]] = []

    def subscribe(self, observer: Callable[[Event], None]) -> Callable[[], None]:
        """Call `observer` from now on; the returned function unsubscribes it."""
        self._observers.append(observer)
        return lambda: self._observers.remove(observer)

    def notify(self, event: Event) -> None:
        """Call every subscriber."""
        for observer in tuple(self._observers):
            observer(event)
