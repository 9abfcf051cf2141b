"""Lines: what a human can do in a round, by the number of the die on their board (rules, section 5)."""

from collections.abc import Mapping
from typing import Final

from engine.core import Value

LINES: Final = 6
"""The lines of a board; who has none left is dead."""

MOST_DEFENSE: Final = 6
"""No defense is above what a die can roll."""


class Stats(Value, frozen=True):
    """Movement, combat and defense, or what something adds to them."""

    movement: int = 0
    """The tiles that a warrior can go in an activation."""
    combat: int = 0
    """The dice of an attack."""
    defense: int = 0
    """What a die must show at least to hit."""

    def plus(self, more: "Stats") -> "Stats":
        """Return the sum."""
        return Stats(self.movement + more.movement, self.combat + more.combat, self.defense + more.defense)

    def within_bounds(self) -> "Stats":
        """Return them with nothing below 0 and the defense at 6 at most."""
        return Stats(max(self.movement, 0), max(self.combat, 0), min(max(self.defense, 0), MOST_DEFENSE))


NOTHING: Final = Stats()
EXHAUSTED: Final = Stats(0, 0, 3)
"""The line of whoever got a die whose line is cancelled."""

Board = Mapping[int, Stats]
"""The line of each die."""


def board_of(*lines: tuple[int, int, int]) -> Board:
    """Return a board from the lines of the dice 1 to 6."""
    return {die: Stats(*line) for die, line in enumerate(lines, start=1)}


REDEEMER: Final = board_of((2, 1, 3), (1, 2, 4), (2, 1, 4), (1, 3, 3), (1, 1, 5), (1, 2, 5))
BRUTE: Final = board_of((1, 3, 3), (1, 2, 4), (2, 2, 3), (1, 3, 4), (1, 1, 5), (1, 4, 3))
BLADE: Final = board_of((1, 3, 3), (2, 1, 4), (1, 2, 4), (2, 2, 3), (1, 1, 5), (2, 3, 3))
