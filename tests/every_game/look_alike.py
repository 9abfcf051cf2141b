"""What a game says of positions and moves that a viewer cannot tell apart."""

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from engine.core import Seat


class LookAlike(NamedTuple):
    """How a game makes what looks alike, by lot."""

    position: Callable[[Any, Seat | None, random.Random], Any]
    """Another position that looks like this one to a viewer, or by chance the same."""

    luck: Callable[[Any], frozenset[str]]
    """The kinds of luck that only their seat sees when it makes this move, so that anything else could have come."""

    move: Callable[[Any, Seat | None, Any, random.Random], Any]
    """A move, in such a position, that looks to all others like the move of this seat."""
