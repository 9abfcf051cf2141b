"""A channel, thread or DM channel and the messages in it, in order."""

import asyncio
from collections.abc import Callable
from enum import IntEnum

from bot.sandbox.world.messages import Message
from bot.sandbox.world.people import Overwrite, Person


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
