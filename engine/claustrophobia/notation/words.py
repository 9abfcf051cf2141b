"""The small words of the notation: names, numbers, dice, lists, and how each is read and written."""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from engine.claustrophobia.tunnels.tiles import BOX, TileName
from engine.claustrophobia.warriors.kinds import HUMAN_NAMED, HumanName
from engine.core.notation import BadNotation, bad

MARK: Final = "cl1"
"""The first word of every position: the notation's name and version."""

HIDDEN: Final = "?"
"""Stands for what the viewer does not know."""
NOTHING: Final = "-"
"""Stands for an empty list, where leaving it out would mean another one."""

WITH: Final = "with"
"""Stands before the luck of a move."""

Name = TypeVar("Name", bound=str)
Item = TypeVar("Item")

_NUMBER: Final = re.compile("[0-9]{1,4}", re.ASCII)
_DICE: Final = re.compile("[1-6]{1,40}", re.ASCII)


class Word(NamedTuple):
    """How a value is a word."""

    read: Callable[[str, str], Any]
    """Read it, from the name of the field and what is written there. Raises BadNotation."""
    write: Callable[[Any], str]
    """Write it."""


def name_in(names: Iterable[Name]) -> Callable[[str, str], Name]:
    """Return how one of some names is read."""
    named = {name: name for name in names}

    def read(field: str, written: str) -> Name:
        if written not in named:
            raise bad(field, written, f"one of {', '.join(named)}")
        return named[written]

    return read


def read_number(field: str, written: str) -> int:
    """Read a whole number."""
    if not _NUMBER.fullmatch(written):
        raise bad(field, written, "a whole number up to 9999")
    return int(written)


def read_tile(field: str, written: str) -> TileName:
    """Read the name of a tile of the box."""
    if written not in BOX:
        raise bad(field, written, "a tile of the box, like plain-a")
    return written


def read_human(field: str, written: str) -> HumanName:
    """Read the name of a human."""
    return name_in(HUMAN_NAMED.values())(field, written)


def read_dice(field: str, written: str) -> tuple[int, ...]:
    """Read dice, in ascending order."""
    dice = tuple(map(int, written)) if _DICE.fullmatch(written) else ()
    if not dice or tuple(sorted(dice)) != dice:
        raise bad(field, written, "dice in ascending order, like 135")
    return dice


def write_dice(dice: Iterable[int]) -> str:
    """Write dice, or lines."""
    return "".join(map(str, dice))


def listed(read: Callable[[str, str], Item]) -> Callable[[str, str], tuple[Item, ...]]:
    """Return how items are read that commas separate; `-` stands for none."""

    def read_all(field: str, written: str) -> tuple[Item, ...]:
        return () if written == NOTHING else tuple(read(field, word) for word in written.split(","))

    return read_all


def or_hidden(read: Callable[[str, str], Item]) -> Callable[[str, str], Item | None]:
    """Return how an item is read that the viewer may not know."""
    return lambda field, written: None if written == HIDDEN else read(field, written)


def write_hidden(item: str | None) -> str:
    """Write an item that the viewer may not know."""
    return HIDDEN if item is None else item


def write_list(items: Iterable[str | None]) -> str:
    """Write items with commas between them."""
    return ",".join(map(write_hidden, items)) or NOTHING


def matched(pattern: re.Pattern[str], field: str, written: str, wanted: str) -> re.Match[str]:
    """Return the parts of a word of a certain form. Raises BadNotation where it is of another."""
    match = pattern.fullmatch(written)
    if match is None:
        raise bad(field, written, wanted)
    return match


def once(field: str, names: Sequence[str]) -> None:
    """Raise BadNotation where something is named twice."""
    for place, name in enumerate(names):
        if name in names[:place]:
            raise BadNotation(f"{field}: {name} is there twice.")
