"""The cards of both decks and the gifts: their names and how many there are (rules, sections 8 and 9).

What a card does is its row in `event_powers`, `advantage_powers` or `gifts`.
"""

from collections.abc import Mapping
from typing import Final, Literal, TypeVar, get_args

from engine.core import by_kind

EventCard = Literal[
    "cave-in",
    "crisis",
    "defect",
    "rage",
    "possession",
    "panic",
    "suicide",
    "terror",
    "tough",
    "fumes",
    "satan",
    "critical",
    "lost",
]
AdvantageCard = Literal[
    "grenade", "healing", "haste", "nerves", "parry", "map", "oil", "war-cry", "second-wind", "hold-the-line"
]
Gift = Literal["courage", "rally", "healing", "precognition", "blessing"]

Bonus = Literal["movement", "combat"]
"""What a Blessed human has more of."""

EVENT_CARDS: Final[tuple[EventCard, ...]] = get_args(EventCard)
ADVANTAGE_CARDS: Final[tuple[AdvantageCard, ...]] = get_args(AdvantageCard)
GIFTS: Final[tuple[Gift, ...]] = get_args(Gift)
EVENT_CARD_NAMED: Final[Mapping[str, EventCard]] = {card: card for card in EVENT_CARDS}
ADVANTAGE_CARD_NAMED: Final[Mapping[str, AdvantageCard]] = {card: card for card in ADVANTAGE_CARDS}

EVENT_LUCK: Final = "event-card"
ADVANTAGE_LUCK: Final = "advantage-card"
"""The kind of luck of each deck, which only one side sees."""

EVENT_COPIES: Final[Mapping[EventCard, int]] = by_kind(
    EVENT_CARDS,
    {
        "cave-in": 1,
        "crisis": 1,
        "defect": 1,
        "rage": 1,
        "possession": 1,
        "panic": 2,
        "suicide": 2,
        "terror": 1,
        "tough": 2,
        "fumes": 1,
        "satan": 1,
        "critical": 1,
        "lost": 1,
    },
)
ADVANTAGE_COPIES: Final[Mapping[AdvantageCard, int]] = by_kind(
    ADVANTAGE_CARDS,
    {
        "grenade": 2,
        "healing": 2,
        "haste": 2,
        "nerves": 2,
        "parry": 2,
        "map": 1,
        "oil": 1,
        "war-cry": 1,
        "second-wind": 1,
        "hold-the-line": 1,
    },
)

Card = TypeVar("Card", bound=str)


def full_deck(copies: Mapping[Card, int]) -> tuple[Card, ...]:
    """Return every card of a deck, sorted as bags are."""
    return tuple(sorted(card for card, number in copies.items() for _ in range(number)))
