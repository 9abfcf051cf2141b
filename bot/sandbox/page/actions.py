"""What a person can do with Discord's client on the page, as the tab's requests name it."""

from typing import Annotated

import msgspec

Snowflake = Annotated[str, msgspec.Meta(pattern=r"^[0-9]{1,20}$")]
"""An id as Discord's JSON has it."""


class PersonNamed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="person"):
    """A person as the value of an option or a select."""

    id: Snowflake


class ChannelNamed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="channel"):
    """A channel as the value of an option or a select."""

    id: Snowflake


class RoleNamed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="role"):
    """A role as the value of an option or a select."""

    id: Snowflake


class FileNamed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="file"):
    """A file that was uploaded before, as the value of an option."""

    id: Snowflake


Named = PersonNamed | ChannelNamed | RoleNamed
Value = str | bool | int | float | Named | FileNamed


class _Action(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", tag=str.lower):
    """An action in a channel."""

    channel_id: Snowflake


class ListCommands(_Action, frozen=True):
    """List the commands that the person can use."""


class Slash(_Action, frozen=True):
    """Use a command ("table undo") with options by name."""

    command: str
    options: dict[str, Value]


class Complete(_Action, frozen=True):
    """Type into the option `focus` of a command."""

    command: str
    focus: str
    options: dict[str, Value]


class Click(_Action, frozen=True):
    """Press a button."""

    message_id: Snowflake
    custom_id: str


class Select(_Action, frozen=True):
    """Choose from a select."""

    message_id: Snowflake
    custom_id: str
    values: list[str | Named]


class Submit(_Action, frozen=True):
    """Send the modal that the bot has opened last."""

    texts: dict[str, str | list[str]]


class PostMessage(_Action, frozen=True):
    """Post a message."""

    content: str


class LoadEarlier(_Action, frozen=True):
    """Load the messages before a message."""

    before: Snowflake


class Dismiss(_Action, frozen=True):
    """Dismiss a message that only this person sees."""

    message_id: Snowflake


class OpenThread(_Action, frozen=True):
    """Open a thread in a channel."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


Action = ListCommands | Slash | Complete | Click | Select | Submit | PostMessage | LoadEarlier | Dismiss | OpenThread
