"""How cards are written: hands and decks with how many there are of each, and what a scenario counts."""

import re
from collections.abc import Callable, Iterable, Mapping
from itertools import groupby
from typing import Final, TypeVar

from engine.claustrophobia.evolve.changes import as_bag
from engine.claustrophobia.notation.words import NOTHING, matched, once, or_hidden, write_hidden

Name = TypeVar("Name", bound=str)

_TIMES: Final = re.compile(r"([^*]+)(?:\*([1-9][0-9]?))?", re.ASCII)
_COUNTER: Final = re.compile(r"([a-z-]+):([0-9]{1,3})", re.ASCII)


def write_cards(cards: Iterable[str | None]) -> str:
    """Write a bag or a hand: each card once, with how many of it there are."""
    counted = ((write_hidden(card), len(tuple(same))) for card, same in groupby(cards))
    return ",".join(f"{card}*{times}" if times > 1 else card for card, times in counted) or NOTHING


def read_cards(read: Callable[[str, str], Name]) -> Callable[[str, str], tuple[Name | None, ...]]:
    """Return how a bag or a hand is read."""

    def read_all(field: str, written: str) -> tuple[Name | None, ...]:
        cards: list[Name | None] = []
        for word in () if written == NOTHING else written.split(","):
            parts = matched(_TIMES, field, word, "a card, like parry or parry*2")
            cards += [or_hidden(read)(field, parts[1])] * int(parts[2] or 1)
        return as_bag(cards)

    return read_all


def write_counters(counters: Mapping[str, int]) -> str:
    """Write what the scenario counts."""
    return ",".join(f"{name}:{number}" for name, number in counters.items()) or NOTHING


def read_counters(field: str, written: str) -> dict[str, int]:
    """Read what the scenario counts."""
    if written == NOTHING:
        return {}
    words = [matched(_COUNTER, field, word, "a count, like barrels:2") for word in written.split(",")]
    once(field, [word[1] for word in words])
    return {word[1]: int(word[2]) for word in words}
