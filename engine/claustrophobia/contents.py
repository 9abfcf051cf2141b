"""What is in the box (rules, section 2): a position has nothing that is not in it, and no more of anything."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import TypeVar

from engine.claustrophobia.cards import ADVANTAGE_COPIES, EVENT_COPIES
from engine.claustrophobia.objects import OBJECTS
from engine.claustrophobia.state import State
from engine.claustrophobia.tiles import BOX, TileName

Item = TypeVar("Item", bound=str)
Piles = Mapping[str, Iterable[Item | None]]
"""From the fields of the notation to what lies there; None for what the viewer does not know."""


def not_in_the_box(state: State) -> Iterator[str]:
    """Return in a sentence each what a position has too much of, with all fields that have it."""
    yield from _too_many(_tiles(state), dict.fromkeys(BOX, 1))
    yield from _too_many(
        {
            "event-deck": state.event_deck,
            "event-hand": state.event_hand,
            "prepared": state.prepared,
            "event-discards": state.event_discards,
        },
        EVENT_COPIES,
    )
    yield from _too_many(
        {
            "advantage-deck": state.advantage_deck,
            "advantage-hand": state.advantage_hand,
            "advantage-discards": state.advantage_discards,
        },
        ADVANTAGE_COPIES,
    )
    borne = {"humans": [item for human in state.humans.values() for item in human.objects]}
    yield from _too_many(borne, {item: rule.copies for item, rule in OBJECTS.items()})


def _tiles(state: State) -> Piles[TileName]:
    owed = getattr(state.owed, "tile", None)
    return {
        "tiles": [tile.name for tile in state.tiles],
        "owed": [owed] if isinstance(owed, str) else [],
        "stack": state.stack,
        "known": state.known,
        "aside": state.aside,
        "discarded": state.discarded,
    }


def _too_many(piles: Piles[Item], copies: Mapping[Item, int]) -> Iterator[str]:
    for item, times in Counter(chain.from_iterable(piles.values())).items():
        if item is not None and times > copies.get(item, 0):
            fields = ", ".join(field for field, pile in piles.items() if item in pile)
            yield f"{fields}: {item} is there {times} times." if item in copies else f"{fields}: there is no {item}."
