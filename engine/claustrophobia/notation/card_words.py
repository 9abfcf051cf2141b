"""How cards are written: hands and decks with how many there are of each."""

import re
from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Final, TypeVar

from engine.claustrophobia.evolve.changes import as_bag
from engine.claustrophobia.notation.words import NOTHING, matched, or_hidden, write_hidden

Name = TypeVar("Name", bound=str)

_TIMES: Final = re.compile(r"([^*]+)(?:\*([1-9][0-9]?))?", re.ASCII)


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
