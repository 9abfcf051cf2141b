"""What is done in a game as text: `go K1 n`, `fight B1 troglodyte with 2 3 6`, `resign humans`."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, get_args

from engine.claustrophobia.moves import (
    Aim,
    AnyMove,
    PlayAdvantage,
    PlayEvent,
    Resign,
    SetGuard,
    UseGift,
)
from engine.claustrophobia.notation.verbs import FLAG, VERBS, Verb
from engine.claustrophobia.notation.words import (
    HIDDEN,
    WITH,
    matched,
    name_in,
    write_hidden,
)
from engine.claustrophobia.warriors import Side
from engine.core import Value
from engine.core.notation import BadNotation, bad

_ITEM: Final = re.compile("[a-z0-9-]{1,20}", re.ASCII)
_SIDES: Final[tuple[Side, ...]] = get_args(Side)
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
        if word is None or bool(equals) != (word is not FLAG):
            raise BadNotation(f"{rule.verb}: {said[:40]!r} does not belong to it; it is written {usage(rule)}.")
        if part in besides:
            raise BadNotation(f"{rule.verb}: {name} is there twice.")
        besides[part] = word.read(name, value)
    return rule.make(**found, aim=Aim(**besides)) if rule.has_aim else rule.make(**found, **besides)


def usage(rule: Verb) -> str:
    """Return how a kind of move is written."""
    besides = (f"[{_SAID.get(name, name)}{'' if word is FLAG else '=...'}]" for name, word in rule.besides.items())
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
            yield _SAID.get(name, name) if word is FLAG else f"{name}={word.write(value)}"
