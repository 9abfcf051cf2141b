"""Performs what a person does on the page, through the same `UserClient` as the tests."""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, ClassVar, TypeVar, assert_never

import msgspec

from bot.sandbox.interaction_data import ImpossibleError
from bot.sandbox.interactions import Modal, NoAnswerError, Reply
from bot.sandbox.page import actions
from bot.sandbox.page.person_view import PersonView
from bot.sandbox.server import Sandbox
from bot.sandbox.user_client import UserClient, usable_commands
from bot.sandbox.world.guild import Channel, ChannelType
from bot.sandbox.world.mentions import pinged
from bot.sandbox.world.messages import Json, Message
from bot.sandbox.world.moderation import may_post, reopen
from bot.sandbox.world.people import Permission, Person, Role

_TEXT_LIMIT = 2000

Found = TypeVar("Found")


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
        try:
            return await self._METHODS[type(action)](self, client, action)
        except NoAnswerError:
            is_component = isinstance(action, actions.Click | actions.Select)
            sentence = "This interaction failed" if is_component else "The application did not respond"
            raise ImpossibleError(sentence) from None

    async def _list_commands(self, client: UserClient, _action: actions.ListCommands) -> list[Json]:
        return usable_commands(self._world, self._person, client.channel)

    async def _complete(self, client: UserClient, action: actions.Complete) -> list[Json]:
        return await client.complete(action.command, focus=action.focus, **self._values(action.options))

    async def _load_earlier(self, client: UserClient, action: actions.LoadEarlier) -> Json:
        return {"messages": self._view.earlier(client.channel, before=int(action.before))}

    async def _slash(self, client: UserClient, action: actions.Slash) -> Json:
        return self._modal_of(await client.slash(action.command, **self._values(action.options)))

    async def _click(self, client: UserClient, action: actions.Click) -> Json:
        return self._modal_of(await client.click(_message(client, action.message_id), action.custom_id))

    async def _select(self, client: UserClient, action: actions.Select) -> Json:
        chosen = [value if isinstance(value, str) else self._named(value) for value in action.values]
        return self._modal_of(await client.select(_message(client, action.message_id), action.custom_id, chosen))

    async def _submit(self, client: UserClient, action: actions.Submit) -> Json:
        return self._modal_of(await client.submit(self._modal, action.texts))

    def _modal_of(self, reply: Reply) -> Json:
        modal = self._modal = reply.modal
        return {} if modal is None else {"modal": {"title": modal.title, "components": modal.components}}

    async def _post_message(self, client: UserClient, action: actions.PostMessage) -> Json:
        channel, content = client.channel, action.content
        needed = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
        if needed not in self._world.permissions(self._person, channel):
            raise ImpossibleError("You do not have permission to send messages in this channel.")
        if not may_post(self._world, self._person, channel):
            raise ImpossibleError("This thread is locked.")
        if not 0 < len(content) <= _TEXT_LIMIT:
            raise ImpossibleError(f"A message has 1 to {_TEXT_LIMIT} characters.")
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

    async def _open_thread(self, client: UserClient, action: actions.OpenThread) -> Json:
        parent, name = client.channel, action.name.strip()
        if parent.type not in (ChannelType.TEXT, ChannelType.NEWS):
            raise ImpossibleError("A thread hangs from a channel of the server.")
        if Permission.CREATE_PUBLIC_THREADS not in self._world.permissions(self._person, parent):
            raise ImpossibleError("You do not have permission to create threads in this channel.")
        if not name:
            raise ImpossibleError("A thread needs a name.")
        return {"channel_id": str(self._world.open_thread(name=name, parent=parent, owner=self._person).id)}

    def _mention(self, written: re.Match[str]) -> str:
        person = self._world.people.get(written[1])
        return written[0] if person is None else f"<@{person.id}>"

    async def _dismiss(self, client: UserClient, action: actions.Dismiss) -> Json:
        message = _message(client, action.message_id)
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
        match value:
            case actions.FileNamed(id=file_id):
                return _existing(self._world.files.uploads.get(int(file_id)), "file")
            case actions.PersonNamed() | actions.ChannelNamed() | actions.RoleNamed():
                return self._named(value)
            case _:
                return value

    def _named(self, named: actions.Named) -> Person | Channel | Role:
        match named:
            case actions.PersonNamed(id=person_id):
                return _existing(self._world.member(int(person_id)), "person")
            case actions.RoleNamed(id=role_id):
                return _existing(self._world.guild.role(int(role_id)), "role")
            case actions.ChannelNamed(id=channel_id):
                return self._channel(channel_id)
            case _:
                assert_never(named)

    _METHODS: ClassVar[
        Mapping[type[actions.Action], Callable[["ActionRunner", UserClient, Any], Awaitable[Json | list[Json]]]]
    ] = {
        actions.ListCommands: _list_commands,
        actions.Slash: _slash,
        actions.Complete: _complete,
        actions.Click: _click,
        actions.Select: _select,
        actions.Submit: _submit,
        actions.PostMessage: _post_message,
        actions.LoadEarlier: _load_earlier,
        actions.Dismiss: _dismiss,
        actions.OpenThread: _open_thread,
    }
    """The method that performs each action."""


def _existing(found: Found | None, what: str) -> Found:
    if found is None:
        raise ImpossibleError(f"There is no such {what} here.")
    return found


def _message(client: UserClient, message_id: str) -> Message:
    found = next((message for message in client.visible_messages if str(message.id) == message_id), None)
    if found is None:
        raise ImpossibleError("That message is no longer there.")
    return found
