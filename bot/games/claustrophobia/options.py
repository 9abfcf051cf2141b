"""What is chosen when a table of Claustrophobia is opened, as it is stored with the match, and its settings."""

from collections.abc import Sequence
from typing import Annotated, Final, Literal

import msgspec

from bot.table.table_settings import DURATIONS, FILMED, InterruptSettings, Reaction
from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.claustrophobia.beginning.setup import setup_of
from engine.claustrophobia.rounds.phases import Auction
from engine.claustrophobia.state import State
from engine.core import Seat, SeededChance
from render.claustrophobia.show import lobby_frame
from render.claustrophobia.text.setup_text import setup_lines
from render.core import Frame, Words

HUMANS = "humans"

Naming = Annotated[Literal["by-time", "at-once", "deferred"], "play"]
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
        texts["pictures"] = words("setting-pictures-of-demons", films="all" if self.pictures in FILMED else "none")
        if self.naming == "by-time":
            texts["naming"] = words("setting-naming-by-time", naming=self.naming_now)
        return texts


def read_options(options: bytes) -> Setup:
    """Read the choices as they are stored; who plays the humans, and when hits are named, is chosen elsewhere."""
    return msgspec.json.decode(options, type=Setup)


def setup(sides: Sequence[str], options: bytes, settings: ClaustrophobiaSettings) -> Setup:
    """Make the setup of a game from the sides in turn order, the stored options and the settings of its table."""
    human_seat = Seat(list(sides).index(HUMANS))
    return msgspec.structs.replace(read_options(options), human_seat=human_seat, naming=settings.naming_now)


def options_of(first: State) -> bytes:
    """Return the options with which a game was begun that has this first position."""
    return msgspec.json.encode(setup_of(first))


def options_text(options: bytes, words: Words) -> tuple[str, ...]:
    """Put the stored options into words, a line each."""
    return tuple(setup_lines(words, read_options(options)))


def undecided_side(options: bytes, state: State | None, words: Words) -> str | None:
    """Say that sides are bid for, where the humans are auctioned, until somebody has bought them."""
    if state is None:
        return words("cl-lobby-undecided") if read_options(options).auction else None
    return words("cl-bidder") if isinstance(state.phase, Auction) else None


def lobby_picture(options: bytes, words: Words) -> Frame:
    """Show how the game begins; what is drawn at random does not show."""
    start = CLAUSTROPHOBIA.begin(read_options(options), SeededChance(0))
    return lobby_frame(CLAUSTROPHOBIA.see(start, None), words)
