"""Which card ends a walk when: a walk is gone once for all of them."""

from dataclasses import dataclass
from functools import lru_cache

from engine.fearsome_floors.cards import CARDS, MOST_STEPS, Card


@dataclass(frozen=True, slots=True, eq=False)
class Schedule:
    """Which card ends a walk when, by the cards' places in a bag."""

    at_phase: tuple[tuple[int, ...], ...]
    """For each number of steps the cards that end there at the latest."""
    hunts: tuple[tuple[int, int], ...]
    """For each card that hunts its hits and the card."""
    cards: int
    """How many different cards there are."""


@lru_cache(maxsize=512)
def schedule_of(cards: tuple[tuple[Card, int], ...]) -> Schedule:
    """Return when which of these cards ends a walk."""
    rules = [CARDS[card] for card, _ in cards]
    return Schedule(
        at_phase=tuple(
            tuple(index for index, rule in enumerate(rules) if rule.steps == steps) for steps in range(MOST_STEPS + 1)
        ),
        hunts=tuple((rule.hits, index) for index, rule in enumerate(rules) if rule.hits is not None),
        cards=len(cards),
    )


def ended(schedule: Schedule, phase: int, eaten: int, open_cards: set[int]) -> set[int]:
    """Return the cards that end in a phase, by its number or by what has been eaten."""
    cards = open_cards.intersection(schedule.at_phase[phase])
    if eaten:
        cards.update([card for hits, card in schedule.hunts if eaten >= hits and card in open_cards])
    return cards
