"""What trying needs to know of a game, beyond what is needed to play it at tables."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple


class TypedCommand(NamedTuple):
    """A command as a person types it, with options by name."""

    command: str
    options: Mapping[str, str] = {}


class UnreadableError(Exception):
    """A text is no position; the message is a sentence for whoever wrote it."""


@dataclass(frozen=True, kw_only=True)
class TrialGame:
    """A game as it is tried."""

    opening: TypedCommand
    """Opens a table."""

    players: int
    """How many are seated when a table is dealt."""

    chosen_sides: Sequence[str] = ()
    """The sides among which whoever is dealt a seat chooses; empty where the seat is dealt with its side."""

    typed: Callable[[Any], TypedCommand]
    """Return the command for a move."""

    written: Callable[[Any], str]
    """Write a position as text."""

    read: Callable[[str], Any]
    """Read what `written` writes. Raises UnreadableError."""

    start_from: Callable[[Any, Any], Any] = lambda position, _setup: position
    """Return a position as the start of a match with this setup."""
