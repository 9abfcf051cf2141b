"""Luck: rules ask it to pick from a bag, and what it gave is written into the journal."""

import random
import secrets
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from types import MappingProxyType
from typing import Final, Protocol

from engine.core.record import Value


class Drawn(Value, frozen=True, array_like=True):
    """One outcome of chance; in a save `["card", "7"]`."""

    kind: str
    """Of what it is: a die, a card of one deck, a tile. Each game has its own kinds."""

    item: str
    """What came of the bag."""


Fate = Mapping[str, tuple[str, ...]]
"""What undos took back and chance will give again: of each kind the items, next one first; no kind without any."""


NOTHING_OWED: Final[Fate] = MappingProxyType({})
"""The fate where nothing was taken back."""


class Chance(Protocol):
    """The only source of luck that rules may use."""

    def pick(self, kind: str, bag: Sequence[str], /) -> str:
        """Return one of the items of a bag that is not empty; equal items count as often as they are in it."""


class SystemChance:
    """Luck from the operating system, for real games."""

    def pick(self, _kind: str, bag: Sequence[str], /) -> str:
        """Return any item, all equally likely."""
        return secrets.choice(bag)


class SeededChance:
    """Luck that a seed repeats, for tests and simulations."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)  # noqa: S311 - repeatable on purpose; real games use SystemChance

    def pick(self, _kind: str, bag: Sequence[str], /) -> str:
        """Return the item that the seed chooses."""
        return self._random.choice(bag)


class ScriptedChance:
    """Luck that follows a script of items, whose kinds may be given with them; asking for anything else is an error."""

    def __init__(self, script: Iterable[str | Drawn]) -> None:
        self._script = list(script)

    def pick(self, kind: str, bag: Sequence[str], /) -> str:
        """Return the script's next item. Raises LookupError if there is none, or none of this kind and bag."""
        if not self._script:
            raise LookupError(f"the script is at its end; the bag of kind {kind!r} holds {list(bag)}")
        told = self._script.pop(0)
        drawn = Drawn(kind, told) if isinstance(told, str) else told
        if drawn.kind != kind or drawn.item not in bag:
            raise LookupError(f"the script says {told!r}; the bag of kind {kind!r} holds {list(bag)}")
        return drawn.item


class FatedChance:
    """Luck that first gives again what an undo took back, then asks another chance; it notes all that it gave.

    Nobody can fish for better luck by undoing, in whatever order things are drawn then: of each kind the first item
    of fate that is in the bag comes, and nothing fresh while there is one. What is not in the bag stays owed.
    """

    def __init__(self, fate: Fate, otherwise: Chance) -> None:
        self.fate = fate
        self.given: tuple[Drawn, ...] = ()
        self._otherwise = otherwise

    def pick(self, kind: str, bag: Sequence[str], /) -> str:
        """Return the next item of this kind's fate that is in the bag, or a fresh one."""
        item = fated(self.fate, kind, bag)
        if item is None:
            item = self._otherwise.pick(kind, bag)
        else:
            self.fate = _without(self.fate, Drawn(kind, item))
        self.given += (Drawn(kind, item),)
        return item


def fated(fate: Fate, kind: str, bag: Sequence[str]) -> str | None:
    """Return what will come of a bag because an undo took it back; None if that is open."""
    return next((item for item in fate.get(kind, ()) if item in bag), None)


def owed_again(fate: Fate, luck: Iterable[Drawn]) -> Fate:
    """Return the fate after an undo of turns with this luck: it comes before what was owed already."""
    owed = {kind: list(items) for kind, items in _by_kind(luck).items()}
    for kind, items in fate.items():
        owed.setdefault(kind, []).extend(items)
    return _sorted(owed)


def taken_back(turns: Iterable[Iterable[Drawn]]) -> Fate:
    """Return the fate that follows from turns that can be played again, by the luck of each, the next one first."""
    return owed_again(NOTHING_OWED, chain.from_iterable(turns))


def given_again(fate: Fate, luck: Iterable[Drawn]) -> Fate:
    """Return the fate after a redo of a turn with this luck: the opposite of `owed_again`."""
    counts = {kind: len(items) for kind, items in _by_kind(luck).items()}
    return _sorted({kind: items[counts.get(kind, 0) :] for kind, items in fate.items()})


def _by_kind(luck: Iterable[Drawn]) -> Mapping[str, Sequence[str]]:
    kinds: dict[str, list[str]] = {}
    for drawn in luck:
        kinds.setdefault(drawn.kind, []).append(drawn.item)
    return kinds


def _without(fate: Fate, drawn: Drawn) -> Fate:
    items = fate[drawn.kind]
    at = items.index(drawn.item)
    return _sorted({**fate, drawn.kind: items[:at] + items[at + 1 :]})


def _sorted(fate: Mapping[str, Sequence[str]]) -> Fate:
    """Return a fate as saves have it: in the order of the kinds' names, each with something owed."""
    return {kind: tuple(fate[kind]) for kind in sorted(fate) if fate[kind]}
