"""What is done in a game as text, with its luck: `go K1 n`, `fight B1 troglodyte with 2 3 6`, `resign humans`."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, get_args

from engine.claustrophobia.choices.move_rules import MOVE_RULES, MoveRule
from engine.claustrophobia.moves import Aim, AnyMove, PlayAdvantage, PlayEvent, Resign, SetGuard, UseGift
from engine.claustrophobia.notation.move_words import AIM, FLAG
from engine.claustrophobia.notation.words import HIDDEN, WITH, matched, name_in, write_hidden
from engine.claustrophobia.warriors.kinds import Side
from engine.core import Value
from engine.core.notation import BadNotation, bad, quoted

_ITEM: Final = re.compile("[a-z0-9-]{1,20}", re.ASCII)
_SIDES: Final[tuple[Side, ...]] = get_args(Side)
_BY_VERB: Final = {rule.verb: kind for kind, rule in MOVE_RULES.items()}
_SIDE_USAGE: Final[Mapping[type[AnyMove], tuple[str, ...]]] = {Resign: ("SIDE",), SetGuard: ("[SIDE]",)}
_SAID: Final = {"is_all": "all", "war_cry": "war-cry", "is_demon": "kind"}
"""The parts of moves that are not said by their names."""


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
    said, _, luck = " ".join(text.split()).partition(f" {WITH} ")
    verb, *words = said.split() or [""]
    verb = verb.lower()
    if verb not in _BY_VERB:
        raise bad("move", verb, f"one of {', '.join(_BY_VERB)}")
    kind = _BY_VERB[verb]
    side = name_in(_SIDES)(verb, words.pop() if words else "") if _has_side(kind, words) else None
    move = _read_move(kind, words)
    drawn = (
        word if word == HIDDEN else matched(_ITEM, WITH, word, "a die, a card or a tile")[0] for word in luck.split()
    )
    return Action(move, tuple(None if word == HIDDEN else word for word in drawn), side)


def read_move(text: str) -> AnyMove:
    """Read a move as its player gives it: without luck, and not whose it is. Raises BadNotation."""
    action = read_action(text)
    if action.luck or action.side is not None:
        raise bad("move", text, "a move alone, without its luck and without whose it is")
    return action.move


def _has_side(kind: type[AnyMove], words: list[str]) -> bool:
    return kind is Resign or (kind is SetGuard and len(words) > len(MOVE_RULES[kind].words))


def _read_move(kind: type[AnyMove], words: list[str]) -> AnyMove:
    rule = MOVE_RULES[kind]
    wanted = len(rule.words)
    if len(words) < wanted:
        raise BadNotation(f"{rule.verb}: something is missing; it is written {usage(kind)}.")
    found = {
        name: word.read(_said(name), written)
        for (name, word), written in zip(rule.words.items(), words[:wanted], strict=True)
    }
    besides = _read_besides(kind, words[wanted:])
    return kind(**found, **({"aim": Aim(**besides)} if rule.besides is AIM else besides))


def _read_besides(kind: type[AnyMove], words: Iterable[str]) -> dict[str, Any]:
    rule = MOVE_RULES[kind]
    meant = {_said(name): name for name in rule.besides}
    found: dict[str, Any] = {}
    for written in words:
        said, equals, value = written.partition("=")
        said = said.lower()
        if said not in meant or bool(equals) != (rule.besides[meant[said]] is not FLAG):
            raise BadNotation(f"{rule.verb}: {quoted(written)} does not belong to it; it is written {usage(kind)}.")
        if meant[said] in found:
            raise BadNotation(f"{rule.verb}: {said} is there twice.")
        found[meant[said]] = rule.besides[meant[said]].read(said, value)
    return found


def _said(name: str) -> str:
    return _SAID.get(name, name)


def usage(kind: type[AnyMove]) -> str:
    """Return how a kind of move is written."""
    rule = MOVE_RULES[kind]
    besides = (f"[{_said(name)}{'' if word is FLAG else '=...'}]" for name, word in rule.besides.items())
    side = _SIDE_USAGE.get(kind, ())
    return " ".join((rule.verb, *(_said(name).upper() for name in rule.words), *side, *besides))


def write_action(action: Action) -> str:
    """Write one action."""
    luck = (WITH, *map(write_hidden, action.luck)) if action.luck else ()
    return " ".join((write_move(action.move), *filter(None, (action.side,)), *luck))


def write_move(move: AnyMove) -> str:
    """Write a move without luck, and without whose it is."""
    rule = MOVE_RULES[type(move)]
    words = (word.write(getattr(move, name)) for name, word in rule.words.items())
    return " ".join((rule.verb, *words, *_besides(rule, move)))


def _besides(rule: MoveRule, move: AnyMove) -> Iterator[str]:
    said = move.aim if isinstance(move, UseGift | PlayAdvantage | PlayEvent) else move
    for name, word in rule.besides.items():
        value = getattr(said, name)
        if value is not None and value is not False and value != ():
            yield _said(name) if word is FLAG else f"{name}={word.write(value)}"


class GivenChance:
    """Luck that is given; what is missing, wrong or too much is told in a sentence that names the kind."""

    def __init__(self, given: Sequence[str | None]) -> None:
        self._given = list(given)

    def pick(self, kind: str, bag: Sequence[str], /) -> str:
        """Return the next item. Raises BadNotation if there is none, or it is not in the bag."""
        items = ", ".join(dict.fromkeys(bag))
        if not self._given:
            raise BadNotation(f"{WITH}: {kind} is missing, one of {items}.")
        item = self._given.pop(0)
        if item is None:
            raise BadNotation(f"{WITH}: {kind} is hidden, and it has to be known to go on.")
        if item not in bag:
            raise bad(WITH, item, f"one of {items} ({kind})")
        return item

    def refuse_rest(self) -> None:
        """Raise BadNotation if more is given than was asked for."""
        if self._given:
            raise BadNotation(f"{WITH}: {len(self._given)} more than the move needs.")
