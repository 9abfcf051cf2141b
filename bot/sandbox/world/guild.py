"""Channels, threads and DM channels with their messages; and servers: their roles, and who may do what in them."""

import asyncio
from collections.abc import Callable
from enum import Enum, IntEnum, auto

import msgspec

from bot.sandbox.world.messages import Message
from bot.sandbox.world.people import (
    ALL_PERMISSIONS,
    EVERYONE_PERMISSIONS,
    MODERATOR_PERMISSIONS,
    Overwrite,
    Permission,
    Person,
    Role,
)


class ChannelType(IntEnum):
    """Discord's numbers for the types of channel that exist here."""

    TEXT = 0
    DM = 1
    VOICE = 2
    NEWS = 5
    NEWS_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    STAGE = 13
    FORUM = 15


THREADS = (ChannelType.NEWS_THREAD, ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD)

TO_HEAR = (ChannelType.VOICE, ChannelType.STAGE)
"""Channels to speak and listen in; each has a chat of its own."""


class Channel:
    """A place for messages. Changed through `World` only, which calls the observers."""

    def __init__(
        self,
        *,
        channel_id: int,
        name: str,
        guild_id: int | None = None,
        channel_type: ChannelType = ChannelType.TEXT,
        parent: "Channel | None" = None,
        recipient: Person | None = None,
        owner: Person | None = None,
    ) -> None:
        self.id = channel_id
        self.name = name
        self.type = channel_type
        self.parent = parent
        self.guild_id: int | None = guild_id if parent is None else parent.guild_id
        """Of the server that it belongs to; None for direct messages."""
        self.recipient = recipient
        self.owner = owner
        self.overwrites: tuple[Overwrite, ...] = ()
        self.is_archived = False
        """Whether a thread is closed; whoever posts in it opens it again."""
        self.is_locked = False
        """Whether only those who manage threads may post in a thread, or open it again."""
        self.minutes_open = 1440
        """After how many minutes without a message a thread is closed."""
        self.member_ids: set[int] = set() if owner is None else {owner.id}
        """Who has joined a thread; a private one is seen by nobody else but those who manage threads."""
        self._messages: dict[int, Message] = {}
        self._awaited: list[tuple[Callable[[Message], bool], asyncio.Future[Message]]] = []

    def __repr__(self) -> str:
        return f"<Channel {self.name} {self.id}>"

    @property
    def messages(self) -> list[Message]:
        """Every message, oldest first, private ones included (`World.visible_to` leaves these out)."""
        return list(self._messages.values())

    @property
    def is_thread(self) -> bool:
        """Whether it hangs from another channel."""
        return self.type in THREADS

    @property
    def is_private(self) -> bool:
        """Whether it is a thread that is seen by its members."""
        return self.type is ChannelType.PRIVATE_THREAD

    def find(self, message_id: int) -> Message | None:
        """Return the message with this id as it stands now, or None."""
        return self._messages.get(message_id)

    def put(self, message: Message) -> None:
        """Append the message, or let it take the place of the one with its id."""
        self._messages[message.id] = message
        for predicate, found in self._awaited:
            if not found.done() and predicate(message):
                found.set_result(message)

    def remove(self, message_id: int) -> Message:
        """Take the message out and return it."""
        return self._messages.pop(message_id)

    async def wait_for(self, predicate: Callable[[Message], bool], *, within: float, after: int = 0) -> Message:
        """Return the first message younger than the id `after` that fits, waiting until one is posted or edited so.

        Raises `TimeoutError` after `within` seconds.
        """
        for message in self.messages:
            if message.id > after and predicate(message):
                return message
        found: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        waiter = (lambda message: message.id > after and predicate(message), found)
        self._awaited.append(waiter)
        try:
            async with asyncio.timeout(within):
                return await found
        finally:
            self._awaited.remove(waiter)


class Reach(Enum):
    """How the bot stands to the server."""

    MEMBER = auto()
    UNAVAILABLE = auto()
    """Discord has lost the server for a while."""
    OUTSIDE = auto()
    """The bot was put out of it."""


class Guild(msgspec.Struct, frozen=True, kw_only=True):
    """A server. All people of the world are its members."""

    id: int
    """Its id."""
    name: str
    """What it is called."""
    owner_id: int
    """The person to whom it belongs."""
    roles: tuple[Role, ...]
    """Every role: the one that all members have, that of those who may manage channels, and those made since."""
    reach: Reach = Reach.MEMBER
    """How the bot stands to it."""

    @property
    def everyone(self) -> Role:
        """The role that all members have."""
        return self.roles[0]

    @property
    def moderators(self) -> Role:
        """The role of those who may manage channels."""
        return self.roles[1]

    def role(self, role_id: int) -> Role | None:
        """Return the role with this id."""
        return next((role for role in self.roles if role.id == role_id), None)

    def roles_of(self, person: Person) -> list[int]:
        """Return the ids of the roles that the person has here beyond everyone's; roles of other servers are none."""
        return [role for role in person.roles if self.role(role) is not None]

    def with_role(self, role: Role) -> "Guild":
        """Return the guild with this role instead of the one with its id."""
        return msgspec.structs.replace(self, roles=tuple(role if each.id == role.id else each for each in self.roles))

    def permissions(self, person: Person, channel: Channel) -> Permission:
        """Return what the person may do there: roles, then the channel's overwrites, in Discord's order.

        A thread asks its channel, also a private one that the person is no member of.
        """
        roles = [role for role in self.roles if role.id == self.id or role.id in person.roles]
        granted = Permission(0)
        for role in roles:
            granted |= role.permissions
        if Permission.ADMINISTRATOR in granted or person.id == self.owner_id:
            return ALL_PERMISSIONS
        place = channel.parent or channel
        for targets in ({self.id}, set(person.roles), {person.id}):
            meant = [overwrite for overwrite in place.overwrites if overwrite.target_id in targets]
            for overwrite in meant:
                granted &= ~overwrite.deny
            for overwrite in meant:
                granted |= overwrite.allow
        if place.type in TO_HEAR and Permission.CONNECT not in granted:
            granted &= ~(Permission.SEND_MESSAGES | Permission.MANAGE_CHANNELS)
        return granted


def new_guild(guild_id: int, *, moderators_id: int, name: str, owner_id: int) -> Guild:
    """Return a server with the roles that each begins with."""
    everyone = Role(id=guild_id, name="@everyone", permissions=EVERYONE_PERMISSIONS)
    moderators = Role(id=moderators_id, name="Moderators", permissions=MODERATOR_PERMISSIONS)
    return Guild(id=guild_id, name=name, owner_id=owner_id, roles=(everyone, moderators))
