"""Performs what a person does on the page: with Discord's client, by the `UserClient` of the tests, and beside it."""

import re
from collections.abc import Callable
from typing import Annotated

import msgspec

from bot.sandbox.interactions import Modal, NoAnswerError, Reply
from bot.sandbox.limits.command_limits import LOCALES
from bot.sandbox.limits.message_limits import CONTENT
from bot.sandbox.page.actions import (
    ActionTable,
    ChannelNamed,
    FileNamed,
    Named,
    PersonNamed,
    RoleNamed,
    Snowflake,
    Value,
)
from bot.sandbox.page.developer_tools import USUAL_PACE, DeveloperTools, FaultName
from bot.sandbox.page.person_view import PersonView, said_in
from bot.sandbox.server import Sandbox
from bot.sandbox.user_client import ON_MESSAGE, SLASH, ImpossibleError, UserClient, usable_commands
from bot.sandbox.world.guild import Channel, ChannelType
from bot.sandbox.world.mentions import pinged
from bot.sandbox.world.messages import Json, Message
from bot.sandbox.world.moderation import may_post, reopen
from bot.sandbox.world.people import Permission, Person

ACTIONS = ActionTable()


class ActionRunner:
    """Performs the actions of one person in one tab, and remembers the modal that the bot has opened there.

    `tell` sends the tab what it listens to, the traffic between the bot and Discord.
    """

    def __init__(self, sandbox: Sandbox, tools: DeveloperTools, person: Person, tell: Callable[[Json], None]) -> None:
        self._sandbox = sandbox
        self._world = sandbox.world
        self._tools = tools
        self._person = person
        self._tell = tell
        self._unsubscribe: Callable[[], None] | None = None
        self._view = PersonView(sandbox.world, person)
        self._modal: Modal | None = None

    async def do(self, action: msgspec.Struct) -> Json | list[Json]:
        """Perform the action and return its result for the tab; raises `ImpossibleError` with the sentence to show."""
        details = msgspec.structs.asdict(action)
        client = self._sandbox.as_person(self._person, self._channel(details.pop("channel_id")))
        try:
            result: Json | list[Json] = await ACTIONS.method(action)(self, client, **details)
        except NoAnswerError:
            sentence = "This interaction failed" if "custom_id" in details else "The application did not respond"
            raise ImpossibleError(sentence) from None
        return result

    @ACTIONS.add
    async def _list_commands(self, client: UserClient) -> list[Json]:
        return self._commands(client, SLASH)

    @ACTIONS.add
    async def _list_message_commands(self, client: UserClient) -> list[Json]:
        return self._commands(client, ON_MESSAGE)

    def _commands(self, client: UserClient, kind: int) -> list[Json]:
        usable = usable_commands(self._world, self._person, client.channel)
        locale = self._world.locales[self._person.id]
        return [said_in(command, locale) for command in usable if command.get("type", SLASH) == kind]

    @ACTIONS.add
    async def _use_on(self, client: UserClient, *, message_id: Snowflake, command: str) -> Json:
        """Use a command on a message, from the menu *Apps*."""
        return self._modal_of(await client.use_on(_message(client, message_id), command))

    @ACTIONS.add
    async def _slash(self, client: UserClient, *, command: str, options: dict[str, Value]) -> Json:
        """Use a command ("table undo") with options by name."""
        return self._modal_of(await client.slash(command, **self._values(options)))

    @ACTIONS.add
    async def _complete(self, client: UserClient, *, command: str, focus: str, options: dict[str, Value]) -> list[Json]:
        """Type into the option `focus` of a command."""
        return await client.complete(command, focus=focus, **self._values(options))

    @ACTIONS.add
    async def _click(self, client: UserClient, *, message_id: Snowflake, custom_id: str) -> Json:
        return self._modal_of(await client.click(_message(client, message_id), custom_id))

    @ACTIONS.add
    async def _select(
        self, client: UserClient, *, message_id: Snowflake, custom_id: str, values: list[str | Named]
    ) -> Json:
        chosen = [self._value(value) for value in values]
        return self._modal_of(await client.select(_message(client, message_id), custom_id, chosen))

    @ACTIONS.add
    async def _submit(self, client: UserClient, *, texts: dict[str, str | list[str]]) -> Json:
        """Send the modal that the bot has opened last, with what is in its fields by their ids."""
        return self._modal_of(await client.submit(self._modal, texts))

    def _modal_of(self, reply: Reply) -> Json:
        modal = self._modal = reply.modal
        return {} if modal is None else {"modal": {"title": modal.title, "components": modal.components}}

    @ACTIONS.add
    async def _load_earlier(self, client: UserClient, *, before: Snowflake) -> Json:
        """Load the messages before the one with this id."""
        return {"messages": self._view.earlier(client.channel, before=int(before))}

    @ACTIONS.add
    async def _post_message(self, client: UserClient, *, content: str) -> Json:
        channel = client.channel
        needed = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
        if needed not in self._world.permissions(self._person, channel):
            raise ImpossibleError("You do not have permission to send messages in this channel.")
        if not may_post(self._world, self._person, channel):
            raise ImpossibleError("This thread is locked.")
        if not 0 < len(content) <= CONTENT:
            raise ImpossibleError(f"A message has 1 to {CONTENT} characters.")
        if channel.is_archived:
            reopen(self._world, channel)
        message = Message(
            id=self._world.snowflakes.next(),
            channel_id=channel.id,
            author=self._person,
            content=re.sub(r"@(\w+)", self._mention, content),
            created_at=self._world.clock(),
        )
        self._world.post(msgspec.structs.replace(message, pinged=pinged(message, None, self._world)))
        return {}

    def _mention(self, written: re.Match[str]) -> str:
        person = self._world.people.get(written[1])
        return written[0] if person is None else f"<@{person.id}>"

    @ACTIONS.add
    async def _open_thread(
        self, client: UserClient, *, name: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    ) -> Json:
        parent = client.channel
        if parent.type not in (ChannelType.TEXT, ChannelType.NEWS):
            raise ImpossibleError("A thread hangs from a channel of the server.")
        if Permission.CREATE_PUBLIC_THREADS not in self._world.permissions(self._person, parent):
            raise ImpossibleError("You do not have permission to create threads in this channel.")
        if not name.strip():
            raise ImpossibleError("A thread needs a name.")
        return _place(self._world.open_thread(name=name.strip(), parent=parent, owner=self._person))

    @ACTIONS.add
    async def _dismiss(self, client: UserClient, *, message_id: Snowflake) -> Json:
        """Dismiss a message that only this person sees."""
        message = _message(client, message_id)
        if message.ephemeral_to != self._person.id:
            raise ImpossibleError("Everybody in the channel sees that message.")
        self._world.delete(message)
        return {}

    @ACTIONS.add
    async def _deal(self, client: UserClient, *, offer: str | None = None, level: str | None = None) -> Json:
        """Seat the person at a table, and start a game: the offer with this key, or the first.

        Programs of the level take the other seats; without one it is people, who move by themselves.
        """
        with self._tools.program() as program:
            place = await program.deal(client.person, client.channel, offer, level)
            if level is None and place.id not in self._tools.paces:
                self._tools.play_others(program, place, USUAL_PACE)
        return _place(place)

    @ACTIONS.add
    async def _play_others(
        self, client: UserClient, *, pace: Annotated[float, msgspec.Meta(ge=0, le=60)] | None
    ) -> Json:
        """Make random moves for everybody without a tab, so many seconds from move to move; None ends it."""
        with self._tools.program() as program:
            self._tools.play_others(program, client.channel, pace)
        return {}

    @ACTIONS.add
    async def _use_language(self, client: UserClient, *, locale: str) -> Json:
        """Use Discord in this language from now on."""
        if locale not in LOCALES:
            raise ImpossibleError(f"Discord has no language {locale}.")
        self._world.locales[client.person.id] = locale
        self._tell({"type": "commands"})
        return {}

    @ACTIONS.add
    async def _position(self, client: UserClient) -> Json:
        """Return the position of the channel's game as text."""
        with self._tools.program() as program:
            return {"position": await program.position(client.channel)}

    @ACTIONS.add
    async def _start_from(self, client: UserClient, *, position: str) -> Json:
        """Start a game from a position, in the game's notation."""
        with self._tools.program() as program:
            return _place(await program.begin_from(client.person, client.channel, position))

    @ACTIONS.add
    async def _run_bot(self, _client: UserClient, *, running: bool) -> Json:
        """Start the bot, or kill it."""
        with self._tools.program() as program:
            await (program.start() if running else program.kill())
        return {}

    @ACTIONS.add
    async def _set_fault(self, _client: UserClient, *, fault: FaultName) -> Json:
        """Apply this fault to every request of the bot from now on."""
        self._tools.set_fault(fault)
        return {}

    @ACTIONS.add
    async def _drop_sockets(self, _client: UserClient) -> Json:
        """Cut the bot's gateway connections."""
        self._sandbox.gateway.drop()
        return {}

    @ACTIONS.add
    async def _listen_to_traffic(self, _client: UserClient, *, listening: bool) -> Json:
        self.close()
        if listening:
            self._tell({"type": "traffic", "entries": list(self._sandbox.traffic.latest)})
            self._unsubscribe = self._sandbox.traffic.subscribe(
                lambda entry: self._tell({"type": "traffic_entry", "entry": entry})
            )
        return {}

    def close(self) -> None:
        """Listen to no more traffic."""
        if self._unsubscribe is not None:
            self._unsubscribe()
            self._unsubscribe = None

    def _channel(self, channel_id: str) -> Channel:
        channel = self._world.channel(int(channel_id))
        if channel is None or not self._world.sees(self._person, channel):
            raise ImpossibleError("You do not have access to that channel.")
        return channel

    def _values(self, options: dict[str, Value]) -> dict[str, object]:
        return {name: self._value(value) for name, value in options.items()}

    def _value(self, value: Value) -> object:
        found: object
        match value:
            case ChannelNamed(id=channel_id):
                return self._channel(channel_id)
            case FileNamed(id=file_id):
                found, what = self._world.files.uploads.get(int(file_id)), "file"
            case PersonNamed(id=person_id):
                found, what = self._world.member(int(person_id)), "person"
            case RoleNamed(id=role_id):
                found, what = self._world.guild.role(int(role_id)), "role"
            case _:
                return value
        if found is None:
            raise ImpossibleError(f"There is no such {what} here.")
        return found


def _message(client: UserClient, message_id: str) -> Message:
    found = next((message for message in client.visible_messages if str(message.id) == message_id), None)
    if found is None:
        raise ImpossibleError("That message is no longer there.")
    return found


def _place(channel: Channel) -> Json:
    return {"channel_id": str(channel.id)}
