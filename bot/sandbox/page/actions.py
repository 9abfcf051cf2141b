"""The table of what a tab can request: each action is a method, and takes what the request says by name.

`{"do": "click", "channel_id": "1", "message_id": "2", "custom_id": "go"}` is decoded by the parameters of `click`.
"""

import inspect
import operator
from collections.abc import Awaitable, Callable
from functools import cached_property, reduce
from typing import Annotated, Any

import msgspec

Snowflake = Annotated[str, msgspec.Meta(pattern=r"^[0-9]{1,20}$")]
"""An id as Discord's JSON has it."""


class _Named(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """Something as the value of an option or a select."""

    id: Snowflake
    """Its id."""


class PersonNamed(_Named, frozen=True, tag="person"):
    """A person."""


class ChannelNamed(_Named, frozen=True, tag="channel"):
    """A channel."""


class RoleNamed(_Named, frozen=True, tag="role"):
    """A role."""


class FileNamed(_Named, frozen=True, tag="file"):
    """A file that was uploaded before, as the value of an option."""


Named = PersonNamed | ChannelNamed | RoleNamed
Value = str | bool | int | float | Named | FileNamed
Method = Callable[..., Awaitable[Any]]


class ActionTable:
    """The methods by their actions: the parameters that are given by name are the fields of the request."""

    def __init__(self) -> None:
        self._methods: dict[type[msgspec.Struct], Method] = {}

    def add(self, method: Method) -> Method:
        """Let tabs request what the decorated method does, by its name without underscores."""
        name = method.__name__.replace("_", "")
        parameters = inspect.signature(method).parameters.values()
        fields: list[Any] = [
            (each.name, each.annotation) if each.default is each.empty else (each.name, each.annotation, each.default)
            for each in parameters
            if each.kind is each.KEYWORD_ONLY
        ]
        action = msgspec.defstruct(name, [("channel_id", Snowflake), *fields], kw_only=True, tag_field="do", tag=name)
        self._methods[action] = method
        return method

    def method(self, action: msgspec.Struct) -> Method:
        """Return the method that performs an action."""
        return self._methods[type(action)]

    @cached_property
    def _decoder(self) -> msgspec.json.Decoder[Any]:
        fields = [("id", int), ("action", reduce(operator.or_, self._methods))]
        return msgspec.json.Decoder(msgspec.defstruct("TabRequest", fields))

    def decode(self, request: str | bytes) -> tuple[int, msgspec.Struct]:
        """Return a request's number, which the answer carries too, and its action; raises `msgspec.DecodeError`."""
        decoded = self._decoder.decode(request)
        return decoded.id, decoded.action
