"""What people type for tokens, paths and monsters, in their own words or in English, as the words that are read."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Final

from engine.fearsome_floors.kit import BETWEEN_PARTS, PARTS
from engine.fearsome_floors.notation.position import STAYS
from engine.fearsome_floors.tokens import COLOURS
from render.core import Words, words_in

_OF_TOKENS: Final = {word: word for word in ("on", "outside", "monster")}
_OF_PATHS: Final = {letter: letter for letter in "udlrix"} | {"stay": STAYS}
"""What the words of `ff-typed` are put into, by the keys that they have there."""

_COMMAS: Final = re.compile("[\N{FULLWIDTH COMMA}\N{IDEOGRAPHIC COMMA}]")
_STEPS: Final = re.compile(r"\b(?:[udlr]|\d+)(?: (?:[udlr]|\d+))+\b")
_COUNT_THEN_WAY: Final = re.compile(r"(\d+) ([udlr])\b")
_WAY_THEN_COUNT: Final = re.compile(r"\b([udlr]) (\d+)")


def token_typed(words: Words, text: str) -> str:
    """Return what was typed for a token in English: "Rot 3 auf h7" as "red 3 on h7"."""
    return _in_english(text, _meanings(words, of_tokens=True))


def path_typed(words: Words, text: str) -> str:
    """Return what was typed as a path in the letters of the notation: "2 hoch, links" as "2u, l"."""
    typed = _in_english(_COMMAS.sub(",", text), _meanings(words, of_tokens=False))
    return ", ".join(_STEPS.sub(lambda steps: _counted(steps[0]), part.strip()) for part in typed.split(","))


def kit_typed(words: Words, text: str) -> str:
    """Return what was typed for a whole monster in English: "Motte-Sack-Flügel-Frosch-Stiefel" as its ids."""
    typed = text.strip().split(BETWEEN_PARTS)
    if len(typed) != len(PARTS):
        return text.strip()
    return BETWEEN_PARTS.join(part_typed(words, each, names) for each, names in zip(typed, PARTS.values(), strict=True))


def part_typed(words: Words, text: str, names: Iterable[str]) -> str:
    """Return the part of the monster that was typed, in English; what is none stays as it is."""
    typed = text.strip().casefold()
    return next((name for name in names if typed in (name, part_word(words, name))), text.strip())


def part_word(words: Words, name: str) -> str:
    """Return the word that people type for a part of the monster."""
    return words("ff-kit-part", part=name).casefold()


def _counted(steps: str) -> str:
    """Join each count to its way; in "left 3 up" it could be that of either, so that stays as it is, unreadable."""
    if steps[-1:].isdigit():
        return _WAY_THEN_COUNT.sub(r"\1\2", steps)
    return _COUNT_THEN_WAY.sub(r"\1\2", steps) if steps[0].isdigit() else steps


@lru_cache
def _meanings(words: Words, *, of_tokens: bool) -> Mapping[str, str]:
    """Return what each word means; where two languages have the same one, the asker's counts."""
    both = (words_in("en"), words)
    meant = {word: meaning for each in both for word, meaning in _listed(each, _OF_TOKENS if of_tokens else _OF_PATHS)}
    colours = {each("ff-colour", colour=colour).casefold(): colour for each in both for colour in COLOURS}
    return meant | colours if of_tokens else meant


def _listed(words: Words, meanings: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    for key, meaning in meanings.items():
        for word in filter(None, map(str.strip, words("ff-typed", word=key).split(","))):
            yield word.casefold(), meaning


def _in_english(text: str, meanings: Mapping[str, str]) -> str:
    """Put whole words into others; those of a script without blanks, such as Chinese, stand next to anything."""
    typed = " ".join(text.casefold().split())
    whole = "|".join(
        re.escape(word) if ord(word[0]) >= _WITHOUT_BLANKS else rf"(?<![^\W\d_]){re.escape(word)}(?![^\W\d_])"
        for word in sorted(meanings, key=len, reverse=True)
    )
    return " ".join(re.sub(whole, lambda found: f" {meanings[found[0]]} ", typed).split()).replace(" ,", ",")


_WITHOUT_BLANKS: Final = 0x2E80
"""From here on letters are Chinese, Japanese or Korean."""
