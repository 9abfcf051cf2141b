"""Duplicates: the same luck at several tables, told by a word, and how the tables are compared.

**[ruling]** The word alone decides all luck, the same on every server and for every bot, and nothing about it is
secret: who reads this file can work out the cards to come. Duplicates are for fun, among people who do not.
"""

import random
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from engine.core.chance import Chance, Drawn
from engine.core.record import Reason, Refused

NEW: Final = "new"
"""In place of a word: a word that is made up."""

_SYLLABLES: Final = tuple(first + second for first in "bdfgklmnprstvz" for second in "aeiou")
_SYLLABLES_OF_A_WORD: Final = 4
_WORD: Final = re.compile(r"[a-z]{2,16}")


class WordChance:
    """Luck that a word decides: what comes depends on the kind, and on how much of that kind came before."""

    def __init__(self, word: str, before: Iterable[Drawn] = ()) -> None:
        self._word = word
        self._drawn = Counter(drawn.kind for drawn in before)

    def pick(self, kind: str, bag: Sequence[str], /) -> str:
        """Return the item that the word chooses."""
        # Python promises that `random()` of a seed stays what it is in later versions, and of no other method.
        luck = random.Random(f"{self._word} {kind} {self._drawn[kind]}")  # noqa: S311 - repeatable on purpose
        self._drawn[kind] += 1
        return bag[int(luck.random() * len(bag))]


def read_word(typed: str, chance: Chance) -> str:
    """Return the word that somebody typed, or a new one where they want that. Raises Refused."""
    word = typed.strip().lower()
    if word == NEW:
        return "".join(chance.pick("syllable", _SYLLABLES) for _ in range(_SYLLABLES_OF_A_WORD))
    if not _WORD.fullmatch(word):
        raise Refused(Reason.of("duplicate-bad-word"))
    return word


def matchpoints(own: Any, others: Iterable[Any]) -> int:
    """Return 2 for each other result that is worse than one's own, and 1 for each that equals it; less is better."""
    return sum(2 * (own < other) + (own == other) for other in others)
