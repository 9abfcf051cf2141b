"""The words of moves, as people type them: in any case, with dice in any order, and T3 for a tile."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Final, get_args

from engine.claustrophobia.cards.decks import EVENT_CARDS, Bonus
from engine.claustrophobia.notation.round_words import WARRIORS
from engine.claustrophobia.notation.words import (
    NOTHING,
    Word,
    listed,
    matched,
    name_in,
    or_hidden,
    read_dice,
    read_number,
    read_tile,
    write_dice,
    write_hidden,
    write_list,
)
from engine.claustrophobia.tunnels.tiles import DIRECTIONS, TURNS
from engine.claustrophobia.warriors.kinds import HUMAN_NAMED, HUMANS, OBJECT_NAMES, HumanName

_GIVEN: Final = re.compile(rf"({'|'.join(HUMANS)})=?([1-6])", re.ASCII | re.IGNORECASE)
_TILE: Final = re.compile("[Tt]?([0-9]{1,4})", re.ASCII)
_DEED: Final = re.compile("[a-z]{1,20}", re.ASCII)
_KINDS_BOUGHT: Final = {"demon": True, "troglodyte": False}


def _read_given(field_name: str, word: str) -> tuple[HumanName, int]:
    parts = matched(_GIVEN, field_name, word, "a warrior and a die, like B1=2")
    return HUMAN_NAMED[parts[1].upper()], int(parts[2])


def _in_order(field_name: str, written: str) -> tuple[tuple[HumanName, int], ...]:
    """Read who gets which die, in the order of the names whatever they are written in, as a move has them."""
    return tuple(sorted(listed(_read_given)(field_name, written), key=lambda given: HUMANS.index(given[0])))


def _write_given(dice: tuple[tuple[HumanName, int], ...]) -> str:
    return ",".join(f"{name}={die}" for name, die in dice) or NOTHING


def _in_any_case(names: Iterable[str]) -> Callable[[str, str], str]:
    """Return how one of some names is read as people type it."""
    cased = {name.lower(): name for name in names}
    read = name_in(cased.values())
    return lambda field_name, word: read(field_name, cased.get(word.lower(), word))


def one_of(names: Iterable[str]) -> Word:
    """Return how one of some names is a word of a move."""
    return Word(_in_any_case(names), str)


def _read_tile(field_name: str, word: str) -> int:
    return int(matched(_TILE, field_name, word, "the number of a tile, like 3 or T3")[1])


def _any_dice(field_name: str, word: str) -> tuple[int, ...]:
    return read_dice(field_name, "".join(sorted(word)) if word.isdecimal() else word)


def _read_turn(field_name: str, word: str) -> int:
    return int(name_in(tuple(map(str, TURNS)))(field_name, word))


def _read_bought(field_name: str, word: str) -> bool:
    return _KINDS_BOUGHT[_in_any_case(_KINDS_BOUGHT)(field_name, word)]


def _write_bought(is_demon: bool) -> str:  # noqa: FBT001 - as any word is written
    return "demon" if is_demon else "troglodyte"


def _read_deed(field_name: str, word: str) -> str:
    return matched(_DEED, field_name, word.lower(), "a deed, like prayer")[0]


WARRIOR: Final = one_of(WARRIORS)
HUMAN: Final = one_of(HUMANS)
NUMBER: Final = Word(read_number, str)
PLACE: Final = Word(_read_tile, str)
DICE: Final = Word(_any_dice, write_dice)
DIRECTION: Final = one_of(DIRECTIONS)
GIVEN_DICE: Final = Word(_in_order, _write_given)
TURN: Final = Word(_read_turn, str)
BOUGHT: Final = Word(_read_bought, _write_bought)
DEED: Final = Word(_read_deed, str)
HIDDEN_EVENT: Final = Word(or_hidden(_in_any_case(EVENT_CARDS)), write_hidden)
HIDDEN_TILES: Final = Word(listed(or_hidden(read_tile)), write_list)
FLAG: Final = Word(lambda _field, _word: True, lambda _value: "")
"""Said by its name alone."""
AT: Final[Mapping[str, Word]] = {"at": PLACE}
WITH_CARDS: Final[Mapping[str, Word]] = {"at": PLACE, "war_cry": FLAG, "suicide": FLAG}
AIM: Final[Mapping[str, Word]] = {
    "human": HUMAN,
    "other": HUMAN,
    "tile": PLACE,
    "direction": DIRECTION,
    "line": NUMBER,
    "dice": DICE,
    "object": one_of(OBJECT_NAMES),
    "bonus": one_of(get_args(Bonus)),
}
"""What a card or a gift can be used on."""
