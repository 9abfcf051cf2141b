"""What whoever tries a bot can ask of the page itself, as the tab's requests say it."""

from typing import Annotated, Literal

import msgspec

from bot.sandbox.page.actions import Snowflake


class _Order(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", tag=str.lower):
    """Something asked for while a channel is looked at."""

    channel_id: Snowflake


class Deal(_Order, frozen=True):
    """Be seated at a table with others, and begin a game."""


class PlayOthers(_Order, frozen=True):
    """Let random moves be made for everybody in the channel who has no tab open."""

    pace: Annotated[float, msgspec.Meta(ge=0, le=60)] | None
    """Seconds from move to move; None ends it."""


class Position(_Order, frozen=True):
    """Tell the position of the channel's game."""


class BeginFrom(_Order, frozen=True):
    """Begin a game from a position."""

    position: str


FaultName = Literal["none", "slow", "busy", "error", "lost"]


class Break(_Order, frozen=True):
    """Let every request of the bot meet this fault from now on."""

    fault: FaultName


class Drop(_Order, frozen=True):
    """Cut the bot's sockets."""


class Run(_Order, frozen=True):
    """Start the bot, or kill it."""

    running: bool


class Listen(_Order, frozen=True):
    """Be told what passes between the bot and Discord, or no more."""

    listening: bool


Order = Deal | PlayOthers | Position | BeginFrom | Break | Drop | Run | Listen
