"""The eight monster cards and the bag they are drawn from (rules, sections 2, 4 and 8)."""

from collections.abc import Mapping
from typing import Final, Literal

from engine.core import Value

CARD: Final = "card"
"""The kind of luck that a monster card is, the only one after the setup."""

Card = Literal["5", "7", "8", "10", "1h", "2h", "3h"]


class CardRule(Value, frozen=True):
    """What a card makes the monster do."""

    steps: int
    """The most steps that it takes."""
    hits: int | None = None
    """So many eaten tokens end the walk earlier; None where nothing does."""


MOST_STEPS: Final = 20
"""The steps of a walk that hunts for hits, at most."""

CARDS: Final[Mapping[Card, CardRule]] = {
    "5": CardRule(steps=5),
    "7": CardRule(steps=7),
    "8": CardRule(steps=8),
    "10": CardRule(steps=10),
    "1h": CardRule(steps=MOST_STEPS, hits=1),
    "2h": CardRule(steps=MOST_STEPS, hits=2),
    "3h": CardRule(steps=MOST_STEPS, hits=3),
}

ALL_CARDS: Final[tuple[Card, ...]] = ("5", "7", "7", "8", "8", "10", "1h", "2h")
"""The full bag, in the order in which bags are written."""

IN_LONGER_GAME: Final[Mapping[Card, Card]] = {"5": "3h"}
"""As what a card is played in the longer game for 6 or 7 players."""


def card_named(name: str, *, longer: bool) -> Card | None:
    """Return the card of that name, if there is one; in the longer game a 5 is what it is played as."""
    card = next((card for card in CARDS if card == name), None)
    return card if card is None or not longer else IN_LONGER_GAME.get(card, card)


def full_bag(*, longer: bool) -> tuple[Card, ...]:
    """Return the full bag, of the longer game or of the usual one, in the order in which bags are written."""
    bag = (IN_LONGER_GAME.get(card, card) for card in ALL_CARDS) if longer else ALL_CARDS
    return tuple(sorted(bag, key=tuple(CARDS).index))
