"""What the simple players reckon with: what an attack or a laid tile brings, where the humans want to be."""

from typing import Final

from msgspec.structs import replace

from engine.claustrophobia.fights.combat import combat_dice, extra_dice
from engine.claustrophobia.moves import Fight, LayTile
from engine.claustrophobia.rounds.phases import Placing
from engine.claustrophobia.scenarios import scenario_of
from engine.claustrophobia.state import State, Tile
from engine.claustrophobia.tunnels.map import cell_beside, distances, neighbours, tile_of, unexplored_sides, warriors_on
from engine.claustrophobia.warriors.kinds import HumanName, side_of
from engine.claustrophobia.warriors.strength import has_talent, stats_of

FAR_AWAY = 99
"""The distance where there is no way."""
SIDES = 6
"""The sides of a die."""
NEAR = 2
"""The steps from which what appears reaches the humans soon."""
MANY_PLACES = 3
"""So many places to appear near the humans are enough."""


def expected_hits(state: State, move: Fight) -> float:
    """Return how many hits an attack brings on average, without what guards take."""
    at = tile_of(state, move.warrior, move.at)
    if at is None:
        return 0.0
    dice, chance = _dice(state, move, at)
    tile = at if move.tile is None else move.tile
    hits = dice * chance * (2 if state.tiles[tile].rule.doubles_hits else 1)
    there = warriors_on(state, tile, side_of(move.target)).count(move.target)
    return min(hits, there) if move.target == "troglodyte" else hits


def chance_to_hit(state: State, move: Fight) -> float:
    """Return how likely it is that an attack hits at all, before what guards take."""
    at = tile_of(state, move.warrior, move.at)
    if at is None:
        return 0.0
    dice, chance = _dice(state, move, at)
    return 1 - (1 - chance) ** dice


def _dice(state: State, move: Fight, at: int) -> tuple[int, float]:
    """Return how many dice an attack from a tile has, and how likely each one hits."""
    dice = combat_dice(state, move.warrior, at, move.target) + extra_dice(move)
    chance = (SIDES + 1 - stats_of(state, move.target).defense) / SIDES
    if has_talent(state, move.warrior, "frantic"):
        chance += (1 - chance) * chance
    return dice, chance


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
