"""What a person can do with Discord's client on the page, as the tab's requests name it."""

from typing import Annotated

import msgspec

Snowflake = Annotated[str, msgspec.Meta(pattern=r"^[0-9]{1,20}$")]
"""An id as Discord's JSON has it."""


class PersonNamed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="person"):
    """A person as the value of an option or a select."""

    id: Snowflake
    """The person's id."""


class ChannelNamed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="channel"):
    """A channel as the value of an option or a select."""

    id: Snowflake
    """The channel's id."""


class RoleNamed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="role"):
    """A role as the value of an option or a select."""

    id: Snowflake
    """The role's id."""


class FileNamed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="file"):
    """A file that was uploaded before, as the value of an option."""

    id: Snowflake
    """The id that the upload was given."""


Named = PersonNamed | ChannelNamed | RoleNamed
Value = str | bool | int | float | Named | FileNamed


class _Action(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", tag=str.lower):
    """An action in a channel."""

    channel_id: Snowflake
    """The channel's id."""


class ListCommands(_Action, frozen=True):
    """List the commands that the person can use."""


class Slash(_Action, frozen=True):
    """Use a command ("table undo") with options by name."""

    command: str
    """The command, with its subcommands' names."""
    options: dict[str, Value]
    """What is chosen for each option."""


class Complete(_Action, frozen=True):
    """Type into the option `focus` of a command."""

    command: str
    """The command, with its subcommands' names."""
    focus: str
    """The option that is being typed."""
    options: dict[str, Value]
    """What is typed for each option so far."""


class Click(_Action, frozen=True):
    """Press a button."""

    message_id: Snowflake
    """The message with the button."""
    custom_id: str
    """The id of the button."""


class Select(_Action, frozen=True):
    """Choose from a select."""

    message_id: Snowflake
    """The message with the menu."""
    custom_id: str
    """The id of the menu."""
    values: list[str | Named]
    """What is chosen."""


class Submit(_Action, frozen=True):
    """Send the modal that the bot has opened last."""

    texts: dict[str, str | list[str]]
    """What is typed into each field, by the field's id."""


class PostMessage(_Action, frozen=True):
    """Post a message."""

    content: str
    """The text."""


class LoadEarlier(_Action, frozen=True):
    """Load the messages before a message."""

    before: Snowflake
    """The id of the message before which earlier ones are wanted."""


class Dismiss(_Action, frozen=True):
    """Dismiss a message that only this person sees."""

    message_id: Snowflake
    """The private message."""


class OpenThread(_Action, frozen=True):
    """Open a thread in a channel."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    """What the thread is called."""


Action = ListCommands | Slash | Complete | Click | Select | Submit | PostMessage | LoadEarlier | Dismiss | OpenThread
