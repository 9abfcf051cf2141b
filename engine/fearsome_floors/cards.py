"""The eight monster cards and the bag they are drawn from (rules, sections 2, 4 and 8)."""

from collections.abc import Mapping
from typing import Final, Literal

from engine.core import Value

Card = Literal["5", "7", "8", "10", "1h", "2h"]


class CardRule(Value, frozen=True):
    """What a card makes the monster do: at most `steps` steps, ended earlier by `hits` eaten tokens if given."""

    steps: int
    hits: int | None = None


MOST_STEPS: Final = 20
"""The steps of a walk that hunts for hits, at most."""

CARDS: Final[Mapping[Card, CardRule]] = {
    "5": CardRule(steps=5),
    "7": CardRule(steps=7),
    "8": CardRule(steps=8),
    "10": CardRule(steps=10),
    "1h": CardRule(steps=MOST_STEPS, hits=1),
    "2h": CardRule(steps=MOST_STEPS, hits=2),
}

ALL_CARDS: Final[tuple[Card, ...]] = ("5", "7", "7", "8", "8", "10", "1h", "2h")
"""The full bag, in the order in which bags are written."""
