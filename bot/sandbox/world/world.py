"""The world that the sandbox shows: servers, their people, channels, messages and the bot's commands.

Plain state with observers. Ids of the servers, their people and their channels are the
same in every world, so that a bot with a database finds its channels again after a restart.
"""

import time
from collections import defaultdict
from collections.abc import Sequence

from bot.sandbox.world import changes
from bot.sandbox.world.guild import Channel, ChannelType, Guild, Reach, new_guild
from bot.sandbox.world.messages import FILE_LIMIT, Attachment, Files, Json, Message
from bot.sandbox.world.people import EVERYONE_PERMISSIONS, NO_PERMISSIONS, Overwrite, Permission, Person
from bot.sandbox.world.snowflakes import Clock, Snowflakes, ids_of_server

PLAYERS = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus")
MODERATOR = "Mo"


class World:
    """The server "Sandbox" with seven players, the moderator Mo, the bot, and the named text channels.

    Where there are more `guilds`, each further one has the same people, and channels and roles of the same names.
    """

    def __init__(
        self,
        *,
        clock: Clock = time.time,
        channels: Sequence[str] = ("games", "lounge"),
        bot_name: str = "Bot",
        guilds: int = 1,
    ) -> None:
        self.clock = clock
        self.snowflakes = Snowflakes(clock)
        sources = [ids_of_server(number) for number in range(guilds)]
        ids = [(each.next(), each.next()) for each in sources]
        snowflakes = sources[0]
        self.bot = Person(id=snowflakes.next(), name=bot_name, is_bot=True)
        self.people = {name: Person(id=snowflakes.next(), name=name) for name in PLAYERS}
        self.people[MODERATOR] = Person(id=snowflakes.next(), name=MODERATOR, roles=tuple(role for _, role in ids))
        owner_id = snowflakes.next()
        self.guilds = {
            guild_id: new_guild(
                guild_id, moderators_id=role, name="Sandbox" if n == 1 else f"Sandbox {n}", owner_id=owner_id
            )
            for n, (guild_id, role) in enumerate(ids, start=1)
        }
        """The servers by id; `membership` changes them."""
        self.channels_of = {
            guild_id: {name: Channel(channel_id=each.next(), name=name, guild_id=guild_id) for name in channels}
            for each, guild_id in zip(sources, self.guilds, strict=True)
        }
        """The channels of each server, which is given by its id, by name; `channel` finds threads and DM channels."""
        self.refuses_dms: set[int] = set()
        """The ids of the people who take no direct messages from the bot."""
        self.locales: defaultdict[int, str] = defaultdict(lambda: "en-US")
        """In which language people use Discord, by their ids."""
        self.commands: dict[int | None, list[Json]] = {None: []}
        """The bot's commands as registered, with ids: the global ones under None, a guild's under its id."""
        self.user_installs: set[int] = set()
        """The ids of the people who have installed the bot for themselves, to be used wherever they are."""
        self.file_limit = FILE_LIMIT
        """Bytes that one file of the bot may have; on Discord that depends on the server, and on who asks."""
        self.files = Files(self.snowflakes, guild_id=self.guild.id)
        self.upload = self.files.upload
        self.content = self.files.content
        self._channels_by_id = {each.id: each for named in self.channels_of.values() for each in named.values()}
        self._observers: changes.Observers[changes.Change] = changes.Observers()
        self.subscribe = self._observers.subscribe
        self.notify = self._observers.notify

    @property
    def guild(self) -> Guild:
        """The first server, and in most worlds the only one."""
        return next(iter(self.guilds.values()))

    @property
    def channels(self) -> dict[str, Channel]:
        """The channels of the first server by name."""
        return self.channels_of[self.guild.id]

    def guild_of(self, channel: Channel) -> Guild | None:
        """Return the server that the channel belongs to; None for direct messages."""
        return None if channel.guild_id is None else self.guilds[channel.guild_id]

    def replace_guild(self, guild: Guild) -> Guild:
        """Let this take the place of the server with its id; no observer is called."""
        self.guilds[guild.id] = guild
        return guild

    def channel(self, channel_id: int) -> Channel | None:
        """Return the channel, thread or DM channel with this id."""
        return self._channels_by_id.get(channel_id)

    def file(self, *, channel_id: int, file_id: int) -> Attachment | None:
        """Return a file of a channel's messages, or one that belongs to no message."""
        channel = self.channel(channel_id)
        messages = () if channel is None else channel.messages
        return self.files.find((file for message in messages for file in message.attachments), file_id)

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
        guild = self.guild_of(channel)
        if guild is None:
            return EVERYONE_PERMISSIONS if person in (self.bot, channel.recipient) else NO_PERMISSIONS
        return guild.permissions(person, channel)

    def sees(self, person: Person, channel: Channel) -> bool:
        """Whether the person can read there, and who is told what happens in it."""
        guild = self.guild_of(channel)
        if person.id == self.bot.id and guild is not None and guild.reach is Reach.OUTSIDE:
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
        self.notify(changes.MessagePosted(channel=channel, message=message))

    def edit(self, message: Message) -> None:
        """Let the message take the place of the one with its id."""
        channel = self._channels_by_id[message.channel_id]
        before = channel.find(message.id)
        if before is None:
            raise KeyError(f"no message {message.id} in {channel.name}")
        self.files.replace(file for file in before.attachments if file not in message.attachments)
        channel.put(message)
        self.notify(changes.MessageEdited(channel=channel, before=before, message=message))

    def delete(self, message: Message) -> None:
        """Take the message out of its channel: deleted, or dismissed by the only one who saw it."""
        channel = self._channels_by_id[message.channel_id]
        self.notify(changes.MessageDeleted(channel=channel, message=channel.remove(message.id)))

    def open_channel(self, name: str, channel_type: ChannelType) -> Channel:
        """Open a channel of the first server."""
        guild_id = self.guild.id
        channel = Channel(channel_id=self.snowflakes.next(), name=name, guild_id=guild_id, channel_type=channel_type)
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
        self.notify(changes.ChannelChanged(channel=channel))

    def remove(self, channel: Channel) -> None:
        """Delete a channel with its threads and all that is in them. A bot that requests it afterwards gets 404."""
        for guild_id, named in self.channels_of.items():
            self.channels_of[guild_id] = {name: other for name, other in named.items() if other is not channel}
        for gone in (channel, *self.threads(channel)):
            del self._channels_by_id[gone.id]
            self.notify(changes.ChannelRemoved(channel=gone))

    def dm_channel(self, person: Person) -> Channel:
        """Return the DM channel of the bot with this person, opened when needed."""
        for channel in self._channels_by_id.values():
            if channel.recipient is person:
                return channel
        return self._open(
            Channel(channel_id=self.snowflakes.next(), name=person.name, channel_type=ChannelType.DM, recipient=person)
        )

    def replace_commands(self, commands: list[Json], *, guild_id: int | None = None) -> None:
        """Let these be all commands of the scope."""
        self.commands[guild_id] = commands
        self.notify(changes.CommandsReplaced(guild_id=guild_id))

    def restore(self, channels: Sequence[Channel], messages: Sequence[Message]) -> None:
        """Put back what was persisted; no observer is called."""
        self._channels_by_id |= {channel.id: channel for channel in channels}
        for message in messages:
            self._channels_by_id[message.channel_id].put(message)

    def _open(self, channel: Channel) -> Channel:
        self._channels_by_id[channel.id] = channel
        self.notify(changes.ChannelOpened(channel=channel))
        return channel
