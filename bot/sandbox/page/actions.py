"""What a person can do on the page, with Discord's client and beside it, as the tab's requests name it."""

from typing import Annotated, Literal

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


class _Action(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", tag=str.lower):
    """An action in the channel that the tab shows."""

    channel_id: Snowflake
    """The channel's id."""


class ListCommands(_Action, frozen=True):
    """List the commands that the person can use."""


class Slash(_Action, frozen=True):
    """Use a command ("table undo") with options by name."""

    command: str
    """The command, with its subcommands' names."""
    options: dict[str, Value]
    """What is chosen or typed for each option."""


class Complete(Slash, frozen=True):
    """Type into the option `focus` of a command."""

    focus: str
    """The option that is being typed."""


class _MessageAction(_Action, frozen=True):
    """An action on a message."""

    message_id: Snowflake
    """The message."""


class Dismiss(_MessageAction, frozen=True):
    """Dismiss a message that only this person sees."""


class Click(_MessageAction, frozen=True):
    """Press a button."""

    custom_id: str
    """The id of the button or menu."""


class Select(Click, frozen=True):
    """Choose from a select."""

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


class OpenThread(_Action, frozen=True):
    """Open a thread in a channel."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    """What the thread is called."""


class Deal(_Action, frozen=True):
    """Seat the person at a table, and start a game."""

    offer: str | None = None
    """The key of what is played; None for the first."""
    level: str | None = None
    """That of the programs which take the other seats; None for people."""


class PlayOthers(_Action, frozen=True):
    """Make random moves for everybody in the channel who has no tab open."""

    pace: Annotated[float, msgspec.Meta(ge=0, le=60)] | None
    """Seconds from move to move; None ends it."""


class Position(_Action, frozen=True):
    """Return the position of the channel's game as text."""


class StartFrom(_Action, frozen=True):
    """Start a game from a position."""

    position: str
    """The position, in the game's notation."""


FaultName = Literal["none", "slow", "busy", "error", "lost"]


class SetFault(_Action, frozen=True):
    """Apply this fault to every request of the bot from now on."""

    fault: FaultName
    """What goes wrong from now on."""


class DropSockets(_Action, frozen=True):
    """Cut the bot's gateway connections."""


class RunBot(_Action, frozen=True):
    """Start the bot, or kill it."""

    running: bool
    """Whether it is to run."""


class ListenToTraffic(_Action, frozen=True):
    """Receive the traffic between the bot and Discord, or stop receiving it."""

    listening: bool
    """Whether the tab wants to."""


Interaction = Slash | Complete | Click | Select | Submit
"""What the bot answers."""

Action = Interaction | ListCommands | PostMessage | LoadEarlier | Dismiss | OpenThread
"""What Discord's client offers."""

ProgramAction = Deal | PlayOthers | Position | StartFrom | RunBot
"""What takes a program that has lent its functions to the page."""

DeveloperAction = ProgramAction | SetFault | DropSockets
"""What Discord's client does not offer, and changes what all tabs share."""
