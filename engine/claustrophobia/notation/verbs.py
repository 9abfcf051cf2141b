"""The kinds of move as text: a row for each, with its verb, the words that follow it, and what may be said besides."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple, get_args

from engine.claustrophobia.beginning.auction import OFFERS
from engine.claustrophobia.cards.decks import ADVANTAGE_CARDS, EVENT_CARDS, GIFTS, Bonus
from engine.claustrophobia.moves import (
    AnyMove,
    Assign,
    Bid,
    Break,
    Buy,
    DoDeed,
    End,
    Fight,
    Go,
    LayTile,
    Leave,
    Name,
    OrderTiles,
    Pass,
    PlaceDice,
    PlayAdvantage,
    PlayEvent,
    Prepare,
    PutHole,
    Resign,
    Roll,
    SetGuard,
    Summon,
    UseGift,
    UseHole,
)
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
from engine.claustrophobia.rounds.phases import SlotName
from engine.claustrophobia.tunnels.tiles import DIRECTIONS, TURNS
from engine.claustrophobia.warriors.kinds import HUMAN_NAMED, HUMANS, GuardOrder, HumanName
from engine.claustrophobia.warriors.objects import OBJECT_NAMES

_GIVEN: Final = re.compile(rf"({'|'.join(HUMANS)})=?([1-6])", re.ASCII | re.IGNORECASE)
_TILE: Final = re.compile("[Tt]?([0-9]{1,4})", re.ASCII)
_DEED: Final = re.compile("[a-z]{1,20}", re.ASCII)
_BOUGHT: Final = {"demon": True, "troglodyte": False}


def _read_given(field: str, word: str) -> tuple[HumanName, int]:
    parts = matched(_GIVEN, field, word, "a warrior and a die, like B1=2")
    return HUMAN_NAMED[parts[1].upper()], int(parts[2])


def _in_order(field: str, written: str) -> tuple[tuple[HumanName, int], ...]:
    """Read who gets which die, in the order of the names whatever they are written in, as a move has them."""
    return tuple(sorted(listed(_read_given)(field, written), key=lambda given: HUMANS.index(given[0])))


def _write_given(dice: tuple[tuple[HumanName, int], ...]) -> str:
    return ",".join(f"{name}={die}" for name, die in dice) or NOTHING


def _in_any_case(names: Iterable[str]) -> Callable[[str, str], str]:
    """Return how one of some names is read as people type it."""
    cased = {name.lower(): name for name in names}
    read = name_in(cased.values())
    return lambda field, word: read(field, cased.get(word.lower(), word))


def _one_of(names: Iterable[str]) -> Word:
    return Word(_in_any_case(names), str)


def _tile(field: str, word: str) -> int:
    return int(matched(_TILE, field, word, "the number of a tile, like 3 or T3")[1])


def _any_dice(field: str, word: str) -> tuple[int, ...]:
    return read_dice(field, "".join(sorted(word)) if word.isdecimal() else word)


def _turn(field: str, word: str) -> int:
    return int(name_in(tuple(map(str, TURNS)))(field, word))


_WARRIOR: Final = _one_of(WARRIORS)
_HUMAN: Final = _one_of(HUMANS)
_NUMBER: Final = Word(read_number, str)
_PLACE: Final = Word(_tile, str)
_DICE: Final = Word(_any_dice, write_dice)
_DIRECTION: Final = _one_of(DIRECTIONS)
FLAG: Final = Word(lambda _field, _word: True, lambda _value: "")
"""Said by its name alone."""
_AT: Final[Mapping[str, Word]] = {"at": _PLACE}
_WITH_CARDS: Final[Mapping[str, Word]] = {"at": _PLACE, "war_cry": FLAG, "suicide": FLAG}
_AIM: Final[Mapping[str, Word]] = {
    "human": _HUMAN,
    "other": _HUMAN,
    "tile": _PLACE,
    "direction": _DIRECTION,
    "line": _NUMBER,
    "dice": _DICE,
    "object": _one_of(OBJECT_NAMES),
    "bonus": _one_of(get_args(Bonus)),
}


class Verb(NamedTuple):
    """A kind of move."""

    verb: str
    """The first word."""
    make: Callable[..., AnyMove]
    """Makes the move of what was said."""
    words: Mapping[str, Word]
    """What follows, in this order."""
    besides: Mapping[str, Word]
    """What may be said besides."""
    has_aim: bool
    """Whether that is what a card or a gift is used on."""


def _verb(
    verb: str,
    make: Callable[..., AnyMove],
    besides: Mapping[str, Word] | None = None,
    *,
    has_aim: bool = False,
    **words: Word,
) -> Verb:
    return Verb(verb, make, words, _AIM if has_aim else besides or {}, has_aim)


VERBS: Final[Mapping[type[AnyMove], Verb]] = {
    Bid: _verb("bid", Bid, points=_NUMBER),
    Pass: _verb("pass", Pass),
    Buy: _verb("buy", Buy, {"bearer": _HUMAN}, item=_one_of(tuple(OFFERS))),
    Roll: _verb("roll", Roll),
    Assign: _verb("assign", Assign, dice=Word(_in_order, _write_given)),
    UseGift: _verb("gift", UseGift, has_aim=True, gift=_one_of(GIFTS)),
    PlayAdvantage: _verb("card", PlayAdvantage, has_aim=True, card=_one_of(ADVANTAGE_CARDS)),
    OrderTiles: _verb("order", OrderTiles, tiles=Word(listed(or_hidden(read_tile)), write_list)),
    Go: _verb("go", Go, _AT, warrior=_WARRIOR, direction=_DIRECTION),
    UseHole: _verb("use-hole", UseHole, _AT, warrior=_WARRIOR, tile=_PLACE),
    Leave: _verb("leave", Leave, warrior=_HUMAN),
    Fight: _verb("fight", Fight, {"tile": _PLACE, **_WITH_CARDS, "is_all": FLAG}, warrior=_WARRIOR, target=_WARRIOR),
    Break: _verb("break", Break, _WITH_CARDS, warrior=_WARRIOR),
    DoDeed: _verb(
        "deed",
        DoDeed,
        warrior=_HUMAN,
        deed=Word(lambda field, word: matched(_DEED, field, word.lower(), "a deed, like prayer")[0], str),
    ),
    Name: _verb("name", Name, {"lines": _DICE, "guard": _HUMAN, "parry": FLAG}, human=_HUMAN, hit=_NUMBER),
    LayTile: _verb("tile", LayTile, turn=Word(_turn, str)),
    PutHole: _verb("hole", PutHole, tile=_PLACE),
    PlaceDice: _verb("destiny", PlaceDice, {"human": _HUMAN}, slot=_one_of(get_args(SlotName)), dice=_DICE),
    PlayEvent: _verb("event", PlayEvent, has_aim=True, card=_one_of(EVENT_CARDS)),
    Summon: _verb(
        "summon",
        Summon,
        is_demon=Word(
            lambda field, word: _BOUGHT[_in_any_case(_BOUGHT)(field, word)],
            lambda is_demon: "demon" if is_demon else "troglodyte",
        ),
        tile=_PLACE,
    ),
    Prepare: _verb("prepare", Prepare, card=Word(or_hidden(_in_any_case(EVENT_CARDS)), write_hidden)),
    SetGuard: _verb("guard", SetGuard, order=_one_of(get_args(GuardOrder))),
    End: _verb("end", End),
    Resign: _verb("resign", Resign),
}
"""From each kind of move to how it is said."""
