"""A parsed REST request, and the context in which a route function answers it."""

from collections.abc import Mapping

import msgspec

from bot.sandbox.api_errors import ApiError, ErrorCode
from bot.sandbox.gateway.session_starts import SessionStarts
from bot.sandbox.interactions import Interactions
from bot.sandbox.serializer import Serializer
from bot.sandbox.time_limits import TimeLimits
from bot.sandbox.world.channels import Channel
from bot.sandbox.world.guild import Guild
from bot.sandbox.world.messages import Json, Message
from bot.sandbox.world.people import Permission
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

    @property
    def size(self) -> int:
        """Bytes of content."""
        return len(self.content)


class RestContext(msgspec.Struct, frozen=True, kw_only=True):
    """What route functions read and change."""

    world: World
    """Servers, channels, people and messages."""
    serializer: Serializer
    """Writes what is in the world as Discord's API writes it."""

    interactions: Interactions
    """The interactions that can be answered."""
    time_limits: TimeLimits
    """How long answers may take."""
    gateway_url: str
    """Where a bot is told to connect."""

    shards: int
    """How many shards a bot is advised to have."""

    session_starts: SessionStarts
    """How many sessions it may still begin."""

    def guild(self, request: "RestRequest") -> Guild:
        """Return the server of the path. Raises `ApiError` with 10004."""
        guild = self.world.guilds.get(request.snowflake("guild_id"))
        if guild is None:
            raise ApiError(ErrorCode.UNKNOWN_GUILD)
        return guild

    def channel(self, request: "RestRequest", *needed: Permission) -> Channel:
        """Return the channel of the path in which the bot may do what is needed.

        Raises `ApiError` with 10003, 50001 (cannot see it) or 50013 (cannot do that there).
        """
        channel = self.world.channel(request.snowflake("channel_id"))
        if channel is None:
            raise ApiError(ErrorCode.UNKNOWN_CHANNEL)
        if not self.world.sees(self.world.bot, channel):
            raise ApiError(ErrorCode.MISSING_ACCESS)
        granted = self.world.permissions(self.world.bot, channel)
        if any(permission not in granted for permission in needed):
            raise ApiError(ErrorCode.MISSING_PERMISSIONS)
        return channel

    def message(self, channel: Channel, request: "RestRequest") -> Message:
        """Return the message of the path; raises `ApiError` with 10008 for one that is not there or is private."""
        message = channel.find(request.snowflake("message_id"))
        if message is None or message.is_ephemeral:
            raise ApiError(ErrorCode.UNKNOWN_MESSAGE)
        return message


class RestRequest(msgspec.Struct, frozen=True, kw_only=True):
    """A parsed request."""

    parameters: Mapping[str, str]
    """Of the path, by name."""
    query: Mapping[str, str]
    """The query, by name."""
    payload: object = None
    """The JSON, also from `payload_json` of a form."""
    uploads: tuple[Upload, ...] = ()
    """The files of a form."""

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
            problem = {"code": "NUMBER_TYPE_COERCE", "message": f'Value "{text}" is not snowflake.'}
            raise ApiError(ErrorCode.INVALID_FORM, errors={name: {"_errors": [problem]}})
        return int(text)
