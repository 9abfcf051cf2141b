"""A puzzle, or a lesson: a position of Claustrophobia with a choice, and what is known of it."""

from functools import lru_cache
from typing import Literal

from engine.claustrophobia.game import to_act
from engine.claustrophobia.notation.position import read_position
from engine.claustrophobia.state import State
from engine.core import Seat, Value

Kind = Literal[
    "best-chance", "nobody-exhausted", "way-free", "redeemer-lives", "humans-win", "redeemer-dies", "in-reach"
]
"""What is asked: that the demon dies now with the best chance; all others are asked in lessons alone."""

Grade = Literal[1, 2, 3, 4, 5]
"""How hard a puzzle is, 5 being hardest."""


class Puzzle(Value, frozen=True, omit_defaults=True):
    """One puzzle: the player to act in its position has to answer it."""

    kind: Kind
    """What is asked."""
    position: str
    """The position as text (CLN)."""
    solution: tuple[str, ...]
    """The moves that answer it best, as text."""
    grade: Grade = 1
    """How hard it is."""
    tempting: tuple[str, ...] = ()
    """What looks best at first sight, and is not; empty where nothing does."""
    candidates: int = 0
    """How many answers there are to choose from."""
    luck: tuple[str, ...] = ()
    """The dice that come in a lesson, in order."""

    @property
    def seat(self) -> Seat:
        """Return the seat whose puzzle it is."""
        return min(to_act(start_of(self)))


@lru_cache(maxsize=64)
def start_of(puzzle: Puzzle) -> State:
    """Return the position of a puzzle."""
    return read_position(puzzle.position)
