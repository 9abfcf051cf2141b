"""The values that people type, and that controls carry: warriors, tiles, dice, what a card is used on."""

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeVar, get_args

from bot.table.texts import plain
from engine.claustrophobia.cards.decks import Bonus
from engine.claustrophobia.moves import Aim
from engine.claustrophobia.tunnels.tiles import BOX, DIRECTIONS, TileName
from engine.claustrophobia.warriors.kinds import HUMAN_NAMED, HUMANS, TOUGHS, HumanName, WarriorName
from engine.claustrophobia.warriors.objects import OBJECT_NAMES
from engine.core import Reason, Refused

NONE: Final = "-"
"""Stands for an option that is left out."""

LONGEST_QUOTE: Final = 40

Name = TypeVar("Name", bound=str)

_TILE: Final = re.compile(r"[tT]?([0-9]{1,2})", re.ASCII)
_DICE: Final = re.compile(r"[1-6]{1,12}", re.ASCII)
_GIVEN: Final = re.compile(rf"({'|'.join(HUMANS)})[=:]?([1-6])", re.ASCII)
_LINE: Final = re.compile(r"line([1-6])", re.ASCII)
_ROLLED: Final = re.compile(r"dice([1-6]{1,12})", re.ASCII)
_BETWEEN: Final = re.compile(r"[ ,+]+")


def unreadable(text: str) -> Refused:
    """Make the refusal of a text that means nothing here."""
    return Refused(Reason.of("cl-unreadable", text=plain(text, longest=LONGEST_QUOTE)))


def one_of(names: Sequence[Name], text: str) -> Name:
    """Read one of some names, whatever its case. Raises Refused."""
    for name in names:
        if name.lower() == text.lower():
            return name
    raise unreadable(text)


def read_tile(text: str) -> int:
    """Read the number of a tile, `T3` or `3`, or any other small number. Raises Refused."""
    found = _TILE.fullmatch(text)
    if found is None:
        raise unreadable(text)
    return int(found[1])


def read_dice(text: str) -> tuple[int, ...]:
    """Read dice, `1 3 5` or `135`, in ascending order. Raises Refused."""
    together = _BETWEEN.sub("", text)
    if _DICE.fullmatch(together) is None:
        raise unreadable(text)
    return tuple(sorted(map(int, together)))


def read_given(text: str) -> tuple[tuple[HumanName, int], ...]:
    """Read which die goes to whom, `R4,B15` or `R=4 B1=5`, in the order of the names. Raises Refused."""
    found = [_GIVEN.fullmatch(word.upper()) for word in _BETWEEN.split(text.strip())]
    dice = {HUMAN_NAMED[each[1]]: int(each[2]) for each in found if each is not None}
    if len(dice) != len(found):
        raise unreadable(text)
    return tuple((name, dice[name]) for name in HUMANS if name in dice)


def write_given(dice: Iterable[tuple[HumanName, int]]) -> str:
    """Write which die goes to whom."""
    return ",".join(f"{name}={die}" for name, die in dice)


def read_warrior(text: str) -> tuple[WarriorName, int | None]:
    """Read a warrior; `T3` is a troglodyte of that tile that begins to act. Raises Refused."""
    if _TILE.fullmatch(text) is not None:
        return "troglodyte", read_tile(text)
    names: tuple[WarriorName, ...] = (*HUMANS, "troglodyte", *TOUGHS, "demon")
    return one_of(names, text), None


def write_warrior(warrior: WarriorName, at: int | None) -> str:
    """Write a warrior who acts."""
    return warrior if at is None else f"T{at}"


def read_tiles(text: str) -> tuple[TileName | None, ...]:
    """Read tiles of the box; `?` is one that is not known. Raises Refused."""
    words = _BETWEEN.split(text.strip().lower())
    return tuple(None if word == "?" else one_of(tuple(BOX), word) for word in words)


def write_aim(aim: Aim) -> str:
    """Write on what a card or a gift is used: `B1+T3`."""
    return "+".join(
        part
        for part in (
            aim.human,
            aim.other,
            None if aim.tile is None else f"T{aim.tile}",
            aim.direction,
            None if aim.line is None else f"line{aim.line}",
            f"dice{''.join(map(str, aim.dice))}" if aim.dice else None,
            aim.object,
            aim.bonus,
        )
        if part is not None
    )


def read_aim(text: str) -> Aim:
    """Read what `write_aim` writes. Raises Refused."""
    found: dict[str, Any] = {}
    for word in filter(None, _BETWEEN.split(text.strip())):
        name, value = _part(word, has_human="human" in found)
        if name in found:
            raise unreadable(text)
        found[name] = value
    return Aim(**found)


def _part(word: str, *, has_human: bool) -> tuple[str, Any]:
    """Return which part of an aim a word is, with its value."""
    if word.upper() in HUMAN_NAMED:
        return "other" if has_human else "human", HUMAN_NAMED[word.upper()]
    if _TILE.fullmatch(word) is not None:
        return "tile", read_tile(word)
    if (line := _LINE.fullmatch(word.lower())) is not None:
        return "line", int(line[1])
    if (dice := _ROLLED.fullmatch(word.lower())) is not None:
        return "dice", read_dice(dice[1])
    for name, known in (("direction", DIRECTIONS), ("object", OBJECT_NAMES), ("bonus", get_args(Bonus))):
        if word.lower() in known:
            return name, word.lower()
    raise unreadable(word)
