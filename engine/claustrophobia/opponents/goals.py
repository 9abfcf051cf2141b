"""Where the simple players' humans want to be: what their scenario says, or else where all explore."""

from typing import Final

from engine.claustrophobia.scenarios import scenario_of
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.map import neighbours, unexplored_sides
from engine.claustrophobia.warriors.kinds import HumanName

Goals = frozenset[int]

ENOUGH: Final = 3
"""The humans who explore together, unless it is said how many are to escape."""


def goals_of(state: State, human: HumanName) -> Goals:
    """Return the tiles to which a human goes: those of the scenario, or else the one from which all explore."""
    found = scenario_of(state).wanted(state, human)
    if found:
        return found
    tile = front(state)
    return frozenset() if tile is None else frozenset({tile})


def front(state: State) -> int | None:
    """Return the tile from which the humans explore together: near most of them, and the latest of those."""
    open_tiles = [tile for tile in range(len(state.tiles)) if unexplored_sides(state, tile)]
    return max(open_tiles, key=lambda tile: (_gathered(state, tile), tile), default=None)


def is_together(state: State, tile: int) -> bool:
    """Whether there are enough humans on a tile or beside it to explore from it."""
    enough = scenario_of(state).to_escape or ENOUGH
    return tile == front(state) or _gathered(state, tile) >= enough


def _gathered(state: State, tile: int) -> int:
    """Count the humans who are on a tile or beside it."""
    near = {tile, *(other for _, other in neighbours(state, tile))}
    return sum(human.tile in near for human in state.in_play.values())


def is_exploring(state: State, human: HumanName) -> bool:
    """Whether there is nothing yet that a human could go to."""
    return not scenario_of(state).wanted(state, human)
