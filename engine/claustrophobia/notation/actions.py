"""What is done in a game as text: `go K1 n`, `fight B1 troglodyte with 2 3 6`, `resign humans`.

A kind of move is a row: its verb, the words that follow it, and what may be said besides as `name=value`.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple, get_args

from engine.claustrophobia.cards import ADVANTAGE_CARDS, EVENT_CARDS, GIFTS, Bonus
from engine.claustrophobia.demons import GuardOrder
from engine.claustrophobia.force import OFFERS
from engine.claustrophobia.moves import (
    Aim,
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
    HIDDEN,
    NOTHING,
    WITH,
    Word,
    listed,
    matched,
    name_in,
    or_hidden,
    read_dice,
    read_human,
    read_number,
    read_tile,
    write_dice,
    write_hidden,
    write_list,
)
from engine.claustrophobia.objects import OBJECT_NAMES
from engine.claustrophobia.phases import SlotName
from engine.claustrophobia.tiles import DIRECTIONS, TURNS
from engine.claustrophobia.warriors import HUMANS, HumanName, Side
from engine.core import Value
from engine.core.notation import BadNotation, bad

_GIVEN: Final = re.compile(rf"({'|'.join(HUMANS)})=([1-6])", re.ASCII)
_DEED: Final = re.compile("[a-z]{1,20}", re.ASCII)
_ITEM: Final = re.compile("[a-z0-9-]{1,20}", re.ASCII)
_BOUGHT: Final = {"demon": True, "troglodyte": False}
_SIDES: Final[tuple[Side, ...]] = get_args(Side)


def _read_given(field: str, word: str) -> tuple[HumanName, int]:
    parts = matched(_GIVEN, field, word, "a warrior and a die, like B1=2")
    return read_human(field, parts[1]), int(parts[2])


def _write_given(dice: tuple[tuple[HumanName, int], ...]) -> str:
    return ",".join(f"{name}={die}" for name, die in dice) or NOTHING


def _one_of(names: tuple[str, ...]) -> Word:
    return Word(name_in(names), str)


def _turn(field: str, word: str) -> int:
    return int(name_in(tuple(map(str, TURNS)))(field, word))


_WARRIOR: Final = _one_of(WARRIORS)
_HUMAN: Final = Word(read_human, str)
_NUMBER: Final = Word(read_number, str)
_DICE: Final = Word(read_dice, write_dice)
_DIRECTION: Final = _one_of(DIRECTIONS)
_FLAG: Final = Word(lambda _field, _word: True, lambda _value: "")
"""Said by its name alone."""
_AT: Final[Mapping[str, Word]] = {"at": _NUMBER}
_WITH_CARDS: Final[Mapping[str, Word]] = {"at": _NUMBER, "war_cry": _FLAG, "suicide": _FLAG}
_AIM: Final[Mapping[str, Word]] = {
    "human": _HUMAN,
    "other": _HUMAN,
    "tile": _NUMBER,
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
    Assign: _verb("assign", Assign, dice=Word(listed(_read_given), _write_given)),
    UseGift: _verb("gift", UseGift, has_aim=True, gift=_one_of(GIFTS)),
    PlayAdvantage: _verb("card", PlayAdvantage, has_aim=True, card=_one_of(ADVANTAGE_CARDS)),
    OrderTiles: _verb("order", OrderTiles, tiles=Word(listed(or_hidden(read_tile)), write_list)),
    Go: _verb("go", Go, _AT, warrior=_WARRIOR, direction=_DIRECTION),
    UseHole: _verb("use-hole", UseHole, _AT, warrior=_WARRIOR, tile=_NUMBER),
    Leave: _verb("leave", Leave, warrior=_HUMAN),
    Fight: _verb("fight", Fight, {"tile": _NUMBER, **_WITH_CARDS, "is_all": _FLAG}, warrior=_WARRIOR, target=_WARRIOR),
    Break: _verb("break", Break, _WITH_CARDS, warrior=_WARRIOR),
    DoDeed: _verb(
        "deed",
        DoDeed,
        warrior=_HUMAN,
        deed=Word(lambda field, word: matched(_DEED, field, word, "a deed, like prayer")[0], str),
    ),
    Name: _verb("name", Name, {"lines": _DICE, "guard": _HUMAN, "parry": _FLAG}, human=_HUMAN, hit=_NUMBER),
    LayTile: _verb("tile", LayTile, turn=Word(_turn, str)),
    PutHole: _verb("hole", PutHole, tile=_NUMBER),
    PlaceDice: _verb("destiny", PlaceDice, {"human": _HUMAN}, slot=_one_of(get_args(SlotName)), dice=_DICE),
    PlayEvent: _verb("event", PlayEvent, has_aim=True, card=_one_of(EVENT_CARDS)),
    Summon: _verb(
        "summon",
        Summon,
        is_demon=Word(
            lambda field, word: _BOUGHT[name_in(_BOUGHT)(field, word)],
            lambda is_demon: "demon" if is_demon else "troglodyte",
        ),
        tile=_NUMBER,
    ),
    Prepare: _verb("prepare", Prepare, card=Word(or_hidden(name_in(EVENT_CARDS)), write_hidden)),
    SetGuard: _verb("guard", SetGuard, order=_one_of(get_args(GuardOrder))),
    End: _verb("end", End),
    Resign: _verb("resign", Resign),
}
"""From each kind of move to how it is said."""

_BY_VERB: Final = {rule.verb: rule for rule in VERBS.values()}
_SIDE_USAGE: Final[Mapping[Callable[..., AnyMove], tuple[str, ...]]] = {Resign: ("SIDE",), SetGuard: ("[SIDE]",)}
_SAID: Final = {"is_all": "all", "war_cry": "war-cry"}
_MEANT: Final = {said: name for name, said in _SAID.items()}


class Action(Value, frozen=True):
    """A move as it is written."""

    move: AnyMove
    """The move."""
    luck: tuple[str | None, ...] = ()
    """What chance gave, in order; None for what the viewer does not know."""
    side: Side | None = None
    """Who resigns, or orders before the sides are settled; None for all others.

    Orders are the demons' else, and all other moves are made by whoever is to act.
    """


def read_action(text: str) -> Action:
    """Read one action. Raises BadNotation; whether it is legal in a position is another question."""
    said, _, luck = text.partition(f" {WITH} ")
    verb, *words = said.split() or [""]
    if verb not in _BY_VERB:
        raise bad("move", verb, f"one of {', '.join(_BY_VERB)}")
    rule = _BY_VERB[verb]
    side = name_in(_SIDES)(verb, words.pop() if words else "") if _has_side(rule, words) else None
    move = _read_move(rule, words)
    drawn = (
        word if word == HIDDEN else matched(_ITEM, WITH, word, "a die, a card or a tile")[0] for word in luck.split()
    )
    return Action(move, tuple(None if word == HIDDEN else word for word in drawn), side)


def _has_side(rule: Verb, words: list[str]) -> bool:
    return rule.make is Resign or (rule.make is SetGuard and len(words) > len(rule.words))


def _read_move(rule: Verb, words: list[str]) -> AnyMove:
    wanted = len(rule.words)
    if len(words) < wanted:
        raise BadNotation(f"{rule.verb}: something is missing; it is written {usage(rule)}.")
    found = {name: word.read(name, said) for (name, word), said in zip(rule.words.items(), words, strict=False)}
    besides: dict[str, Any] = {}
    for said in words[wanted:]:
        name, equals, value = said.partition("=")
        part = _MEANT.get(name, name)
        word = rule.besides.get(part)
        if word is None or bool(equals) != (word is not _FLAG):
            raise BadNotation(f"{rule.verb}: {said[:40]!r} does not belong to it; it is written {usage(rule)}.")
        if part in besides:
            raise BadNotation(f"{rule.verb}: {name} is there twice.")
        besides[part] = word.read(name, value)
    return rule.make(**found, aim=Aim(**besides)) if rule.has_aim else rule.make(**found, **besides)


def usage(rule: Verb) -> str:
    """Return how a kind of move is written."""
    besides = (f"[{_SAID.get(name, name)}{'' if word is _FLAG else '=...'}]" for name, word in rule.besides.items())
    side = _SIDE_USAGE.get(rule.make, ())
    return " ".join((rule.verb, *(name.removeprefix("is_").upper() for name in rule.words), *side, *besides))


def write_action(action: Action) -> str:
    """Write one action."""
    luck = (WITH, *map(write_hidden, action.luck)) if action.luck else ()
    return " ".join((write_move(action.move), *filter(None, (action.side,)), *luck))


def write_move(move: AnyMove) -> str:
    """Write a move without luck, and without whose it is."""
    rule = VERBS[type(move)]
    words = (word.write(getattr(move, name)) for name, word in rule.words.items())
    return " ".join((rule.verb, *words, *_besides(rule, move)))


def _besides(rule: Verb, move: AnyMove) -> Iterator[str]:
    said = move.aim if isinstance(move, UseGift | PlayAdvantage | PlayEvent) else move
    for name, word in rule.besides.items():
        value = getattr(said, name)
        if value is not None and value is not False and value != ():
            yield _SAID.get(name, name) if word is _FLAG else f"{name}={word.write(value)}"
