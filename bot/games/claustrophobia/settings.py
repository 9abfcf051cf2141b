"""What a table of Claustrophobia can be set to: tiles are placed, and hits are named, within the other side's turns."""

from typing import Annotated, Final, Literal

import msgspec

from bot.table.table_settings import DURATIONS, FILMED, InterruptSettings, Reaction
from render.core import Words

Naming = Annotated[Literal["by-time", "at-once", "deferred"], msgspec.Meta(description="When hits on humans are named")]
"""`by-time`: nobody has chosen, and the time of a turn says which of the two it is."""

LIVE: Final = DURATIONS["minutes-15"]
"""Where a turn has more time than this, people are away: hits are named at the end of the round, else at once."""


class ClaustrophobiaSettings(InterruptSettings, frozen=True, kw_only=True):
    """The settings of a table."""

    reaction: Reaction = "hours-6"
    """How long somebody has to answer within the other's turn."""
    naming: Naming = "by-time"
    """When hits on humans are named."""

    @property
    def naming_now(self) -> Literal["at-once", "deferred"]:
        """When hits are named in a game that begins now."""
        if self.naming != "by-time":
            return self.naming
        return "deferred" if self.time in DURATIONS and DURATIONS[self.time] > LIVE else "at-once"

    def texts(self, words: Words) -> dict[str, str]:
        """Put what is chosen into words, by the settings' names."""
        texts = super().texts(words)
        texts["pictures"] = words("setting-pictures-of-demons", films=self.posts if self.pictures in FILMED else "none")
        if self.naming == "by-time":
            texts["naming"] = words("setting-naming-by-time", naming=self.naming_now)
        return texts
