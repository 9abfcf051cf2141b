"""The world that the sandbox shows: one server, its people, channels, messages and the bot's commands.

Plain state with observers. Ids of the server, its people and its channels are the
same in every world, so that a bot with a database finds its channels again after a restart.
"""

import time
from collections import deque
from collections.abc import Callable, Sequence

import msgspec

from bot.sandbox.observers import Observers
from bot.sandbox.world.changes import (
    Change,
    ChannelChanged,
    ChannelOpened,
    ChannelRemoved,
    CommandsReplaced,
    MessageDeleted,
    MessageEdited,
    MessagePosted,
)
from bot.sandbox.world.channels import Channel, ChannelType
from bot.sandbox.world.guild import Guild, Reach
from bot.sandbox.world.messages import Attachment, Json, Message
from bot.sandbox.world.people import (
    EVERYONE_PERMISSIONS,
    MODERATOR_PERMISSIONS,
    NO_PERMISSIONS,
    Overwrite,
    Permission,
    Person,
    Role,
)
from bot.sandbox.world.snowflakes import Clock, Snowflakes

CREATED_AT = 1_704_067_200.0
"""When the server and everybody in it were created: the first second of 2024."""

PLAYERS = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus")
MODERATOR = "Mo"


FILE_LIMIT = 10 * 1024 * 1024
"""Bytes that one attached file may have anywhere on Discord."""

MAX_UPLOADS = 20
"""How many of the files that people have put into options are remembered."""

REPLACED_KEPT = 20
"""How many of the files that edits replaced can be loaded still."""


class World:
    """The server "Sandbox" with seven players, the moderator Mo, the bot, and the named text channels."""

    def __init__(
        self, *, clock: Clock = time.time, channels: Sequence[str] = ("games", "lounge"), bot_name: str = "Bot"
    ) -> None:
        self.clock = clock
        self.snowflakes = Snowflakes(clock)
        snowflakes = Snowflakes(lambda: CREATED_AT)
        guild_id, moderators_id = snowflakes.next(), snowflakes.next()
        moderators = Role(id=moderators_id, name="Moderators", permissions=MODERATOR_PERMISSIONS)
        self.bot = Person(id=snowflakes.next(), name=bot_name, is_bot=True)
        self.people = {name: Person(id=snowflakes.next(), name=name) for name in PLAYERS}
        self.people[MODERATOR] = Person(id=snowflakes.next(), name=MODERATOR, roles=(moderators_id,))
        owner_id = snowflakes.next()
        everyone = Role(id=guild_id, name="@everyone", permissions=EVERYONE_PERMISSIONS)
        self.guild = Guild(id=guild_id, name="Sandbox", owner_id=owner_id, everyone=everyone, moderators=moderators)
        self.channels = {name: Channel(channel_id=snowflakes.next(), name=name) for name in channels}
        """The server's channels by name; threads and DM channels are found by `channel`."""
        self.refuses_dms: set[int] = set()
        """The ids of the people who take no direct messages from the bot."""
        self.commands: dict[int | None, list[Json]] = {None: []}
        """The bot's commands as registered, with ids: the global ones under None, a guild's under its id."""
        self.reach = Reach.MEMBER
        """How the bot stands to the server; `membership` changes it."""
        self.user_installs: set[int] = set()
        """The ids of the people who have installed the bot for themselves, to be used wherever they are."""
        self.file_limit = FILE_LIMIT
        """Bytes that one file of the bot may have; on Discord that depends on the server, and on who asks."""
        self.uploads: dict[int, Attachment] = {}
        """Files that people have put into options of commands, by id."""
        self.replaced: deque[Attachment] = deque(maxlen=REPLACED_KEPT)
        """The last files that edits took from messages: whoever has just seen one may be about to load it."""
        self._file_reader: Callable[[int], bytes] | None = None
        self._channels_by_id = {channel.id: channel for channel in self.channels.values()}
        self._observers: Observers[Change] = Observers()
        self.subscribe = self._observers.subscribe
        self.notify = self._observers.notify

    def channel(self, channel_id: int) -> Channel | None:
        """Return the channel, thread or DM channel with this id."""
        return self._channels_by_id.get(channel_id)

    @property
    def all_channels(self) -> list[Channel]:
        """Every channel, thread and DM channel, in the order of their opening."""
        return list(self._channels_by_id.values())

    def threads(self, parent: Channel | None = None) -> list[Channel]:
        """Return the threads, all of them or those of one channel."""
        return [
            channel
            for channel in self._channels_by_id.values()
            if channel.is_thread and (parent is None or channel.parent is parent)
        ]

    def member(self, person_id: int) -> Person | None:
        """Return the person or bot with this id."""
        return next((person for person in (self.bot, *self.people.values()) if person.id == person_id), None)

    def permissions(self, person: Person, channel: Channel) -> Permission:
        """Return what the person may do there, as Discord tells it with an interaction."""
        if channel.type is ChannelType.DM:
            return EVERYONE_PERMISSIONS if person in (self.bot, channel.recipient) else NO_PERMISSIONS
        return self.guild.permissions(person, channel)

    def sees(self, person: Person, channel: Channel) -> bool:
        """Whether the person can read there, and who is told what happens in it."""
        if person.id == self.bot.id and self.reach is Reach.OUTSIDE and channel.type is not ChannelType.DM:
            return False
        granted = self.permissions(person, channel)
        if Permission.VIEW_CHANNEL not in granted:
            return False
        return not channel.is_private or person.id in channel.member_ids or Permission.MANAGE_THREADS in granted

    def visible_to(self, person: Person, channel: Channel) -> list[Message]:
        """Return the channel's messages that the person sees, oldest first."""
        if not self.sees(person, channel):
            return []
        return [message for message in channel.messages if message.ephemeral_to in (None, person.id)]

    def post(self, message: Message) -> None:
        """Put a new message into its channel."""
        channel = self._channels_by_id[message.channel_id]
        channel.put(message)
        self.notify(MessagePosted(channel=channel, message=message))

    def edit(self, message: Message) -> None:
        """Let the message take the place of the one with its id."""
        channel = self._channels_by_id[message.channel_id]
        before = channel.find(message.id)
        if before is None:
            raise KeyError(f"no message {message.id} in {channel.name}")
        gone = (file for file in before.attachments if file not in message.attachments)
        self.replaced.extend(msgspec.structs.replace(file, content=self.content(file), kept=None) for file in gone)
        channel.put(message)
        self.notify(MessageEdited(channel=channel, before=before, message=message))

    def delete(self, message: Message) -> None:
        """Take the message out of its channel: deleted, or dismissed by the only one who saw it."""
        channel = self._channels_by_id[message.channel_id]
        self.notify(MessageDeleted(channel=channel, message=channel.remove(message.id)))

    def open_channel(self, name: str, channel_type: ChannelType) -> Channel:
        """Open a channel of the server."""
        channel = Channel(channel_id=self.snowflakes.next(), name=name, channel_type=channel_type)
        self.channels[name] = channel
        return self._open(channel)

    def open_thread(
        self,
        *,
        name: str,
        parent: Channel,
        owner: Person,
        thread_id: int | None = None,
        is_private: bool = False,
        minutes: int | None = None,
    ) -> Channel:
        """Open a thread; one opened from a message has that message's id, one of an announcement channel its type.

        It is put away after so many minutes, if that is told.
        """
        public = ChannelType.NEWS_THREAD if parent.type is ChannelType.NEWS else ChannelType.PUBLIC_THREAD
        thread = Channel(
            channel_id=thread_id or self.snowflakes.next(),
            name=name,
            channel_type=ChannelType.PRIVATE_THREAD if is_private else public,
            parent=parent,
            owner=owner,
        )
        thread.minutes_open = minutes or thread.minutes_open
        return self._open(thread)

    def set_overwrites(self, channel: Channel, *overwrites: Overwrite) -> None:
        """Replace the channel's overwrites."""
        channel.overwrites = overwrites
        self.notify(ChannelChanged(channel=channel))

    def remove(self, channel: Channel) -> None:
        """Delete a channel with its threads and all that is in them. A bot that requests it afterwards gets 404."""
        self.channels = {name: other for name, other in self.channels.items() if other is not channel}
        for gone in (channel, *self.threads(channel)):
            del self._channels_by_id[gone.id]
            self.notify(ChannelRemoved(channel=gone))

    def dm_channel(self, person: Person) -> Channel:
        """Return the DM channel of the bot with this person, opened when needed."""
        for channel in self._channels_by_id.values():
            if channel.recipient is person:
                return channel
        return self._open(
            Channel(channel_id=self.snowflakes.next(), name=person.name, channel_type=ChannelType.DM, recipient=person)
        )

    def upload(self, filename: str, content: bytes) -> Attachment:
        """Take a file that a person puts into an option of a command; the latest ones are kept."""
        file = Attachment(
            id=self.snowflakes.next(),
            channel_id=self.guild.id,
            filename=filename,
            content_type="application/octet-stream",
            content=content,
        )
        self.uploads[file.id] = file
        for forgotten in tuple(self.uploads)[:-MAX_UPLOADS]:
            del self.uploads[forgotten]
        return file

    def content(self, file: Attachment) -> bytes:
        """Return what is in a file."""
        return file.content if file.kept is None or self._file_reader is None else self._file_reader(file.id)

    def read_files_with(self, read: Callable[[int], bytes] | None) -> None:
        """Let `read` give what is in the files that are kept elsewhere, by their ids."""
        self._file_reader = read

    def replace_silently(self, message: Message) -> None:
        """Let a message take the place of the same one with its files in memory; no observer is called."""
        self._channels_by_id[message.channel_id].put(message)

    def replace_commands(self, commands: list[Json], *, guild_id: int | None = None) -> None:
        """Let these be all commands of the scope."""
        self.commands[guild_id] = commands
        self.notify(CommandsReplaced(guild_id=guild_id))

    def restore(self, channels: Sequence[Channel], messages: Sequence[Message]) -> None:
        """Put back what was persisted; no observer is called."""
        self._channels_by_id |= {channel.id: channel for channel in channels}
        for message in messages:
            self._channels_by_id[message.channel_id].put(message)

    def _open(self, channel: Channel) -> Channel:
        self._channels_by_id[channel.id] = channel
        self.notify(ChannelOpened(channel=channel))
        return channel
