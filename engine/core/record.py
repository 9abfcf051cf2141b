"""The kinds of value that games are made of: values, moves (what a player asks), events (what happened), reasons."""

from collections.abc import Mapping
from typing import NewType

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
