"""The values that games are made of, tables with a row for each kind, and what can go wrong in the engine, by cause."""

from collections.abc import Iterable, Mapping
from typing import NewType, TypeVar

import msgspec

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in turn order."""


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """An immutable value; equal when its fields are equal.

    What never changes never holds itself, so the search for cycles (`gc`) passes values by, which makes them cheap.
    """


class Move(Value, frozen=True, tag_field="move", tag=True):
    """What a player asks for, in the imperative: `MoveToken`, `Resign`. Each game has a closed union of them."""


class Event(Value, frozen=True, tag_field="event", tag=True):
    """What happened, in the past tense and complete in itself. Each game has a closed union of them."""


class Reason(Value, frozen=True):
    """Why something is not allowed: a key and the facts that its sentence needs (`render` has the sentences)."""

    key: str
    """Which reason it is."""
    facts: Mapping[str, str | int] = {}
    """What its sentence needs, by name."""

    @classmethod
    def of(cls, key: str, **facts: str | int) -> "Reason":
        """Make a reason from a key and named facts."""
        return cls(key, facts)


class Refused(Exception):  # noqa: N818 - the word players and callers use; it is not a fault of the program
    """Somebody asked for something that cannot be; `reason` says why not."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key, dict(reason.facts))
        self.reason = reason


class NotAllowed(Refused):
    """The rules of `game` (its key) do not allow this move now."""

    def __init__(self, game: str, reason: Reason) -> None:
        super().__init__(reason)
        self.game = game


class CorruptSave(Exception):  # noqa: N818 - named for what is found, like the sentence that reports it
    """A save that cannot be read, or that does not fold to a sound position; the text is one sentence."""


class NewerSave(CorruptSave):
    """A save of a schema that only a later version of the program knows."""


Kind = TypeVar("Kind")
Row = TypeVar("Row")


def by_kind(kinds: Iterable[Kind], rows: Mapping[Kind, Row]) -> Mapping[Kind, Row]:
    """Return the rows in the order of their kinds. Raises LookupError where a kind has no row, or a row no kind."""
    ordered = tuple(kinds)
    missing, unknown = [kind for kind in ordered if kind not in rows], [kind for kind in rows if kind not in ordered]
    if missing or unknown:
        raise LookupError(f"kinds without a row: {missing}; rows without a kind: {unknown}")
    return {kind: rows[kind] for kind in ordered}
