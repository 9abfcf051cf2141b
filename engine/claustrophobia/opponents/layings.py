"""How the simple players lay a tile that was drawn: what the tunnels come to with it."""

from msgspec.structs import replace

from engine.claustrophobia.moves import LayTile
from engine.claustrophobia.opponents.distances import FAR_AWAY, distances
from engine.claustrophobia.rounds.phases import Placing
from engine.claustrophobia.state import State, Tile
from engine.claustrophobia.tunnels.map import cell_beside, unexplored_sides, warriors_on

NEAR = 2
"""The steps from which what appears reaches the humans soon."""
MANY_PLACES = 3
"""So many places to appear near the humans are enough."""


def laid(state: State, move: LayTile) -> State:
    """Return the tunnels with the drawn tile laid so, and the explorer on it. Raises LookupError if none is drawn."""
    placing = state.owed
    if not isinstance(placing, Placing):
        raise LookupError("no tile is to be placed")  # noqa: TRY004 - the position is wrong, not a type
    x, y = cell_beside(state.tiles[placing.origin].cell, placing.direction)
    explorer = replace(state.humans[placing.explorer], place=len(state.tiles))
    return replace(
        state,
        tiles=(*state.tiles, Tile(placing.tile, x, y, move.turn)),
        humans={**state.humans, placing.explorer: explorer},
    )


def worth_of_laying(state: State, move: LayTile) -> float:
    """Return what it is worth to the demons that a tile is laid so.

    Good for them are few ways on for the explorer, and places to appear and troglodytes near the humans.
    """
    after = laid(state, move)
    steps = distances(after, {human.tile for human in after.in_play.values() if human.tile is not None}, "demons")
    near = (tile for tile, far in steps.items() if far <= NEAR and not warriors_on(after, tile, "humans"))
    places = sum(bool(unexplored_sides(after, tile)) for tile in near)
    far = sum(min(steps.get(tile, FAR_AWAY), NEAR * 3) for tile in after.troglodytes)
    return min(places, MANY_PLACES) - len(unexplored_sides(after, len(state.tiles))) - far / 10
