"""A parsed REST request, and the routes by which it finds the function that answers it."""

from collections.abc import Callable, Mapping

import msgspec

from bot.sandbox.api_errors import ApiError, ErrorCode, FieldError, raise_errors
from bot.sandbox.backend import Backend
from bot.sandbox.world.guild import Channel, Guild
from bot.sandbox.world.messages import Json, Message
from bot.sandbox.world.people import Permission, Person
from bot.sandbox.world.world import World


class Upload(msgspec.Struct, frozen=True, kw_only=True):
    """A file of a multipart request."""

    slot: int
    """The n of its field `files[n]`."""
    filename: str
    """What the bot calls it."""
    content: bytes
    """Its bytes."""
    content_type: str
    """Its media type, as the bot says."""


class RestRequest(msgspec.Struct, frozen=True, kw_only=True):
    """A parsed request, with what it names in the world."""

    backend: Backend
    """What it is about."""
    parameters: Mapping[str, str]
    """Of the path, by name."""
    query: Mapping[str, str]
    """The query, by name."""
    payload: object = None
    """The JSON, also from `payload_json` of a form."""
    uploads: tuple[Upload, ...] = ()
    """The files of a form."""
    is_readable: bool = True
    """Whether what should be JSON was."""

    @property
    def world(self) -> World:
        """Servers, channels, people and messages."""
        return self.backend.world

    @property
    def form(self) -> Json:
        """The JSON object of the request; raises `ApiError` with 50109 when it is none."""
        if self.payload is None:
            return {}
        if not isinstance(self.payload, dict):
            raise ApiError(ErrorCode.INVALID_JSON)
        return self.payload

    def snowflake(self, name: str) -> int:
        """Return the id that the path has under this name; raises `ApiError` with 50035 when it is none."""
        text = self.parameters[name]
        if not text.isdecimal():
            raise_errors([FieldError((name,), "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')])
        return int(text)

    def guild(self) -> Guild:
        """Return the server of the path. Raises `ApiError` with 10004."""
        guild = self.world.guilds.get(self.snowflake("guild_id"))
        if guild is None:
            raise ApiError(ErrorCode.UNKNOWN_GUILD)
        return guild

    def person(self) -> Person:
        """Return the person or bot of the path. Raises `ApiError` with 10013."""
        person = self.world.member(self.snowflake("user_id"))
        if person is None:
            raise ApiError(ErrorCode.UNKNOWN_USER)
        return person

    def channel(self, *needed: Permission) -> Channel:
        """Return the channel of the path in which the bot may do what is needed.

        Raises `ApiError` with 10003, 50001 (cannot see it) or 50013 (cannot do that there).
        """
        channel = self.world.channel(self.snowflake("channel_id"))
        if channel is None:
            raise ApiError(ErrorCode.UNKNOWN_CHANNEL)
        if not self.world.sees(self.world.bot, channel):
            raise ApiError(ErrorCode.MISSING_ACCESS)
        granted = self.world.permissions(self.world.bot, channel)
        if any(permission not in granted for permission in needed):
            raise ApiError(ErrorCode.MISSING_PERMISSIONS)
        return channel

    def message(self, channel: Channel) -> Message:
        """Return the message of the path; raises `ApiError` with 10008 for one that is not there or is private."""
        message = channel.find(self.snowflake("message_id"))
        if message is None or message.is_ephemeral:
            raise ApiError(ErrorCode.UNKNOWN_MESSAGE)
        return message

    def shown(self, message: Message) -> Json:
        """Return a message as Discord's API writes it."""
        return self.backend.serializer.message(message)


Answer = Callable[[RestRequest], Json | list[Json] | None]
"""Does what is asked for and returns the JSON of the answer, if it has one."""


class Route(msgspec.Struct, frozen=True, kw_only=True):
    """A method and a path as the OpenAPI document writes it, and the function that answers."""

    method: str
    """The HTTP method."""
    path: str
    """The path, with the names of its parameters in braces."""
    answer: Answer
    """The function."""
    by_token: bool = False
    """Whether the path's own token stands in for the bot's."""

    @property
    def name(self) -> str:
        """As one says it: "POST /channels/{channel_id}/messages"."""
        return f"{self.method} {self.path}"


class Routes(list[Route]):
    """Routes, each written over the function that answers it."""

    def add(self, method: str, path: str, *, by_token: bool = False) -> Callable[[Answer], Answer]:
        """Let the decorated function answer this method and path."""

        def added(answer: Answer) -> Answer:
            self.append(Route(method=method, path=path, answer=answer, by_token=by_token))
            return answer

        return added
