"""A puzzle: a position, an aim that can be checked, and what is known of its solution."""

from functools import lru_cache
from typing import Final, Literal, get_args

from engine.core import Seat, Value
from engine.fearsome_floors.notation import read_position
from engine.fearsome_floors.state import State, TokenPhase
from engine.fearsome_floors.tokens import Colour, TokenName

Kind = Literal[
    "save", "escape", "one-tile", "duel", "leader", "feed", "both", "eat-them-all", "get-out", "win", "spare"
]
"""What is asked. `get-out`, `win` and `spare` are asked in lessons alone."""

Theme = Literal[
    "push",
    "slide",
    "come-in",
    "stay",
    "bait",
    "turning-stone",
    "teleporter",
    "monster-pushes",
    "wall",
    "tie",
]
"""What a solution is done with, the most telling first: what the token does, then what the monster does after it."""

THEMES: Final[tuple[Theme, ...]] = get_args(Theme)

Grade = Literal[1, 2, 3, 4, 5]
"""How hard a puzzle is, 5 being hardest."""


class Puzzle(Value, frozen=True, omit_defaults=True):
    """One puzzle: the player to move in its position has to find the one result that meets its aim."""

    kind: Kind
    """What is asked."""
    position: str
    """The position as text (FFN)."""
    solution: tuple[str, ...]
    """The moves, or the tile, that meet the aim, as text; others with the same result do, too."""
    grade: Grade = 1
    """How hard it is."""
    themes: tuple[Theme, ...] = ()
    """What the solution is done with."""
    token: TokenName | None = None
    """The token that has to escape, or in a lesson to be spared."""
    prey: TokenName | None = None
    """The token that has to be eaten."""
    count: int = 0
    """How many tokens of the others have to be eaten at least."""
    tempting: tuple[str, ...] = ()
    """What looks best at first sight, and is wrong; empty where nothing does."""
    candidates: int = 0
    """How many different results there are to choose from."""
    found_by: tuple[str, ...] = ()
    """The levels of programs that play the solution when they think of this round alone, the weakest first."""
    day: int | None = None
    """Its place in the year, from 0; None for one that is there for practice."""

    @property
    def seat(self) -> Seat:
        """Return the seat whose puzzle it is."""
        return Seat(start_of(self).colours.index(self.colour))

    @property
    def colour(self) -> Colour:
        """Return the colour whose puzzle it is."""
        phase = start_of(self).phase
        if not isinstance(phase, TokenPhase):
            raise TypeError(f"nobody is to move in the puzzle {self.position}")
        return phase.colour


@lru_cache(maxsize=64)
def start_of(puzzle: Puzzle) -> State:
    """Return the position of a puzzle, with all tokens where they are."""
    return read_position(puzzle.position)
