"""What a tab can request beside what Discord's client offers: games dealt, faults, the bot's process, traffic."""

from typing import Annotated, Literal

import msgspec

from bot.sandbox.page.actions import Snowflake


class _DeveloperAction(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", tag=str.lower):
    """An action in the channel that the tab shows."""

    channel_id: Snowflake
    """The channel's id."""


class Deal(_DeveloperAction, frozen=True):
    """Seat the person at a table, and start a game."""

    offer: str | None = None
    """The key of what is played; None for the first."""
    level: str | None = None
    """That of the programs which take the other seats; None for people."""


class PlayOthers(_DeveloperAction, frozen=True):
    """Make random moves for everybody in the channel who has no tab open."""

    pace: Annotated[float, msgspec.Meta(ge=0, le=60)] | None
    """Seconds from move to move; None ends it."""


class Position(_DeveloperAction, frozen=True):
    """Return the position of the channel's game as text."""


class StartFrom(_DeveloperAction, frozen=True):
    """Start a game from a position."""

    position: str
    """The position, in the game's notation."""


FaultName = Literal["none", "slow", "busy", "error", "lost"]


class SetFault(_DeveloperAction, frozen=True):
    """Apply this fault to every request of the bot from now on."""

    fault: FaultName
    """What goes wrong from now on."""


class DropSockets(_DeveloperAction, frozen=True):
    """Cut the bot's gateway connections."""


class RunBot(_DeveloperAction, frozen=True):
    """Start the bot, or kill it."""

    running: bool
    """Whether it is to run."""


class ListenToTraffic(_DeveloperAction, frozen=True):
    """Receive the traffic between the bot and Discord, or stop receiving it."""

    listening: bool
    """Whether the tab wants to."""


DeveloperAction = Deal | PlayOthers | Position | StartFrom | SetFault | DropSockets | RunBot | ListenToTraffic
