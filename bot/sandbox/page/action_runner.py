"""Does what a person wants on the page, through `Acting` as the tests do it."""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, ClassVar, TypeVar, assert_never

import msgspec

from bot.sandbox.interaction_data import ImpossibleError
from bot.sandbox.page.actions import (
    ChannelNamed,
    Click,
    Commands,
    Complete,
    Deed,
    Dismiss,
    Earlier,
    FileNamed,
    Named,
    OpenThread,
    PersonNamed,
    RoleNamed,
    Say,
    Select,
    Slash,
    Submit,
    Value,
)
from bot.sandbox.page.person_view import Sight
from bot.sandbox.reply import Modal, NoAnswerError, Reply
from bot.sandbox.server import Sandbox
from bot.sandbox.user_client import Acting
from bot.sandbox.world.channels import Channel, ChannelType
from bot.sandbox.world.mentions import pinged
from bot.sandbox.world.messages import Json, Message
from bot.sandbox.world.people import Permission, Person, Role

_TEXT_LIMIT = 2000

Found = TypeVar("Found")


class Hands:
    """The hands of one person in one tab, which may hold a modal that the bot has opened."""

    def __init__(self, sandbox: Sandbox, person: Person) -> None:
        self._sandbox = sandbox
        self._world = sandbox.world
        self._person = person
        self._sight = Sight(sandbox.world, person)
        self._modal: Modal | None = None

    def at(self, channel_id: str) -> Acting:
        """Return what the person can do in a channel; raises `ImpossibleError` where they have no access."""
        return self._sandbox.as_person(self._person, self._channel(channel_id))

    async def do(self, deed: Deed) -> Json | list[Json]:
        """Do it and return what the tab has to know; raises `ImpossibleError` with the sentence to show."""
        acting = self.at(deed.channel_id)
        try:
            return await self._WAYS[type(deed)](self, acting, deed)
        except NoAnswerError:
            is_component = isinstance(deed, Click | Select)
            sentence = "This interaction failed" if is_component else "The application did not respond"
            raise ImpossibleError(sentence) from None

    async def _commands(self, acting: Acting, _deed: Commands) -> list[Json]:
        return self._world.usable_commands(self._person, acting.channel)

    async def _complete(self, acting: Acting, deed: Complete) -> list[Json]:
        return await acting.complete(deed.command, focus=deed.focus, **self._values(deed.options))

    async def _earlier(self, acting: Acting, deed: Earlier) -> Json:
        return {"messages": self._sight.earlier(acting.channel, before=int(deed.before))}

    async def _slash(self, acting: Acting, deed: Slash) -> Json:
        return self._opened(await acting.slash(deed.command, **self._values(deed.options)))

    async def _click(self, acting: Acting, deed: Click) -> Json:
        return self._opened(await acting.click(_message(acting, deed.message_id), deed.custom_id))

    async def _select(self, acting: Acting, deed: Select) -> Json:
        chosen = [value if isinstance(value, str) else self._named(value) for value in deed.values]
        return self._opened(await acting.select(_message(acting, deed.message_id), deed.custom_id, chosen))

    async def _submit(self, acting: Acting, deed: Submit) -> Json:
        return self._opened(await acting.submit(self._modal, deed.texts))

    def _opened(self, reply: Reply) -> Json:
        modal = self._modal = reply.modal
        return {} if modal is None else {"modal": {"title": modal.title, "components": modal.components}}

    async def _say(self, acting: Acting, deed: Say) -> Json:
        channel, content = acting.channel, deed.content
        needed = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
        if needed not in self._world.permissions(self._person, channel):
            raise ImpossibleError("You do not have permission to send messages in this channel.")
        if not 0 < len(content) <= _TEXT_LIMIT:
            raise ImpossibleError(f"A message has 1 to {_TEXT_LIMIT} characters.")
        message = Message(
            id=self._world.snowflakes.next(),
            channel_id=channel.id,
            author=self._person,
            content=re.sub(r"@(\w+)", self._mention, content),
            created_at=self._world.clock(),
        )
        self._world.post(msgspec.structs.replace(message, pinged=pinged(message, None, self._world)))
        return {}

    async def _open_thread(self, acting: Acting, deed: OpenThread) -> Json:
        parent, name = acting.channel, deed.name.strip()
        if parent.type is not ChannelType.TEXT:
            raise ImpossibleError("A thread hangs from a channel of the server.")
        if Permission.CREATE_PUBLIC_THREADS not in self._world.permissions(self._person, parent):
            raise ImpossibleError("You do not have permission to create threads in this channel.")
        if not name:
            raise ImpossibleError("A thread needs a name.")
        return {"place": str(self._world.open_thread(name=name, parent=parent, owner=self._person).id)}

    def _mention(self, written: re.Match[str]) -> str:
        person = self._world.people.get(written[1])
        return written[0] if person is None else f"<@{person.id}>"

    async def _dismiss(self, acting: Acting, deed: Dismiss) -> Json:
        message = _message(acting, deed.message_id)
        if message.ephemeral_to != self._person.id:
            raise ImpossibleError("Everybody in the channel sees that message.")
        self._world.delete(message)
        return {}

    def _channel(self, channel_id: str) -> Channel:
        channel = self._world.channel(int(channel_id))
        if channel is None or Permission.VIEW_CHANNEL not in self._world.permissions(self._person, channel):
            raise ImpossibleError("You do not have access to that channel.")
        return channel

    def _values(self, options: dict[str, Value]) -> dict[str, object]:
        return {name: self._value(value) for name, value in options.items()}

    def _value(self, value: Value) -> object:
        match value:
            case FileNamed(id=file_id):
                return _there(self._world.uploads.get(int(file_id)), "file")
            case PersonNamed() | ChannelNamed() | RoleNamed():
                return self._named(value)
            case _:
                return value

    def _named(self, named: Named) -> Person | Channel | Role:
        match named:
            case PersonNamed(id=person_id):
                return _there(self._world.member(int(person_id)), "person")
            case RoleNamed(id=role_id):
                return _there(self._world.guild.role(int(role_id)), "role")
            case ChannelNamed(id=channel_id):
                return self._channel(channel_id)
            case _:
                assert_never(named)

    _WAYS: ClassVar[Mapping[type[Deed], Callable[["Hands", Acting, Any], Awaitable[Json | list[Json]]]]] = {
        Commands: _commands,
        Slash: _slash,
        Complete: _complete,
        Click: _click,
        Select: _select,
        Submit: _submit,
        Say: _say,
        Earlier: _earlier,
        Dismiss: _dismiss,
        OpenThread: _open_thread,
    }
    """How each deed is done."""


def _there(found: Found | None, what: str) -> Found:
    if found is None:
        raise ImpossibleError(f"There is no such {what} here.")
    return found


def _message(acting: Acting, message_id: str) -> Message:
    found = next((message for message in acting.sees if str(message.id) == message_id), None)
    if found is None:
        raise ImpossibleError("That message is no longer there.")
    return found
