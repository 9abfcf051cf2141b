"""Luck: rules ask it to pick from a bag, and what it gave is written into the journal."""

import random
from collections.abc import Iterable, Mapping, Sequence
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

    def __init__(self) -> None:
        self._random = random.SystemRandom()  # `secrets` has the same, and loads OpenSSL, which takes 4 MB

    def pick(self, _kind: str, bag: Sequence[str], /) -> str:
        """Return any item, all equally likely."""
        return self._random.choice(bag)


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
        scripted = self._script.pop(0)
        drawn = Drawn(kind, scripted) if isinstance(scripted, str) else scripted
        if drawn.kind != kind or drawn.item not in bag:
            raise LookupError(f"the script says {scripted!r}; the bag of kind {kind!r} holds {list(bag)}")
        return drawn.item


class FatedChance:
    """Luck that first gives again what an undo took back, then asks another chance; it notes all that it gave.

    Nobody can fish for better luck by undoing, in whatever order things are drawn then: of each kind the first item
    of fate that is in the bag comes, and nothing fresh while there is one. What is not in the bag stays owed.
    """

    def __init__(self, fate: Fate, otherwise: Chance) -> None:
        self.fate = fate
        self.given: tuple[Drawn, ...] = ()
        self.skipped: tuple[int, ...] = ()
        self._otherwise = otherwise

    def pick(self, kind: str, bag: Sequence[str], /) -> str:
        """Return the next item of this kind's fate that is in the bag, or a fresh one."""
        owed = self.fate.get(kind, ())
        item = fated(self.fate, kind, bag)
        at = len(owed) if item is None else owed.index(item)
        if item is None:
            item = self._otherwise.pick(kind, bag)
        else:
            self.fate = _sorted({**self.fate, kind: owed[:at] + owed[at + 1 :]})
        self.given += (Drawn(kind, item),)
        self.skipped += (at,)
        return item


def fated(fate: Fate, kind: str, bag: Sequence[str]) -> str | None:
    """Return what will come of a bag because an undo took it back; None if that is open."""
    # A bag may be a text such as "123456", in which "34" is, too, though not among its items.
    return next((item for item in fate.get(kind, ()) if item in tuple(bag)), None)


def owed_again(fate: Fate, luck: Sequence[Drawn], skipped: Sequence[int] = ()) -> Fate:
    """Return the fate after an undo of a turn with this luck: each item is owed behind what its draw had skipped.

    So a kind keeps the order in which its items first came, whatever bags were asked since: before what was owed
    already, if nothing was skipped.
    """
    owed = {kind: list(items) for kind, items in fate.items()}
    for number, drawn in reversed([*enumerate(luck)]):
        owed.setdefault(drawn.kind, []).insert(_skipped(skipped, number), drawn.item)
    return _sorted(owed)


def taken_back(turns: Sequence[tuple[Sequence[Drawn], Sequence[int]]]) -> Fate:
    """Return the fate that follows from turns that can be played again, the next one first.

    Each is told by its luck and by what that had skipped.
    """
    fate: Fate = {}
    for luck, skipped in reversed(turns):
        fate = owed_again(fate, luck, skipped)
    return fate


def given_again(fate: Fate, luck: Sequence[Drawn], skipped: Sequence[int] = ()) -> Fate:
    """Return the fate after a redo of a turn with this luck: the opposite of `owed_again`."""
    owed = {kind: list(items) for kind, items in fate.items()}
    for number, drawn in enumerate(luck):
        items = owed.get(drawn.kind, [])
        if items:
            del items[min(_skipped(skipped, number), len(items) - 1)]
    return _sorted(owed)


def _skipped(skipped: Sequence[int], number: int) -> int:
    return skipped[number] if number < len(skipped) else 0


def _sorted(fate: Mapping[str, Sequence[str]]) -> Fate:
    """Return a fate as saves have it: in the order of the kinds' names, each with something owed."""
    return {kind: tuple(fate[kind]) for kind in sorted(fate) if fate[kind]}
