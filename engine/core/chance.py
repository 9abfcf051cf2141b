"""Luck: rules ask it to pick from a bag, and what it gave is written into the journal."""

import random
import secrets
from collections.abc import Iterable, Sequence
from typing import Protocol


class Chance(Protocol):
    """The only source of luck that rules may use."""

    def pick(self, bag: Sequence[str]) -> str:
        """Give one of the items of a bag that is not empty; equal items count as often as they are in it."""


class SystemChance:
    """Luck from the operating system, for real games."""

    def pick(self, bag: Sequence[str]) -> str:
        """Give any item, all equally likely."""
        return secrets.choice(bag)


class SeededChance:
    """Luck that a seed repeats, for tests and simulations."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)  # noqa: S311 - repeatable on purpose; real games use SystemChance

    def pick(self, bag: Sequence[str]) -> str:
        """Give the item that the seed chooses."""
        return self._random.choice(bag)


class ScriptedChance:
    """Luck that follows a script; asking for more than the script holds, or for what is not in the bag, is an error."""

    def __init__(self, script: Iterable[str]) -> None:
        self._script = list(script)

    def pick(self, bag: Sequence[str]) -> str:
        """Give the script's next item."""
        if not self._script:
            raise LookupError(f"the script is at its end; the bag holds {list(bag)}")
        item = self._script.pop(0)
        if item not in bag:
            raise LookupError(f"the script says {item!r}; the bag holds {list(bag)}")
        return item


def fated(fate: Sequence[str], bag: Sequence[str]) -> str | None:
    """Give what will come of a bag because an undo took it back: the first of `fate` that is in it, None if none is."""
    return next((item for item in fate if item in bag), None)


class FatedChance:
    """Luck that first gives again what an undo took back, then asks another chance; it notes all that it gave.

    Nobody can fish for a better card by undoing: `fate` holds the outcomes of the undone turns, in their order. An
    outcome that is no longer in the bag (the players went another way) is dropped.
    """

    def __init__(self, fate: Sequence[str], otherwise: Chance) -> None:
        self.fate = tuple(fate)
        self.given: tuple[str, ...] = ()
        self._otherwise = otherwise

    def pick(self, bag: Sequence[str]) -> str:
        """Give the next outcome of fate that is in the bag, or a fresh one."""
        item = fated(self.fate, bag)
        if item is None:
            self.fate, item = (), self._otherwise.pick(bag)
        else:
            self.fate = self.fate[self.fate.index(item) + 1 :]
        self.given += (item,)
        return item
