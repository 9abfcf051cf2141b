"""What whoever tries a bot can ask of the page itself, as the tab's requests say it."""

from typing import Annotated, Literal

import msgspec

from bot.sandbox.page.actions import Snowflake


class _DeveloperAction(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", tag=str.lower):
    """Something asked for while a channel is looked at."""

    channel_id: Snowflake


class Deal(_DeveloperAction, frozen=True):
    """Be seated at a table with others, and begin a game."""


class PlayOthers(_DeveloperAction, frozen=True):
    """Let random moves be made for everybody in the channel who has no tab open."""

    pace: Annotated[float, msgspec.Meta(ge=0, le=60)] | None
    """Seconds from move to move; None ends it."""


class Position(_DeveloperAction, frozen=True):
    """Tell the position of the channel's game."""


class StartFrom(_DeveloperAction, frozen=True):
    """Begin a game from a position."""

    position: str


FaultName = Literal["none", "slow", "busy", "error", "lost"]


class SetFault(_DeveloperAction, frozen=True):
    """Let every request of the bot meet this fault from now on."""

    fault: FaultName


class DropSockets(_DeveloperAction, frozen=True):
    """Cut the bot's sockets."""


class RunBot(_DeveloperAction, frozen=True):
    """Start the bot, or kill it."""

    running: bool


class ListenToTraffic(_DeveloperAction, frozen=True):
    """Be told what passes between the bot and Discord, or no more."""

    listening: bool


DeveloperAction = Deal | PlayOthers | Position | StartFrom | SetFault | DropSockets | RunBot | ListenToTraffic
