"""What a table of Fearsome Floors can be set to beyond what every game's tables can."""

from typing import Annotated, Literal

import msgspec

from bot.table.table_settings import OpponentSettings

Forecast = Annotated[
    Literal["always", "after", "never"], msgspec.Meta(description="When the monster's next walk is foretold")
]
"""`after`: players only when their last move of the round is done for good; spectators, who decide nothing, always."""


class FearsomeFloorsSettings(OpponentSettings, frozen=True, kw_only=True):
    """The settings of a table."""

    forecast: Forecast = "always"
    """When the monster's next walk is foretold."""
