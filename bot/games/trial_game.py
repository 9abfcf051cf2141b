"""What trying needs to know of a game, beyond what is needed to play it at tables."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple


class TypedCommand(NamedTuple):
    """A command as a person types it, with options by name."""

    command: str
    options: Mapping[str, str] = {}


@dataclass(frozen=True, kw_only=True)
class TrialGame:
    """A game as it is tried.

    `opening` opens a table, at which `players` are seated when it is dealt. `typed` is the command for a move.
    `written` is a position as text; `read` is its inverse and raises ImpossibleError with a sentence. `sides` are a
    position's sides by seat. `start_from` is a position as the start of a match with this setup.
    """

    opening: TypedCommand
    players: int
    typed: Callable[[Any], TypedCommand]
    written: Callable[[Any], str]
    read: Callable[[str], Any]
    sides: Callable[[Any], Sequence[str]]
    start_from: Callable[[Any, Any], Any]
