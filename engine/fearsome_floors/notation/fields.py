"""Cutting the line of a position into its fields, and these into their items, before anything is known of a game."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from engine.fearsome_floors.notation.errors import BadNotation, bad
from engine.fearsome_floors.notation.signs import FIELDS, MARK

Item = TypeVar("Item")
Fields = Mapping[str, str]
"""From the name of each field that a line has to its value, which is not empty."""


def read_fields(text: str) -> Fields:
    """Cut a line into its fields. Raises BadNotation for one that is unknown, empty or there twice.

    Any blanks may stand between them, as where a line was wrapped or copied; the writer puts one space.
    """
    mark, *words = text.split() or [""]
    if not mark:
        raise BadNotation(f"{MARK}: a position begins with this, and the line is empty.")
    if mark != MARK:
        raise bad(MARK, mark, f"the beginning of a position, which is {MARK!r}")
    fields: dict[str, str] = {}
    for word in words:
        field, equals, value = word.partition("=")
        if field not in FIELDS:
            raise bad("fields", field, "a field of a position")
        if not equals or not value:
            raise BadNotation(f"{field}: it has no value.")
        if field in fields:
            raise BadNotation(f"{field}: it is there twice.")
        fields[field] = value
    return fields


def read_list(fields: Fields, field: str, read: Callable[[str, str], Item]) -> tuple[Item, ...]:
    """Read a field's items, which commas separate; `read` takes the field's name and an item."""
    return tuple(read(field, word) for word in fields[field].split(",")) if field in fields else ()


def read_word(field: str, word: str) -> str:
    """Return an item as it is written, if it can be one."""
    if not word:
        raise BadNotation(f"{field}: there is nothing between two commas, or after the last one.")
    if not word.isascii() or not word.isprintable():
        raise bad(field, word, "made of the letters and digits of the notation")
    return word
