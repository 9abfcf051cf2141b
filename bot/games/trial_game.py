"""What trying needs to know of a game, beyond what is needed to play it at tables."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from bot.table.game import MoveNotation
from engine.core.notation import BadNotation


class TypedCommand(NamedTuple):
    """A command as a person types it, with options by name."""

    command: str
    """Its name, with that of its subcommand."""
    options: Mapping[str, str] = {}
    """What is typed for each option."""


def typed_by_act(notation: MoveNotation[Any, Any]) -> Callable[[Any], TypedCommand]:
    """Return how moves are typed in a game that lists them."""
    return lambda move: TypedCommand("act", {"move": notation.write(move)})


def _no_text(_state: Any) -> None:
    return None


def _no_position(_text: str) -> Any:
    raise BadNotation("position: the game has no notation.")


@dataclass(frozen=True, kw_only=True)
class TrialGame:
    """A game as it is tried."""

    typed: Callable[[Any], TypedCommand]
    """Return the command for a move."""

    players: int = 2
    """How many are seated when a table is dealt."""

    chosen_sides: Sequence[str] = ()
    """The sides among which whoever is dealt a seat chooses; empty where the seat is dealt with its side."""

    written: Callable[[Any], str | None] = _no_text
    """Write a position as text; None for a game without a notation."""

    read: Callable[[str], Any] = _no_position
    """Read what `written` writes. Raises BadNotation."""

    start_from: Callable[[Any, Any], Any] = lambda position, _setup: position
    """Return a position as the start of a match with this setup."""
