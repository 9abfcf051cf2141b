"""Performs what a person does on the page, through the same `UserClient` as the tests."""

import re

import msgspec

from bot.sandbox.interaction_data import ImpossibleError
from bot.sandbox.interactions import Modal, NoAnswerError
from bot.sandbox.limits.message_limits import CONTENT
from bot.sandbox.page import actions
from bot.sandbox.page.person_view import PersonView
from bot.sandbox.server import Sandbox
from bot.sandbox.user_client import UserClient, usable_commands
from bot.sandbox.world.guild import Channel, ChannelType
from bot.sandbox.world.mentions import pinged
from bot.sandbox.world.messages import Json, Message
from bot.sandbox.world.moderation import may_post, reopen
from bot.sandbox.world.people import Permission, Person


class ActionRunner:
    """Performs the actions of one person in one tab, and remembers the modal that the bot has opened there."""

    def __init__(self, sandbox: Sandbox, person: Person) -> None:
        self._sandbox = sandbox
        self._world = sandbox.world
        self._person = person
        self._view = PersonView(sandbox.world, person)
        self._modal: Modal | None = None

    def at(self, channel_id: str) -> UserClient:
        """Return what the person can do in a channel; raises `ImpossibleError` where they have no access."""
        return self._sandbox.as_person(self._person, self._channel(channel_id))

    async def do(self, action: actions.Action) -> Json | list[Json]:
        """Perform the action and return its result for the tab; raises `ImpossibleError` with the sentence to show."""
        client = self.at(action.channel_id)
        match action:
            case actions.ListCommands():
                return usable_commands(self._world, self._person, client.channel)
            case actions.LoadEarlier(before=before):
                return {"messages": self._view.earlier(client.channel, before=int(before))}
            case actions.PostMessage(content=content):
                return self._post_message(client.channel, content)
            case actions.OpenThread(name=name):
                return self._open_thread(client.channel, name.strip())
            case actions.Dismiss(message_id=message_id):
                return self._dismiss(_message(client, message_id))
            case _:
                return await self._interact(client, action)

    async def _interact(self, client: UserClient, action: actions.Interaction) -> Json | list[Json]:
        try:
            match action:
                case actions.Complete(command=command, focus=focus, options=options):
                    return await client.complete(command, focus=focus, **self._values(options))
                case actions.Slash(command=command, options=options):
                    reply = await client.slash(command, **self._values(options))
                case actions.Select(message_id=message_id, custom_id=custom_id, values=values):
                    chosen = [self._value(value) for value in values]
                    reply = await client.select(_message(client, message_id), custom_id, chosen)
                case actions.Click(message_id=message_id, custom_id=custom_id):
                    reply = await client.click(_message(client, message_id), custom_id)
                case actions.Submit(texts=texts):
                    reply = await client.submit(self._modal, texts)
        except NoAnswerError:
            is_component = isinstance(action, actions.Click | actions.Select)
            sentence = "This interaction failed" if is_component else "The application did not respond"
            raise ImpossibleError(sentence) from None
        modal = self._modal = reply.modal
        return {} if modal is None else {"modal": {"title": modal.title, "components": modal.components}}

    def _post_message(self, channel: Channel, content: str) -> Json:
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

    def _open_thread(self, parent: Channel, name: str) -> Json:
        if parent.type not in (ChannelType.TEXT, ChannelType.NEWS):
            raise ImpossibleError("A thread hangs from a channel of the server.")
        if Permission.CREATE_PUBLIC_THREADS not in self._world.permissions(self._person, parent):
            raise ImpossibleError("You do not have permission to create threads in this channel.")
        if not name:
            raise ImpossibleError("A thread needs a name.")
        return {"channel_id": str(self._world.open_thread(name=name, parent=parent, owner=self._person).id)}

    def _dismiss(self, message: Message) -> Json:
        if message.ephemeral_to != self._person.id:
            raise ImpossibleError("Everybody in the channel sees that message.")
        self._world.delete(message)
        return {}

    def _channel(self, channel_id: str) -> Channel:
        channel = self._world.channel(int(channel_id))
        if channel is None or not self._world.sees(self._person, channel):
            raise ImpossibleError("You do not have access to that channel.")
        return channel

    def _values(self, options: dict[str, actions.Value]) -> dict[str, object]:
        return {name: self._value(value) for name, value in options.items()}

    def _value(self, value: actions.Value) -> object:
        found: object
        match value:
            case actions.ChannelNamed(id=channel_id):
                return self._channel(channel_id)
            case actions.FileNamed(id=file_id):
                found, what = self._world.files.uploads.get(int(file_id)), "file"
            case actions.PersonNamed(id=person_id):
                found, what = self._world.member(int(person_id)), "person"
            case actions.RoleNamed(id=role_id):
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
