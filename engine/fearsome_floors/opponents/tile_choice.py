"""Placing tiles in a draft. No dungeon favours a seat, so opponents lay them for a good game.

Along the way from the entrance to the exit: pools on it, stones close to it for cover, and what turns the monster or
takes it elsewhere a little aside, with arrows that send it back to the way; and all of it apart from each other.
"""

from collections.abc import Mapping
from typing import Final

from engine.core import Chance, Motive, RatedMove, by_kind
from engine.fearsome_floors.board import CORNERS, Direction, coordinates
from engine.fearsome_floors.draft import OF_PAIRS, placements
from engine.fearsome_floors.moves import AnyMove, PlaceTile
from engine.fearsome_floors.state import State
from engine.fearsome_floors.supply import DRAFT_TILES, DraftTile, piece_of, squares_of
from engine.fearsome_floors.tiles import floors_by_square

_SLOPE: Final = 10 / 15
"""Rows by columns of the straight way from corner to corner."""

ASIDE: Final[Mapping[DraftTile, float]] = by_kind(
    DRAFT_TILES,
    {
        "stone": 1.5,
        "crystal": 1.5,
        "turner": 3.0,
        "reverser": 3.0,
        "pool2x2": 0.0,
        "pool4x1": 0.0,
        "teleporter1": 3.5,
        "teleporter2": 3.5,
    },
)
"""How many rows beside the way each kind lies best."""

_MOTIVES: Final[Mapping[float, str]] = {
    1.5: "tile-for-cover",
    3.0: "tile-to-turn",
    0.0: "tile-on-way",
    3.5: "tile-aside",
}

AS_FAR: Final = 1.0
"""So many rows more or less make no difference."""

BACK: Final[Mapping[bool, tuple[Direction, ...]]] = {True: ("n", "e"), False: ("s", "w")}
"""The arrows that send the monster back to the way, on a teleporter below it (true) and on one above."""

APART: Final = 3
"""Tiles that are nearer to each other than this crowd the dungeon."""

NEAR_CORNER: Final = 3
AS_GOOD: Final = 20
"""Chance chooses among so many of the best placements, and all that are as good as the last of them."""


def choose(state: State, luck: Chance) -> RatedMove[AnyMove]:
    """Choose a tile by lot, and one of the best places for it."""
    kind = luck.pick("tile", state.draft)
    best = [choice for choice in judge(state) if isinstance(choice.move, PlaceTile) and choice.move.tile == kind]
    best = [choice for choice in best if choice.value >= best[:AS_GOOD][-1].value]
    chosen = best[int(luck.pick("place", [str(index) for index in range(len(best))]))]
    return RatedMove(chosen.move, chosen.value, explain(chosen.move))


def judge(state: State) -> tuple[RatedMove[AnyMove], ...]:
    """Give every placement a value from 0 to 1: how well it fits, the best one first."""
    taken = tuple({*state.tiles, *floors_by_square(state.patches, state.teleporters)})
    judged = [RatedMove[AnyMove](move, _value(move, taken)) for move in placements(state)]
    return tuple(sorted(judged, key=lambda choice: -choice.value))


def explain(move: AnyMove) -> tuple[Motive, ...]:
    """Say what a tile is for."""
    if not isinstance(move, PlaceTile):
        return ()
    return (Motive(_MOTIVES[ASIDE[move.tile]], {"tile": move.tile, "square": move.square}),)


def _value(move: PlaceTile, taken: tuple[str, ...]) -> float:
    """Return how well a placement fits."""
    covered = [
        square
        for square in squares_of(piece_of(move.tile, move.square, move.direction), move.square)
        if square is not None
    ]
    spots = [coordinates(square) for square in covered]
    column = sum(spot[0] for spot in spots) / len(spots)
    row = sum(spot[1] for spot in spots) / len(spots)
    beside = row - column * _SLOPE
    aside = max(0.0, abs(abs(beside) - ASIDE[move.tile]) - AS_FAR)
    astray = move.tile in OF_PAIRS and move.direction not in BACK[beside > 0]
    crowded = max(0, APART - min((_apart(one, other) for one in covered for other in taken), default=APART))
    cornered = max(0, NEAR_CORNER - min(_apart(one, corner) for one in covered for corner in CORNERS))
    return round(1 / (1 + aside + 0.8 * crowded + cornered + astray), 3)


def _apart(one: str, other: str) -> int:
    """Return how many squares lie between two, and one more."""
    (column, row), (far, deep) = coordinates(one), coordinates(other)
    return abs(column - far) + abs(row - deep)
